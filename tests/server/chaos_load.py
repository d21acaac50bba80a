"""Clients that play at a table while the server is killed: they reconnect, and repeat what was not answered."""

from __future__ import annotations

import json
from collections import Counter
from contextlib import ExitStack
from dataclasses import dataclass, field
from itertools import count
from random import Random
from threading import Event, Thread
from typing import Any

from websockets.exceptions import WebSocketException

from server.client import Client, Json, ServerProcess

ANSWERED = "commands answered"  # among the totals
RECENT = 5  # answered commands from the end of which some are repeated
_ids = count(1)


def canonise(table: Json) -> str:
    """Return a table as text, without the fields that depend on who is connected."""
    seats = [{**seat, "is_online": None, "is_away": None, "status": None} for seat in table["seats"]]
    return json.dumps({**table, "seats": seats, "viewers": 0}, sort_keys=True)


@dataclass
class Ledger:
    """What the clients of one table were told: events by number, and answers by the command's id."""

    code: str
    key: str
    totals: Counter[str]
    seen: dict[int, str] = field(default_factory=dict)
    commands: dict[str, tuple[str, Json]] = field(default_factory=dict)  # by id: who sent it, and the frame
    answers: dict[str, tuple[int, str | None]] = field(default_factory=dict)
    refused: set[str] = field(default_factory=set)

    def note_table(self, before: Json, frame: Json) -> None:
        """Note the table of a welcome or an event: every client must see the same, and merge events to the same."""
        number, text = frame["table"]["number"], canonise(frame["table"])
        assert self.seen.setdefault(number, text) == text, f"two versions of event {number}"
        self.totals[f"{frame['type']}s received"] += 1
        if frame["type"] == "welcome" and before.get("number") == number:
            assert canonise(before) == text, f"another table than merged: event {number}"
            self.totals["merged tables compared with a welcome"] += 1

    def note_reply(self, reply: Json) -> None:
        """Note an answer or a refusal; an answer that is given again must be the same."""
        name = reply["id"]
        if reply["type"] == "refusal":
            assert name not in self.answers, f"answered before: {reply}"
            self.refused.add(name)
            return
        self.refused.discard(name)
        answer = (reply["number"], reply["key"])
        assert self.answers.setdefault(name, answer) == answer, f"two answers: {self.answers[name]}, {reply}"

    def last_number(self) -> int:
        """Return the number of the last event that a client has seen, or that answered a command."""
        return max([0, *self.seen, *(number for number, _ in self.answers.values())])


@dataclass
class Shared:
    """What the main thread and the tables' threads share: whether the server is up, and how often it was killed."""

    server: ServerProcess
    is_up: Event
    totals: Counter[str]
    kills: int = 0
    is_stopping: bool = False

    def begin(self) -> None:
        self.is_up.set()

    def end(self) -> None:
        """Kill the server; from now on connections may be lost."""
        self.is_up.clear()
        self.kills += 1
        self.server.kill()

    def stop(self) -> None:
        self.is_stopping = True
        self.kills += 1
        self.is_up.set()


