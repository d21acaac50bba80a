"""The client of the sandbox processes: a bounded queue that is fair between addresses, and deadlines.

A process is started when it is first needed, killed when it is late or idle, and replaced by the next job.
"""

from __future__ import annotations

import asyncio
import logging
from typing import ClassVar

import msgspec

from hairpin.core.errors import HairpinError, TrackFileError
from hairpin.server.errors import BoardFailedError, BusyError
from hairpin.server.process import FramedProcess, LostError
from hairpin.server.sandbox.protocol import Done, Job, Refused, Reply, encode, read_reply
from hairpin.server.web.rate_limit import AddressLimit

PROCESSES = 2
MOST_WAITING = 64
MOST_WAITING_PER_ADDRESS = 2
CPU_SECONDS = 2  # of a job; ordinary ones take a few milliseconds, a print a quarter of a second
LATE_SECONDS = 10.0
IDLE_SECONDS = 300.0
WORKER = "hairpin.server.sandbox.worker"

logger = logging.getLogger("hairpin")


class RefusedInSandboxError(HairpinError):
    """A job's own error, with the code that it had in the process."""

    code: ClassVar[str] = TrackFileError.code

    def __init__(self, refused: Refused) -> None:
        super().__init__(refused.message, **refused.fields)
        self.code = refused.code  # type: ignore[misc]  # that of the class is only a default


class SandboxError(Exception):
    """A job failed in an unexpected way."""


class SandboxProcess(FramedProcess):
    """One process; it runs one job at a time."""

    def __init__(self, cpu_seconds: int, late_seconds: float, idle_seconds: float) -> None:
        super().__init__(WORKER, str(cpu_seconds), late_seconds=late_seconds, idle_seconds=idle_seconds)

    async def run(self, job: Job) -> Reply:
        """Return the reply to a job; if none comes in time, kill the process."""
        try:
            reply: Reply = read_reply(await self.ask(encode(job)))
        except msgspec.MsgspecError as error:
            self.kill()
            raise LostError(repr(error)) from error
        return reply


class Sandbox:
    """Runs jobs for client addresses; `cpu` limits the CPU time of each address."""

    def __init__(
        self,
        cpu: AddressLimit,
        *,
        cpu_seconds: int = CPU_SECONDS,
        late_seconds: float = LATE_SECONDS,
        idle_seconds: float = IDLE_SECONDS,
    ) -> None:
        self.processes = [SandboxProcess(cpu_seconds, late_seconds, idle_seconds) for _ in range(PROCESSES)]
        self._cpu = cpu
        self._cpu_seconds = cpu_seconds
        # The process that was used last is used next, so that another one is started only if two jobs meet.
        self._free = list(reversed(self.processes))
        self._waiting: dict[asyncio.Future[SandboxProcess], str] = {}  # by address, in the order of arrival

    async def run(self, address: str, function: str, payload: bytes) -> bytes:
        """Return what a function returns for a payload, or raise its error."""
        if not self._cpu.has(address, 0):
            raise BusyError("the boards of this address took too long; try again in a minute")
        process = await self._take_process(address)
        try:
            reply = await process.run(Job(function, payload))
        except LostError as error:
            logger.warning("a sandbox process was killed: %s: %s", function, error)
            self._cpu.charge(address, self._cpu_seconds)
            raise BoardFailedError("this board takes too long; make it simpler") from error
        finally:
            self._release(process)
        self._cpu.charge(address, reply.cpu_seconds)
        if isinstance(reply, Done):
            return reply.body
        if isinstance(reply, Refused):
            raise RefusedInSandboxError(reply)
        raise SandboxError(f"{function}: {reply.why}")

    async def _take_process(self, address: str) -> SandboxProcess:
        """Wait for a free process. If an address has too many jobs in the queue, its oldest one is refused."""
        if self._free:
            return self._free.pop()
        if len(self._waiting) >= MOST_WAITING:
            raise BusyError("too many boards wait; try again in a moment")
        mine = [waiting for waiting, other in self._waiting.items() if other == address]
        if len(mine) >= MOST_WAITING_PER_ADDRESS:
            del self._waiting[mine[0]]
            mine[0].set_exception(BusyError("newer boards of this address wait; try again in a moment"))
        taking: asyncio.Future[SandboxProcess] = asyncio.get_running_loop().create_future()
        self._waiting[taking] = address
        try:
            return await taking
        except asyncio.CancelledError:
            if self._waiting.pop(taking, None) is None and not taking.cancelled() and not taking.exception():
                self._release(taking.result())
            raise

    def _release(self, process: SandboxProcess) -> None:
        """Pass a process on to the job that has waited longest."""
        while self._waiting:
            taking = next(iter(self._waiting))
            del self._waiting[taking]
            if not taking.done():
                taking.set_result(process)
                return
        self._free.append(process)

    async def close(self) -> None:
        """End all processes."""
        for process in self.processes:
            await process.close()
