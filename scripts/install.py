"""Install Hairpin into `.venv`, or $HAIRPIN_VENV: first what a race needs, the compiler while the first race is on.

    python -m scripts.install play       what the table needs and the page; open the table
    python -m scripts.install page       the same without opening it
    python -m scripts.install compiler   NumPy and Numba, without which nobody looks ahead and nothing is measured
    python -m scripts.install tools      all of that, and what checks and tests Hairpin
    python -m scripts.install hooks      what runs the checks before a commit; any extra of pyproject.toml by its name

It needs the standard library alone. A stamp in `.venv` says that a part is whole, and is written last.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import signal
import subprocess
import sys
import sysconfig
import tomllib
import venv
import zipfile
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Thread
from time import sleep
from typing import Any, NoReturn

from scripts import node, page

ROOT = Path(__file__).parent.parent
VENV = ROOT / os.environ.get("HAIRPIN_VENV", ".venv")
PYTHON = VENV / "bin" / "python"
COMPILER = ("numpy", "llvmlite", "numba")  # as they come in: whoever finds the last one finds them all
BUSY = 10  # how far the compiler's installation steps back for the race
GLANCE_SECONDS = 0.2
WARM = "import hairpin.cli, hairpin.server.serve, hairpin.server.drivers.worker"
# A path may hold spaces or be too long for a first line of its own: to the shell this is `exec`, to Python a text.
COMMAND = """#!/bin/sh
'''exec' "{python}" "$0" "$@"
' '''
from hairpin.cli import main

