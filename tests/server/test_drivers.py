"""Computer drivers at a table: whoever stops thinking is relieved by the racer, and nobody waits."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from platformdirs import user_cache_path

from hairpin.games.record import parse_record
from hairpin.games.verify import verify
from server.client import PATIENCE, Guest, House

GUESTS = Path(__file__).parent / "guest_drivers.py"
STOPPING = ("sleeper", "raiser", "goner", "babbler")

Json = dict[str, Any]


@pytest.fixture(scope="module")
def odd_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house with drivers that hang, raise, die, babble and dawdle."""
    limits = ("--answer-seconds", "1", "--ready-seconds", "10")
    house = House(tmp_path_factory.mktemp("odd"), "--drivers", str(GUESTS), *limits)
    yield house.start()
    house.close()


def stories(guest: Guest, since: int = 0) -> list[Json]:
    """Return all that this guest has seen happen."""
    frames = [json.loads(raw) for raw in guest.heard[since:]]
    return [part for frame in frames if frame["type"] == "event" for part in frame["happened"]]


def open_with(house: House, game: str, driver: str, **options: str) -> tuple[str, str]:
    """Open a table with one seat here and one driver."""
    wish = {"game": game, "options": options, "seats": [{"kind": "here"}, {"kind": "computer", "driver": driver}]}
    opened = house.ask("POST", "/api/tables", json=wish).json()
    return opened["code"], opened["key"]


def await_ready(house: House, host: Guest) -> None:
    """Wait until the driver of the second seat is not getting ready any more."""
    give_up = time.monotonic() + PATIENCE
    while house.ask("GET", f"/api/tables/{host.table['code']}").json()["seats"][1]["status"]["is_preparing"]:
        assert time.monotonic() < give_up, host.table
        time.sleep(0.05)


def play_until(host: Guest, is_it: Callable[[Json], bool], wait: Callable[[], None] = lambda: None) -> None:
    """Play the host's own seat, after a wait each time, until the table looks so; others are waited for."""
    random, give_up = Random(1), time.monotonic() + PATIENCE
    while not is_it(host.table):
        assert time.monotonic() < give_up, host.table
        if host.turn() == 0:
            wait()
            host.act(random)
        else:
            host.hear()


@pytest.mark.parametrize("game", ["monza", "memo"])
@pytest.mark.parametrize("driver", STOPPING)
def test_a_driver_that_stops_thinking_is_relieved_by_the_racer(odd_house: House, driver: str, game: str) -> None:
    code, key = open_with(odd_house, game, driver)
    with odd_house.meet(code, key) as host, odd_house.meet(code) as spectator:
        host.do("start")
        play_until(host, lambda table: table["seats"][1]["driver"] == "racer", lambda: await_ready(odd_house, host))
        told = [part for part in stories(host) if part["kind"] == "relieved"]
        assert [(part["seat"], part["word"]) for part in told] == [(1, driver)]
        assert host.table["seats"][1]["status"]["basis"] == "rule"
        ply = host.race["ply"]
        play_until(host, lambda table: table["stage"] == "over" or table["race"]["ply"] > ply + 8)
        spectator.until_table(lambda table: table["number"] >= host.table["number"])
        assert [part for part in stories(spectator) if part["kind"] == "relieved"] == told


def test_a_persons_seat_in_the_hands_of_such_a_driver_is_relieved_and_can_be_taken_back(odd_house: House) -> None:
    code, key = odd_house.open("monza", "here here", track="sprint")
    with odd_house.meet(code, key) as host:
        host.do("start")
        host.do("hand-over", seat=1, driver="raiser")
        handed = {"kind": "handed-over", "seat": 1, "places": [], "dice": "", "word": "raiser", "steps": []}
        assert stories(host)[-1] == handed
        play_until(host, lambda table: table["seats"][1]["driver"] == "racer", lambda: await_ready(odd_house, host))
        assert "relieved" in [part["kind"] for part in stories(host)]
        host.do("take-back", seat=1)
        assert host.table["seats"][1]["driver"] is None
        assert stories(host)[-1]["kind"] == "taken-back"


def test_who_is_late_now_and_then_keeps_the_seat(own_house: House) -> None:
    own_house.words = ("--drivers", str(GUESTS), "--answer-seconds", "2")
    own_house.start()
    code, key = open_with(own_house, "memo", "stumbler")
    stumble = own_house.folder / "stumble"
    with own_house.meet(code, key) as host:
        host.do("start")
        for _ in range(2):
            stumble.touch()
            play_until(host, lambda _: not stumble.exists(), lambda: await_ready(own_house, host))
            ply = host.race["ply"]
            play_until(host, lambda table: table["race"]["ply"] > ply + 12, lambda: await_ready(own_house, host))  # noqa: B023
        assert host.table["seats"][1]["driver"] == "stumbler"
        assert "relieved" not in [part["kind"] for part in stories(host)]


def test_while_a_driver_loads_the_racer_moves_and_everybody_knows(own_house: House) -> None:
    hold = own_house.folder / "hold"
    hold.touch()
    own_house.words = ("--drivers", str(GUESTS))
    own_house.start()
    code, key = open_with(own_house, "monza", "loader", track="sprint")
    with own_house.meet(code, key) as host:
        host.do("set-seat", seat=1, driver="loader")
        assert host.table["seats"][1]["status"] == {"basis": None, "is_preparing": True, "is_studying": False}
        hold.unlink()
        host.until(lambda frame: frame["type"] == "heartbeat" and frame["drivers"][1]["basis"] == "tables")
        host.do("start")
        host.play(Random(3))
        assert host.table["seats"][1]["driver"] == "loader"
        assert host.table["seats"][1]["status"]["basis"] == "tables"


