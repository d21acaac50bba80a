"""Test an installed Hairpin: its version, the page, a race on the server, a race in the terminal.

`make try-release` runs it with the Python of an empty environment.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.request import ProxyHandler, Request, build_opener

from websockets.sync.client import connect

HAIRPIN = Path(sys.executable).with_name("hairpin")
OPEN_LINE = "The table is open: "
PATIENCE = 180.0
TABLE = {
    "game": "monza",
    "options": {"track": "sprint"},
    "seats": [{"kind": "computer", "driver": "racer"}, {"kind": "computer", "driver": "champion"}],
}

fetch = build_opener(ProxyHandler({})).open


def hairpin(*words: str) -> str:
    """Run the command `hairpin`; return its output."""
    done = subprocess.run([HAIRPIN, *words], capture_output=True, text=True, timeout=PATIENCE, check=False)  # noqa: S603
    if done.returncode:
        sys.exit(f"hairpin {' '.join(words)} failed:\n{done.stdout}{done.stderr}")
    return done.stdout


@contextmanager
def serve(folder: str) -> Iterator[str]:
    """Start the server on a free port; yield its address."""
    words = ("serve", "--no-browser", "--port", "0", "--think-scale", "0.01", "--data", f"sqlite:///{folder}/t.sqlite")
    with subprocess.Popen([HAIRPIN, *words], stdout=subprocess.PIPE, text=True) as server:  # noqa: S603
        try:
            line = server.stdout.readline() if server.stdout else ""
            yield line.removeprefix(OPEN_LINE).strip()
        finally:
            server.terminate()


def check_page(address: str) -> int:
    """Fetch the page and its assets; return the number of files."""
    page = fetch(f"{address}/").read().decode()
    assets = re.findall(r'"(/assets/[^"]+)"', page)
    if not all(fetch(address + asset).read() for asset in assets):
        sys.exit("an asset of the page is empty")
    return 1 + len(assets)


def race(address: str) -> dict[str, object]:
    """Open a table with two computers and watch them race to the end; return the table."""
    request = Request(f"{address}/api/tables", json.dumps(TABLE).encode(), {"content-type": "application/json"})  # noqa: S310
    opened = json.load(fetch(request))
    with connect(f"{address.replace('http', 'ws', 1)}/ws/{opened['code']}", proxy=None) as socket:
        socket.send(json.dumps({"type": "hello", "id": "1", "keys": [opened["key"]]}))
        socket.send(json.dumps({"type": "start", "id": "2"}))
        while True:
            frame = json.loads(socket.recv(PATIENCE))
            if frame["type"] == "refusal":
                sys.exit(f"the server refused a frame: {frame}")
            if frame.get("table", {}).get("stage") == "over":
                table: dict[str, object] = frame["table"]
                return table


def main(version: str) -> None:
    """Run all tests once."""
    os.environ["HAIRPIN_LANGUAGE"] = "en"
    with TemporaryDirectory() as folder:
        os.environ["XDG_CACHE_HOME"] = os.environ["XDG_DATA_HOME"] = folder
        if (printed := hairpin("--version")) != f"hairpin {version}\n":
            sys.exit(f"`hairpin --version` prints {printed!r}, not {version}")
        with serve(folder) as address:
            print(f"The page is served: {check_page(address)} files.")
            table = race(address)
            print(f"Raced at the table, by {[seat['driver'] for seat in table['seats']]}.")  # type: ignore[attr-defined]
        saved = Path(folder, "one.race")
        hairpin("race", "memo", "--drivers", "racer,random", "--seed", "1", "--save", str(saved))
        hairpin("replay", str(saved), "--all")
        print("Raced and replayed in the terminal.")
        tally = json.loads(hairpin("simulate", "monza", "--track", "sprint", "--drivers", "racer,random", "--json"))
        print(f"{tally['races']} races were simulated by the engine “{tally['engine']}”.")


if __name__ == "__main__":
    main(*sys.argv[1:])
