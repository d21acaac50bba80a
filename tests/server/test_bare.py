"""`hairpin` without arguments starts a server on the home network, as `make play` does."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from socket import create_connection
from urllib.request import ProxyHandler, build_opener

from hairpin.server.serve import find_lan_address
from server.client import READY_LINE, SERVER_SCRIPT, TIMEOUT


def test_hairpin_without_arguments_serves_the_page_on_the_home_network(tmp_path: Path) -> None:
    environment = {"XDG_DATA_HOME": str(tmp_path), "HOME": str(tmp_path), "BROWSER": "true"}
    with subprocess.Popen(
        [sys.executable, str(SERVER_SCRIPT)],
        cwd=tmp_path,
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        text=True,
    ) as server:
        assert server.stdout
        try:
            printed = next(line for line in server.stdout if line.startswith(READY_LINE))
            address = printed.removeprefix(READY_LINE).strip()
            assert b"<title>Hairpin</title>" in build_opener(ProxyHandler({})).open(f"{address}/").read()
            port = int(address.rpartition(":")[2])
            create_connection((find_lan_address() or "127.0.0.2", port), TIMEOUT).close()
        finally:
            server.terminate()
    assert [file.name for file in tmp_path.rglob("tables.sqlite")], "in the user's own folder"
