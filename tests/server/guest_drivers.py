"""Drivers that no house should have, for a house of a test: each stops thinking in its own way."""

from __future__ import annotations

import os
import time
from pathlib import Path
from random import Random
from typing import Any


class Sleeper:
    """Gets ready like anybody else, in the first seat; in the second it never answers."""

    basis = "rule"

    def __init__(self, game: Any) -> None:
        pass

    def choose(self, view: Any, actions: tuple[Any, ...], random: Random) -> Any:  # noqa: ARG002
        """Take the first way while it practises, then stop."""
        return self.stop() if view.turn == 1 else actions[0]

    def stop(self) -> Any:
        """Hang."""
        time.sleep(3600)


class Raiser(Sleeper):
    """Raises instead."""

    def stop(self) -> Any:
        """Raise."""
        raise RuntimeError("I have lost my map")


class Goner(Sleeper):
    """Takes its whole process down instead."""

    def stop(self) -> Any:
        """Die."""
        os._exit(7)


class Babbler(Sleeper):
    """Says something that is no action at all instead."""

    def stop(self) -> Any:
        """Talk nonsense."""
        return "faster!"


class Loader:
    """Must load for a while, and while a file `hold` lies in the house's folder; then it takes the last way always."""

    basis = "tables"

    def __init__(self, game: Any) -> None:  # noqa: ARG002
        time.sleep(2.5)
        while Path("hold").exists():
            time.sleep(0.05)

    def choose(self, view: Any, actions: tuple[Any, ...], random: Random) -> Any:  # noqa: ARG002
        """Take the last way."""
        return actions[-1]


class Stumbler(Sleeper):
    """Hangs once whenever a file `stumble` lies in the house's folder."""

    def stop(self) -> Any:
        """Hang, if it is to."""
        stumble = Path("stumble")
        if stumble.exists():
            stumble.unlink()
            time.sleep(3600)

    def choose(self, view: Any, actions: tuple[Any, ...], random: Random) -> Any:
        """Take any way, maybe late."""
        if view.turn == 1:
            self.stop()
        return random.choice(actions)


class Dreamer(Sleeper):
    """Never gets ready."""

    def __init__(self, game: Any) -> None:  # noqa: ARG002
        time.sleep(3600)


ODD = {
    "sleeper": Sleeper,
    "raiser": Raiser,
    "goner": Goner,
    "babbler": Babbler,
    "loader": Loader,
    "stumbler": Stumbler,
    "dreamer": Dreamer,
}
DRIVERS = {"monza": ODD, "memo": ODD}
