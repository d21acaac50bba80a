"""The same games as flat tables and compiled kernels: millions of turns a second, equal to `games` turn by turn.

`open_races(game)` opens any game: `.run(drivers, races, seed)` drives a batch, `.record(drivers, race, seed)` writes
any race of it down for `games` to replay.
"""

from hairpin.fast.batch import Batch
from hairpin.fast.races import Races, open_races

__all__ = ["Batch", "Races", "open_races"]
