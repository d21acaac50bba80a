"""The client of the sandbox processes: a bounded queue that is fair between addresses, and deadlines.

There are two kinds of jobs. Of drawings, somebody wants to see the last one only: few of one address wait, and a newer
one replaces the oldest. Of other jobs more wait, and the same job is done once for all of an address.

A process is started when it is first needed, killed when it is late or idle, and replaced by the next job.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from dataclasses import dataclass
from hashlib import blake2b
from typing import ClassVar

import msgspec

from hairpin.core.errors import HairpinError, TrackFileError
from hairpin.server.errors import BoardFailedError, BusyError
from hairpin.server.process import FramedProcess, LostError
from hairpin.server.sandbox.protocol import Done, Job, Refused, Reply, encode, read_reply
from hairpin.server.sharing import SharedWork
from hairpin.server.web.rate_limit import AddressLimit

PROCESSES = 2
MOST_WAITING = 64
MOST_WAITING_PER_ADDRESS = 2  # drawings
MOST_PATIENT_PER_ADDRESS = 16  # other jobs: a family opens a replay on all its devices
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


@dataclass(frozen=True)
class _Place:
    """A place in the queue."""

    address: str
    is_patient: bool


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
        self._waiting: dict[asyncio.Future[SandboxProcess], _Place] = {}  # in the order of arrival
        self._running: Counter[str] = Counter()  # jobs by address
        self._shared = SharedWork[tuple[str, str, bytes], bytes]()

    async def run(self, address: str, function: str, payload: bytes) -> bytes:
        """Return what a function returns for a payload, or raise its error. A newer job may replace one that waits."""
        return await self._run(_Place(address, is_patient=False), function, payload)

    async def share(self, address: str, function: str, payload: bytes) -> bytes:
        """Return the same for a job that is not replaced; whoever has sent the same one meanwhile waits for it, too."""
        digest = blake2b(payload, digest_size=16).digest()
        place = _Place(address, is_patient=True)
        return await self._shared.wait((address, function, digest), lambda _: self._run(place, function, payload))

    async def _run(self, place: _Place, function: str, payload: bytes) -> bytes:
        address = place.address
        self._check_time(address)
        process = await self._take_process(place)
        try:
            self._check_time(address)  # others of the same address were under way
            reply = await process.run(Job(function, payload))
        except LostError as error:
            logger.warning("a sandbox process was killed: %s: %s", function, error)
            self._cpu.charge(address, self._cpu_seconds)
            raise BoardFailedError("this board takes too long; make it simpler") from error
        finally:
            self._release(process, address)
        self._cpu.charge(address, reply.cpu_seconds)
        if isinstance(reply, Done):
            return reply.body
        if isinstance(reply, Refused):
            raise RefusedInSandboxError(reply)
        raise SandboxError(f"{function}: {reply.why}")

    def _check_time(self, address: str) -> None:
        if not self._cpu.has(address, 0):
            raise BusyError("the boards of this address took too long; try again in a minute")

    async def _take_process(self, place: _Place) -> SandboxProcess:
        """Wait for a free process. If too many drawings of an address are in the queue, the oldest one is refused."""
        if self._free:
            self._running[place.address] += 1
            return self._free.pop()
        if len(self._waiting) >= MOST_WAITING:
            raise BusyError("too many boards wait; try again in a moment")
        mine = [waiting for waiting, other in self._waiting.items() if other == place]
        if place.is_patient and len(mine) >= MOST_PATIENT_PER_ADDRESS:
            raise BusyError("too much of this address waits; try again in a moment")
        if not place.is_patient and len(mine) >= MOST_WAITING_PER_ADDRESS:
            del self._waiting[mine[0]]
            mine[0].set_exception(BusyError("newer boards of this address wait; try again in a moment"))
        taking: asyncio.Future[SandboxProcess] = asyncio.get_running_loop().create_future()
        self._waiting[taking] = place
        try:
            return await taking
        except asyncio.CancelledError:
            if self._waiting.pop(taking, None) is None and not taking.cancelled() and not taking.exception():
                self._release(taking.result(), place.address)
            raise

    def _release(self, process: SandboxProcess, address: str) -> None:
        """Pass a process on to the job that has waited longest of an address that has the fewest under way."""
        self._running -= Counter((address,))  # drops what is 0
        waiting = [taking for taking in self._waiting if not taking.done()]
        if not waiting:
            self._free.append(process)
            return
        taking = min(waiting, key=lambda one: self._running[self._waiting[one].address])
        self._running[self._waiting.pop(taking).address] += 1
        taking.set_result(process)

    async def close(self) -> None:
        """End all processes."""
        self._shared.close()
        for process in self.processes:
            await process.close()
