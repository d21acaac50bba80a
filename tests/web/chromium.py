"""Find a headless Chromium: `$CHROMIUM`, else the npm package of the page, else the one of the system."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from scripts.node import WEB, find_node

PACKED = WEB / "node_modules" / "@sparticuz" / "chromium"
UNPACK = """
import { inflate } from '@sparticuz/chromium';
const [, folder, ...archives] = process.argv;
await Promise.all(archives.map((name) => inflate(`${folder}/${name}`)));
"""
# Chinese and Korean fonts for the tests, in the two weights that the page uses: folders of .ttf files.
FONTS = tuple(
    WEB / "node_modules" / "@expo-google-fonts" / f"noto-sans-{script}" / weight
    for script in ("sc", "kr")
    for weight in ("400Regular", "700Bold")
)
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--font-render-hinting=none",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",  # no host name is resolved
]


class Chromium(NamedTuple):
    """The executable of a browser and the environment variables that it needs."""

    program: Path
    environment: dict[str, str]


def find_chromium() -> Chromium:
    """Return the first browser found; the npm package is unpacked once into this Python environment."""
    if named := os.environ.get("CHROMIUM"):
        return Chromium(Path(named), {})
    if PACKED.exists():
        return _unpack()
    for name in ("chromium", "chromium-browser", "google-chrome"):
        if program := shutil.which(name):
            return Chromium(Path(program), {})
    raise FileNotFoundError("No Chromium: run `make packages`, or name one in $CHROMIUM.")


def _unpack() -> Chromium:
    version = json.loads((PACKED / "package.json").read_text("utf-8"))["version"]
    home = Path(sys.prefix) / f"chromium-{version}"
    if not home.exists():
        # Unpack into a temporary folder and rename it, because several test processes may start at once.
        with tempfile.TemporaryDirectory(dir=home.parent, ignore_cleanup_errors=True) as scratch:
            folder = Path(scratch) / "chromium"
            folder.mkdir()
            archives = [path.name for path in (PACKED / "bin").iterdir()]
            subprocess.run(
                [str(find_node()), "--input-type=module", "-e", UNPACK, str(PACKED / "bin"), *archives],
                cwd=WEB,
                env={**os.environ, "TMPDIR": str(folder)},
                check=True,
            )
            try:
                folder.rename(home)
            except OSError:
                assert home.exists()
    libraries = [str(home / "al2023" / "lib"), os.environ.get("LD_LIBRARY_PATH", "")]
    environment = {
        "LD_LIBRARY_PATH": ":".join(filter(None, libraries)),
        "FONTCONFIG_FILE": str(_list_fonts(home)),
    }
    return Chromium(home / "chromium", environment)


def _list_fonts(home: Path) -> Path:
    """Write a fontconfig file that lists only the fonts of the packages, so that all machines use the same ones."""
    folders = "".join(f"<dir>{folder}</dir>" for folder in (home / "fonts", *FONTS))
    text = f"<fontconfig>{folders}<cachedir>{home / 'font-cache'}</cachedir></fontconfig>"
    file = home / "fonts.conf"
    if not file.exists() or file.read_text("utf-8") != text:
        file.write_text(text, "utf-8")
    return file
