"""Hidden information of Memo-Car-Race: no frame to any viewer contains a covered tile (RU-26).

Two tables with different seeds have different commitments (`fairness.commitment`), which are replaced before frames are
compared. The nonces are equal. Everything else must be equal byte for byte.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import pytest

import hairpin
from hairpin.core.errors import HairpinError
from hairpin.core.fair import FairSource, commit
from hairpin.games.memo import Memo
from hairpin.games.memo.dealer import MemoDealer
from hairpin.games.memo.grid import ROAD
from hairpin.games.memo.tiles import KINDS
from hairpin.server.store import Append, Store
from hairpin.server.tables.codec import encode
from hairpin.server.tables.room import Room, Viewer
from hairpin.server.tables.service import TableService
from hairpin.tables.commands import NewSeat, OpenTable
from hairpin.tables.events import VERSION, Arranged, Started
from hairpin.tables.keys import host_key, seat_key
from hairpin.tables.race import Race
from hairpin.tables.setup import make_setup
from server.client import Json, ServerProcess
from server.recorder import record_viewer

T = TypeVar("T")

CODE, SECRET = "MEMORY", "5e" * 32
NONCES = ("ab" * 16, "cd" * 16)
SEATS = 2
AIDS = ["-", "2"]

Script = list[tuple[str, ...]]


def make_seed(number: int) -> str:
    return sha256(f"hidden {number}".encode()).hexdigest()


def make_game(aid: str) -> Memo:
    return hairpin.make("memo", players=SEATS, aid=aid)


def make_race(seed: str, aid: str) -> Race:
    race = Race(make_game(aid), 1, seed, ("Ann", "Bo"))
    for seat, nonce in enumerate(NONCES):
        race.add_nonce(seat, nonce)
    return race


def draw_script(seed: str, aid: str, random: Random, chances: int) -> tuple[Script, list[tuple[str, ...]]]:
    """Play at random until there were `chances` outcomes of chance; return the commands and their results."""
    race = make_race(seed, aid)
    script: Script = []
    results: list[tuple[str, ...]] = []
    answers = 0
    while len(script) < 60:
        command: tuple[str, ...] = (race.game.format_action(random.choice(race.game.legal_actions(race.state))),)
        if command == ("swap",):
            cells = race.game.legal_actions(race.look_ahead(command))
            command += tuple(map(race.game.format_action, random.sample(cells, 2)))
        advance = race.play(command)
        result = advance.words
        answers += len(result) - len(command)
        if answers > chances:
            break
        race.commit(advance)
        script.append(command)
        results.append(result)
    return script, results


def find_other_seed(seed: str, aid: str, script: Script, results: list[tuple[str, ...]]) -> str:
    """Return another seed with the same results of the same commands, but other tiles under the covered ones."""
    for number in range(1_000_000, 1_060_000):
        other_seed = make_seed(number)
        race = make_race(other_seed, aid)
        for command, result in zip(script, results, strict=True):
            try:
                advance = race.play(command)
            except HairpinError:
                break
            if advance.words != result:
                break
            race.commit(advance)
        else:
            if sum(a != b for a, b in zip(lay(seed), lay(other_seed), strict=True)) >= 8:
                return other_seed
    raise AssertionError("no other seed was found")


def lay(seed: str) -> list[str]:
    """Return the kinds of all tiles in the first layout."""
    layout = MemoDealer.shuffle(FairSource(seed, NONCES), make_game("-").tiles).layout
    return [layout[cell] for cell in ROAD]


async def store_table(store: Store, seed: str, aid: str) -> None:
    """Store a table with a race that has begun with this seed."""
    seats = (NewSeat("here", "Ann"), NewSeat("link", "Bo"))
    event = Arranged(make_setup(OpenTable("memo", {"aid": aid}, seats)), is_lobby=True)
    await store.create(CODE, SECRET, encode(event), VERSION)
    game = make_game(aid)
    options = {option.name: option for option in game.facts.options}
    settings = {name: options[name].format(value) for name, value in game.settings.items()}
    started = Started(1, settings, 0, commit(seed), game.board)
    stored: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
    store.append(Append(CODE, 2, encode(started), VERSION, seed=(1, seed)), stored.set_result)
    assert await stored is None


def encode_command(kind: str, number: int, **fields: Any) -> bytes:
    return json.dumps({"type": kind, "id": f"c{number}", **fields}).encode()


class TableBench:
    """A table service on a real file, with viewers whose outboxes are read instead of sockets."""

    def __init__(self, store: Store) -> None:
        self.tables = TableService(store, "test")
        self.viewers: list[Viewer] = []
        self.received: list[list[bytes]] = []
        self.count = 0
        self.keys = (host_key(SECRET), seat_key(SECRET, 2), "")

    async def room(self) -> Room:
        return await self.tables.find(CODE)

    async def race(self) -> Race:
        race = (await self.room()).table.race
        assert race
        return race

    async def legal(self) -> list[str]:
        race = await self.race()
        return [race.game.format_action(action) for action in race.game.legal_actions(race.state)]

    async def join(self, key: str) -> int:
        viewer, recorder = record_viewer()
        self.viewers.append(viewer)
        self.received.append(recorder.payloads)
        (await self.room()).connections += 1
        await self.send(len(self.viewers) - 1, "hello", keys=[key])
        return len(self.viewers) - 1

    async def send(self, viewer: int, kind: str, **fields: Any) -> list[bytes]:
        """Send a command as one of the viewers; return the frames to this viewer."""
        self.count += 1
        begin = len(self.received[viewer])
        room = await self.room()
        self.tables.commands.handle(room, self.viewers[viewer], encode_command(kind, self.count, **fields))
        while room.is_storing:
            await asyncio.sleep(0)
        return self.received[viewer][begin:]

    async def move(self, *words: str) -> list[bytes]:
        race = await self.race()
        seat = race.game.actor(race.state)
        assert seat is not None
        return await self.send(seat, "move", seat=seat, race=1, ply=race.ply, words=words)

    async def probe(self, random: Random) -> None:
        """Send all kinds of wrong commands and queries; the same ones in equal positions."""
        race = await self.race()
        seat = race.game.actor(race.state)
        assert seat is not None
        place = {"race": 1, "ply": race.ply}
        cells = random.sample(ROAD, 3)
        for words in (
            ["way:N"],
            ["straight"],
            ["canister:red"],
            ["swap", cells[0], cells[0]],
            ["swap", cells[0], cells[1], "way:N"],
            *([f"turn:{cell}", f"way:{ways}"] for cell in ROAD for ways in ("N", "?")),
            *([f"turn:{cell}", "zzz"] for cell in cells),
        ):
            if words[0] not in await self.legal() or len(words) > 1:
                await self.send(seat, "move", seat=seat, words=words, **place)
        await self.send(seat, "roll", seat=seat, **place)
        await self.send(seat, "draft", seat=seat, words=["turn:a1"], **place)
        await self.send(2, "move", seat=seat, words=["swap"], **place)
        for viewer in range(3):
            await self.send(viewer, "plan", words=[f"turn:{cells[0]}"], **place)
            for words in ([], ["swap"], [f"turn:{cells[0]}"]):
                await self.send(viewer, "why", seat=viewer, words=words, what=cells[1], **place)
            await self.send(viewer, "hello", keys=[self.keys[viewer]])


def run(tmp_path: Path, seeds: tuple[str, ...], aid: str, play: Callable[[TableBench, str], Awaitable[T]]) -> list[T]:
    """Run `play` at a table for each seed, each with its own file."""

    async def run_all() -> list[T]:
        results = []
        for number, seed in enumerate(seeds):
            store = Store(str(tmp_path / f"{number}.sqlite"))
            try:
                await store_table(store, seed, aid)
                bench = TableBench(store)
                for key in bench.keys:
                    await bench.join(key)
                for seat, nonce in enumerate(NONCES):
                    await bench.send(seat, "nonce", seat=seat, race=1, nonce=nonce)
                results.append(await play(bench, seed))
            finally:
                store.close()
        return results

    return asyncio.run(run_all())


def mask(frames: list[bytes], seed: str) -> list[bytes]:
    """Replace the only value that may differ, the commitment, and leave out heartbeats, which come by the clock."""
    assert not any(seed.encode() in frame for frame in frames)
    kept = [frame for frame in frames if not frame.startswith(b'{"type":"heartbeat"')]
    return [frame.replace(commit(seed).encode(), b"COMMITMENT") for frame in kept]


@pytest.mark.parametrize("aid", AIDS)
@pytest.mark.parametrize("number", range(3))
def test_equal_reveals_and_different_hidden_tiles_give_equal_frames(tmp_path: Path, number: int, aid: str) -> None:
    seed = make_seed(number)
    script, results = draw_script(seed, aid, Random(number), chances=3)
    other_seed = find_other_seed(seed, aid, script, results)

    async def play(bench: TableBench, seed: str) -> list[list[bytes]]:
        random = Random(number)
        for words in script:
            await bench.move(*words)
            if random.random() < 0.3:
                await bench.probe(random)
                await bench.join(bench.keys[2])  # a viewer that connects later gets a snapshot
        return [mask(received, seed) for received in bench.received]

    one, other = run(tmp_path, (seed, other_seed), aid, play)
    assert sum(map(len, one)) > 100
    assert one == other


def find_seed_pair() -> tuple[str, str]:
    """Return two seeds that differ in the first tile that is turned up, a1, and agree in the next one, a2."""
    through = {"straight", "junction", "crossing"}
    first: dict[str, tuple[str, str]] = {}
    for number in range(10_000):
        seed = make_seed(number)
        kinds = dict(zip(ROAD, lay(seed), strict=True))
        if kinds["a1"] in through and kinds["a2"] in through:
            kind, known = first.setdefault(kinds["a2"], (kinds["a1"], seed))
            if kind != kinds["a1"]:
                return known, seed
    raise AssertionError("no pair was found")


def test_a_tile_that_was_covered_again_is_in_no_later_frame(tmp_path: Path) -> None:
    """Two races differ in a tile that everyone saw; after it is covered, all frames are equal."""

    async def play(bench: TableBench, seed: str) -> list[list[bytes]]:
        async def lay_down() -> None:
            await bench.move(next(way for way in await bench.legal() if "N" in way and "S" in way))

        await bench.move("start:red")
        await bench.move("start:blue")
        await bench.move("turn:a1")
        await lay_down()
        await bench.move("swap", "c1", "c2")
        await bench.move("turn:a2")
        shown = len(bench.received[0])
        await lay_down()  # and covers a1
        await bench.move("swap", "d1", "d2")
        begin = [len(received) for received in bench.received]
        assert begin[0] > shown
        await bench.probe(Random(1))
        await bench.join(bench.keys[2])
        begin.append(0)
        await bench.move("swap", "a1", "e4")
        await bench.probe(Random(2))
        return [mask(received[at:], seed) for received, at in zip(bench.received, begin, strict=True)]

    one, other = run(tmp_path, find_seed_pair(), "-", play)
    assert sum(map(len, one)) > 100
    assert one == other


def strip_shown(frame: Json) -> tuple[str, set[str]]:
    """Return a frame without its open tiles, and the cells whose kind it reveals."""
    race = (frame.get("table") or frame.get("changes") or {}).get("race")
    shown: set[str] = set()
    if race:
        shown = {tile["cell"] for tile in race["view"].pop("open")}
        race["view"].pop("ghosts")
    if frame["type"] == "refusal" and "action" in frame["fields"]:  # the word that the viewer sent itself
        frame["message"] = frame["message"].replace(frame["fields"].pop("action"), "")
    for happening in frame.get("happened", []):
        if happening["kind"] == "turned":
            shown |= set(happening["places"])
            happening.pop("word")
    return json.dumps(frame), shown


@pytest.mark.parametrize("number", range(2))
def test_frames_reveal_a_kind_only_while_its_tile_is_open(tmp_path: Path, number: int) -> None:
    """Seat 2 has the memory aid: its frames alone hold ghosts."""
    seed = make_seed(number)

    async def play(bench: TableBench, _: str) -> None:
        random = Random(number)
        for _step in range(100):
            legal = await bench.legal()
            drives = [word for word in legal if word != "swap"]
            word = random.choice(drives if drives and random.random() < 0.8 else legal)
            begin = [len(received) for received in bench.received]
            await bench.move(word)
            race = await bench.race()
            if race.is_over:
                break
            if random.random() < 0.1:
                await bench.probe(random)
            for viewer, (received, at) in enumerate(zip(bench.received, begin, strict=True)):
                for raw in received[at:]:
                    frame: Json = json.loads(raw)
                    table = frame.get("table") or frame.get("changes") or {}
                    ghosts = (table.get("race") or {}).get("view", {}).get("ghosts", [])
                    assert not ghosts or viewer == 1
                    rest, shown = strip_shown(frame)
                    assert not any(f'"{kind}"' in rest or f" {kind}" in rest for kind in KINDS), rest
                    on_tiles = {car for car in race.state.cars if car in ROAD} | {race.state.chosen}
                    assert shown <= on_tiles | {word.removeprefix("turn:")}

    run(tmp_path, (seed,), "2", play)


def test_two_servers_with_equal_reveals_send_equal_frames(tmp_path: Path) -> None:
    """With two server processes, sockets, and a viewer that connects later."""
    seed = make_seed(7)
    script, results = draw_script(seed, "-", Random(7), chances=3)
    other_seed = find_other_seed(seed, "-", script, results)
    keys = (host_key(SECRET), seat_key(SECRET, 2), "")
    frames = []
    for name, hidden in (("one", seed), ("other", other_seed)):
        folder = tmp_path / name
        folder.mkdir()
        server = ServerProcess(folder, "--public-url", "http://hairpin.test")
        store = Store(str(server.file))
        try:
            asyncio.run(store_table(store, hidden, "-"))
        finally:
            store.close()
        try:
            server.start()
            frames.append([mask(received, hidden) for received in record_frames(server, script, keys)])
        finally:
            server.close()
    assert frames[0] == frames[1]


def record_frames(server: ServerProcess, script: Script, keys: tuple[str, ...]) -> Iterator[list[bytes]]:
    """Play a script over sockets; yield the frames to each viewer, without heartbeats, which depend on the clock."""
    with ExitStack() as stack:
        clients = [stack.enter_context(server.connect(CODE, key)) for key in keys]
        for seat, nonce in enumerate(NONCES):
            clients[seat].do("nonce", id=f"n{seat}", seat=seat, race=1, nonce=nonce)
        number = clients[1].table["number"]
        for step, words in enumerate(script):
            for client in clients:
                client.wait_for_table(lambda table: table["number"] == number)  # noqa: B023 - at once
            player = clients[clients[0].turn() or 0]
            assert player.refused("move", id=f"x{step}", seat=player.turn(), words=["way:N", "x"], **player.position())
            player.do("move", id=f"m{step}", seat=player.turn(), words=list(words), **player.position())
            number += 1
            if step % 3 == 2:
                late = stack.enter_context(server.connect(CODE, keys[step % len(keys)]))
                late.wait_for_table(lambda table: table["number"] == number)  # noqa: B023 - at once
                clients.append(late)
        for client in clients:
            client.drain()
            marks = ('"type":"heartbeat"', '"code":"table/no-race"', '"code":"ply/stale"')
            yield [raw.encode() for raw in client.received if not any(mark in raw for mark in marks)]
