"""Memo-Car-Race on the wire: what lies face down is in no frame, for no viewer, by no trick (RU-26).

Two tables with different seeds have different promises (`fairness.commitment`); that one value is replaced before
frames are compared. Nonces are given, and equal. All else must be equal to the byte.
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
from hairpin.server.store import Store
from hairpin.server.tables.codec import encode
from hairpin.server.tables.room import Room, Viewer
from hairpin.server.tables.service import TableService
from hairpin.tables.commands import NewSeat, OpenTable
from hairpin.tables.events import Arranged, Started
from hairpin.tables.keys import host_key, seat_key
from hairpin.tables.race import Race
from hairpin.tables.setup import make_setup
from server.client import House, Json

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
    race.nonces = list(NONCES)
    return race


def draw_script(seed: str, aid: str, random: Random, chances: int) -> tuple[Script, list[tuple[str, ...]]]:
    """Play by lot until chance has spoken so often; return what was said, and what it came to."""
    race = make_race(seed, aid)
    script: Script = []
    came: list[tuple[str, ...]] = []
    answers = 0
    while len(script) < 60:
        said: tuple[str, ...] = (race.game.format_action(random.choice(race.game.legal_actions(race.state))),)
        if said == ("swap",):
            cells = race.game.legal_actions(race.look_ahead(said))
            said += tuple(map(race.game.format_action, random.sample(cells, 2)))
        advance = race.play(said)
        result = advance.words
        answers += len(result) - len(said)
        if answers > chances:
            break
        race.commit(advance)
        script.append(said)
        came.append(result)
    return script, came


def find_twin(seed: str, aid: str, script: Script, came: list[tuple[str, ...]]) -> str:
    """Return another seed with which the same words come to the same, while what was never seen lies differently."""
    for number in range(1_000_000, 1_060_000):
        twin = make_seed(number)
        race = make_race(twin, aid)
        for said, right in zip(script, came, strict=True):
            try:
                advance = race.play(said)
            except HairpinError:
                break
            if advance.words != right:
                break
            race.commit(advance)
        else:
            if sum(a != b for a, b in zip(lay(seed), lay(twin), strict=True)) >= 8:
                return twin
    raise AssertionError("no twin was found")


def lay(seed: str) -> list[str]:
    """Return the kinds under all tiles as they are laid out first."""
    layout = MemoDealer.shuffle(FairSource(seed, NONCES), make_game("-").tiles).layout
    return [layout[cell] for cell in ROAD]


async def lay_table(store: Store, seed: str, aid: str) -> None:
    """Store a table with a race that has begun on this seed."""
    seats = (NewSeat("here", "Ann"), NewSeat("link", "Bo"))
    event = Arranged(make_setup(OpenTable("memo", {"aid": aid}, seats)), is_lobby=True)
    await store.create(CODE, SECRET, encode(event))
    game = make_game(aid)
    options = {option.name: option for option in game.facts.options}
    settings = {name: options[name].format(value) for name, value in game.settings.items()}
    await store.append(CODE, 2, encode(Started(1, settings, 0, commit(seed), game.board)), None, (1, seed))


def speak(kind: str, number: int, **fields: Any) -> str:
    return json.dumps({"type": kind, "id": f"c{number}", **fields})


class Bench:
    """A hall on a real file, with viewers whose outboxes are read instead of sockets."""

    def __init__(self, store: Store) -> None:
        self.tables = TableService(store, "test")
        self.viewers: list[Viewer] = []
        self.heard: list[list[bytes]] = []
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
        self.viewers.append(Viewer("http://hairpin.test"))
        self.heard.append([])
        await self.say(len(self.viewers) - 1, "hello", keys=[key])
        return len(self.viewers) - 1

    async def say(self, who: int, kind: str, **fields: Any) -> list[bytes]:
        """Say something as one of the viewers; return what that one hears."""
        self.count += 1
        begin = len(self.heard[who])
        await self.tables.handle_frame(await self.room(), self.viewers[who], speak(kind, self.count, **fields))
        for viewer, heard in zip(self.viewers, self.heard, strict=True):
            while not viewer.outbox.empty():
                heard.append(viewer.outbox.get_nowait())
        return self.heard[who][begin:]

    async def move(self, *words: str) -> list[bytes]:
        race = await self.race()
        seat = race.game.actor(race.state)
        assert seat is not None
        return await self.say(seat, "move", seat=seat, race=1, ply=race.ply, words=words)

    async def pester(self, random: Random) -> None:
        """Try everything that is wrong, or tries to see more than may be seen; equal for equal positions."""
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
                await self.say(seat, "move", seat=seat, words=words, **place)
        await self.say(seat, "roll", seat=seat, **place)
        await self.say(seat, "draft", seat=seat, words=["turn:a1"], **place)
        await self.say(2, "move", seat=seat, words=["swap"], **place)
        for who in range(3):
            await self.say(who, "plan", words=[f"turn:{cells[0]}"], **place)
            for words in ([], ["swap"], [f"turn:{cells[0]}"]):
                await self.say(who, "why", seat=who, words=words, what=cells[1], **place)
            await self.say(who, "hello", keys=[self.keys[who]])


def run(tmp_path: Path, seeds: tuple[str, ...], aid: str, play: Callable[[Bench, str], Awaitable[T]]) -> list[T]:
    """Let something happen at a table for each seed, each on a file of its own."""

    async def run_all() -> list[T]:
        results = []
        for number, seed in enumerate(seeds):
            store = Store(str(tmp_path / f"{number}.sqlite"))
            try:
                await lay_table(store, seed, aid)
                bench = Bench(store)
                for key in bench.keys:
                    await bench.join(key)
                for seat, nonce in enumerate(NONCES):
                    await bench.say(seat, "nonce", seat=seat, race=1, nonce=nonce)
                results.append(await play(bench, seed))
            finally:
                store.close()
        return results

    return asyncio.run(run_all())


def mask(frames: list[bytes], seed: str) -> list[bytes]:
    """Replace the one value that differs by nature: the promise."""
    assert not any(seed.encode() in frame for frame in frames)
    return [frame.replace(commit(seed).encode(), b"PROMISE") for frame in frames]


@pytest.mark.parametrize("aid", AIDS)
@pytest.mark.parametrize("number", range(3))
def test_equal_reveals_and_different_hidden_tiles_give_equal_frames(tmp_path: Path, number: int, aid: str) -> None:
    seed = make_seed(number)
    script, came = draw_script(seed, aid, Random(number), chances=3)
    twin = find_twin(seed, aid, script, came)

    async def play(bench: Bench, seed: str) -> list[list[bytes]]:
        random = Random(number)
        for words in script:
            await bench.move(*words)
            if random.random() < 0.3:
                await bench.pester(random)
                await bench.join(bench.keys[2])  # somebody comes later, and sees the picture of now
        return [mask(heard, seed) for heard in bench.heard]

    one, other = run(tmp_path, (seed, twin), aid, play)
    assert sum(map(len, one)) > 100
    assert one == other


def find_forgetful_pair() -> tuple[str, str]:
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


def test_what_was_seen_and_covered_again_is_nowhere_and_cannot_be_found_out(tmp_path: Path) -> None:
    """Two races that differ in a tile that everyone saw: once it is covered, nobody can tell them apart by frames."""

    async def play(bench: Bench, seed: str) -> list[list[bytes]]:
        async def lay_down() -> None:
            await bench.move(next(way for way in await bench.legal() if "N" in way and "S" in way))

        await bench.move("start:red")
        await bench.move("start:blue")
        await bench.move("turn:a1")
        await lay_down()
        await bench.move("swap", "c1", "c2")
        await bench.move("turn:a2")
        shown = len(bench.heard[0])
        await lay_down()  # and covers a1
        await bench.move("swap", "d1", "d2")
        begin = [len(heard) for heard in bench.heard]
        assert begin[0] > shown
        await bench.pester(Random(1))
        await bench.join(bench.keys[2])
        begin.append(0)
        await bench.move("swap", "a1", "e4")
        await bench.pester(Random(2))
        return [mask(heard[at:], seed) for heard, at in zip(bench.heard, begin, strict=True)]

    one, other = run(tmp_path, find_forgetful_pair(), "-", play)
    assert sum(map(len, one)) > 100
    assert one == other


def strip_shown(frame: Json) -> tuple[str, set[str]]:
    """Return the rest of a frame without the tiles that lie open, and the cells whose kind it tells."""
    race = (frame.get("table") or {}).get("race")
    shown: set[str] = set()
    if race:
        shown = {tile["cell"] for tile in race["view"].pop("open")}
        race["view"].pop("ghosts")
    if frame["type"] == "refusal" and "action" in frame["fields"]:  # one's own word, said back
        frame["message"] = frame["message"].replace(frame["fields"].pop("action"), "")
    for happening in frame.get("happened", []):
        if happening["kind"] == "turned":
            shown |= set(happening["places"])
            happening.pop("word")
    return json.dumps(frame), shown


@pytest.mark.parametrize("number", range(2))
def test_frames_tell_a_kind_only_while_its_tile_lies_open(tmp_path: Path, number: int) -> None:
    """Seat 2 has the memory aid: its frames hold ghosts, no other's do."""
    seed = make_seed(number)

    async def play(bench: Bench, _: str) -> None:
        random = Random(number)
        for _step in range(100):
            legal = await bench.legal()
            drives = [word for word in legal if word != "swap"]
            word = random.choice(drives if drives and random.random() < 0.8 else legal)
            begin = [len(heard) for heard in bench.heard]
            await bench.move(word)
            race = await bench.race()
            if race.is_over:
                break
            if random.random() < 0.1:
                await bench.pester(random)
            for who, (heard, at) in enumerate(zip(bench.heard, begin, strict=True)):
                for raw in heard[at:]:
                    frame: Json = json.loads(raw)
                    ghosts = ((frame.get("table") or {}).get("race") or {}).get("view", {}).get("ghosts", [])
                    assert not ghosts or who == 1
                    rest, shown = strip_shown(frame)
                    assert not any(f'"{kind}"' in rest or f" {kind}" in rest for kind in KINDS), rest
                    on_tiles = {car for car in race.state.cars if car in ROAD} | {race.state.chosen}
                    assert shown <= on_tiles | {word.removeprefix("turn:")}

    run(tmp_path, (seed,), "2", play)


