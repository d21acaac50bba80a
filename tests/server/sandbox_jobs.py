"""Jobs for a sandbox process, some of which exceed its limits."""

from __future__ import annotations

import time

from hairpin.core.errors import TrackFileError


def echo(payload: bytes) -> bytes:
    """Return the payload."""
    return payload


def sleep(payload: bytes) -> bytes:
    """Sleep for so many seconds."""
    time.sleep(float(payload))
    return payload


def spin(_: bytes) -> bytes:
    """Use CPU time for ever."""
    while True:
        pass


def swell(payload: bytes) -> bytes:
    """Return so many bytes."""
    return bytes(int(payload))


def refuse(_: bytes) -> bytes:
    """Refuse a board."""
    raise TrackFileError("no board", fault="not-toml", lane=3)


def fail(_: bytes) -> bytes:
    """Raise an unexpected error."""
    raise RuntimeError("a fault of ours")
