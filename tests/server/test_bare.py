"""A bare `hairpin` opens the table for everyone at home, as `make play` does."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from socket import create_connection
from urllib.request import ProxyHandler, build_opener

from hairpin.server.serve import find_lan_address
from server.client import OPEN_LINE, OPENER, PATIENCE


def test_a_bare_hairpin_opens_the_table_for_everyone_at_home(tmp_path: Path) -> None:
    kept = {"XDG_DATA_HOME": str(tmp_path), "HOME": str(tmp_path), "BROWSER": "true"}
    with subprocess.Popen(
        [sys.executable, str(OPENER)], cwd=tmp_path, env={**os.environ, **kept}, stdout=subprocess.PIPE, text=True
    ) as house:
        assert house.stdout
        try:
            said = next(line for line in house.stdout if line.startswith(OPEN_LINE))
            address = said.removeprefix(OPEN_LINE).strip()
            assert b"<title>Hairpin</title>" in build_opener(ProxyHandler({})).open(f"{address}/").read()
            port = int(address.rpartition(":")[2])
            create_connection((find_lan_address() or "127.0.0.2", port), PATIENCE).close()
        finally:
            house.terminate()
    assert [file.name for file in tmp_path.rglob("tables.sqlite")], "in the user's own folder"
