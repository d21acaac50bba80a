"""Work that is shared by all who wait for it."""

from __future__ import annotations

import asyncio

import pytest

from hairpin.server.sharing import OnBegin, SharedWork


class Workshop:
    """Does something slowly, and counts."""

    def __init__(self, *, is_finished: bool = False) -> None:
        self.shared = SharedWork[str, int]()
        self.is_finished = is_finished
        self.begun = self.done = 0

    async def ask(self, key: str = "a") -> int:
        return await self.shared.wait(key, self._work)

    async def _work(self, on_begin: OnBegin) -> int:
        self.begun += 1
        number = self.begun
        if self.is_finished:
            on_begin()
        await asyncio.sleep(0.02)
        self.done += 1
        if self.done > 9:
            raise ValueError("worn out")
        return number


def test_all_who_ask_meanwhile_get_one_result() -> None:
    async def run() -> None:
        work = Workshop()
        assert await asyncio.gather(*(work.ask(key) for key in "aab")) == [1, 1, 2]
        assert await work.ask() == 3, "nothing is kept"
        work.done = 9
        for result in await asyncio.gather(work.ask(), work.ask(), return_exceptions=True):
            assert isinstance(result, ValueError)

    asyncio.run(run())


def test_whoever_asks_right_after_the_last_one_has_gone_begins_anew() -> None:
    async def run() -> None:
        work = Workshop()
        gone = asyncio.create_task(work.ask())
        await asyncio.sleep(0)
        gone.cancel()
        asked = []
        for _ in range(4):
            await asyncio.sleep(0)
            asked.append(asyncio.create_task(work.ask()))
        assert await asyncio.gather(*asked) == [2] * 4
        with pytest.raises(asyncio.CancelledError):
            await gone
        assert work.done == 1

    asyncio.run(run())


def test_what_has_begun_is_finished_for_nobody() -> None:
    async def run() -> None:
        work = Workshop(is_finished=True)
        gone = asyncio.create_task(work.ask())
        await asyncio.sleep(0.01)
        gone.cancel()
        await asyncio.sleep(0)
        assert await work.ask() == 1, "whoever comes back waits for it, too"
        assert (work.begun, work.done) == (1, 1)

    asyncio.run(run())
