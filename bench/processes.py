"""Server processes on this machine: start and stop them, pin them to a core, read their CPU time and memory (Linux)."""

from __future__ import annotations

import os
import re
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parent.parent
BUILD = ROOT / "build" / "bench"
TICK = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
ADDRESS = re.compile(rb"http://[0-9.]+:([0-9]+)")
START_SECONDS = 60.0


class ProcessError(Exception):
    """A server did not start, or no longer runs."""


def cores() -> tuple[int, int]:
    """Return the core of the server and the core of the load: two different ones if there are two."""
    available = sorted(os.sched_getaffinity(0))
    return available[0], available[-1]


def pin(pid: int, core: int) -> None:
    """Pin all threads of a process to a core; threads and children that it starts later stay there, too."""
    for thread in Path(f"/proc/{pid}/task").iterdir():
        os.sched_setaffinity(int(thread.name), {core})


def read_cpu_seconds(pid: int) -> float:
    """Return the CPU time of a process so far: user and system, all its threads."""
    fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def read_rss(pid: int) -> int:
    """Return the resident memory of a process in bytes."""
    return int(Path(f"/proc/{pid}/statm").read_text("utf-8").split()[1]) * PAGE


def read_family_rss(pid: int) -> int:
    """Return the resident memory of a process and all its descendants."""
    return sum(map(read_rss, [pid, *descendants(pid)]))


def descendants(pid: int) -> list[int]:
    """Return the processes that a process has started, and those that they have started."""
    found: list[int] = []
    for thread in Path(f"/proc/{pid}/task").iterdir():
        try:
            children = [int(word) for word in (thread / "children").read_text("utf-8").split()]
        except OSError:  # the thread has ended
            continue
        for child in children:
            found += [child, *descendants(child)]
    return found


def find_listener(port: int) -> int:
    """Return the process that listens on a port."""
    inodes = set()
    for table in ("/proc/net/tcp", "/proc/net/tcp6"):
        for line in Path(table).read_text("utf-8").splitlines()[1:]:
            fields = line.split()
            if fields[3] == "0A" and int(fields[1].rpartition(":")[2], 16) == port:
                inodes.add(f"socket:[{fields[9]}]")
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if any(str(file.readlink()) in inodes for file in (process / "fd").iterdir()):
                return int(process.name)
        except OSError:  # it has ended, or belongs to somebody else
            continue
    raise ProcessError(f"no process listens on port {port}")


def raise_file_limit(wanted: int) -> None:
    """Raise the number of files that this process may open; raise `ProcessError` if the hard limit is too low."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < wanted:
        raise ProcessError(f"{wanted} files are needed, but the hard limit is {hard} (ulimit -Hn)")
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted if hard == resource.RLIM_INFINITY else hard, hard))


@contextmanager
def run_server(
    command: Sequence[str], core: int, environment: Mapping[str, str] | None = None, files: int = 0
) -> Iterator[tuple[int, int]]:
    """Run a server that prints its address; yield its process and port. It is pinned to a core.

    `files` is the number of files that it may open at first; without it, as many as this process.
    """
    process = subprocess.Popen(  # noqa: S603
        command, cwd=ROOT, stdout=subprocess.PIPE, env={**os.environ, **(environment or {})}
    )
    try:
        pin(process.pid, core)
        if files:
            resource.prlimit(
                process.pid, resource.RLIMIT_NOFILE, (files, resource.getrlimit(resource.RLIMIT_NOFILE)[1])
            )
        yield process.pid, _read_port(process)
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(15)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        if process.stdout:
            process.stdout.close()


def _read_port(process: subprocess.Popen[bytes]) -> int:
    until = time.monotonic() + START_SECONDS
    while process.stdout and time.monotonic() < until:
        line = process.stdout.readline()
        if found := ADDRESS.search(line):
            return int(found[1])
        if not line:
            break
    raise ProcessError(f"{process.args!r} did not start")


@contextmanager
def run_hairpin(core: int, *options: str, files: int = 0) -> Iterator[tuple[int, int]]:
    """Run Hairpin's server with a new SQLite file on disk; yield its process and port."""
    BUILD.mkdir(parents=True, exist_ok=True)
    file = BUILD / f"tables-{os.getpid()}.sqlite"
    command = [sys.executable, "-m", "hairpin", "serve", "--port", "0", "--no-browser", "--data", f"sqlite:///{file}"]
    try:
        with run_server([*command, *options], core, files=files) as running:
            yield running
    finally:
        for old in BUILD.glob(file.name + "*"):
            old.unlink()
