"""Run the browser tests several times while every core is kept busy by something else: none may fail.

    python -m scripts.busy [5]

What each run said is written to build/busy.log.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parent.parent
LOG = ROOT / "build" / "busy.log"
PYTEST = (
    "-m",
    "pytest",
    "-q",
    "-n",
    "auto",
    "--dist",
    "loadfile",
    "--no-loadscope-reorder",
    "-m",
    "browser and not soak",
)
BUSY = "while True: pass"


@contextmanager
def busy_cores() -> Iterator[int]:
    """Keep a process computing for every core; return how many."""
    count = os.cpu_count() or 1
    others = [subprocess.Popen([sys.executable, "-c", BUSY]) for _ in range(count)]  # noqa: S603
    try:
        yield count
    finally:
        for other in others:
            other.kill()
            other.wait()


def run_once() -> tuple[bool, str]:
    """Run them as a person's `make test` does; return whether all passed, and what was said."""
    person = {name: value for name, value in os.environ.items() if name != "CI"}
    command = [sys.executable, *PYTEST]
    done = subprocess.run(command, cwd=ROOT, env=person, capture_output=True, text=True, check=False)  # noqa: S603
    return done.returncode == 0, done.stdout + done.stderr


def main(runs: int) -> None:
    """Run them so often, and fail if one of them failed."""
    LOG.parent.mkdir(exist_ok=True)
    failed = 0
    with busy_cores() as count, LOG.open("w", encoding="utf-8") as log:
        print(f"{runs} runs of the browser tests, with {count} other processes that never pause …", flush=True)
        for number in range(1, runs + 1):
            began = time.monotonic()
            is_passed, said = run_once()
            failed += not is_passed
            figures = f"{time.monotonic() - began:.0f} s, load {os.getloadavg()[0]:.1f}"
            line = f"run {number}: {figures}, {said.strip().splitlines()[-1]}"
            print(line, flush=True)
            log.write(f"{line}\n{'' if is_passed else said}")
            log.flush()
    if failed:
        sys.exit(f"{failed} of {runs} runs failed: {LOG}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 5)
