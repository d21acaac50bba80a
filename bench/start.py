"""The time from `make play` in a fresh clone until the page is served: with empty caches, filled caches, and warm.

    python -m bench.start [RUNS]

It clones the committed state, and fetches every package again in each run with empty caches; it needs a network.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import monotonic, sleep
from urllib.request import ProxyHandler, build_opener

ROOT = Path(__file__).parent.parent
OPEN_LINE = "The table is open: "
PATIENCE = 600.0
KINDS = ("empty caches", "the compiler after that", "filled caches", "warm", "warm, no bytecode written")


@contextmanager
def play(clone: Path, caches: Path, **more: str) -> Iterator[float]:
    """Run `make play` in a clone until its page is served; yield the seconds, and end it afterwards."""
    places = ("PIP_CACHE_DIR", "npm_config_cache", "XDG_CACHE_HOME", "XDG_DATA_HOME")
    kept = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PYTHONDONTWRITEBYTECODE")}
    own = {name: str(caches / name) for name in places} | {"BROWSER": "true", "HAIRPIN_LANGUAGE": "en"}
    begin = monotonic()
    with subprocess.Popen(
        ["make", "play"],  # noqa: S607
        cwd=clone,
        env={**kept, **own, **more},
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as making:
        try:
            opened = next((line for line in making.stdout or () if line.startswith(OPEN_LINE)), None)
            if opened is None:
                sys.exit("`make play` has ended without starting the server; its output is above")
            await_page(opened.removeprefix(OPEN_LINE).strip())
            yield monotonic() - begin
        finally:
            os.killpg(making.pid, signal.SIGINT)


def await_page(address: str) -> None:
    """Poll until the page is served."""
    fetch, give_up = build_opener(ProxyHandler({})).open, monotonic() + PATIENCE
    while monotonic() < give_up:
        try:
            if fetch(f"{address}/").status == 200:
                return
        except OSError:
            sleep(0.01)


def make_clone(folder: Path) -> Path:
    """Clone the committed state."""
    subprocess.run(["git", "clone", "--quiet", "--no-local", str(ROOT), str(folder)], check=True)  # noqa: S603, S607
    return folder


def measure(work: Path) -> Iterator[tuple[str, float]]:
    """Start in two new clones, and twice in an installed one; yield the seconds of each start."""
    caches, clone = work / "caches", make_clone(work / "first")
    with play(clone, caches) as seconds:
        yield KINDS[0], seconds
        begin = monotonic()
        while not (clone / ".venv" / ".compiler").exists() and monotonic() - begin < PATIENCE:
            sleep(0.05)
        yield KINDS[1], monotonic() - begin
    with play(make_clone(work / "second"), caches) as seconds:
        yield KINDS[2], seconds
    with play(clone, caches) as seconds:
        yield KINDS[3], seconds
    with play(clone, caches, PYTHONDONTWRITEBYTECODE="1") as seconds:
        yield KINDS[4], seconds


def main(runs: int = 3) -> None:
    """Measure several times; print medians, fastest and slowest."""
    taken: dict[str, list[float]] = {kind: [] for kind in KINDS}
    for _ in range(runs):
        with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            for kind, seconds in measure(Path(folder)):
                taken[kind].append(seconds)
    for kind, found in taken.items():
        print(f"{kind:<28}{median(found):6.1f} s  ({min(found):.1f}–{max(found):.1f})")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
