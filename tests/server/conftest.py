"""Houses for tests: a shared one, or one of one's own that may be killed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.client import House

LEFT = 8  # as many tables, and as many measurements, one test may ask for at once


@pytest.fixture(scope="session")
def _houses(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[House]]:
    houses: list[House] = []
    yield houses
    for house in houses:
        house.close()


@pytest.fixture
def house(_houses: list[House], tmp_path_factory: pytest.TempPathFactory) -> House:
    """A house that tests share, each at tables of its own."""
    for house in _houses:
        if min(house.tables.refill(), house.measurements.refill()) >= LEFT:
            return house
    _houses.append(House(tmp_path_factory.mktemp("house")).start())
    return _houses[-1]


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A house of one's own, not open yet."""
    house = House(tmp_path)
    yield house
    house.close()
