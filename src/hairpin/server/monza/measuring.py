"""The process in which boards are measured and finished, seen from the server: one question at a time, others wait.

What nobody waits for any more is not begun, or stopped. The process is started when needed and ended when idle or late.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import AsyncGenerator
from itertools import count
from typing import NoReturn

import msgspec

from hairpin.server.errors import BusyError
from hairpin.server.monza.measuring_worker import Answer, Finish, Measure, Question, Stop, Stopped

MOST_WAITING = 8
LATE_SECONDS = 120.0  # the first question may find everything still to be compiled
IDLE_SECONDS = 300.0
LONGEST_LINE = 1 << 20

logger = logging.getLogger("hairpin")
encode = msgspec.json.Encoder().encode
read_answer = msgspec.json.Decoder(Answer).decode


class Survey:
    """Asks the surveyor."""

    def __init__(self, late_seconds: float = LATE_SECONDS, idle_seconds: float = IDLE_SECONDS) -> None:
        self.late_seconds = late_seconds
        self.idle_seconds = idle_seconds
        self.waiting = 0
        self._numbers = count(1)
        self._lock = asyncio.Lock()
        self._process: asyncio.subprocess.Process | None = None
        self._rest: asyncio.TimerHandle | None = None
        self._leaving: set[asyncio.Task[None]] = set()

    @property
    def is_awake(self) -> bool:
        """Say whether there is a process."""
        return self._process is not None

    async def ask(self, what: Measure | Finish) -> AsyncGenerator[Answer, None]:
        """Yield the answers to a question, the last one last; who stops listening stops the work."""
        if self.waiting >= MOST_WAITING:
            raise BusyError("the workshop is busy; try again in a moment")
        self.waiting += 1
        try:
            await self._lock.acquire()
        finally:
            self.waiting -= 1
        number = next(self._numbers)
        is_done = False
        try:
            await self._say(Question(number, what))
            while not is_done:
                answer = await self._hear()
                is_done = answer.is_last
                yield answer
        except BusyError:
            is_done = True
            raise
        finally:
            if is_done:
                self._free()
            else:
                self._leave(number)

    def _leave(self, number: int) -> None:
        """Stop what is going on, and free the process once it has answered."""
        task = asyncio.get_running_loop().create_task(self._stop(number))
        self._leaving.add(task)
        task.add_done_callback(self._leaving.discard)

    async def _stop(self, number: int) -> None:
        try:
            await self._say(Stop(number))
            while not isinstance((await self._hear()).what, Stopped):
                pass
        except BusyError:
            pass  # it was ended, and is as free as can be
        finally:
            self._free()

    def _free(self) -> None:
        self._lock.release()
        if self._rest:
            self._rest.cancel()
        self._rest = asyncio.get_running_loop().call_later(self.idle_seconds, self._end_if_idle)

    def _end_if_idle(self) -> None:
        if not self._lock.locked():
            self.end()

    async def _say(self, what: Question | Stop) -> None:
        try:
            if self._process is None or self._process.returncode is not None:
                self._process = await asyncio.create_subprocess_exec(
                    sys.executable,
                    "-m",
                    "hairpin.server.monza.measuring_worker",
                    stdin=asyncio.subprocess.PIPE,
                    stdout=asyncio.subprocess.PIPE,
                    limit=LONGEST_LINE,
                )
            if self._process.stdin is None:
                raise EOFError("it has no pipes")
            self._process.stdin.write(encode(what) + b"\n")
            await self._process.stdin.drain()
        except (OSError, EOFError) as error:
            self._give_up(error)

    async def _hear(self) -> Answer:
        """Return the next answer; a process that is late, dies or talks nonsense is ended."""
        try:
            async with asyncio.timeout(self.late_seconds):
                if not self._process or not self._process.stdout or not (line := await self._process.stdout.readline()):
                    raise EOFError("it died")
            return read_answer(line)
        except (TimeoutError, OSError, EOFError, ValueError, msgspec.MsgspecError) as error:
            self._give_up(error)

    def _give_up(self, error: Exception) -> NoReturn:
        logger.warning("the surveyor was ended: %r", error)
        self.end()
        raise BusyError("this board could not be worked out; try again in a moment") from error

    def end(self) -> None:
        """End the process; the next question starts another one."""
        process, self._process = self._process, None
        if process and process.returncode is None:
            process.kill()

    async def close(self) -> None:
        """End everything."""
        for task in self._leaving:
            task.cancel()
        if self._rest:
            self._rest.cancel()
        process = self._process
        self.end()
        if process:
            await process.wait()
