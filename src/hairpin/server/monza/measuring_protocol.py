"""The protocol between the server and the process that measures boards and races: one line of JSON each."""

from __future__ import annotations

import msgspec

from hairpin.games.monza.fair_start import FairStartIt, FairStartStep
from hairpin.games.monza.workshop import Laid, Quality


class Measure(msgspec.Struct, frozen=True, tag="measure"):
    """Measure how good the board of a track file is."""

    text: str


class Finish(msgspec.Struct, frozen=True, tag="finish"):
    """Lay the open road of a track file."""

    text: str
    seed: int


class Even(msgspec.Struct, frozen=True, tag="even"):
    """Find head starts that make a race even."""

    race: FairStartIt


Task = Measure | Finish | Even


class Job(msgspec.Struct, frozen=True, tag="job"):
    """A task with its number."""

    number: int
    task: Task


class Cancel(msgspec.Struct, frozen=True, tag="cancel"):
    """Nobody waits for the job any more; `Cancelled` confirms that no reply will follow."""

    number: int


class Measured(msgspec.Struct, frozen=True, tag="measured"):
    """The board in figures."""

    quality: Quality


class Laying(msgspec.Struct, frozen=True, tag="laying"):
    """Progress of the laying, and at last the board."""

    laid: Laid


class Evening(msgspec.Struct, frozen=True, tag="evening"):
    """Progress of the search for head starts, and at last what was found."""

    step: FairStartStep


class Cancelled(msgspec.Struct, frozen=True, tag="cancelled"):
    """The job was cancelled, or done before, or never received."""


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """The board or the race is refused: code and fields of a `HairpinError`; without a code, the process failed."""

    message: str
    fields: dict[str, str] = {}
    code: str = ""


class CompilerMissing(msgspec.Struct, frozen=True, tag="compiler-missing"):
    """The job needs the compiler, which is not installed yet."""


class Reply(msgspec.Struct, frozen=True):
    """One line that answers a job; the last one ends it."""

    result: Measured | Laying | Evening | Refused | Cancelled | CompilerMissing
    is_last: bool = True
