"""Connections: half-sent requests, slow bodies, slow readers and floods, with real sockets from many addresses."""

from __future__ import annotations

import re
import resource
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from urllib.parse import urlsplit

import pytest

from hairpin.server.web.http import LARGEST_HEAD, MOST_PIPELINED
from server.client import ServerProcess

HALF = b"GET /api/house HTTP/1.1\r\nHost: localhost\r\nX-More: "
WHOLE = b"GET /api/house HTTP/1.1\r\nHost: localhost\r\n\r\n"


def dial(server: ServerProcess, source: str = "127.0.0.1", sent: bytes = b"") -> socket.socket:
    """Open a connection from an address, and send something."""
    address = urlsplit(server.url)
    connection = socket.create_connection((address.hostname, address.port), 10, source_address=(source, 0))
    if sent:
        connection.sendall(sent)
    return connection


def read_all(connection: socket.socket) -> bytes:
    """Read until the server closes the connection."""
    received = b""
    try:
        while part := connection.recv(1 << 16):
            received += part
    except ConnectionResetError:
        pass
    return received


def is_served(server: ServerProcess, source: str) -> bool:
    """Return whether a request from an address is answered at once."""
    begun = time.monotonic()
    with dial(server, source, WHOLE.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")) as connection:
        received = read_all(connection)
    return received.startswith(b"HTTP/1.1 200") and time.monotonic() - begun < 2


@contextmanager
def many_files() -> Iterator[None]:
    """Let this process open enough files for a flood."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def start(server: ServerProcess, *arguments: str) -> ServerProcess:
    server.arguments = arguments
    return server.start()


def test_half_sent_requests_never_make_the_server_unreachable(own_server: ServerProcess) -> None:
    """1,060 of them did, for as long as they were held: as many as there were file descriptors."""
    own_server.prelude = "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (1_024, 1_024))"
    start(own_server)
    with many_files(), ExitStack() as stack:
        for number in range(1_060):
            stack.enter_context(dial(own_server, f"127.0.{number // 200}.{number % 200 + 2}", HALF))
            if number % 200 == 0:
                assert is_served(own_server, "127.9.0.1")
        assert is_served(own_server, "127.9.0.1")


def test_one_address_has_a_bounded_number_of_connections(own_server: ServerProcess) -> None:
    start(own_server)
    with many_files(), ExitStack() as stack:
        held = [stack.enter_context(dial(own_server, "127.0.0.2", HALF)) for _ in range(300)]
        assert is_served(own_server, "127.0.0.2"), "its own oldest connection gives way"
        assert is_served(own_server, "127.0.0.3")
        closed = 0
        for connection in held:
            connection.settimeout(0.001)
            try:
                closed += connection.recv(1) == b""
            except ConnectionResetError:
                closed += 1
            except TimeoutError:
                pass
        assert 300 - 256 <= closed <= 300 - 256 + 2


def test_sockets_of_tables_are_kept_while_others_flood(own_server: ServerProcess) -> None:
    start(own_server, "--connections", "100")
    code, key = own_server.open()
    with many_files(), own_server.connect(code, key) as host, ExitStack() as stack:
        for number in range(300):
            stack.enter_context(dial(own_server, f"127.1.{number // 200}.{number % 200 + 2}", HALF))
        assert host.say_hello()["type"] == "welcome"


@pytest.mark.parametrize(
    "sent",
    [
        pytest.param(b"", id="nothing"),
        pytest.param(HALF, id="half a head"),
        pytest.param(WHOLE + HALF, id="half a head after a request"),
        pytest.param(WHOLE, id="nothing after a request"),
        pytest.param(
            b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            b'Content-Length: 100\r\n\r\n{"ga',
            id="half a body",
        ),
        pytest.param(
            b"POST /api/nothing HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n",
            id="half a body that nobody reads",
        ),
    ],
)
def test_a_late_connection_is_closed(late_server: ServerProcess, sent: bytes) -> None:
    begun = time.monotonic()
    with dial(late_server, sent=sent) as connection:
        received = read_all(connection)
    assert time.monotonic() - begun < 8
    assert received.count(b"HTTP/1.1 200") == sent.count(WHOLE)


def send_until_closed(connection: socket.socket, sent: bytes, pause: float, seconds: float = 12) -> None:
    """Send again and again, without reading, until the server closes the connection."""
    end = time.monotonic() + seconds
    connection.settimeout(0.3)
    while time.monotonic() < end:
        try:
            connection.sendall(sent)
        except TimeoutError:
            continue
        time.sleep(pause)


CLOSED = (BrokenPipeError, ConnectionResetError)


def test_a_head_that_comes_byte_by_byte_is_closed(late_server: ServerProcess) -> None:
    with dial(late_server, sent=HALF) as connection, pytest.raises(CLOSED):
        send_until_closed(connection, b"x", 0.05)


def test_a_client_that_does_not_read_its_response_is_disconnected(late_server: ServerProcess) -> None:
    ask = b"GET /api/games/monza/figures HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with dial(late_server) as connection, pytest.raises(CLOSED):
        send_until_closed(connection, ask, 0.05)


@pytest.fixture(scope="module")
def late_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with short timeouts."""
    server = ServerProcess(tmp_path_factory.mktemp("late"), "--timeout-scale", "0.05")
    yield server.start()
    server.close()


@pytest.mark.parametrize(
    ("sent", "status"),
    [
        (b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"x" * (LARGEST_HEAD + 1), b"431"),
        (b"GET /" + b"x" * (LARGEST_HEAD + 1), b"431"),
        (b"GET / HTTP/1.1\r\nHost: localhost\r\n" + b"X: y\r\n" * LARGEST_HEAD, b"431"),
        (b"NONSENSE\r\n\r\n", b"400"),
        (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", b"400"),
        (b"GET /\xff\xfe HTTP/1.1\r\nHost: localhost\r\n\r\n", b"400"),
        (b"GET * HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n", b"404"),
        (b"CONNECT evil.example:80 HTTP/1.1\r\nHost: localhost\r\n\r\n", b"400"),
        (b"GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n", b"403"),
        (b"GET / HTTP/1.1\r\nHost: evil.example\r\nHost: localhost\r\nConnection: close\r\n\r\n", b"403"),
        (b"GET / HTTP/1.1\r\nHost: \xff\xfe\r\nConnection: close\r\n\r\n", b"403"),
        (
            b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n",
            b"400",
        ),
        (b"GET /api/house HTTP/1.1\r\nHost: localhost\r\n\r\n" * (MOST_PIPELINED + 500), b"400"),
    ],
)
def test_a_bad_request_is_refused_in_json_and_logs_nothing(own: ServerProcess, sent: bytes, status: bytes) -> None:
    with dial(own, sent=sent) as connection:
        received = read_all(connection)
    head, _, body = received.rpartition(b"\r\n\r\n")
    assert f"HTTP/1.1 {status.decode()}".encode() in head
    assert b'"code":"' in body
    assert own.output().splitlines()[1:] == [], "nothing but the address"


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    server = ServerProcess(tmp_path_factory.mktemp("own"))
    yield server.start()
    server.close()


def test_trailers_and_endless_bodies_are_bounded(own: ServerProcess) -> None:
    head = b"POST /api/nothing HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n0\r\n"
    with dial(own, sent=head) as connection, pytest.raises(CLOSED):
        send_until_closed(connection, b"X-Trailer: yes\r\n" * 4_096, 0)
    assert is_served(own, "127.0.0.1")


def test_several_requests_on_one_connection_are_answered_in_order(own: ServerProcess) -> None:
    sent = b"".join(b"GET /api/games/%s HTTP/1.1\r\nHost: localhost\r\n\r\n" % name for name in (b"a", b"b", b"c"))
    with dial(own, sent=sent + WHOLE.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")) as connection:
        received = read_all(connection)
    assert re.findall(rb"HTTP/1.1 (\d+)", received) == [b"404"] * 3 + [b"200"]
