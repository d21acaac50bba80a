"""Monza compiled: turns without tiles as tables, turns with tiles walked, drivers given as data."""

from hairpin.fast.monza.races import MonzaRaces, TableDriver

__all__ = ["MonzaRaces", "TableDriver"]
