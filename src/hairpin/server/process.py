"""What all worker processes share: how they are started, a low priority, standard output reserved for replies."""

from __future__ import annotations

import asyncio
import os
import sys
from typing import BinaryIO

LONGEST_LINE = 1 << 20


async def start_worker(module: str, *arguments: str) -> asyncio.subprocess.Process:
    """Start a module as a worker process that reads lines from standard input and writes lines to standard output."""
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        module,
        *arguments,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        limit=LONGEST_LINE,
    )


def lower_priority(niceness: int) -> None:
    """Lower the priority of this process, if the system supports it."""
    if hasattr(os, "nice"):
        os.nice(niceness)


def take_stdout() -> BinaryIO:
    """Return standard output for replies; all other output goes to standard error from now on."""
    replies = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)
    return replies
