"""Houses for tests: a shared one, or one of one's own that may be killed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.client import House

MOST_WISHES = 14  # a test may ask for five tables more


@pytest.fixture(scope="session")
def _houses(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[House]]:
    houses: list[House] = []
    yield houses
    for house in houses:
        house.close()


@pytest.fixture
def house(_houses: list[House], tmp_path_factory: pytest.TempPathFactory) -> House:
    """A house that tests share, each at tables of its own."""
    if not _houses or _houses[-1].wishes > MOST_WISHES:
        _houses.append(House(tmp_path_factory.mktemp("house")).start())
    return _houses[-1]


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A house of one's own, not open yet."""
    house = House(tmp_path)
    yield house
    house.close()
