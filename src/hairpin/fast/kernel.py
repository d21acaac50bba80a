"""Compiling: one decorator for every kernel, with a disk cache that notices every change of the code it holds."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import SupportsInt, TypeVar

import numba
import numpy as np
from platformdirs import user_cache_path

from hairpin.core.datafile import fingerprint

F = TypeVar("F", bound=Callable[..., object])

_HOUSE = Path(__file__).parent.parent
_SOURCES = sorted([*_HOUSE.glob("fast/**/*.py"), *_HOUSE.glob("solve/**/*.py")])

# Numba sees a change in a kernel's own file but not in those that it calls, so each state of the code has its folder.
_STATE = fingerprint("\n".join(source.read_text("utf-8") for source in _SOURCES))
numba.config.CACHE_DIR = str(user_cache_path("hairpin") / "kernels" / _STATE)  # type: ignore[attr-defined]


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
