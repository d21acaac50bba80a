"""Compares the database file of a killed server with what its clients were told."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import msgspec

from hairpin.games import kit_of, remake
from server.chaos_load import Ledger
from server.client import Json, ServerProcess


def check_store(server: ServerProcess, ledger: Ledger) -> None:
    """Check one table: every answer and every event that a client has seen is stored, once, with the same content."""
    log = server.read_store("SELECT number, body FROM log WHERE code = ? ORDER BY number", ledger.code)
    assert [number for number, _ in log] == list(range(1, len(log) + 1))
    events = [json.loads(body) for _, body in log]
    rows = server.read_store("SELECT id, answer FROM answers WHERE code = ?", ledger.code)
    check_answers(ledger, events, [(name, json.loads(answer)) for name, answer in rows])
    check_seen(ledger, events)
    ledger.totals["events stored"] += len(events)


def check_answers(ledger: Ledger, events: list[Json], rows: list[tuple[str, Json]]) -> None:
    """Check that every answered command was stored once, and that every event has one cause."""
    stored = dict(rows)
    assert len(stored) == len(rows), "a command was carried out twice"
    for name, (number, _) in ledger.answers.items():
        assert name in stored, f"the answered command {name} was lost"
        assert stored[name]["number"] == number <= len(events)
    assert not ledger.refused & {*stored}, "a refused command was carried out"
    numbers = Counter(answer["number"] for answer in stored.values() if "number" in answer)
    assert max(numbers.values()) == 1, "two commands with one event"
    relieved = sum(event["type"] == "relieved" for event in events)
    assert len(events) == 1 + len(stored) + relieved, "an event without a command"


def check_seen(ledger: Ledger, events: list[Json]) -> None:
    """Check every table that a client has seen against the stored events, replayed by the rules."""
    assert max(ledger.seen) <= len(events), "a client has seen an event that is not stored"
    setup: Json = {}
    race: Json | None = None
    game: Any = None
    state: Any = None
    for number, event in enumerate(events, start=1):
        match event["type"]:
            case "arranged":
                setup = event["setup"]
                race = None if event["is_lobby"] else race
            case "started":
                game = remake(setup["game"], event["settings"], event["board"])
                state = game.start()
                race = {"number": event["race"], "ply": 0, "commitment": event["commitment"], "nonces": {}}
            case "nonced":
                assert race
                race["nonces"][event["seat"]] = event["nonce"]
            case "moved":
                assert race
                for word in event["words"]:
                    state = game.apply(state, game.parse_action(word))
                race["ply"] += len(event["words"])
            case "abandoned":
                race = None
        if number in ledger.seen:
            compare(json.loads(ledger.seen[number]), setup, race, game, state)
            ledger.totals["seen events compared with the store"] += 1


def compare(table: Json, setup: Json, race: Json | None, game: Any, state: Any) -> None:
    """Compare a table that a client has seen with the replayed one."""
    assert [seat["name"] for seat in table["seats"]] == [seat["name"] for seat in setup["seats"]]
    assert (table["game"], table["pace"]) == (setup["game"], setup["pace"])
    if race is None:
        assert (table["stage"], table["race"]) == ("lobby", None)
        return
    seen = table["race"]
    is_over = game.actor(state) is None
    assert table["stage"] == ("over" if is_over else "racing")
    assert (seen["number"], seen["ply"]) == (race["number"], race["ply"])
    assert seen["fairness"]["commitment"] == race["commitment"]
    assert dict(enumerate(seen["fairness"]["nonces"])) == dict.fromkeys(range(game.players)) | race["nonces"]
    if not is_over:  # after its end a race is shown with everything open
        kit, view = kit_of(game), game.view(state, None)
        shown = msgspec.json.encode(kit.show(game, view) if kit.show else view)
        assert seen["view"] == json.loads(shown)
