"""The review of a race of Memo-Car-Race: what every tile, canister and choice was worth, by simulations.

A position's chance is that of seats which know every tile that was shown, through all swaps, and nothing else; the
rest of the race is driven by drivers with a perfect memory. The ways of a turn are compared by two rounds on the same
samples, the turns by whole races; both are combined by variance. Cars are placed before the first point.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from math import sqrt
from statistics import fmean

import numpy as np
from numpy.typing import NDArray

from hairpin.analysis.ledger import NOBODY, Basis, Step, settle
from hairpin.analysis.memo.curve import smooth
from hairpin.analysis.memo.reasons import give_reason
from hairpin.analysis.memo.recall import first_turn, recall_race
from hairpin.analysis.memo.turns import Branch, Fork, Lap, Ways, follow_turns, know_shown
from hairpin.analysis.memo.weigh import Look, is_clear, measure_error
from hairpin.analysis.simulate import Z95
from hairpin.core.errors import HiddenError
from hairpin.core.review import Chances, Decision, Forecast, Review, Way
from hairpin.fast.memo.notation import lay_belief
from hairpin.fast.memo.planner import Planner
from hairpin.fast.memo.rest import COLUMNS, WHOLE_RACE, Rests
from hairpin.fast.memo.table import NONE, Ints, Table
from hairpin.games.memo import Memo, State

RIVALS = 2  # how many ways are compared with the taken one at the second look
USUAL_TURNS = 80  # a longer race is sampled less in every turn
TINY = 1e-12

Floats = NDArray[np.float64]
OnProgress = Callable[[float], object]


@dataclass(frozen=True)
class Sampling:
    """How ways are compared: on so many samples from number `first` on, by so many rounds of each."""

    deals: int
    rounds: int
    first: int = 0


@dataclass(frozen=True)
class Effort:
    """How much is computed: races from the beginning of each turn, and the second look at its ways."""

    races: int
    second: Sampling

    def share(self, turns: int) -> Effort:
        """Return an effort that takes no longer for a race of many turns than for one of the usual length."""
        share = min(1.0, USUAL_TURNS / turns)
        races, deals = max(LEAST_RACES, int(self.races * share)), max(LEAST_DEALS, int(self.second.deals * share))
        return Effort(races, replace(self.second, deals=deals))


FIRST = Sampling(12, 2)
LEAST_RACES, LEAST_DEALS = 24, 8
EFFORTS = (
    Effort(256, Sampling(80, 6, FIRST.deals)),
    Effort(1024, Sampling(320, 8, FIRST.deals)),
    Effort(4096, Sampling(1280, 10, FIRST.deals)),
    Effort(8192, Sampling(4096, 12, FIRST.deals)),
)
MOST_EFFORT = len(EFFORTS) - 1


@dataclass(frozen=True)
class _Node:
    """A turn, weighed. Chances are by its own samples; `stages` are those before it and after each of its parts.

    best      the best way, if it is clear that it is better than the taken one; else the taken one
    said      what chance said after the taken way
    outcomes  the chances after everything that chance could have said
    wanted    the best end of the turn after it, if it is clear that it is better than the chosen one; else that one
    stages    before the turn, after the way, after what chance said, after the end of the turn was chosen
    worths    how much better than a random one the best way and the best end are
    base      the chances from which changes count: those of the best way; if it is no better for the seat on turn than
              what the drivers choose, but for the others, those of their choice
    gain      how much better the best way is than that of the drivers that drive the rest, if that is clear
    noise     the variance of the whole change
    """

    lap: Lap
    ways: Ways
    best: Fork
    said: Branch
    outcomes: tuple[Floats, ...]
    wanted: str
    stages: tuple[Floats, Floats, Floats, Floats]
    worths: tuple[float, float]
    base: Floats
    gain: Floats
    noise: float

    def move(self, chances: Floats) -> tuple[Callable[[Floats], Chances], float]:
        """Return how chances of this turn are told if it begins with these, and by how much differences shrink.

        All are moved by one affine map, so that luck keeps its expectation of 0 and no chance leaves 0 to 1.
        """
        changes = np.array([*self.stages, *self.outcomes]) - self.base
        room = np.where(changes < 0.0, chances, 1.0 - chances)
        keep = 1.0 / max(1.0, float((np.abs(changes) / np.maximum(room, TINY)).max()))
        return lambda told: _tell(chances + keep * (told - self.base)), keep


class MemoReviewer:
    """Reviews races of one game of Memo-Car-Race that are over. Of a running one it says nothing (RU-26)."""

    def __init__(self, game: Memo) -> None:
        self.game = game
        self._rests = Rests(game)
        self._planner = Planner(game)

    def review(self, words: Sequence[str], effort: int = 0, on_progress: OnProgress = lambda _: None) -> Review:
        """Return the review of a race that is over; equal words and efforts give equal reviews."""
        laps, last = self._follow(words)
        effort = max(0, min(effort, MOST_EFFORT))
        wanted = EFFORTS[effort].share(len(laps))
        nodes, driven = list[_Node](), list[Floats]()
        for number, lap in enumerate(laps, start=1):
            driven.append(self._drive(lap.state, wanted.races, number))
            nodes.append(self._weigh(lap, wanted, number))
            on_progress(number / len(laps))
        result = np.array(share_result(self.game, last))
        gains = np.array([*(node.gain for node in nodes), np.zeros_like(result)])
        changes = np.array([node.stages[-1] - node.base for node in nodes]) + gains[1:]
        noises = np.array([node.noise for node in nodes])
        curve = smooth(np.array(driven) + gains[:-1], wanted.races, changes, noises, result)
        chances = [*curve.chances, result]
        steps = [
            step
            for node, (now, after) in zip(nodes, pairwise(chances), strict=True)
            for step in self._book(node, now, after)
        ]
        choices = [
            next(step.decision for step in steps if step.decision and step.decision.ply == lap.ply) for lap in laps
        ]
        error = Z95 * sqrt(float((curve.variances + noises).mean()))
        turns = [(lap.ply, lap.state.turn) for lap in laps]
        basis = Basis("estimated", error, effort, effort == MOST_EFFORT)
        extra = recall_race(self.game, laps, choices)
        return settle(_tell(chances[0]), steps, turns, basis, extra, first=first_turn(self.game))

    def forecast(self, words: Sequence[str], effort: int = 0) -> Forecast:  # noqa: ARG002 - a reviewer's
        """Return the result of a race that is over, and refuse a running one: a chance would say what to remember."""
        _, last = self._follow(words)
        return Forecast(share_result(self.game, last), "solved", 0.0)

    def advise(self, words: Sequence[str]) -> Decision | None:
        """Return nothing for a race that is over, and refuse a running one."""
        self._follow(words)
        return None

    def _follow(self, words: Sequence[str]) -> tuple[list[Lap], State]:
        laps, last = follow_turns(self.game, words)
        if last.phase != "over":
            raise HiddenError(
                "a race of Memo-Car-Race is reviewed when it is over: before, a chance would help to remember"
            )
        return laps, last

    def _drive(self, state: State, races: int, seed: int) -> Floats:
        """Return the share of races driven on from a position that each seat wins."""
        nothing = np.full((1, COLUMNS), NONE)
        chances = self._rests.drive(self._lay(state), nothing, 2 * seed + 1, 0, races, WHOLE_RACE)
        mean: Floats = chances[:, 0].mean(0)
        return mean

    def _weigh(self, lap: Lap, effort: Effort, seed: int) -> _Node:
        """Simulate every drive of a turn, the way that was taken, and the swaps that are best at a first look."""
        root = self._lay(lap.state)
        ways = Ways(self._planner, lap)
        begins, every = ways.begins, [ways.taken, *ways.others]
        first = self._look(root, begins, 2 * seed, FIRST, [row for way in every for row in way.rows])
        rivals = sorted(ways.others, key=lambda way: -first.rate_fork(way))[:RIVALS]
        taken, *others = (first.prune(way, ways.chosen) for way in (ways.taken, *rivals))
        second = self._look(
            root, begins, 2 * seed, effort.second, [ways.idle, *(row for way in (taken, *others) for row in way.rows)]
        )
        best = second.find_best(taken, others)
        said = next(branch for branch in taken.branches if branch.word in ("", ways.said))
        wanted, end = second.find_end(said), next(end for end in said.ends if end.word == ways.chosen)
        is_worse = second.is_clear(second.end(wanted), second.end(end))
        stages = [second.fork(best), second.fork(taken), second.end(wanted), second.end(end if is_worse else wanted)]
        idle = second.samples[:, ways.idle]
        is_gain = second.is_clear(stages[0], idle)
        is_idle = not is_gain and any(is_clear(leads) for leads in (stages[0] - idle).T)
        begin, after, met, last = (stage.mean(0) for stage in stages)
        ends = next(branch.ends for branch in ways.taken.branches if branch.word == said.word)
        return _Node(
            lap=lap,
            ways=ways,
            best=best,
            said=said,
            outcomes=tuple(second.branch(branch).mean(0) for branch in taken.branches),
            wanted=wanted.word if is_worse else ways.chosen,
            stages=(begin, after, met, last),
            worths=(
                first.rate_fork(best) - fmean(map(first.rate_fork, every)),
                first.rate(wanted) - fmean(map(first.rate, ends)),
            ),
            base=idle.mean(0) if is_idle else begin,
            gain=begin - idle.mean(0) if is_gain else np.zeros(self.game.players),
            noise=fmean(measure_error(leads) ** 2 for leads in (stages[-1] - stages[0]).T),
        )

    def _lay(self, state: State) -> Table:
        """Return the table as a perfect memory knows it."""
        return lay_belief(self.game, self.game.view(state, None), know_shown(state))

    def _look(self, root: Table, begins: Ints, seed: int, sampling: Sampling, rows: Sequence[int]) -> Look:
        """Simulate some ways to begin a turn."""
        kept = list(dict.fromkeys(rows))
        samples = np.zeros((sampling.deals, len(begins), self.game.players))
        upto, turns = sampling.first + sampling.deals, sampling.rounds * self.game.players
        samples[:, kept] = self._rests.drive(root, begins[kept], seed, sampling.first, upto, turns)
        return Look(samples, root.turn)

    def _book(self, node: _Node, now: Floats, after: Floats) -> Iterator[Step]:
        """Yield what the parts of a turn did to the chances.

        What the seat could not decide is nobody's choice: that its best way serves another one better than drivers'
        usual way does, and that the next seat has a better way than drivers usually find.
        """
        lap, seat, said = node.lap, node.lap.state.turn, node.said
        move, keep = node.move(now)
        told = [move(stage) for stage in node.stages]
        choice = self._decide_way(node, told, keep)
        ply, end = lap.ply + len(node.ways.taken.actions), lap.ply + len(lap.actions)
        yield Step(ply, "choice", NOBODY, told[0])
        yield Step(ply, "choice", seat, told[1], choice)
        if said.word:
            yield Step(ply + 1, "luck", seat, told[2], word=said.word)
        if turned := self._decide_end(node, told, keep):
            yield Step(end, "choice", seat, told[3], turned)
        yield Step(end, "choice", NOBODY, _tell(after))

    def _decide_way(self, node: _Node, told: Sequence[Chances], keep: float) -> Decision:
        lap, ways = node.lap, node.ways
        seat = lap.state.turn
        return Decision(
            ply=lap.ply,
            seat=seat,
            taken=self._tell_way(lap.state, ways.taken, told[1][seat]),
            best=self._tell_way(lap.state, node.best, told[0][seat]),
            cost=told[0][seat] - told[1][seat],
            ways=ways.number,
            why=give_reason(lap.state, node.best) if ways.number > 1 else "only",
            worth=max(0.0, keep * node.worths[0]),
        )

    def _decide_end(self, node: _Node, told: Sequence[Chances], keep: float) -> Decision | None:
        """Return the choice of a rotation, if there was one."""
        lap, ends = node.lap, next(branch.ends for branch in node.ways.taken.branches if branch.word == node.said.word)
        if len(ends) < 2:
            return None
        seat, cell = lap.state.turn, node.ways.taken.places
        return Decision(
            ply=lap.ply + len(lap.actions) - 1,
            seat=seat,
            taken=Way((node.ways.chosen,), cell, told[3][seat]),
            best=Way((node.wanted,), cell, told[2][seat]),
            cost=told[2][seat] - told[3][seat],
            ways=len(ends),
            why="points",
            worth=max(0.0, keep * node.worths[1]),
        )

    def _tell_way(self, state: State, fork: Fork, chance: float) -> Way:
        places = fork.places if fork.is_swap else (state.cars[state.turn], *fork.places)
        return Way(tuple(map(self.game.format_action, fork.actions)), places, chance)


def share_result(game: Memo, state: State) -> Chances:
    """Return what a race that is over brought each seat."""
    outcome = game.outcome(state)
    return tuple(float(outcome.share(seat)) if outcome else 0.0 for seat in range(game.players))


def _tell(chances: Floats) -> Chances:
    return tuple(map(float, chances))
