"""The pool of worker processes in which drivers choose. One that hangs or dies is killed and replaced."""

from __future__ import annotations

import asyncio
import logging
import os
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import monotonic

import msgspec

from hairpin.bots import Basis
from hairpin.server.drivers.protocol import (
    MOST_DRIVERS,
    Assignment,
    Choice,
    CompilerMissing,
    Failed,
    Job,
    Prepare,
    Ready,
    Reply,
    Think,
)
from hairpin.server.process import start_worker

ANSWER_SECONDS = 3.0
READY_SECONDS = 120.0
WORKER = "hairpin.server.drivers.worker"
MOST_PREPARING = 8
UNREADY_COST, PREPARING_COST = 2, 100  # scheduling penalties, in queued jobs

logger = logging.getLogger("hairpin")
encode = msgspec.json.Encoder().encode
read_reply = msgspec.json.Decoder(Reply).decode


class NotReadyError(Exception):
    """The driver is loading or compiling, or every worker is busy: the standard driver takes this turn."""


class DriverFailedError(Exception):
    """The driver raised, hung, died, or cannot run here at all."""


class NoCompilerError(DriverFailedError):
    """The driver needs the compiler, which is not installed yet."""


class LateError(DriverFailedError):
    """The driver has not answered in time."""


class WorkerProcess:
    """One worker process, started when it is needed; it does one job at a time."""

    def __init__(self, plugins: str = "") -> None:
        self.load = 0
        self.ready: OrderedDict[Assignment, None] = OrderedDict()
        self._arguments = (plugins,) if plugins else ()
        self._lock = asyncio.Lock()
        self._process: asyncio.subprocess.Process | None = None
        self._killed: asyncio.subprocess.Process | None = None

    @asynccontextmanager
    async def take(self, weight: int = 1) -> AsyncIterator[None]:
        """Wait until the process is free, and reserve it; `weight` is added to its load meanwhile."""
        self.load += weight
        try:
            async with self._lock:
                yield
        finally:
            self.load -= weight

    async def ask(self, job: Job, seconds: float) -> Ready | Choice:
        """Return the reply to a job; if none comes in time, kill the process."""
        reply: Reply | None = None
        try:
            async with asyncio.timeout(seconds):
                reply = await self._exchange(job)
        except TimeoutError as error:
            raise LateError(f"no answer in {seconds:g} seconds") from error
        except (OSError, EOFError, ValueError, msgspec.MsgspecError) as error:
            raise DriverFailedError(f"its process failed: {error!r}") from error
        finally:
            if reply is None:  # a late reply must not be taken for the next one
                self.kill()
        if isinstance(reply, CompilerMissing):
            raise NoCompilerError("the compiler is not installed")
        if isinstance(reply, Failed):
            raise DriverFailedError(reply.why)
        self._remember_ready(job.assignment)
        return reply

    async def _exchange(self, job: Job) -> Reply:
        process = self._process
        if process is None:
            process = self._process = await start_worker(WORKER, *self._arguments)
        if process.stdin is None or process.stdout is None:
            raise EOFError("it has no pipes")
        process.stdin.write(encode(job) + b"\n")
        await process.stdin.drain()
        if not (line := await process.stdout.readline()):
            raise EOFError("it died")
        reply: Reply = read_reply(line)
        return reply

    def _remember_ready(self, assignment: Assignment) -> None:
        """Remember what the process has loaded, as long as it keeps it itself (LRU)."""
        self.ready[assignment] = None
        self.ready.move_to_end(assignment)
        if len(self.ready) > MOST_DRIVERS:
            self.ready.popitem(last=False)

    def kill(self) -> None:
        """Kill the process; the next job starts another one."""
        process, self._process = self._process, None
        self.ready.clear()
        if process and process.returncode is None:
            process.kill()
            self._killed = process

    async def close(self) -> None:
        """End the process, and wait for that, also if it was killed before."""
        self.kill()
        if self._killed:
            await self._killed.wait()


