"""The review of a race that is over: what every roll and every choice was worth, and to whom.

A *chance* is a seat's chance of winning, from 0 to 1; a shared win counts its share. The chances of all seats sum to 1.
Luck is what chance changed, a choice is what a seat's decision changed. For each seat, start + luck + its own choices +
the others' choices is its result.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol

Certainty = Literal["solved", "certified", "estimated"]
Chances = tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Forecast:
    """Every seat's chance of winning in one position.

    error  how far off: the residual of solved values; of certified ones a proven bound on what anybody could gain by
           driving otherwise; the half-width of the 95 % interval of estimates
    """

    chances: Chances
    certainty: Certainty
    error: float


@dataclass(frozen=True, slots=True)
class Way:
    """One way to decide: its words, the places that the car passes, and the chance of winning that it leaves."""

    words: tuple[str, ...]
    places: tuple[str, ...]
    chance: float


@dataclass(frozen=True, slots=True)
class Decision:
    """One decision of a seat: the way that it took, the best one, and what the taken one cost (0 or more).

    ply   the number of actions before it
    ways  between how many ways there was a choice, those of equal worth counted as one; 1 if there was none
    why   a word of the game for what makes the best way good
    worth how much better the best way is than a random one: how much there was to be won or lost by thinking
    """

    ply: int
    seat: int
    taken: Way
    best: Way
    cost: float
    ways: int
    why: str
    worth: float


@dataclass(frozen=True, slots=True)
class Point:
    """A point of the curve: the chances after so many actions."""

    ply: int
    chances: Chances


@dataclass(frozen=True, slots=True)
class Turn:
    """One turn: its seat, its actions from ply `begin` to ply `end`, the chances before and after it.

    number   the number of its line in the record
    luck     what chance changed, for each seat
    choices  what decisions changed, for each seat
    dice     what chance said, in words of the game
    """

    number: int
    seat: int
    begin: int
    end: int
    before: Chances
    after: Chances
    luck: Chances
    choices: Chances
    dice: tuple[str, ...]
    decisions: tuple[Decision, ...]


@dataclass(frozen=True, slots=True)
class Share:
    """How one seat came to its result: `start` + `luck` + `own` + `others` = `result`; `error` is that of `own`."""

    start: float
    luck: float
    own: float
    others: float
    result: float
    error: float


@dataclass(frozen=True, slots=True)
class Receipt:
    """What is worth telling of one seat, in numbers of turns; 0 where there is none.

    helped, hurt   how often luck helped and hurt it clearly
    cleverest      the turn in which its good choice gained most
    costliest      the turn in which its choice lost most
    """

    helped: int
    hurt: int
    cleverest: int
    costliest: int


@dataclass(frozen=True, slots=True)
class Review:
    """The review of a whole race.

    certainty, error  as in `Forecast`, for the whole curve
    effort            how much was computed; a greater one gives better estimates
    is_final          whether more effort would change nothing worth showing
    turning_point     the number of the turn that decided most, 0 if there is none
    luckiest          the seat that chance helped most; None where the error is as large as the difference
    extra             a dataclass of the game's own, or None
    """

    certainty: Certainty
    error: float
    effort: int
    is_final: bool
    points: tuple[Point, ...]
    turns: tuple[Turn, ...]
    shares: tuple[Share, ...]
    receipts: tuple[Receipt, ...]
    turning_point: int
    luckiest: int | None
    extra: Any = None


OnProgress = Callable[[float], object]


class Reviewer(Protocol):
    """Reviews races of one game; made once, used for many races."""

    def review(self, words: Sequence[str], effort: int = 0, on_progress: OnProgress = ...) -> Review:
        """Return the review of a race that is over; `effort` counts from 0."""

    def forecast(self, words: Sequence[str], effort: int = 0) -> Forecast:
        """Return every seat's chance after these words of a race."""

    def advise(self, words: Sequence[str]) -> Decision | None:
        """Return the decision to be made after these words, with `taken` the same as `best`; None if there is none."""
