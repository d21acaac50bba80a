"""A virtual table at a Hairpin server: four seats of kind `link`, one socket each, that play and check every frame.

Checked: numbers without gaps on each socket, each command answered exactly once and before its event, the same event
on all sockets, somebody to act while a race is running, a result once it is over. An event holds either the whole
table or what changed since the event before; both are merged into one state per table. The first socket that receives
an event decodes it. The others compare its bytes: equal changes to equal states give equal states. Where bytes differ,
everything but private views is compared.
"""

from __future__ import annotations

import asyncio
from random import Random
from secrets import token_hex

import msgspec

from bench.hairpin_frames import (
    FALSE,
    NULL,
    OVER,
    RACING,
    TRUE,
    State,
    Welcome,
    choose_words,
    decode_answer,
    decode_event,
    decode_int,
    decode_seats,
    decode_state,
    decode_welcome,
    encode_race,
    publish,
    read_number,
)
from bench.http_client import post
from bench.load_table import LoadSocket, LoadTable, Meter, connect

SEATS = 4
LONGEST_RACE = 1_500  # plies, after which the host abandons a race
WAIT_SECONDS = 30.0


class Player(LoadSocket):
    """The socket of a seat."""

    def __init__(self, table: HairpinTable, seat: int) -> None:
        super().__init__()
        self.table = table
        self.seat = seat
        self.number = -1
        self.is_seated = False
        self.client = token_hex(8)
        self.keys: list[str] = []
        self.welcome: Welcome | None = None
        self.welcome_number = -1

    def hello(self, keys: list[str]) -> None:
        """Send the keys of this connection."""
        self.keys = keys
        hello = {"type": "hello", "id": self.table.new_id(), "keys": keys, "client": self.client}
        self.send(msgspec.json.encode(hello))

    def last_welcome(self, seats: int) -> Welcome | None:
        """Return the last welcome if it has so many seats of this player, and all of them are taken."""
        welcome = self.welcome
        if welcome is None or len(welcome.you.seats) < seats:
            return None
        places = decode_seats(welcome.table["seats"])
        return welcome if all(places[seat].is_taken for seat in welcome.you.seats) else None

    def is_behind_welcome(self, raw: bytes) -> bool:
        """Return whether an event was part of the last welcome already, so that it is to be ignored; at most one is."""
        if self.welcome_number != self.number - 1 or read_number(decode_event(raw)) != self.welcome_number:
            return False
        self.number = self.welcome_number
        self.welcome_number = -1
        return True

    def on_text(self, raw: bytes) -> None:
        """Hand a frame to the table."""
        self.table.meter.frames += 1
        if raw.startswith(b'{"type":"event"'):
            self.table.on_event(self, raw)
        elif raw.startswith(b'{"type":"answer"'):
            self.table.on_answer(self, raw)
        elif raw.startswith(b'{"type":"welcome"'):
            self.table.on_welcome(self, raw)
        elif not raw.startswith(b'{"type":"heartbeat"'):
            self.table.on_other(self, raw)

    def on_closed(self, why: str) -> None:
        """Note that the server closed this connection."""
        if not self.is_closing:
            self.is_closing = True
            self.table.violate(f"seat {self.seat} was disconnected: {why}")