class WorkerPool:
    """All workers, which drivers are loaded in which, and which could not be loaded."""

    def __init__(
        self, plugins: str = "", answer_seconds: float = ANSWER_SECONDS, ready_seconds: float = READY_SECONDS
    ) -> None:
        size = max(2, min(4, (os.cpu_count() or 1) - 1))
        self.basis: dict[Assignment, Basis | None] = {}
        self.answer_seconds = answer_seconds
        self.ready_seconds = ready_seconds
        self._workers = [WorkerProcess(plugins) for _ in range(size)]
        self._preparing: dict[Assignment, tuple[float, asyncio.Task[None]]] = {}
        self._failures: dict[Assignment, str] = {}
        self._late: set[Assignment] = set()
        self._without_compiler: set[Assignment] = set()

    def is_preparing(self, assignment: Assignment) -> bool:
        """Return whether a driver is loading or compiling, or waits for the compiler to be installed."""
        return assignment in self._preparing or assignment in self._without_compiler

    async def think(self, assignment: Assignment, seat: int, words: tuple[str, ...], seed: int) -> Choice:
        """Return a driver's choice in a position, or raise at the deadline."""
        await self._await_ready(assignment)
        worker = self._pick(assignment)
        try:
            async with asyncio.timeout(self.answer_seconds) as deadline, worker.take():
                if assignment not in worker.ready:
                    raise NotReadyError
                deadline.reschedule(None)  # waiting is over; `ask` has a timeout of its own
                reply = await worker.ask(Think(assignment, seat, words, seed), self.answer_seconds)
        except TimeoutError as error:
            raise NotReadyError from error
        except LateError as error:
            self._retry_late(assignment, error)
            raise NotReadyError from error
        if not isinstance(reply, Choice):
            raise DriverFailedError("it answered something else")
        self._late.discard(assignment)
        self._remember_basis(assignment, reply.basis)
        return reply

    def _retry_late(self, assignment: Assignment, error: LateError) -> None:
        """Prepare a driver again that is late for the first time: it may have found something new to load."""
        if assignment in self._late:
            self._late.discard(assignment)
            raise error
        logger.warning("driver %s is late: %s", assignment.driver, error)
        self._late.add(assignment)
        self._prepare(assignment)

    async def _await_ready(self, assignment: Assignment) -> None:
        """Wait for a driver that has just begun to load, as long as for one answer; raise if it takes longer."""
        if assignment not in self._failures:
            if any(assignment in worker.ready for worker in self._workers):
                return
            begun, task = self._prepare(assignment)
            left = begun + self.answer_seconds - monotonic()
            if left > 0:
                await asyncio.wait({task}, timeout=left)
            if not task.done():
                raise NotReadyError
        if why := self._failures.pop(assignment, ""):
            raise DriverFailedError(why)

    def prepare(self, assignment: Assignment) -> None:
        """Begin to load a driver before it is needed, unless many are loading."""
        is_known = assignment in self._failures or any(assignment in worker.ready for worker in self._workers)
        if not is_known and len(self._preparing) < MOST_PREPARING:
            self._prepare(assignment)

    def retry_missing_compiler(self) -> None:
        """Load again the drivers that lacked the compiler: it may have been installed meanwhile."""
        for assignment in self._without_compiler:
            self.prepare(assignment)

    def reload(self, assignment: Assignment) -> None:
        """Load a driver again that is loaded, because there is something new for it to load."""
        if any(assignment in worker.ready for worker in self._workers):
            self._prepare(assignment, is_reload=True)

    def _prepare(self, assignment: Assignment, is_reload: bool = False) -> tuple[float, asyncio.Task[None]]:
        if assignment not in self._preparing:
            task = asyncio.create_task(self._make_ready(assignment, is_reload))
            self._preparing[assignment] = monotonic(), task
            task.add_done_callback(lambda _: self._preparing.pop(assignment, None))
        return self._preparing[assignment]

    async def _make_ready(self, assignment: Assignment, is_reload: bool) -> None:
        worker = self._pick(assignment)
        try:
            async with worker.take(PREPARING_COST):
                reply = await worker.ask(Prepare(assignment, is_reload), self.ready_seconds)
                self._remember_basis(assignment, reply.basis)
            self._without_compiler.discard(assignment)
        except NoCompilerError:
            if len(self._without_compiler) < MOST_DRIVERS:
                self._without_compiler.add(assignment)
        except DriverFailedError as error:
            self._without_compiler.discard(assignment)
            logger.warning("driver %s could not be made ready: %s", assignment.driver, error)
            self._failures[assignment] = str(error)

    def _remember_basis(self, assignment: Assignment, basis: Basis | None) -> None:
        if len(self.basis) > MOST_DRIVERS * len(self._workers):
            self.basis.clear()
        self.basis[assignment] = basis

    def _pick(self, assignment: Assignment) -> WorkerProcess:
        return min(self._workers, key=lambda worker: worker.load + UNREADY_COST * (assignment not in worker.ready))

    def close(self) -> None:
        """Kill all processes."""
        for _, task in self._preparing.values():
            task.cancel()
        for worker in self._workers:
            worker.kill()
