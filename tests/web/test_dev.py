"""`make dev`: page and server run from source at one address, reload after changes, and check hosts and origins."""

from __future__ import annotations

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Thread

import httpx
import pytest
from playwright.sync_api import BrowserContext, expect
from scripts.dev import is_answering

from web.watch import Watch

ROOT = Path(__file__).parents[2]
PATIENCE_S = 180.0
UPGRADE = (
    "Connection: Upgrade",
    "Upgrade: websocket",
    "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: aGFpcnBpbmhhaXJwaW4hIQ==",
)


class Dev:
    """A copy of the project, and the process of `make dev` in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.client = httpx.Client(base_url=self.url, trust_env=False, timeout=PATIENCE_S)
        self._output = folder / "output.txt"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> subprocess.Popen[bytes]:
        """Return the process; start it if it is not running, and wait until it accepts connections."""
        process = self._process
        if process is None or process.poll() is not None:
            process = self._process = self.launch()
            wait_until(lambda: "The table is open: " in self.output() or process.poll() is not None)
            assert process.poll() is None, self.output()
        return process

    def launch(self) -> subprocess.Popen[bytes]:
        """Start the process without waiting for it."""
        command = [sys.executable, "-m", "scripts.dev", "--port", str(self.port)]
        with self._output.open("wb") as file:
            return subprocess.Popen(command, cwd=self.folder, stdout=file, stderr=subprocess.STDOUT)

    def close(self) -> None:
        """Terminate the process."""
        self.client.close()
        if self._process:
            self._process.terminate()
            self._process.wait(PATIENCE_S)

    def output(self) -> str:
        """Return the output of the process."""
        return self._output.read_text("utf-8")

    def change(self, name: str, pattern: str, by: str) -> None:
        """Edit a source file."""
        path = self.folder / name
        text, changes = re.subn(pattern, by, path.read_text("utf-8"), count=1, flags=re.MULTILINE)
        assert changes == 1, f"{pattern} is not in {name}"
        path.write_text(text, "utf-8")

    def request_socket(self, path: str, *headers: str) -> str:
        """Request a WebSocket with these headers; return the status line of the response."""
        with socket.create_connection(("127.0.0.1", self.port), PATIENCE_S) as connection:
            connection.sendall("\r\n".join([f"GET {path} HTTP/1.1", *headers, *UPGRADE, "", ""]).encode())
            return connection.recv(1000).partition(b"\r\n")[0].decode()


def wait_until(predicate: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE_S
    while not predicate():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def find_children(parent: int) -> list[int]:
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = status.read_text("utf-8").rpartition(")")[2].split()
        except OSError:  # the process has just ended
            continue
        if int(fields[1]) == parent:
            found.append(int(status.parent.name))
    return found


@pytest.fixture(scope="module")
def dev(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Dev]:
    """Yield a copy of the project whose sources tests may edit; its built page is empty."""
    folder = tmp_path_factory.mktemp("project")
    shutil.copytree(ROOT / "scripts", folder / "scripts")
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("page"))
    shutil.copytree(ROOT / "web", folder / "web", ignore=shutil.ignore_patterns("node_modules"))
    page = folder / "src" / "hairpin" / "server" / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html>", "utf-8")
    packages = folder / "web" / "node_modules"
    packages.mkdir()
    for package in (ROOT / "web" / "node_modules").iterdir():
        if package.name != ".vite":
            (packages / package.name).symlink_to(package)
    dev = Dev(folder)
    yield dev
    dev.close()


def test_an_occupied_port_is_refused_with_a_message(dev: Dev) -> None:
    with socket.create_server(("127.0.0.1", dev.port)):
        assert dev.launch().wait(PATIENCE_S) == 1
    assert f"Port {dev.port} cannot be used" in dev.output()
    assert "make dev PORT=" in dev.output()


def test_a_port_that_closes_the_connection_is_not_answering() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:

        def hang_up() -> None:
            connection, _ = listener.accept()
            connection.close()

        thread = Thread(target=hang_up)
        thread.start()
        assert not is_answering(listener.getsockname()[1])
        thread.join()


def test_a_change_of_page_messages_or_server_is_applied_to_the_open_page(
    dev: Dev, desktop: BrowserContext, watch: Watch
) -> None:
    watch.allow("WebSocket|/ws/")  # the connection is lost while the server restarts
    dev.start()
    request = {"game": "monza", "options": {}, "seats": [{"kind": "here"}] * 2}
    opened = dev.client.post("/api/tables", json=request).json()
    page = desktop.new_page()
    page.goto(f"{dev.url}/t/{opened['code']}#{opened['key']}")
    expect(page.get_by_role("button", name="Start!")).to_be_visible()
    page.evaluate("window.kept = 'since the page was loaded'")

    dev.change("web/src/lobby/BoardCard.svelte", "heading} data-say>", "heading} data-say>Another ")
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("^Another "))

    with page.expect_websocket(lambda socket_: f"/ws/{opened['code']}" in socket_.url):
        dev.change("src/hairpin/words/en.ftl", "^lobby-start = .*", "lobby-start = Off we go")
        dev.change("src/hairpin/games/monza/words/en.ftl", "^monza-roll = .*", "monza-roll = Throw them")
        dev.change("src/hairpin/__init__.py", '^__version__ = ".*"', '__version__ = "99"')
    wait_until(lambda: '"99"' in dev.client.get("/api/health").text)
    start = page.get_by_role("button", name="Off we go")
    start.click()
    expect(start).to_be_hidden()
    expect(page.get_by_role("button", name="Throw them")).to_be_visible()
    assert page.evaluate("window.kept") == "since the page was loaded"


def test_hosts_and_origins_are_checked(dev: Dev) -> None:
    dev.start()
    here, elsewhere = f"Host: 127.0.0.1:{dev.port}", "Host: elsewhere.test"
    foreign = {"Origin": f"http://localhost:{dev.port}"}
    assert [dev.client.get(path).status_code for path in ("/", "/api/health", "/schema/openapi.json")] == [200] * 3
    assert dev.client.get("/api/house").json()["address"] == dev.url
    for path in ("/", "/src/main.ts", "/api/health"):
        assert dev.client.get(path, headers={"Host": "elsewhere.test"}).status_code == 403
    assert dev.client.get("/api/health", headers=foreign).json()["code"] == "origin/foreign"
    assert dev.client.post("/api/tables", json={}, headers=foreign).json()["code"] == "origin/foreign"
    for path in ("/src/main.ts", "/api/health"):
        assert "access-control-allow-origin" not in dev.client.get(path, headers=foreign).headers
    assert " 101 " in dev.request_socket("/ws/ABCD", here, f"Origin: {dev.url}")
    assert " 403 " in dev.request_socket("/ws/ABCD", here, "Origin: http://elsewhere.test")
    assert " 403 " in dev.request_socket("/ws/ABCD", elsewhere)
    assert " 101 " not in dev.request_socket("/", elsewhere, "Sec-WebSocket-Protocol: vite-hmr")


def test_a_server_that_fails_to_start_is_restarted_after_the_next_change_and_ctrl_c_ends_all(dev: Dev) -> None:
    process = dev.start()
    dev.change("src/hairpin/__init__.py", "^__version__ = ", "__version__ == ")
    wait_until(lambda: "it is restarted after the next change" in dev.output())
    assert "NameError" in dev.output()
    assert dev.client.get("/").status_code == 200
    dev.change("src/hairpin/__init__.py", "^__version__ == ", "__version__ = ")
    wait_until(lambda: dev.client.get("/api/health").status_code == 200)
    children = find_children(process.pid)
    assert len(children) == 2
    process.send_signal(signal.SIGINT)
    assert process.wait(PATIENCE_S) == 130
    assert not any(Path(f"/proc/{child}").exists() for child in children)
    assert (dev.folder / "build" / "dev.sqlite").exists()


def test_a_killed_server_ends_the_vite_process(dev: Dev) -> None:
    process = dev.start()
    programs = {child: Path(f"/proc/{child}/cmdline").read_text("utf-8") for child in find_children(process.pid)}
    [server] = [child for child, command in programs.items() if "hairpin.cli" in command]
    [vite] = {*programs} - {server}
    os.kill(server, signal.SIGKILL)
    assert process.wait(PATIENCE_S) == 1
    assert "The table's server has ended (exit -9), so the page's is ended too." in dev.output()
    assert not Path(f"/proc/{vite}").exists()
