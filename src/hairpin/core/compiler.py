"""The compiler and its arrays are large, and may come to a machine after everything else: who needs them says so."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import invalidate_caches

from hairpin.core.errors import HairpinError

PACKAGES = ("numpy", "llvmlite", "numba")


class CompilerMissingError(HairpinError):
    """The compiler is not installed, or not yet."""

    code = "compiler/missing"


@contextmanager
def needing_compiler() -> Iterator[None]:
    """Name the compiler where an import fails for want of it; the next try looks for it again."""
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package not in PACKAGES:
            raise
        invalidate_caches()
        raise CompilerMissingError(f"{package} is not installed; run `pip install numba`", package=package) from error
