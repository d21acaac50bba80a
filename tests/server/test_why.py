"""`why` over a real socket: answered with a rule number, not stored, for one's own seat only."""

from __future__ import annotations

from random import Random

from server.client import Client, Json, ServerProcess


def ask(client: Client, seat: int, what: str, *words: str) -> Json | None:
    reply = client.ask("why", seat=seat, what=what, words=list(words), **client.position())
    assert reply["type"] == "explained", reply
    reason: Json | None = reply["reason"]
    return reason


def test_the_answer_names_the_rule_that_forbids_a_space(server: ServerProcess) -> None:
    code, key = server.open(seats="here here", track="sprint")
    with server.connect(code, key) as host:
        host.do("start")
        assert ask(host, 0, "A1") == {"rule": "MZ-5", "code": "roll-first", "colours": []}
        assert ask(host, 1, "A1") == {"rule": "MZ-4", "code": "not-your-turn", "colours": []}
        while not host.race["plan"]:
            host.roll()
        seat = host.race["actor"]
        assert ask(host, seat, "B1") == {"rule": "MZ-9", "code": "tyre", "colours": []}
        assert ask(host, seat, "C3") == {"rule": "MZ-8", "code": "from-start", "colours": ["white", "purple"]}
        step = host.race["plan"]["nodes"][0]["steps"][0]
        assert ask(host, seat, step["place"]) is None
        assert ask(host, seat, step["place"], step["word"]) == {"rule": "MZ-7", "code": "here", "colours": []}
        reason = ask(host, seat, "stop")
        assert reason
        assert reason["rule"] == "RU-1"


def test_only_the_steps_of_the_plan_have_no_reason(server: ServerProcess) -> None:
    random = Random(5)
    code, key = server.open(seats="here here", track="sprint", pro="yes")
    spaces = [
        *(f"{lane}{n}" for lane, most in zip("ABC", (7, 8, 8), strict=True) for n in range(1, most + 1)),
        "S",
        "F",
    ]
    with server.connect(code, key) as host:
        host.do("start")
        for _ in range(6):
            while host.table["stage"] == "racing" and host.race["awaits_roll"]:
                host.roll()
            if host.table["stage"] != "racing":  # a last roll that fits nothing ends the race
                break
            open_ = {step["place"] for step in host.race["plan"]["nodes"][0]["steps"]}
            assert {space for space in spaces if ask(host, host.race["actor"], space) is None} == open_
            host.take_turn(random)


def test_the_answer_is_sent_to_one_client_and_not_stored(server: ServerProcess) -> None:
    code, key = server.open("memo", seats="here here")
    with server.connect(code, key) as host, server.connect(code) as watcher:
        host.do("start")
        watcher.wait_for_table(lambda table: table["number"] == host.table["number"])
        number = host.table["number"]
        assert ask(host, 0, "a1") == {"rule": "MC-2", "code": "start-first", "colours": []}
        assert watcher.drain() == []
        assert host.say_hello()["table"]["number"] == number


def test_a_wrong_question_is_refused_with_a_code(server: ServerProcess) -> None:
    code, key = server.open(seats="here here", track="sprint")
    with server.connect(code, key) as host, server.connect(code) as watcher:
        assert host.refused("why", seat=0, race=1, ply=0, words=[], what="A1") == "table/no-race"
        host.do("start")
        watcher.wait_for_table(lambda table: table["number"] == host.table["number"])
        place = host.position()
        assert watcher.refused("why", seat=0, words=[], what="A1", **place) == "seat/not-yours"
        assert host.refused("why", seat=7, words=[], what="A1", **place) == "seat/unknown"
        assert host.refused("why", seat=0, words=[], what="A1", race=1, ply=9) == "ply/stale"
        assert host.refused("why", seat=0, words=[], what="Q" * 900, **place) == "action/notation"
        assert host.refused("why", seat=0, words=["A1w"], what="A2", **place) == "action/illegal"
        assert host.refused("why", seat=0, words=["%"], what="A2", **place) == "action/notation"
        assert host.refused("why", seat=0, words=["A1w"] * 17, what="A2", **place) == "frame/too-large"
        assert host.refused("why", seat=0, words="A1w", what="A2", **place) == "frame/unreadable"
