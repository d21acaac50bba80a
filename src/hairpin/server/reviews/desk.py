"""The jobs that wait for processes that review: least effort first, few of one sender, one long one at a time.

A game rests after a job that should have been short was late. Nobody is refused because of a long one.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from time import monotonic

import msgspec

from hairpin.server.errors import BusyReviewsError, RecordFailedError, RecordLateError, ToolsMissingError
from hairpin.server.process import FramedProcess, LateError, LostError
from hairpin.server.reviews.protocol import (
    MOST_REVIEWERS,
    CompilerMissing,
    Done,
    Job,
    Reply,
    Subject,
    encode,
    read_reply,
)
from hairpin.server.sandbox.client import RefusedInSandboxError
from hairpin.server.sandbox.protocol import Failed

WORKER = "hairpin.server.reviews.worker"
MOST_WAITING = 64
MOST_WAITING_EACH = 4  # of one sender
LATE_SECONDS = 120.0  # of CPU time; the first job may have to compile everything
EFFORT_LATE_SECONDS = 600.0  # the last effort of the slowest games takes two and a half minutes
PATIENCE = 5  # times as long on the clock: the processes have a low priority
IDLE_SECONDS = 300.0
LONG_EFFORT = 1  # from here on a job takes seconds
LONG_WORDS = 500  # so does a race of so many actions; one of six cars has some 350
FAILED_SECONDS = 60.0  # after a short job was late, its game is not tried again for so long
MOST_FAILED = 64

logger = logging.getLogger("hairpin")


class ReviewProcess(FramedProcess):
    """One process; it does one job at a time."""

    def __init__(self, late_seconds: float, idle_seconds: float) -> None:
        super().__init__(WORKER, late_seconds=late_seconds, idle_seconds=idle_seconds, patience=PATIENCE)
        self.loaded: OrderedDict[Subject, None] = OrderedDict()

    async def run(self, job: Job, late_seconds: float | None = None) -> Reply:
        """Return the reply to a job; if none comes in time, kill the process."""
        subject = job.race.subject
        try:
            reply: Reply = read_reply(await self.ask(encode(job), late_seconds))
        except msgspec.MsgspecError as error:
            self.kill()
            raise LostError(repr(error)) from error
        self.loaded[subject] = None
        self.loaded.move_to_end(subject)
        if len(self.loaded) > MOST_REVIEWERS:
            self.loaded.popitem(last=False)
        return reply

    def kill(self) -> None:
        """Kill the process; the next job starts another one."""
        super().kill()
        self.loaded.clear()


@dataclass(eq=False)
class _Waiting:
    """A job in the queue."""

    number: int
    job: Job
    sender: str
    effort: int
    is_long: bool
    taking: asyncio.Future[ReviewProcess]


def _make_future() -> asyncio.Future[ReviewProcess]:
    return asyncio.get_running_loop().create_future()


class Desk:
    """Passes jobs to processes. With more than one, a long job never keeps all of them busy."""

    def __init__(
        self,
        processes: int = 1,
        *,
        late_seconds: float = LATE_SECONDS,
        effort_late_seconds: float = EFFORT_LATE_SECONDS,
        idle_seconds: float = IDLE_SECONDS,
    ) -> None:
        self.processes = [ReviewProcess(late_seconds, idle_seconds) for _ in range(processes)]
        self._effort_late_seconds = effort_late_seconds
        self._free = list(reversed(self.processes))
        self._waiting: list[_Waiting] = []
        self._long = 0  # long jobs under way
        self._numbers = count()
        self._failed: OrderedDict[Subject, float] = OrderedDict()  # and when they may be tried again
        self._running: set[asyncio.Task[Done]] = set()

    async def run(
        self,
        job: Job,
        sender: str,
        effort: int = 0,
        charge: Callable[[float], object] = lambda _: None,
        on_begin: Callable[[], object] = lambda: None,
    ) -> Done:
        """Return the reply to a job, or raise its error. A job that has begun is finished, whoever waits for it.

        `charge` is told how many seconds of CPU time it took, or for how long its process ran that died. `on_begin` is
        called when a process is free for it, and may still refuse it.
        """
        self._check_rested(job.race.subject)
        is_long = effort >= LONG_EFFORT or len(job.race.words) >= LONG_WORDS
        process = await self._take_process(_Waiting(next(self._numbers), job, sender, effort, is_long, _make_future()))
        try:
            self._check_rested(job.race.subject)
            on_begin()
        except BaseException:
            self._release(process, is_long=is_long)
            raise
        running = asyncio.create_task(self._run(process, job, effort, charge, is_long=is_long))
        self._running.add(running)
        running.add_done_callback(self._forget)
        return await asyncio.shield(running)

    def _check_rested(self, subject: Subject) -> None:
        if self._failed.get(subject, 0.0) > monotonic():
            raise RecordFailedError("races of this kind take too long to be worked out")

    def _forget(self, running: asyncio.Task[Done]) -> None:
        self._running.discard(running)
        if not running.cancelled():
            running.exception()  # raised where somebody still waits

    async def _run(
        self, process: ReviewProcess, job: Job, effort: int, charge: Callable[[float], object], *, is_long: bool
    ) -> Done:
        begun = monotonic()
        try:
            reply = await process.run(job, self._effort_late_seconds if effort >= LONG_EFFORT else None)
        except LateError as error:
            logger.warning("a process that reviews was killed: %s", error)
            charge(error.seconds)
            if not is_long:
                self._let_rest(job.race.subject)
            raise RecordLateError("this race takes too long to be worked out") from error
        except LostError as error:
            logger.warning("a process that reviews died: %s", error)
            charge(monotonic() - begun)
            raise RecordFailedError("this race could not be worked out") from error
        finally:
            self._release(process, is_long=is_long)
        if not isinstance(reply, CompilerMissing):
            charge(reply.cpu_seconds)
        match reply:
            case Done():
                return reply
            case CompilerMissing():
                raise ToolsMissingError("the compiler is not installed yet; try again in a minute")
            case Failed():
                raise RecordFailedError("this race could not be worked out")
            case _:
                raise RefusedInSandboxError(reply)

    def _let_rest(self, subject: Subject) -> None:
        self._failed[subject] = monotonic() + FAILED_SECONDS
        while len(self._failed) > MOST_FAILED:
            self._failed.popitem(last=False)

    def _release(self, process: ReviewProcess, *, is_long: bool) -> None:
        self._long -= is_long
        self._free.append(process)
        self._pass_on()

    async def _take_process(self, waiting: _Waiting) -> ReviewProcess:
        """Wait for a free process; refuse the job if too many wait."""
        mine = sum(other.sender == waiting.sender for other in self._waiting)
        if len(self._waiting) >= MOST_WAITING or mine >= MOST_WAITING_EACH:
            raise BusyReviewsError("too many races wait to be worked out; try again in a moment")
        self._waiting.append(waiting)
        self._pass_on()
        try:
            return await waiting.taking
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            elif not waiting.taking.cancelled():
                self._release(waiting.taking.result(), is_long=waiting.is_long)
            raise

    def _pass_on(self) -> None:
        """Give free processes to the jobs that are next."""
        while self._free:
            has_room = len(self.processes) == 1 or self._long < len(self.processes) - 1
            ready = [one for one in self._waiting if not one.taking.done() and (has_room or not one.is_long)]
            if not ready:
                return
            chosen = min(ready, key=lambda one: (one.effort, one.number))
            self._waiting.remove(chosen)
            self._long += chosen.is_long
            # One that has the game loaded, else the one that was used last, so that few are started.
            process = max(reversed(self._free), key=lambda one: chosen.job.race.subject in one.loaded)
            self._free.remove(process)
            chosen.taking.set_result(process)

    def kill(self) -> None:
        """Kill all processes."""
        for task in self._running:
            task.cancel()
        for process in self.processes:
            process.kill()

    async def close(self) -> None:
        """End all processes, and wait for that."""
        for task in self._running:
            task.cancel()
        for process in self.processes:
            await process.close()
