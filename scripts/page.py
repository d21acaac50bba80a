"""Build the page from `web/` into the package if its sources differ from those of the last build.

    python -m scripts.page

HAIRPIN_NO_PAGE=1 skips it. The script needs only the standard library, because the package's build uses it too.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

from scripts.node import WEB, NodeError, install_packages, one_at_a_time, run

ROOT = WEB.parent
PACKAGE = ROOT / "src" / "hairpin"
PAGE = PACKAGE / "server" / "page"
SHARED = (
    "words/**/*.ftl",
    "games/*/words/*.ftl",
    "art/*.json",
)  # files of the Python package that the page is built from
STAMP = "built-from.txt"
FORMAT = 2  # of the files that are built; another one makes every page stale
COMPRESSED = (".html", ".js", ".css", ".svg", ".json")
BROTLI = """
const [folder, ...suffixes] = process.argv.slice(1);
const { readdirSync, readFileSync, writeFileSync } = require("node:fs");
const { brotliCompressSync } = require("node:zlib");
for (const name of readdirSync(folder, { recursive: true })) {
  const file = `${folder}/${name}`;
  if (!suffixes.some((suffix) => name.endsWith(suffix))) continue;
  writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
}
"""
ADVICE = (
    "The page was not built. If packages could not be fetched, try again with a network; if they are damaged, "
    "`make clean` first. HAIRPIN_NO_PAGE=1 installs Hairpin without its page."
)


def is_wanted() -> bool:
    """Return whether the page is to be built at all."""
    return os.environ.get("HAIRPIN_NO_PAGE", "") in {"", "0"}


def is_stale() -> bool:
    """Return whether the sources differ from those that the page was built from."""
    stamp = PAGE / STAMP
    return not stamp.exists() or stamp.read_text("utf-8").strip() != fingerprint()


def fingerprint() -> str:
    """Return a hash over the names and contents of everything that the page is built from."""
    digest = hashlib.sha256(f"{FORMAT}\n".encode())
    for path in sorted(_sources()):
        name = path.relative_to(ROOT).as_posix()
        content = path.read_bytes()
        digest.update(f"{name} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def build() -> None:
    """Build the page if it is stale; the old one stays in place until the new one is complete."""
    with one_at_a_time():
        if not is_stale():
            return
        source = fingerprint()
        fresh = PAGE.with_name("page.new")
        install_packages(tools=False)
        print("Building the page …", flush=True)
        run(["npx", "vite", "build", "--logLevel", "warn", "--outDir", str(fresh), "--emptyOutDir"])
        compress(fresh)
        (fresh / STAMP).write_text(f"{source}\n", "utf-8")
        shutil.rmtree(PAGE, ignore_errors=True)
        fresh.rename(PAGE)


def compress(folder: Path) -> None:
    """Write a `.gz` and a `.br` file beside every file of the page, which the server sends instead of it."""
    for file in [path for path in folder.rglob("*") if path.suffix in COMPRESSED]:
        file.with_name(file.name + ".gz").write_bytes(gzip.compress(file.read_bytes(), mtime=0))
    run(["node", "-e", BROTLI, str(folder), *COMPRESSED])


def _sources() -> Iterator[Path]:
    for pattern in SHARED:
        yield from PACKAGE.glob(pattern)
    for folder, folders, files in os.walk(WEB):
        folders[:] = [name for name in folders if name != "node_modules"]
        yield from (Path(folder, name) for name in files if not name.endswith(".test.ts"))


def main() -> None:
    """Build the page if it is wanted and stale."""
    if not is_wanted():
        print("HAIRPIN_NO_PAGE is set: the page is left out.")
        return
    try:
        build()
    except NodeError as error:
        sys.exit(f"{error}\n{ADVICE}")


if __name__ == "__main__":
    main()
