"""The routes that a game adds to the web application."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import Any

from litestar import Litestar

LARGEST_BOARD = 131_072  # bytes of a request that carries a board of the largest size, in JSON


@dataclass(frozen=True)
class Routes:
    """HTTP handlers, and a context manager around the application's life for what they share."""

    handlers: tuple[Any, ...]
    lifespan: Callable[[Litestar], AbstractAsyncContextManager[None]] | None = None
