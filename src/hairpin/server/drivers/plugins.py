"""Driver plugins: a Python file with `DRIVERS = {"game": {"turtle": Turtle}}`."""

from __future__ import annotations

from pathlib import Path
from runpy import run_path

from hairpin.bots import add_driver
from hairpin.core.errors import HairpinError


class DriverFileError(HairpinError):
    """A file of drivers that cannot be used."""

    code = "driver/file"


def load_drivers(file: Path) -> None:
    """Read a file of drivers and add them to those of their games, or refuse it."""
    try:
        found = run_path(str(file))["DRIVERS"]
        for game, makers in found.items():
            for name, make in makers.items():
                add_driver(game, name, make)
    except Exception as error:
        raise DriverFileError(f"{error!r}; it must set DRIVERS = {{game: {{name: class}}}}", file=str(file)) from error
