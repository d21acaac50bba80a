"""Computer drivers at a table: a driver that fails is replaced by the racer, and no table waits for it."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from platformdirs import user_cache_path

from cli.command import Terminal
from hairpin.games.record import parse_record
from hairpin.games.verify import verify
from server.client import TIMEOUT, Client, ServerProcess

FAULTY_DRIVERS = Path(__file__).parent / "faulty_drivers.py"
FAILING = ("sleeper", "raiser", "goner", "babbler")

Json = dict[str, Any]


@pytest.fixture(scope="module")
def faulty_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with drivers that hang, raise, exit, return nonsense or are late."""
    limits = ("--answer-seconds", "1", "--ready-seconds", "10")
    server = ServerProcess(tmp_path_factory.mktemp("faulty"), "--drivers", str(FAULTY_DRIVERS), *limits)
    yield server.start()
    server.close()


def stories(client: Client, since: int = 0) -> list[Json]:
    """Return the happenings that this client was sent."""
    frames = [json.loads(raw) for raw in client.received[since:]]
    return [part for frame in frames if frame["type"] == "event" for part in frame["happened"]]


def open_with(server: ServerProcess, game: str, driver: str, **options: str) -> tuple[str, str]:
    """Open a table with one seat here and one driver."""
    request = {"game": game, "options": options, "seats": [{"kind": "here"}, {"kind": "computer", "driver": driver}]}
    opened = server.ask("POST", "/api/tables", json=request).json()
    return opened["code"], opened["key"]


def await_ready(server: ServerProcess, host: Client) -> None:
    """Wait until the driver of the second seat has loaded."""
    deadline = time.monotonic() + TIMEOUT
    while server.ask("GET", f"/api/tables/{host.table['code']}").json()["seats"][1]["status"]["is_preparing"]:
        assert time.monotonic() < deadline, host.table
        time.sleep(0.05)


def play_until(host: Client, is_wanted: Callable[[Json], bool], wait: Callable[[], None] = lambda: None) -> None:
    """Play the host's seat, after a wait each time, until the table is as wanted; wait for the other seats."""
    random, deadline = Random(1), time.monotonic() + TIMEOUT
    while not is_wanted(host.table):
        assert time.monotonic() < deadline, host.table
        if host.turn() == 0:
            wait()
            host.act(random)
        else:
            host.receive()


@pytest.mark.parametrize("game", ["monza", "memo"])
@pytest.mark.parametrize("driver", FAILING)
def test_a_failing_driver_is_replaced_by_the_racer(faulty_server: ServerProcess, driver: str, game: str) -> None:
    code, key = open_with(faulty_server, game, driver)
    with faulty_server.connect(code, key) as host, faulty_server.connect(code) as spectator:
        host.do("start")
        play_until(host, lambda table: table["seats"][1]["driver"] == "racer", lambda: await_ready(faulty_server, host))
        relieved = [part for part in stories(host) if part["kind"] == "relieved"]
        assert [(part["seat"], part["word"]) for part in relieved] == [(1, driver)]
        assert host.table["seats"][1]["status"]["basis"] == "rule"
        ply = host.race["ply"]
        play_until(host, lambda table: table["stage"] == "over" or table["race"]["ply"] > ply + 8)
        spectator.wait_for_table(lambda table: table["number"] >= host.table["number"])
        assert [part for part in stories(spectator) if part["kind"] == "relieved"] == relieved


def test_a_seat_handed_to_a_failing_driver_can_be_taken_back(
    faulty_server: ServerProcess,
) -> None:
    code, key = faulty_server.open("monza", "here here", track="sprint")
    with faulty_server.connect(code, key) as host:
        host.do("start")
        host.do("hand-over", seat=1, driver="raiser")
        handed = {
            "kind": "handed-over",
            "seat": 1,
            "places": [],
            "dice": "",
            "word": "raiser",
            "steps": [],
            "score": None,
        }
        assert stories(host)[-1] == handed
        play_until(host, lambda table: table["seats"][1]["driver"] == "racer", lambda: await_ready(faulty_server, host))
        assert "relieved" in [part["kind"] for part in stories(host)]
        host.do("take-back", seat=1)
        assert host.table["seats"][1]["driver"] is None
        assert stories(host)[-1]["kind"] == "taken-back"