class TableLoad(Thread):
    """A host, a guest and a spectator of one table, in one thread."""

    def __init__(self, shared: Shared, ledger: Ledger, random: Random) -> None:
        super().__init__(daemon=True)
        self.shared = shared
        self.ledger = ledger
        self.random = random
        self.keys: dict[str, list[str]] = {"host": [ledger.key], "guest": [], "watcher": []}
        self.clients: dict[str, Client] = {}
        self.pending: dict[str, tuple[str, Json]] = {}
        self.answered: list[tuple[str, Json]] = []
        self.is_caught_up = False
        self.failure: BaseException | None = None

    def raise_failure(self) -> None:
        """Raise the error that ended this thread, if any."""
        if self.failure:
            raise AssertionError(f"table {self.ledger.code}: {self.failure!r}") from self.failure

    def run(self) -> None:
        """Play until the end; connections may be lost if the server was killed, and for no other reason."""
        while not self.shared.is_stopping and not self.failure:
            kills = self.shared.kills
            self.shared.is_up.wait()
            self.is_caught_up = False
            try:
                self.play()
            except (WebSocketException, OSError) as error:
                # A kill is counted before the signal is sent, so a lost connection always comes after it.
                if self.shared.kills == kills and not self.shared.is_stopping:
                    self.failure = error
            except BaseException as error:
                self.failure = error

    def play(self) -> None:
        """Connect all clients, repeat what was not answered, and play on."""
        last = self.ledger.last_number()
        with ExitStack() as stack:
            for name, keys in self.keys.items():
                unique = f"{self.ledger.code}-{name}"
                client = self.shared.server.connect(self.ledger.code, *keys, name=unique, says_hello=False)
                self.clients[name] = stack.enter_context(client)
                self.clients[name].on_table = self.ledger.note_table
                welcome = self.clients[name].say_hello()
                assert welcome["table"]["number"] >= last, f"event {last} was lost"
            self.repeat()
            self.is_caught_up = True
            while not self.shared.is_stopping:
                self.step()

    def repeat(self) -> None:
        """Send unanswered commands again, twice, and some answered ones."""
        for name, frame in list(self.pending.values()):
            before = self.clients[name].table["number"]
            reply = self.settle(name, self.send(name, frame))
            self.shared.totals["commands in flight at a kill"] += 1
            if reply["type"] == "answer":
                is_stored = reply["number"] <= before
                self.shared.totals["of them stored before the kill" if is_stored else "of them carried out later"] += 1
                self.settle(name, self.send(name, frame))
        for name, frame in self.random.sample(self.answered[-RECENT:], min(2, len(self.answered[-RECENT:]))):
            self.settle(name, self.send(name, frame))
            self.shared.totals["answered commands repeated"] += 1

    def send(self, name: str, frame: Json) -> Json:
        """Send a command; it is pending until it is answered."""
        self.pending[frame["id"]] = (name, frame)
        self.ledger.commands[frame["id"]] = (self.clients[name].name, frame)
        self.clients[name].send(json.dumps(frame))
        return frame

    def settle(self, name: str, frame: Json) -> Json:
        """Wait for the answer to a command, and note it."""
        is_new = frame["id"] not in self.ledger.answers
        reply = self.clients[name].wait_for(lambda received: received.get("id") == frame["id"])
        assert reply.get("code") not in ("server/failed", "store/failed"), (frame, reply)
        self.ledger.note_reply(reply)
        del self.pending[frame["id"]]
        if reply["type"] == "refusal":
            self.shared.totals["refusals"] += 1
        elif is_new:
            self.shared.totals[ANSWERED] += 1
            self.shared.totals[f"of them {frame['type']}"] += frame["type"] == "sit"
            self.answered.append((name, frame))
            if reply["key"]:
                self.keys[name].append(reply["key"])
                self.clients[name].say_hello(reply["key"])
        return reply

    def do(self, name: str, kind: str, /, **fields: Any) -> Json:
        """Send a command, and wait for its answer and its event."""
        reply = self.settle(name, self.send(name, {"type": kind, "id": f"c{next(_ids)}", **fields}))
        if reply["type"] == "answer":
            self.clients["host"].wait_for_table(lambda table: table["number"] >= reply["number"])
        return reply

    # --- the course of an evening

    def step(self) -> None:
        """Do one thing that fits the table."""
        random, table = self.random, self.clients["host"].table
        if random.random() < 0.05:
            self.clients["watcher"].say_hello()
        if random.random() < 0.05:
            self.rename()
        elif table["stage"] == "lobby":
            self.arrange()
        elif table["stage"] == "over":
            self.shared.totals["races that ended"] += 1
            self.do("host", random.choice(("start", "to-lobby")))
            self.give_nonces()
        elif random.random() < 0.01:
            self.do("host", "to-lobby")
        else:
            self.race()

    def rename(self) -> None:
        """Send three commands at once."""
        frames = [{"type": "set-seat", "id": f"c{next(_ids)}", "seat": 0, "name": f"N{n}"} for n in range(3)]
        for frame in frames:
            self.send("host", frame)
        for frame in frames:
            self.settle("host", frame)

    def arrange(self) -> None:
        """Change seats in the lobby, let the guest sit down, and start."""
        links = [n for n, seat in enumerate(self.clients["host"].table["seats"]) if seat["kind"] == "link"]
        free = [n for n in links if not self.clients["host"].table["seats"][n]["is_taken"]]
        if free:
            self.do("guest", "sit", seat=free[0], name="Guest")
        elif links and self.random.random() < 0.4:
            self.do("host", "set-seat", seat=links[0], kind="here")
            self.do("host", "set-seat", seat=links[0], kind="link")
        else:
            self.do("host", "arrange", pace="fast")
            self.do("host", "start")
            self.give_nonces()

    def give_nonces(self) -> None:
        """Give the nonces of all seats that people play."""
        table = self.clients["host"].table
        if table["stage"] != "racing":
            return
        for name in ("host", "guest"):
            for seat in self.clients[name].you["seats"]:
                nonce = self.random.randbytes(16).hex()
                self.do(name, "nonce", seat=seat, race=table["race"]["number"], nonce=nonce)

    def race(self) -> None:
        """Roll or move for the seat on turn, or wait for a computer."""
        host = self.clients["host"]
        seat, ply = host.turn(), host.race["ply"]
        name = next((name for name in ("host", "guest") if seat in self.clients[name].you["seats"]), "")
        if not name or host.table["seats"][seat or 0]["driver"]:
            host.wait_for_table(lambda table: table["stage"] != "racing" or table["race"]["ply"] != ply, 30)
            return
        client = self.clients[name]
        client.wait_for_table(lambda table: table["number"] >= host.table["number"])
        if client.table["stage"] != "racing" or client.turn() != seat:
            host.wait_for_table(lambda table: table["number"] >= client.table["number"])
        elif client.race["awaits_roll"]:
            self.do(name, "roll", seat=seat, **client.position())
        else:
            self.do(name, "move", seat=seat, words=client.choose(self.random), **client.position())
