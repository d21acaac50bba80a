"""The wire: everything that page and server say to each other, as types. `docs/protocol.md` tells the story.

A command answers a *ply*, a position of the current race, so that somebody's renaming never makes a tap stale; its `id`
makes it safe to send twice. Frames to a viewer hold what that viewer may see, and no one else's keys.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from hairpin.bots.driver import Basis

SeatKind = Literal["here", "link", "computer"]
StarterRule = Literal["youngest", "champion", "random", "seat"]
Pace = Literal["slow", "calm", "normal", "quick", "fast"]
Stage = Literal["lobby", "racing", "over"]


class Frame(msgspec.Struct, tag_field="type", frozen=True, omit_defaults=False, rename="camel"):
    """Anything that goes over the socket."""


class Value(msgspec.Struct, frozen=True, rename="camel"):
    """A part of a frame."""


# --- what the server says of a table


class MonzaView(Value, frozen=True, tag_field="game", tag="monza"):
    """A position of Monza; the names mean what they mean in `hairpin.games.monza.State`.

    is_stuck  no car can come home any more, so that nobody will ever win
    """

    phase: Literal["roll", "drive", "reroll", "turbo-roll", "turbo", "bonus", "over"]
    turn: int
    cars: tuple[str, ...]
    used: tuple[int, ...]
    dice: str
    last: str
    tiles: tuple[str, ...]
    is_last_round: bool
    is_stuck: bool


class OpenTile(Value, frozen=True):
    """A road tile that lies face up; `ways` is empty while it is not laid down yet."""

    cell: str
    kind: str
    ways: str


class Ghost(Value, frozen=True):
    """For a seat with the memory aid: what was covered in a cell, and how many rounds ago."""

    cell: str
    kind: str
    age: int


class MemoView(Value, frozen=True, tag_field="game", tag="memo"):
    """What may be seen of a position of Memo-Car-Race; see `hairpin.games.memo.View`."""

    phase: Literal["place", "choose", "reveal", "rotate", "swap-first", "swap-second", "canister", "over"]
    turn: int
    cars: tuple[str, ...]
    ways: tuple[str, ...]
    open: tuple[OpenTile, ...]
    covered: tuple[str, ...]
    chosen: str
    canisters: tuple[str, ...]
    pool: tuple[str, ...]
    fresh: tuple[int, ...]
    ban: tuple[str, ...]
    aided: tuple[int, ...]
    ghosts: tuple[Ghost, ...]


class Mind(Value, frozen=True):
    """What a computer driver stands on, None before it has said so.

    While it is preparing, the racer drives for it; while it is studying, every position of the race is being solved.
    """

    basis: Basis | None
    is_preparing: bool = False
    is_studying: bool = False


class Seat(Value, frozen=True):
    """One place at the table. `driver` is set where a computer drives, for good or in somebody's place.

    It is a name, with a dial where it has one: `learner:25`.
    """

    kind: SeatKind
    name: str
    car: str
    driver: str | None
    mind: Mind | None
    is_taken: bool
    is_online: bool
    is_away: bool


class Step(Value, frozen=True):
    """A step that a die or an accelerator allows; `to` is the next node, None where the drive ends, -1: ask `plan`."""

    word: str
    place: str
    colour: str
    is_accelerator: bool
    to: int | None


class Node(Value, frozen=True):
    """A place on the route with the dice still in hand, and what may follow."""

    place: str
    dice: str
    steps: tuple[Step, ...]
    words: tuple[str, ...]


class Plan(Value, frozen=True):
    """The routes that the dice in hand allow, from node 0 on (Monza)."""

    nodes: tuple[Node, ...]


class Reason(Value, frozen=True):
    """Which rule forbids something, by number; `code` is for the sentence, which may speak of `colours`."""

    rule: str
    code: str
    colours: tuple[str, ...]


class Happening(Value, frozen=True):
    """One thing that everybody sees happen, in order, for animation, sound and speech.

    `handed-over`: a computer drives for somebody; `relieved`: the driver `word` stopped, and the racer drives on.
    `steps`: how each place of a drive was reached, in the words of `move`: `A4b` by a die, `A4b+` by an accelerator.
    """

    kind: Literal[
        "turn",
        "rolled",
        "drove",
        "passed",
        "pushed-back",
        "turbo",
        "reroll",
        "bonus",
        "no-bonus",
        "finished",
        "last-round",
        "placed",
        "turned",
        "laid",
        "moved",
        "covered",
        "swapped",
        "canister",
        "over",
        "handed-over",
        "taken-back",
        "relieved",
    ]
    seat: int | None = None
    places: tuple[str, ...] = ()
    dice: str = ""
    word: str = ""
    steps: tuple[str, ...] = ()


class Result(Value, frozen=True):
    """How a race ended: places from the first down, the reason, and the number that decided, by seat."""

    ranking: tuple[tuple[int, ...], ...]
    reason: str
    scores: tuple[int | None, ...]


class Fairness(Value, frozen=True):
    """The dice of this race: promised before it, open after it."""

    commitment: str
    nonces: tuple[str | None, ...]
    seed: str | None


class Race(Value, frozen=True):
    """The race on the table, as one viewer may see it."""

    number: int
    ply: int
    starter: int
    view: MonzaView | MemoView
    actor: int | None
    on_turn: int | None
    awaits_roll: bool
    legal: tuple[str, ...]
    plan: Plan | None
    result: Result | None
    fairness: Fairness


class Table(Value, frozen=True):
    """Everything on the table. `options` holds every option's text; `trophies` counts them by seat.

    `own_board` is a board that somebody brought along, to be chosen beside the shipped ones.
    """

    code: str
    number: int
    stage: Stage
    game: str
    options: dict[str, str]
    seats: tuple[Seat, ...]
    host_seat: int | None
    starter_rule: StarterRule
    starter_seat: int
    pace: Pace
    trophies: tuple[int, ...]
    champions: tuple[int, ...]
    races: int
    viewers: int
    own_board: BoardFacts | None
    race: Race | None


class Link(Value, frozen=True):
    """A way in for somebody: `qr` is the `d` of an SVG path on a square of `size`, quiet zone included."""

    url: str
    qr: str
    size: int


class You(Value, frozen=True):
    """What this connection may do. `links` is for the host alone: the personal way to each seat played by link."""

    seats: tuple[int, ...]
    is_host: bool
    links: dict[str, Link]
    invite: Link


# --- frames from the server


class Welcome(Frame, frozen=True, tag="welcome"):
    """The table as it stands, after hello, after a gap, and whenever this viewer's own rights change."""

    table: Table
    you: You
    server: str


