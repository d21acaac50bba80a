"""The host's means against strangers: sending somebody away, locking the table; cars of others stay theirs."""

from __future__ import annotations

from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from server.client import Client, ServerProcess


def read_close(client: Client) -> tuple[str, int]:
    """Return the code of the last refusal, and the close code."""
    code = client.wait_for(lambda frame: frame["type"] == "refusal" and not frame["id"])["code"]
    with pytest.raises(ConnectionClosed) as closed:
        client.wait_for(lambda _: False)
    assert closed.value.rcvd
    return code, closed.value.rcvd.code


def test_a_player_who_is_sent_away_in_a_race_cannot_come_back(server: ServerProcess) -> None:
    code, key = server.open(seats="here link", track="sprint")
    with server.connect(code, key, name="host") as host, server.connect(code, name="guest") as guest:
        sat = guest.do("sit", seat=1, name="Bo")
        guest.say_hello(sat["key"])
        host.do("start")
        assert guest.refused("send-away", seat=0) == "host/not-you"
        host.do("send-away", seat=1)
        assert read_close(guest) == ("table/sent-away", 4403)
        assert (host.table["seats"][1]["driver"], host.table["seats"][1]["is_taken"]) == ("racer", False)
        with server.connect(code, sat["key"], name="guest", says_hello=False) as again:
            again.send_command("hello", keys=[sat["key"]], client="guest")
            assert read_close(again) == ("table/sent-away", 4403)
        with server.connect(code, sat["key"], name="elsewhere") as other:  # the key alone is void, too
            assert other.you["seats"] == []
            assert other.refused("take-back", seat=1) == "seat/not-yours"
        host.take_turn(Random(1))
        host.wait_for_table(lambda table: table["race"]["on_turn"] == 0)  # the driver has driven
        link = host.say_hello()["you"]["links"]["1"].partition("#")[2]
        with server.connect(code, link, name="guest") as forgiven:  # a new personal link is an invitation
            assert forgiven.you["seats"] == [1]


def test_in_the_lobby_the_seat_is_free_again(server: ServerProcess) -> None:
    code, key = server.open(seats="here link here")
    with server.connect(code, key, name="host") as host, server.connect(code, name="guest") as guest:
        assert host.refused("send-away", seat=1) == "seat/not-joined"
        assert host.refused("send-away", seat=2) == "seat/host"
        assert host.refused("send-away", seat=9) == "seat/unknown"
        guest.do("sit", seat=1, name="Bo")
        host.do("send-away", seat=1)
        seat = host.table["seats"][1]
        assert (seat["name"], seat["driver"], seat["is_taken"]) == ("", None, False)
        with server.connect(code, name="friend") as friend:
            friend.do("sit", seat=1, name="Fay")


def test_a_locked_table_admits_holders_of_keys_alone(server: ServerProcess) -> None:
    code, key = server.open(seats="here link")
    with server.connect(code, key, name="host") as host, server.connect(code, name="watcher") as watcher:
        link = host.you["links"]["1"].partition("#")[2]
        assert watcher.refused("lock", is_locked=True) == "host/not-you"
        host.do("lock", is_locked=True)
        watcher.wait_for_table(lambda table: table["is_locked"])  # whoever is there stays, but cannot sit down
        assert watcher.refused("sit", seat=1) == "table/locked"
        with server.connect(code, name="stranger", says_hello=False) as stranger:
            stranger.send_command("hello")
            assert read_close(stranger) == ("table/locked", 4403)
        with server.connect(code, link, name="friend") as friend:
            assert friend.you["seats"] == [1]
        host.do("lock", is_locked=False)
        with server.connect(code, name="stranger") as stranger:
            assert stranger.table["is_locked"] is False


def test_a_player_takes_no_car_that_somebody_else_drives(server: ServerProcess) -> None:
    code, key = server.open(seats="here link computer")
    with server.connect(code, key, name="host") as host, server.connect(code, name="guest") as guest:
        sat = guest.do("sit", seat=1)
        guest.say_hello(sat["key"])
        cars = [seat["car"] for seat in guest.table["seats"]]
        assert guest.refused("set-seat", seat=1, car=cars[0]) == "car/taken"
        guest.do("set-seat", seat=1, car=cars[2])  # a computer's
        free = next(car for car in ("red", "blue", "green", "yellow") if car not in cars)
        guest.do("set-seat", seat=1, car=free)
        assert [seat["car"] for seat in guest.table["seats"]] == [cars[0], free, cars[1]]
        host.do("set-seat", seat=0, car=free)  # the host may
        assert [seat["car"] for seat in host.table["seats"]] == [free, cars[0], cars[1]]