main()
"""
ADVICE = "If packages could not be fetched, try again with a network; if they are damaged, `make clean` first."
NO_COMPILER = (
    "The compiler is not installed. The table stays open: the racer drives for those who look ahead, and the workshop\n"
    "measures nothing. With a network, `make play` tries again."
)


class InstallError(Exception):
    """Something could not be installed."""


class Part:
    """Packages that are installed together, and the stamp that says that they are whole."""

    def __init__(self, name: str, needs: Sequence[str]) -> None:
        self.needs = needs
        self._stamp = VENV / f".{name}"
        versions = (ROOT / "constraints.txt").read_text("utf-8")
        self._state = hashlib.sha256("\n".join([*needs, versions]).encode()).hexdigest()

    @property
    def is_whole(self) -> bool:
        """Say whether it is installed, as it is needed today."""
        return self._stamp.exists() and self._stamp.read_text("utf-8") == self._state

    def stamp(self) -> None:
        """Say that it is whole."""
        self._stamp.write_text(self._state, "utf-8")


def read_project() -> dict[str, Any]:
    """Return what `pyproject.toml` says of the project."""
    project: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return project


def read_parts(project: dict[str, Any]) -> tuple[Part, Part, Part]:
    """Return what the table, the compiler and the tools are."""
    compiler = [need for need in project["dependencies"] if re.split(r"[^\w.-]", need)[0] in COMPILER]
    table = [need for need in project["dependencies"] if need not in compiler]
    return (
        Part("table", table),
        Part("compiler", compiler),
        Part("ready", project["optional-dependencies"]["dev"]),
    )


def run(*command: str, **environment: str) -> None:
    """Run a program of the installation."""
    # Whatever the shell says: what is not kept as bytecode now would be compiled at every start.
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    done = subprocess.run(command, cwd=ROOT, env={**kept, **environment}, check=False)  # noqa: S603
    if done.returncode:
        raise InstallError(f"`{' '.join(command)}` failed (exit {done.returncode}); its output is above.")


def pip(*words: str) -> None:
    """Install packages, in the versions that `constraints.txt` names."""
    quiet = ("--quiet", "--disable-pip-version-check", "--no-warn-script-location")
    run(str(PYTHON), "-m", "pip", "install", *quiet, "-c", "constraints.txt", *words, HAIRPIN_NO_PAGE="1")


def side_by_side(*jobs: Callable[[], None]) -> None:
    """Do several things at once; what fails is told when all have ended."""
    with ThreadPoolExecutor() as pool:
        for job in [pool.submit(job) for job in jobs]:
            job.result()


def make_venv() -> None:
    """Create `.venv`, with the pip that came with Python unpacked: pip needs ten times as long to install itself."""
    if PYTHON.exists() and any(find_site().glob("pip-*.dist-info")):
        return
    wheel = find_pip()
    if wheel is None:
        run(sys.executable, "-m", "venv", "--clear", str(VENV))  # it says best itself what its machine lacks
        return
    venv.create(VENV, symlinks=True, clear=True)
    unpacked = VENV / "pip.new"
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(unpacked)
    move_in(unpacked, ("pip",))


def find_pip() -> Path | None:
    """Return the wheel of pip that `ensurepip` would install, wherever this Python keeps it."""
    folders = (sysconfig.get_config_var("WHEEL_PKG_DIR"), Path(os.__file__).parent / "ensurepip" / "_bundled")
    wheels = [wheel for folder in folders if folder for wheel in Path(folder).glob("pip-*-py3-none-any.whl")]
    return wheels[0] if wheels else None


def find_site() -> Path:
    """Return the folder of installed packages."""
    return next((VENV / "lib").glob("python3*/site-packages"), VENV)


def move_in(folder: Path, packages: Iterable[str]) -> None:
    """Move unpacked packages to where they belong, each at one stroke, in this order; the old ones go."""
    site = find_site()
    for package in packages:
        for pattern in (f"{package}.libs", package, f"{package}-*.dist-info"):
            for old in site.glob(pattern):
                shutil.rmtree(old)
            for part in folder.glob(pattern):
                part.rename(site / part.name)
    shutil.rmtree(folder)


def install_packages(needs: Sequence[str]) -> None:
    """Install packages, link Hairpin itself, and keep as bytecode what a start imports."""
    pip("--no-compile", *needs)
    link_sources()
    run(str(PYTHON), "-c", WARM)


def link_sources() -> None:
    """Let Python find Hairpin where its sources are, and put the command `hairpin` beside it.

    An editable install leaves the same, after it has fetched and run a build system: three seconds for two files.
    """
    (find_site() / "hairpin.pth").write_text(f"{ROOT / 'src'}\n", "utf-8")
    command = VENV / "bin" / "hairpin"
    command.write_text(COMMAND.format(python=PYTHON), "utf-8")
    command.chmod(0o755)


def install_compiler(part: Part) -> None:
    """Install the compiler beside its place and move it in at one stroke: a table may be looking for it."""
    if part.is_whole:
        return
    unpacked = VENV / "compiler.new"
    shutil.rmtree(unpacked, ignore_errors=True)
    pip("--no-compile", "--target", str(unpacked), *part.needs)
    move_in(unpacked, COMPILER)
    part.stamp()


def install_node() -> None:
    """Install Node.js where the machine has none that is new enough."""
    if node.find_on_path() is None:
        pip("--no-compile", "--no-deps", node.WHEEL)


def build_page() -> None:
    """Build the page, unless it is fresh or not wanted."""
    if not (page.is_wanted() and page.is_stale()):
        return
    install_node()
    run(str(PYTHON), "-m", "scripts.page")


def install_table(table: Part) -> None:
    """Install what the table needs, and build the page meanwhile; do nothing where nothing has changed."""
    if is_open(table):
        return
    with node.one_at_a_time(ROOT):
        if table.is_whole:
            build_page()
            return
        print(f"Installing Hairpin into {VENV.name} …", flush=True)
        make_venv()
        side_by_side(build_page, lambda: install_packages(table.needs))
        table.stamp()


def is_open(table: Part) -> bool:
    """Say whether nothing stands between the door and the table."""
    return table.is_whole and not (page.is_wanted() and page.is_stale())


def install_tools(table: Part, compiler: Part, tools: Part) -> None:
    """Install everything, with what checks and tests Hairpin and its page."""
    with node.one_at_a_time(ROOT):
        if tools.is_whole:
            return
        print(f"Installing Hairpin and what checks and tests it into {VENV.name} …", flush=True)
        make_venv()
        python = [*table.needs, *tools.needs]
        side_by_side(install_web, lambda: install_packages(python), lambda: install_compiler(compiler))
        table.stamp()
        tools.stamp()


def install_web() -> None:
    """Install what bundles, checks and tests the page."""
    install_node()
    run(str(PYTHON), "-m", "scripts.node", "packages")


def open_table(compiler: Part) -> None:
    """Become the table; where the compiler is missing, another process installs it meanwhile."""
    if not compiler.is_whole:
        # In a process group of its own it does not hear Ctrl-C, at which pip would print a traceback.
        words = [str(PYTHON), "-m", "scripts.install", "compiler"]
        subprocess.Popen(words, cwd=ROOT, stdin=subprocess.DEVNULL, process_group=0)  # noqa: S603
    os.execv(PYTHON, [str(PYTHON), "-m", "hairpin"])  # noqa: S606


def fetch_compiler(compiler: Part) -> None:
    """Install the compiler while a race is on; without it the table goes on."""
    os.nice(BUSY)
    if os.getpgrp() == os.getpid():
        Thread(target=end_with, args=(os.getppid(),), daemon=True).start()
    try:
        with node.one_at_a_time(ROOT):
            install_compiler(compiler)
    except (InstallError, OSError) as error:
        sys.exit(f"{error}\n{NO_COMPILER}")


def end_with(table: int) -> NoReturn:
    """Wait until the table is gone, and end this process group, with whatever is unpacked half."""
    while os.getppid() == table:
        sleep(GLANCE_SECONDS)
    os.killpg(0, signal.SIGKILL)
    sys.exit(1)


def main(word: str) -> None:
    """Do what the command line asks."""
    project = read_project()
    table, compiler, tools = read_parts(project)
    try:
        if word in ("play", "page"):
            install_table(table)
        elif word == "compiler":
            fetch_compiler(compiler)
        elif word == "tools":
            install_tools(table, compiler, tools)
        elif word in project["optional-dependencies"]:
            install_tools(table, compiler, tools)
            pip(*project["optional-dependencies"][word])
        else:
            sys.exit(__doc__)
    except InstallError as error:
        sys.exit(f"{error}\n{ADVICE}")
    except KeyboardInterrupt:
        sys.exit(130)
    if word == "play":
        open_table(compiler)


if __name__ == "__main__":
    main(" ".join(sys.argv[1:]))