class Event(Frame, frozen=True, tag="event"):
    """Something was stored: the table after it, and what happened on the way."""

    table: Table
    happened: tuple[Happening, ...]


class Answer(Frame, frozen=True, tag="answer"):
    """A command was carried out as event `number`; `key` is a seat's key where one was taken."""

    id: str
    number: int
    key: str | None = None


class Refusal(Frame, frozen=True, tag="refusal"):
    """A command was not carried out: a stable code, a sentence in English, and the facts."""

    id: str
    code: str
    message: str
    fields: dict[str, str]


class Drafted(Frame, frozen=True, tag="drafted"):
    """Dice that somebody has laid out and may still take back."""

    seat: int
    words: tuple[str, ...]


class Planned(Frame, frozen=True, tag="planned"):
    """The answer to `plan`."""

    id: str
    plan: Plan


class Explained(Frame, frozen=True, tag="explained"):
    """The answer to `why`: the rule that forbids it, or None where nothing does."""

    id: str
    reason: Reason | None


class Pulse(Frame, frozen=True, tag="pulse"):
    """The heartbeat: the number of the last event, so that a gap is noticed, who is there, and how the drivers are."""

    number: int
    online: tuple[bool, ...]
    away: tuple[bool, ...]
    minds: tuple[Mind | None, ...]
    viewers: int


# What the server sends is sent in full; in what the page sends, fields with a default may be left out.
SERVER_SIDE = (Mind, Welcome, Event, Answer, Refusal, Drafted, Planned, Explained, Pulse, Happening)

ServerFrame = Welcome | Event | Answer | Refusal | Drafted | Planned | Explained | Pulse


# --- commands from the page


class Command(Frame, frozen=True):
    """Something that a viewer wants; `id` is fresh for each wish and kept for each repetition."""

    id: str


class Hello(Command, frozen=True, tag="hello"):
    """The first frame, and after a gap: the keys that this browser holds."""

    keys: tuple[str, ...] = ()


class Roll(Command, frozen=True, tag="roll"):
    """Let the dice fall for the seat whose turn it is."""

    seat: int
    race: int
    ply: int


class Move(Command, frozen=True, tag="move"):
    """Carry out these actions, all or none: a whole drive, or one word."""

    seat: int
    race: int
    ply: int
    words: tuple[str, ...]


class Draft(Command, frozen=True, tag="draft"):
    """Show the others what is laid out; nothing is stored."""

    seat: int
    race: int
    ply: int
    words: tuple[str, ...]


class AskPlan(Command, frozen=True, tag="plan"):
    """Ask for the routes after these words; nothing is stored."""

    race: int
    ply: int
    words: tuple[str, ...]


class AskWhy(Command, frozen=True, tag="why"):
    """Ask which rule forbids a seat a place, or a word like `stop`, after words laid out so far; nothing is stored."""

    seat: int
    race: int
    ply: int
    words: tuple[str, ...]
    what: str


class Nonce(Command, frozen=True, tag="nonce"):
    """Add a seat's own chance to the dice of this race, before the first roll."""

    seat: int
    race: int
    nonce: str


class Arrange(Command, frozen=True, tag="arrange"):
    """The host sets the table: game, options, pace, who begins. Only what is given changes. In a race: pace alone."""

    game: str | None = None
    options: dict[str, str] | None = None
    pace: Pace | None = None
    starter_rule: StarterRule | None = None
    starter_seat: int | None = None


