"""The addresses of this machine: with `--lan`, new ones are accepted as they appear, and links follow them."""

from __future__ import annotations

import asyncio
import socket
from types import SimpleNamespace
from typing import Any, cast
from urllib.parse import urlsplit

import pytest

from hairpin.server.web import app
from server.client import ServerProcess


def ask(server: ServerProcess, address: str, host: str) -> bytes:
    """Connect to an address of this machine, and name a host; return the status and the rest."""
    port = urlsplit(server.url).port
    request = (
        f"GET /api/house HTTP/1.1\r\nHost: {host}:{port}\r\nOrigin: http://{host}:{port}\r\nConnection: close\r\n\r\n"
    )
    received = b""
    with socket.create_connection((address, port), 10) as connection:
        connection.sendall(request.encode())
        while part := connection.recv(1 << 16):
            received += part
    return received.partition(b" ")[2]


def test_an_address_at_which_a_connection_arrives_is_accepted_as_host(own_server: ServerProcess) -> None:
    """As after a change of network, or by a VPN: the address was not known when the server was started."""
    own_server.arguments = ("--lan",)
    own_server.start()
    assert ask(own_server, "127.5.6.7", "127.5.6.7").startswith(b"200")
    assert ask(own_server, "127.0.0.1", "127.0.0.1").startswith(b"200")
    for host in ("127.5.6.7", "192.0.2.7", "evil.example", "127.0.0.1.evil.example", "[::ffff:127.5.6.8]"):
        assert ask(own_server, "127.0.0.1", host).startswith(b"403"), host


def test_other_addresses_are_refused_on_a_server_for_this_machine_alone(own_server: ServerProcess) -> None:
    own_server.arguments = ("--host", "127.5.6.7")
    own_server.start()
    assert ask(own_server, "127.5.6.7", "127.5.6.7").startswith(b"200")
    assert ask(own_server, "127.5.6.7", "192.0.2.7").startswith(b"403")


def test_links_follow_the_present_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "URL_SECONDS", 0.01)
    present = ["http://192.168.1.7:8642"]
    application = cast(Any, SimpleNamespace(state=SimpleNamespace(public_url=present[0])))

    async def move() -> None:
        following = asyncio.create_task(app.follow_url(application, lambda: present[0]))
        await asyncio.sleep(0.05)
        assert application.state.public_url == "http://192.168.1.7:8642"
        present[0] = "http://10.0.0.9:8642"
        await asyncio.sleep(0.05)
        assert application.state.public_url == "http://10.0.0.9:8642"
        following.cancel()

    asyncio.run(move())
