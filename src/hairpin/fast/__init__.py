"""Compiled games: the same rules as in `games`, as flat tables and Numba kernels.

`open_races(game)` opens any game whose kit names an engine: `.run(drivers, races, seed)` runs a batch,
`.record(drivers, race, seed)` returns any race of it as a record for `games` to replay.
"""

from hairpin.fast.batch import Batch
from hairpin.fast.races import NotCompiledError, Races, open_races

__all__ = ["Batch", "NotCompiledError", "Races", "open_races"]