def test_a_driver_that_is_late_occasionally_keeps_its_seat(own_server: ServerProcess) -> None:
    own_server.arguments = ("--drivers", str(FAULTY_DRIVERS), "--answer-seconds", "2")
    own_server.start()
    code, key = open_with(own_server, "memo", "stumbler")
    stumble = own_server.folder / "stumble"
    with own_server.connect(code, key) as host:
        host.do("start")
        for _ in range(2):
            stumble.touch()
            play_until(host, lambda _: not stumble.exists(), lambda: await_ready(own_server, host))
            ply = host.race["ply"]
            play_until(host, lambda table: table["race"]["ply"] > ply + 12, lambda: await_ready(own_server, host))  # noqa: B023
        assert host.table["seats"][1]["driver"] == "stumbler"
        assert "relieved" not in [part["kind"] for part in stories(host)]


def test_the_status_of_a_driver_shows_that_it_is_loading(own_server: ServerProcess) -> None:
    hold = own_server.folder / "hold"
    hold.touch()
    own_server.arguments = ("--drivers", str(FAULTY_DRIVERS))
    own_server.start()
    code, key = open_with(own_server, "monza", "loader", track="sprint")
    with own_server.connect(code, key) as host:
        host.do("set-seat", seat=1, driver="loader")
        assert host.table["seats"][1]["status"] == {"basis": None, "is_preparing": True, "is_studying": False}
        hold.unlink()
        host.wait_for(lambda frame: frame["type"] == "heartbeat" and frame["drivers"][1]["basis"] == "tables")
        host.do("start")
        host.play(Random(3))
        assert host.table["seats"][1]["driver"] == "loader"
        assert host.table["seats"][1]["status"]["basis"] == "tables"


def test_a_driver_that_never_finishes_loading_is_replaced(own_server: ServerProcess) -> None:
    own_server.arguments = ("--drivers", str(FAULTY_DRIVERS), "--answer-seconds", "0.5", "--ready-seconds", "4")
    own_server.start()
    code, key = open_with(own_server, "memo", "dreamer")
    with own_server.connect(code, key) as host:
        host.do("start")
        # Slow enough that the race is not over before the driver's time to load is.
        play_until(host, lambda table: table["seats"][1]["driver"] == "racer", lambda: time.sleep(0.4))
        assert host.race["ply"] > 4  # the racer has moved in its place meanwhile
        assert [part["word"] for part in stories(host) if part["kind"] == "relieved"] == ["dreamer"]


@pytest.mark.compiled
def test_a_dial_outside_its_limits_is_refused(server: ServerProcess) -> None:
    code, key = open_with(server, "monza", "learner:30")
    with server.connect(code, key) as host:
        assert host.table["seats"][1]["driver"] == "learner:30"
        assert host.refused("set-seat", seat=1, driver="learner:99") == "option/value"
        assert host.refused("set-seat", seat=1, driver="learner:many") == "option/value"
        assert host.refused("set-seat", seat=1, driver="racer:30") == "driver/unknown"
        assert host.table["seats"][1]["driver"] == "learner:30"


def test_plugin_drivers_are_listed_with_strength_0(faulty_server: ServerProcess) -> None:
    for game in faulty_server.ask("GET", "/api/games").json():
        strengths = {driver["name"]: driver["strength"] for driver in game["drivers"]}
        assert strengths["racer"] > strengths["random"] == 1
        assert strengths["sleeper"] == 0


def test_a_server_with_a_bad_file_of_drivers_does_not_start(terminal: Terminal, tmp_path: Path) -> None:
    bad, data = tmp_path / "bad.py", f"sqlite:///{tmp_path / 't.sqlite'}"
    bad.write_text("DRIVERS = {'chess': {'mum': object}}\n", "utf-8")
    assert "bad.py" in terminal("serve", "--no-browser", "--data", data, "--drivers", str(bad), code=2)


