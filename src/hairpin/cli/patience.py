"""A word to whoever waits: the first run of a command may compile for a minute, and says so soon."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event, Thread
from time import monotonic

from hairpin.words import say

QUIET_SECONDS = 0.9
GLANCES = 3  # so many in a row, a tenth of a second apart: a kernel that is soon done is not worth a word
KERNELS = "hairpin.fast.kernel"


def is_preparing() -> bool:
    """Say whether kernels are being compiled now, or will be as soon as the compiler is loaded."""
    kernels = sys.modules.get(KERNELS)
    is_compiling = getattr(kernels, "is_compiling", None)
    if is_compiling is not None:
        return bool(is_compiling())
    if kernels is None:
        return False
    from hairpin.fast.cache import FOLDER  # noqa: PLC0415 -- only where the compiler is being loaded anyway

    return not FOLDER.exists()


@contextmanager
def announce_compiling() -> Iterator[None]:
    """Say on standard error, once, that kernels are compiled, if that is what takes the time."""
    done = Event()
    Thread(target=_watch, args=(done,), daemon=True).start()
    try:
        yield
    finally:
        done.set()


def _watch(done: Event) -> None:
    begin, seen = monotonic(), 0
    while not done.wait(0.1):
        seen = seen + 1 if is_preparing() else 0
        if seen >= GLANCES and monotonic() - begin >= QUIET_SECONDS:
            sys.stderr.write(say("cli-compiling") + "\n")
            sys.stderr.flush()
            return
