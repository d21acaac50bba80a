"""The jobs that wait for processes that review: least effort first, few of one sender, one long one at a time."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from time import monotonic

import msgspec

from hairpin.server.errors import BusyReviewsError, RecordFailedError, ToolsMissingError
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
LATE_SECONDS = 120.0  # the first job may have to compile everything
IDLE_SECONDS = 300.0
LONG_EFFORT = 1  # from here on a job takes seconds
FAILED_SECONDS = 60.0  # after a job was late, its game is not tried again for so long
MOST_FAILED = 64

logger = logging.getLogger("hairpin")


class ReviewProcess(FramedProcess):
    """One process; it does one job at a time."""

    def __init__(self, late_seconds: float, idle_seconds: float) -> None:
        super().__init__(WORKER, late_seconds=late_seconds, idle_seconds=idle_seconds)
        self.loaded: OrderedDict[Subject, None] = OrderedDict()

    async def run(self, job: Job) -> Reply:
        """Return the reply to a job; if none comes in time, kill the process."""
        subject = job.race.subject
        try:
            reply: Reply = read_reply(await self.ask(encode(job)))
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
    taking: asyncio.Future[ReviewProcess]


class Desk:
    """Passes jobs to processes. With more than one, a long job never keeps all of them busy."""

    def __init__(
        self, processes: int = 1, *, late_seconds: float = LATE_SECONDS, idle_seconds: float = IDLE_SECONDS
    ) -> None:
        self.processes = [ReviewProcess(late_seconds, idle_seconds) for _ in range(processes)]
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

        `charge` is told how many seconds of CPU time it took, or for how long its process ran that was killed.
        """
        if self._failed.get(job.race.subject, 0.0) > monotonic():
            raise RecordFailedError("races of this kind take too long to be worked out")
        process = await self._take_process(job, sender, effort)
        on_begin()
        running = asyncio.create_task(self._run(process, job, effort, charge))
        self._running.add(running)
        running.add_done_callback(self._forget)
        return await asyncio.shield(running)

    def _forget(self, running: asyncio.Task[Done]) -> None:
        self._running.discard(running)
        if not running.cancelled():
            running.exception()  # raised where somebody still waits

    async def _run(self, process: ReviewProcess, job: Job, effort: int, charge: Callable[[float], object]) -> Done:
        subject, begun = job.race.subject, monotonic()
        try:
            reply = await process.run(job)
        except LostError as error:
            logger.warning("a process that reviews was killed: %r", error)
            charge(monotonic() - begun)
            if not isinstance(error, LateError):
                raise RecordFailedError("this race could not be worked out") from error
            self._failed[subject] = monotonic() + FAILED_SECONDS
            while len(self._failed) > MOST_FAILED:
                self._failed.popitem(last=False)
            raise RecordFailedError("this race takes too long to be worked out") from error
        finally:
            self._long -= effort >= LONG_EFFORT
            self._free.append(process)
            self._pass_on()
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

    async def _take_process(self, job: Job, sender: str, effort: int) -> ReviewProcess:
        """Wait for a free process; refuse the job if too many wait."""
        mine = sum(waiting.sender == sender for waiting in self._waiting)
        if len(self._waiting) >= MOST_WAITING or mine >= MOST_WAITING_EACH:
            raise BusyReviewsError("too many races wait to be worked out; try again in a moment")
        taking: asyncio.Future[ReviewProcess] = asyncio.get_running_loop().create_future()
        waiting = _Waiting(next(self._numbers), job, sender, effort, taking)
        self._waiting.append(waiting)
        self._pass_on()
        try:
            return await taking
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            elif not taking.cancelled():
                self._long -= effort >= LONG_EFFORT
                self._free.append(taking.result())
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """Give free processes to the jobs that are next."""
        while self._free:
            has_room = len(self.processes) == 1 or self._long < len(self.processes) - 1
            ready = [one for one in self._waiting if not one.taking.done() and (has_room or one.effort < LONG_EFFORT)]
            if not ready:
                return
            chosen = min(ready, key=lambda one: (one.effort, one.number))
            self._waiting.remove(chosen)
            self._long += chosen.effort >= LONG_EFFORT
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
