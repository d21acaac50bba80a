"""Stories of races that are over: told once each, in slices that delay nobody, and kept for those who ask again."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from functools import partial
from hashlib import blake2b
from time import perf_counter

from hairpin.core.errors import HairpinError
from hairpin.games.record import read_record
from hairpin.server.tables.codec import encode
from hairpin.server.tables.loading import SLICE_SECONDS
from hairpin.tables.story import Story, tell_story

LONGEST_RECORD = 400_000  # characters, some 50,000 actions: a longer race has no story
MOST_KEPT = 64


class Stories:
    """Stories as JSON, by the record that they were told from."""

    def __init__(self) -> None:
        self._told: OrderedDict[bytes, asyncio.Task[bytes]] = OrderedDict()

    async def find(self, race: int, record: str) -> bytes:
        """Return the story of a race by its record; whoever asks for the same one meanwhile waits for it, too."""
        key = blake2b(f"{race} {record}".encode(), digest_size=16).digest()
        if key not in self._told:
            task = self._told[key] = asyncio.create_task(_tell(race, record))
            task.add_done_callback(partial(self._forget_failure, key))
            while len(self._told) > MOST_KEPT:
                self._told.popitem(last=False)
        self._told.move_to_end(key)
        return await asyncio.shield(self._told[key])

    def _forget_failure(self, key: bytes, task: asyncio.Task[bytes]) -> None:
        if task.cancelled() or task.exception():
            self._told.pop(key, None)

    def close(self) -> None:
        """Stop telling."""
        for task in self._told.values():
            task.cancel()


async def _tell(race: int, record: str) -> bytes:
    """Tell a story; a record that the rules cannot replay has none."""
    story = Story(race, ())
    if len(record) > LONGEST_RECORD:
        return encode(story)
    try:
        telling = tell_story(race, read_record(record))
        begin = perf_counter()
        while True:
            try:
                next(telling)
            except StopIteration as end:
                story = end.value
                break
            if perf_counter() - begin > SLICE_SECONDS:
                await asyncio.sleep(0)
                begin = perf_counter()
    except HairpinError:
        return encode(Story(race, ()))
    return encode(story)
