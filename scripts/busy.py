"""Run a command several times under full CPU load, and fail if any run fails.

    python -m scripts.busy 5 .venv/bin/pytest -q -m browser

$CI is removed, so that failing tests are not run again. The output of each run goes to build/busy.log.
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
    """Run one busy process per core; yield their number."""
    count = os.cpu_count() or 1
    others = [subprocess.Popen([sys.executable, "-c", BUSY]) for _ in range(count)]  # noqa: S603
    try:
        yield count
    finally:
        for other in others:
            other.kill()
            other.wait()


def run_once(command: Sequence[str]) -> tuple[bool, str]:
    """Run the command without $CI; return whether it succeeded, and its output."""
    person = {name: value for name, value in os.environ.items() if name != "CI"}
    done = subprocess.run(command, cwd=ROOT, env=person, capture_output=True, text=True, check=False)  # noqa: S603
    return done.returncode == 0, (done.stdout + done.stderr).strip()


def main(runs: int, *command: str) -> None:
    """Run the command `runs` times."""
    LOG.parent.mkdir(exist_ok=True)
    failed = 0
    with busy_cores() as count, LOG.open("w", encoding="utf-8") as log:
        print(f"{runs} runs, with {count} busy processes …", flush=True)
        for number in range(1, runs + 1):
            began = time.monotonic()
            is_passed, output = run_once(command)
            failed += not is_passed
            figures = f"{time.monotonic() - began:.0f} s, load {os.getloadavg()[0]:.1f}"
            last = output.rpartition("\n")[2]
            line = f"run {number}: {figures}, {last}"
            print(line, flush=True)
            log.write(f"{output}\n{line}\n")
            log.flush()
    if failed:
        sys.exit(f"{failed} of {runs} runs failed: {LOG}")


if __name__ == "__main__":
    if len(sys.argv) < 3 or not sys.argv[1].isdecimal():
        sys.exit(__doc__)
    main(int(sys.argv[1]), *sys.argv[2:])
