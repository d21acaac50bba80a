"""The racer of Memo-Car-Race behaves as its docstring states; its behaviour is fixed."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from hairpin.bots.memo.racer import MemoRacer
from hairpin.bots.race import Randomness, catch_up, drive
from hairpin.games.memo import Memo, Pick
from hairpin.server.drivers.scheduler import _choose_here
from rules.tables import lay_table, write

# The red car turns up a dead end beside its corner and goes back; blue drives west on crossings.
DEAD_END = [
    *("start:red", "start:blue", "turn:a1", "crossing", "way:NESW", "turn:e1", "crossing", "way:NESW"),
    *("turn:b1", "dead-end", "way:W", "turn:d1", "straight", "way:EW"),
    *("turn:a1", "way:NESW", "turn:c1", "straight", "way:EW"),
]
# The next one, too, is a dead end: only the corner is left, where the car has been twice.
TWO_DEAD_ENDS = (*DEAD_END, *["turn:a2", "dead-end", "way:N", "turn:d1", "way:EW"])


def count_choices(game: Memo, position: str, times: int = 300) -> Counter[str]:
    """Count what a racer without a memory does in a position."""
    state = game.parse_state(position)
    racer, random = MemoRacer(game), Random(7)
    view, actions = game.view(state, state.turn), game.legal_actions(state)
    return Counter(game.format_action(racer.choose(view, actions, random)) for _ in range(times))


def count_choices_after(game: Memo, words: tuple[str, ...] | list[str], times: int = 300) -> Counter[str]:
    """Count what a racer does that has watched a race."""
    seat = game.on_turn(catch_up(game, MemoRacer(game), 0, words)[0]) or 0
    state, racer = catch_up(game, MemoRacer(game), seat, words)
    random, view, actions = Random(7), game.view(state, seat), game.legal_actions(state)
    return Counter(game.format_action(racer.choose(view, actions, random)) for _ in range(times))


def test_the_racer_heads_for_the_pit_then_for_its_finish() -> None:
    game = lay_table()
    to_pit = count_choices(game, write("b2:NE,blue", "b2c"))
    assert to_pit.most_common()[0][0] == "turn:c2"
    to_finish = count_choices(game, write("b2:NE,blue", "b2c", canisters="red,-"))
    assert to_finish.most_common()[0][0] == "turn:b1"


def test_the_racer_takes_a_random_drive_one_turn_in_thirty_but_never_past_its_goal() -> None:
    counts = count_choices(lay_table(), write("b2:NE,blue", "b2c"), times=6000)
    assert 70 < counts["turn:b1"] < 130
    assert counts["swap"] == 0
    assert set(count_choices(lay_table(), write("c2:NS,blue", "c2s"), times=600)) == {"drive:c3"}


def test_the_racer_lays_a_tile_with_its_road_toward_the_goal() -> None:
    game = lay_table()
    rotating = write("b1:EW,blue", "b1s c1c", phase="rotate", chosen="c1")
    assert set(count_choices(game, rotating)) == {"way:SW"}
    first = write("red,blue", "a1d", phase="rotate", chosen="a1", fresh="1,2")
    assert set(count_choices(game, first)) == {"way:E", "way:S"}, "away from the start, at random"


def test_the_racer_swaps_when_it_cannot_drive() -> None:
    game = lay_table()
    assert set(count_choices(game, write("b1:W,a1:NS", "b1d a1s"))) == {"swap"}


def test_the_racer_remembers_a_dead_end() -> None:
    counts = count_choices_after(lay_table(), DEAD_END)
    assert counts["turn:b1"] < 20, "only by a whim"
    forgetful = count_choices(lay_table(), write("a1:NESW,c1:EW", "a1x c1s"))
    assert forgetful["turn:b1"] > 100


def test_the_racer_swaps_where_every_drive_would_be_shuttling() -> None:
    game = lay_table()
    assert set(count_choices_after(game, TWO_DEAD_ENDS)) == {"swap"}
    state, _ = catch_up(game, MemoRacer(game), 0, TWO_DEAD_ENDS)
    assert _choose_here(game, "racer", state, TWO_DEAD_ENDS, 0, Random(1))[0] == "swap", "a server's racer remembers"


def count_shuttles(game: Memo, seed: int) -> tuple[int, int]:
    """Race racers by the rules; count the turns, and how often a car comes a third time in eight of its own turns.

    A car may come to a place, or onto a tile: every tile has a number, which moves with it.
    """
    numbers: dict[str, str] = {}
    places: list[list[str]] = [[] for _ in range(game.players)]
    tiles: list[list[str]] = [[] for _ in range(game.players)]
    shuttles = 0
    for before, action, after in drive(game, [MemoRacer(game)] * game.players, Randomness.from_seed(game, str(seed))):
        if before.phase == "place" or (before.turn == after.turn and after.phase != "over"):
            continue
        seat, place = before.turn, after.cars[before.turn]
        if before.phase == "swap-second":
            assert isinstance(action, Pick)
            one, other = before.chosen, action.cell
            numbers[one], numbers[other] = numbers.get(other, other), numbers.get(one, one)
            places[seat].append("")
            tiles[seat].append("")
            continue
        places[seat].append(place)
        tiles[seat].append(numbers.get(place, place))
        shuttles += places[seat][-8:].count(place) > 2 or tiles[seat][-8:].count(tiles[seat][-1]) > 2
    return sum(map(len, places)), shuttles


@pytest.mark.parametrize("players", [2, 3, 4])
def test_racers_end_a_race_soon_and_never_shuttle(players: int) -> None:
    game = lay_table(players=players)
    races = [count_shuttles(game, seed) for seed in range(20)]
    assert sum(shuttles for _, shuttles in races) == 0
    assert max(turns for turns, _ in races) < 200
    assert races[:2] == [count_shuttles(game, seed) for seed in range(2)], "races are reproducible"
