"""Install Hairpin into `.venv`, or $HAIRPIN_VENV: first the server, then the compiler in the background.

    python -m scripts.install play       the server's packages and the page; then start the server
    python -m scripts.install page       the same without starting it
    python -m scripts.install compiler   NumPy and Numba, which the strong drivers and the workshop's measurements need
    python -m scripts.install tools      all of that, and the tools for checks and tests
    python -m scripts.install hooks      the git hooks; likewise any extra of pyproject.toml by its name

It needs only the standard library. A stamp file in `.venv` marks a part as completely installed; it is written last.
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
COMPILER = ("numpy", "llvmlite", "numba")  # in the order of installation: if the last one is there, all are
NICENESS = 10  # of the compiler's installation, so that it does not slow down the race
GLANCE_SECONDS = 0.2
WARM = "import hairpin.cli, hairpin.server.serve, hairpin.server.drivers.worker"
# A path may contain spaces or be too long for a `#!` line. For the shell this is `exec`, for Python a string.
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
    """Packages that are installed together, and the stamp file of a complete installation."""

    def __init__(self, name: str, needs: Sequence[str]) -> None:
        self.needs = needs
        self._stamp = VENV / f".{name}"
        versions = (ROOT / "constraints.txt").read_text("utf-8")
        self._state = hashlib.sha256("\n".join([*needs, versions]).encode()).hexdigest()

    @property
    def is_whole(self) -> bool:
        """Whether it is completely installed, in the versions that are required now."""
        return self._stamp.exists() and self._stamp.read_text("utf-8") == self._state

    def stamp(self) -> None:
        """Mark it as completely installed."""
        self._stamp.write_text(self._state, "utf-8")


def read_project() -> dict[str, Any]:
    """Return the table `project` of `pyproject.toml`."""
    project: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return project


def read_parts(project: dict[str, Any]) -> tuple[Part, Part, Part]:
    """Return the parts: server, compiler and tools."""
    compiler = [need for need in project["dependencies"] if re.split(r"[^\w.-]", need)[0] in COMPILER]
    table = [need for need in project["dependencies"] if need not in compiler]
    return (
        Part("table", table),
        Part("compiler", compiler),
        Part("ready", project["optional-dependencies"]["dev"]),
    )


def run(*command: str, **environment: str) -> None:
    """Run a program of the installation."""
    # Without bytecode, every start would compile all modules again.
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    done = subprocess.run(command, cwd=ROOT, env={**kept, **environment}, check=False)  # noqa: S603
    if done.returncode:
        raise InstallError(f"`{' '.join(command)}` failed (exit {done.returncode}); its output is above.")


def pip(*words: str) -> None:
    """Install packages, in the versions that `constraints.txt` names."""
    quiet = ("--quiet", "--disable-pip-version-check", "--no-warn-script-location")
    run(str(PYTHON), "-m", "pip", "install", *quiet, "-c", "constraints.txt", *words, HAIRPIN_NO_PAGE="1")


def run_parallel(*jobs: Callable[[], None]) -> None:
    """Run several jobs in parallel; raise the first error when all have ended."""
    with ThreadPoolExecutor() as pool:
        for job in [pool.submit(job) for job in jobs]:
            job.result()


def make_venv() -> None:
    """Create `.venv` and unpack the pip that came with Python, which is ten times as fast as `ensurepip`."""
    if PYTHON.exists() and any(find_site().glob("pip-*.dist-info")):
        return
    wheel = find_pip()
    if wheel is None:
        run(
            sys.executable, "-m", "venv", "--clear", str(VENV)
        )  # its own error message names the missing system package
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
    """Move unpacked packages into `site-packages`, each atomically, in this order; old versions are removed."""
    site = find_site()
    for package in packages:
        for pattern in (f"{package}.libs", package, f"{package}-*.dist-info"):
            for old in site.glob(pattern):
                shutil.rmtree(old)
            for part in folder.glob(pattern):
                part.rename(site / part.name)
    shutil.rmtree(folder)


def install_packages(needs: Sequence[str]) -> None:
    """Install packages, link Hairpin itself, and write the bytecode of all modules that a start imports."""
    pip("--no-compile", *needs)
    link_sources()
    run(str(PYTHON), "-c", WARM)


def link_sources() -> None:
    """Add the sources to Python's path, and create the command `hairpin`.

    An editable install has the same result, but takes three seconds, because it fetches and runs a build system.
    """
    (find_site() / "hairpin.pth").write_text(f"{ROOT / 'src'}\n", "utf-8")
    command = VENV / "bin" / "hairpin"
    command.write_text(COMMAND.format(python=PYTHON), "utf-8")
    command.chmod(0o755)


def install_compiler(part: Part) -> None:
    """Install the compiler into a temporary folder and move it into place: a running server may be polling for it."""
    if part.is_whole:
        return
    unpacked = VENV / "compiler.new"
    shutil.rmtree(unpacked, ignore_errors=True)
    pip("--no-compile", "--target", str(unpacked), *part.needs)
    move_in(unpacked, COMPILER)
    part.stamp()


def install_node() -> None:
    """Install Node.js if the machine has no recent version."""
    if node.find_on_path() is None:
        pip("--no-compile", "--no-deps", node.WHEEL)


def build_page() -> None:
    """Build the page, unless it is up to date or not wanted."""
    if not (page.is_wanted() and page.is_stale()):
        return
    install_node()
    run(str(PYTHON), "-m", "scripts.page")


def install_table(table: Part) -> None:
    """Install the server's packages and build the page in parallel; do nothing if both are up to date."""
    if is_open(table):
        return
    with node.one_at_a_time(ROOT):
        if table.is_whole:
            build_page()
            return
        print(f"Installing Hairpin into {VENV.name} …", flush=True)
        make_venv()
        run_parallel(build_page, lambda: install_packages(table.needs))
        table.stamp()


