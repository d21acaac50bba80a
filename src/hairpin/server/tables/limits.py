"""The limits of a server."""

from __future__ import annotations

from dataclasses import dataclass

from hairpin.server.drivers.pool import ANSWER_SECONDS, READY_SECONDS


@dataclass(frozen=True)
class Limits:
    """The limits of a server, and settings for tests.

    most_awake  tables in memory
    most_bytes  of the database file, above which no new table is opened; 0: no limit
    keep_days   days of running time after which a table without a finished race is deleted; 0: never
    """

    most_awake: int = 5000
    most_bytes: int = 8_000_000_000
    most_viewers: int = 100
    keep_days: float = 30
    frames_per_second: float = 20
    nonce_seconds: float = 2
    think_scale: float = 1
    answer_seconds: float = ANSWER_SECONDS
    ready_seconds: float = READY_SECONDS
    idle_seconds: float = 600
    plugins: str = ""
    seed: int | None = None
