"""Compiling: one decorator for every kernel, with a disk cache that notices every change of the code it holds."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import SupportsInt, TypeVar

from platformdirs import user_cache_path

from hairpin.core.datafile import fingerprint

_HOUSE = Path(__file__).parent.parent
_SOURCES = sorted([*_HOUSE.glob("fast/**/*.py"), *_HOUSE.glob("solve/**/*.py")])

# Numba sees a change in a kernel's own file but not in those that it calls, so each state of the code has its folder.
_STATE = fingerprint("\n".join(source.read_text("utf-8") for source in _SOURCES))
FOLDER = user_cache_path("hairpin") / "kernels" / _STATE

# The compiler takes a second to load. Whoever waits beside it can look already whether anything is compiled yet.
import numba  # noqa: E402
import numpy as np  # noqa: E402
from numba.core import event  # noqa: E402

F = TypeVar("F", bound=Callable[..., object])

numba.config.CACHE_DIR = str(FOLDER)  # type: ignore[attr-defined]


class _Workshop(event.Listener):
    """Counts the kernels that are being compiled now, not those that are loaded as they were compiled before."""

    def __init__(self) -> None:
        self.busy = 0

    def on_start(self, event: event.Event) -> None:  # noqa: ARG002
        self.busy += 1

    def on_end(self, event: event.Event) -> None:  # noqa: ARG002
        self.busy -= 1


_WORKSHOP = _Workshop()
event.register("numba:compile", _WORKSHOP)  # type: ignore[no-untyped-call]


def is_compiling() -> bool:
    """Say whether a kernel is being compiled now."""
    return _WORKSHOP.busy > 0


def kernel(function: F) -> F:
    """Compile a function at its first call, or load it as it was compiled before; it runs without Python's lock."""
    compiled: F = numba.njit(function, cache=True, nogil=True, error_model="numpy")
    return compiled


def part(function: F) -> F:
    """Compile a small function into every kernel that calls it; it makes no arrays, and need not count who holds them.

    Counting costs more than the work itself where arrays are handed over by the dozen.
    """
    compiled: F = numba.njit(  # type: ignore[call-overload]
        function, cache=True, nogil=True, error_model="numpy", forceinline=True, _nrt=False
    )
    return compiled


@part
def signed(number: SupportsInt) -> int:
    """Take any whole number as one with a sign: with one without, Numba would go on in floating point."""
    return np.int64(number)  # type: ignore[return-value]
