"""Serve the table and its page from their sources, on one address, and follow every change.

    python -m scripts.dev --port 8642

Vite stands in front: it serves `web/`, puts changes into the open page, and hands on what is for the table's server,
with Host and Origin as they came, so that both servers check them. The table's server starts anew when its own sources
change; tables live on in build/dev.sqlite, and open pages come back by themselves. It needs the standard library alone.
"""

from __future__ import annotations

import argparse
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from threading import Event, Thread
from typing import NoReturn

from scripts.node import WEB, NodeError, find_node, install_packages, one_at_a_time
from scripts.page import PAGE, ROOT, build

SRC = ROOT / "src"
DATA = ROOT / "build" / "dev.sqlite"
WATCHED = {".py", ".toml", ".ftl", ".json"}
HOST = "127.0.0.1"
LOOK_EVERY_S = 0.3
START_S, END_S = 120, 5


class DevError(Exception):
    """What runs here cannot start, or has ended by itself."""


class Server:
    """The table's server: a process that is started anew after each change of its sources."""

    def __init__(self, address: str) -> None:
        self.port = find_free_port()
        self.is_open = Event()
        self._address = address
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start it; `is_open` says when it can be reached."""
        self.is_open = Event()
        words = ["serve", "--no-browser", "--port", str(self.port), "--public-url", self._address]
        environment = {**os.environ, "PYTHONPATH": str(SRC), "PYTHONUNBUFFERED": "1"}
        self._process = subprocess.Popen(  # noqa: S603
            [sys.executable, "-m", "hairpin.cli", *words, "--data", f"sqlite:///{DATA}"],
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            text=True,
        )
        Thread(target=self._pass_on, args=[self._process, self.is_open], daemon=True).start()

    def _pass_on(self, process: subprocess.Popen[str], is_open: Event) -> None:
        """Pass on what it prints, but for its address, which nobody should open."""
        for line in process.stdout or ():
            opened = re.search(rf"http://{HOST}:(\d+)", line)
            if not opened:
                print(line, end="", flush=True)
            elif int(opened[1]) != self.port:
                print(f"Port {self.port} was taken meanwhile by somebody else.", flush=True)
                process.terminate()
            else:
                is_open.set()

    @property
    def ended(self) -> int | None:
        """With what it ended, or None while it runs."""
        return self._process.poll() if self._process else None

    def stop(self) -> None:
        """End it."""
        if self._process:
            end(self._process)


def find_free_port() -> int:
    """Return a port that nobody uses now."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


def claim(port: int) -> None:
    """Refuse a port that somebody else listens on."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((HOST, port))
        except (OSError, OverflowError) as error:
            raise DevError(
                f"Port {port} cannot be used ({error}): choose another, as in `make dev PORT=8700`."
            ) from error


def start_page(port: int, server: int) -> subprocess.Popen[bytes]:
    """Start Vite on the port that people open, in front of the server's."""
    vite = WEB / "node_modules" / ".bin" / "vite"
    words = ["--host", HOST, "--port", str(port), "--strictPort", "--clearScreen", "false", "--logLevel", "warn"]
    return subprocess.Popen(  # noqa: S603
        [str(find_node()), str(vite), *words],
        cwd=WEB,
        env={**os.environ, "HAIRPIN_SERVER": f"http://{HOST}:{server}"},
        stdin=subprocess.DEVNULL,
    )


def end(process: subprocess.Popen[str] | subprocess.Popen[bytes]) -> None:
    """End a process politely, or else by force."""
    process.terminate()
    try:
        process.wait(END_S)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def is_answering(port: int) -> bool:
    """Say whether a page is served at a port; to listen is not enough, because Vite tries first whether it is free."""
    line = HTTPConnection(HOST, port, timeout=END_S)
    try:
        line.request("HEAD", "/")
        return line.getresponse().status > 0
    except (OSError, HTTPException):
        return False
    finally:
        line.close()


def wait_until(is_so: Callable[[], bool], what: str, ended: Callable[[], int | None]) -> None:
    """Wait for a process to be ready."""
    give_up = time.monotonic() + START_S
    while not is_so():
        if (code := ended()) is not None:
            raise DevError(f"{what} did not start (exit {code}); it says why above.")
        if time.monotonic() > give_up:
            raise DevError(f"{what} did not start within {START_S} s.")
        time.sleep(0.05)


def look() -> dict[str, int]:
    """Return when each of the server's sources was changed last."""
    seen = {}
    for folder, folders, files in os.walk(SRC / "hairpin"):
        folders[:] = [name for name in folders if name != "__pycache__" and Path(folder, name) != PAGE]
        for path in (Path(folder, name) for name in files if Path(name).suffix in WATCHED):
            try:
                seen[path.relative_to(ROOT).as_posix()] = path.stat().st_mtime_ns
            except FileNotFoundError:  # an editor is just replacing it
                continue
    return seen


def follow(page: subprocess.Popen[bytes], server: Server, seen: dict[str, int]) -> NoReturn:
    """Start the server anew after each change since it was seen; end when one of the two has ended by itself."""
    is_broken = False
    while True:
        time.sleep(LOOK_EVERY_S)
        if page.poll() is not None:
            raise DevError(f"The page's server (Vite) has ended (exit {page.poll()}), so the table's is ended too.")
        if server.ended is not None and server.is_open.is_set():
            raise DevError(f"The table's server has ended (exit {server.ended}), so the page's is ended too.")
        if server.ended is not None and not is_broken:
            is_broken = True
            print("The server does not start like this; it is tried again after the next change.", flush=True)
        if (now := look()) != seen:
            changed = sorted(name for name, _ in now.items() ^ seen.items())
            seen, is_broken = now, False
            print(f"{changed[0]} has changed: the server starts anew.", flush=True)
            server.stop()
            server.start()


def run(port: int) -> NoReturn:
    """Serve until somebody ends it."""
    claim(port)
    with one_at_a_time():
        install_packages(tools=False)
    if not (PAGE / "index.html").exists():  # the server wants to have one, though Vite shows its own
        build()
    DATA.parent.mkdir(exist_ok=True)
    address = f"http://{HOST}:{port}"
    server, seen = Server(address), look()
    page = start_page(port, server.port)
    try:
        server.start()
        wait_until(lambda: is_answering(port), "The page's server (Vite)", page.poll)
        wait_until(server.is_open.is_set, "The table's server", lambda: server.ended)
        print(f"The table is open: {address} – changes show by themselves; Ctrl-C ends it.", flush=True)
        follow(page, server, seen)
    finally:
        end(page)
        server.stop()


def main() -> None:
    """Do what the command line asks."""
    wishes = argparse.ArgumentParser(description="Serve table and page from their sources, and follow every change.")
    wishes.add_argument("--port", type=int, default=8642, help="the one port that a browser opens")
    port = wishes.parse_args().port
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background jobs ignore it
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    try:
        run(port)
    except (DevError, NodeError) as error:
        sys.exit(f"{error}")
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
