"""Run a command several times while every core is kept busy by something else, and fail if it ever fails.

    python -m scripts.busy 5 .venv/bin/pytest -q -m browser

$CI is taken away, so that a test which CI would run once more fails. What each run said goes to build/busy.log.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parent.parent
LOG = ROOT / "build" / "busy.log"
BUSY = "import os; parent = os.getppid()\nwhile os.getppid() == parent: pass"


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


def run_once(command: Sequence[str]) -> tuple[bool, str]:
    """Run it as on a person's machine; return whether it succeeded, and what it said."""
    person = {name: value for name, value in os.environ.items() if name != "CI"}
    done = subprocess.run(command, cwd=ROOT, env=person, capture_output=True, text=True, check=False)  # noqa: S603
    return done.returncode == 0, (done.stdout + done.stderr).strip()


def main(runs: int, *command: str) -> None:
    """Run it so often."""
    LOG.parent.mkdir(exist_ok=True)
    failed = 0
    with busy_cores() as count, LOG.open("w", encoding="utf-8") as log:
        print(f"{runs} runs, with {count} other processes that never pause …", flush=True)
        for number in range(1, runs + 1):
            began = time.monotonic()
            is_passed, said = run_once(command)
            failed += not is_passed
            figures = f"{time.monotonic() - began:.0f} s, load {os.getloadavg()[0]:.1f}"
            last = said.rpartition("\n")[2]
            line = f"run {number}: {figures}, {last}"
            print(line, flush=True)
            log.write(f"{said}\n{line}\n")
            log.flush()
    if failed:
        sys.exit(f"{failed} of {runs} runs failed: {LOG}")


if __name__ == "__main__":
    if len(sys.argv) < 3 or not sys.argv[1].isdecimal():
        sys.exit(__doc__)
    main(int(sys.argv[1]), *sys.argv[2:])
