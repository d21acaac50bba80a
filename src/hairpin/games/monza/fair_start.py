"""What the page learns of a fair start (RU-31): where each car begins, and how even the race is then."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class FairStart:
    """Head starts that make a race as even as the board allows, and the chances of all seats.

    grid    where each seat's car stands at the beginning, as the option `grid` takes it; `S` is the start
    before  each seat's chance to win from the start; a shared win counts its share
    after   the same from the grid
    error   half of the widest 95 % confidence interval of `after`; 0 where the chances are solved
    races   how many races were simulated; 0 where the chances are solved
    """

    grid: tuple[str, ...]
    before: tuple[float, ...]
    after: tuple[float, ...]
    error: float
    races: int


@dataclass(frozen=True, slots=True)
class FairStartIt:
    """Ask for head starts that make a race even; `drivers` say how strong each seat is, like `racer` or `learner:40`.

    `options` are texts, as at a table, `board` is the text of a board of one's own or empty.
    """

    drivers: tuple[str, ...]
    options: dict[str, str] = field(default_factory=dict)
    board: str = ""


@dataclass(frozen=True, slots=True)
class FairStartStep:
    """Progress of the search for a fair start, from 0 to 1; at last what was found, or a refusal with its code."""

    share: float
    found: FairStart | None
    code: str = ""
    fields: dict[str, str] = field(default_factory=dict)
