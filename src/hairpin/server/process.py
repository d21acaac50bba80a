"""What all worker processes share: how they are started, a low priority, standard output reserved for replies.

A process is spoken to in lines, or in frames: contents after their length.
"""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path
from time import monotonic
from typing import BinaryIO

LONGEST_LINE = 1 << 20
LENGTH_BYTES = 4
SHORTEST_WAIT = 0.5  # seconds between two looks at a process


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
    """It was killed because it was late; `seconds` is the CPU time that it had used."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"no answer after {seconds:.1f} seconds of CPU time")
        self.seconds = seconds


class FramedProcess:
    """One worker process that is sent frames, started when it is needed; it answers one after the other.

    It is late after so many seconds of CPU time, or after `patience` times as long: where the system does not tell the
    CPU time, and if the process waits for something.
    """

    def __init__(
        self, module: str, *arguments: str, late_seconds: float, idle_seconds: float, patience: float = 1
    ) -> None:
        self._command = module, *arguments
        self._late_seconds = late_seconds
        self._patience = patience
        self._idle_seconds = idle_seconds
        self._process: asyncio.subprocess.Process | None = None
        self._killed: asyncio.subprocess.Process | None = None
        self._idle_timer: asyncio.TimerHandle | None = None

    @property
    def pid(self) -> int | None:
        """The number of the process, None if there is none, or if it has died."""
        return self._process.pid if self._process and self._process.returncode is None else None

    async def ask(self, content: bytes, late_seconds: float | None = None) -> bytes:
        """Return the content of the answer; if none comes in time, kill the process."""
        if self._idle_timer:
            self._idle_timer.cancel()
        if self._process and self._process.returncode is not None:
            self.kill()  # it died while it was idle
        answer: bytes | None = None
        exchange = asyncio.create_task(self._exchange(content))
        try:
            answer = await self._wait(exchange, late_seconds or self._late_seconds)
        except (OSError, EOFError) as error:
            raise LostError(repr(error)) from error
        finally:
            if answer is None:  # a late answer must not be taken for the next one
                exchange.cancel()
                self.kill()
        self._idle_timer = asyncio.get_running_loop().call_later(self._idle_seconds, self.kill)
        return answer

    async def _wait(self, exchange: asyncio.Task[bytes], late_seconds: float) -> bytes:
        begun, used = monotonic(), 0.0
        used_before = self._read_cpu_seconds()
        while True:
            # As long as this at least, if it gets a core for itself.
            await asyncio.wait({exchange}, timeout=max(late_seconds - used, SHORTEST_WAIT))
            if exchange.done():
                return exchange.result()
            used = max(self._read_cpu_seconds() - used_before, (monotonic() - begun) / self._patience)
            if used >= late_seconds:
                raise LateError(used)

    def _read_cpu_seconds(self) -> float:
        return read_cpu_seconds(self._process.pid) if self._process else 0.0

    async def _exchange(self, content: bytes) -> bytes:
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


def read_cpu_seconds(pid: int) -> float:
    """Return the CPU time that a process has used; 0 if the system does not tell, as all but Linux."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    except (OSError, ValueError, IndexError):
        return 0.0


def lower_priority(niceness: int) -> None:
    """Lower the priority of this process, if the system supports it."""
    if hasattr(os, "nice"):
        os.nice(niceness)


def take_stdout() -> BinaryIO:
    """Return standard output for replies; all other output goes to standard error from now on."""
    replies = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)
    return replies
