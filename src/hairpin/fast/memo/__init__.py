"""Memo-Car-Race compiled: batches of races by drivers that forget everything, something or nothing."""

from hairpin.fast.memo.races import MemoRaces
from hairpin.fast.memo.rally import Batch, Rally

__all__ = ["Batch", "MemoRaces", "Rally"]
