"""Houses for tests: one for a module, or one of one's own that may be killed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.client import House


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house that a module shares: at most twenty tables are opened in it."""
    house = House(tmp_path_factory.mktemp("house")).start()
    yield house
    house.close()


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A house of one's own, not open yet."""
    house = House(tmp_path)
    yield house
    house.close()
