"""The first roll waits for the nonces of connected seats, for a bounded time."""

from __future__ import annotations

from time import monotonic

from server.client import Client, ServerProcess

SECONDS = 1.0


def start(server: ServerProcess) -> ServerProcess:
    server.arguments = ("--nonce-seconds", str(SECONDS))
    return server.start()


def send_nonce(client: Client, seat: int) -> None:
    client.do("nonce", seat=seat, race=client.race["number"], nonce=f"{seat}a" * 8)


def test_the_first_roll_waits_for_nonces_but_not_for_long(own_server: ServerProcess) -> None:
    start(own_server)
    code, key = own_server.open(seats="here link computer", track="sprint")
    with own_server.connect(code, key) as host:
        link = host.you["links"]["1"].partition("#")[2]
        with own_server.connect(code, link) as guest:
            host.do("start")
            guest.wait_for_table(lambda table: table["stage"] == "racing")
            begin = monotonic()
            host.send_command("roll", id="roll", seat=0, race=1, ply=0)
            host.send_command("set-seat", id="name", seat=0, name="Ann")  # other commands do not wait
            assert host.wait_for(lambda frame: frame.get("id") in ("roll", "name"))["id"] == "name"
            send_nonce(host, 0)
            send_nonce(guest, 1)
            host.wait_for(lambda frame: frame.get("id") == "roll")
            assert monotonic() - begin < SECONDS
            nonces = guest.wait_for_table(lambda table: table["race"]["ply"] > 0)["race"]["fairness"]["nonces"]
            assert nonces == ["0a" * 8, "1a" * 8, None]
            host.do("to-lobby")
            host.do("start")
            begin = monotonic()
            send_nonce(host, 0)
            host.do("roll", seat=0, race=2, ply=0)  # the guest stays silent
            assert SECONDS * 0.5 < monotonic() - begin < SECONDS + 2
            assert guest.refused("nonce", seat=1, race=2, nonce="1a" * 8) == "dice/nonce"


def test_a_seat_that_is_not_connected_and_a_computer_are_not_waited_for(own_server: ServerProcess) -> None:
    start(own_server)
    code, key = own_server.open("memo", seats="computer here link")
    with own_server.connect(code, key) as host:
        host.do("arrange", starter_rule="seat", starter_seat=0, pace="fast")
        begin = monotonic()
        host.do("start")
        send_nonce(host, 1)
        host.wait_for_table(lambda table: table["race"]["ply"] > 0)
        assert monotonic() - begin < SECONDS
