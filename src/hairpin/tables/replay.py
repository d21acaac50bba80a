"""The replay of a recorded race: the table as a spectator saw it before the race, and what each command changed.

The race is carried out again on a table by the code that it was raced by, so that every frame is what it was then.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from hairpin.core.errors import HairpinError
from hairpin.core.fair import Dealer, FairSource
from hairpin.core.game import CHANCE, Outcome
from hairpin.core.kit import AnyGame, Kit
from hairpin.core.standing import Placing
from hairpin.core.story import Happening
from hairpin.games import deal, deal_at_home, kit_of
from hairpin.games.record import Fairness, Record
from hairpin.tables import frames
from hairpin.tables.events import Moved, SeatSetup, Setup
from hairpin.tables.presence import Presence
from hairpin.tables.race import Race
from hairpin.tables.setup import FROM_SEATS
from hairpin.tables.table import UNNAMED, Table
from hairpin.tables.views import TableViews, find_standing

LONGEST_RECORD = 200_000  # characters
MOST_STEPS = 10_000  # a race of four who drive at random has some hundreds
MOST_WORDS = 100  # of a command
NAMELESS = (UNNAMED, "you")  # at a table, in a terminal


@dataclass(frozen=True, slots=True)
class RecordText:
    """Ask for the replay of a race: the text of its `.race` file."""

    record: str


@dataclass(frozen=True, slots=True)
class Step:
    """One command of the race, or one roll: what it changed on the table, and what everybody saw happen.

    ply      the number of actions after it
    turn     the number of the line in the record, from 1
    seat     whose turn it was
    changes  fields of `Table`, as in `Event`, without what was legal and what could be planned
    """

    ply: int
    turn: int
    seat: int | None
    changes: Mapping[str, Any]
    happened: tuple[Happening, ...]


@dataclass(frozen=True, slots=True)
class Replay:
    """A race from the first position to the last that is recorded.

    table      as a spectator saw it before the first action; its code is empty
    board      the board's drawing, the game's own dataclass; None where the game has none
    result     None if the race has not ended
    placings   all seats by place; none if the race has not ended
    seed       the text that the dice came from, if the race was not raced at a table
    fairness   the dice of a race at a table; None for others
    """

    table: frames.Table
    steps: tuple[Step, ...]
    board: Any
    result: Outcome | None
    placings: tuple[Placing, ...]
    seed: str
    fairness: Fairness | None


class TooLongRecordError(HairpinError):
    """A record that is longer than any race that people drive; `most` says how long one may be."""

    code = "record/too-long"


class CutShortError(Exception):
    """The record ends within a command."""


@dataclass(frozen=True)
class RecordDealer:
    """Gives the recorded answers of chance. `hidden` knows what nobody has turned up; None if no seed tells it."""

    record: Record
    hidden: Dealer | None
    ply: int = 0

    def answer(self, _: Any) -> Any:
        """Return the recorded outcome."""
        if self.ply >= len(self.record.words):
            raise CutShortError("the record ends where chance should have answered")
        return self.record.game.parse_action(self.record.words[self.ply])

    def follow(self, state: Any, action: Any) -> RecordDealer:
        """Return the dealer after an action; a seed that would have given another outcome is not that of the race."""
        hidden = self.hidden
        if hidden and self.record.game.actor(state) == CHANCE and hidden.answer(state) != action:
            hidden = None
        return replace(self, ply=self.ply + 1, hidden=hidden.follow(state, action) if hidden else None)

    def open(self, state: Any) -> Any:
        """Return the position with everything revealed that is known."""
        return self.hidden.open(state) if self.hidden else state


class RecordedRace(Race):
    """A race that is carried out again."""

    def __init__(self, record: Record) -> None:
        fairness = record.fairness or Fairness("", (None,) * record.game.players)
        super().__init__(record.game, 1, fairness.seed, record.seats, record.version)
        self.recorded = record
        self.commitment = fairness.commitment
        self.fairness = replace(fairness, seed="")

    def _open_dealer(self) -> Dealer:
        return RecordDealer(self.recorded, _find_hidden(self.recorded))

    def next_words(self) -> tuple[str, ...]:
        """Return the words of the next command, as a computer at a table would give it; none for a roll."""
        game, state, words = self.game, self.state, list[str]()
        if self.actor == CHANCE:
            return ()
        on_turn = game.on_turn(state)
        for word in self.recorded.words[self.ply : self.ply + MOST_WORDS]:
            if (
                game.actor(state) != self.actor
                or (words and game.ends_command(state))
                or game.on_turn(state) != on_turn
            ):
                break
            words.append(word)
            state = game.apply(state, game.parse_action(word))
        return tuple(words)


def make_replay(record: Record) -> Replay:
    """Return the replay of a checked record. A last command that is not complete is left out."""
    race = RecordedRace(record)
    table = Table("", "")
    table.setup = read_setup(record)
    table.stage, table.race, table.races = "racing", race, 1
    views, presence = TableViews(table, has_choices=False), _seat_all(table.setup)
    begin = views.view(None, presence)
    steps: list[Step] = []
    turn, on_turn = 0, None
    while race.actor is not None and race.ply < len(record.words):
        before = views.mark(presence)
        try:
            advance = race.play(race.next_words())
        except CutShortError:
            break
        if not steps or advance.turns[0] != on_turn:
            turn, on_turn = turn + 1, advance.turns[0]
        result = race.game.outcome(advance.state) if advance.actor is None else None
        story = table.apply(Moved(advance.words, race.seed_after(advance), result), advance=advance)
        if len(steps) == MOST_STEPS:
            raise TooLongRecordError(f"this race has more than {MOST_STEPS} steps", most=MOST_STEPS)
        steps.append(Step(race.ply, turn, on_turn, views.find_changes(None, presence, before), story))
    result = race.game.outcome(race.state)
    return Replay(
        table=begin,
        steps=tuple(steps),
        board=_draw_board(record.game),
        result=result,
        placings=find_standing(race, result) if result else (),
        seed=record.seed,
        fairness=record.fairness,
    )


def _find_hidden(record: Record) -> Dealer | None:
    """Return the dealer that dealt the race; None if no seed is known."""
    if record.fairness:
        source = FairSource(record.fairness.seed, record.fairness.nonces)
        return deal(record.game, source) if record.fairness.seed else None
    return deal_at_home(record.game, record.seed) if record.seed else None


def _draw_board(game: AnyGame) -> Any:
    drawing = kit_of(game).drawing
    return drawing(game) if drawing else None


def read_setup(record: Record) -> Setup:
    """Return the setup of the table from the header of a record."""
    game, kit = record.game, kit_of(record.game)
    cars = _read_cars(record)
    seats = tuple(_read_seat(kit, name, car) for name, car in zip(record.seats, cars, strict=True))
    settings = game.settings
    options = {option.name: option.format(settings[option.name]) for option in game.facts.options}
    return Setup(
        kit.facts.name,
        {name: text for name, text in options.items() if name not in FROM_SEATS},
        seats,
        starter_rule="seat",
        starter_seat=int(str(settings["starter"])),
    )


def _read_cars(record: Record) -> tuple[str, ...]:
    """Return the colour of every seat: by the game's options, else by the names, as `name_seats` writes them."""
    game = record.game
    if any(option.kind == "cars" for option in game.facts.options):
        return tuple(str(car) for car in game.settings["cars"])  # type: ignore[attr-defined]
    colours = game.board_facts.cars if game.board_facts else game.facts.cars
    named = [_split_name(name)[1] for name in record.seats]
    cars: list[str] = []
    for car in named:
        free = [colour for colour in colours if colour not in cars]
        later = [colour for colour in free if colour not in named]
        cars.append(car if car in free else (later or free)[0])
    return tuple(cars)


def _split_name(name: str) -> tuple[str, str]:
    """Return name and colour of a seat: `Ada (red)` is Ada in the red car."""
    who, bracket, car = name.removesuffix(")").rpartition(" (")
    return (who, car) if bracket and name.endswith(")") else (name, "")


def _read_seat(kit: Kit, text: str, car: str) -> SeatSetup:
    """Return the setup of a seat. Whoever has a driver's name is a computer."""
    who, named = _split_name(text)
    name = who if named == car else text
    try:
        kit.read_driver(name)
    except HairpinError:
        return SeatSetup("here", "" if name in NAMELESS else name, car, is_taken=True)
    return SeatSetup("computer", "", car, name, is_taken=True)


def _seat_all(setup: Setup) -> Presence:
    """Return the presence at a table at which everybody sits."""
    drivers = tuple(frames.DriverStatus(None) if seat.driver else None for seat in setup.seats)
    return Presence((True,) * len(setup.seats), (False,) * len(setup.seats), drivers, 0)
