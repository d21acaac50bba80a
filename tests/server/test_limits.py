"""Limits per client address, by HTTP, with real sockets from many loopback addresses."""

from __future__ import annotations

import re
from pathlib import Path
from time import monotonic
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from hairpin.server.web import rate_limit
from hairpin.server.web.http import ConnectionLimits
from hairpin.server.web.rate_limit import BODY_BYTES, REQUESTS, TABLES, UNKNOWN_CODES, AddressLimit, make_limits
from server.client import ServerProcess

OPEN = {"game": "monza"}
SECURITY = Path(__file__).parents[2] / "SECURITY.md"


class Caller:
    """An HTTP client at an address of its own."""

    def __init__(self, server: ServerProcess, address: str) -> None:
        transport = httpx.HTTPTransport(local_address=address)
        self.http = httpx.Client(base_url=server.url, transport=transport, timeout=60, trust_env=False)

    def ask(self, method: str, path: str, **more: Any) -> int:
        return self.http.request(method, path, **more).status_code

    def __enter__(self) -> Caller:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()


@pytest.fixture
def strict_server(own_server: ServerProcess) -> ServerProcess:
    """A server with the limits of a real one."""
    own_server.arguments = ("--limit-scale", "1")
    return own_server


def test_security_md_has_the_limits_of_the_code() -> None:
    rows = re.findall(r"^\| .* \| (\S+(?: MiB)?) \| (\S+(?: MiB)?) \|$", SECURITY.read_text("utf-8"), re.MULTILINE)
    limits = make_limits()
    buckets = (
        limits.requests,
        limits.body_bytes,
        limits.tables,
        limits.unknown_codes,
        limits.drawings,
        limits.measurements,
        limits.cpu_seconds,
        limits.review_seconds,
        limits.search_seconds,
    )
    written = [tuple(figure.replace(",", "") for figure in row) for row in rows if row[0] not in ("at", "---")]
    named = [(write_figure(bucket.most), write_figure(bucket.per_second)) for bucket in buckets]
    assert written == [*named, (str(ConnectionLimits().per_address), "–")]


def write_figure(figure: float) -> str:
    """Return a figure as the table has it."""
    return f"{figure / (1 << 20):g} MiB" if figure >= 1 << 20 else f"{figure:g}"


def test_an_address_without_tokens_is_refused_and_others_are_not() -> None:
    limit = AddressLimit(3, 0)
    assert [limit.take("a") for _ in range(5)] == [True, True, True, False, False]
    assert not limit.has("a")
    assert limit.has("b", 3)
    assert not limit.take("b", 4)
    assert limit.take("b", 3)


def test_tokens_come_back_with_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr(rate_limit, "monotonic", lambda: now[0])
    limit = AddressLimit(2, 0.5)
    assert [limit.take("a") for _ in range(3)] == [True, True, False]
    now[0] += 2
    assert [limit.take("a") for _ in range(2)] == [True, False]
    now[0] += 3600
    assert [limit.take("a") for _ in range(3)] == [True, True, False]


def test_many_addresses_do_not_reset_the_bucket_of_one_that_is_in_use() -> None:
    limit = AddressLimit(3, 0, most_addresses=100)
    assert all(limit.take("busy") for _ in range(3))
    for number in range(1_000):
        limit.take(f"other-{number}")
        if number % 50 == 0:
            assert not limit.take("busy")
    assert len(limit) == 100


def open_until_refused(caller: Caller, *addresses: str) -> int:
    """Open tables with these forwarded addresses until one is refused; return how many were opened."""
    for number in range(5 * TABLES[0]):  # tokens come back meanwhile, on a slow machine some
        headers = {"x-forwarded-for": addresses[number % len(addresses)]}
        status = caller.ask("POST", "/api/tables", json=OPEN, headers=headers)
        if status != 201:
            assert status == 429
            return number
    raise AssertionError("no table was refused")


MANY = [f"203.0.113.{number}" for number in range(250)]


def test_a_forged_forwarded_address_does_not_open_more_tables(strict_server: ServerProcess) -> None:
    """Loopback is no proxy by itself: the header of anybody on this machine must not be believed."""
    with Caller(strict_server.start(), "127.0.0.1") as caller:
        assert open_until_refused(caller, *MANY) >= TABLES[0]


