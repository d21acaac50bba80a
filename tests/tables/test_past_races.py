"""What the history of a table is made from: the facts of each race by its record, cups, champions, records."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

import pytest

from hairpin.games import list_kits
from hairpin.games.monza.actions import Roll
from hairpin.games.monza.luck import count_odds
from hairpin.games.monza.rules import Monza
from hairpin.games.record import parse_record
from hairpin.tables.ending import HowEnded
from hairpin.tables.history import PastRace, PastSeat, read_race, tell_history

Result = TypeVar("Result")
PLAYTHROUGHS = sorted((Path(__file__).parents[1] / "playthroughs").glob("*.race"))


def finish(work: Generator[None, None, Result]) -> Result:
    """Return the result of some work that is done in slices."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            result: Result = end.value
            return result


def read(text: str, number: int = 1, how: HowEnded = "finished") -> PastRace:
    return finish(read_race(number, 0.0, how, text))


def count(race: PastRace, name: str) -> list[int]:
    """Return a fact of each seat."""
    found = {fact.seats[0]: fact.number for fact in race.facts if fact.name == name}
    return [found.get(seat, 0) for seat in range(len(race.seats))]


@pytest.mark.parametrize("file", PLAYTHROUGHS, ids=lambda file: file.stem)
def test_every_game_tells_facts_of_its_races(file: Path) -> None:
    text = file.read_text("utf-8")
    race, record = read(text), parse_record(text)
    end = list(record.steps())[-1][2]
    outcome = record.game.outcome(end)
    assert outcome
    assert race.winners == outcome.winners
    assert sorted(seat for place in race.places for seat in place) == list(range(record.game.players))
    assert race.places[0] == outcome.winners
    assert sum(count(race, "turns")) == race.turns - (record.game.players if race.game == "memo" else 0)
    known = {"turns", "push-backs", "longest-push", "lucky-roll", "turned", "dead-ends", "swaps"}
    assert {fact.name for fact in race.facts} <= known
    assert all(fact.number > 0 for fact in race.facts)


def test_memo_counts_tiles_dead_ends_and_swaps_of_each_seat() -> None:
    text = next(file for file in PLAYTHROUGHS if file.stem == "memo-road-tiles").read_text("utf-8")
    race, record = read(text), parse_record(text)
    turned, swaps = [0, 0, 0, 0], [0, 0, 0, 0]
    for before, word, _ in record.steps():
        turned[before.turn] += word.startswith("turn:")
        swaps[before.turn] += word == "swap"
    assert count(race, "turned") == turned
    assert count(race, "swaps") == swaps
    assert sum(count(race, "dead-ends")) > 0


@pytest.mark.parametrize("track", ["sprint", "oval", "first-edition"])
@pytest.mark.parametrize("free_finish", [False, True])
def test_the_odds_of_a_roll_are_those_of_all_rolls_that_go_as_far(track: str, free_finish: bool) -> None:
    """Compared with the search by which the rules know the longest drive."""
    game = list_kits()["monza"].make({"track": track, "players": 2, "free_finish": free_finish})
    assert isinstance(game, Monza)
    rolls = game.chance_outcomes(game.start())
    lottery = {action.dice: weight for action, weight in rolls if isinstance(action, Roll)}
    for place in list(game.track.exits)[::9]:
        reach = {roll: measure(game, place, roll) for roll in lottery}
        for roll in list(lottery)[::23]:
            good = sum(weight for other, weight in lottery.items() if reach[other] >= reach[roll])
            assert count_odds(game.track, free_finish, place, roll) == round(1 / good)


def measure(game: Monza, place: str, dice: str) -> int:
    """Return the most dice that can be used from a place, 7 if they lead into the finish."""
    if place in game.track.finish:
        return 7
    longest = 0
    for space in game.track.exits[place]:
        colours = (
            set(dice) if game.options.free_finish and space in game.track.finish else set(game.track.colour(space))
        )
        for colour in colours & set(dice):
            further = measure(game, space, dice.replace(colour, "", 1))
            longest = max(longest, 7 if further == 7 else 1 + further)
    return longest


def test_a_record_that_cannot_be_read_is_listed_with_its_head() -> None:
    text = next(file for file in PLAYTHROUGHS if file.stem == "monza-sprint").read_text("utf-8")
    damaged = text.replace("game: monza 3", "game: monza 99")
    race, whole = read(damaged), read(text)
    assert (race.game, race.board, race.winners, race.turns) == ("monza", whole.board, whole.winners, whole.turns)
    assert [seat.name for seat in race.seats] == list(parse_record(text).seats)
    assert race.facts == ()
    for odd in ("", "\n", "game: ", "result: 7", "hairpin race 1\nseat 1: x\n\nresult: 2 > 1 (alone)\n"):
        assert read(odd).winners == ()


def make_race(number: int, names: str, *winners: int, how: HowEnded = "finished", driver: str = "") -> PastRace:
    text = next(file for file in PLAYTHROUGHS if file.stem == "monza-sprint").read_text("utf-8")
    seats = tuple(PastSeat(name, car) for name, car in zip(names.split(), ("red", "blue"), strict=True))
    if driver:
        seats = (seats[0], PastSeat("", "blue", driver))
    return replace(read(text), number=number, how=how, seats=seats, winners=winners, facts=())


def test_somebody_is_known_by_the_name_and_a_computer_by_driver_and_car() -> None:
    races = [
        make_race(1, "Ada Ben", 0),
        make_race(2, "Ben Ada", 1),
        make_race(3, "Ada x", 1, driver="racer"),
        make_race(4, "Ada Ben", how="abandoned"),
    ]
    history = finish(tell_history("ABC234", races))
    assert [(shelf.seat.name or shelf.seat.driver, shelf.races, shelf.wins) for shelf in history.shelves] == [
        ("Ada", 3, (1, 2)),
        ("racer", 1, (3,)),
        ("Ben", 2, ()),
    ]
    assert [shelf.is_champion for shelf in history.shelves] == [False, True, False]


def test_records_are_by_board_and_whoever_was_first_keeps_one() -> None:
    text = {file.stem: file.read_text("utf-8") for file in PLAYTHROUGHS}
    races = [read(text["monza-sprint"], 1), read(text["monza-oval"], 2), read(text["monza-sprint"], 3)]
    races.append(read(text["monza-sprint"], 4, "abandoned"))
    bests = finish(tell_history("ABC234", races)).bests
    assert [(best.board, best.race) for best in bests if best.name == "turns"] == [
        (races[0].board, 1),
        (races[1].board, 2),
    ]
    for best in bests:
        numbers = [
            fact.number
            for race in races[:3]
            for fact in race.facts
            if fact.name == best.name and race.board == best.board
        ]
        assert best.number == max(numbers) if best.name != "turns" else best.number in numbers
