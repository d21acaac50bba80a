"""The problem to be solved: one board with the rules that matter, seats numbered from the starter on.

A problem has one table for each seat: the values at the beginning of its turn. Rows are positions, columns the seats
counted from the one on turn. A problem knows the Bellman backup of one turn; the solver decides how often to apply it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import cached_property
from itertools import accumulate
from typing import Any, NamedTuple

import numpy as np

from hairpin.core.errors import EndlessRaceError, OptionValueError
from hairpin.fast.monza.board import Board, lay_board
from hairpin.fast.monza.tables.endings import Endings, make_endings
from hairpin.games.monza import Monza, Track
from hairpin.solve.plain_backup import Flags

PATIENCE = 8
RULES_VERSION = 2  # of the game, when the values last changed; where a race begins (RU-31) does not change them
TOLERANCES = {"float64": 1e-15, "float32": 3e-8}  # changes up to this are rounding, and are not written


class DirtyFlags:
    """Which columns of each seat's table changed in the last sweep; in the first sweep all count as changed.

    A sweep that was interrupted has lost some of its flags, so that all count as changed in the sweep after it as well.
    """

    def __init__(self, standings: tuple[int, ...], is_resumed: bool = False) -> None:
        self.flags = [np.ones(number, np.uint8) for number in standings]
        self.all = [np.ones(number, np.uint8) for number in standings]
        self.sweeps = -1 if is_resumed else 0

    def after(self, mover: int) -> Flags:
        """Return the flags of the table of the seat after this one."""
        return (self.flags if self.sweeps > 0 else self.all)[(mover + 1) % len(self.flags)]

    def clear(self, mover: int) -> None:
        """Clear the flags of a seat's table, before it is filled."""
        self.flags[mover][:] = 0


class Response(NamedTuple):
    """One seat's best response, in tables like those of the values, bounded from above.

    values     what it can reach while the others keep to the solved values
    lengths    how many turns it can make the race last
    tolerance  up to which changes of `values` are ignored
    """

    seat: int
    values: Any
    lengths: Any
    tolerance: float


class ResponseChange(NamedTuple):
    """What the backup of one turn changed, at most.

    value, length  how much the two tables of a response rose
    gain           what the mover could gain in this turn alone by the solved values
    residual       by how much a solved value differs from its backup
    """

    value: float
    length: float
    gain: float
    residual: float


def check_ways_home(track: Track) -> None:
    """Refuse a board on which a car can be lost for good: its races need not end, and have no values."""
    if track.lost:
        place = track.dead_ends[0]
        raise EndlessRaceError(
            f"track={track.name} is not possible: a car can be stuck for ever on {place}, so that races need not end; "
            "choose a board on which every space leads into the finish",
            option="track",
            value=track.name,
            place=place,
        )


class Problem(ABC):
    """A race of Monza to be solved."""

    def __init__(self, game: Monza) -> None:
        if game.options.pro:
            raise OptionValueError(
                "pro=yes has a table for one car only; choose pro=no", option="pro", value=True, choices=("no",)
            )
        if game.options.push_targets:
            raise OptionValueError(
                "push_targets=yes is not solved: values know who is home, not on which square; choose push_targets=no",
                option="push_targets",
                value=True,
                choices=("no",),
            )
        check_ways_home(game.track)
        self.game = game
        self.seats = game.players

    @cached_property
    def board(self) -> Board:
        """The board as arrays."""
        return lay_board(self.game)

    @cached_property
    def endings(self) -> Endings:
        """The endings of every turn."""
        return make_endings(self.board, self.game.options.stopping)

    @property
    def rules(self) -> Mapping[str, object]:
        """What the values depend on, as it stands in a value file."""
        options = self.game.options
        return {
            "track": options.track.name,
            "hash": options.track.hash,
            "version": RULES_VERSION,
            "players": self.seats,
            "stopping": options.stopping,
            "free_finish": options.free_finish,
        }

    @property
    @abstractmethod
    def standings(self) -> tuple[int, ...]:
        """In how many ways the other cars can stand, for each seat on turn."""

    @cached_property
    def starts(self) -> tuple[int, ...]:
        """Where each seat's table begins when they lie one after the other; at last, where they end."""
        return tuple(accumulate((self.board.road * standings for standings in self.standings), initial=0))

    @property
    def shape(self) -> tuple[int, int]:
        """The shape of all tables together."""
        return self.starts[-1], self.seats

    def table(self, tables: Any, mover: int) -> Any:
        """Return one seat's part of all tables."""
        return tables[self.starts[mover % self.seats] : self.starts[mover % self.seats + 1]]

    def count_choices(self, turns: float) -> float:
        """Bound how often a seat chooses within so many turns: once in every round that was begun."""
        return turns / self.seats + 1

    @property
    def patience(self) -> int:
        """After so many sweeps, values near the finish should have reached the start."""
        return PATIENCE

    def guess_length(self, mover: int, seat: int) -> Any:
        """Guess how many turns a seat can make the race last; a better guess needs fewer sweeps."""
        del mover, seat
        return 0.0

    @abstractmethod
    def prepare(self) -> None:
        """Compute what all threads share, before they start."""

    @abstractmethod
    def back_up(
        self, mover: int, tables: Any, draft: Any, dirty: DirtyFlags, temperature: float, first: int, upto: int
    ) -> float:
        """Back up some standings of a seat's table into its draft, a copy; return the largest change."""

    @abstractmethod
    def back_up_response(
        self, mover: int, tables: Any, response: Response, dirty: DirtyFlags, temperature: float, first: int, upto: int
    ) -> ResponseChange:
        """Back up some standings of one seat's best response."""