def is_open(table: Part) -> bool:
    """Return whether the server's packages and the page are up to date."""
    return table.is_whole and not (page.is_wanted() and page.is_stale())


def install_tools(table: Part, compiler: Part, tools: Part) -> None:
    """Install everything, including the tools for checks and tests."""
    with node.one_at_a_time(ROOT):
        if tools.is_whole:
            return
        print(f"Installing Hairpin and its development tools into {VENV.name} …", flush=True)
        make_venv()
        python = [*table.needs, *tools.needs]
        run_parallel(install_web, lambda: install_packages(python), lambda: install_compiler(compiler))
        table.stamp()
        tools.stamp()


def install_web() -> None:
    """Install the packages that bundle, check and test the page."""
    install_node()
    run(str(PYTHON), "-m", "scripts.node", "packages")


def open_table(compiler: Part) -> None:
    """Replace this process by the server; if the compiler is missing, start a process that installs it."""
    if not compiler.is_whole:
        # In its own process group it does not receive Ctrl-C, at which pip would print a traceback.
        words = [str(PYTHON), "-m", "scripts.install", "compiler"]
        subprocess.Popen(words, cwd=ROOT, stdin=subprocess.DEVNULL, process_group=0)  # noqa: S603
    os.execv(PYTHON, [str(PYTHON), "-m", "hairpin"])  # noqa: S606


def fetch_compiler(compiler: Part) -> None:
    """Install the compiler in the background; the server keeps running if that fails."""
    os.nice(NICENESS)
    if os.getpgrp() == os.getpid():
        Thread(target=end_with, args=(os.getppid(),), daemon=True).start()
    try:
        with node.one_at_a_time(ROOT):
            install_compiler(compiler)
    except (InstallError, OSError) as error:
        sys.exit(f"{error}\n{NO_COMPILER}")


def end_with(table: int) -> NoReturn:
    """Wait until the server has ended, then kill this process group, even in the middle of an installation."""
    while os.getppid() == table:
        sleep(GLANCE_SECONDS)
    os.killpg(0, signal.SIGKILL)
    sys.exit(1)


def main(word: str) -> None:
    """Run the command of the command line."""
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
