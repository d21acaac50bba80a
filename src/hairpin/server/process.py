"""Functions of all worker processes: lower their priority, and reserve standard output for replies."""

from __future__ import annotations

import os
from typing import BinaryIO


def lower_priority(niceness: int) -> None:
    """Lower the priority of this process, if the system supports it."""
    if hasattr(os, "nice"):
        os.nice(niceness)


def take_stdout() -> BinaryIO:
    """Return standard output for replies; all other output goes to standard error from now on."""
    replies = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)
    return replies
