"""Histories of tables: each race is read once, in slices that delay nobody, and kept for those who ask again."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Generator
from io import BytesIO
from time import perf_counter
from typing import TypeVar, cast
from zipfile import ZIP_DEFLATED, ZipFile

import msgspec

from hairpin.server.errors import BusyTableError
from hairpin.server.sharing import SharedWork
from hairpin.server.store import Store, StoredRace
from hairpin.server.tables.codec import encode
from hairpin.server.tables.loading import SLICE_SECONDS
from hairpin.tables.ending import HowEnded
from hairpin.tables.history import History, PastRace, read_race, tell_history
from hairpin.tables.table import Table

MOST_KEPT = 20_000  # races
AT_ONCE = 50  # races that are read from the store
MOST_WAITING = 16  # tables whose histories are to be packed
PATIENCE_SECONDS = 0.2  # after so long the races that are read by then are answered


Result = TypeVar("Result")


class Book:
    """The races of one table that have been read, by number."""

    def __init__(self) -> None:
        self.races: dict[int, tuple[PastRace, bytes]] = {}  # each with its JSON
        self.reading: asyncio.Task[None] | None = None
        self.body: bytes | None = None

    def keep(self, numbers: list[int]) -> list[int]:
        """Drop the races that are gone, and return those that are still to be read, the newest first."""
        there = set(numbers)
        if gone := self.races.keys() - there:
            self.races = {number: race for number, race in self.races.items() if number not in gone}
            self.body = None
        return sorted(there - self.races.keys(), reverse=True)


class Histories:
    """Histories as JSON, and everything of a table as one file."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._books: OrderedDict[str, Book] = OrderedDict()
        self._one_reads = asyncio.Lock()
        self._one_packs = asyncio.Lock()
        self._packing = SharedWork[str, bytes]()
        self._waiting = 0

    async def find(self, table: Table) -> bytes:
        """Return the history of a table, as far as it can be read soon."""
        code = table.code
        missing = (book := self._open(code)).keep(await self._list_numbers(table))
        if missing and (book.reading is None or book.reading.done()):
            book.reading = asyncio.create_task(self._read(code, book, missing))
        if missing and book.reading:
            await asyncio.wait([book.reading], timeout=PATIENCE_SECONDS)
        if book.body is not None:
            return book.body
        races = [book.races[number] for number in sorted(book.races)]
        is_complete = not any(number not in book.races for number in missing)
        telling = tell_history(code, [race for race, _ in races], is_complete=is_complete)
        body = _join(await _run(telling), [encoded for _, encoded in races])
        if is_complete and len(races) == len(book.races):
            book.body = body
        return body

    async def pack(self, table: Table) -> bytes:
        """Return a zip file with all records and the whole history; it is made once for all who ask meanwhile."""
        return await self._packing.wait(table.code, lambda _: self._pack(table))

    async def _pack(self, table: Table) -> bytes:
        if self._waiting >= MOST_WAITING:
            raise BusyTableError("too many histories are packed; try again in a moment")
        self._waiting += 1
        try:
            async with self._one_packs:
                while self._open(table.code).keep(numbers := await self._list_numbers(table)):
                    await self.find(table)
                races = [race async for race in self._list(table.code, numbers)]
                history = await self.find(table)
                return await asyncio.to_thread(_pack, table.code, races, history)
        finally:
            self._waiting -= 1

    async def _list_numbers(self, table: Table) -> list[int]:
        """Return the numbers of the races that have ended; one that is tried again is none, and its seed is secret."""
        return [] if table.setup.practice else await self.store.list_race_numbers(table.code)

    def _open(self, code: str) -> Book:
        book = self._books.setdefault(code, Book())
        self._books.move_to_end(code)
        while len(self._books) > 1 and sum(len(kept.races) for kept in self._books.values()) > MOST_KEPT:
            _, dropped = self._books.popitem(last=False)
            if dropped.reading:
                dropped.reading.cancel()
        return book

    async def _list(self, code: str, numbers: list[int]) -> AsyncIterator[StoredRace]:
        for begin in range(0, len(numbers), AT_ONCE):
            for race in await self.store.read_races(code, numbers[begin : begin + AT_ONCE]):
                yield race

    async def _read(self, code: str, book: Book, numbers: list[int]) -> None:
        """Read races, one table at a time; everybody else works in between."""
        async with self._one_reads:
            async for stored in self._list(code, numbers):
                reading = read_race(stored.number, stored.at, cast(HowEnded, stored.how), stored.record)
                race = await _run(reading)
                book.races[stored.number] = race, encode(race)
                book.body = None

    def close(self) -> None:
        """Stop reading."""
        self._packing.close()
        for book in self._books.values():
            if book.reading:
                book.reading.cancel()


async def _run(work: Generator[None, None, Result]) -> Result:
    """Return the result of some work; half of the time is for others."""
    begin = perf_counter()
    while True:
        try:
            next(work)
        except StopIteration as end:
            return cast(Result, end.value)
        if (now := perf_counter()) - begin > SLICE_SECONDS:
            await asyncio.sleep(now - begin)
            begin = perf_counter()


def _join(history: History, races: list[bytes]) -> bytes:
    """Return a history as JSON; its races are encoded already."""
    encoded = [msgspec.Raw(race) for race in reversed(races)]
    return encode({name: getattr(history, name) for name in History.__slots__} | {"races": encoded})


def _pack(code: str, races: list[StoredRace], history: bytes) -> bytes:
    packed = BytesIO()
    with ZipFile(packed, "w", ZIP_DEFLATED) as file:
        file.writestr("history.json", history)
        for race in races:
            file.writestr(f"{code}-{race.number}.race", race.record)
    return packed.getvalue()
