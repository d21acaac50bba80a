"""A table: the sum of its events. Commands become events in `decide.py`; here they are applied."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Any

from hairpin.core.game import Game
from hairpin.core.story import Happening
from hairpin.games import remake
from hairpin.games.record import Record
from hairpin.tables.entropy import SYSTEM, Entropy
from hairpin.tables.errors import StageError
from hairpin.tables.events import Abandoned, Arranged, Moved, Nonced, Relieved, SeatSetup, Setup, Started, StoredEvent
from hairpin.tables.frames import Stage
from hairpin.tables.race import Advance, Race
from hairpin.tables.setup import change_seat


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
        self.records: dict[int, Record] = {}

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
                    self.stage, self.race = "lobby", None
                return tell_drivers(before, setup) if self.race else ()
            case Relieved(seat, driver, by):
                self.setup = change_seat(self.setup, seat, driver=by)
                return (Happening("relieved", seat, word=driver),)
            case Started(number, settings, _, _, board, version):
                game = _make_game(self.setup.game, tuple(settings.items()), board)
                names = tuple(_name_seat(n, seat) for n, seat in enumerate(self.setup.seats))
                self.race = Race(game, number, seed or "", names, version)
                self.stage, self.races = "racing", number
                return (Happening("turn", game.on_turn(self.race.state)),)
            case Nonced(seat, nonce) if self.race:
                self.race.add_nonce(seat, nonce)
            case Moved(words, _) if self.race:
                advance = advance or self.race.replay(words)
                self.race.commit(advance)
                if self.race.is_over:
                    self._crown(self.race)
                return advance.story
            case Abandoned() if self.race:
                self.race.abandon()
                self.records[self.race.number] = self.race.record()
                self.stage, self.race = "lobby", None
        return ()

    def _crown(self, race: Race) -> None:
        """Give the winners a trophy; they are champions until the next race (RU-12)."""
        self.stage = "over"
        self.records[race.number] = race.record()
        outcome = race.game.outcome(race.state)
        winners = outcome.winners if outcome else ()
        seats = tuple(
            replace(seat, trophies=seat.trophies + (number in winners), is_champion=number in winners)
            for number, seat in enumerate(self.setup.seats)
        )
        self.setup = replace(self.setup, seats=seats)

    def running_race(self, number: int, ply: int | None = None) -> Race:
        """Return the race that is running, if a command was made for it and for its present position."""
        if not self.race or self.stage != "racing":
            raise StageError("no race is running")
        self.race.check_ply(number, self.race.ply if ply is None else ply)
        return self.race

    def driven_seat(self) -> tuple[int, str] | None:
        """Return the seat that a computer has to play now, and its driver; None if the race is stuck."""
        if not self.race or self.stage != "racing" or self.race.game.is_stuck(self.race.state):
            return None
        seat = self.race.awaited_seat
        driver = self.setup.seats[seat].driver if seat is not None else None
        return (seat, driver) if seat is not None and driver else None


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


def _name_seat(number: int, seat: SeatSetup) -> str:
    who = seat.name or seat.driver or "player"
    return f"{who} ({seat.car})" if seat.car else f"{who} {number + 1}"
