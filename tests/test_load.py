"""The load generator notices every violation of the protocol that it is meant to notice."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from bench.arrivals import Latencies
from bench.hairpin_table import SEATS, HairpinTable
from bench.load_table import Meter, source_address

FAIRNESS = {"commitment": "c", "nonces": ["", "", "", ""], "seed": ""}
RACE: dict[str, Any] = {
    "number": 1,
    "ply": 0,
    "view": {"phase": "roll", "cars": ["S"] * SEATS},
    "actor": None,
    "on_turn": 0,
    "awaits_roll": True,
    "legal": [],
    "plan": None,
    "result": None,
    "fairness": FAIRNESS,
}
TABLE: dict[str, Any] = {
    "code": "TH9CDC",
    "number": 9,
    "stage": "racing",
    "game": "monza",
    "viewers": 4,
    "seats": [{"kind": "link", "is_taken": True, "is_online": True, "is_away": False, "status": None}] * SEATS,
    "race": RACE,
}


def encode(kind: str, **fields: Any) -> bytes:
    return msgspec.json.encode({"type": kind, **fields})


def welcome(table: dict[str, Any]) -> bytes:
    return encode("welcome", table=table, you={"seats": [0], "links": {}})


def change(number: int, *, stage: str | None = None, **race: Any) -> bytes:
    changes: dict[str, Any] = {"race": {"ply": number, **race}}
    return encode("event", number=number, changes=changes | ({"stage": stage} if stage else {}), happened=[])


@pytest.fixture
def table() -> HairpinTable:
    """A table in a race, with a command of seat 0 in flight."""
    table = HairpinTable(Meter(), 1, 1, "127.0.0.1", "monza", {})
    for player in table.players:
        table.on_welcome(player, welcome(TABLE))
    assert table.players[0].welcome
    table._take_state(table.players[0].welcome.table)
    for player in table.players:
        player.is_seated = True
    table.race_number, table.nonced = 1, SEATS
    table.offer(0.0)
    return table


def answer(table: HairpinTable, number: int = 10) -> bytes:
    return encode("answer", id=str(table.commands), number=number, key=None)


def send(table: HairpinTable, seat: int, *frames: bytes) -> None:
    for frame in frames:
        table.players[seat].on_text(frame)


def finish(table: HairpinTable, event: bytes) -> None:
    send(table, 0, answer(table))
    for seat in range(SEATS):
        send(table, seat, event)


def test_a_correct_command_is_complete_when_all_sockets_have_its_event(table: HairpinTable) -> None:
    send(table, 1, change(10))
    send(table, 0, answer(table), change(10))
    states = []
    for seat in (2, 3):
        send(table, seat, change(10))
        states.append(table.in_flight)
    assert states == [True, False]
    assert table.meter.violations == []


def test_an_event_with_the_whole_table_is_read_like_changes(table: HairpinTable) -> None:
    finish(table, encode("event", table={**TABLE, "number": 10}, happened=[]))
    assert not table.in_flight
    assert table.meter.violations == []


@pytest.mark.parametrize(
    ("frames", "violation"),
    [
        (lambda table: [(0, change(10)), (0, answer(table))], "came after its event"),
        (lambda table: [(0, answer(table)), (0, answer(table))], "not in flight"),
        (lambda table: [(1, answer(table))], "not in flight"),
        (lambda table: [(0, answer(table, 11))], "sent after event 9"),
        (lambda _: [(0, change(11))], "event 11 where 10 was expected"),
        (lambda table: [(0, answer(table)), (0, change(10)), (1, change(10, starter=1))], "differs"),
        (lambda table: [(0, answer(table)), (0, change(10)), (1, change(11))], "event 11 where 10 was expected"),
        (lambda _: [(0, change(10, stage="over"))], "without a result"),
        (lambda _: [(0, change(10, awaits_roll=False))], "nobody is to act"),
        (lambda _: [(2, encode("refusal", id="1", code="ply/stale", message="", fields={}))], "ply/stale"),
    ],
)
def test_violations_are_noticed(table: HairpinTable, frames: Any, violation: str) -> None:
    for seat, frame in frames(table):
        send(table, seat, frame)
    assert any(violation in noted for noted in table.meter.violations), table.meter.violations


def test_an_event_without_a_command_is_a_violation(table: HairpinTable) -> None:
    finish(table, change(10))
    send(table, 0, change(11))
    assert "an event without a command" in table.meter.violations[0]


def test_a_welcome_is_compared_with_the_merged_state(table: HairpinTable) -> None:
    finish(table, change(10))
    merged = {**TABLE, "number": 10, "viewers": 5, "race": {**RACE, "ply": 10}}
    send(table, 1, welcome(merged))
    assert table.meter.violations == []
    send(table, 1, welcome({**merged, "race": {**RACE, "ply": 12}}))
    assert any("race" in noted for noted in table.meter.violations)


def test_latencies_are_counted_from_the_intended_time(table: HairpinTable) -> None:
    table.meter.is_on = True
    table.meter.begin = -1.0
    table.offer(0.0)  # waits: a command is in flight
    finish(table, change(10))
    assert len(table.meter.event_latencies) == 1
    assert table.in_flight
    assert table.intended == 0.0


def test_quantiles_are_exact() -> None:
    latencies = Latencies()
    for value in range(1000, 0, -1):
        latencies.add(value / 1e3)
    assert latencies.quantiles() == {"p50": 501.0, "p90": 901.0, "p99": 991.0, "p99.9": 1000.0, "max": 1000.0}


def test_source_addresses_are_distinct_and_on_loopback() -> None:
    addresses = {source_address(number) for number in range(10_000)}
    assert len(addresses) == 10_000
    assert all(address.startswith("127.") for address in addresses)
