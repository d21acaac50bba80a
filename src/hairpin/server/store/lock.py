"""The lock of a database file: one process writes it, others may read it while it runs."""

from __future__ import annotations

import os
import sys
from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


class FileLock:
    """A lock on `<file>.lock`, which the system releases when the process ends, however it ends."""

    def __init__(self, file: str | Path) -> None:
        """Take the lock, or raise BlockingIOError if another process holds it."""
        name = f"{file}.lock"
        self._descriptor = os.open(name, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(self._descriptor)
        except OSError as error:
            os.close(self._descriptor)
            raise BlockingIOError(f"{name} is locked by another process") from error

    def release(self) -> None:
        """Release the lock. The empty file stays: removing it would let two processes lock two files."""
        os.close(self._descriptor)
