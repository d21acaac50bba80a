"""The wire of the workshop: a board in the making, what is wrong with it, how it looks and how good it is.

Every question carries the whole board, so that the server keeps nothing of it. `docs/protocol.md` tells the story.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from hairpin.server.protocol import Oddity, Value

Paper = Literal["a4", "a3", "a2", "a1", "tiles"]
Ink = Literal["colour", "symbols"]


class Patch(Value, frozen=True):
    """A space, or road that is still open: `r y g b w p`, `#` a tyre, `~` open; a length like `1`, `1.5` or `4/3`."""

    colour: str
    length: str


class Bend(Value, frozen=True):
    """The line that a board is drawn along, as in its file: `f8 r180/5`, the width of the road, the start box."""

    path: str
    road: float
    start: float


class Blueprint(Value, frozen=True):
    """A board in the making; lanes from the driver's left.

    exits    for each lane, whether the start opens onto it
    line     the colour's letter of the finish line across all lanes; empty where lanes end on target squares
    targets  for each lane, whether its last space is a target square; all false with a line
    curve    None: one that fits is laid
    """

    title: str
    edition: Literal["anniversary", "first"]
    lanes: tuple[tuple[Patch, ...], ...]
    exits: tuple[bool, ...]
    line: str
    targets: tuple[bool, ...]
    curve: Bend | None


class Fault(Value, frozen=True):
    """What is wrong with a board, and where.

    kind   for the sentence on the page; `says` is the engine's own, in English
    lane   its letter; `space` is a space's name (`B4`), `S` for the start, `F` for the finish line
    word   the number of a word of the curve
    given  figures and words of the sentence
    """

    kind: str
    says: str
    lane: str
    space: str
    word: int
    given: dict[str, str]


class SpaceShape(Value, frozen=True):
    """One space as it is drawn: outline, middle (`x, y, heading`), how wide and how long."""

    path: str
    middle: tuple[float, ...]
    width: float
    length: float


class ArrowShape(Value, frozen=True):
    """The start arrow of a car: its outline, and the middle of its round end with the radius of that."""

    car: str
    path: str
    sign: tuple[float, ...]
    radius: float


class Drawing(Value, frozen=True):
    """A board in the making as shapes, and all that is wrong with it; without faults it can be raced on, however odd.

    Shapes are those of `/api/boards`, open road and lanes that end too early included: what is missing at a lane's end
    is drawn as one more open stretch, which the blueprint does not have. `text` is the track file.
    """

    view: tuple[float, ...]
    lane: float
    road: str
    kerbs: tuple[str, ...]
    start_box: str
    start_line: str
    arrows: tuple[ArrowShape, ...]
    finish_line: str
    chequers: str
    spaces: dict[str, SpaceShape]
    ways: dict[str, tuple[str, ...]]
    faults: tuple[Fault, ...]
    oddities: tuple[Oddity, ...]
    text: str


MissKind = Literal["turns", "stalls", "worst-stall", "endings", "colour", "lane", "skill", "starter"]


class Miss(Value, frozen=True):
    """A target that a board misses: which figure, where, and its limits; `most` is 0 where nothing is too much."""

    kind: MissKind
    where: str
    figure: float
    least: float
    most: float


class Hint(Value, frozen=True):
    """A small change that makes a board better: repaint a space, or make it a tyre (`#`); it `cures` a kind of miss."""

    space: str
    colour: str
    cures: str


class Quality(Value, frozen=True):
    """A board in figures.

    turns      of a greedy car until the finish, mean; `spread` is their standard deviation
    stalls     chance that a turn brings no move; `worst_stall` at `worst_space`, where it is highest
    endings    different ends that a turn offers, mean
    skill      share of two-car races that the best driver wins against a racer
    starter    share of the wins of the starter of four
    push_backs, lead_changes   in a race of a full field
    """

    turns: float
    spread: float
    stalls: float
    worst_stall: float
    worst_space: str
    endings: float
    skill: float
    starter: float
    push_backs: float
    lead_changes: float
    misses: tuple[Miss, ...]
    hints: tuple[Hint, ...]


class TrackText(Value, frozen=True):
    """A track file as somebody has it; open road (`~9`) may be in it."""

    text: str
    file: str = "my-board.toml"


class FinishIt(Value, frozen=True):
    """Ask for the open road to be laid; another seed gives another board."""

    board: Blueprint
    seed: int = 1


class Laid(Value, frozen=True):
    """How far the laying of open road is, from 0 to 1; at last the board, or a refusal with its code and fields."""

    share: float
    board: Blueprint | None
    code: str = ""
    fields: dict[str, str] = msgspec.field(default_factory=dict)


class PrintIt(Value, frozen=True):
    """Ask for a print to scale; `tiles` is the largest board, cut into sheets of A4."""

    board: Blueprint
    format: Literal["pdf", "svg"] = "pdf"
    paper: Paper = "a4"
    ink: Ink = "colour"
