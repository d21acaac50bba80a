"""The routes that Monza adds to the server: the shapes of boards, the workshop, fair starts."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar

from hairpin.server.monza.boards import show_board, show_own_board
from hairpin.server.monza.fair_starts import find_fair_start, run_fair_starts
from hairpin.server.monza.printing import print_board
from hairpin.server.monza.workshop import HANDLERS, run_workshop
from hairpin.server.web.routes import Routes


@asynccontextmanager
async def run_processes(app: Litestar) -> AsyncIterator[None]:
    """Keep what the handlers share for as long as the application runs."""
    async with run_workshop(app), run_fair_starts(app):
        yield


ROUTES = Routes((show_board, show_own_board, *HANDLERS, print_board, find_fair_start), run_processes)
