"""Work that is done once for all who ask for the same thing at the same time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from dataclasses import dataclass
from functools import partial
from typing import Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)
Result = TypeVar("Result")
OnBegin = Callable[[], object]


@dataclass(eq=False)
class _Work(Generic[Result]):
    """Something that is being done, how many wait for it, and whether it is finished when nobody does any more."""

    task: asyncio.Future[Result]
    waiting: int = 0
    is_begun: bool = False


class SharedWork(Generic[Key, Result]):
    """What is being done, by key. When the last one who waits for it has gone, it is cancelled."""

    def __init__(self) -> None:
        self._working: dict[Key, _Work[Result]] = {}

    async def wait(self, key: Key, start: Callable[[OnBegin], Awaitable[Result]]) -> Result:
        """Wait for some work together with all others. Once it calls its argument, it is finished for nobody, too."""
        work = self._working.get(key)
        if work is None:
            work = self._start(key, start)
        work.waiting += 1
        try:
            return await asyncio.shield(work.task)
        finally:
            work.waiting -= 1
            if not work.waiting and not work.is_begun:
                self._end(key, work)
                work.task.cancel()

    def _start(self, key: Key, start: Callable[[OnBegin], Awaitable[Result]]) -> _Work[Result]:
        def begin() -> None:
            work.is_begun = True

        work = _Work(asyncio.ensure_future(start(begin)))
        self._working[key] = work
        work.task.add_done_callback(partial(self._finish, key, work))
        return work

    def _finish(self, key: Key, work: _Work[Result], task: asyncio.Future[Result]) -> None:
        self._end(key, work)
        if not task.cancelled():
            task.exception()  # raised where somebody still waits

    def _end(self, key: Key, work: _Work[Result]) -> None:
        """Let whoever asks from now on begin anew; they may have done so already."""
        if self._working.get(key) is work:
            del self._working[key]

    def close(self) -> None:
        """Cancel everything."""
        for work in self._working.values():
            work.task.cancel()
