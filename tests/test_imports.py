"""What is imported, and so how long a start takes: each command loads only the libraries that it needs."""

from __future__ import annotations

import subprocess
import sys

import pytest

HEAVY = {"babel", "fluent", "litestar", "markdown_it", "msgspec", "numba", "numpy", "pygments", "uvicorn", "uvloop"}
BARE = HEAVY | {"asyncio", "click", "email", "importlib.metadata", "rich", "socket", "sqlite3", "typer"}
HELP = (
    "import sys; from hairpin.cli import main; sys.argv = ['hairpin', *{words}]\ntry: main()\nexcept SystemExit: pass"
)
SANDBOX = "import hairpin.server.sandbox.worker, hairpin.server.sandbox.own_boards, hairpin.server.monza.board_jobs"


def loaded(code: str) -> set[str]:
    """Return the modules that some code imports."""
    script = f"{code}\nimport sys\nsys.stderr.write(' '.join(sys.modules))"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    return {*done.stderr.split()}


@pytest.mark.parametrize(
    ("code", "unwanted"),
    [
        pytest.param("import hairpin", BARE, id="the package"),
        pytest.param("import hairpin; hairpin.make('monza').start()", BARE, id="a game"),
        pytest.param(HELP.format(words=["--help"]), HEAVY, id="--help"),
        pytest.param(HELP.format(words=["race", "--help"]), HEAVY - {"babel", "fluent"}, id="race --help"),
        pytest.param(HELP.format(words=["--version"]), HEAVY, id="--version"),
        pytest.param(SANDBOX, HEAVY - {"msgspec"} | {"rich", "typer"}, id="a sandbox process"),
        pytest.param("import hairpin.server.serve", {"numba", "numpy", "rich", "typer", "pygments"}, id="the server"),
    ],
)
def test_a_start_imports_only_what_it_needs(code: str, unwanted: set[str]) -> None:
    assert unwanted & loaded(code) == set()
