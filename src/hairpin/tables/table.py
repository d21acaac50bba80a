"""A table: the sum of its events. Commands become events in `decide.py`; here they are applied."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

from hairpin.core.game import Game
from hairpin.core.story import Happening
from hairpin.games import remake
from hairpin.tables.entropy import SYSTEM, Entropy
from hairpin.tables.errors import NoRaceError
from hairpin.tables.events import (
    Abandoned,
    Arranged,
    Closed,
    Forgotten,
    Moved,
    Nonced,
    Relieved,
    SeatSetup,
    Setup,
    Started,
    StoredEvent,
)
from hairpin.tables.frames import Stage
from hairpin.tables.race import Advance, Race
from hairpin.tables.setup import change_seat

UNNAMED = "player"  # how a record names a person who gave no name
MOST_EVENTS = 20_000  # since the last race began or ended


class Table:
    """One table in memory, and the secret that its keys are derived from."""

    def __init__(self, code: str, secret: str, entropy: Entropy = SYSTEM) -> None:
        self.code = code
        self.secret = secret
        self.entropy = entropy
        self.number = 0
        self.setup = Setup("", {}, ())
        self.stage: Stage = "lobby"
        self.race: Race | None = None
        self.races = 0
        self.started: Started | None = None  # how the race began
        self.race_event = 0  # the number of the event with which the last race began or ended
        self.closed = ""  # why the last race was closed, if this version could not continue it

    def apply(
        self, event: StoredEvent, seed: str | None = None, advance: Advance | None = None
    ) -> tuple[Happening, ...]:
        """Apply an event and return what everybody saw happen.

        `seed` is the stored seed of a race that begins. `advance` is the effect of a move, if it was just computed;
        for an event that is read from the store it is computed here, without a story.
        """
        self.number += 1
        match event:
            case Arranged(setup, is_lobby):
                before, self.setup = self.setup, setup
                if is_lobby:
                    self.stage, self.race, self.started = "lobby", None, None
                return (*tell_aids(before, setup), *(tell_drivers(before, setup) if self.race else ()))
            case Relieved(seat, driver, by):
                self.setup = change_seat(self.setup, seat, driver=by)
                return (Happening("relieved", seat, word=driver),)
            case Started():
                self._start(event, seed or "")
                return (Happening("turn", self.race.game.on_turn(self.race.state) if self.race else None),)
            case Nonced(seat, nonce) if self.race:
                self.race.add_nonce(seat, nonce)
            case Moved(words, seed_after, result) if self.race:
                advance = advance or self.race.replay(words)
                self.race.commit(advance)
                if seed_after is not None:
                    self.stage, self.race_event = "over", self.number
                    self.setup = crown(self.setup, result.winners if result else ())
                return advance.story
            case Abandoned():
                self._leave_race()
            case Closed(number, reason):
                self._leave_race()
                self.races, self.closed = max(self.races, number), reason
                return (Happening("closed", word=reason),)
            case Forgotten(setup):
                self.setup, self.closed = setup, ""
                if self.stage != "racing":
                    self._leave_race()
                return (Happening("forgotten"),)
        return ()

    def _start(self, started: Started, seed: str) -> None:
        names = name_seats(self.setup)
        game = make_game(started.game or self.setup.game, started)
        at_home = started.is_dealt_at_home
        self.race = Race(game, started.race, seed, names, started.version, is_dealt_at_home=at_home)
        self.stage, self.races, self.started, self.closed = "racing", started.race, started, ""
        self.race_event = self.number

    def _leave_race(self) -> None:
        self.stage, self.race, self.started = "lobby", None, None
        self.race_event = self.number

    def running_race(self, number: int, ply: int | None = None) -> Race:
        """Return the race that is running, if a command was made for it and for its present position."""
        if not self.race or self.stage != "racing":
            raise NoRaceError("no race is running")
        self.race.check_ply(number, self.race.ply if ply is None else ply)
        return self.race

    @property
    def is_too_long(self) -> bool:
        """Return whether the table has more events since the last race began or ended than any real one has."""
        return self.number - self.race_event >= MOST_EVENTS

    def awaited_player(self) -> int | None:
        """Return the seat whose player, no computer, has to act in the race now."""
        seat = self.race.awaited_seat if self.race and self.stage == "racing" else None
        return None if seat is None or self.setup.seats[seat].driver else seat

    def driven_seat(self) -> tuple[int, str] | None:
        """Return the seat that a computer has to play now, and its driver; None if the race is stuck."""
        race = self.race
        if not race or self.stage != "racing":
            return None
        seat = race.awaited_seat
        driver = self.setup.seats[seat].driver if seat is not None else None
        if seat is None or not driver or self.is_too_long or race.game.is_stuck(race.state):
            return None
        return seat, driver


def crown(setup: Setup, winners: Sequence[int]) -> Setup:
    """Give the winners a trophy; they are champions until the next race (RU-12). A turn tried again gives none."""
    if setup.practice:
        return setup
    seats = tuple(
        replace(seat, trophies=seat.trophies + (number in winners), is_champion=number in winners)
        for number, seat in enumerate(setup.seats)
    )
    return replace(setup, seats=seats)


def make_game(name: str, started: Started) -> Game[Any, Any, Any]:
    """Make the game of a race, by the settings and on the board that it was begun with."""
    return _make_game(name, tuple(started.settings.items()), started.board)


@lru_cache(maxsize=64)
def _make_game(name: str, settings: tuple[tuple[str, str], ...], board: str) -> Game[Any, Any, Any]:
    """Make a game once for all races with the same settings, so that they share its caches."""
    return remake(name, dict(settings), board)


def tell_drivers(before: Setup, after: Setup) -> tuple[Happening, ...]:
    """Return which seats were handed to a computer or taken back."""
    return tuple(
        Happening("handed-over" if seat.driver else "taken-back", number, word=seat.driver or "")
        for number, (was, seat) in enumerate(zip(before.seats, after.seats, strict=True))
        if was.driver != seat.driver
    )


def tell_aids(before: Setup, after: Setup) -> tuple[Happening, ...]:
    """Return whether the bar came or went, and at which seats a coach did; a seat that is another one tells nothing."""
    told = [Happening("bar-on" if after.has_bar else "bar-off")] if before.has_bar != after.has_bar else []
    told += [
        Happening("coach-on" if seat.is_coached else "coach-off", number)
        for number, (was, seat) in enumerate(zip(before.seats, after.seats, strict=False))
        if was.key == seat.key and was.is_coached != seat.is_coached
    ]
    return tuple(told)


def name_seats(setup: Setup) -> tuple[str, ...]:
    """Return the names of the seats, as the record of a race holds them."""
    return tuple(_name_seat(number, seat) for number, seat in enumerate(setup.seats))


def _name_seat(number: int, seat: SeatSetup) -> str:
    who = seat.name or seat.driver or UNNAMED
    return f"{who} ({seat.car})" if seat.car else f"{who} {number + 1}"
