"""The lessons: whoever follows the tips wins nearly always and soon, and what a lesson teaches happens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import hairpin
from hairpin.bots import check_driver, drivers, make_driver
from hairpin.bots.race import Randomness, watch
from hairpin.core.game import CHANCE
from hairpin.games import find_kit
from hairpin.games.memo import Drive, Turn, Way
from hairpin.games.memo.grid import DISTANCES, NEIGHBOURS, PIT
from hairpin.games.monza import STOP, TURBO, Bonus, Step
from hairpin.games.monza.lessons import read_lesson_boards
from hairpin.games.monza.own_boards import clean, read

RACES = 150
BOARDS = read_lesson_boards()
# The options of the lessons, as `lesson-tables.ts` has them.
MONZA: dict[str, dict[str, Any]] = {
    "monza": {"track": "sprint", "stopping": "free"},
    "professional": {"pro": True},
    "bonus": {"bonus": True, "stopping": "free"},
    "first-edition": {"stopping": "free"},
}
Choose = Callable[[Any, Any, tuple[Any, ...], Random], Any]


def play(game: Any, choose: Choose, seed: str) -> tuple[Any, Counter[str]]:
    """Race a pupil against the dawdler; return the end, and what the pupil did."""
    randomness, random = Randomness.from_seed(game, seed), Random(seed)
    other, state, done, turn = make_driver("dawdler", game), game.start(), Counter[str](), None
    while (actor := game.actor(state)) is not None and sum(done.values()) < 1000:
        if actor == CHANCE:
            action = randomness.dealer.answer(state)
        elif actor == 0:
            action = choose(game, game.view(state, 0), game.legal_actions(state), random)
            done["turns"] += turn != 0 and state.phase != "bonus"
            done[type(action).__name__ if action != TURBO else "turbo"] += 1
        else:
            action = other.choose(game.view(state, 1), game.legal_actions(state), random)
        turn = turn if actor == CHANCE else actor
        randomness.dealer = randomness.dealer.follow(state, action)
        state = game.apply(state, action)
        other = watch(game, other, 1, state)
    return state, done


def has_won(game: Any, state: Any) -> bool:
    """Return whether the pupil has won."""
    end = game.outcome(state)
    return end is not None and 0 in end.winners


def follow_monza(game: Any, view: Any, actions: tuple[Any, ...], random: Random) -> Any:
    """Do what the tips say: the longest route by dice, then an accelerator, the turbo roll, every bonus move."""
    if bonus := [action for action in actions if isinstance(action, Bonus)]:
        return random.choice(bonus)
    if TURBO in actions:
        return TURBO

    def count(place: str, dice: str) -> int:
        if place in game.track.finish:
            return 100
        steps = [step for step in game.drives(view.phase, place, dice, "", False) if isinstance(step, Step)]
        return max((1 + count(step.space, dice.replace(step.colour, "", 1)) for step in steps), default=0)

    steps = [action for action in actions if isinstance(action, Step)]
    if dice := [step for step in steps if not step.is_accelerator]:
        return max(dice, key=lambda step: count(step.space, view.dice.replace(step.colour, "", 1)))
    return random.choice(steps) if steps and view.phase == "drive" else STOP


def tap_anything(game: Any, view: Any, actions: tuple[Any, ...], random: Random) -> Any:
    """Lay any die that fits; else do what the tips say."""
    dice = [action for action in actions if isinstance(action, Step) and not action.is_accelerator]
    return random.choice(dice) if dice else follow_monza(game, view, actions, random)


@pytest.mark.parametrize("choose", [follow_monza, tap_anything])
@pytest.mark.parametrize("lesson", MONZA)
def test_whoever_learns_monza_wins_nearly_always_and_soon(lesson: str, choose: Choose) -> None:
    board = {"track": read(clean(BOARDS[lesson]))} if lesson in BOARDS else {}
    game = hairpin.make("monza", players=2, **{**MONZA[lesson], **board})
    ends = [play(game, choose, f"{lesson} {race}") for race in range(RACES)]
    assert sum(has_won(game, state) for state, _ in ends) >= 0.93 * RACES
    turns = sorted(done["turns"] for _, done in ends)
    assert sum(turns) / RACES <= 6
    assert turns[int(0.95 * RACES)] <= 10
    if lesson == "professional":
        assert sum(done["turbo"] > 0 for _, done in ends) >= 0.75 * RACES
    if lesson == "bonus":
        assert sum(done["Bonus"] > 0 for _, done in ends) >= 0.9 * RACES


def test_whoever_learns_memo_car_race_wins_nearly_always_and_soon() -> None:
    game = hairpin.make("memo", tiles="open-roads", players=2, aid=(0,))
    ends = []
    for race in range(RACES):
        been: list[str] = []

        def follow(_: Any, view: Any, actions: tuple[Any, ...], random: Random, been: list[str] = been) -> Any:
            goal = DISTANCES[view.canisters[0] or PIT]

            def cost(action: Any) -> float:
                match action:
                    case Turn(place) | Drive(place):
                        return goal[place] + 2 * been[-6:].count(place)
                    case Way(ways):
                        around = NEIGHBOURS[view.chosen]
                        leads = [around[side] for side in ways if side in around and around[side] != view.cars[0]]
                        return min((goal[place] for place in leads), default=99)
                    case _:
                        return 99

            action = min(actions, key=lambda action: (cost(action), random.random()))
            if isinstance(action, Drive | Turn):
                been.append(view.cars[0])
            return action

        ends.append(play(game, follow, f"memo {race}"))
    assert sum(has_won(game, state) for state, _ in ends) >= 0.97 * RACES
    drives = sorted(done["Turn"] + done["Drive"] for _, done in ends)
    assert drives[RACES // 2] <= 11
    assert drives[int(0.9 * RACES)] <= 16


@pytest.mark.parametrize("game", ["monza", "memo"])
def test_the_driver_of_lessons_is_in_no_list(game: str) -> None:
    check_driver("dawdler", game)
    assert "dawdler" not in drivers(game)
    assert find_kit(game).all_drivers["dawdler"].is_light


@pytest.mark.parametrize("name", BOARDS)
def test_the_board_of_a_lesson_can_be_raced_on_without_oddities(name: str) -> None:
    assert read(clean(BOARDS[name])).oddities == ()
