"""The sandbox processes in which strangers' boards are read: limits of time and memory, a fair queue."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from hairpin.core.datafile import MOST_BYTES
from hairpin.core.errors import HairpinError
from hairpin.server.errors import BusyError
from hairpin.server.sandbox.client import (
    MOST_PATIENT_PER_ADDRESS,
    MOST_WAITING,
    MOST_WAITING_PER_ADDRESS,
    PROCESSES,
    Sandbox,
    SandboxError,
)
from hairpin.server.web.rate_limit import AddressLimit
from server.client import ServerProcess

HERE = "server.sandbox_jobs"
DOTTED = "a." * 32_500 + "a=1"  # 65 kB took the TOML parser 22 s and 4 GB


# --- the client


@pytest.fixture(autouse=True)
def _path(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the processes import this module."""
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parent.parent))


def use(work: Callable[[Sandbox], Coroutine[Any, Any, None]], seconds: float = 30, **limits: Any) -> None:
    """Run something with a sandbox, and close it."""

    async def run() -> None:
        sandbox = Sandbox(AddressLimit(seconds, 0), **limits)
        try:
            await work(sandbox)
        finally:
            await sandbox.close()
        assert not any(process.pid for process in sandbox.processes)

    asyncio.run(run())


async def outcome(work: Awaitable[bytes]) -> bytes | str:
    """Return the result of a job, or the code of its error."""
    try:
        return await work
    except HairpinError as error:
        return error.code


def test_a_job_returns_bytes_or_raises_its_own_error() -> None:
    async def work(sandbox: Sandbox) -> None:
        assert not any(process.pid for process in sandbox.processes), "no process is started before the first job"
        assert await sandbox.run("a", f"{HERE}:echo", b"x" * 3_000_000) == b"x" * 3_000_000
        with pytest.raises(HairpinError) as refused:
            await sandbox.run("a", f"{HERE}:refuse", b"")
        assert (refused.value.code, refused.value.message) == ("track/file", "no board")
        assert refused.value.fields == {"fault": "not-toml", "lane": "3"}
        with pytest.raises(SandboxError, match="a fault of ours"):
            await sandbox.run("a", f"{HERE}:fail", b"")
        first = sandbox.processes[0].pid
        assert await sandbox.run("a", f"{HERE}:echo", b"x") == b"x"
        assert [process.pid for process in sandbox.processes] == [first, None], "one process does, and stays warm"

    use(work)


@pytest.mark.skipif(not hasattr(signal, "SIGXCPU"), reason="the system has no such limits")
def test_a_job_that_takes_too_much_time_or_memory_is_ended_and_others_go_on() -> None:
    async def work(sandbox: Sandbox) -> None:
        spinning = asyncio.create_task(outcome(sandbox.run("a", f"{HERE}:spin", b"")))
        await asyncio.sleep(0)
        assert await sandbox.run("b", f"{HERE}:echo", b"x") == b"x"
        assert await spinning == "workshop/failed"
        assert await outcome(sandbox.run("a", f"{HERE}:swell", b"2000000000")) == "workshop/failed"
        assert await sandbox.run("a", f"{HERE}:echo", b"x") == b"x"

    use(work, cpu_seconds=1)


def test_a_late_job_is_ended_and_its_process_replaced() -> None:
    async def work(sandbox: Sandbox) -> None:
        assert await outcome(sandbox.run("a", f"{HERE}:sleep", b"60")) == "workshop/failed"
        assert await sandbox.run("a", f"{HERE}:echo", b"x") == b"x"

    use(work, late_seconds=3)


def test_an_address_has_few_jobs_in_the_queue_and_others_get_their_turn() -> None:
    async def work(sandbox: Sandbox) -> None:
        mine = [
            asyncio.create_task(outcome(sandbox.run("a", f"{HERE}:sleep", b"0.1")))
            for _ in range(PROCESSES + MOST_WAITING_PER_ADDRESS + 20)
        ]
        await asyncio.sleep(0)
        other = asyncio.create_task(outcome(sandbox.run("b", f"{HERE}:echo", b"x")))
        results = await asyncio.gather(*mine)
        assert results.count(b"0.1") == PROCESSES + MOST_WAITING_PER_ADDRESS
        assert results.count("workshop/busy") == 20
        assert await other == b"x"
        many = [outcome(sandbox.run(f"c{number}", f"{HERE}:echo", b"x")) for number in range(MOST_WAITING + 20)]
        results = await asyncio.gather(*many)
        assert results.count("workshop/busy") == 20 - PROCESSES

    use(work)


