"""Solved races that several tests look at, solved once."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from solve.proof import Proof

Solved = Callable[..., "Proof"]


@pytest.fixture(scope="session")
def solved(tmp_path_factory: pytest.TempPathFactory) -> Solved:
    """Return what solves a race by the name of its board, once."""
    from solve.proof import Proof, enter  # noqa: PLC0415 - the compiler is slow to load, and not every run has it

    folder = tmp_path_factory.mktemp("values")

    @cache
    def solve_once(board: str, players: int, **options: object) -> Proof:
        return Proof(enter(board, players, **options), folder)

    return solve_once
