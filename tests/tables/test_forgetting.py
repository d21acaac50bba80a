"""Deleting the history of a table: what it goes on with, live and as it is restored from what is left."""

from __future__ import annotations

from random import Random

import pytest

from hairpin.server.tables.codec import decode_event, encode, salvage_event
from hairpin.tables import commands as cmd
from hairpin.tables.decide import Decision, decide
from hairpin.tables.entropy import Entropy
from hairpin.tables.errors import TooLongError
from hairpin.tables.events import Arranged, Forgotten, StoredEvent
from hairpin.tables.keys import Rights
from hairpin.tables.restore import Restoration
from hairpin.tables.setup import make_setup
from hairpin.tables.table import MOST_EVENTS, Table

HOST = Rights(seats=(0, 1), is_opener=True, is_host=True)


class Evening:
    """A table of two, with everything that was stored of it."""

    def __init__(self) -> None:
        self.table = Table("ABCDEF", "5e" * 32, Entropy(1))
        self.events: list[StoredEvent] = []
        self.seeds: dict[int, str] = {}
        self.random = Random(1)
        seats = (cmd.NewSeat("here"), cmd.NewSeat("here"))
        options = {"track": "sprint"}
        self._apply(Decision(Arranged(make_setup(cmd.OpenTable("monza", options, seats)), is_lobby=True)))

    def _apply(self, decision: Decision) -> None:
        self.table.apply(decision.event, decision.seed, decision.advance)
        self.events.append(decision.event)
        if decision.seed:
            self.seeds[self.table.races] = decision.seed

    def do(self, command: cmd.Command) -> None:
        self._apply(decide(self.table, command, HOST))

    def act(self) -> None:
        """Roll, or make a move."""
        race = self.table.running_race(self.table.races)
        seat = race.awaited_seat
        assert seat is not None
        if race.awaits_roll:
            self.do(cmd.Roll(id="r", seat=seat, race=race.number, ply=race.ply))
        else:
            words = (self.random.choice(race.game.legal_words(race.state)),)
            self.do(cmd.Move(id="m", seat=seat, race=race.number, ply=race.ply, words=words))

    def race(self) -> None:
        """Race to the end."""
        self.do(cmd.Start(id="s"))
        while self.table.stage == "racing":
            self.act()

    def restore(self) -> Table:
        """Return the table as it is made of the events that were not deleted, without a snapshot."""
        begin = max(number for number, event in enumerate(self.events) if isinstance(event, Forgotten))
        restoration = Restoration({self.table.races: self.seeds.get(self.table.races, "")})
        for number, event in enumerate(self.events[begin:], start=begin + 1):
            restoration.feed(number, decode_event(encode(event)))
        table = Table("ABCDEF", "5e" * 32)
        for _ in restoration.restore(table):
            pass
        assert not restoration.problems
        return table


def tell(table: Table) -> tuple[object, ...]:
    race = table.race
    raced = (race.number, race.words, race.state, race.seats, race.fairness) if race else None
    return table.number, table.setup, table.stage, table.races, table.race_event, table.closed, table.started, raced


@pytest.mark.parametrize("more", [0, 3])
def test_a_table_is_restored_from_the_event_alone(more: int) -> None:
    evening = Evening()
    evening.race()
    assert sum(seat.trophies for seat in evening.table.setup.seats) == 1
    evening.do(cmd.Start(id="s"))
    evening.do(cmd.Nonce(id="n", seat=1, race=2, nonce="ab" * 16))
    for _ in range(5):
        evening.act()
    evening.do(cmd.ForgetRaces(id="f"))
    assert not any(seat.trophies or seat.is_champion for seat in evening.table.setup.seats)
    for _ in range(more):
        evening.act()
    assert tell(evening.restore()) == tell(evening.table)


@pytest.mark.parametrize("is_over", [False, True])
def test_without_a_running_race_a_lobby_is_left(is_over: bool) -> None:
    evening = Evening()
    evening.race()
    if not is_over:
        evening.do(cmd.ToLobby(id="l"))
    evening.do(cmd.ForgetRaces(id="f"))
    assert (evening.table.stage, evening.table.races) == ("lobby", 1)
    assert tell(evening.restore()) == tell(evening.table)
    evening.do(cmd.Start(id="s"))
    assert tell(evening.restore()) == tell(evening.table)


def test_a_running_race_does_not_get_longer_by_it() -> None:
    evening = Evening()
    evening.do(cmd.Start(id="s"))
    began = evening.table.race_event
    evening.act()
    evening.do(cmd.ForgetRaces(id="f"))
    assert evening.table.race_event == began
    evening.table.number = began + MOST_EVENTS
    for command in (cmd.ForgetRaces(id="f"), cmd.Lock(id="l", is_locked=True)):
        with pytest.raises(TooLongError):
            decide(evening.table, command, HOST)


def test_of_a_damaged_event_the_setup_is_kept_and_the_races_are_counted() -> None:
    evening = Evening()
    evening.race()
    evening.do(cmd.Start(id="s"))
    evening.act()
    evening.do(cmd.ForgetRaces(id="f"))
    raw = encode(evening.events[-1]).replace(b'"words":[', b'"words":7,"unread":[')
    with pytest.raises(ValueError, match="words"):
        decode_event(raw)
    kept = salvage_event(raw)
    assert kept == Forgotten(evening.table.setup, 2)
    restoration = Restoration({2: evening.seeds[2]})
    restoration.note(9, "damaged")
    restoration.feed(9, kept)
    table = Table("ABCDEF", "5e" * 32)
    for _ in restoration.restore(table):
        pass
    assert (table.stage, table.races, table.race) == ("lobby", 2, None)
    assert (table.number, table.race_event) == (9, 9)
