"""The cache of compiled kernels: a folder for each state of a module and of its import closure within Hairpin.

Numba notices when a kernel's own file changes, but not when a file does whose functions or constants are compiled into
it. An edit invalidates the kernels of the modules that import the file, directly or not, and no others. The folders do
not depend on where Hairpin is installed, so a second copy of the same sources uses the same kernels.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from hashlib import sha256
from pathlib import Path

from platformdirs import user_cache_path

FOLDER = user_cache_path("hairpin") / "kernels"
MOST_STATES = 4  # of a module: somebody may change between branches

_SOURCES = Path(__file__).parents[2]
_IMPORT = re.compile(
    r"^from (?P<module>hairpin[\w.]*) import (?P<names>\([^)]*\)|.*)|^import (?P<whole>hairpin[\w.]*)", re.MULTILINE
)
_NOT_A_NAME = re.compile(r"#.*|\bas \w+")


def list_imports(source: Path) -> set[Path]:
    """Return the files of Hairpin that a file imports at module level; imports within functions are not compiled in."""
    found = set()
    for line in _IMPORT.finditer(source.read_text("utf-8")):
        module = line["module"] or line["whole"]
        names = re.findall(r"\w+", _NOT_A_NAME.sub("", line["names"] or ""))
        for name in names or [""]:
            found.add(_find_file(f"{module}.{name}") or _find_file(module))
    return {file for file in found if file}


def list_closure(source: Path) -> set[Path]:
    """Return a file and every file of Hairpin that it imports, directly or not."""
    closure: set[Path] = set()
    waiting = {source}
    while waiting:
        closure |= waiting
        waiting = {file for source in waiting for file in _imports(source)} - closure
    return closure


@cache
def find_folder(source: Path) -> Path:
    """Return the cache folder of a file in the present state of its import closure."""
    digest = sha256()
    for text in sorted(file.read_bytes() for file in list_closure(source)):
        digest.update(f"{len(text)} ".encode())
        digest.update(text)
    return FOLDER / _name_module(source) / digest.hexdigest()[:16]


def drop_old_states(folder: Path) -> None:
    """Remove the oldest folders beside a new one; a process that still uses them compiles again."""
    states = sorted(_list_dated(folder.parent), reverse=True)
    for _, state in states[MOST_STATES:]:
        shutil.rmtree(state, ignore_errors=True)


@contextmanager
def write_alone(folder: Path) -> Iterator[None]:
    """Hold an exclusive lock on a folder (where the system has file locks)."""
    try:
        import fcntl  # noqa: PLC0415 -- not on Windows
    except ImportError:
        yield
        return
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _list_dated(folder: Path) -> Iterator[tuple[float, Path]]:
    for state in folder.iterdir():
        try:
            yield state.stat().st_mtime, state
        except FileNotFoundError:  # another process removes old states, too
            continue


def _name_module(source: Path) -> str:
    inside = source.is_relative_to(_SOURCES)
    return ".".join(source.relative_to(_SOURCES).with_suffix("").parts) if inside else source.stem


@cache
def _imports(source: Path) -> frozenset[Path]:
    return frozenset(list_imports(source))


@cache
def _find_file(module: str) -> Path | None:
    path = _SOURCES.joinpath(*module.rstrip(".").split("."))
    candidates = (path.with_suffix(".py"), path / "__init__.py")
    return next((file for file in candidates if file.is_file()), None)
