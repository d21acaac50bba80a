"""Build sdist and wheel, and test the wheel in an empty environment: no Node.js and no compiler on the PATH.

python -m scripts.release        build and test
python -m scripts.release tag    the same for a clean tree whose changelog has a date; then tag it, without pushing
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from tempfile import TemporaryDirectory

from hairpin import __version__
from scripts import page

ROOT = Path(__file__).parent.parent
DIST = ROOT / "dist"
TAG = f"v{__version__}"
NAME = f"hairpin-{__version__}"


class ReleaseError(Exception):
    """A condition of a release is not met."""


def run(*command: str | Path, cwd: Path = ROOT, path: Path | None = None) -> str:
    """Run a program, with `path` as the only folder on the PATH if given; return its output."""
    environment = {**os.environ, "PATH": str(path)} if path else dict(os.environ)
    environment.pop("PYTHONPATH", None)
    done = subprocess.run(command, cwd=cwd, env=environment, stdout=subprocess.PIPE, text=True, check=False)  # noqa: S603
    if done.returncode:
        raise ReleaseError(f"{done.stdout}`{' '.join(map(str, command))}` failed (exit {done.returncode})")
    return done.stdout


def check_release() -> None:
    """Refuse to tag an unclean tree, a version without a dated changelog, or one that is tagged already."""
    if changed := run("git", "status", "--porcelain"):
        raise ReleaseError(f"Commit these first, or remove them:\n{changed}")
    heads = re.findall(r"^## .*$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    dated = re.compile(rf"## {re.escape(__version__)} – \d{{4}}-\d\d-\d\d")
    if not any(map(dated.fullmatch, heads)):
        written = ", ".join(f"«{head}»" for head in heads) or "no section"
        raise ReleaseError(f"CHANGELOG.md has {written}; it must have «## {__version__} – YYYY-MM-DD».")
    if run("git", "tag", "--list", TAG):
        raise ReleaseError(f"{TAG} is there already; raise __version__ in src/hairpin/__init__.py.")


def build(work: Path) -> Path:
    """Build the sdist, and from it, without Node.js, the wheel; return the wheel."""
    nothing = work / "nothing"
    nothing.mkdir()
    if page.is_stale():
        raise ReleaseError("The page is not built from these sources; run `make page`.")
    shutil.rmtree(DIST, ignore_errors=True)
    run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", DIST, path=nothing)
    with tarfile.open(DIST / f"{NAME}.tar.gz") as packed:
        packed.extractall(work, filter="data")
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", DIST, cwd=work / NAME, path=nothing)
    return DIST / f"{NAME}-py3-none-any.whl"


def try_wheel(wheel: Path, work: Path) -> None:
    """Install the wheel into an empty environment, and run races with it."""
    nothing, home = work / "nothing", work / "empty"
    run(sys.executable, "-m", "venv", home)
    pip = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check", "-c", ROOT / "constraints.txt")
    run(home / "bin" / "python", *pip, wheel, "websockets")  # the test's own client
    print(run(home / "bin" / "python", ROOT / "scripts" / "try_wheel.py", __version__, cwd=work, path=nothing), end="")


def main(words: list[str]) -> None:
    """Build, test, and tag if requested."""
    if words not in ([], ["tag"]):
        sys.exit(__doc__)
    try:
        if words:
            check_release()
        with TemporaryDirectory() as folder:
            wheel = build(Path(folder))
            try_wheel(wheel, Path(folder))
        print("Built and tried: " + ", ".join(file.name for file in sorted(DIST.iterdir())))
        if words:
            run("git", "tag", "--annotate", TAG, "--message", f"Hairpin {__version__}")
            print(f"Tagged {TAG}. Nothing was pushed; `git push origin {TAG}` does that.")
    except ReleaseError as error:
        sys.exit(f"{error}")


if __name__ == "__main__":
    main(sys.argv[1:])
