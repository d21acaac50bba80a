"""Compares the database file of a killed server with what its clients were told."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from hairpin.games import kit_of, remake
from hairpin.server.tables.codec import decode_command, fingerprint
from server.chaos_load import Ledger
from server.client import Json, ServerProcess


def check_store(server: ServerProcess, ledger: Ledger) -> None:
    """Check one table: every answer and every event that a client has seen is stored, once, with the same content."""
    log = server.read_store("SELECT number, body, command FROM log WHERE code = ? ORDER BY number", ledger.code)
    assert [number for number, _, _ in log] == list(range(1, len(log) + 1))
    events = [json.loads(body) for _, body, _ in log]
    check_commands(ledger, events, [command and command.rpartition("|")[0] for _, _, command in log])
    check_seen(ledger, events)
    ledger.totals["events stored"] += len(events)


def check_commands(ledger: Ledger, events: list[Json], stored: list[str | None]) -> None:
    """Check that every answered command was stored once, no refused one was, and every event has a cause."""
    number_of = {mark: number for number, mark in enumerate(stored, start=1) if mark}
    assert len(number_of) == sum(mark is not None for mark in stored), "a command was carried out twice"
    for name, (number, _) in ledger.answers.items():
        assert number_of.get(find_mark(ledger, name)) == number, f"the answered command {name} was lost"
    for name in ledger.refused:
        assert find_mark(ledger, name) not in number_of, f"the refused command {name} was carried out"
    sent = {find_mark(ledger, name) for name in ledger.commands}
    assert sent >= {*number_of}, "a command was stored that nobody sent"
    setup: Json = events[0]["setup"]
    for event, mark in list(zip(events, stored, strict=True))[1:]:
        setup = event.get("setup") or setup
        assert mark or any(seat["driver"] for seat in setup["seats"]), f"an event without a cause: {event}"


def find_mark(ledger: Ledger, name: str) -> str:
    """Return the text by which a command of a client is stored."""
    client, frame = ledger.commands[name]
    return fingerprint(client, decode_command(json.dumps(frame)))


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
