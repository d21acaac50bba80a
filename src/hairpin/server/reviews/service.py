"""Reviews by record, computed once for everybody who asks, and solving in the background what is worth it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from hashlib import blake2b

import msgspec

from hairpin.games import find_kit
from hairpin.server.drivers.protocol import Assignment
from hairpin.server.drivers.solving import BackgroundSolver
from hairpin.server.errors import BusyReviewsError, RecordLateError
from hairpin.server.reviews.desk import Desk
from hairpin.server.reviews.protocol import Review, Subject, read_race
from hairpin.server.web.rate_limit import AddressLimit

PROCESSES = 2  # the second one is started only if two jobs meet
MOST_EFFORT = 8
MOST_KEPT = 64
MOST_BYTES = 32 << 20  # of the reviews that are kept

ReadRecord = Callable[[str], Awaitable[bytes]]
OnBegin = Callable[[], object]


def name_solving(subject: Subject) -> Assignment:
    """Return what the solver knows a game by: the driver that drives by its values, as tables name it."""
    drivers = find_kit(subject.game).drivers
    driver = next((name for name, entry in drivers.items() if entry.drives_by_values), "")
    return Assignment(subject.game, subject.settings, subject.board, driver)


def solve_later(solver: BackgroundSolver, subject: Subject) -> Assignment:
    """Let a race be solved in the background, once, and return what the solver knows it by."""
    assignment = name_solving(subject)
    solver.enqueue(assignment)
    return assignment


@dataclass(frozen=True)
class Reviewed:
    """A review as JSON; `solving` is set if solving the race makes the next one better."""

    body: bytes
    solving: Assignment | None


@dataclass
class _Work:
    """A review that is being computed, whether a process has begun with it, and how many wait for it."""

    task: asyncio.Future[Reviewed]
    begun: asyncio.Event
    waiting: int = 0


def _name_review(record: str, effort: int) -> bytes:
    return blake2b(record.encode("utf-8", "surrogatepass"), digest_size=16, salt=bytes([effort])).digest()


class Reviews:
    """Reviews of records that strangers send; `seconds` limits the CPU time of each address."""

    def __init__(self, solver: BackgroundSolver, seconds: AddressLimit, desk: Desk | None = None) -> None:
        self.desk = desk or Desk(PROCESSES)
        self._solver = solver
        self._seconds = seconds
        self._kept: OrderedDict[bytes, Reviewed] = OrderedDict()
        self._working: dict[bytes, _Work] = {}

    async def find(self, address: str, record: str, effort: int, read: ReadRecord) -> tuple[bytes, bool]:
        """Return the review of a record as JSON, and whether its race is being solved.

        `read` reads the record in a sandbox process. Whoever asks for the same review meanwhile waits for it, too.
        """
        effort = max(0, min(effort, MOST_EFFORT))
        key = _name_review(record, effort)
        reviewed = self._kept.pop(key, None)
        if reviewed is None or (reviewed.solving and self._solver.has_solved(reviewed.solving)):
            reviewed = await self._share(key, partial(self._review, address, record, effort, read))
        self._keep(key, reviewed)
        return reviewed.body, bool(reviewed.solving and self._solver.is_solving(reviewed.solving))

    async def _share(self, key: bytes, begin: Callable[[OnBegin], Awaitable[Reviewed]]) -> Reviewed:
        """Wait for a review together with others. When the last one has gone, it is not begun any more.

        One that a process has begun with is finished and kept: whoever closed a receipt may open it again.
        """
        work = self._working.get(key)
        if work is None:
            begun = asyncio.Event()
            work = self._working[key] = _Work(asyncio.ensure_future(begin(begun.set)), begun)
            work.task.add_done_callback(partial(self._end, key))
        work.waiting += 1
        try:
            return await asyncio.shield(work.task)
        finally:
            work.waiting -= 1
            if not work.waiting and not work.begun.is_set():
                work.task.cancel()

    def _end(self, key: bytes, task: asyncio.Future[Reviewed]) -> None:
        self._working.pop(key, None)
        if not task.cancelled() and not task.exception():
            self._keep(key, task.result())

    async def _review(self, address: str, record: str, effort: int, read: ReadRecord, on_begin: OnBegin) -> Reviewed:
        self._check_time(address)
        race = read_race(await read(record))
        charge = partial(self._seconds.charge, address)

        def begin() -> None:
            self._check_time(address)  # others of the same address were under way
            on_begin()

        compute = partial(self.desk.run, Review(race, effort), address, effort, charge, begin)
        try:
            done = await compute()
        except RecordLateError:
            if best := self._find_lower(record, effort):
                return best
            raise
        solving = solve_later(self._solver, race.subject) if done.is_unsolved else None
        if solving and self._solver.has_solved(solving):  # it was solved while the review was computed
            return Reviewed((await compute()).body, None)
        return Reviewed(done.body, solving)

    def _check_time(self, address: str) -> None:
        if not self._seconds.has(address, 0):
            raise BusyReviewsError("the races of this address took too long; try again in a minute")

    def _find_lower(self, record: str, effort: int) -> Reviewed | None:
        """Return the best review of less effort that is kept: no more will be found out about this race."""
        lower = (self._kept.get(_name_review(record, less)) for less in range(effort - 1, -1, -1))
        best = next((reviewed for reviewed in lower if reviewed), None)
        if best is None:
            return None
        review = msgspec.json.decode(best.body) | {"is_final": True}
        return Reviewed(msgspec.json.encode(review), best.solving)

    def _keep(self, key: bytes, reviewed: Reviewed) -> None:
        self._kept[key] = reviewed
        while len(self._kept) > MOST_KEPT or sum(len(kept.body) for kept in self._kept.values()) > MOST_BYTES:
            self._kept.popitem(last=False)

    async def close(self) -> None:
        """End everything."""
        for work in self._working.values():
            work.task.cancel()
        await self.desk.close()