class SetSeat(Command, frozen=True, tag="set-seat"):
    """The host says who plays a seat, or a seat changes its own name and car."""

    seat: int
    kind: SeatKind | None = None
    name: str | None = None
    car: str | None = None
    driver: str | None = None


class AddSeat(Command, frozen=True, tag="add-seat"):
    """The host puts one more seat to the table."""

    kind: SeatKind = "here"
    driver: str | None = None


class RemoveSeat(Command, frozen=True, tag="remove-seat"):
    """The host takes a seat away from the table."""

    seat: int


class Sit(Command, frozen=True, tag="sit"):
    """Take a free seat that is played by link."""

    seat: int
    name: str = ""


class Start(Command, frozen=True, tag="start"):
    """The host starts the race, or the next one."""


class ToLobby(Command, frozen=True, tag="to-lobby"):
    """The host goes back to setting the table; a running race is abandoned and its dice are opened."""


class HandOver(Command, frozen=True, tag="hand-over"):
    """Let a computer drive for a seat."""

    seat: int
    driver: str = "racer"


class TakeBack(Command, frozen=True, tag="take-back"):
    """Drive the seat oneself again."""

    seat: int


class PassHost(Command, frozen=True, tag="pass-host"):
    """The host makes another seat the host."""

    seat: int


ClientFrame = (
    Hello
    | Roll
    | Move
    | Draft
    | AskPlan
    | AskWhy
    | Nonce
    | Arrange
    | SetSeat
    | AddSeat
    | RemoveSeat
    | Sit
    | Start
    | ToLobby
    | HandOver
    | TakeBack
    | PassHost
)


# --- HTTP


class OptionFacts(Value, frozen=True):
    """One option of a game, for a menu; values are texts. `needs` is the variant it depends on, empty if none."""

    name: str
    kind: str
    default: str
    choices: tuple[str, ...]
    rule: str
    is_variant: bool
    needs: str


class Oddity(Value, frozen=True):
    """What people should know of a place before they race: `dead-end` or `unreachable`; it forbids nothing."""

    kind: str
    place: str


class BoardFacts(Value, frozen=True):
    """One board or tile set, for a menu; `lacks` names the house rules that decide nothing on it."""

    name: str
    title: str
    edition: str
    players: tuple[int, ...]
    cars: tuple[str, ...]
    variants: tuple[str, ...]
    facts: tuple[str, ...]
    reconstruction: tuple[str, ...]
    lacks: tuple[str, ...]
    oddities: tuple[Oddity, ...]


class Dial(Value, frozen=True):
    """How strong a driver can be told to be: the share of two-car races that it wins against the racer, in percent."""

    least: int
    most: int
    default: int


class DriverFacts(Value, frozen=True):
    """One computer driver, for a menu; `strength` counts from 1, and is 0 where nobody has measured it."""

    name: str
    strength: int
    dial: Dial | None


class GameFacts(Value, frozen=True):
    """One game, for a menu; drivers weakest first."""

    name: str
    title: str
    version: int
    options: tuple[OptionFacts, ...]
    board_option: str
    boards: tuple[BoardFacts, ...]
    drivers: tuple[DriverFacts, ...]


class Mark(Value, frozen=True):
    """A place of a picture, or the word `stop`: allowed where `rule` is empty, else forbidden by it."""

    place: str
    rule: str


class Window(Value, frozen=True):
    """The part of a board that a picture shows: its middle, the turn that makes one drive to the right, its size."""

    x: float
    y: float
    turn: float
    width: float
    height: float


class RoadFigure(Value, frozen=True):
    """A picture of the rules of Monza; `laid` are words, `pushed` is from where to where a car hops back.

    `last` is the colour of the car that may take a bonus move.
    """

    board: str
    window: Window
    cars: tuple[str, ...]
    paints: tuple[str, ...]
    dice: str
    laid: tuple[str, ...]
    marks: tuple[Mark, ...]
    pushed: tuple[str, ...]
    last: str


class TilesFigure(Value, frozen=True):
    """A picture of the rules of Memo-Car-Race: the part between the cells `show`; `way` is how a new tile would lie."""

    show: tuple[str, ...]
    view: MemoView
    paints: tuple[str, ...]
    way: str
    marks: tuple[Mark, ...]


class Figures(Value, frozen=True):
    """The pictures of the rules pages, by name."""

    roads: dict[str, RoadFigure]
    tables: dict[str, TilesFigure]


class NewSeat(Value, frozen=True):
    """A seat as the opener wishes it."""

    kind: SeatKind = "here"
    name: str = ""
    car: str | None = None
    driver: str | None = None


class OpenTable(Value, frozen=True):
    """Ask for a new table. `seats` from the first on; options as texts; `board` is a track file of one's own."""

    game: str
    options: dict[str, str] = {}
    seats: tuple[NewSeat, ...] = ()
    board: str = ""


class OpenedTable(Value, frozen=True):
    """A table of one's own: its code, and the host's key."""

    code: str
    key: str
