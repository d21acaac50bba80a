"""Snapshots: a table in a form that can be stored, so that loading it need not read its whole history."""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass

from hairpin.tables.events import VERSION, Setup, Started, StoredEvent
from hairpin.tables.frames import Stage
from hairpin.tables.race import Advance
from hairpin.tables.table import Table


@dataclass(frozen=True, slots=True)
class RaceSnapshot:
    """A race: how it began, the seats' names then, and what happened.

    A running race has all its `words`. One that is over has its final position as text, with everything opened that
    was hidden, and the number of its words.
    """

    started: Started
    seats: tuple[str, ...]
    nonces: tuple[str | None, ...]
    words: tuple[str, ...] = ()
    plies: int = 0
    position: str = ""


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A table after an event; `version` is that of the event format, which it shares."""

    version: int
    setup: Setup
    stage: Stage
    races: int
    race_event: int
    closed: str = ""
    race: RaceSnapshot | None = None


def take_snapshot(table: Table) -> Snapshot:
    """Return the snapshot of a table."""
    return Snapshot(VERSION, table.setup, table.stage, table.races, table.race_event, table.closed, _take_race(table))


def take_snapshot_after(
    table: Table, event: StoredEvent, seed: str | None = None, advance: Advance | None = None
) -> Snapshot:
    """Return the snapshot of a table after an event that is not applied yet."""
    after = copy(table)
    after.race = table.race.fork() if table.race else None
    after.apply(event, seed, advance)
    return take_snapshot(after)


def _take_race(table: Table) -> RaceSnapshot | None:
    race, started = table.race, table.started
    if not race or not started:
        return None
    nonces = race.fairness.nonces
    if not race.is_over:
        return RaceSnapshot(started, race.seats, nonces, tuple(race.words))
    position = race.game.format_state(race.open_state())
    return RaceSnapshot(started, race.seats, nonces, plies=race.ply, position=position)
