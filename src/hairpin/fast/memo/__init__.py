"""Memo-Car-Race compiled: whole batches of rallies, by drivers that forget everything, something or nothing."""

from hairpin.fast.memo.rally import Batch, Rally

__all__ = ["Batch", "Rally"]
