"""Work that is done only as long as the client who asked for it is connected."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from litestar import Request

from hairpin.core.errors import HairpinError

Result = TypeVar("Result")


async def while_connected(
    request: Request[Any, Any, Any], work: Awaitable[Result], gone: Callable[[str], HairpinError]
) -> Result:
    """Return the result of some work; it is cancelled when the client disconnects, and an error `gone` is raised.

    It is a new one each time: an error keeps all frames that it was raised through.
    """
    working, leaving = asyncio.ensure_future(work), asyncio.ensure_future(_wait_for_disconnect(request))
    try:
        await asyncio.wait({working, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise gone("the client has disconnected")
        return working.result()
    finally:
        working.cancel()
        leaving.cancel()


async def _wait_for_disconnect(request: Request[Any, Any, Any]) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
