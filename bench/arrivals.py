"""Arrival times of an open-loop load, and the latencies that are measured from them."""

from __future__ import annotations

import asyncio
import ctypes
import os
from array import array
from collections.abc import Callable
from random import Random
from time import perf_counter

CLOCK_MONOTONIC, NONBLOCK = 1, os.O_NONBLOCK
QUANTILES = {"p50": 0.5, "p90": 0.9, "p99": 0.99, "p99.9": 0.999, "max": 1.0}


class _Timer(ctypes.Structure):
    _fields_ = [(name, ctypes.c_long) for name in ("every_seconds", "every_ns", "seconds", "ns")]


class Arrivals:
    """Calls `arrive(intended)` for each arrival of a Poisson process, or at even distances.

    The event loop's own timers have a resolution of a millisecond. A `timerfd` of the kernel is precise.
    """

    def __init__(self, rate: float, arrive: Callable[[float], None], *, is_even: bool = False, seed: int = 1) -> None:
        self.rate = rate
        self._arrive = arrive
        self._is_even = is_even
        self._random = Random(seed)
        self._libc = ctypes.CDLL(None, use_errno=True)
        self._file = self._libc.timerfd_create(CLOCK_MONOTONIC, NONBLOCK)
        if self._file < 0:
            raise OSError(ctypes.get_errno(), "timerfd_create failed")
        self._next = 0.0

    def start(self) -> None:
        """Begin now."""
        self._next = perf_counter()
        asyncio.get_running_loop().add_reader(self._file, self._wake)
        self._arm()

    def stop(self) -> None:
        """Let nothing arrive any more."""
        if self._file >= 0:
            asyncio.get_running_loop().remove_reader(self._file)
            os.close(self._file)
            self._file = -1

    def _wake(self) -> None:
        try:
            os.read(self._file, 8)
        except BlockingIOError:
            return
        while self._next <= perf_counter():
            self._arrive(self._next)
            if self._file < 0:
                return
            self._next += 1 / self.rate if self._is_even else self._random.expovariate(self.rate)
        self._arm()

    def _arm(self) -> None:
        left = max(self._next - perf_counter(), 1e-6)
        timer = _Timer(0, 0, int(left), int(left % 1 * 1e9))
        self._libc.timerfd_settime(self._file, 0, ctypes.byref(timer), None)


class Latencies:
    """All latencies of a run, in seconds."""

    def __init__(self) -> None:
        self._values = array("d")
        self.add = self._values.append

    def __len__(self) -> int:
        return len(self._values)

    def quantiles(self) -> dict[str, float]:
        """Return quantiles in milliseconds, exact; nothing if nothing was measured."""
        ordered = sorted(self._values)
        last = len(ordered) - 1
        return {name: ordered[min(last, int(q * len(ordered)))] * 1e3 for name, q in QUANTILES.items() if ordered}
