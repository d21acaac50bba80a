"""The workshop over HTTP: boards are read, drawn, measured and finished; hostile ones are refused."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import aclosing
from math import isfinite
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hairpin.analysis.monza.boards import check_track
from hairpin.games.monza import load_track, parse_track, shipped_tracks
from hairpin.games.monza.blueprint import FILE
from hairpin.games.monza.path import parse_path
from hairpin.games.monza.workshop import FinishIt
from hairpin.server.errors import BoardFailedError, BusyError
from hairpin.server.monza.measuring import MOST_WAITING, MeasuringClient
from hairpin.server.monza.measuring_protocol import Finish, Job, Laying, Measure, Measured, Reply
from hairpin.server.monza.measuring_worker import RACES, MeasuringWorker
from hairpin.server.monza.workshop import Workshop, write_lines
from hairpin.server.web.rate_limit import AddressLimit
from server.client import Json, ServerProcess

pytestmark = pytest.mark.compiled

API = "/api/workshop"
SMALL: Json = {
    "title": "Small",
    "edition": "anniversary",
    "lanes": [
        [{"colour": "w", "length": "1.5"}, {"colour": "r", "length": "1"}, {"colour": "b", "length": "1.5"}],
        [{"colour": "p", "length": "1"}, {"colour": "g", "length": "1.5"}, {"colour": "y", "length": "1.5"}],
    ],
    "exits": [True, True],
    "line": "w",
    "targets": [False, False],
    "curve": None,
}


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:
    """Compile here what the measuring process needs: on a fresh machine that may take longer than its timeout."""
    received: list[Reply] = []
    worker = MeasuringWorker(received.append)
    worker.do(Job(1, Measure(TEXT)))
    worker.do(Job(2, Finish(TEXT.replace("r1 b1.5", "~2.5"), 1)))
    assert [type(received[place].result) for place in (0, -1)] == [Measured, Laying]


def changed(board: Json = SMALL, **parts: Any) -> Json:
    """Return a board with some parts of it changed."""
    fresh: Json = json.loads(json.dumps(board))
    return fresh | parts


def paint(board: Json, space: str, colour: str) -> Json:
    """Return a board with one space of another colour."""
    fresh = changed(board)
    fresh["lanes"]["ABCDE".index(space[0])][int(space[1:]) - 1]["colour"] = colour
    return fresh


def lay(*lanes: str) -> list[list[Json]]:
    """Return lanes from a short notation."""
    return [[{"colour": word[0], "length": word[1:]} for word in lane.split()] for lane in lanes]


@pytest.mark.parametrize("name", list(shipped_tracks()))
def test_a_shipped_board_opens_and_is_drawn_as_it_is_raced_on(server: ServerProcess, name: str) -> None:
    board = server.ask("GET", f"{API}/boards/{name}").json()
    drawing = server.ask("POST", f"{API}/draw", json=board).json()
    raced = server.ask("GET", f"/api/boards/{name}").json()
    assert drawing["faults"] == []
    assert parse_track(drawing["text"], FILE) == load_track(name)
    for part in ("view", "road", "kerbs"):
        assert drawing[part] == raced[part]
    assert {space: shape["path"] for space, shape in drawing["spaces"].items()} == {
        space: shape["path"] for space, shape in raced["spaces"].items()
    }
    assert drawing["ways"] == {place: list(ways) for place, ways in load_track(name).exits.items()}


def test_an_unknown_board_is_refused_with_the_names(server: ServerProcess) -> None:
    answer = server.ask("GET", f"{API}/boards/nordschleife")
    assert (answer.status_code, answer.json()["code"]) == (404, "track/unknown")


def test_a_file_with_faults_is_read_so_that_it_can_be_fixed(server: ServerProcess) -> None:
    text = server.ask("POST", f"{API}/draw", json=SMALL).json()["text"]
    broken = text.replace("r1 b1.5", "~1 #1.5").replace("g1.5", "#1.5")
    board = server.ask("POST", f"{API}/read", json={"text": broken}).json()
    assert board == paint(paint(paint(SMALL, "A2", "~"), "A3", "#"), "B2", "#")
    drawing = server.ask("POST", f"{API}/draw", json=board).json()
    faults = drawing["faults"]
    assert [(fault["kind"], fault["lane"], fault["space"]) for fault in faults] == [
        ("open-road", "A", "A2"),
        ("cut-off", "", "F"),
    ]
    assert faults[1]["says"].startswith("my-board.toml, space F: the finish cannot be reached from the start")
    assert drawing["oddities"] == [{"kind": "unreachable", "place": "B3"}]


def test_an_odd_board_is_drawn_measured_printed_and_opened(server: ServerProcess) -> None:
    board = changed(lanes=lay("w1.5 r1 b1.5", "p1 g1.5 #1.5"))
    drawing = server.ask("POST", f"{API}/draw", json=board).json()
    assert (drawing["faults"], drawing["oddities"]) == ([], [{"kind": "dead-end", "place": "B2"}])
    quality = server.ask("POST", f"{API}/measure", json=board)
    assert quality.status_code == 200
    assert all(isfinite(figure) for figure in quality.json().values() if isinstance(figure, float))
    assert server.ask("POST", f"{API}/print", json={"board": board}).status_code == 200
    assert server.ask("POST", "/api/tables", json={"game": "monza", "board": drawing["text"]}).status_code == 201


def test_a_text_that_is_not_a_track_file_is_refused_with_the_file_name(server: ServerProcess) -> None:
    refused = server.ask("POST", f"{API}/read", json={"text": "<script>", "file": "Große Strecke.toml"})
    assert refused.status_code == 400
    assert refused.json()["message"].startswith("Große Strecke.toml: is not TOML")
    assert refused.json()["fields"]["fault"] == "not-toml"


def bent(path: str, road: float, start: float) -> Json:
    """Return the board with a curve, as the editor sends it."""
    return changed(curve={"pieces": msgspec.to_builtins(parse_path(path)), "road": road, "start": start})


HOSTILE: dict[str, tuple[Callable[[], Any], set[int]]] = {
    "no board": (list, {400}),
    "no lanes": (lambda: changed(lanes=[], exits=[], targets=[]), {400}),
    "forty lanes": (lambda: changed(lanes=[SMALL["lanes"][0]] * 40), {400}),
    "thousands of spaces": (lambda: changed(lanes=[SMALL["lanes"][0] * 600] * 2), {400, 413}),
    "lanes of nothing": (lambda: changed(lanes=[[], []]), {200}),
    "a space of nothing": (lambda: changed(lanes=[*lay("w1 r1"), [{"colour": "", "length": ""}]]), {200}),
    "a length as a number": (lambda: changed(lanes=[[{"colour": "r", "length": 1}]] * 2), {400}),
    "huge lengths": (lambda: changed(lanes=lay("r1e9 b9999999/1", "g99999999999999999999 y1")), {200}),
    "no numbers": (lambda: changed(lanes=lay("rnan binf", "g-1 y1/0")), {200}),
    "unknown colours": (lambda: changed(lanes=lay("x1 \u00e41", "?1 !1")), {200}),
    "long words": (lambda: changed(lanes=[[{"colour": "r" * 5000, "length": "1" * 5000}]] * 2), {200}),
    "quotes and new lines": (
        lambda: changed(lanes=[[{"colour": '"', "length": '1"\nB = "r1'}], SMALL["lanes"][0]]),
        {200},
    ),
    "another edition": (lambda: changed(edition="second"), {400}),
    "too few flags": (lambda: changed(exits=[], targets=[]), {200}),
    "a line of nonsense": (lambda: changed(line="<script>"), {200}),
    "a script for a title": (lambda: changed(title="<script>alert(1)</script>"), {200}),
    "control characters": (lambda: changed(title="a\x00b\x1b[31m\u202e"), {200}),
    "a curve of a thousand words": (lambda: bent("f1 " * 1000, 1, 1), {200}),
    "a curve of one knot": (lambda: bent("r360/1 " * 200, 0.5, 1), {200}),
    "a huge curve": (lambda: bent("f9999 r360/9999", 1e300, 1e-300), {200}),
    "many fractions": (
        lambda: changed(lanes=lay(*[" ".join(f"r{n}/{n + 7}" for n in range(50001, 50149))] * 2)),
        {200},
    ),
}


VALID = ("a script for a title", "control characters", "too few flags", "many fractions")


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_board_is_refused_or_drawn_with_its_faults(server: ServerProcess, name: str) -> None:
    make, statuses = HOSTILE[name]
    board = make()
    answer = server.ask("POST", f"{API}/draw", json=board)
    assert answer.status_code in statuses, answer.text[:400]
    if answer.status_code == 200:
        drawing = answer.json()
        assert bool(drawing["faults"]) == (name not in VALID)
        assert all(shape["path"].startswith("M") for shape in drawing["spaces"].values())
        assert "nan" not in answer.text.lower().partition('"faults"')[0]
        if not drawing["faults"]:
            assert server.ask("POST", f"{API}/measure", json=board).status_code == 200
        else:
            for path in ("measure", "print"):
                body = {"board": board} if path == "print" else board
                refused = server.ask("POST", f"{API}/{path}", json=body)
                assert (refused.status_code, refused.json()["code"]) == (400, "track/file")
                assert refused.json()["fields"]["fault"] == drawing["faults"][0]["kind"]
    else:
        assert set(answer.json()) == {"code", "message", "fields"}
        assert answer.json()["message"]


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"", 400),
        (b"{", 400),
        (b'{"title": NaN}', 400),
        (b'{"title": "\\ud800"}', 400),
        (b"[" * 60_000, 400),
        (b'{"lanes": ' + b"[" * 60_000, 400),
        (b'"' + b"x" * 5_000_000 + b'"', 413),
    ],
)
@pytest.mark.parametrize("path", ["draw", "read", "measure", "finish"])
def test_a_body_that_cannot_be_read_is_refused(server: ServerProcess, path: str, body: bytes, status: int) -> None:
    headers = {"content-type": "application/json"}
    answer = server.ask("POST", f"{API}/{path}", content=body, headers=headers)
    assert answer.status_code == status
    assert answer.json()["code"] in ("frame/unreadable", "frame/too-large")
    assert server.ask("GET", "/api/health").json()["status"] == "ok"


def test_the_figures_of_a_board_are_those_of_check_track(server: ServerProcess) -> None:
    board = server.ask("GET", f"{API}/boards/sprint").json()
    quality = server.ask("POST", f"{API}/measure", json=board).json()
    report = check_track(load_track("sprint"), races=RACES)
    assert quality["turns"] == report.solo.turns
    assert (quality["stalls"], quality["worst_space"]) == (report.solo.stalls, report.solo.worst_space)
    assert (quality["endings"], quality["skill"]) == (report.solo.endings, report.duel.skill)
    assert (quality["starter"], quality["push_backs"]) == (report.seats[0], report.together.push_backs)


def test_the_title_does_not_change_the_figures(server: ServerProcess) -> None:
    """Also if it is the name of a shipped board, which has its own limits."""
    board = server.ask("GET", f"{API}/boards/sprint").json()
    figures = [server.ask("POST", f"{API}/measure", json=changed(board, title=name)).json() for name in ("oval", "")]
    assert figures[0] == figures[1]


def total_miss(misses: list[Json]) -> float:
    """Return by how much a board misses its limits, as a sum of shares."""
    shares: list[float] = [
        miss["figure"] / (miss["least"] if miss["figure"] < miss["least"] else miss["most"]) for miss in misses
    ]
    return sum(abs(1 - share) for share in shares)


def test_following_a_hint_reduces_the_misses(server: ServerProcess) -> None:
    board = server.ask("GET", f"{API}/boards/sprint").json()
    for space in ("A2", "A4", "B2", "B4", "B6", "C3"):
        board = paint(board, space, "r")
    poor = server.ask("POST", f"{API}/measure", json=board).json()
    assert poor["misses"]
    assert poor["hints"]
    for hint in poor["hints"]:
        better = server.ask("POST", f"{API}/measure", json=paint(board, hint["space"], hint["colour"])).json()
        assert total_miss(better["misses"]) < total_miss(poor["misses"])
        assert hint["cures"] in [miss["kind"] for miss in poor["misses"]]


def finish(server: ServerProcess, board: Json, seed: int = 1) -> tuple[list[float], Json]:
    """Finish a board; return the progress of each line, and the board."""
    answer = server.ask("POST", f"{API}/finish", json={"board": board, "seed": seed})
    assert answer.status_code == 200, answer.text
    lines = [json.loads(line) for line in answer.text.splitlines()]
    assert all(line["board"] is None for line in lines[:-1])
    return [line["share"] for line in lines], lines[-1]["board"]


HALF = changed(
    lanes=lay("w1.5 ~2 ~3 ~1 r4/3 g2/3", "#1 ~5.5 p1 b1 y1", "p1 ~8.5"), exits=[True] * 3, targets=[False] * 3
)


def test_open_road_is_laid_and_laid_spaces_are_kept(server: ServerProcess) -> None:
    shares, board = finish(server, HALF)
    assert shares == sorted(shares)
    assert shares[-1] == 1
    assert server.ask("POST", f"{API}/draw", json=board).json()["faults"] == []
    assert board | {"lanes": []} == HALF | {"lanes": []}
    for before, after in zip(HALF["lanes"], board["lanes"], strict=True):
        hole = next(n for n, patch in enumerate(before) if patch["colour"] == "~")
        end = [patch for patch in before[hole:] if patch["colour"] != "~"]
        assert after[:hole] == before[:hole]
        assert after[len(after) - len(end) :] == end
    assert finish(server, HALF)[1] == board
    assert finish(server, HALF, seed=2)[1] != board


def test_a_board_that_cannot_be_finished_is_refused_with_its_fault(server: ServerProcess) -> None:
    shut = changed(HALF, lanes=lay("w1 ~1 #6", "g2 r6", "p1 ~7"))
    much = changed(HALF, lanes=lay(*["~99"] * 5), exits=[True] * 5, targets=[False] * 5)
    odd = changed(HALF, lanes=lay("w1.5 ~6.3 g1.2", "r9", "p9"))
    for board, fault in ((SMALL, "nothing-open"), (shut, "no-way"), (much, "too-much-open"), (odd, "open-halves")):
        answer = server.ask("POST", f"{API}/finish", json={"board": board})
        assert (answer.status_code, answer.json()["code"]) == (400, "track/file")
        assert answer.json()["fields"]["fault"] == fault


def test_an_error_while_a_board_is_finished_is_in_the_last_line() -> None:
    async def ask() -> list[Json]:
        workshop = Workshop()
        try:
            laying = workshop.finish(msgspec.convert({"board": HALF}, FinishIt))
            lines = write_lines(await anext(laying), laying)
            received = [await anext(lines)]
            workshop.client.kill()
            received += [line async for line in lines]
            assert await collect_results(workshop.client, Measure(TEXT))
            return [json.loads(line) for line in received]
        finally:
            await workshop.client.close()

    *before, last = asyncio.run(ask())
    assert all((line["board"], line["code"], line["fields"]) == (None, "", {}) for line in before)
    assert (last["board"], last["code"], last["share"]) == (None, "workshop/failed", before[-1]["share"])


def test_a_client_that_disconnects_while_a_board_is_finished_delays_nobody(server: ServerProcess) -> None:
    request = {"board": changed(HALF, lanes=lay("w1 ~60", "r1 ~60", "p1 ~60")), "seed": 10**30}
    with server.stream("POST", f"{API}/finish", json=request) as answer:
        assert json.loads(next(answer.iter_lines()))["board"] is None
    server.post_and_disconnect(f"{API}/finish", request)
    assert finish(server, HALF)[1]


def test_other_requests_are_answered_while_a_board_is_finished(server: ServerProcess) -> None:
    request = {"board": changed(HALF, lanes=lay("w1 ~60", "r1 ~60", "p1 ~60"))}
    with server.stream("POST", f"{API}/finish", json=request) as answer:
        lines = answer.iter_lines()
        assert json.loads(next(lines))["board"] is None
        assert server.ask("POST", f"{API}/draw", json=SMALL).status_code == 200
        code, key = server.open(track="sprint")
        with server.connect(code, key) as host:
            host.do("start")
            host.roll()
        rest = list(lines)
    assert json.loads(rest[-1])["board"]


LONG = (Path(__file__).parents[2] / "src" / "hairpin" / "tracks" / "plans" / "long.toml").read_text("utf-8")
HEAD = 'game = "monza"\nedition = "anniversary"'
TEXT = f'{HEAD}\n[lanes]\nA = "w1.5 r1 b1.5"\nB = "p1 g1.5 y1.5"\n[finish]\ncolour = "white"'


async def collect_results(client: MeasuringClient, task: Measure | Finish, address: str = "") -> list[object]:
    """Return all results of a task."""
    async with aclosing(client.ask(task, address)) as answers:
        return [answer.result async for answer in answers]


def test_a_caller_that_stops_iterating_cancels_the_job_and_the_next_one_runs() -> None:
    async def ask() -> None:
        client = MeasuringClient()
        try:
            async with aclosing(client.ask(Finish(LONG, 1))) as answers:
                assert isinstance((await anext(answers)).result, Laying)
            assert [type(result) for result in await collect_results(client, Measure(TEXT))] == [Measured]
        finally:
            await client.close()

    asyncio.run(ask())


def test_cancelled_jobs_leave_the_queue_and_a_full_queue_is_refused() -> None:
    async def ask() -> None:
        client = MeasuringClient()
        try:
            async with aclosing(client.ask(Finish(LONG, 1))) as answers:
                await anext(answers)
                waiting = [asyncio.create_task(collect_results(client, Measure(TEXT))) for _ in range(MOST_WAITING)]
                await asyncio.sleep(0)
                with pytest.raises(BusyError):
                    await collect_results(client, Measure(TEXT))
                for task in waiting[1:]:
                    task.cancel()
                await asyncio.gather(*waiting[1:], return_exceptions=True)
                assert client.waiting == 1
            assert [type(result) for result in await waiting[0]] == [Measured]
        finally:
            await client.close()

    asyncio.run(ask())


def test_an_address_has_few_jobs_in_the_queue_and_little_time() -> None:
    async def ask() -> None:
        client = MeasuringClient(most_each=2, seconds=AddressLimit(0.01, 0))
        try:
            async with aclosing(client.ask(Finish(LONG, 1), "a")) as answers:
                await anext(answers)
                mine = [asyncio.create_task(collect_results(client, Measure(TEXT), "a")) for _ in range(3)]
                other = asyncio.create_task(collect_results(client, Measure(TEXT), "b"))
                await asyncio.sleep(0)
                assert client.waiting == 3
            assert [type(result) for result in await other] == [Measured]
            for refused in mine:  # one at once, the others when the job that was given up has been paid for
                with pytest.raises(BusyError):
                    await refused
            with pytest.raises(BusyError, match="took too long"):
                await collect_results(client, Measure(TEXT), "a")
            assert [type(result) for result in await collect_results(client, Measure(TEXT), "c")] == [Measured]
        finally:
            await client.close()

    asyncio.run(ask())


def test_a_process_that_dies_or_is_late_is_replaced() -> None:
    async def ask() -> None:
        client = MeasuringClient()
        try:
            async with aclosing(client.ask(Finish(LONG, 1))) as answers:
                await anext(answers)
                client.kill()
                with pytest.raises(BoardFailedError):
                    async for _ in answers:
                        pass
            assert await collect_results(client, Measure(TEXT))
            client.late_seconds = 0
            with pytest.raises(BoardFailedError):
                await collect_results(client, Measure(TEXT))
            client.late_seconds = 120
            assert await collect_results(client, Measure(TEXT))
        finally:
            await client.close()

    asyncio.run(ask())


def test_an_idle_process_is_ended() -> None:
    async def ask() -> None:
        client = MeasuringClient(idle_seconds=0.05)
        await collect_results(client, Measure(TEXT))
        while client.is_running:
            await asyncio.sleep(0.01)
        assert await collect_results(client, Measure(TEXT))
        await client.close()

    asyncio.run(ask())


def test_a_measurement_whose_client_disconnected_does_not_delay_the_next(own_server: ServerProcess) -> None:
    """The page sends a request with every change, and cancels the one before."""
    own_server.start()
    board = own_server.ask("GET", f"{API}/boards/long").json()
    for number in range(3 * MOST_WAITING):
        space = f"A{number % 12 + 1}"
        own_server.post_and_disconnect(f"{API}/measure", paint(board, space, "rygbwp"[number % 6]))
    assert own_server.ask("POST", f"{API}/measure", json=SMALL).status_code == 200
