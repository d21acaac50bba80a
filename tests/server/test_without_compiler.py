"""A house whose compiler is still being installed: people and racers race, and whoever looks ahead joins in later."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from server.client import PATIENCE, Guest, House, Json

SITE = '''
import sys
from pathlib import Path

class Customs:
    """Lets nobody find the compiler before it has arrived."""

    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("numpy", "llvmlite", "numba") and not Path({file!r}).exists():
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Customs())
'''


@pytest.fixture
def compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Take the compiler away from every process that this test starts, until there is such a file."""
    file, site = tmp_path / "compiler", tmp_path / "site"
    site.mkdir()
    (site / "sitecustomize.py").write_text(SITE.format(file=str(file)), "utf-8")
    monkeypatch.setenv("PYTHONPATH", str(site) + os.pathsep + os.environ.get("PYTHONPATH", ""))
    return file


def open_with_champion(house: House) -> tuple[str, str]:
    """Open a table with one seat here and the champion beside it."""
    seats = [{"kind": "here"}, {"kind": "computer", "driver": "champion"}]
    opened = house.ask("POST", "/api/tables", json={"game": "monza", "options": {"track": "sprint"}, "seats": seats})
    return opened.json()["code"], opened.json()["key"]


def read_mind(house: House, guest: Guest) -> Json:
    """Return what the champion stands on."""
    mind: Json = house.ask("GET", f"/api/tables/{guest.table['code']}").json()["seats"][1]["status"]
    return mind


def await_champion(house: House, guest: Guest) -> None:
    """Wait until the champion is ready."""
    give_up = time.monotonic() + PATIENCE
    while read_mind(house, guest)["is_preparing"]:
        assert time.monotonic() < give_up, guest.table
        time.sleep(0.05)


def test_the_racer_drives_for_the_champion_until_the_compiler_is_there(own_house: House, compiler: Path) -> None:
    own_house.start()
    board = own_house.ask("GET", "/api/workshop/boards/sprint").json()
    code, key = open_with_champion(own_house)
    with own_house.meet(code, key) as host:
        host.do("start")
        host.play(Random(1))
        assert host.table["stage"] == "over"
        assert host.table["seats"][1]["driver"] == "champion"
        assert read_mind(own_house, host) == {"basis": None, "is_preparing": True, "is_studying": False}
        for question, what in (("measure", board), ("finish", {"board": board, "seed": 1})):
            lacking = own_house.ask("POST", f"/api/workshop/{question}", json=what)
            assert (lacking.status_code, lacking.json()["code"]) == (503, "workshop/tools")

        compiler.touch()
        host.do("start")  # it would be looked for by itself, too, a few seconds later
        await_champion(own_house, host)
        assert read_mind(own_house, host)["basis"] is not None
        host.play(Random(2))
        assert host.table["seats"][1]["driver"] == "champion"
        refused = own_house.ask("POST", "/api/workshop/finish", json={"board": board, "seed": 1}).json()
        assert refused["fields"]["fault"] == "nothing-open", "with its tools the workshop finds that all is laid"
    assert "Traceback" not in own_house.said()


@pytest.mark.usefixtures("compiler")
def test_a_command_that_needs_the_compiler_says_so() -> None:
    command = [sys.executable, "-m", "hairpin", "simulate", "monza"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("hairpin: the compiler is not installed (numpy is missing)")
    assert "pip install numba" in done.stderr


def test_the_server_loads_nothing_of_the_compiler() -> None:
    code = "import sys, hairpin.cli, hairpin.server.serve; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert not {"numpy", "llvmlite", "numba"} & set(loaded)
