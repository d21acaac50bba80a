"""Cuts the cable between a server and a player, and prints how soon the others know: a dictionary by stage.

Run by `unshare --map-root-user --net`: the server runs here, the player in a further network namespace. Nothing that
the player sends arrives after the cut, not even the end of the connection.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from server.client import Client, ServerProcess

PLAYER = """
import json, sys
from websockets.sync.client import connect
with connect(sys.argv[1], ping_interval=None, proxy=None) as socket:
    socket.send(json.dumps({"type": "hello", "id": "1", "keys": sys.argv[2:], "client": "player"}))
    while True:
        socket.recv()
"""
NEAR, FAR = "10.9.0.1", "10.9.0.2"
STAGES = ("lobby", "another's turn", "their turn")


def run(*command: str) -> None:
    subprocess.run(command, check=True)


@contextmanager
def lay_cable() -> Iterator[list[str]]:
    """Yield the beginning of commands that run at the far end."""
    run("ip", "link", "set", "lo", "up")
    with subprocess.Popen([shutil.which("unshare") or "", "--net", "sleep", "600"]) as room:
        time.sleep(0.5)
        there = ["nsenter", "-t", str(room.pid), "-n"]
        run("ip", "link", "add", "cable", "type", "veth", "peer", "name", "far", "netns", str(room.pid))
        run("ip", "addr", "add", f"{NEAR}/24", "dev", "cable")
        run("ip", "link", "set", "cable", "up")
        run(*there, "ip", "addr", "add", f"{FAR}/24", "dev", "far")
        run(*there, "ip", "link", "set", "far", "up")
        yield there
        room.kill()


def measure(server: ServerProcess, there: list[str], stage: str) -> tuple[float, float]:
    """Return after how many seconds the player's seat is marked, and the player missed."""
    code, key = server.open(seats="here link")
    with server.connect(code, key) as host:
        link = host.you["links"]["1"].partition("#")[2]
        if stage != STAGES[0]:
            host.do("arrange", starter_rule="seat", starter_seat=STAGES.index(stage) % 2)
            host.do("start")
    address = f"ws://{NEAR}:{server.url.rpartition(':')[2]}/ws/{code}"
    with (
        subprocess.Popen([*there, sys.executable, "-c", PLAYER, address, key], stderr=subprocess.DEVNULL) as player,
        server.connect(code, link, name="guest") as guest,
    ):
        guest.wait_for_table(lambda table: bool(table["seats"][0]["is_online"]), 30)
        time.sleep(3)
        run("ip", "link", "set", "cable", "down")
        cut = time.monotonic()
        seconds = wait(guest, "is_online", is_so=False) - cut, wait(guest, "is_away", is_so=True) - cut
        run("ip", "link", "set", "cable", "up")
        player.kill()
    return seconds


def wait(guest: Client, name: str, *, is_so: bool) -> float:
    guest.wait_for_table(lambda table: table["seats"][0][name] is is_so, 60)
    return time.monotonic()


def main() -> None:
    """Measure all stages."""
    with lay_cable() as there:
        server = ServerProcess(Path(sys.argv[1]), "--lan").start()
        try:
            figures = {stage: measure(server, there, stage) for stage in STAGES}
        finally:
            server.close()
    sys.stdout.write(json.dumps(figures))


if __name__ == "__main__":
    main()
