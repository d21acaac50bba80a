"""The protocol between the server and a process that reviews races: jobs and replies in MessagePack, in frames."""

from __future__ import annotations

from typing import Any

import msgspec

from hairpin.core.game import Game
from hairpin.server.sandbox.protocol import Failed, Refused

MOST_REVIEWERS = 8  # that a process keeps loaded


class Subject(msgspec.Struct, frozen=True, array_like=True):
    """A game with every option settled. It identifies what a process has loaded."""

    game: str
    settings: tuple[tuple[str, str], ...]
    board: str


class Race(msgspec.Struct, frozen=True, array_like=True):
    """A race: its game, and all actions so far."""

    subject: Subject
    words: tuple[str, ...]


class Review(msgspec.Struct, frozen=True, tag="review"):
    """Review a race that is over."""

    race: Race
    effort: int


class Forecast(msgspec.Struct, frozen=True, tag="forecast"):
    """Tell every seat's chance of winning."""

    race: Race


class Advise(msgspec.Struct, frozen=True, tag="advise"):
    """Tell the best way to decide."""

    race: Race


Job = Review | Forecast | Advise


class Done(msgspec.Struct, frozen=True, tag="done"):
    """The answer as JSON; `is_unsolved`: solving the race would make the next one better, and is worth it."""

    body: bytes
    is_unsolved: bool
    cpu_seconds: float


class CompilerMissing(msgspec.Struct, frozen=True, tag="compiler-missing"):
    """The job needs the compiler, which is not installed yet."""


Reply = Done | Refused | CompilerMissing | Failed

encode = msgspec.msgpack.Encoder().encode
read_job = msgspec.msgpack.Decoder(Job).decode
read_reply = msgspec.msgpack.Decoder(Reply).decode
read_race = msgspec.msgpack.Decoder(Race).decode


def name_subject(game: Game[Any, Any, Any]) -> Subject:
    """Return a game as texts."""
    options = {option.name: option for option in game.facts.options}
    settings = tuple((name, options[name].format(value)) for name, value in game.settings.items())
    return Subject(game.facts.name, settings, game.board)
