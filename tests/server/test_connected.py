"""Work for a client that may disconnect meanwhile."""

from __future__ import annotations

import asyncio
import gc
from typing import Any, cast
from weakref import ref

import pytest
from litestar import Request

from hairpin.server.errors import BusyError
from hairpin.server.monza import fair_starts, workshop
from hairpin.server.web.connected import while_connected


class Body:
    """What a client has sent."""


class Leaving:
    """A request whose client has gone."""

    async def receive(self) -> dict[str, str]:
        return {"type": "http.disconnect"}


def test_nothing_of_a_request_is_kept_when_its_client_has_gone() -> None:
    cancelled: list[bool] = []

    async def work() -> None:
        try:
            await asyncio.sleep(60)
        finally:
            cancelled.append(True)

    async def answer() -> ref[Body]:
        body = Body()
        with pytest.raises(BusyError):
            await while_connected(cast(Request[Any, Any, Any], Leaving()), work(), BusyError)
        await asyncio.sleep(0)
        return ref(body)

    kept = asyncio.run(answer())
    gc.collect()
    assert cancelled == [True]
    assert kept() is None
    for module in (workshop, fair_starts):
        assert not [name for name, value in vars(module).items() if isinstance(value, BaseException)]
