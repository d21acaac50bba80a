"""A driver at the wheel: in which game, what it is asked, what it answers. All of it is plain words."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from hairpin.bots import AnyDriver, Basis
from hairpin.bots.race import watch
from hairpin.core.game import Game

MOST_DRIVERS = 32  # that a process keeps in mind


class Ride(msgspec.Struct, frozen=True):
    """A driver, with its dial, in a game with every option settled."""

    game: str
    settings: tuple[tuple[str, str], ...]
    board: str
    driver: str


class Prepare(msgspec.Struct, frozen=True, tag="prepare"):
    """Load and compile whatever a driver needs, from the beginning if something is new."""

    ride: Ride
    is_anew: bool = False


class Think(msgspec.Struct, frozen=True, tag="think"):
    """Say what a seat does now, after these words of the race."""

    ride: Ride
    seat: int
    words: tuple[str, ...]
    seed: int


class Solve(msgspec.Struct, frozen=True, tag="solve"):
    """Solve the race, and keep its values on this machine."""

    ride: Ride


Job = Prepare | Think | Solve


class Ready(msgspec.Struct, frozen=True, tag="ready"):
    """It is done; `basis` is what the driver stands on."""

    basis: Basis | None = None


class Thought(msgspec.Struct, frozen=True, tag="thought"):
    """What the seat does."""

    words: tuple[str, ...]
    basis: Basis


class Lacking(msgspec.Struct, frozen=True, tag="lacking"):
    """The driver needs the compiler, which is not installed yet."""


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """The driver raised."""

    why: str


Reply = Ready | Thought | Lacking | Failed


def think(game: Game[Any, Any, Any], driver: AnyDriver, state: Any, seat: int, random: Random) -> tuple[str, ...]:
    """Return what a driver does now, from what its seat sees: a whole drive or swap at once, else one action."""
    said: list[str] = []
    while game.actor(state) == seat:
        action = driver.choose(game.view(state, seat), game.legal_actions(state), random)
        turn = game.on_turn(state)
        state = game.apply(state, action)
        driver = watch(game, driver, seat, state)
        said.append(game.format_action(action))
        if game.ends_command(state) or game.on_turn(state) != turn:
            break
    return tuple(said)
