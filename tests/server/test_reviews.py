"""Reviews of races that are over: processes that can be slow or fail, the queue before them, records of strangers."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import time
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest
from litestar import Request
from platformdirs import user_cache_path

import hairpin
from hairpin.core.datafile import fingerprint
from hairpin.core.errors import HairpinError
from hairpin.core.game import CHANCE
from hairpin.games import deal_at_home
from hairpin.games.record import Record, format_record
from hairpin.server.drivers.protocol import Assignment
from hairpin.server.drivers.solving import BackgroundSolver
from hairpin.server.errors import BusyReviewsError
from hairpin.server.process import read_cpu_seconds
from hairpin.server.reviews.desk import LONG_WORDS, MOST_WAITING_EACH, Desk
from hairpin.server.reviews.protocol import Advise, Done, Forecast, Job, Race, Review, Subject, encode
from hairpin.server.reviews.service import Reviews
from hairpin.server.web.connected import while_connected
from hairpin.server.web.rate_limit import AddressLimit
from hairpin.tables.replay import LONGEST_RECORD
from server.client import TIMEOUT, Json, ServerProcess

HERE = Path(__file__).parent
SLOW = Subject("slow-pig", (("players", "2"),), "")
Work = Callable[[Desk], Coroutine[Any, Any, None]]


@pytest.fixture
def _slow_pig(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the processes find a game whose reviewer does what it is told."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join((str(HERE / "plugin"), str(HERE.parent / "contract" / "plugin"))))


def use(work: Work, processes: int = 1, **limits: Any) -> None:
    """Run something with a desk, and close it."""

    async def run() -> None:
        desk = Desk(processes, **limits)
        try:
            await work(desk)
        finally:
            await desk.close()
        assert not any(process.pid for process in desk.processes)

    asyncio.run(run())


def tell(word: str, effort: int = 0, subject: Subject = SLOW) -> Job:
    """A job that does what a word says."""
    return Review(Race(subject, (word,)), effort)


async def read_slow(record: str) -> bytes:
    """Read a record that is one word."""
    return encode(Race(SLOW, (record,)))


async def outcome(work: Awaitable[Done]) -> str:
    """Return what a job answers, or the code of its error."""
    try:
        return (await work).body.decode()
    except HairpinError as error:
        return error.code


# --- the processes


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="the system does not tell the time of a process")
def test_the_time_of_a_process_is_read() -> None:
    before = time.process_time()
    told = read_cpu_seconds(os.getpid())
    assert before - 0.1 <= told <= time.process_time() + 0.1
    assert read_cpu_seconds(2**30) == 0


@pytest.mark.usefixtures("_slow_pig")
def test_jobs_are_answered_or_fail_alone() -> None:
    async def work(desk: Desk) -> None:
        assert desk.processes[0].pid is None, "no process is started before the first job"
        assert '"extra":"x"' in await outcome(desk.run(tell("x"), "a"))
        first = desk.processes[0].pid
        assert await outcome(desk.run(Forecast(Race(SLOW, ("x",))), "a")) == (
            '{"chances":[0.25,0.75],"certainty":"solved","error":0.0}'
        )
        advice = await desk.run(Advise(Race(SLOW, ("x",))), "a")
        assert (advice.body, advice.is_unsolved) == (b"null", True), (
            "a table with a coach alone gets its race solved, too"
        )
        assert not (await desk.run(tell("x"), "a")).is_unsolved, "this review was by solved values"
        assert await outcome(desk.run(tell("refuse"), "a")) == "value/wrong"
        assert await outcome(desk.run(tell("fail"), "a")) == "record/failed"
        assert await outcome(desk.run(tell("x", subject=Subject("pig", (), "")), "a")) == "game/no-chances"
        assert desk.processes[0].pid == first
        spent: list[float] = []
        assert await outcome(desk.run(tell("swell"), "a", 0, spent.append)) == "record/failed"
        assert spent[0] > 0, "a process that was ended counts for whoever ended it"
        assert '"extra":"x"' in await outcome(desk.run(tell("x"), "a")), "the game is not to blame"
        assert desk.processes[0].pid not in (first, None)

    use(work)


@pytest.mark.usefixtures("_slow_pig")
def test_a_process_that_died_while_it_was_idle_is_replaced() -> None:
    async def work(desk: Desk) -> None:
        await desk.run(tell("x"), "a")
        first = desk.processes[0].pid
        assert first
        os.kill(first, signal.SIGTERM)
        while desk.processes[0].pid:
            await asyncio.sleep(0.01)
        spent: list[float] = []
        assert '"extra":"x"' in await outcome(desk.run(tell("x"), "a", 0, spent.append))
        assert spent[0] < 5

    use(work)


@pytest.mark.usefixtures("_slow_pig")
def test_a_game_whose_race_was_late_rests_and_others_go_on() -> None:
    async def work(desk: Desk) -> None:
        spent: list[float] = []
        late = asyncio.create_task(outcome(desk.run(tell("spin 60"), "a", 0, spent.append)))
        await asyncio.sleep(0)
        waiting = asyncio.create_task(outcome(desk.run(tell("spin 60"), "b")))
        assert await late == "record/failed"
        begun = time.monotonic()
        assert await waiting == "record/failed", "it waited meanwhile, and is not begun"
        assert await outcome(desk.run(tell("x"), "a")) == "record/failed"
        assert time.monotonic() - begun < 0.5
        assert spent[0] < 10
        other = tell("x", subject=Subject("slow-pig", (("players", "3"),), ""))
        assert '"extra":"x"' in await outcome(desk.run(other, "a"))

    use(work, late_seconds=3)


@pytest.mark.usefixtures("_slow_pig")
def test_effort_has_more_time_and_blames_no_game() -> None:
    async def work(desk: Desk) -> None:
        assert '"extra":"x"' in await outcome(desk.run(tell("x"), "a"))
        assert '"extra":"sleep 1"' in await outcome(desk.run(tell("sleep 1"), "a")), "whoever waits uses no time"
        assert await outcome(desk.run(tell("spin 60", 1), "a", 1)) == "record/failed"
        assert '"extra":"x"' in await outcome(desk.run(tell("x"), "a"))

    use(work, late_seconds=30, effort_late_seconds=0.7)


@pytest.mark.usefixtures("_slow_pig")
def test_a_late_review_is_answered_by_the_best_one_known() -> None:
    async def run() -> None:
        desk = Desk(late_seconds=30, effort_late_seconds=0.7)
        solver = BackgroundSolver(lambda _: None)
        reviews = Reviews(solver, AddressLimit(60, 0), desk)
        try:
            first = json.loads((await reviews.find("a", "later spin 60", 0, read_slow))[0])
            assert (first["effort"], first["is_final"]) == (0, False)
            for _ in range(2):
                answer = json.loads((await reviews.find("b", "later spin 60", 2, read_slow))[0])
                assert answer == first | {"is_final": True}
            with pytest.raises(HairpinError) as late:
                await reviews.find("b", "spin 60", 2, read_slow)
            assert late.value.code == "record/failed"
        finally:
            await reviews.close()
            await solver.close()

    asyncio.run(run())


@pytest.mark.usefixtures("_slow_pig")
def test_an_address_whose_time_is_used_up_while_it_waits_is_refused() -> None:
    async def run() -> None:
        desk, solver = Desk(), BackgroundSolver(lambda _: None)
        reviews = Reviews(solver, AddressLimit(0.1, 0), desk)
        try:
            ask = [asyncio.create_task(reviews.find("a", f"spin 0.{number}", 0, read_slow)) for number in (2, 3)]
            other = asyncio.create_task(reviews.find("b", "x", 0, read_slow))
            assert '"extra":"spin 0.2"' in (await ask[0])[0].decode()
            with pytest.raises(BusyReviewsError):
                await ask[1]
            assert (await other)[0]
        finally:
            await reviews.close()
            await solver.close()

    asyncio.run(run())


@pytest.mark.usefixtures("_slow_pig")
def test_least_effort_comes_first_and_a_long_job_leaves_a_process_free() -> None:
    done: list[str] = []

    async def do(desk: Desk, name: str, word: str, effort: int) -> None:
        await desk.run(tell(word, effort), name, effort)
        done.append(name)

    async def work(desk: Desk) -> None:
        long = [asyncio.create_task(do(desk, f"long {number}", "sleep 0.6", 3)) for number in range(2)]
        await asyncio.sleep(0)
        longer = asyncio.create_task(do(desk, "longest", "x", 4))
        quick = [asyncio.create_task(do(desk, f"quick {number}", "sleep 0.05", 0)) for number in range(3)]
        await asyncio.gather(*long, longer, *quick)

    use(work, processes=2)
    assert done[:3] == ["quick 0", "quick 1", "quick 2"] or done.index("quick 2") < done.index("long 1")
    assert done[-2:] == ["long 1", "longest"]


@pytest.mark.usefixtures("_slow_pig")
def test_a_long_race_leaves_a_process_free() -> None:
    done: list[str] = []

    async def do(desk: Desk, name: str, word: str, words: int) -> None:
        await desk.run(Review(Race(SLOW, (word,) * words), 0), name)
        done.append(name)

    async def work(desk: Desk) -> None:
        long = [asyncio.create_task(do(desk, f"long {number}", "sleep 0.6", LONG_WORDS)) for number in range(2)]
        await asyncio.sleep(0)
        await asyncio.gather(*long, do(desk, "quick", "sleep 0.05", LONG_WORDS - 1))

    use(work, processes=2)
    assert done.index("quick") < done.index("long 1")


@pytest.mark.usefixtures("_slow_pig")
def test_nobody_fills_the_queue_and_whoever_has_gone_leaves_it() -> None:
    async def work(desk: Desk) -> None:
        mine = [asyncio.create_task(outcome(desk.run(tell("sleep 0.1"), "a"))) for _ in range(MOST_WAITING_EACH + 6)]
        await asyncio.sleep(0)
        gone = asyncio.create_task(outcome(desk.run(tell("die"), "b")))
        other = asyncio.create_task(outcome(desk.run(tell("x"), "b")))
        await asyncio.sleep(0)
        gone.cancel()
        results = await asyncio.gather(*mine)
        assert results.count("server/busy") == 5, "one is under way, as many wait as may"
        assert '"extra":"x"' in await other, "the job that would have ended the process was not begun"

    use(work)


@pytest.mark.usefixtures("_slow_pig")
def test_a_review_is_computed_once_for_all_who_ask_and_kept() -> None:
    class CountingDesk(Desk):
        count = 0

        async def run(self, job: Job, *more: Any, **named: Any) -> Done:
            self.count += 1
            return await super().run(job, *more, **named)

    async def run() -> None:
        desk, seconds = CountingDesk(), AddressLimit(30, 0)
        solver = BackgroundSolver(lambda _: None)
        reviews = Reviews(solver, seconds, desk)
        try:
            ask = [reviews.find(f"a{number}", "sleep 0.2", 1, read_slow) for number in range(6)]
            answers = await asyncio.gather(*ask)
            assert {is_solving for _, is_solving in answers} == {False}
            assert len({body for body, _ in answers}) == 1
            assert desk.count == 1
            assert await reviews.find("b", "sleep 0.2", 1, read_slow) == answers[0]
            assert desk.count == 1
            await reviews.find("b", "sleep 0.2", 2, read_slow)
            assert desk.count == 2, "another effort is another review"
            gone = asyncio.create_task(reviews.find("b", "sleep 0.3", 1, read_slow))
            while desk.count == 2:
                await asyncio.sleep(0.01)
            gone.cancel()
            assert '"extra":"sleep 0.3"' in (await reviews.find("b", "sleep 0.3", 1, read_slow))[0].decode()
            assert desk.count == 3, "what had begun was finished for whoever came back"
            seconds.charge("b", 31)
            with pytest.raises(HairpinError) as refused:
                await reviews.find("b", "x", 1, read_slow)
            assert refused.value.code == "server/busy", "this address has used its time"
            assert (await reviews.find("c", "x", 1, read_slow))[0]
        finally:
            await reviews.close()
            await solver.close()

    asyncio.run(run())


class Leaving:
    """A request whose client has gone."""

    async def receive(self) -> dict[str, str]:
        return {"type": "http.disconnect"}


@pytest.mark.usefixtures("_slow_pig")
def test_whoever_leaves_is_not_waited_for() -> None:
    async def run() -> None:
        desk, solver = Desk(), BackgroundSolver(lambda _: None)
        reviews = Reviews(solver, AddressLimit(60, 0), desk)
        request = cast(Request[Any, Any, Any], Leaving())
        try:
            first = asyncio.create_task(reviews.find("a", "sleep 0.3", 0, read_slow))
            while not desk.processes[0].pid:
                await asyncio.sleep(0.01)
            process = desk.processes[0].pid
            for _ in range(2 * MOST_WAITING_EACH):
                with pytest.raises(BusyReviewsError):
                    await while_connected(request, reviews.find("a", "die", 0, read_slow), BusyReviewsError)
            assert '"extra":"x"' in (await reviews.find("a", "x", 0, read_slow))[0].decode()
            assert '"extra":"sleep 0.3"' in (await first)[0].decode()
            assert desk.processes[0].pid == process, "the job that would have ended the process was not begun"
        finally:
            await reviews.close()
            await solver.close()

    asyncio.run(run())


# --- records of strangers


def race_at_random(seed: str, turns: int = 10_000, game: str = "monza", **options: object) -> str:
    """Return the record of a race, or of its first turns."""
    rules = hairpin.make(game, **options)
    random, state, dealer = Random(seed), rules.start(), deal_at_home(rules, seed)
    words: list[str] = []
    ended = 0
    while (actor := rules.actor(state)) is not None and ended < turns:
        action = dealer.answer(state) if actor == CHANCE else random.choice(rules.legal_actions(state))
        dealer, after = dealer.follow(state, action), rules.apply(state, action)
        words.append(rules.format_action(action))
        ended += rules.on_turn(after) != rules.on_turn(state)
        state = after
    return format_record(Record(rules, tuple(f"p{seat}" for seat in range(rules.players)), tuple(words), seed=seed))


def review(server: ServerProcess, record: object, effort: object = 0) -> tuple[int, Json]:
    body = json.dumps({"record": record, "effort": effort})  # in ASCII, also half a surrogate pair
    answer = server.ask("POST", "/api/reviews", content=body, headers={"Content-Type": "application/json"})
    return answer.status_code, answer.json()


def huge_board() -> str:
    """The record of a race on a board of ten thousand spaces."""
    lanes = {
        lane: " ".join(f"{'rygbwp'[(number + place) % 6]}1" for number in range(3400))
        for place, lane in enumerate("ABC")
    }
    board = f"anniversary; {'; '.join(f'{lane}: {row}' for lane, row in lanes.items())}; start: A C; finish: white"
    lines = race_at_random("1", track="sprint").split("\n")
    lines[3] = f"board: {fingerprint(board)} {board}"
    return "\n".join(lines)


def test_a_hostile_record_is_refused_by_name_and_hurts_nobody(server: ServerProcess) -> None:
    fine = race_at_random("1", track="sprint")
    for record, wanted in (
        ("x" * (LONGEST_RECORD + 1), (413, "record/too-long")),
        ("", (400, "record/damaged")),
        ("<script>alert(1)</script>", (400, "record/damaged")),
        ("\ud800", (400, "frame/unreadable")),
        (fine.replace("monza 3", "chess 1"), (400, "record/damaged")),
        (fine.replace("players=2", "players=20000"), (400, "record/damaged")),
        (fine[: len(fine) // 2], (400, "record/damaged")),
        (race_at_random("1", turns=2, track="sprint"), (400, "record/not-ended")),
        (race_at_random("1", turns=9, game="memo", players=2), (400, "record/not-ended")),
        (5, (400, "frame/unreadable")),
    ):
        status, answer = review(server, record)
        assert (status, answer["code"]) == wanted, f"{str(record)[:80]}: {answer}"
        assert "<script>" not in answer["message"]
    status, answer = review(server, huge_board())
    assert (status, answer["code"]) in ((400, "track/file"), (400, "record/damaged"), (503, "record/failed")), answer
    assert review(server, fine, "much")[0] == 400
    assert server.ask("POST", "/api/reviews", content=b"[" * 100_000).status_code == 400
    assert "Traceback" not in server.output()


# --- a race that is worth it is solved meanwhile


@pytest.fixture
def own_values(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine on which nothing is solved yet; what was compiled is shared."""
    cache, kept = tmp_path / "cache" / "hairpin", user_cache_path("hairpin")
    cache.mkdir(parents=True)
    for folder in kept.iterdir() if kept.is_dir() else ():
        if folder.name != "values":
            (cache / folder.name).symlink_to(folder)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return cache / "values"


