"""The racer of Memo-Car-Race behaves as its docstring states; its behaviour is fixed."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from hairpin.bots.memo.racer import MemoRacer
from hairpin.core.game import CHANCE
from hairpin.games.memo import Memo
from rules.tables import lay_table, write


def count_choices(game: Memo, position: str, times: int = 300) -> Counter[str]:
    state = game.parse_state(position)
    racer, random = MemoRacer(game), Random(7)
    view, actions = game.view(state, state.turn), game.legal_actions(state)
    return Counter(game.format_action(racer.choose(view, actions, random)) for _ in range(times))


def drive(game: Memo, seed: int) -> list[str]:
    racer, random, state = MemoRacer(game), Random(seed), game.start()
    words = []
    while (actor := game.actor(state)) is not None:
        if actor == CHANCE:
            action = game.chance_outcomes(state).draw(random)
        else:
            action = racer.choose(game.view(state, actor), game.legal_actions(state), random)
        state = game.apply(state, action)
        words.append(game.format_action(action))
    return words


def test_the_racer_heads_for_the_pit_then_for_its_finish() -> None:
    game = lay_table()
    to_pit = count_choices(game, write("b2:NE,blue", "b2c"))
    assert to_pit.most_common()[0][0] == "turn:c2"
    to_finish = count_choices(game, write("b2:NE,blue", "b2c", canisters="red,-"))
    assert to_finish.most_common()[0][0] == "turn:b1"


def test_the_racer_takes_a_random_action_one_turn_in_six() -> None:
    counts = count_choices(lay_table(), write("b2:NE,blue", "b2c"), times=6000)
    assert 250 < counts["swap"] < 420
    assert 250 < counts["turn:b1"] < 420


def test_the_racer_lays_a_tile_with_its_road_toward_the_goal() -> None:
    game = lay_table()
    rotating = write("b1:EW,blue", "b1s c1c", phase="rotate", chosen="c1")
    assert set(count_choices(game, rotating)) == {"way:SW"}
    first = write("red,blue", "a1d", phase="rotate", chosen="a1", fresh="1,2")
    assert set(count_choices(game, first)) == {"way:E", "way:S"}, "away from the start, at random"


def test_the_racer_swaps_when_it_cannot_drive() -> None:
    game = lay_table()
    assert set(count_choices(game, write("b1:W,a1:NS", "b1d a1s"))) == {"swap"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_races_of_racers_end_and_are_reproducible(players: int) -> None:
    game = lay_table(players=players)
    races = [drive(game, seed) for seed in range(15)]
    assert races[:4] == [drive(game, seed) for seed in range(4)]
    assert max(map(len, races)) < 10_000
