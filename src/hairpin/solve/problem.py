"""What is to be solved: one board with the rules that matter, seats numbered from the starter on.

A problem has one table a seat: the values at the beginning of its turn. Rows are positions, columns the seats counted
from the one on turn. `look_back` fills a table from those after it; a problem says how, the solver how often.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import cached_property
from itertools import accumulate
from math import ceil
from typing import Any

import numpy as np

from hairpin.core.errors import EndlessRaceError, OptionValueError
from hairpin.fast.monza.board import Board, lay_board
from hairpin.fast.monza.tables.endings import Endings, make_endings
from hairpin.games.monza import Monza, Track
from hairpin.solve.choices import Choices, Floats, list_choices
from hairpin.solve.last_round import LastRound
from hairpin.solve.reply import Reply, Rise, look_back_replying
from hairpin.solve.sweep import COUNTS, Flags, look_back

PATIENCE = 8
GRAIN = {"float64": 1e-15, "float32": 3e-8}


class News:
    """Which columns of each seat's table changed when it was last filled; in the first rounds all count as changed.

    A round that was broken off has lost some of its news, so that all count in the round after it as well.
    """

    def __init__(self, standings: tuple[int, ...], is_resumed: bool = False) -> None:
        self.flags = [np.ones(number, np.uint8) for number in standings]
        self.all = [np.ones(number, np.uint8) for number in standings]
        self.rounds = -1 if is_resumed else 0

    def after(self, mover: int) -> Flags:
        """Return what changed in the table of the seat after this one."""
        return (self.flags if self.rounds > 0 else self.all)[(mover + 1) % len(self.flags)]

    def forget(self, mover: int) -> None:
        """Begin to fill a seat's table."""
        self.flags[mover][:] = 0


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
    def turns(self) -> Endings:
        """All endings of all turns."""
        return make_endings(self.board, self.game.options.stopping)

    @property
    def rules(self) -> Mapping[str, object]:
        """What the values depend on, as it stands in a value file."""
        options = self.game.options
        return {
            "track": options.track.name,
            "hash": options.track.hash,
            "version": self.game.facts.version,
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

    def table(self, tables: Any, mover: int) -> Any:
        """Return one seat's part of all tables."""
        return tables[self.starts[mover % self.seats] : self.starts[mover % self.seats + 1]]

    def count_choices(self, turns: float) -> float:
        """Bound how often a seat chooses within so many turns: once in every round that was begun."""
        return turns / self.seats + 1

    @property
    def patience(self) -> int:
        """In so many sweeps what happens near the finish should be known at the start."""
        return PATIENCE

    def guess_length(self, mover: int, seat: int) -> Any:
        """Guess how many turns a seat can make the race last; the better the guess, the sooner it is known."""
        del mover, seat
        return 0.0

    @abstractmethod
    def prepare(self) -> None:
        """Compute what all threads need, before they do."""

    @abstractmethod
    def look_back(self, mover: int, tables: Any, draft: Any, news: News, heat: float, first: int, upto: int) -> float:
        """Fill the draft of a seat's table, which begins as it was, for some standings; return the largest change."""

    @abstractmethod
    def look_back_replying(
        self, mover: int, tables: Any, reply: Reply, news: News, heat: float, first: int, upto: int
    ) -> Rise:
        """Do the same for what one seat could reach, and how long it could keep the race going."""


class PlainRace(Problem):
    """A race without the bonus move: who is where says everything, and cars' colours do not matter."""

    @property
    def standings(self) -> tuple[int, ...]:
        """The others may be anywhere on the road."""
        return (int(self.board.road ** (self.seats - 1)),) * self.seats

    @cached_property
    def choices(self) -> Choices:
        """What rolls offer; an ending is its place, or how many dice it took to come home."""
        road, turns = self.board.road, self.turns
        return list_choices(turns, np.where(turns.end < road, turns.end, road + turns.used.astype(np.int64)))

    @cached_property
    def last_round(self) -> LastRound:
        """The positions in which somebody is home."""
        return LastRound(self.board, self.choices, self.seats)

    @cached_property
    def finish(self) -> tuple[Floats, ...]:
        """What it is worth to each seat to come home first, by the standing of the others and the dice used."""
        return tuple(self.last_round.finish(mover) for mover in range(self.seats))

    def prepare(self) -> None:
        """Solve the last round."""
        self._prepared = self.choices, self.finish, self._no_length

    def look_back(self, mover: int, tables: Any, draft: Any, news: News, heat: float, first: int, upto: int) -> float:
        """Look back through one turn."""
        return look_back(
            self.board.road,
            self.seats - 1,
            self.seats,
            self.table(tables, mover + 1),
            self.finish[mover],
            draft,
            self.choices,
            self.board.behind,
            heat,
            news.after(mover),
            news.flags[mover],
            GRAIN[str(tables.dtype)],
            first,
            upto,
        )

    @cached_property
    def _turns_alone(self) -> Floats:
        """How many turns a car needs from each place, at least, if it has the road for itself."""
        choices, road = self.choices, self.board.road
        turns = np.zeros(road + COUNTS)
        for place in np.argsort(-self.board.reach[:road], kind="stable"):
            here = slice(choices.end_start[place], choices.end_start[place + 1])
            ends, forced = choices.end[here], choices.forced[here]
            stay, onward = forced[ends == place].sum(), 1.0 + (forced * turns[ends]).sum()
            turns[place] = np.inf  # who can drive on does
            for case in range(choices.case_start[place], choices.case_start[place + 1]):
                options = choices.option[choices.option_start[case] : choices.option_start[case + 1]]
                onward += choices.chance[case] * turns[ends[options]].min()
            turns[place] = onward / (1.0 - stay)
        return turns[:road]

    @property
    def patience(self) -> int:
        """A sweep looks back by one turn of every car."""
        return max(PATIENCE, ceil(float(self._turns_alone[0])))

    def guess_length(self, mover: int, seat: int) -> Any:
        """Guess that it lasts until the foremost of the others would be home."""
        road, seats = self.board.road, self.seats
        least = np.full((1,) * seats, np.inf)
        for slot in range(seats):
            if (mover + slot) % seats != seat:
                shape = [road if axis == slot else 1 for axis in range(seats)]
                least = np.minimum(least, self._turns_alone.reshape(shape))
        return seats * np.broadcast_to(least, (road,) * seats).reshape(-1, 1)

    @cached_property
    def _no_length(self) -> Floats:
        return np.zeros((len(self.finish[0]), 1))

    def look_back_replying(
        self, mover: int, tables: Any, reply: Reply, news: News, heat: float, first: int, upto: int
    ) -> Rise:
        """Look back through one turn; at the finish the rest is solved, so that no reply can gain there."""
        after, here = (mover + 1) % self.seats, mover
        home = np.ascontiguousarray(self.finish[mover][:, (reply.seat - after) % self.seats, None])
        return Rise(
            *look_back_replying(
                self.board.road,
                self.seats - 1,
                self.seats,
                (reply.seat - mover) % self.seats,
                self.table(tables, after),
                self.finish[mover],
                self.table(tables, here),
                self.table(reply.values, after),
                home,
                self.table(reply.values, here),
                self.table(reply.lengths, after),
                self._no_length,
                self.table(reply.lengths, here),
                self.choices,
                self.board.behind,
                heat,
                news.after(mover),
                news.flags[mover],
                reply.grain,
                first,
                upto,
            )
        )
