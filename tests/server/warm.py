"""A fork server: server processes are forked from a process that has done the imports, which saves half a second each.

A forked process has its own files, sockets and process id, and can be killed. A server with other environment variables
is started as usual, and so are all if the system has no pidfd or if coverage is measured.
"""

from __future__ import annotations

import json
import os
import runpy
import select
import signal
import subprocess
import sys
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import IO, Any, Protocol


class Process(Protocol):
    """What a `ServerProcess` needs of its process; `subprocess.Popen` has it."""

    pid: int

    def poll(self) -> int | None:
        """Return None while it runs."""

    def send_signal(self, sig: int) -> None:
        """Send it a signal."""

    def wait(self, timeout: float | None = None) -> int:
        """Wait until it has ended."""


class ForkedProcess:
    """A process that is not a child of this one; its exit code is not known."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self._handle = os.pidfd_open(pid)
        self._poll = select.poll()
        self._poll.register(self._handle, select.POLLIN)
        self._has_ended = False

    def poll(self) -> int | None:
        """Return None while it runs."""
        return self._wait(0)

    def send_signal(self, sig: int) -> None:
        """Send it a signal, unless it has ended."""
        if self._wait(0) is None:
            signal.pidfd_send_signal(self._handle, sig)

    def wait(self, timeout: float | None = None) -> int:
        """Wait until it has ended."""
        if self._wait(None if timeout is None else timeout * 1000) is None:
            raise subprocess.TimeoutExpired(f"process {self.pid}", timeout or 0)
        return 0

    def _wait(self, ms: float | None) -> int | None:
        if not self._has_ended and self._poll.poll(ms):
            self._has_ended = True
            os.close(self._handle)
        return 0 if self._has_ended else None


class ForkServer:
    """A process that forks another one for each request on its standard input."""

    def __init__(self) -> None:
        command = [sys.executable, __file__]
        self.environment = read_environment()
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def start(self, script: str, *arguments: str, cwd: Path, stdout: Path, stderr: Path) -> ForkedProcess:
        """Run a Python script."""
        request = {"argv": [script, *arguments], "cwd": str(cwd), "stdout": str(stdout), "stderr": str(stderr)}
        requests, answers = self._process.stdin, self._process.stdout
        assert requests is not None
        assert answers is not None
        requests.write(f"{json.dumps(request)}\n")
        requests.flush()
        return ForkedProcess(int(answers.readline()))


@cache
def open_fork_server() -> ForkServer:
    """Return the fork server of this test process; it ends when its standard input is closed."""
    return ForkServer()


def can_fork() -> bool:
    """Return whether processes can be forked here."""
    is_possible = hasattr(os, "pidfd_open") and "COVERAGE_PROCESS_CONFIG" not in os.environ
    return is_possible and open_fork_server().environment == read_environment()


def read_environment() -> dict[str, str]:
    """Return the environment variables, without the one that pytest sets for every test."""
    return {name: value for name, value in os.environ.items() if name != "PYTEST_CURRENT_TEST"}


def serve(requests: IO[str]) -> None:
    """Fork a process for every request; ended processes are reaped by the system."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for request in requests:
        if pid := os.fork():
            print(pid, flush=True)  # noqa: T201 - the answer
        else:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            run(json.loads(request))


def run(request: dict[str, Any]) -> None:
    """Run the requested script, as if this process had been started for it."""
    os.chdir(request["cwd"])
    for number, name in ((0, os.devnull), (1, request["stdout"]), (2, request["stderr"])):
        file = os.open(name, os.O_RDONLY if number == 0 else os.O_WRONLY)
        os.dup2(file, number)
        os.close(file)
    sys.argv = request["argv"]
    sys.path[0] = str(Path(sys.argv[0]).parent)
    runpy.run_path(sys.argv[0], run_name="__main__")
    sys.exit()


if __name__ == "__main__":
    for module in ("hairpin.cli", "hairpin.server.serve", "hairpin.server.store.migrate", "alembic.command"):
        import_module(module)
    with os.fdopen(os.dup(0)) as requests:  # so that the standard input of a forked process is unread
        serve(requests)
