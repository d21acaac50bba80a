"""Monza compiled: tables of turns, the simulator, its drivers and their search."""

from hairpin.fast.monza.drivers.kinds import TableDriver
from hairpin.fast.monza.races import MonzaRaces

__all__ = ["MonzaRaces", "TableDriver"]
