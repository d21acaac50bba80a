"""Loading a table from the store, in slices that delay nobody, and what is stored with the end of a race.

What this version cannot read is set aside in the store, named in the log, and the rest of the table opens.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from time import perf_counter

import msgspec

from hairpin.server.store import Append, EndedRace, Store, StoredTable
from hairpin.server.store.entries import Settlement
from hairpin.server.tables.codec import decode_event, decode_snapshot, encode, salvage_event
from hairpin.tables.decide import Decision
from hairpin.tables.ending import find_ending
from hairpin.tables.entropy import Entropy
from hairpin.tables.events import VERSION, Arranged, Forgotten, Started
from hairpin.tables.restore import RaceRecord, Restoration
from hairpin.tables.snapshot import Snapshot, take_snapshot, take_snapshot_after
from hairpin.tables.table import Table

SLICE_SECONDS = 0.002
EVENTS_BETWEEN_SNAPSHOTS = 500

logger = logging.getLogger("hairpin")


@dataclass(frozen=True, slots=True)
class LoadedTable:
    """A table from the store, and the commands that were carried out, with the numbers of their events."""

    table: Table
    commands: dict[str, int]


def make_append(table: Table, decision: Decision, command: str | None) -> Append:
    """Return what is stored of an event that is not applied yet: with the race that it ends, and with a snapshot."""
    event, number = decision.event, table.number + 1
    seed = (event.race, decision.seed) if isinstance(event, Started) and decision.seed else None
    ending = find_ending(table.race, table.started, event, decision.advance) if table.race else None
    snapshot = None
    forgets = isinstance(event, Forgotten)
    if ending or forgets or number % EVENTS_BETWEEN_SNAPSHOTS == 0:
        snapshot = encode(take_snapshot_after(table, event, decision.seed, decision.advance))
    ended = EndedRace(ending.race, ending.how, ending.record) if ending else None
    return Append(table.code, number, encode(event), VERSION, command, seed, ended, snapshot, forgets)


async def load_table(store: Store, code: str, entropy: Entropy) -> LoadedTable | None:
    """Load a table, or return None if there is none."""
    stored = await store.load(code)
    if stored is None:
        return None
    snapshot = _read_snapshot(code, stored)
    if stored.snapshot and not snapshot:
        stored = await store.load(code, is_whole=True)
        if stored is None:
            return None
    restoration = _begin(stored, snapshot)
    table = Table(code, stored.secret, entropy)
    pause = Pause()
    for entry in stored.log:
        _feed(restoration, *entry)
        await pause.take()
    for _ in restoration.restore(table):
        await pause.take()
    await _settle(store, table, restoration, len(stored.log))
    return LoadedTable(table, stored.commands)


def fold(code: str, stored: StoredTable) -> Restoration:
    """Return what the events of a table tell, at once and without restoring its race."""
    restoration = _begin(stored, _read_snapshot(code, stored))
    for entry in stored.log:
        _feed(restoration, *entry)
    return restoration


def _begin(stored: StoredTable, snapshot: Snapshot | None) -> Restoration:
    number = stored.snapshot[0] if snapshot and stored.snapshot else 0
    records = {race: RaceRecord(race, event, how, text) for race, event, how, text in stored.records}
    return Restoration(stored.seeds, number, snapshot, records)


class Pause:
    """Lets others work after every slice of time."""

    def __init__(self) -> None:
        self.begin = perf_counter()

    async def take(self) -> None:
        """Let others work if this slice of time is over."""
        if perf_counter() - self.begin > SLICE_SECONDS:
            await asyncio.sleep(0)
            self.begin = perf_counter()


def _read_snapshot(code: str, stored: StoredTable) -> Snapshot | None:
    """Return the snapshot; one that cannot be read is no loss, because the events are all there."""
    if not stored.snapshot:
        return None
    try:
        snapshot = decode_snapshot(stored.snapshot[1])
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        logger.warning("table %s: the snapshot after event %d cannot be read: %s", code, stored.snapshot[0], error)
        return None
    return snapshot if snapshot.version == VERSION else None


def _feed(restoration: Restoration, number: int, version: int, body: bytes) -> None:
    """Decode an event; of one that cannot be read as it is, keep what can be kept."""
    try:
        event = decode_event(body, version)
    except Exception as error:  # whatever is wrong with a stored event, the rest of the table opens
        problem = f"{type(error).__name__}: {error}"
        kept = salvage_event(body)
        if kept is None:
            restoration.skip(number, problem)
            return
        event = kept
        restoration.note(number, problem, concerns_race=not isinstance(kept, Arranged))
    restoration.feed(number, event)
    if number in restoration.problems and isinstance(event, Started):
        restoration.note(number, restoration.problems[number])


async def _settle(store: Store, table: Table, restoration: Restoration, events: int) -> None:
    """Store what loading found out: a race that had to be closed, records of version 1, what could not be read."""
    for number, problem in restoration.problems.items():
        logger.warning("table %s, event %d is set aside: %s", table.code, number, problem)
    closing, append = restoration.closing, None
    if closing:
        logger.warning(
            "table %s: race %d cannot be continued and is closed (%s)", table.code, closing.race, closing.reason
        )
        ended = EndedRace(closing.race, "closed", restoration.closing_record)
        append = Append(table.code, table.number + 1, encode(closing), VERSION, ended=ended)
        table.apply(closing)
    is_long = events >= EVENTS_BETWEEN_SNAPSHOTS
    if not (append or restoration.endings or restoration.problems or is_long):
        return
    ended_races = [(number, EndedRace(end.race, end.how, end.record)) for number, end in restoration.endings]
    # While something is set aside, the events are read again each time: a later version may understand them.
    is_sound = not restoration.problems
    snapshot = (table.number, encode(take_snapshot(table))) if is_sound else None
    await store.settle(table.code, Settlement(append, ended_races, restoration.problems, snapshot))
