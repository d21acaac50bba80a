"""Records made to do harm: every address that takes one refuses it by name, and tables are served meanwhile."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from server.client import Client, ServerProcess
from server.hostile_records import (
    SCRIPT,
    TOO_LONG,
    TOO_MANY_TURNS,
    TOO_MANY_TURNS_TO_THE_END,
    list_damaged,
    list_harmless,
    race_at_a_table,
)

MEGABYTES = 60
AT_ONCE = 4
SENDS: dict[str, dict[str, Any]] = {
    "/api/replays": {},
    "/api/reviews": {"effort": 0},
    "/api/practice": {"ply": 1, "seat": 0},
}

numbers = count(1)


@pytest.fixture
def host(own_server: ServerProcess) -> Iterator[Client]:
    """A table at which a race is under way."""
    own_server.arguments = ("--proxy", "127.0.0.1")
    code, key = own_server.start().open(track="long")
    with own_server.connect(code, key) as host:
        host.do("start")
        yield host


def read_memory(server: ServerProcess) -> float:
    """Return the memory of the server in megabytes, 0 where the system does not say."""
    status = Path(f"/proc/{server.pid}/status")
    return int(status.read_text("utf-8").partition("VmRSS:")[2].split()[0]) / 1024 if status.exists() else 0.0


def send(server: ServerProcess, path: str, record: str) -> tuple[int, str, str]:
    """Send a record from an address of its own; return status, code and message."""
    number = next(numbers)
    headers = {"X-Forwarded-For": f"10.1.{number // 250}.{number % 250}"}
    answer = server.ask("POST", path, json={"record": record, **SENDS[path]}, headers=headers)
    said = answer.json()
    assert answer.headers["content-type"].startswith("application/json")
    assert answer.headers["x-content-type-options"] == "nosniff"
    return answer.status_code, said.get("code", ""), said.get("message", "")


def is_refused(status: int, code: str, message: str) -> bool:
    """Say whether an answer is a clear refusal that can be shown."""
    return (status, code) == (400, "record/damaged") and 0 < len(message) <= 400 and message.isprintable()


@pytest.mark.compiled
def test_hostile_records_are_refused_by_name_and_tables_are_served_meanwhile(
    own_server: ServerProcess, host: Client
) -> None:
    for path in SENDS:  # what is loaded by the first one stays
        assert send(own_server, path, race_at_a_table())[0] in (200, 201)
    before, random, moves = read_memory(own_server), Random(3), 0
    with ThreadPoolExecutor(AT_ONCE) as pool:
        sent = {
            (path, name): pool.submit(send, own_server, path, record)
            for name, record in list_damaged()
            for path in SENDS
        }
        while not all(one.done() for one in sent.values()):
            if host.table["stage"] != "racing":
                host.do("start")
            host.act(random)  # fails if it is not answered
            moves += 1
    wrong = [f"{path}, {name}: {one.result()}" for (path, name), one in sent.items() if not is_refused(*one.result())]
    assert not wrong, "\n".join(wrong)
    assert moves > 20
    for path in SENDS:
        assert send(own_server, path, TOO_LONG)[:2] == (413, "record/too-long")
    assert send(own_server, "/api/replays", TOO_MANY_TURNS)[1] == "record/too-long"
    assert send(own_server, "/api/reviews", TOO_MANY_TURNS)[1] == "record/not-ended"
    for path in SENDS:
        wanted = (400, "record/not-fair") if path == "/api/practice" else (413, "record/too-long")
        assert send(own_server, path, TOO_MANY_TURNS_TO_THE_END)[:2] == wanted
    assert read_memory(own_server) < before + MEGABYTES
    assert "Traceback" not in own_server.output()


@pytest.mark.parametrize("path", SENDS)
def test_a_body_that_holds_no_record_is_refused(server: ServerProcess, path: str) -> None:
    rest = "".join(f', "{name}": {value}' for name, value in SENDS[path].items()).encode()
    for body in (
        b"",
        b"null",
        b"{}",
        b"[" * 100_000,
        b'{"record": "\xff"' + rest + b"}",
        b'{"record": ["a"]' + rest + b"}",
    ):
        headers = {"Content-Type": "application/json"}
        answer = server.ask("POST", path, content=body, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (400, "frame/unreadable"), body[:40]
    answer = server.ask("POST", path, content=b'{"record": "' + b"x" * 4_000_000 + b'"' + rest + b"}")
    assert (answer.status_code, answer.json()["code"]) == (413, "frame/too-large")


@pytest.mark.compiled
def test_dangerous_names_are_text(own_server: ServerProcess, host: Client) -> None:
    for name, record in list_harmless():
        wanted = record.partition("seat 1: ")[2].partition("\n")[0]
        replay = own_server.ask("POST", "/api/replays", json={"record": record})
        assert replay.status_code == 200, name
        assert replay.json()["table"]["seats"][0]["name"] == wanted
        assert send(own_server, "/api/reviews", record)[0] == 200
        opened = own_server.ask("POST", "/api/practice", json={"record": record, "ply": 1, "seat": 0})
        assert opened.status_code == 201, opened.text
        with own_server.connect(opened.json()["code"], opened.json()["key"]) as player:
            assert player.table["seats"][0]["name"] == wanted
        page = own_server.ask("GET", f"/t/{opened.json()['code']}")
        assert SCRIPT[:15] not in page.text
    assert "Traceback" not in own_server.output()
    host.act(Random(1))
