"""Forecasts and advice at running tables: who gets them, and that nobody waits for them but who asked."""

from __future__ import annotations

import json
from random import Random

from server.client import Client, ServerProcess

ACTIONS = 12


def has_answer(client: Client, name: str) -> bool:
    """Say whether the answer has come."""
    client.drain()
    return any(json.loads(raw).get("id") == name for raw in client.received)


def test_a_forecast_under_way_delays_no_action_at_its_table_or_another(own_server: ServerProcess) -> None:
    own_server.start()
    tables = [own_server.open("monza", "here here here here", track="oval") for _ in range(2)]
    (code, key), (other_code, other_key) = tables
    with own_server.connect(code, key) as host, own_server.connect(other_code, other_key) as other:
        host.do("arrange", has_bar=True)
        for table in (host, other):
            table.do("start")
        question = host.send_command("ask-forecast", **host.position())  # a process has to be started for it
        random = Random(1)
        for _ in range(ACTIONS):
            for table in (host, other):
                table.act(random)
        assert not has_answer(host, question), "all actions were answered before it"
        late = host.wait_for(lambda frame: frame.get("id") == question)
        assert (late["type"], late["code"]) == ("refusal", "ply/stale"), "the race has moved on meanwhile"
        told = host.ask("ask-forecast", **host.position())["forecast"]
        assert told["certainty"] == "estimated"
        assert 0 < told["error"] < 0.5
        assert abs(sum(told["chances"]) - 1) < 1e-9


def test_viewers_and_players_get_the_same_forecast_and_only_the_coached_seat_gets_advice(server: ServerProcess) -> None:
    code, key = server.open("monza", "here link", track="oval", bonus="yes")
    with server.connect(code, key) as host, server.connect(code) as viewer:
        link = host.you["links"]["1"].partition("#")[2]
        with server.connect(code, link) as guest:
            host.do("arrange", has_bar=True, starter_rule="seat", starter_seat=0)
            host.do("set-seat", seat=0, is_coached=True)
            host.do("start")
            host.roll()
            place = host.position()
            answers = [one.ask("ask-forecast", **place)["forecast"] for one in (host, guest, viewer)]
            assert answers[0] == answers[1] == answers[2]
            best = host.ask("ask-advice", seat=0, **place)["decision"]["best"]
            assert best["words"]
            assert guest.refused("ask-advice", seat=0, **place) == "seat/not-yours"
            assert viewer.refused("ask-advice", seat=0, **place) == "seat/not-yours"
            assert guest.refused("ask-advice", seat=1, **place) == "coach/off"
            host.do("arrange", has_bar=False)
            assert viewer.refused("ask-forecast", **place) == "bar/off"
