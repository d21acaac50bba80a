"""Reviews by record, computed once for everybody who asks, and solving in the background what is worth it."""

from __future__ import annotations

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
from hairpin.server.sharing import OnBegin, SharedWork
from hairpin.server.web.rate_limit import AddressLimit

PROCESSES = 2  # the second one is started only if two jobs meet
MOST_EFFORT = 8
MOST_KEPT = 64
MOST_BYTES = 32 << 20  # of the reviews that are kept

ReadRecord = Callable[[str], Awaitable[bytes]]


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


def _name_review(record: str, effort: int) -> bytes:
    return blake2b(record.encode("utf-8", "surrogatepass"), digest_size=16, salt=bytes([effort])).digest()


class Reviews:
    """Reviews of records that strangers send; `seconds` limits the CPU time of each address."""

    def __init__(self, solver: BackgroundSolver, seconds: AddressLimit, desk: Desk | None = None) -> None:
        self.desk = desk or Desk(PROCESSES)
        self._solver = solver
        self._seconds = seconds
        self._kept: OrderedDict[bytes, Reviewed] = OrderedDict()
        self._working = SharedWork[bytes, Reviewed]()

    async def find(self, address: str, record: str, effort: int, read: ReadRecord) -> tuple[bytes, bool]:
        """Return the review of a record as JSON, and whether its race is being solved.

        `read` reads the record in a sandbox process. Whoever asks for the same review meanwhile waits for it, too. One
        that a process has begun with is finished and kept: whoever closed a receipt may open it again.
        """
        effort = max(0, min(effort, MOST_EFFORT))
        key = _name_review(record, effort)
        reviewed = self._kept.pop(key, None)
        if reviewed is None or (reviewed.solving and self._solver.has_solved(reviewed.solving)):
            reviewed = await self._working.wait(key, partial(self._review, key, address, record, effort, read))
        self._keep(key, reviewed)
        return reviewed.body, bool(reviewed.solving and self._solver.is_solving(reviewed.solving))

    async def _review(
        self, key: bytes, address: str, record: str, effort: int, read: ReadRecord, on_begin: OnBegin
    ) -> Reviewed:
        reviewed = await self._compute(address, record, effort, read, on_begin)
        self._keep(key, reviewed)
        return reviewed

    async def _compute(self, address: str, record: str, effort: int, read: ReadRecord, on_begin: OnBegin) -> Reviewed:
        self._check_time(address)
        race = read_race(await read(record))
        charge = partial(self._seconds.charge, address)

        def begin() -> None:
            self._check_time(address)  # others of the same address were under way
            on_begin()

        compute = partial(self.desk.run, Review(race, effort), address, effort, charge)
        try:
            done = await compute(begin)
        except RecordLateError:
            if best := self._find_lower(record, effort):
                return best
            raise
        solving = solve_later(self._solver, race.subject) if done.is_unsolved else None
        if solving and self._solver.has_solved(solving):  # it was solved while the review was computed
            return Reviewed((await compute(on_begin)).body, None)
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
        self._working.close()
        await self.desk.close()
