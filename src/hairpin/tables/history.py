"""The history of a table: its races that have ended, who won what, and the records. It is made from the races' records.

Only races that were driven to their end count for cups and for records. Someone is the same person in two races by the
name, without one by the car; a computer is the same by its driver and its car.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass

from hairpin.core.datafile import fingerprint
from hairpin.core.game import BoardFacts
from hairpin.core.kit import AnyGame
from hairpin.core.milestones import Better, RaceFact
from hairpin.core.standing import place_by_rules
from hairpin.games import kit_of, list_kits
from hairpin.games.record import Record, read_record
from hairpin.tables.ending import HowEnded, read_winners
from hairpin.tables.replay import read_setup

TURNS = "turns"
_TURN = re.compile(r"^\d+\. (\d+):", re.MULTILINE)
_HEAD = re.compile(r"^(game|board|seat \d+): (.*)$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class PastSeat:
    """A seat as it was in a race; `driver` is set if a computer had it."""

    name: str
    car: str
    driver: str | None = None


@dataclass(frozen=True, slots=True)
class PastRace:
    """A race that has ended.

    ended       when, in seconds of the epoch; None where that is not known
    board       a fingerprint: races of a game with the same one were on the same board
    own_board   the board's facts, if it is none of those that come with the game
    places      all seats by place; only those of the result if this version cannot read the race
    turns       of all seats together
    facts       what the game counts, and the turns of each seat; none if this version cannot read the race
    """

    number: int
    ended: float | None
    how: HowEnded
    game: str
    board: str
    options: Mapping[str, str]
    own_board: BoardFacts | None
    seats: tuple[PastSeat, ...]
    winners: tuple[int, ...]
    places: tuple[tuple[int, ...], ...]
    turns: int
    facts: tuple[RaceFact, ...]


@dataclass(frozen=True, slots=True)
class Best:
    """A record of a board: the fact, whose it is, and the number of the race in which it was set first."""

    name: str
    game: str
    board: str
    number: int
    seats: tuple[PastSeat, ...]
    race: int


@dataclass(frozen=True, slots=True)
class Shelf:
    """What somebody has won: the numbers of the races, the oldest first. `seat` is as it was in the latest race."""

    seat: PastSeat
    races: int
    wins: tuple[int, ...]
    is_champion: bool


@dataclass(frozen=True, slots=True)
class History:
    """The history of a table: races from the newest on, who has won most first.

    `is_complete`: every race is in it; else more of them are being read, the newest ones first.
    """

    code: str
    races: tuple[PastRace, ...]
    shelves: tuple[Shelf, ...]
    bests: tuple[Best, ...]
    is_complete: bool


def read_race(number: int, ended: float | None, how: HowEnded, text: str) -> Generator[None, None, PastRace]:
    """Return what the history keeps of a race by its record; yields after each action, so that others can work."""
    turns = Counter(int(seat) - 1 for seat in _TURN.findall(text))
    try:
        record = read_record(text)
        facts, places = yield from _count(record, turns)
        setup = read_setup(record)
    except Exception:  # whatever the rules of this version make of it
        return _read_head(number, ended, how, text, turns.total())
    return PastRace(
        number=number,
        ended=ended,
        how=how,
        game=setup.game,
        board=fingerprint(record.game.board),
        options=setup.options,
        own_board=_find_own_board(record.game),
        seats=tuple(PastSeat(seat.name, seat.car, seat.driver) for seat in setup.seats),
        winners=read_winners(text) if how == "finished" else (),
        places=places,
        turns=turns.total(),
        facts=facts,
    )


def _count(
    record: Record, turns: Counter[int]
) -> Generator[None, None, tuple[tuple[RaceFact, ...], tuple[tuple[int, ...], ...]]]:
    """Return the facts of a race, and its places if it is over."""
    game, kit = record.game, kit_of(record.game)
    counter, after = kit.milestones(game) if kit.milestones else None, game.start()
    for before, word, after in record.steps():
        if counter:
            counter.follow(before, game.parse_action(word), after)
        yield
    facts = counter.find() if counter else []
    if all(fact.name != TURNS for fact in facts):
        facts = [*(RaceFact(TURNS, (seat,), number) for seat, number in sorted(turns.items())), *facts]
    outcome = game.outcome(after)
    if outcome is None:
        return tuple(facts), ()
    standing = kit.standing(game, after) if kit.standing else place_by_rules(outcome)
    return tuple(facts), tuple(placing.seats for placing in standing)


def _find_own_board(game: AnyGame) -> BoardFacts | None:
    own = game.board_facts
    return own if own and own.name not in [board.name for board in game.facts.boards()] else None


def _read_head(number: int, ended: float | None, how: HowEnded, text: str, turns: int) -> PastRace:
    """Return what stands in the head of a record that this version cannot read, and in its last line."""
    head = dict(_HEAD.findall(text.partition("\n\n")[0]))
    names = [name for key, name in head.items() if key.startswith("seat ")]
    seats = tuple(PastSeat(who or name, car) for name in names for who, _, car in [name.rstrip(")").rpartition(" (")])
    winners = tuple(seat for seat in read_winners(text) if seat in range(len(seats))) if how == "finished" else ()
    return PastRace(
        number=number,
        ended=ended,
        how=how,
        game=head.get("game", "").partition(" ")[0],
        board=head.get("board", "").partition(" ")[0],
        options={},
        own_board=None,
        seats=seats,
        winners=winners,
        places=(winners,) if winners else (),
        turns=turns,
        facts=(),
    )


def tell_history(code: str, races: Sequence[PastRace], *, is_complete: bool = True) -> Generator[None, None, History]:
    """Return the history of races, given in the order of their numbers; yields after each, so that others can work."""
    shelves, bests = _Shelves(), _Bests()
    for race in races:
        shelves.add(race)
        bests.add(race)
        yield
    return History(code, tuple(reversed(races)), shelves.list(), bests.list(), is_complete)


def _identify(seat: PastSeat) -> tuple[str, str]:
    """Return by what somebody is known again."""
    if seat.driver:
        return f"/{seat.driver}", seat.car
    return (seat.name, "") if seat.name else ("", seat.car)


class _Shelves:
    """Collects what everybody has won."""

    def __init__(self) -> None:
        self.seats: dict[tuple[str, str], PastSeat] = {}
        self.driven: Counter[tuple[str, str]] = Counter()
        self.wins: dict[tuple[str, str], list[int]] = {}
        self.champions: set[tuple[str, str]] = set()

    def add(self, race: PastRace) -> None:
        """Take the next race. Whoever won the last one that had winners is champion (RU-12)."""
        whose = [_identify(seat) for seat in race.seats]
        self.seats.update(zip(whose, race.seats, strict=True))
        if race.how == "finished":
            self.driven.update(set(whose))
        winners = {whose[seat] for seat in race.winners}
        self.champions = winners or self.champions
        for who in winners:
            self.wins.setdefault(who, []).append(race.number)

    def list(self) -> tuple[Shelf, ...]:
        """Return the shelves, the fullest first."""
        shelves = [
            Shelf(self.seats[who], races, tuple(self.wins.get(who, ())), who in self.champions)
            for who, races in self.driven.items()
        ]
        return tuple(sorted(shelves, key=lambda shelf: -len(shelf.wins)))


class _Bests:
    """Finds the records of each board."""

    def __init__(self) -> None:
        self.found: dict[tuple[str, str], dict[str, Best]] = {}  # the board that was raced on last is the last
        self.compared: dict[str, dict[str, Better]] = {
            name: {TURNS: "least", **kit.bests} for name, kit in list_kits().items()
        }

    def add(self, race: PastRace) -> None:
        """Take the next race; whoever set a record first keeps it."""
        if race.how != "finished" or race.game not in self.compared:
            return
        compared, board = self.compared[race.game], self.found.pop((race.game, race.board), {})
        self.found[race.game, race.board] = board
        for fact in race.facts:
            if fact.name not in compared or (fact.name == TURNS and fact.seats[0] not in race.winners):
                continue
            sign, last = (-1 if compared[fact.name] == "most" else 1), board.get(fact.name)
            if last is None or fact.number * sign < last.number * sign:
                whose = tuple(race.seats[seat] for seat in fact.seats)
                board[fact.name] = Best(fact.name, race.game, race.board, fact.number, whose, race.number)

    def list(self) -> tuple[Best, ...]:
        """Return the records by board, those of the one that was raced on last first, in the order of the kit."""
        boards = [(self.compared[game], board) for (game, _), board in reversed(self.found.items())]
        return tuple(board[name] for compared, board in boards for name in compared if name in board)