def test_a_driver_that_never_gets_ready_is_relieved_too(own_house: House) -> None:
    own_house.words = ("--drivers", str(GUESTS), "--answer-seconds", "0.5", "--ready-seconds", "4")
    own_house.start()
    code, key = open_with(own_house, "memo", "dreamer")
    with own_house.meet(code, key) as host:
        host.do("start")
        # At such a pace the race is not over before the driver should have been ready.
        play_until(host, lambda table: table["seats"][1]["driver"] == "racer", lambda: time.sleep(0.4))
        assert host.race["ply"] > 4  # the racer has moved in its place meanwhile
        assert [part["word"] for part in stories(host) if part["kind"] == "relieved"] == ["dreamer"]


@pytest.mark.compiled
def test_a_dial_is_kept_within_its_limits(house: House) -> None:
    code, key = open_with(house, "monza", "learner:30")
    with house.meet(code, key) as host:
        assert host.table["seats"][1]["driver"] == "learner:30"
        assert host.refused("set-seat", seat=1, driver="learner:99") == "option/value"
        assert host.refused("set-seat", seat=1, driver="learner:many") == "option/value"
        assert host.refused("set-seat", seat=1, driver="racer:30") == "driver/unknown"
        assert host.table["seats"][1]["driver"] == "learner:30"


def test_guests_drivers_are_on_the_menu_behind_the_houses_own(odd_house: House) -> None:
    for game in odd_house.ask("GET", "/api/games").json():
        strengths = {driver["name"]: driver["strength"] for driver in game["drivers"]}
        assert strengths["racer"] > strengths["random"] == 1
        assert strengths["sleeper"] == 0


def test_a_house_with_a_bad_file_of_drivers_does_not_open(tmp_path: Path) -> None:
    bad = tmp_path / "bad.py"
    bad.write_text("DRIVERS = {'chess': {'mum': object}}\n", "utf-8")
    house = House(tmp_path)
    ended = subprocess.run(
        house.command("--drivers", str(bad)), capture_output=True, text=True, timeout=60, check=False
    )
    assert ended.returncode == 2
    assert "bad.py" in ended.stderr


def race_by_seed(folder: Path, *words: str) -> str:
    """Let two computers race in a house of its own, and return the record of the race."""
    folder.mkdir()
    house = House(folder, *words)
    try:
        house.start()
        code, key = house.open("monza", "computer computer", track="sprint")
        with house.meet(code, key) as host:
            host.do("arrange", starter_rule="random")
            host.do("start")
            host.until_table(lambda table: table["stage"] == "over")
        return house.ask("GET", f"/api/tables/{code}/races/1.race").text
    finally:
        house.close()


def test_a_house_with_a_seed_brings_the_same_race_again_and_it_is_fair(tmp_path: Path) -> None:
    first, again, other = (
        race_by_seed(tmp_path / name, "--seed", seed) for name, seed in (("a", "3"), ("b", "3"), ("c", "4"))
    )
    assert first == again
    assert first != other
    assert verify(parse_record(first)) > 0


@pytest.mark.parametrize("words", [("--lan",), ("--public-url", "https://example.org"), ("--host", "::")])
def test_a_house_that_others_can_reach_takes_no_seed(tmp_path: Path, words: tuple[str, ...]) -> None:
    command = House(tmp_path).command("--seed", "3", *words)
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode == 2
    assert "seed" in ended.stderr


@pytest.mark.compiled
@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the folder of solved values cannot be moved")
def test_the_champion_studies_a_race_of_two_meanwhile_and_then_knows_it(
    own_house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kernels = user_cache_path("hairpin") / "kernels"  # compiled before, as far as it was
    kernels.mkdir(parents=True, exist_ok=True)
    cache = tmp_path / "cache"
    (cache / "hairpin").mkdir(parents=True)
    (cache / "hairpin" / "kernels").symlink_to(kernels)
    monkeypatch.setenv("XDG_CACHE_HOME", str(cache))
    own_house.start()
    code, key = open_with(own_house, "monza", "champion", track="sprint")
    with own_house.meet(code, key) as host:
        random, give_up = Random(5), time.monotonic() + 4 * PATIENCE  # the solver may have to be compiled
        seen: list[Json] = []
        while not seen or seen[-1]["basis"] != "solved":
            assert time.monotonic() < give_up, seen[-1]
            if host.table["stage"] != "racing":
                host.do("start")
            if host.turn() == 0:
                time.sleep(0.2)
                host.act(random)
            else:
                host.hear()
            seen.append(host.table["seats"][1]["status"])
        assert any(mind["is_studying"] and mind["basis"] == "tables" for mind in seen)
        assert host.table["seats"][1]["driver"] == "champion"
    [file] = (cache / "hairpin" / "values").glob("*.values")
    assert file.name.startswith("sprint-2-")


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("game", "names"),
    [("monza", ("learner:30", "racer", "tactician", "champion")), ("memo", ("tactician", "champion"))],
)
def test_the_drivers_of_the_house_race_to_the_end_at_a_table(house: House, game: str, names: tuple[str, ...]) -> None:
    seats = [{"kind": "computer", "driver": driver} for driver in names]
    opened = house.ask("POST", "/api/tables", json={"game": game, "seats": seats}).json()
    with house.meet(opened["code"], opened["key"]) as host:
        host.until(
            lambda frame: frame["type"] == "heartbeat" and not any(mind["is_preparing"] for mind in frame["drivers"]),
            4 * PATIENCE,
        )  # on a fresh machine there is much to compile
        host.do("arrange", pace="fast")
        host.do("start")
        host.until_table(lambda table: table["stage"] == "over", 2 * PATIENCE)
        assert [seat["driver"] for seat in host.table["seats"]] == [seat["driver"] for seat in seats]
        assert all(seat["status"]["basis"] for seat in host.table["seats"])
