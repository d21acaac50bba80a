"""Frames: messages to a viewer. They hold only what that viewer may see, and nobody else's keys.

Views, plans, reasons, happenings, results and board facts are the games' own dataclasses.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from hairpin.core.driver import Basis
from hairpin.core.fast_init import fast_init
from hairpin.core.game import BoardFacts, Outcome
from hairpin.core.reason import Reason
from hairpin.core.review import Decision, Forecast
from hairpin.core.standing import Placing
from hairpin.core.story import Happening
from hairpin.games.record import Fairness
from hairpin.tables.commands import Pace, SeatKind, StarterRule

Stage = Literal["lobby", "racing", "over"]


@dataclass(frozen=True, slots=True)
class DriverStatus:
    """The basis of a computer driver's choices, None before it has reported it.

    While it is preparing, the standard driver drives for it; while it is studying, the race is being solved.
    """

    basis: Basis | None
    is_preparing: bool = False
    is_studying: bool = False


@dataclass(frozen=True, slots=True)
class Seat:
    """One place at the table. `driver` is set if a computer drives, in its own seat or for a person.

    It is a name, with its dial if it has one: `learner:25`.
    """

    kind: SeatKind
    name: str
    car: str
    driver: str | None
    status: DriverStatus | None
    is_taken: bool
    is_online: bool
    is_away: bool
    is_coached: bool


@fast_init
@dataclass(frozen=True, slots=True)
class Race:
    """The race on the table, as one viewer may see it. `view` and `plan` are the game's own dataclasses.

    standing  all seats by place once the race is over: the ranking, and the rest by how far they came
    fairness  the commitment to the seed, given before the race; its `seed` is empty until the race is over
    """

    number: int
    ply: int
    starter: int
    view: Any
    actor: int | None
    on_turn: int | None
    awaits_roll: bool
    legal: tuple[str, ...]
    plan: Any
    result: Outcome | None
    standing: tuple[Placing, ...]
    fairness: Fairness


@dataclass(frozen=True, slots=True)
class Table:
    """Everything on the table. `options` holds every option's text; `trophies` counts them by seat.

    `own_board` is a board that somebody brought along, to be chosen beside the shipped ones. `closed` is the reason why
    the last race was closed, if this version could not continue it, and empty from the next race on. `has_bar`:
    everybody sees the chances of winning. `practice` is the number of the turn that is tried again here, else 0.
    """

    code: str
    number: int
    stage: Stage
    game: str
    options: Mapping[str, str]
    seats: tuple[Seat, ...]
    host_seat: int | None
    starter_rule: StarterRule
    starter_seat: int
    pace: Pace
    trophies: tuple[int, ...]
    champions: tuple[int, ...]
    races: int
    closed: str
    is_locked: bool
    viewers: int
    own_board: BoardFacts | None
    has_bar: bool
    practice: int
    race: Race | None


@dataclass(frozen=True, slots=True)
class You:
    """The rights of this connection, and what became of the keys that it showed.

    `is_host_away`: nobody who is connected is host. Then a player may let a computer drive for each of the missing
    seats in `stands_in_for`. `links` are personal links of empty seats: for the host, and for such a player.
    `shared` are seats by link that another browser plays, too; `dead_keys` open nothing here.
    """

    seats: tuple[int, ...]
    is_host: bool
    is_host_away: bool
    stands_in_for: tuple[int, ...]
    links: Mapping[str, str]
    invite: str
    shared: tuple[int, ...]
    dead_keys: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Welcome:
    """The whole table, after hello, after a gap, and whenever this viewer's own rights change."""

    type: Literal["welcome"] = field(default="welcome", init=False)
    table: Table
    you: You
    server: str


@fast_init
@dataclass(frozen=True, slots=True)
class Event:
    """Something was stored: what changed on the table since event `number` - 1, and what happened on the way.

    `changes` holds fields of `Table`; its `race` holds fields of `Race`, all of them where a game hides information.
    """

    type: Literal["event"] = field(default="event", init=False)
    number: int
    changes: Mapping[str, Any]
    happened: tuple[Happening, ...]


@fast_init
@dataclass(frozen=True, slots=True)
class Answer:
    """A command was carried out as event `number`; `key` is the key of a seat that was taken."""

    type: Literal["answer"] = field(default="answer", init=False)
    id: str
    number: int
    key: str | None = None


@dataclass(frozen=True, slots=True)
class Refusal:
    """A command was not carried out: a stable code, a sentence in English, and the facts."""

    type: Literal["refusal"] = field(default="refusal", init=False)
    id: str
    code: str
    message: str
    fields: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Drafted:
    """Words that a player has laid out and may still take back."""

    type: Literal["drafted"] = field(default="drafted", init=False)
    seat: int
    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Planned:
    """The answer to `plan`: the game's own dataclass, or None if there is nothing to plan."""

    type: Literal["planned"] = field(default="planned", init=False)
    id: str
    plan: Any


@dataclass(frozen=True, slots=True)
class Explained:
    """The answer to `why`: the rule that forbids it, or None if it is allowed."""

    type: Literal["explained"] = field(default="explained", init=False)
    id: str
    reason: Reason | None


@dataclass(frozen=True, slots=True)
class Forecasted:
    """The answer to `ask-forecast`."""

    type: Literal["forecasted"] = field(default="forecasted", init=False)
    id: str
    forecast: Forecast


@dataclass(frozen=True, slots=True)
class Advised:
    """The answer to `ask-advice`: the decision to be made, or None if there is none."""

    type: Literal["advised"] = field(default="advised", init=False)
    id: str
    decision: Decision | None


@dataclass(frozen=True, slots=True)
class Heartbeat:
    """The number of the last event, so that a gap is noticed; who is online or away; the state of the drivers.

    `within` says after how many seconds the next one comes at the latest, until the next event.
    """

    type: Literal["heartbeat"] = field(default="heartbeat", init=False)
    number: int
    online: tuple[bool, ...]
    away: tuple[bool, ...]
    drivers: tuple[DriverStatus | None, ...]
    viewers: int
    within: int


Frame = Welcome | Event | Answer | Refusal | Drafted | Planned | Explained | Forecasted | Advised | Heartbeat


@dataclass(frozen=True, slots=True)
class OpenedTable:
    """A new table: its code, and the host's key."""

    code: str
    key: str
