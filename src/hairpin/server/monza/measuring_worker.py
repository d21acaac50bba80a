"""The worker process that measures and finishes boards, and evens out races: jobs come in, replies go out by lines.

It exits when its parent is gone, and runs at low priority.
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
from hairpin.core.errors import HairpinError, OptionValueError
from hairpin.games.monza import Monza
from hairpin.games.monza.blueprint import FILE, read_blueprint
from hairpin.games.monza.fair_start import FairStartIt, FairStartStep
from hairpin.games.monza.track_file import parse_track
from hairpin.games.monza.workshop import Hint, Laid, Miss, MissKind, Quality
from hairpin.server.monza.measuring_protocol import (
    Cancel,
    Cancelled,
    CompilerMissing,
    Evening,
    Finish,
    Job,
    Laying,
    Measure,
    Measured,
    Refused,
    Reply,
    Task,
)
from hairpin.server.process import lower_priority, take_stdout
from hairpin.tables.commands import NewSeat, OpenTable
from hairpin.tables.setup import make_setup, open_game

RACES = 4000
NICENESS = 5
REPORTS = 50  # how many times a search reports its progress
EFFORT = 4_500_000  # tries of a search, times the square of a board's spaces
TRIES = (100, 2000)

logger = logging.getLogger("hairpin")
encode = msgspec.json.Encoder().encode


class CancelledError(Exception):
    """Nobody waits for the job any more."""


class MeasuringWorker:
    """Does one job after the other."""

    def __init__(self, send: Callable[[Reply], object]) -> None:
        self.send = send
        self.cancelled = 0
        self.number = 0

    def do(self, job: Job | Cancel) -> None:
        """Send all replies to a job; one that was cancelled meanwhile gets none."""
        if isinstance(job, Cancel):
            self.send(Reply(Cancelled()))
            return
        self.number = job.number
        try:
            self.check_wanted()
            with needing_compiler():
                self.work(job.task)
        except CancelledError:
            return
        except CompilerMissingError:
            self.send(Reply(CompilerMissing()))
        except HairpinError as error:
            self.send(
                Reply(Refused(error.message, {key: str(value) for key, value in error.fields.items()}, error.code))
            )
        except Exception:
            logger.exception("a board could not be measured or finished")
            self.send(Reply(Refused("something went wrong; it was logged")))

    def check_wanted(self, *_: object) -> None:
        """Stop a job that nobody waits for any more."""
        if self.cancelled >= self.number:
            raise CancelledError

    def work(self, task: Task) -> None:
        """Do a task."""
        if isinstance(task, Measure):
            self.send(Reply(Measured(self.measure(task.text))))
        elif isinstance(task, Finish):
            self.finish(task)
        else:
            self.even(task.race)

    def measure(self, text: str) -> Quality:
        """Return a board in figures, with what would make it better."""
        from hairpin.analysis.monza.boards import check_track  # noqa: PLC0415 - the compiler is slow to import
        from hairpin.analysis.monza.hints import find_hints  # noqa: PLC0415

        track = parse_track(text, FILE)
        report = check_track(track, races=RACES)
        self.check_wanted()
        hints = find_hints(track, report, on_try=self.check_wanted)
        solo = report.solo
        return Quality(
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
                Miss(
                    kind=cast(MissKind, miss.kind),
                    where=miss.where,
                    figure=miss.figure,
                    least=miss.least,
                    most=miss.most if miss.most < inf else 0,
                )
                for miss in report.problems
            ),
            hints=tuple(Hint(hint.space, hint.colour, hint.cures) for hint in hints),
        )

    def finish(self, task: Finish) -> None:
        """Lay the open road, and report the progress."""
        from hairpin.analysis.monza.design import Try, design  # noqa: PLC0415
        from hairpin.analysis.monza.plan import read_plan  # noqa: PLC0415

        plan = read_plan(task.text, FILE)
        spaces = sum(patch.length for row in plan.lanes.values() for patch in row) / plan.grid / 1.4
        tries = int(min(max(EFFORT / spaces**2, TRIES[0]), TRIES[1]))

        def on_try(done: Try) -> None:
            self.check_wanted()
            if done.number % (tries // REPORTS) == 0 and done.number < tries:
                self.send(Reply(Laying(Laid(done.number / tries, None)), is_last=False))

        found = design(plan, seed=task.seed, tries=tries, on_try=on_try, on_fill=self.check_wanted)
        self.send(Reply(Laying(Laid(1.0, read_blueprint(found.text, FILE)))))

    def even(self, race: FairStartIt) -> None:
        """Find head starts, and report the progress."""
        from hairpin.analysis.monza.fair_start import find_fair_start  # noqa: PLC0415

        told = 0.0

        def on_progress(share: float) -> None:
            nonlocal told
            self.check_wanted()
            if share >= told + 1 / REPORTS and share < 1:
                told = share
                self.send(Reply(Evening(FairStartStep(share, None)), is_last=False))

        found = find_fair_start(open_race(race), race.drivers, on_progress)
        self.send(Reply(Evening(FairStartStep(1.0, found))))


def open_race(race: FairStartIt) -> Monza:
    """Return the game of a table with these drivers."""
    seats = tuple(NewSeat("computer", driver=driver) for driver in race.drivers)
    game = open_game(make_setup(OpenTable(Monza.facts.name, dict(race.options), seats, race.board)))
    if not isinstance(game, Monza) or game.players != len(race.drivers):
        raise OptionValueError(
            f"this board takes no {len(race.drivers)} cars", option="players", value=len(race.drivers)
        )
    return game


def read_jobs(worker: MeasuringWorker, jobs: SimpleQueue[Job | Cancel]) -> NoReturn:
    """Queue jobs, and apply cancellations at once, until the parent is gone."""
    read = msgspec.json.Decoder(Job | Cancel).decode
    for line in sys.stdin.buffer:
        job = read(line)
        if isinstance(job, Cancel):
            worker.cancelled = job.number
        jobs.put(job)
    _exit(0)


def main() -> None:
    """Do jobs until the parent is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends its workers itself
    lower_priority(NICENESS)
    replies = take_stdout()
    worker = MeasuringWorker(lambda reply: replies.write(encode(reply) + b"\n"))
    jobs: SimpleQueue[Job | Cancel] = SimpleQueue()
    Thread(target=read_jobs, args=(worker, jobs), daemon=True).start()
    while True:
        worker.do(jobs.get())


if __name__ == "__main__":
    main()
