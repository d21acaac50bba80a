"""Drivers that fail, each in its own way, for a test server."""

from __future__ import annotations

import os
import time
from pathlib import Path
from random import Random
from typing import Any


class Sleeper:
    """Chooses in the first seat, where drivers are warmed up; in the second seat it never answers."""

    basis = "rule"

    def __init__(self, game: Any) -> None:
        pass

    def choose(self, view: Any, actions: tuple[Any, ...], random: Random) -> Any:  # noqa: ARG002
        """Take the first action in the first seat; fail in the second."""
        return self.fail() if view.turn == 1 else actions[0]

    def fail(self) -> Any:
        """Hang."""
        time.sleep(3600)


class Raiser(Sleeper):
    """Raises instead of choosing."""

    def fail(self) -> Any:
        """Raise."""
        raise RuntimeError("this driver always raises")


class Goner(Sleeper):
    """Ends its process instead of choosing."""

    def fail(self) -> Any:
        """Exit."""
        os._exit(7)


class Babbler(Sleeper):
    """Returns a value that is not an action."""

    def fail(self) -> Any:
        """Return a value that is not an action."""
        return "faster!"


class Loader:
    """Loads for some time, and as long as a file `hold` is in the server's folder; then takes the last action."""

    basis = "tables"

    def __init__(self, game: Any) -> None:  # noqa: ARG002
        time.sleep(2.5)
        while Path("hold").exists():
            time.sleep(0.05)

    def choose(self, view: Any, actions: tuple[Any, ...], random: Random) -> Any:  # noqa: ARG002
        """Take the last action."""
        return actions[-1]


class Stumbler(Sleeper):
    """Hangs once if a file `stumble` is in the server's folder."""

    def fail(self) -> Any:
        """Hang if the file exists, and delete it."""
        stumble = Path("stumble")
        if stumble.exists():
            stumble.unlink()
            time.sleep(3600)

    def choose(self, view: Any, actions: tuple[Any, ...], random: Random) -> Any:
        """Take a random action, perhaps late."""
        if view.turn == 1:
            self.fail()
        return random.choice(actions)


class Dreamer(Sleeper):
    """Never finishes loading."""

    def __init__(self, game: Any) -> None:  # noqa: ARG002
        time.sleep(3600)


FAULTY = {
    "sleeper": Sleeper,
    "raiser": Raiser,
    "goner": Goner,
    "babbler": Babbler,
    "loader": Loader,
    "stumbler": Stumbler,
    "dreamer": Dreamer,
}
DRIVERS = {"monza": FAULTY, "memo": FAULTY}
