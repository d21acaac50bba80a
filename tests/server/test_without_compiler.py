"""A server without the compiler: people and light drivers race, and compiled drivers join when it is installed."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from server.client import TIMEOUT, Client, Json, ServerProcess

SITE = '''
import sys
from pathlib import Path

class Blocker:
    """Hides the compiler until the file exists."""

    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("numpy", "llvmlite", "numba") and not Path({file!r}).exists():
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Blocker())
'''


@pytest.fixture
def compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Hide the compiler from every process that this test starts, until the returned file exists."""
    file, site = tmp_path / "compiler", tmp_path / "site"
    site.mkdir()
    (site / "sitecustomize.py").write_text(SITE.format(file=str(file)), "utf-8")
    monkeypatch.setenv("PYTHONPATH", str(site) + os.pathsep + os.environ.get("PYTHONPATH", ""))
    return file


def open_with_champion(server: ServerProcess) -> tuple[str, str]:
    """Open a table with one seat here and the champion."""
    seats = [{"kind": "here"}, {"kind": "computer", "driver": "champion"}]
    opened = server.ask("POST", "/api/tables", json={"game": "monza", "options": {"track": "sprint"}, "seats": seats})
    return opened.json()["code"], opened.json()["key"]


def read_status(server: ServerProcess, client: Client) -> Json:
    """Return the champion's status."""
    status: Json = server.ask("GET", f"/api/tables/{client.table['code']}").json()["seats"][1]["status"]
    return status


def await_champion(server: ServerProcess, client: Client) -> None:
    """Wait until the champion is ready."""
    deadline = time.monotonic() + TIMEOUT
    while read_status(server, client)["is_preparing"]:
        assert time.monotonic() < deadline, client.table
        time.sleep(0.05)


def test_the_racer_drives_for_the_champion_until_the_compiler_is_there(
    own_server: ServerProcess, compiler: Path
) -> None:
    own_server.start()
    board = own_server.ask("GET", "/api/workshop/boards/sprint").json()
    code, key = open_with_champion(own_server)
    with own_server.connect(code, key) as host:
        host.do("start")
        host.play(Random(1))
        assert host.table["stage"] == "over"
        assert host.table["seats"][1]["driver"] == "champion"
        assert read_status(own_server, host) == {"basis": None, "is_preparing": True, "is_studying": False}
        for path, body in (("measure", board), ("finish", {"board": board, "seed": 1})):
            refused = own_server.ask("POST", f"/api/workshop/{path}", json=body)
            assert (refused.status_code, refused.json()["code"]) == (503, "workshop/tools")

        compiler.touch()
        host.do("start")  # the next heartbeat would look for it, too
        await_champion(own_server, host)
        assert read_status(own_server, host)["basis"] is not None
        host.play(Random(2))
        assert host.table["seats"][1]["driver"] == "champion"
        refused = own_server.ask("POST", "/api/workshop/finish", json={"board": board, "seed": 1}).json()
        assert refused["fields"]["fault"] == "nothing-open", "with the compiler the workshop finds that no road is open"
    assert "Traceback" not in own_server.output()


@pytest.mark.usefixtures("compiler")
def test_a_command_that_needs_the_compiler_reports_that_it_is_missing() -> None:
    command = [sys.executable, "-m", "hairpin", "simulate", "monza"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("hairpin: the compiler isn’t installed (numpy is missing)")
    assert "pip install numba" in done.stderr


def test_the_server_does_not_import_the_compiler() -> None:
    code = "import sys, hairpin.cli, hairpin.server.serve; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert not {"numpy", "llvmlite", "numba"} & set(loaded)
