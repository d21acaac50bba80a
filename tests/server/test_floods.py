"""Floods by one table do not delay another, and heartbeats come at most once a second."""

from __future__ import annotations

import json
from contextlib import ExitStack
from threading import Event, Thread
from time import monotonic, sleep

from websockets.exceptions import ConnectionClosed

from server.client import Client, ServerProcess

SOCKETS, SECONDS = 60, 2.0
SLOWEST = 0.5  # s; it was up to 23 s


def test_hellos_at_one_table_do_not_delay_moves_at_another(server: ServerProcess) -> None:
    code, _ = server.open(seats="here link")
    quiet, key = server.open(seats="here here", track="long")
    has_ended = Event()

    def flood(client: Client) -> None:
        hello = json.dumps({"type": "hello", "id": "h", "keys": ["x"]})
        while not has_ended.is_set():
            try:
                client.socket.send(hello)
            except ConnectionClosed:
                return
            sleep(0.05)

    with ExitStack() as stack:
        attackers = [stack.enter_context(server.connect(code)) for _ in range(SOCKETS)]
        host = stack.enter_context(server.connect(quiet, key))
        threads = [Thread(target=flood, args=(client,), daemon=True) for client in attackers]
        for thread in threads:
            thread.start()
        slowest = find_slowest(host)
        has_ended.set()
        for thread in threads:
            thread.join()
    assert slowest < SLOWEST


def test_large_frames_at_full_speed_do_not_delay_moves_at_another_table(server: ServerProcess) -> None:
    code, _ = server.open(seats="here link")
    quiet, key = server.open(seats="here here", track="long")
    has_ended = Event()

    def flood(client: Client) -> None:
        while not has_ended.is_set():
            try:
                client.socket.send("x" * 16_000)
            except (ConnectionClosed, OSError):
                return

    with ExitStack() as stack:
        attackers = [stack.enter_context(server.connect(code)) for _ in range(8)]
        host = stack.enter_context(server.connect(quiet, key))
        threads = [Thread(target=flood, args=(client,), daemon=True) for client in attackers]
        for thread in threads:
            thread.start()
        sleep(0.5)
        slowest = find_slowest(host)
        has_ended.set()
        for client in attackers:
            client.socket.socket.close()
    assert slowest < SLOWEST


def find_slowest(host: Client) -> float:
    """Send commands one after the other for some time, and return the longest time until an answer."""
    slowest, end, number = 0.0, monotonic() + SECONDS, 0
    while monotonic() < end:
        number += 1
        begin = monotonic()
        host.do("set-seat", seat=0, name=f"Ann {number}")
        slowest = max(slowest, monotonic() - begin)
        sleep(0.02)
    return slowest


def test_heartbeats_come_at_most_once_a_second(server: ServerProcess) -> None:
    code, key = server.open(seats="here link")
    with server.connect(code, key) as host:
        begin = monotonic()
        for _ in range(12):
            with server.connect(code):
                pass
        host.wait_for(lambda frame: frame["type"] == "heartbeat" and frame["viewers"] == 1)
        beats = [raw for raw in host.received if '"type":"heartbeat"' in raw]
        assert len(beats) <= monotonic() - begin + 2
