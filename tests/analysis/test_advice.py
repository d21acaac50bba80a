"""The advice of the coach: the best way for the roll on the table, in every variant; none where nothing is decided."""

from __future__ import annotations

from random import Random

import pytest

import hairpin
from hairpin.analysis.monza.review import MonzaReviewer
from hairpin.core.game import CHANCE
from hairpin.core.review import Decision
from hairpin.fast.monza.record import list_routes
from hairpin.games import deal_at_home
from hairpin.games.monza import Monza, State

REASONS = {"only", "same", "home", "fewer", "pushes", "tiles", "far", "safe", "again", "waits"}
pytestmark = pytest.mark.compiled


def check_reason(game: Monza, before: State, after: State, advice: Decision) -> None:
    """Check that what is said of the best way is true."""
    front = game.track.front
    if advice.why == "far":
        assert front(after.cars[advice.seat]) > front(before.cars[advice.seat]) or advice.best.words[-1] == "turbo"
    assert (advice.why == "again") == advice.best.words[0].startswith("reroll:")
    if before.tiles:
        ends = {drive_at_random(game, before, Random(seed)) for seed in range(40)}
        assert (advice.why == "only") == (len(ends) == 1)


def drive_at_random(game: Monza, begin: State, random: Random) -> State:
    """Return where a decision may end."""
    state = game.apply(begin, random.choice(game.legal_actions(begin)))
    while (state.phase, state.turn) == (begin.phase, begin.turn):
        state = game.apply(state, random.choice(game.legal_actions(state)))
    return state


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
            check_reason(game, state, after, advice)
            action = random.choice(game.legal_actions(state))
        dealer, state = dealer.follow(state, action), game.apply(state, action)
        words.append(game.format_action(action))
    assert asked > 5
    assert reviewer.advise(words) is None


def test_the_only_way_is_said_of_one_end_and_never_of_several_that_are_equally_good() -> None:
    """Where the race is decided all ways are worth nothing: they are just as good, and not the only one."""
    game = hairpin.make("monza", track="sprint", players=3)
    reviewer, said = MonzaReviewer(game), set[str]()
    for seed in range(5):
        random, words, state = Random(seed), list[str](), game.start()
        while (actor := game.actor(state)) is not None:
            if actor == CHANCE:
                action = game.chance_outcomes(state).draw(random)
            else:
                advice = reviewer.advise(words)
                assert advice is not None
                if advice.why in ("only", "same"):
                    routes = list_routes(game, state.cars[actor], state.dice, state.last)
                    ends = {("F", used) if place in game.track.finish else place for _, (place, used, _) in routes}
                    assert (len(ends) == 1) == (advice.why == "only")
                    said.add(advice.why)
                action = random.choice(game.legal_actions(state))
            words.append(game.format_action(action))
            state = game.apply(state, action)
    assert said == {"only", "same"}