def test_other_jobs_than_drawings_wait_in_turn_and_the_same_one_is_done_once() -> None:
    async def work(sandbox: Sandbox) -> None:
        done: list[str] = []

        async def ask(address: str, seconds: str) -> bytes | str:
            result = await outcome(sandbox.share(address, f"{HERE}:sleep", seconds.encode()))
            done.append(address)
            return result

        most = PROCESSES + MOST_PATIENT_PER_ADDRESS
        mine = [asyncio.create_task(ask("a", f"0.0{number:02}")) for number in range(most + 5)]
        same = [asyncio.create_task(ask("a", f"0.0{most - 1:02}")) for _ in range(30)]
        await asyncio.sleep(0)
        drawing = asyncio.create_task(outcome(sandbox.run("a", f"{HERE}:echo", b"x")))
        await asyncio.sleep(0)
        other = await ask("b", "0.001")
        assert done.count("a") <= len(mine) - most + 2 * PROCESSES, "others do not wait for all of an address"
        results = await asyncio.gather(*mine)
        assert results[most:] == ["workshop/busy"] * 5
        assert results[:most] == [f"0.0{number:02}".encode() for number in range(most)]
        assert set(await asyncio.gather(*same)) == {results[most - 1]}
        assert (other, await drawing) == (b"0.001", b"x")

    use(work)


def test_an_address_that_has_used_its_cpu_time_waits() -> None:
    async def work(sandbox: Sandbox) -> None:
        assert await outcome(sandbox.run("a", f"{HERE}:spin", b"")) == "workshop/failed"
        with pytest.raises(BusyError, match="took too long"):
            await sandbox.run("a", f"{HERE}:echo", b"x")
        assert await sandbox.run("b", f"{HERE}:echo", b"x") == b"x"

    use(work, seconds=0.5, cpu_seconds=1)


def test_an_idle_process_is_ended() -> None:
    async def work(sandbox: Sandbox) -> None:
        await sandbox.run("a", f"{HERE}:echo", b"x")
        while sandbox.processes[0].pid:
            await asyncio.sleep(0.01)
        assert await sandbox.run("a", f"{HERE}:echo", b"x") == b"x"

    use(work, idle_seconds=0.05)


# --- on a server


@pytest.mark.parametrize(
    ("path", "body"),
    [("/api/workshop/read", {"text": DOTTED}), ("/api/tables", {"game": "monza", "board": DOTTED})],
)
def test_a_board_with_a_dotted_key_of_65_kb_is_refused_at_once(
    server: ServerProcess, path: str, body: dict[str, str]
) -> None:
    assert len(DOTTED) < MOST_BYTES
    begun = time.monotonic()
    answer = server.ask("POST", path, json=body)
    assert (answer.status_code, answer.json()["fields"]["fault"]) == (400, "not-toml")
    assert time.monotonic() - begun < 5


@pytest.mark.parametrize("path", ["/api/workshop/print", "/api/workshop/read", "/api/tables"])
def test_drivers_go_on_while_boards_are_read_and_printed(own_server: ServerProcess, path: str) -> None:
    """Eight boards with dotted keys filled the threads in which drivers ran, and all of them waited for 19 s."""
    own_server.start()
    board = own_server.ask("GET", "/api/workshop/boards/long").json()
    dotted = "a." * 25_000 + "a=1"
    body = {
        "/api/workshop/print": {"board": board},
        "/api/workshop/read": {"text": dotted},
        "/api/tables": {"game": "monza", "board": dotted},
    }[path]
    code, key = own_server.open(seats="computer computer", track="long")
    with own_server.connect(code, key) as host, ThreadPoolExecutor(8) as executor:
        host.do("start")
        host.wait_for_table(lambda table: table["race"]["ply"] > 0)  # the drivers are loaded
        answers = executor.map(lambda _: own_server.ask("POST", path, json=body), range(8))
        times = [time.monotonic()]
        for _ in range(20):
            ply = host.race["ply"]
            host.wait_for_table(lambda table: table["race"]["ply"] > ply or table["stage"] == "over")  # noqa: B023
            times.append(time.monotonic())
        assert max(after - before for before, after in pairwise(times)) < 5
        assert {answer.status_code for answer in answers} <= ({200, 503} if path.endswith("print") else {400, 503})
