"""A few processes in which drivers think, and how long they may. One that hangs or dies is ended and replaced."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import monotonic

import msgspec

from hairpin.bots import Basis
from hairpin.server.ride import MOST_DRIVERS, Failed, Job, Lacking, Prepare, Ready, Reply, Ride, Think, Thought

ANSWER_SECONDS = 3.0
READY_SECONDS = 120.0
LONGEST_LINE = 1 << 20
MOST_PREPARING = 8
UNREADY, PREPARING = 2, 100  # as many others one would rather wait for

logger = logging.getLogger("hairpin")
encode = msgspec.json.Encoder().encode
read_reply = msgspec.json.Decoder(Reply).decode


class NotReadyError(Exception):
    """The driver is loading or compiling, or every process is busy: somebody else drives this turn."""


class DriverFailedError(Exception):
    """The driver raised, hung, died, or cannot think here at all."""


class LackingError(DriverFailedError):
    """The driver needs the compiler, which is not installed yet."""


class LateError(DriverFailedError):
    """The driver has not answered in time."""


class Cockpit:
    """One process, asked one thing at a time and started when it is needed."""

    def __init__(self, guests: str = "") -> None:
        self.load = 0
        self.ready: OrderedDict[Ride, None] = OrderedDict()
        self._words = ("-m", "hairpin.server.cockpit", *((guests,) if guests else ()))
        self._lock = asyncio.Lock()
        self._process: asyncio.subprocess.Process | None = None

    @asynccontextmanager
    async def take(self, weight: int = 1) -> AsyncIterator[None]:
        """Wait until the process is free, and keep it."""
        self.load += weight
        try:
            async with self._lock:
                yield
        finally:
            self.load -= weight

    async def ask(self, job: Job, seconds: float) -> Ready | Thought:
        """Return the answer to a job; where none comes in time, the process is ended."""
        reply: Reply | None = None
        try:
            async with asyncio.timeout(seconds):
                reply = await self._exchange(job)
        except TimeoutError as error:
            raise LateError(f"no answer in {seconds:g} seconds") from error
        except (OSError, EOFError, ValueError, msgspec.MsgspecError) as error:
            raise DriverFailedError(f"its process failed: {error!r}") from error
        finally:
            if reply is None:  # a late answer must not be taken for the next one
                self.end()
        if isinstance(reply, Lacking):
            raise LackingError("the compiler is not installed")
        if isinstance(reply, Failed):
            raise DriverFailedError(reply.why)
        self._note_ready(job.ride)
        return reply

    async def _exchange(self, job: Job) -> Reply:
        process = self._process
        if process is None:
            process = self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                *self._words,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST_LINE,
            )
        if process.stdin is None or process.stdout is None:
            raise EOFError("it has no pipes")
        process.stdin.write(encode(job) + b"\n")
        await process.stdin.drain()
        if not (line := await process.stdout.readline()):
            raise EOFError("it died")
        reply: Reply = read_reply(line)
        return reply

    def _note_ready(self, ride: Ride) -> None:
        """Remember, as long as the process itself does, who need not load anything any more."""
        self.ready[ride] = None
        self.ready.move_to_end(ride)
        if len(self.ready) > MOST_DRIVERS:
            self.ready.popitem(last=False)

    def end(self) -> None:
        """End the process; the next job starts another one."""
        process, self._process = self._process, None
        self.ready.clear()
        if process and process.returncode is None:
            process.kill()


class Garage:
    """All cockpits, who is ready in which, and who could not be made ready."""

    def __init__(
        self, guests: str = "", answer_seconds: float = ANSWER_SECONDS, ready_seconds: float = READY_SECONDS
    ) -> None:
        size = max(2, min(4, (os.cpu_count() or 1) - 1))
        self.basis: dict[Ride, Basis | None] = {}
        self.answer_seconds = answer_seconds
        self.ready_seconds = ready_seconds
        self._cockpits = [Cockpit(guests) for _ in range(size)]
        self._preparing: dict[Ride, tuple[float, asyncio.Task[None]]] = {}
        self._failures: dict[Ride, str] = {}
        self._late: set[Ride] = set()
        self._lacking: set[Ride] = set()

    def is_preparing(self, ride: Ride) -> bool:
        """Say whether a driver is loading or compiling, or waits for the compiler itself."""
        return ride in self._preparing or ride in self._lacking

    async def think(self, ride: Ride, seat: int, words: tuple[str, ...], seed: int) -> Thought:
        """Return what a driver does in a position, or raise at the latest when its time is over."""
        await self._await_ready(ride)
        cockpit = self._pick(ride)
        try:
            async with asyncio.timeout(self.answer_seconds) as patience, cockpit.take():
                if ride not in cockpit.ready:
                    raise NotReadyError
                patience.reschedule(None)  # from here on it is the driver's own time
                reply = await cockpit.ask(Think(ride, seat, words, seed), self.answer_seconds)
        except TimeoutError as error:
            raise NotReadyError from error
        except LateError as error:
            self._forgive(ride, error)
            raise NotReadyError from error
        if not isinstance(reply, Thought):
            raise DriverFailedError("it answered something else")
        self._late.discard(ride)
        self._note_basis(ride, reply.basis)
        return reply

    def _forgive(self, ride: Ride, error: LateError) -> None:
        """Let who is late for the first time get ready again: it may have found something new to load."""
        if ride in self._late:
            self._late.discard(ride)
            raise error
        logger.warning("driver %s is late: %s", ride.driver, error)
        self._late.add(ride)
        self._prepare(ride)

    async def _await_ready(self, ride: Ride) -> None:
        """Give a driver that has just begun to get ready the time of one answer; refuse one that takes longer."""
        if ride not in self._failures:
            if any(ride in cockpit.ready for cockpit in self._cockpits):
                return
            begun, task = self._prepare(ride)
            left = begun + self.answer_seconds - monotonic()
            if left > 0:
                await asyncio.wait({task}, timeout=left)
            if not task.done():
                raise NotReadyError
        if why := self._failures.pop(ride, ""):
            raise DriverFailedError(why)

    def prepare(self, ride: Ride) -> None:
        """Begin to make a driver ready before it is needed, unless there is much to do."""
        is_known = ride in self._failures or any(ride in cockpit.ready for cockpit in self._cockpits)
        if not is_known and len(self._preparing) < MOST_PREPARING:
            self._prepare(ride)

    def look_for_compiler(self) -> None:
        """Let those try again who could not get ready without the compiler: it may have been installed meanwhile."""
        for ride in self._lacking:
            self.prepare(ride)

    def look_again(self, ride: Ride) -> None:
        """Let a driver get ready anew, because there is something new for it."""
        self._prepare(ride, is_anew=True)

    def _prepare(self, ride: Ride, is_anew: bool = False) -> tuple[float, asyncio.Task[None]]:
        if ride not in self._preparing:
            task = asyncio.create_task(self._make_ready(ride, is_anew))
            self._preparing[ride] = monotonic(), task
            task.add_done_callback(lambda _: self._preparing.pop(ride, None))
        return self._preparing[ride]

    async def _make_ready(self, ride: Ride, is_anew: bool) -> None:
        cockpit = self._pick(ride)
        try:
            async with cockpit.take(PREPARING):
                reply = await cockpit.ask(Prepare(ride, is_anew), self.ready_seconds)
                self._note_basis(ride, reply.basis)
            self._lacking.discard(ride)
        except LackingError:
            if len(self._lacking) < MOST_DRIVERS:
                self._lacking.add(ride)
        except DriverFailedError as error:
            self._lacking.discard(ride)
            logger.warning("driver %s could not be made ready: %s", ride.driver, error)
            self._failures[ride] = str(error)

    def _note_basis(self, ride: Ride, basis: Basis | None) -> None:
        if len(self.basis) > MOST_DRIVERS * len(self._cockpits):
            self.basis.clear()
        self.basis[ride] = basis

    def _pick(self, ride: Ride) -> Cockpit:
        return min(self._cockpits, key=lambda cockpit: cockpit.load + UNREADY * (ride not in cockpit.ready))

    def close(self) -> None:
        """End all processes."""
        for _, task in self._preparing.values():
            task.cancel()
        for cockpit in self._cockpits:
            cockpit.end()
