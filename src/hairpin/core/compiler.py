"""Reporting a missing compiler: Numba and NumPy are large and may be installed later than the other packages."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import invalidate_caches

from hairpin.core.errors import HairpinError

PACKAGES = ("numpy", "llvmlite", "numba")


class CompilerMissingError(HairpinError):
    """The compiler is not installed yet."""

    code = "compiler/missing"


@contextmanager
def needing_compiler() -> Iterator[None]:
    """Turn a failed import of the compiler into `CompilerMissingError`; the next attempt imports it again."""
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package not in PACKAGES:
            raise
        invalidate_caches()
        raise CompilerMissingError(f"{package} is not installed; run `pip install numba`", package=package) from error