def test_clients_behind_a_named_proxy_have_limits_of_their_own(strict_server: ServerProcess) -> None:
    strict_server.arguments += ("--proxy", "127.0.0.0/30")
    with Caller(strict_server.start(), "127.0.0.1") as proxy, Caller(strict_server, "127.0.0.9") as other:
        assert open_until_refused(proxy, "203.0.113.77") >= TABLES[0]
        forwarded = {"x-forwarded-for": "203.0.113.77, 203.0.113.78"}  # the client has written the first one
        assert proxy.ask("POST", "/api/tables", json=OPEN, headers=forwarded) == 201
        assert open_until_refused(other, *MANY) >= TABLES[0], "not a proxy"


def test_unknown_codes_cost_and_known_ones_do_not(strict_server: ServerProcess) -> None:
    code, _ = strict_server.start().open()
    with Caller(strict_server, "127.0.0.2") as guesser, Caller(strict_server, "127.0.0.3") as friend:
        assert {friend.ask("GET", f"/api/tables/{code}") for _ in range(2 * UNKNOWN_CODES[0])} == {200}
        paths = ("/api/tables/{}", "/api/tables/{}/races/1.race", "/api/tables/{}/board")
        guesses = [guesser.ask("GET", paths[n % 3].format(f"AAAA{n}")) for n in range(UNKNOWN_CODES[0] + 10)]
        assert guesses[: UNKNOWN_CODES[0]] == [404] * UNKNOWN_CODES[0]
        assert guesses[-1] == 429
        assert guesser.ask("GET", f"/api/tables/{code}") == 429, "else a guess would be free"
        assert friend.ask("GET", f"/api/tables/{code}") == 200


def test_too_many_wrong_codes_are_told_apart_from_too_many_requests(strict_server: ServerProcess) -> None:
    code, _ = strict_server.start().open()
    while (answer := strict_server.ask("GET", "/api/tables/NOSUCH")).status_code == 404:
        pass
    assert (answer.status_code, answer.json()["code"]) == (429, "table/guesses")
    with strict_server.connect(code, says_hello=False) as client:
        assert client.receive()["code"] == "table/guesses"
        with pytest.raises(ConnectionClosed) as closed:
            client.receive()
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 4008, "the page comes back later"


def test_an_address_that_floods_is_refused_and_others_are_served(strict_server: ServerProcess) -> None:
    strict_server.start()
    with Caller(strict_server, "127.0.0.2") as flooder, Caller(strict_server, "127.0.0.3") as friend:
        begin, accepted = monotonic(), 0
        while (status := flooder.ask("GET", "/api/house")) != 429:
            accepted += 1
            assert status == 200
            assert accepted <= REQUESTS[0] + REQUESTS[1] * (monotonic() - begin)
        assert friend.ask("GET", "/api/house") == 200


def test_bytes_of_bodies_are_counted(strict_server: ServerProcess) -> None:
    strict_server.start()
    body = b'{"text": "' + b"#" * 120_000 + b'"}'
    with Caller(strict_server, "127.0.0.2") as sender, Caller(strict_server, "127.0.0.3") as friend:
        headers = {"content-type": "application/json"}
        statuses = [sender.ask("POST", "/api/house", content=body, headers=headers) for _ in range(10)]
        assert set(statuses) == {405}, "a body that nobody reads costs nothing"
        begin, accepted = monotonic(), 0
        while (status := sender.ask("POST", "/api/workshop/read", content=body, headers=headers)) != 429:
            accepted += 1
            assert status == 400
            assert accepted * len(body) <= BODY_BYTES[0] + BODY_BYTES[1] * (monotonic() - begin)
        assert friend.ask("POST", "/api/workshop/read", content=body, headers=headers) == 400


@pytest.mark.parametrize(
    ("more", "status", "code"),
    [
        ({"seats": [{}] * 40_000}, 413, "frame/too-large"),
        ({"seats": [{}] * 40_000, "board": "x" * 100}, 413, "frame/too-large"),
        ({"seats": [{}] * 17}, 400, "frame/unreadable"),
        ({"options": {f"o{number}": "" for number in range(65)}}, 400, "frame/unreadable"),
        ({"board": "x" * 120_000}, 400, "track/file"),
    ],
)
def test_a_table_with_too_much_of_anything_is_refused(
    server: ServerProcess, more: dict[str, Any], status: int, code: str
) -> None:
    """Decoding 40,000 seats takes 40 ms, in which no table is served: so their bytes are counted first."""
    answer = server.ask("POST", "/api/tables", json={**OPEN, **more})
    assert (answer.status_code, answer.json()["code"]) == (status, code)
