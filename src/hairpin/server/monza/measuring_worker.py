"""The process in which boards are measured and finished: questions come in line by line, and answers go out.

It ends when whoever started it is gone, and steps back for races.
"""

from __future__ import annotations

import logging
import signal
import sys
from collections.abc import Callable
from math import inf
from os import _exit
from queue import SimpleQueue
from threading import Thread
from typing import NoReturn, cast

import msgspec

from hairpin.core.compiler import CompilerMissingError, needing_compiler
from hairpin.core.errors import HairpinError
from hairpin.games.monza.blueprint import FILE, read_blueprint
from hairpin.games.monza.track_file import parse_track
from hairpin.server import blueprint as wire
from hairpin.server.process import lower_priority, take_stdout
from hairpin.server.drawing import to_wire

RACES = 4000
NICENESS = 5
SHARES = 50  # so many times a search says how far it is
EFFORT = 4_500_000  # tries of a search, times the square of a board's spaces
TRIES = (100, 2000)

logger = logging.getLogger("hairpin")
encode = msgspec.json.Encoder().encode


class Measure(msgspec.Struct, frozen=True, tag="measure"):
    """Say how good the board of a track file is."""

    text: str


class Finish(msgspec.Struct, frozen=True, tag="finish"):
    """Lay the open road of a track file."""

    text: str
    seed: int


class Question(msgspec.Struct, frozen=True, tag="question"):
    """A question with its number."""

    number: int
    what: Measure | Finish


class Stop(msgspec.Struct, frozen=True, tag="stop"):
    """Nobody waits for the answer any more; `Stopped` says that none will come."""

    number: int


class Measured(msgspec.Struct, frozen=True, tag="measured"):
    """The board in figures."""

    quality: wire.Quality


class Laying(msgspec.Struct, frozen=True, tag="laying"):
    """How far the laying is, and at last the board."""

    laid: wire.Laid


class Stopped(msgspec.Struct, frozen=True, tag="stopped"):
    """The question is given up, or was answered before, or never heard."""


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """The board is refused: the facts of a `TrackFileError`; without any, something went wrong here."""

    message: str
    fields: dict[str, str] = {}


class Lacking(msgspec.Struct, frozen=True, tag="lacking"):
    """The board cannot be worked out without the compiler, which is not installed yet."""


class Answer(msgspec.Struct, frozen=True):
    """One line that answers the question; the last one ends it."""

    what: Measured | Laying | Refused | Stopped | Lacking
    is_last: bool = True


class StoppedError(Exception):
    """Nobody waits any more."""


class Surveyor:
    """Answers one question after the other."""

    def __init__(self, say: Callable[[Answer], object]) -> None:
        self.say = say
        self.stopped = 0
        self.number = 0

    def answer(self, question: Question | Stop) -> None:
        """Say everything that answers a question; what was stopped meanwhile has no answer but that."""
        if isinstance(question, Stop):
            self.say(Answer(Stopped()))
            return
        self.number = question.number
        try:
            self.check_wanted()
            with needing_compiler():
                self.work_out(question.what)
        except StoppedError:
            return
        except CompilerMissingError:
            self.say(Answer(Lacking()))
        except HairpinError as error:
            self.say(Answer(Refused(error.message, {key: str(value) for key, value in error.fields.items()})))
        except Exception:
            logger.exception("a board could not be worked out")
            self.say(Answer(Refused("something went wrong here; it was noted")))

    def check_wanted(self, *_: object) -> None:
        """Give up a question that nobody waits for any more."""
        if self.stopped >= self.number:
            raise StoppedError

    def work_out(self, what: Measure | Finish) -> None:
        """Say what a board comes to."""
        if isinstance(what, Measure):
            self.say(Answer(Measured(self.measure(what.text))))
        else:
            self.finish(what)

    def measure(self, text: str) -> wire.Quality:
        """Return a board in figures, with what would make it better."""
        from hairpin.analysis.monza.boards import check_track  # noqa: PLC0415 - the compiler takes a while to load
        from hairpin.analysis.monza.hints import find_hints  # noqa: PLC0415

        track = parse_track(text, FILE)
        report = check_track(track, races=RACES)
        self.check_wanted()
        hints = find_hints(track, report, on_try=self.check_wanted)
        solo = report.solo
        return wire.Quality(
            turns=solo.turns,
            spread=solo.spread,
            stalls=solo.stalls,
            worst_stall=solo.worst_stall,
            worst_space=solo.worst_space,
            endings=solo.endings,
            skill=report.duel.skill,
            starter=report.seats[0],
            push_backs=report.together.push_backs,
            lead_changes=report.together.lead_changes,
            misses=tuple(
                wire.Miss(
                    cast(wire.MissKind, miss.kind),
                    miss.where,
                    miss.figure,
                    miss.least,
                    miss.most if miss.most < inf else 0,
                )
                for miss in report.problems
            ),
            hints=tuple(wire.Hint(hint.space, hint.colour, hint.cures) for hint in hints),
        )

    def finish(self, what: Finish) -> None:
        """Lay the open road, and say how far it is."""
        from hairpin.analysis.monza.design import Try, design  # noqa: PLC0415
        from hairpin.analysis.monza.layout import read_plan  # noqa: PLC0415

        plan = read_plan(what.text, FILE)
        spaces = sum(patch.length for row in plan.lanes.values() for patch in row) / plan.grid / 1.4
        tries = int(min(max(EFFORT / spaces**2, TRIES[0]), TRIES[1]))

        def on_try(done: Try) -> None:
            self.check_wanted()
            if done.number % (tries // SHARES) == 0 and done.number < tries:
                self.say(Answer(Laying(wire.Laid(done.number / tries, None)), is_last=False))

        found = design(plan, seed=what.seed, tries=tries, on_try=on_try, on_fill=self.check_wanted)
        board = to_wire(read_blueprint(found.text, FILE))
        self.say(Answer(Laying(wire.Laid(1.0, board))))


def read_lines(surveyor: Surveyor, questions: SimpleQueue[Question | Stop]) -> NoReturn:
    """Pass questions on, and stop what is stopped, until the other side is gone."""
    read = msgspec.json.Decoder(Question | Stop).decode
    for line in sys.stdin.buffer:
        said = read(line)
        if isinstance(said, Stop):
            surveyor.stopped = said.number
        questions.put(said)
    _exit(0)


def main() -> None:
    """Answer until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the house ends its processes itself
    lower_priority(NICENESS)
    answers = take_stdout()
    surveyor = Surveyor(lambda answer: answers.write(encode(answer) + b"\n"))
    questions: SimpleQueue[Question | Stop] = SimpleQueue()
    Thread(target=read_lines, args=(surveyor, questions), daemon=True).start()
    while True:
        surveyor.answer(questions.get())


if __name__ == "__main__":
    main()
