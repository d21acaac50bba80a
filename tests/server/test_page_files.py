"""The page and the menus by HTTP: compressed, cached, and no larger than the budget counts."""

from __future__ import annotations

import re

import httpx
import pytest

from hairpin.server.web.app import PAGE
from hairpin.server.web.encoded import EncodedBody, choose_encoding
from server.client import ServerProcess

BUDGET_BYTES = 150_000  # as in tests/web/test_budget.py; 413 kB were sent when nothing was compressed

needs_page = pytest.mark.skipif(not (PAGE / "built-from.txt").exists(), reason="the page is not built")


def get(server: ServerProcess, path: str, **headers: str) -> tuple[httpx.Response, int]:
    """Return a response, and the bytes of its body as they were sent."""
    with server.stream("GET", path, headers={"accept-encoding": "identity", **headers}) as answer:
        raw = b"".join(answer.iter_raw())
    return answer, len(raw)


@needs_page
@pytest.mark.parametrize("encoding", ["gzip", "br"])
def test_the_first_visit_is_sent_within_the_budget(server: ServerProcess, encoding: str) -> None:
    index, _ = get(server, "/")
    accept = {"accept-encoding": encoding}
    names = re.findall(r'"(/assets/[^"]+)"', (PAGE / "index.html").read_text("utf-8"))
    words = max((PAGE / "assets").glob("de-*.js"), key=lambda file: file.stat().st_size)
    paths = ["/", *names, f"/assets/{words.name}", "/api/games", "/api/house"]
    sent = {}
    for path in paths:
        answer, size = get(server, path, **accept)
        assert answer.status_code == 200
        assert answer.headers.get("content-encoding") == encoding or size < 512 or path.startswith("/api")
        sent[path] = size
    assert index.status_code == 200
    assert sum(sent.values()) < BUDGET_BYTES, sent


@needs_page
def test_assets_are_immutable_and_the_page_is_revalidated(server: ServerProcess) -> None:
    script = next((PAGE / "assets").glob("index-*.js")).name
    answer, _ = get(server, f"/assets/{script}", **{"accept-encoding": "gzip"})
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-type"].startswith("text/javascript")
    for path in ("/", "/t/ABCDEF", "/t/ABCDEF/"):
        answer, _ = get(server, path)
        assert answer.headers["cache-control"] == "no-cache"
        again, size = get(server, path, **{"if-none-match": answer.headers["etag"]})
        assert (again.status_code, size) == (304, 0)
    assert server.ask("GET", f"/assets/{script}.gz").status_code == 404
    for path in ("/", f"/assets/{script}"):
        head, whole = server.ask("HEAD", path), server.ask("GET", path)
        assert (head.status_code, head.content) == (200, b"")
        assert head.headers["etag"] == whole.headers["etag"]
    assert server.ask("POST", "/").status_code in (404, 405)


@needs_page
@pytest.mark.parametrize("path", ["/rennen", "/t/", "/t/ABCDEF/more", "/favicon.ico", "/assets"])
def test_an_unknown_address_is_a_page_for_browsers_and_json_for_programs(server: ServerProcess, path: str) -> None:
    headers = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8", "if-none-match": "*"}
    for method in ("GET", "HEAD"):
        answer = server.ask(method, path, headers=headers)
        assert answer.status_code == 404
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert "etag" not in answer.headers
        assert answer.content == (server.ask("GET", "/").content if method == "GET" else b"")
    assert server.ask("GET", path).json()["code"] == "page/unknown"
    assert server.ask("POST", path, headers=headers).headers["content-type"] == "application/json"


@pytest.mark.parametrize("path", ["/api/nothing", "/api/tables/ABCDEF", "/assets/nothing.js"])
def test_programs_get_json_at_unknown_addresses_whatever_they_accept(server: ServerProcess, path: str) -> None:
    answer = server.ask("GET", path, headers={"accept": "text/html"})
    assert (answer.status_code, answer.headers["content-type"]) == (404, "application/json")


@pytest.mark.parametrize(
    "path",
    [
        "/api/games",
        "/api/games/monza/figures",
        "/api/games/memo/words/de",
        "/api/games/memo/words/xx",
        "/api/boards/oval",
        "/api/workshop/boards/oval",
    ],
)
def test_menus_and_boards_are_compressed_and_revalidated(server: ServerProcess, path: str) -> None:
    plain, size = get(server, path)
    packed, smaller = get(server, path, **{"accept-encoding": "gzip, deflate"})
    assert smaller < size / 2
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["vary"] == "accept-encoding"
    assert packed.headers["x-content-type-options"] == "nosniff"
    assert (
        server.ask("GET", path, headers={"accept-encoding": "gzip"}).content
        == server.ask("GET", path, headers={"accept-encoding": "identity"}).content
    )
    again, nothing = get(server, path, **{"accept-encoding": "gzip", "if-none-match": packed.headers["etag"]})
    assert (again.status_code, nothing) == (304, 0)


@pytest.mark.parametrize(
    ("accepted", "chosen"),
    [
        ("", "identity"),
        ("gzip, deflate, br", "br"),
        ("gzip, br;q=0", "gzip"),
        ("GZIP;q=0.5", "gzip"),
        ("*", "br"),
        ("*;q=0", "identity"),
        ("br;q=x, gzip;q=", "gzip"),
        ("identity", "identity"),
        ("deflate", "identity"),
        ("," * 1000 + ";q", "identity"),
    ],
)
def test_the_best_accepted_encoding_is_chosen(accepted: str, chosen: str) -> None:
    assert choose_encoding(accepted, {"br": b"", "gzip": b"", "identity": b""}) == chosen


def test_a_body_is_not_compressed_if_that_does_not_pay() -> None:
    assert list(EncodedBody(b"x" * 100, "text/plain").forms) == ["identity"]
    assert list(EncodedBody(b"x" * 1000, "text/plain").forms) == ["gzip", "identity"]
    assert list(EncodedBody(b"x", "text/plain", compressed={"br": b"longer"}).forms) == ["identity"]
