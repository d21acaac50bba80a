"""What is written to the store and read from it: plain values, encoded and decoded elsewhere."""

from __future__ import annotations

from typing import NamedTuple

import msgspec


class EndedRace(msgspec.Struct, frozen=True):
    """A race that ended with an event: `how` it ended (finished, abandoned, closed), and its record as text."""

    race: int
    how: str
    record: str


class Append(msgspec.Struct, frozen=True, gc=False):
    """An event to be stored, and everything that is stored in the same transaction.

    command   an opaque text that identifies the sender and the command that caused the event
    seed      of a race that begins, by its number
    ended     the race that ends with this event
    snapshot  the encoded table after this event
    forgets   everything before the event is deleted: the races that have ended, their seeds, the events
    """

    code: str
    number: int
    body: bytes
    version: int
    command: str | None = None
    seed: tuple[int, str] | None = None
    ended: EndedRace | None = None
    snapshot: bytes | None = None
    forgets: bool = False


class StoredEntry(NamedTuple):
    """One event of the log."""

    number: int
    version: int
    body: bytes


class StoredRace(NamedTuple):
    """A race that has ended: when that was (seconds of the epoch, if its event is kept), how, and its record."""

    number: int
    at: float | None
    how: str
    record: str


class StoredTable(NamedTuple):
    """A table as it is read: its snapshot, the events after it, and the latest commands with their event's number.

    Without a snapshot, it has the records of the races, too: number, event, how it ended, text.
    """

    secret: str
    snapshot: tuple[int, bytes] | None
    log: list[StoredEntry]
    seeds: dict[int, str]
    commands: dict[str, int]
    records: list[tuple[int, int, str, str]]


class Settlement(NamedTuple):
    """What is stored after a table was loaded.

    closing   the event that closes a race which cannot be continued
    ended     races without a record, with the number of the event that ended them
    problems  what could not be read, by the number of the event
    snapshot  of the table as it was loaded, with the number of its last event
    """

    closing: Append | None
    ended: list[tuple[int, EndedRace]]
    problems: dict[int, str]
    snapshot: tuple[int, bytes] | None
