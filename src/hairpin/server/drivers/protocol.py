"""The protocol between the server and a driver's worker process: one line of JSON per job and per reply."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Any

import msgspec

from hairpin.bots.race import watch
from hairpin.core.driver import AnyDriver, Basis
from hairpin.core.game import Game

MOST_DRIVERS = 32  # that a process keeps loaded


class Assignment(msgspec.Struct, frozen=True):
    """A driver, with its dial, in a game with every option settled. It identifies what a worker has loaded."""

    game: str
    settings: tuple[tuple[str, str], ...]
    board: str
    driver: str


class Prepare(msgspec.Struct, frozen=True, tag="prepare"):
    """Load and compile everything that a driver needs; `is_anew`: drop what was loaded before."""

    assignment: Assignment
    is_anew: bool = False


class Think(msgspec.Struct, frozen=True, tag="think"):
    """Choose what a seat does now, after these words of the race."""

    assignment: Assignment
    seat: int
    words: tuple[str, ...]
    seed: int


class Solve(msgspec.Struct, frozen=True, tag="solve"):
    """Solve the race, and store its values on this machine."""

    assignment: Assignment


Job = Prepare | Think | Solve


class Ready(msgspec.Struct, frozen=True, tag="ready"):
    """The job is done; `basis` is what the driver's choices are based on."""

    basis: Basis | None = None


class Choice(msgspec.Struct, frozen=True, tag="choice"):
    """What the seat does."""

    words: tuple[str, ...]
    basis: Basis


class CompilerMissing(msgspec.Struct, frozen=True, tag="compiler-missing"):
    """The driver needs the compiler, which is not installed yet."""


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """The driver raised."""

    why: str


Reply = Ready | Choice | CompilerMissing | Failed


@lru_cache(maxsize=256)
def assign(game: Game[Any, Any, Any], driver: str) -> Assignment:
    """Return a driver and its game as texts."""
    options = {option.name: option for option in game.facts.options}
    settings = tuple((name, options[name].format(value)) for name, value in game.settings.items())
    return Assignment(game.facts.name, settings, game.board, driver)


def choose(game: Game[Any, Any, Any], driver: AnyDriver, state: Any, seat: int, random: Random) -> tuple[str, ...]:
    """Return what a driver does now, from the view of its seat: as many actions as one command may hold."""
    words: list[str] = []
    while game.actor(state) == seat:
        action = driver.choose(game.view(state, seat), game.legal_actions(state), random)
        turn = game.on_turn(state)
        state = game.apply(state, action)
        driver = watch(game, driver, seat, state)
        words.append(game.format_action(action))
        if game.ends_command(state) or game.on_turn(state) != turn:
            break
    return tuple(words)