@pytest.mark.skipif(not hasattr(os, "nice"), reason="the folder of the cache has another name on this system")
def test_a_race_is_estimated_at_once_solved_in_the_background_and_then_exact(
    own_server: ServerProcess, own_values: Path
) -> None:
    own_server.start()
    record = race_at_random("3", track="sprint")
    status, first = review(own_server, record)
    assert status == 200, first
    assert (first["review"]["certainty"], first["is_solving"]) == ("estimated", True)
    deadline = time.monotonic() + TIMEOUT
    while (answer := review(own_server, record)[1])["review"]["certainty"] != "solved":
        assert answer["is_solving"], "it is estimated as long as it is being solved"
        assert time.monotonic() < deadline
        time.sleep(0.2)
    assert (answer["is_solving"], answer["review"]["is_final"]) == (False, True)
    assert [file.name.split("-")[:2] for file in own_values.glob("*.values")] == [["sprint", "2"]]
    for share in answer["review"]["shares"]:
        parts = share["start"] + share["luck"] + share["own"] + share["others"]
        assert parts == pytest.approx(share["result"], abs=1e-9)
    assert "Traceback" not in own_server.output()


def test_the_solver_knows_what_it_has_solved() -> None:
    async def run() -> None:
        solver = BackgroundSolver(lambda _: None)
        wrong = Assignment("memo", (("players", "2"),), "", "")
        solver.enqueue(wrong)
        assert solver.is_solving(wrong)
        while solver.is_solving(wrong):
            await asyncio.sleep(0.02)
        assert not solver.has_solved(wrong)
        await solver.close()

    asyncio.run(run())