class HairpinTable(LoadTable):
    """A table with its four players."""

    def __init__(self, meter: Meter, port: int, number: int, source: str, game: str, options: dict[str, str]) -> None:
        super().__init__(meter)
        self.port = port
        self.source = source
        self.game = game
        self.options = options
        self.random = Random(number)
        self.players = [Player(self, seat) for seat in range(SEATS)]
        self.code = self.host_key = ""
        self.number = -1
        self.state: State = {}
        self.race: State = {}
        self.last = b""
        self.arrived = 0
        self.commands = 0
        self.pending: tuple[Player, str] | None = None
        self.basis = -1
        self.is_answered = False
        self.nonced = 0
        self.race_number = 0
        self.races = self.abandoned = 0
        self.rejoined: set[int] = set()
        self.recording: list[list[str]] | None = None

    def __str__(self) -> str:
        return f"table {self.code} ({self.game}, event {self.number})"

    def new_id(self) -> str:
        """Return a fresh id of a command."""
        self.commands += 1
        return str(self.commands)

    @property
    def url(self) -> str:
        """The address of the table's sockets."""
        return f"ws://127.0.0.1:{self.port}/ws/{self.code}"

    async def open(self) -> None:
        """Open the table by HTTP."""
        wanted = {"game": self.game, "options": self.options, "seats": [{"kind": "link"}] * SEATS}
        opened = await post(self.port, "/api/tables", wanted, self.source)
        self.code, self.host_key = opened["code"], opened["key"]

    async def join(self) -> None:
        """Connect all players; the first one is the host, too."""
        host = self.players[0]
        await connect(host, self.url, self.source)
        welcome = await self._greet(host, [self.host_key])
        keys = {int(seat): link.partition("#")[2] for seat, link in welcome.you.links.items()}
        for player in self.players[1:]:
            await connect(player, self.url, self.source)
            await self._greet(player, [keys[player.seat]])
        welcome = await self._greet(host, [self.host_key, keys[0]])
        self._take_state(welcome.table)
        async with asyncio.timeout(WAIT_SECONDS):
            while any(player.number != self.number for player in self.players):
                await asyncio.sleep(0.001)
        for player in self.players:
            player.is_seated = True

    async def _greet(self, player: Player, keys: list[str]) -> Welcome:
        """Send keys, and return the first welcome after their seats were taken: earlier ones may arrive first."""
        player.welcome = None
        player.hello(keys)
        seats = len(keys) - (self.host_key in keys)
        async with asyncio.timeout(WAIT_SECONDS):
            while not (welcome := player.last_welcome(seats)):
                await asyncio.sleep(0.001)
        return welcome

    def _take_state(self, table: State) -> None:
        self.state = table
        self.race = {} if table["race"] == NULL else decode_state(table["race"])
        self.number = decode_int(table["number"])

    def on_welcome(self, player: Player, raw: bytes) -> None:
        """Take over a whole table while joining; compare it with the merged state afterwards."""
        welcome = decode_welcome(raw)
        number = player.welcome_number = decode_int(welcome.table["number"])
        if not player.is_seated:
            player.number = number
            player.welcome = welcome
            return
        if number != player.number:
            self.violate(f"seat {player.seat}: welcome {number} after event {player.number}")
        if number == self.number:
            self._compare(player, welcome.table)
            self.rejoined.add(player.seat)

    def _compare(self, player: Player, table: State) -> None:
        ours = publish({**self.state, "race": encode_race(self.race)})
        theirs = publish(table)
        for name in ours.keys() | theirs.keys():
            if ours.get(name) != theirs.get(name):
                what = f"{name}: {ours.get(name)!r:.200} merged, {theirs.get(name)!r:.200} welcomed"
                self.violate(f"seat {player.seat}: {what}")

    def on_event(self, player: Player, raw: bytes) -> None:
        """Check an event; merge it if this player is the first to receive it."""
        if not player.is_seated:
            player.number = read_number(decode_event(raw))
            return
        meter = self.meter
        meter.events += 1
        meter.event_bytes += len(raw)
        player.number += 1
        if player.number == self.number + 1:
            if player.is_behind_welcome(raw):
                return
            self._merge(raw)
        elif raw != self.last or player.number != self.number:
            self._compare_event(player, raw)
        self.arrived += 1
        if self.arrived == SEATS and self.is_answered:
            self._finish()

    def _merge(self, raw: bytes) -> None:
        event = decode_event(raw)
        self.last = raw
        self.arrived = 0
        expected = self.number + 1
        if self.pending is None:
            self.violate("an event without a command")
        if event.table is not None:
            self._take_state(event.table)
        else:
            changes = event.changes or {}
            self.state.update(changes)
            self.number = event.number
            if "race" in changes:
                race = changes["race"]
                self.race = {} if race == NULL else {**self.race, **decode_state(race)}
        if self.number != expected:
            self.violate(f"event {self.number} where {expected} was expected")
        self._check_state()

    def _check_state(self) -> None:
        """Check that a running race has somebody to act, and that one that is over has a result."""
        stage, race = self.state["stage"], self.race
        if stage == OVER and race["result"] == NULL:
            self.violate("a race is over without a result")
        elif stage == RACING and race["awaits_roll"] == FALSE and race["actor"] == NULL:
            self.violate("nobody is to act in a running race")

    def _compare_event(self, player: Player, raw: bytes) -> None:
        """Compare an event whose bytes differ from those that another player received."""
        event = decode_event(raw)
        number = read_number(event)
        if number != player.number or number != self.number:
            self.violate(f"seat {player.seat}: event {number} where {player.number} was expected; table {self.number}")
            player.number = number
            return
        other = decode_event(self.last)
        ours, theirs = publish(other.table or other.changes or {}), publish(event.table or event.changes or {})
        if ours != theirs:
            self.violate(f"seat {player.seat}: event {number} differs from what others received")

    def on_answer(self, player: Player, raw: bytes) -> None:
        """Check the answer of the command in flight."""
        answer = decode_answer(raw)
        if self.pending is None or self.pending != (player, answer.id) or self.is_answered:
            self.violate(f"seat {player.seat}: answer to {answer.id}, which is not in flight")
            return
        if answer.number <= player.number:
            self.violate(f"seat {player.seat}: answer {answer.number} came after its event")
        elif answer.number != self.basis + 1:
            self.violate(f"seat {player.seat}: answer {answer.number} to a command sent after event {self.basis}")
        self.is_answered = True
        if self.recording:
            self.recording[-1].append(raw.decode())
        self.note_answer()
        if self.number > self.basis and self.arrived == SEATS:
            self._finish()

    def _finish(self) -> None:
        if self.recording:
            self.recording[-1].append(self.last.decode())
        self.pending = None
        self.is_answered = False
        self.complete()

    def on_other(self, player: Player, raw: bytes) -> None:
        """Note a refusal or an unexpected frame."""
        self.violate(f"seat {player.seat}: {raw[:300]!r}")

    def send_command(self) -> None:
        """Send what comes next: start, nonces, rolls and moves."""
        kind, seat, rest = self._choose()
        if self.meter.is_on:
            self.meter.kinds[kind] += 1
        player = self.players[seat]
        command_id = self.new_id()
        self.pending = (player, command_id)
        self.basis = self.number
        raw = f'{{"type":"{kind}","id":"{command_id}"{rest}}}'.encode()
        if self.recording is not None:
            self.recording.append([raw.decode()])
        player.send(raw)

    def _choose(self) -> tuple[str, int, str]:
        race, stage = self.race, self.state["stage"]
        if stage != RACING:
            self.races += stage == OVER
            return "start", 0, ""
        number = decode_int(race["number"])
        if number != self.race_number:
            self.race_number, self.nonced = number, 0
        if self.nonced < SEATS:
            seat = self.nonced
            self.nonced += 1
            return "nonce", seat, f',"seat":{seat},"race":{number},"nonce":"{self.random.getrandbits(128):032x}"'
        ply = decode_int(race["ply"])
        if ply > LONGEST_RACE or b'"is_stuck":true' in bytes(race["view"]):
            self.abandoned += 1
            return "to-lobby", 0, ""
        if race["awaits_roll"] == TRUE:
            seat = decode_int(race["on_turn"])
            return "roll", seat, f',"seat":{seat},"race":{number},"ply":{ply}'
        seat = decode_int(race["actor"])
        words = '","'.join(choose_words(race, self.random))
        return "move", seat, f',"seat":{seat},"race":{number},"ply":{ply},"words":["{words}"]'

    def rejoin(self) -> None:
        """Ask for a welcome on every socket, which is compared with the merged state."""
        self.rejoined.clear()
        for player in self.players:
            player.hello(player.keys)

    def close(self) -> None:
        """Disconnect all players."""
        for player in self.players:
            player.close()
