"""What all worker processes share: how they are started, a low priority, standard output reserved for replies.

A process is spoken to in lines, or in frames: contents after their length.
"""

from __future__ import annotations

import asyncio
import os
import sys
from typing import BinaryIO

LONGEST_LINE = 1 << 20
LENGTH_BYTES = 4


async def start_worker(module: str, *arguments: str) -> asyncio.subprocess.Process:
    """Start a module as a worker process that reads standard input and writes to standard output."""
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        module,
        *arguments,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        limit=LONGEST_LINE,
    )


class LostError(Exception):
    """A worker process gave no answer: it died, or had to be killed."""


class LateError(LostError):
    """It was killed because it was late."""


class FramedProcess:
    """One worker process that is sent frames, started when it is needed; it answers one after the other."""

    def __init__(self, module: str, *arguments: str, late_seconds: float, idle_seconds: float) -> None:
        self._command = module, *arguments
        self._late_seconds = late_seconds
        self._idle_seconds = idle_seconds
        self._process: asyncio.subprocess.Process | None = None
        self._killed: asyncio.subprocess.Process | None = None
        self._idle_timer: asyncio.TimerHandle | None = None

    @property
    def pid(self) -> int | None:
        """The number of the process, None if there is none, or if it has died."""
        return self._process.pid if self._process and self._process.returncode is None else None

    async def ask(self, content: bytes) -> bytes:
        """Return the content of the answer; if none comes in time, kill the process."""
        if self._idle_timer:
            self._idle_timer.cancel()
        answer: bytes | None = None
        try:
            async with asyncio.timeout(self._late_seconds):
                answer = await self._exchange(content)
        except TimeoutError as error:
            raise LateError(repr(error)) from error
        except (OSError, EOFError) as error:
            raise LostError(repr(error)) from error
        finally:
            if answer is None:  # a late answer must not be taken for the next one
                self.kill()
        self._idle_timer = asyncio.get_running_loop().call_later(self._idle_seconds, self.kill)
        return answer

    async def _exchange(self, content: bytes) -> bytes:
        if self._process and self._process.returncode is not None:
            self.kill()  # it died while it was idle
        process = self._process
        if process is None:
            process = self._process = await start_worker(*self._command)
        if process.stdin is None or process.stdout is None:
            raise EOFError("it has no pipes")
        process.stdin.write(frame(content))
        await process.stdin.drain()
        length = int.from_bytes(await process.stdout.readexactly(LENGTH_BYTES), "big")
        return await process.stdout.readexactly(length)

    def kill(self) -> None:
        """Kill the process; the next frame starts another one."""
        process, self._process = self._process, None
        if process and process.returncode is None:
            process.kill()
            self._killed = process

    async def close(self) -> None:
        """End the process, and wait for that, also if it was killed before."""
        if self._idle_timer:
            self._idle_timer.cancel()
        self.kill()
        if self._killed:
            await self._killed.wait()


def frame(content: bytes) -> bytes:
    """Return a content as it is sent: after its length."""
    return len(content).to_bytes(LENGTH_BYTES, "big") + content


def read_frame(source: BinaryIO) -> bytes:
    """Return the content of the next frame; empty if the other side is gone."""
    length = source.read(LENGTH_BYTES)
    return source.read(int.from_bytes(length, "big")) if len(length) == LENGTH_BYTES else b""


def lower_priority(niceness: int) -> None:
    """Lower the priority of this process, if the system supports it."""
    if hasattr(os, "nice"):
        os.nice(niceness)


def take_stdout() -> BinaryIO:
    """Return standard output for replies; all other output goes to standard error from now on."""
    replies = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)
    return replies
