"""Restoring a table from its snapshot and stored events, also where this version cannot read or continue everything.

A race that has ended is not played again: the event that ended it carries its result. Only the race that is still on
the table is. If this version cannot continue it, it is closed with a reason, and the table returns to the lobby:

    unreadable   an event of the race cannot be read
    game         there is no such game
    newer        it was begun by a later version of the rules
    options      the settings or the board are refused
    replay       the rules refuse a stored word
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from hairpin.core.errors import UnknownGameError
from hairpin.games.record import format_record
from hairpin.tables.ending import Ending, HowEnded, format_unreadable, read_winners
from hairpin.tables.events import (
    Abandoned,
    Arranged,
    Closed,
    Forgotten,
    Moved,
    Nonced,
    Relieved,
    Setup,
    Started,
    StoredEvent,
)
from hairpin.tables.frames import Stage
from hairpin.tables.race import Race
from hairpin.tables.repair import repair_setup
from hairpin.tables.snapshot import RaceSnapshot, Snapshot
from hairpin.tables.table import Table, crown, make_game, name_seats

WORDS_AT_ONCE = 100


class CannotContinueError(Exception):
    """A stored race that this version cannot continue; the text is the reason."""


@dataclass
class StoredRace:
    """A race as its events tell it, without rules; `started` is None if that event cannot be read."""

    number: int
    started: Started | None
    game: str
    seats: tuple[str, ...]
    nonces: dict[int, str | None] = field(default_factory=dict)
    words: list[str] = field(default_factory=list)
    is_whole: bool = True  # False if an event of the race cannot be read
    final: RaceSnapshot | None = None

    def make(self, seed: str) -> Race:
        """Return the race before its first word, or refuse it with a reason."""
        if not self.started or not self.is_whole:
            raise CannotContinueError("unreadable")
        try:
            game = make_game(self.game, self.started)
        except UnknownGameError as error:
            raise CannotContinueError("game") from error
        except Exception as error:
            raise CannotContinueError("options") from error
        if self.started.version > game.facts.version:
            raise CannotContinueError("newer")
        at_home = self.started.is_dealt_at_home
        race = Race(game, self.number, seed, self.seats, self.started.version, is_dealt_at_home=at_home)
        for seat, nonce in self.nonces.items():
            if nonce is not None and seat in range(game.players):
                race.add_nonce(seat, nonce)
        return race

    def play(self, seed: str) -> Iterator[Race]:
        """Play the stored words, some at a time; the last race that is yielded is complete."""
        race = self.make(seed)
        for begin in range(0, len(self.words), WORDS_AT_ONCE):
            try:
                race.commit(race.replay(tuple(self.words[begin : begin + WORDS_AT_ONCE])))
            except Exception as error:
                raise CannotContinueError("replay") from error
            yield race
        yield race

    def show_final(self, final: RaceSnapshot, seed: str) -> Race:
        """Return a race that is over, in its final position."""
        race = self.make(seed)
        race.show_end(race.game.parse_state(final.position), final.plies)
        return race

    def format_unreadable(self, seed: str) -> str:
        """Return what is known of the race as text."""
        nonces = [self.nonces.get(seat) for seat in range(len(self.seats))]
        return format_unreadable(self.game, self.started, self.seats, nonces, self.words, seed)


@dataclass(frozen=True, slots=True)
class RaceRecord:
    """The stored record of a race: the event that ended it, how, and the text."""

    race: int
    event: int
    how: str
    text: str


class Restoration:
    """Collects the events of a table, and makes the table of them.

    records    the records of races that have ended, by number; if there is a snapshot, none is needed
    endings    races that have ended but have no record yet, by the number of the event
    problems   what this version cannot read, by the number of the event
    closing    the event that closes the running race, if this version cannot continue it
    """

    def __init__(
        self,
        seeds: Mapping[int, str],
        number: int = 0,
        snapshot: Snapshot | None = None,
        records: Mapping[int, RaceRecord] | None = None,
    ) -> None:
        self.seeds = seeds
        self.number = number
        self.setup = Setup("", {}, ())
        self.stage: Stage = "lobby"
        self.races = self.race_event = self.arranged_event = 0
        self.closed = ""
        self.race: StoredRace | None = None
        self.records = records or {}
        self.endings: list[tuple[int, Ending]] = []
        self.problems: dict[int, str] = {}
        self.closing: Closed | None = None
        self.closing_record = ""
        if snapshot:
            self._take(snapshot)

    def _take(self, snapshot: Snapshot) -> None:
        self.setup, self.stage, self.races = snapshot.setup, snapshot.stage, snapshot.races
        self.race_event, self.closed = snapshot.race_event, snapshot.closed
        self.arranged_event = self.number
        if race := snapshot.race:
            game = race.started.game or snapshot.setup.game
            nonces = dict(enumerate(race.nonces))
            self.race = StoredRace(race.started.race, race.started, game, race.seats, nonces, list(race.words))
            self.race.final = race if snapshot.stage == "over" else None

    def note(self, number: int, problem: str, *, concerns_race: bool = True) -> None:
        """Note an event that cannot be read wholly; without it, the running race cannot be continued."""
        self.number = number
        self.problems[number] = problem
        if self.race and concerns_race:
            self.race.is_whole = False

    def skip(self, number: int, problem: str) -> None:
        """Leave out an event that cannot be read. If it ended a race, the record of that race has the result."""
        self.note(number, problem)
        for record in self.records.values():
            if record.event == number:
                self.races = max(self.races, record.race)
                if record.how == "finished":
                    self._crown(read_winners(record.text))
                else:
                    self._leave()

    def feed(self, number: int, event: StoredEvent) -> None:
        """Take the next event."""
        self.number = number
        match event:
            case Arranged(setup, is_lobby):
                self.setup, self.arranged_event = setup, number
                if is_lobby:
                    self.stage, self.race = "lobby", None
            case Relieved(seat, _, by) if seat in range(len(self.setup.seats)):
                seats = list(self.setup.seats)
                seats[seat] = replace(seats[seat], driver=by)
                self.setup = replace(self.setup, seats=tuple(seats))
            case Started(race):
                self._start(race, event)
            case Nonced(seat, nonce):
                self._running().nonces[seat] = nonce
            case Moved(words, seed, result):
                self._running().words += words
                if seed is not None:
                    self._finish(result.winners if result else None)
            case Abandoned():
                self._end("abandoned")
            case Closed(race, reason):
                self.races = max(race, self.races)
                self._end("closed")
                self.closed = reason
            case Forgotten():
                self._forget(event)

    def _forget(self, event: Forgotten) -> None:
        """Go on with what the event holds: nothing before it may be left."""
        self.setup, self.races, self.stage, self.race = event.setup, event.races, "lobby", None
        self.race_event = self.arranged_event = self.number
        self.closed = ""
        if started := event.started:
            game = started.game or event.setup.game
            nonces = dict(enumerate(event.nonces))
            self.stage, self.race_event = "racing", event.race_event or self.number
            self.race = StoredRace(started.race, started, game, event.seats, nonces, list(event.words))

    def _start(self, number: int, started: Started | None) -> None:
        self.stage, self.races, self.race_event, self.closed = "racing", number, self.number, ""
        game = (started.game if started else "") or self.setup.game
        self.race = StoredRace(number, started, game, name_seats(self.setup))

    def _running(self) -> StoredRace:
        """Return the race of an event; if nothing is known of a race, the event that started it was unreadable."""
        if self.stage != "racing" or not self.race:
            self._start(self.races + 1, None)
        assert self.race  # noqa: S101 - it was just started
        return self.race

    def _finish(self, winners: tuple[int, ...] | None) -> None:
        """End a race; an event of version 1 does not name the winners, but the record or the rules do."""
        race = self._running()
        if winners is None and race.number in self.records:
            winners = read_winners(self.records[race.number].text)
        elif race.number not in self.records:
            played = self._record("finished")
            outcome = played.game.outcome(played.state) if played else None
            winners = outcome.winners if winners is None and outcome else winners
        self._crown(winners or ())

    def _crown(self, winners: tuple[int, ...]) -> None:
        self.setup = crown(self.setup, winners)
        self.stage, self.race_event = "over", self.number

    def _leave(self) -> None:
        self.stage, self.race, self.race_event = "lobby", None, self.number

    def _end(self, how: HowEnded) -> None:
        """End a race without a result."""
        if self.race and self.race.number not in self.records:
            self._record(how)
        self._leave()

    def _record(self, how: HowEnded) -> Race | None:
        """Make the record that a race of version 1 lacks; as far as possible if the rules cannot play it."""
        race = self._running()
        seed, played = self.seeds.get(race.number, ""), None
        try:
            for played in race.play(seed):  # noqa: B007 - the last one is complete
                pass
            if played and how == "abandoned":
                played.abandon()
            record = format_record(played.record()) if played else ""
        except Exception:  # whatever the rules of this version make of it
            played, record = None, race.format_unreadable(seed)
        self.endings.append((self.number, Ending(race.number, how, record)))
        return played

    def restore(self, table: Table) -> Iterator[None]:
        """Fill a table, some work at a time."""
        race = self.race
        if race and self.stage != "lobby":
            seed = self.seeds.get(race.number, "")
            try:
                if race.final:
                    table.race = race.show_final(race.final, seed)
                else:
                    for table.race in race.play(seed):
                        yield
                table.started = race.started
            except CannotContinueError as error:
                self._give_up(table, race, str(error), seed)
            except Exception:  # whatever the rules of this version make of it
                self._give_up(table, race, "replay", seed)
        elif self.seeds and max(self.seeds) > self.races:
            # The last race was started, but nothing can be read of it.
            self.races = max(self.seeds)
            self._start(self.races, None)
            self._give_up(table, self._running(), "unreadable", self.seeds[self.races])
        self.setup, problems = repair_setup(self.setup)
        if problems:
            self.problems.setdefault(self.arranged_event, "; ".join(problems))
        table.number, table.setup, table.stage, table.races = self.number, self.setup, self.stage, self.races
        table.race_event, table.closed = self.race_event, self.closed

    def _give_up(self, table: Table, race: StoredRace, reason: str, seed: str) -> None:
        """Return to the lobby: a running race is closed; of one that is over, only its final position is not shown."""
        table.race = table.started = None
        if self.stage == "racing":
            self.closing = Closed(race.number, reason, seed)
            self.closing_record = race.format_unreadable(seed)
        self.stage = "lobby"
