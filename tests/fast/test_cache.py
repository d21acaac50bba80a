"""The kernel cache: kernels stay valid as long as nothing that is compiled into them has changed."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

import hairpin
from hairpin.fast.cache import MOST_STATES, drop_old_states, list_imports

pytestmark = pytest.mark.compiled

HOUSE = Path(hairpin.__file__).parent
SOURCES = sorted(HOUSE.rglob("*.py"))
KERNELS = [source for source in SOURCES if re.search(r"^@(kernel|part)$", source.read_text("utf-8"), re.MULTILINE)]

LIST_FOLDERS = """
import sys
from pathlib import Path
from hairpin.fast.cache import find_folder
for name in sys.argv[1:]:
    print(find_folder(Path(name).resolve()))
"""

# A process waits before it writes, so that several processes have read the same list of files.
ADD_UP = """
import sys, time
import numpy as np
from numba.core.caching import IndexDataCacheFile
from sums import add_up
read = IndexDataCacheFile._load_index
def read_slowly(self):
    index = read(self)
    time.sleep(0.3)
    return index
IndexDataCacheFile._load_index = read_slowly
kind, is_compiling = sys.argv[1], sys.argv[2] == "yes"
total = add_up(np.arange(5, dtype=kind) / np.array(2, dtype=kind))
assert total == 5, total
assert bool(add_up.stats.cache_misses) == is_compiling, add_up.stats
"""


def run(code: str, *words: str, **environment: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", code, *words]
    return subprocess.Popen(command, env={**os.environ, **environment}, stdout=subprocess.PIPE, text=True)


def read_imports(source: Path) -> set[Path]:
    """List by Python's own grammar what a file of Hairpin imports at its top."""
    found = set()
    for statement in ast.parse(source.read_text("utf-8")).body:
        if isinstance(statement, ast.Import):
            found |= {find_module(alias.name) for alias in statement.names}
        elif isinstance(statement, ast.ImportFrom) and statement.module:
            for alias in statement.names:
                found.add(find_module(f"{statement.module}.{alias.name}") or find_module(statement.module))
    return {file for file in found if file}


def find_module(name: str) -> Path | None:
    path = HOUSE.parent.joinpath(*name.split("."))
    return next((file for file in (path.with_suffix(".py"), path / "__init__.py") if file.exists()), None)


def test_imports_are_those_that_the_parser_finds() -> None:
    for source in SOURCES:
        assert list_imports(source) == read_imports(source), source


def test_an_edit_invalidates_the_kernels_of_importing_modules_only(tmp_path: Path) -> None:
    for source in SOURCES:
        copy = tmp_path / source.relative_to(HOUSE.parent)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(source, copy)
    names = [source.relative_to(HOUSE.parent).as_posix() for source in KERNELS]

    def list_folders() -> list[str]:
        listed = run(LIST_FOLDERS, *[str(tmp_path / name) for name in names], PYTHONPATH=str(tmp_path))
        return listed.communicate()[0].splitlines()

    before = list_folders()
    assert len(set(before)) == len(KERNELS) > 20
    with (tmp_path / "hairpin/fast/memo/memory.py").open("a", encoding="utf-8") as file:
        file.write("# edited\n")
    after = list_folders()
    changed = {name for name, old, new in zip(names, before, after, strict=True) if old != new}
    assert {"hairpin/fast/memo/memory.py", "hairpin/fast/memo/racer.py"} <= changed
    assert all("memo" in name or "analysis" in name for name in changed), changed
    assert before[0].startswith(after[0].rpartition("/")[0]), "a module's states lie beside each other"


def test_equal_sources_in_another_folder_share_the_cache(tmp_path: Path) -> None:
    shutil.copytree(HOUSE, tmp_path / "hairpin", ignore=shutil.ignore_patterns("page", "__pycache__"))
    theirs, ours = (
        run(LIST_FOLDERS, str(sources / "hairpin/fast/luck.py"), PYTHONPATH=str(sources)).communicate()[0]
        for sources in (tmp_path, HOUSE.parent)
    )
    assert theirs == ours


def write_sums(folder: Path, cache: Path) -> dict[str, str]:
    """Write a module with a kernel; return where a process finds it, and where it is to keep what it compiles."""
    (folder / "sums.py").write_text(
        "from hairpin.fast.kernel import kernel\n"
        "@kernel\ndef add_up(numbers):\n    total = 0.0\n    for number in numbers:\n        total += number\n"
        "    return total\n",
        "utf-8",
    )
    return {"PYTHONPATH": f"{folder}{os.pathsep}{HOUSE.parent}", "XDG_CACHE_HOME": str(cache)}


def test_concurrent_processes_keep_all_compiled_kernels(tmp_path: Path) -> None:
    places = write_sums(tmp_path, tmp_path / "cache")
    for is_compiling in ("yes", "no"):
        processes = [run(ADD_UP, kind, is_compiling, **places) for kind in ("float64", "float32")]
        assert [(process.communicate(), process.returncode)[1] for process in processes] == [0, 0]


def test_without_a_cache_folder_kernels_are_compiled_each_time(tmp_path: Path) -> None:
    (tmp_path / "cache").write_text("a file where a folder should be", "utf-8")
    process = run(ADD_UP, "float64", "yes", **write_sums(tmp_path, tmp_path / "cache"))
    process.communicate()
    assert process.returncode == 0


def test_only_the_newest_states_of_a_module_are_kept(tmp_path: Path) -> None:
    for age in range(MOST_STATES + 2):
        state = tmp_path / f"state{age}"
        state.mkdir()
        (state / "kernel.nbc").touch()
        os.utime(state, (time.time() - age, time.time() - age))
    drop_old_states(tmp_path / "state0")
    assert sorted(path.name for path in tmp_path.iterdir()) == [f"state{age}" for age in range(MOST_STATES)]
