"""What worker processes of the server share: low priority, and standard output kept for replies."""

from __future__ import annotations

import os
from typing import BinaryIO


def lower_priority(niceness: int) -> None:
    """Give other processes priority, where the system has such a thing."""
    if hasattr(os, "nice"):
        os.nice(niceness)


def take_stdout() -> BinaryIO:
    """Return standard output for replies; whatever else prints there goes to standard error from now on."""
    replies = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)
    return replies
