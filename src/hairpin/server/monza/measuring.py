"""The client of the process that measures and finishes boards: one job at a time, others wait.

A job whose caller has gone is not begun, or is cancelled. The process is started when needed, and killed when it
is idle or late.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncGenerator
from dataclasses import dataclass
from itertools import count
from time import monotonic
from typing import NoReturn

import msgspec

from hairpin.server.errors import BoardFailedError, BusyError
from hairpin.server.monza.measuring_protocol import Cancel, Cancelled, Job, Reply, Task
from hairpin.server.process import read_cpu_seconds, start_worker
from hairpin.server.web.rate_limit import AddressLimit

MOST_WAITING = 8
LATE_SECONDS = 120.0  # the first job may have to compile everything
IDLE_SECONDS = 300.0
WORKER = "hairpin.server.monza.measuring_worker"

logger = logging.getLogger("hairpin")
encode = msgspec.json.Encoder().encode
read_reply = msgspec.json.Decoder(Reply).decode


@dataclass
class _Turn:
    """A job that has the process: whose it is, and when and at which CPU time of the process it began."""

    address: str
    begun: float
    used_before: float = 0.0


class MeasuringClient:
    """Sends jobs to the process and reads its replies.

    most_each  how many jobs of one client address may wait
    seconds    limits the CPU time of each address
    """

    def __init__(
        self,
        late_seconds: float = LATE_SECONDS,
        idle_seconds: float = IDLE_SECONDS,
        *,
        most_each: int = MOST_WAITING,
        seconds: AddressLimit | None = None,
    ) -> None:
        self.late_seconds = late_seconds
        self.idle_seconds = idle_seconds
        self.most_each = most_each
        self.seconds = seconds
        self._waiting: Counter[str] = Counter()  # jobs by address
        self._numbers = count(1)
        self._lock = asyncio.Lock()
        self._process: asyncio.subprocess.Process | None = None
        self._idle_timer: asyncio.TimerHandle | None = None
        self._cancelling: set[asyncio.Task[None]] = set()

    @property
    def is_running(self) -> bool:
        """Return whether there is a process."""
        return self._process is not None

    @property
    def waiting(self) -> int:
        """How many jobs wait."""
        return self._waiting.total()

    async def ask(self, task: Task, address: str = "") -> AsyncGenerator[Reply, None]:
        """Yield the replies to a task, the last one last; a caller that stops iterating cancels the job."""
        self._check_time(address)
        if self.waiting >= MOST_WAITING or self._waiting[address] >= self.most_each:
            raise BusyError("the workshop is busy; try again in a moment")
        self._waiting[address] += 1
        try:
            await self._lock.acquire()
        finally:
            self._waiting -= Counter((address,))  # drops what is 0
        number = next(self._numbers)
        turn = _Turn(address, monotonic())
        is_done = True
        try:
            self._check_time(address)  # others of the same address were under way
            turn.used_before = self._read_cpu_seconds()
            is_done = False
            await self._write(Job(number, task))
            while not is_done:
                reply = await self._read()
                is_done = reply.is_last
                yield reply
        except BoardFailedError:
            is_done = True
            raise
        finally:
            if is_done:
                self._release(turn)
            else:
                self._begin_cancelling(number, turn)

    def _check_time(self, address: str) -> None:
        if self.seconds is not None and not self.seconds.has(address, 0):
            raise BusyError("the boards of this address took too long; try again in a minute")

    def _read_cpu_seconds(self) -> float:
        return read_cpu_seconds(self._process.pid) if self._process else 0.0

    def _begin_cancelling(self, number: int, turn: _Turn) -> None:
        """Cancel a job, and release the process once it has confirmed that."""
        task = asyncio.get_running_loop().create_task(self._cancel(number, turn))
        self._cancelling.add(task)
        task.add_done_callback(self._cancelling.discard)

    async def _cancel(self, number: int, turn: _Turn) -> None:
        try:
            await self._write(Cancel(number))
            while not isinstance((await self._read()).result, Cancelled):
                pass
        except BoardFailedError:
            pass  # the process was killed
        finally:
            self._release(turn)

    def _release(self, turn: _Turn) -> None:
        if self.seconds is not None:
            used = self._read_cpu_seconds() - turn.used_before
            # Of a process that is gone, and where the system does not tell, the time on the clock.
            self.seconds.charge(turn.address, used if used > 0 else monotonic() - turn.begun)
        self._lock.release()
        if self._idle_timer:
            self._idle_timer.cancel()
        self._idle_timer = asyncio.get_running_loop().call_later(self.idle_seconds, self._kill_if_idle)

    def _kill_if_idle(self) -> None:
        if not self._lock.locked():
            self.kill()

    async def _write(self, line: Job | Cancel) -> None:
        try:
            if self._process is None or self._process.returncode is not None:
                self._process = await start_worker(WORKER)
            if self._process.stdin is None:
                raise EOFError("it has no pipes")
            self._process.stdin.write(encode(line) + b"\n")
            await self._process.stdin.drain()
        except (OSError, EOFError) as error:
            self._give_up(error)

    async def _read(self) -> Reply:
        """Return the next reply; a process that is late, dies or sends something else is killed."""
        try:
            async with asyncio.timeout(self.late_seconds):
                if not self._process or not self._process.stdout or not (line := await self._process.stdout.readline()):
                    raise EOFError("it died")
            return read_reply(line)
        except (TimeoutError, OSError, EOFError, ValueError, msgspec.MsgspecError) as error:
            self._give_up(error)

    def _give_up(self, error: Exception) -> NoReturn:
        logger.warning("the measuring process was killed: %r", error)
        self.kill()
        raise BoardFailedError("this board could not be measured or finished; change it and try again") from error

    def kill(self) -> None:
        """Kill the process; the next job starts another one."""
        process, self._process = self._process, None
        if process and process.returncode is None:
            process.kill()

    async def close(self) -> None:
        """End the process, and wait for that."""
        for task in self._cancelling:
            task.cancel()
        if self._idle_timer:
            self._idle_timer.cancel()
        process = self._process
        self.kill()
        if process:
            await process.wait()