def test_over_the_wire_two_tables_with_equal_reveals_sound_the_same(tmp_path: Path) -> None:
    """The same with two server processes, sockets, and a reconnect."""
    seed = make_seed(7)
    script, came = draw_script(seed, "-", Random(7), chances=3)
    twin = find_twin(seed, "-", script, came)
    keys = (host_key(SECRET), seat_key(SECRET, 2), "")
    results = []
    for name, hidden in (("one", seed), ("other", twin)):
        folder = tmp_path / name
        folder.mkdir()
        house = House(folder, "--public-url", "http://hairpin.test")
        store = Store(str(house.file))
        try:
            asyncio.run(lay_table(store, hidden, "-"))
        finally:
            store.close()
        try:
            house.start()
            results.append([mask(heard, hidden) for heard in listen(house, script, keys)])
        finally:
            house.close()
    assert results[0] == results[1]


def listen(house: House, script: Script, keys: tuple[str, ...]) -> Iterator[list[bytes]]:
    """Play a script over sockets; yield what each viewer heard, heartbeats aside, whose moments are the clock's."""
    with ExitStack() as stack:
        guests = [stack.enter_context(house.meet(CODE, key)) for key in keys]
        for seat, nonce in enumerate(NONCES):
            guests[seat].do("nonce", id=f"n{seat}", seat=seat, race=1, nonce=nonce)
        number = guests[1].table["number"]
        for step, words in enumerate(script):
            for guest in guests:
                guest.until_table(lambda table: table["number"] == number)  # noqa: B023 - at once
            who = guests[guests[0].turn() or 0]
            assert who.refused("move", id=f"x{step}", seat=who.turn(), words=["way:N", "x"], **who.place())
            who.do("move", id=f"m{step}", seat=who.turn(), words=list(words), **who.place())
            number += 1
            if step % 3 == 2:
                late = stack.enter_context(house.meet(CODE, keys[step % len(keys)]))
                late.until_table(lambda table: table["number"] == number)  # noqa: B023 - at once
                guests.append(late)
        for guest in guests:
            guest.catch_up()
            marks = ('"type":"heartbeat"', '"code":"table/stage"', '"code":"ply/stale"')
            yield [raw.encode() for raw in guest.heard if not any(mark in raw for mark in marks)]
