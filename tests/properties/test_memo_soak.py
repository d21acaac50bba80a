"""Ten thousand random races of Memo-Car-Race for each number of players; all of them end."""

from __future__ import annotations

from random import Random

import pytest

import hairpin
from sampling import play

GAMES = 10_000
CHUNK = 250


@pytest.mark.soak
@pytest.mark.parametrize("chunk", range(GAMES // CHUNK))
@pytest.mark.parametrize("players", hairpin.make("memo").facts.players)
def test_ten_thousand_races_of_each_number_of_players_end(players: int, chunk: int) -> None:
    random = Random(f"memo/{players}/{chunk}")
    game = hairpin.make("memo", players=players)
    for _ in range(CHUNK):
        state = game.start()
        for before, action, after in play(game, random):
            if random.random() < 0.001:
                assert game.parse_state(game.format_state(before)) == before
                assert game.parse_action(game.format_action(action)) == action
            state = after
        outcome = game.outcome(state)
        assert outcome
        assert len(outcome.winners) == 1
