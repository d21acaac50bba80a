"""What the board editor asks and is told beside the drawing: how good a board is, road that is laid, prints."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from hairpin.games.monza.blueprint import FILE, Blueprint

Paper = Literal["a4", "a3", "a2", "a1", "tiles"]
Ink = Literal["colour", "symbols"]
MissKind = Literal["turns", "stalls", "worst-stall", "endings", "colour", "lane", "skill", "starter"]


@dataclass(frozen=True, slots=True)
class Miss:
    """A target that a board misses: which figure, where, and its limits; `most` is 0 where there is no upper limit."""

    kind: MissKind
    where: str
    figure: float
    least: float
    most: float


@dataclass(frozen=True, slots=True)
class Hint:
    """A small change that makes a board better: repaint a space, or make it a tyre (`#`); it `cures` a kind of miss."""

    space: str
    colour: str
    cures: str


@dataclass(frozen=True, slots=True)
class Quality:
    """A board in figures.

    turns      of a greedy car until the finish, mean; `spread` is their standard deviation
    stalls     probability that a turn brings no move; `worst_stall` at `worst_space`, where it is highest
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


@dataclass(frozen=True, slots=True)
class TrackText:
    """A track file as somebody has it; open road (`~9`) may be in it."""

    text: str
    file: str = FILE


@dataclass(frozen=True, slots=True)
class FinishIt:
    """Ask for the open road to be laid; another seed gives another board."""

    board: Blueprint
    seed: int = 1


@dataclass(frozen=True, slots=True)
class Laid:
    """Progress of laying open road, from 0 to 1; at last the board, or a refusal with its code and fields."""

    share: float
    board: Blueprint | None
    code: str = ""
    fields: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class PrintIt:
    """Ask for a print to scale; `tiles` is the largest board, cut into sheets of A4. Its title is in this language."""

    board: Blueprint
    format: Literal["pdf", "svg"] = "pdf"
    paper: Paper = "a4"
    ink: Ink = "colour"
    language: str = "en"
