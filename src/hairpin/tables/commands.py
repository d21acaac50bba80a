"""Commands: the requests that a viewer may send to a table. `docs/protocol.md` describes the protocol.

A command names the *ply*, the position of the race, that it was made for, so that an event in between, such as a
renamed seat, never makes it stale. Its `id` makes it idempotent: a command that is sent twice is carried out once.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar, Literal

SeatKind = Literal["here", "link", "computer"]
StarterRule = Literal["youngest", "champion", "random", "seat"]
Pace = Literal["slow", "calm", "normal", "quick", "fast"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Command:
    """A request of a viewer; `id` is new for each request and the same when it is sent again."""

    type: ClassVar[str]
    id: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Hello(Command):
    """The first frame, and after a gap: the keys that this browser holds.

    `client` is a random text that the browser keeps to itself: a repeated command is recognised by it.
    """

    type = "hello"
    keys: tuple[str, ...] = ()
    client: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Roll(Command):
    """Roll the dice for the seat on turn."""

    type = "roll"
    seat: int
    race: int
    ply: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Move(Command):
    """Carry out these actions, all or none: a whole drive, or one word."""

    type = "move"
    seat: int
    race: int
    ply: int
    words: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Draft(Command):
    """Show the others the words laid out so far; nothing is stored."""

    type = "draft"
    seat: int
    race: int
    ply: int
    words: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class AskPlan(Command):
    """Ask for the routes after these words; nothing is stored."""

    type = "plan"
    race: int
    ply: int
    words: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class AskWhy(Command):
    """Ask which rule forbids a seat a place, or a word like `stop`, after words laid out so far; nothing is stored."""

    type = "why"
    seat: int
    race: int
    ply: int
    words: tuple[str, ...]
    what: str


@dataclass(frozen=True, slots=True, kw_only=True)
class AskForecast(Command):
    """Ask for every seat's chance of winning now, at a table with the bar; nothing is stored."""

    type = "ask-forecast"
    race: int
    ply: int


@dataclass(frozen=True, slots=True, kw_only=True)
class AskAdvice(Command):
    """Ask the coach of one's own seat for the best way, in its turn; nothing is stored."""

    type = "ask-advice"
    seat: int
    race: int
    ply: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Nonce(Command):
    """Add a seat's own randomness to the dice of this race, before the first roll."""

    type = "nonce"
    seat: int
    race: int
    nonce: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Arrange(Command):
    """The host changes the setup: game, options, pace, who begins. Only given fields change. In a race: pace and bar.

    `has_bar`: everybody sees the chances of winning while the race goes on, if the game can tell them.
    `board` is the file of a board of one's own; the table then has it instead of the one before, and chooses it.
    """

    type = "arrange"
    game: str | None = None
    options: dict[str, str] | None = None
    pace: Pace | None = None
    starter_rule: StarterRule | None = None
    starter_seat: int | None = None
    board: str | None = None
    has_bar: bool | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class SetSeat(Command):
    """The host sets who plays a seat, or a player changes the name, car and coach of their own seat.

    `is_coached`: its player may ask for the best way, if the game can tell it; also changed in a race.
    """

    type = "set-seat"
    seat: int
    kind: SeatKind | None = None
    name: str | None = None
    car: str | None = None
    driver: str | None = None
    is_coached: bool | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class AddSeat(Command):
    """The host adds a seat to the table."""

    type = "add-seat"
    kind: SeatKind = "here"
    driver: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class RemoveSeat(Command):
    """The host removes a seat from the table."""

    type = "remove-seat"
    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Sit(Command):
    """Take a free seat that is played by link."""

    type = "sit"
    seat: int
    name: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Start(Command):
    """The host starts the race, or the next one."""

    type = "start"


@dataclass(frozen=True, slots=True, kw_only=True)
class ToLobby(Command):
    """The host returns to the lobby; a running race is abandoned and its seed is revealed."""

    type = "to-lobby"


@dataclass(frozen=True, slots=True, kw_only=True)
class ForgetRaces(Command):
    """The host deletes the history of the table: all races that have ended, and what everybody has won."""

    type = "forget-races"


@dataclass(frozen=True, slots=True, kw_only=True)
class HandOver(Command):
    """Let a computer drive for a seat; without a driver's name, the game's standard driver."""

    type = "hand-over"
    seat: int
    driver: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeBack(Command):
    """Drive the seat oneself again."""

    type = "take-back"
    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PassHost(Command):
    """The host makes another seat the host."""

    type = "pass-host"
    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SendAway(Command):
    """The host sends the player of a seat away: their key is void, and their browser is not admitted again."""

    type = "send-away"
    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Lock(Command):
    """The host closes the table to everybody without a key, or opens it again."""

    type = "lock"
    is_locked: bool


COMMANDS: Mapping[str, type[Command]] = {
    command.type: command
    for command in (
        Hello,
        Roll,
        Move,
        Draft,
        AskPlan,
        AskWhy,
        AskForecast,
        AskAdvice,
        Nonce,
        Arrange,
        SetSeat,
        AddSeat,
        RemoveSeat,
        Sit,
        Start,
        ToLobby,
        ForgetRaces,
        HandOver,
        TakeBack,
        PassHost,
        SendAway,
        Lock,
    )
}


@dataclass(frozen=True, slots=True)
class NewSeat:
    """A seat of a new table."""

    kind: SeatKind = "here"
    name: str = ""
    car: str | None = None
    driver: str | None = None


@dataclass(frozen=True, slots=True)
class OpenTable:
    """Ask for a new table. `seats` from the first on; options as texts; `board` is the file of a board of one's own."""

    game: str
    options: dict[str, str] = field(default_factory=dict)
    seats: tuple[NewSeat, ...] = ()
    board: str = ""
