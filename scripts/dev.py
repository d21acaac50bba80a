"""Run the development servers of Python and page on one address, with hot reload.

    python -m scripts.dev --port 8642

Vite serves `web/` with hot module replacement and proxies all other requests to the Python server, with Host and Origin
unchanged, so that both servers check them. The Python server is restarted when its sources change; tables are kept in
build/dev.sqlite, and open pages reconnect. The script needs only the standard library.
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
    """A server cannot start, or has ended unexpectedly."""


class Server:
    """The process of the Python server, which is restarted after each change of its sources."""

    def __init__(self, address: str) -> None:
        self.port = find_free_port()
        self.is_open = Event()
        self._address = address
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start the process; `is_open` is set when it accepts connections."""
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
        """Print its output, except for its own address, which must not be opened."""
        for line in process.stdout or ():
            opened = re.search(rf"http://{HOST}:(\d+)", line)
            if not opened:
                print(line, end="", flush=True)
            elif int(opened[1]) != self.port:
                print(f"Port {self.port} was taken by another process.", flush=True)
                process.terminate()
            else:
                is_open.set()

    @property
    def ended(self) -> int | None:
        """The exit code, or None while it runs."""
        return self._process.poll() if self._process else None

    def stop(self) -> None:
        """End the process."""
        if self._process:
            end(self._process)


def find_free_port() -> int:
    """Return a free port."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


def claim(port: int) -> None:
    """Refuse a port that is in use."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((HOST, port))
        except (OSError, OverflowError) as error:
            raise DevError(
                f"Port {port} cannot be used ({error}): choose another, as in `make dev PORT=8700`."
            ) from error


def start_page(port: int, server: int) -> subprocess.Popen[bytes]:
    """Start Vite on the public port, as a proxy of the Python server."""
    vite = WEB / "node_modules" / ".bin" / "vite"
    words = ["--host", HOST, "--port", str(port), "--strictPort", "--clearScreen", "false", "--logLevel", "warn"]
    return subprocess.Popen(  # noqa: S603
        [str(find_node()), str(vite), *words],
        cwd=WEB,
        env={**os.environ, "HAIRPIN_SERVER": f"http://{HOST}:{server}"},
        stdin=subprocess.DEVNULL,
    )


def end(process: subprocess.Popen[str] | subprocess.Popen[bytes]) -> None:
    """Terminate a process; kill it if it does not end."""
    process.terminate()
    try:
        process.wait(END_S)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def is_answering(port: int) -> bool:
    """Return whether a port answers HTTP; an open port is not enough, because Vite first probes whether it is free."""
    connection = HTTPConnection(HOST, port, timeout=END_S)
    try:
        connection.request("HEAD", "/")
        return connection.getresponse().status > 0
    except (OSError, HTTPException):
        return False
    finally:
        connection.close()


def wait_until(is_so: Callable[[], bool], what: str, ended: Callable[[], int | None]) -> None:
    """Wait for a process to be ready."""
    give_up = time.monotonic() + START_S
    while not is_so():
        if (code := ended()) is not None:
            raise DevError(f"{what} did not start (exit {code}); its output is above.")
        if time.monotonic() > give_up:
            raise DevError(f"{what} did not start within {START_S} s.")
        time.sleep(0.05)


def look() -> dict[str, int]:
    """Return the modification times of the server's sources."""
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
    """Restart the server after each change of its sources; raise when one of the servers has ended."""
    is_broken = False
    while True:
        time.sleep(LOOK_EVERY_S)
        if page.poll() is not None:
            raise DevError(f"The page's server (Vite) has ended (exit {page.poll()}), so the table's is ended too.")
        if server.ended is not None and server.is_open.is_set():
            raise DevError(f"The table's server has ended (exit {server.ended}), so the page's is ended too.")
        if server.ended is not None and not is_broken:
            is_broken = True
            print("The server does not start; it is restarted after the next change.", flush=True)
        if (now := look()) != seen:
            changed = sorted(name for name, _ in now.items() ^ seen.items())
            seen, is_broken = now, False
            print(f"{changed[0]} has changed: the server restarts.", flush=True)
            server.stop()
            server.start()


def run(port: int) -> NoReturn:
    """Run both servers until they are stopped."""
    claim(port)
    with one_at_a_time():
        install_packages(tools=False)
    if not (PAGE / "index.html").exists():  # the server requires one, though Vite serves its own
        build()
    DATA.parent.mkdir(exist_ok=True)
    address = f"http://{HOST}:{port}"
    server, seen = Server(address), look()
    page = start_page(port, server.port)
    try:
        server.start()
        wait_until(lambda: is_answering(port), "The page's server (Vite)", page.poll)
        wait_until(server.is_open.is_set, "The table's server", lambda: server.ended)
        print(f"The table is open: {address} – changes are reloaded; Ctrl-C ends it.", flush=True)
        follow(page, server, seen)
    finally:
        end(page)
        server.stop()


def main() -> None:
    """Parse the command line and run the servers."""
    parser = argparse.ArgumentParser(description="Run server and page from their sources, with hot reload.")
    parser.add_argument("--port", type=int, default=8642, help="the port that a browser opens")
    port = parser.parse_args().port
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
