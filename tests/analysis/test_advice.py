"""The advice of the coach: the best way for the roll on the table, in every variant; none where nothing is decided."""

from __future__ import annotations

from random import Random

import pytest

import hairpin
from hairpin.analysis.monza.review import MonzaReviewer
from hairpin.core.game import CHANCE
from hairpin.games import deal_at_home

REASONS = {"only", "home", "fewer", "pushes", "tiles", "far", "safe", "waits"}
pytestmark = pytest.mark.compiled


@pytest.mark.parametrize("options", [{}, {"bonus": True}, {"pro": True}, {"pro": True, "bonus": True}])
def test_advice_is_a_legal_way_to_the_end_of_a_decision(options: dict[str, bool]) -> None:
    game = hairpin.make("monza", track="sprint", players=2, grid="A1", **options)
    reviewer, random, words, asked = MonzaReviewer(game), Random(4), list[str](), 0
    state, dealer = game.start(), deal_at_home(game, "4")
    while (actor := game.actor(state)) is not None:
        advice = reviewer.advise(words)
        if actor == CHANCE:
            assert advice is None
            action = dealer.answer(state)
        else:
            assert advice is not None
            asked += 1
            assert (advice.seat, advice.ply) == (actor, len(words))
            assert advice.why in REASONS
            assert 0 <= advice.taken.chance <= advice.best.chance <= 1
            after = state
            for word in advice.best.words:
                act = game.parse_action(word)
                assert act in game.legal_actions(after)
                after = game.apply(after, act)
            action = random.choice(game.legal_actions(state))
        dealer, state = dealer.follow(state, action), game.apply(state, action)
        words.append(game.format_action(action))
    assert asked > 5
    assert reviewer.advise(words) is None
