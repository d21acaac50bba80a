"""Servers that start warm: forked from a process that has imported what every start imports, half a second each.

What is forked is a process of its own, with files, sockets and a number that can be killed. One in another environment,
and every one where the system has no pidfd or coverage is measured, is executed as usual.
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
    """What a house needs of its process; `subprocess.Popen` has it."""

    def poll(self) -> int | None:
        """Return nothing while it runs."""

    def send_signal(self, sig: int) -> None:
        """Send it a signal."""

    def wait(self, timeout: float | None = None) -> int:
        """Wait until it has ended."""


class Forked:
    """A process that is no child of ours; its exit code is not known."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self._handle = os.pidfd_open(pid)
        self._poll = select.poll()
        self._poll.register(self._handle, select.POLLIN)
        self._is_over = False

    def poll(self) -> int | None:
        """Return nothing while it runs."""
        return self._look(0)

    def send_signal(self, sig: int) -> None:
        """Send it a signal, unless it has ended."""
        if self._look(0) is None:
            signal.pidfd_send_signal(self._handle, sig)

    def wait(self, timeout: float | None = None) -> int:
        """Wait until it has ended."""
        if self._look(None if timeout is None else timeout * 1000) is None:
            raise subprocess.TimeoutExpired(f"process {self.pid}", timeout or 0)
        return 0

    def _look(self, ms: float | None) -> int | None:
        if not self._is_over and self._poll.poll(ms):
            self._is_over = True
            os.close(self._handle)
        return 0 if self._is_over else None


class Nursery:
    """A process that forks others, one for each line that it is told."""

    def __init__(self) -> None:
        command = [sys.executable, __file__]
        self.environment = read_environment()
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def start(self, script: str, *words: str, cwd: Path, stdout: Path, stderr: Path) -> Forked:
        """Run a Python script."""
        wish = {"argv": [script, *words], "cwd": str(cwd), "stdout": str(stdout), "stderr": str(stderr)}
        orders, answers = self._process.stdin, self._process.stdout
        assert orders is not None
        assert answers is not None
        orders.write(f"{json.dumps(wish)}\n")
        orders.flush()
        return Forked(int(answers.readline()))


@cache
def open_nursery() -> Nursery:
    """Return this test process's own; it ends when its standard input does."""
    return Nursery()


def can_fork() -> bool:
    """Say whether processes may start warm here."""
    is_possible = hasattr(os, "pidfd_open") and "COVERAGE_PROCESS_CONFIG" not in os.environ
    return is_possible and open_nursery().environment == read_environment()


def read_environment() -> dict[str, str]:
    """Return the environment but for what pytest notes there of every test."""
    return {name: value for name, value in os.environ.items() if name != "PYTEST_CURRENT_TEST"}


def serve(orders: IO[str]) -> None:
    """Fork a process for every order; those that have ended leave nothing behind."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for order in orders:
        if pid := os.fork():
            print(pid, flush=True)  # noqa: T201 - the answer
        else:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            become(json.loads(order))


def become(order: dict[str, Any]) -> None:
    """Run what is ordered, as if this process had been started for it."""
    os.chdir(order["cwd"])
    for number, name in ((0, os.devnull), (1, order["stdout"]), (2, order["stderr"])):
        file = os.open(name, os.O_RDONLY if number == 0 else os.O_WRONLY)
        os.dup2(file, number)
        os.close(file)
    sys.argv = order["argv"]
    sys.path[0] = str(Path(sys.argv[0]).parent)
    runpy.run_path(sys.argv[0], run_name="__main__")
    sys.exit()


if __name__ == "__main__":
    for module in ("hairpin.cli", "hairpin.server.serve"):
        import_module(module)
    with os.fdopen(os.dup(0)) as orders:  # a forked process has the usual input to itself, unread
        serve(orders)
