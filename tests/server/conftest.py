"""Servers for tests: a shared one, or one of the test's own that may be killed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.client import ServerProcess

LEFT = 8  # requests for tables and for measurements that one test may send at once


@pytest.fixture(scope="session")
def _servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[ServerProcess]]:
    servers: list[ServerProcess] = []
    yield servers
    for server in servers:
        server.close()


@pytest.fixture
def server(_servers: list[ServerProcess], tmp_path_factory: pytest.TempPathFactory) -> ServerProcess:
    """A server that tests share; each opens its own tables."""
    for server in _servers:
        if min(server.tables.refill(), server.measurements.refill()) >= LEFT:
            return server
    _servers.append(ServerProcess(tmp_path_factory.mktemp("server")).start())
    return _servers[-1]


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server of the test's own, not started yet."""
    server = ServerProcess(tmp_path)
    yield server
    server.close()