def race_by_seed(folder: Path, *arguments: str) -> str:
    """Let two computers race on a new server, and return the record of the race."""
    folder.mkdir()
    server = ServerProcess(folder, *arguments)
    try:
        server.start()
        code, key = server.open("monza", "computer computer", track="sprint")
        with server.connect(code, key) as host:
            host.do("arrange", starter_rule="random")
            host.do("start")
            host.wait_for_table(lambda table: table["stage"] == "over")
        return server.ask("GET", f"/api/tables/{code}/races/1.race").text
    finally:
        server.close()


def test_a_server_with_the_same_seed_repeats_the_race_and_its_dice_are_fair(tmp_path: Path) -> None:
    first, again, other = (
        race_by_seed(tmp_path / name, "--seed", seed) for name, seed in (("a", "3"), ("b", "3"), ("c", "4"))
    )
    assert first == again
    assert first != other
    assert verify(parse_record(first)) > 0


@pytest.mark.parametrize("arguments", [("--lan",), ("--public-url", "https://example.org"), ("--host", "::")])
def test_a_server_on_the_network_refuses_a_seed(terminal: Terminal, tmp_path: Path, arguments: tuple[str, ...]) -> None:
    data = f"sqlite:///{tmp_path / 't.sqlite'}"
    assert "seed" in terminal("serve", "--no-browser", "--data", data, "--seed", "3", *arguments, code=2)


@pytest.mark.compiled
@pytest.mark.skipif(sys.platform != "linux", reason="the folder of solved values can be moved on Linux only")
def test_the_champion_solves_a_two_player_race_in_the_background_and_then_uses_its_values(
    own_server: ServerProcess, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kernels = user_cache_path("hairpin") / "kernels"  # reuse what is compiled already
    kernels.mkdir(parents=True, exist_ok=True)
    cache = tmp_path / "cache"
    (cache / "hairpin").mkdir(parents=True)
    (cache / "hairpin" / "kernels").symlink_to(kernels)
    monkeypatch.setenv("XDG_CACHE_HOME", str(cache))
    own_server.start()
    code, key = open_with(own_server, "monza", "champion", track="sprint")
    with own_server.connect(code, key) as host:
        random, deadline = Random(5), time.monotonic() + 4 * TIMEOUT  # the solver may have to be compiled
        seen: list[Json] = []
        while not seen or seen[-1]["basis"] != "solved":
            assert time.monotonic() < deadline, seen[-1]
            if host.table["stage"] != "racing":
                host.do("start")
            if host.turn() == 0:
                time.sleep(0.2)
                host.act(random)
            else:
                host.receive()
            seen.append(host.table["seats"][1]["status"])
        assert any(status["is_studying"] and status["basis"] == "tables" for status in seen)
        assert host.table["seats"][1]["driver"] == "champion"
    [file] = (cache / "hairpin" / "values").glob("*.values")
    assert file.name.startswith("sprint-2-")


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("game", "names"),
    [("monza", ("learner:30", "racer", "tactician", "champion")), ("memo", ("tactician", "champion"))],
)
def test_the_shipped_drivers_race_to_the_end(server: ServerProcess, game: str, names: tuple[str, ...]) -> None:
    seats = [{"kind": "computer", "driver": driver} for driver in names]
    opened = server.ask("POST", "/api/tables", json={"game": game, "seats": seats}).json()
    with server.connect(opened["code"], opened["key"]) as host:
        host.wait_for(
            lambda frame: (
                frame["type"] == "heartbeat" and not any(status["is_preparing"] for status in frame["drivers"])
            ),
            4 * TIMEOUT,
        )  # on a fresh machine there is much to compile
        host.do("arrange", pace="fast")
        host.do("start")
        host.wait_for_table(lambda table: table["stage"] == "over", 2 * TIMEOUT)
        assert [seat["driver"] for seat in host.table["seats"]] == [seat["driver"] for seat in seats]
        assert all(seat["status"]["basis"] for seat in host.table["seats"])
