"""A notice on standard error while kernels are being compiled, which takes a minute in the first run."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event, Thread
from time import monotonic

from hairpin.words import say

QUIET_SECONDS = 0.9
POLLS = 3  # consecutive polls, 0.1 s apart, that must find the compiler busy: short compilations give no notice
KERNELS = "hairpin.fast.kernel"


def is_preparing() -> bool:
    """Return whether kernels are being compiled, or will be when the compiler is loaded."""
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
    """Print one notice if kernels are being compiled within this block."""
    done = Event()
    Thread(target=_poll, args=(done,), daemon=True).start()
    try:
        yield
    finally:
        done.set()


def _poll(done: Event) -> None:
    begin, busy = monotonic(), 0
    while not done.wait(0.1):
        busy = busy + 1 if is_preparing() else 0
        if busy >= POLLS and monotonic() - begin >= QUIET_SECONDS:
            sys.stderr.write(say("cli-compiling") + "\n")
            sys.stderr.flush()
            return
