"""What each roll of a turn is worth, beside a slow computation by the rules: every way of driving, one by one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, product
from random import Random
from typing import Any

import numpy as np
import pytest

from analysis.races import race
from hairpin.analysis.monza.judge import Judge, TableJudge
from hairpin.analysis.monza.prospects import Floats, PlainProspects, share_result
from hairpin.analysis.monza.tile_prospects import TileProspects
from hairpin.bots.monza.look_ahead import LookAhead
from hairpin.core.game import CHANCE
from hairpin.core.review import Chances
from hairpin.fast.kernel import kernel
from hairpin.fast.monza import MonzaRaces
from hairpin.fast.monza.dice import DICE, HAND_OF, HANDS, ROLLS
from hairpin.fast.monza.race.position import Standing
from hairpin.fast.monza.search.look_ahead import WHOLE_RACE, SearchTables, weigh_win
from hairpin.fast.monza.search.prospects import share_rerolls
from hairpin.games.monza import Monza, Reroll, State
from hairpin.games.monza.colours import LETTERS
from hairpin.games.monza.ways import EXTRA_ROLL
from solve.proof import enter

pytestmark = pytest.mark.compiled

NEAR = 1e-9


@kernel
def weigh_standing(search: SearchTables, at: Standing, turn: int, seat: int) -> float:
    """Return a seat's chance before those of all seats are scaled to sum to 1."""
    return weigh_win(search, at, turn, seat)


def list_ends(game: Monza, state: State) -> Iterator[State]:
    """Yield every position in which a drive can end or go on by a turbo roll; no dice are rolled again."""
    waiting, seen = [state], {state}
    while waiting:
        at = waiting.pop()
        if at.phase != "drive" or at.turn != state.turn:
            yield at
            continue
        for action in game.legal_actions(at):
            after = game.advance(at, action)
            if not isinstance(action, Reroll) and after not in seen:
                seen.add(after)
                waiting.append(after)


def list_beginnings(game: Monza, most: int) -> list[State]:
    """Return positions at the beginning of a turn, from races at random, half of them in the last round."""
    found: dict[bool, list[State]] = {False: [], True: []}
    for seed in range(most):
        state = game.start()
        for word in race(game, seed):
            if state.phase == "roll":
                found[any(car in game.track.finish for car in state.cars)].append(state)
            state = game.apply(state, game.parse_action(word))
    random = Random(1)
    return [*random.sample(found[False], most), *random.sample(found[True], min(most, len(found[True])))]


def list_rolls(game: Monza, begin: State) -> Iterator[tuple[int, State]]:
    """Yield some of the 462 rolls by number, and the position after each."""
    rolls = [roll for roll, _ in game.chance_outcomes(begin)]
    assert len(rolls) == 462
    for number in range(0, len(rolls), 3):
        yield number, game.advance(begin, rolls[number])


class ByRules:
    """Weighs a position by looking at everything that may follow within the turn."""

    def __init__(self, game: Monza, judge: Judge) -> None:
        self.game = game
        self.judge = judge

    def weigh(self, state: State) -> Chances:
        """Return every seat's chance, the best end of the drive, and then of the bonus move, being chosen."""
        if state.phase == "over":
            return share_result(self.game, state)
        if state.phase == "roll":
            return self.judge.weigh(state)
        actor = self.game.actor(state)
        assert actor is not None
        assert actor != CHANCE
        if state.phase == "bonus":
            ends = [self.game.advance(state, action) for action in self.game.legal_actions(state)]
        else:
            ends = list(list_ends(self.game, state))
        return max(map(self.weigh, ends), key=lambda chances: chances[actor])


@pytest.mark.parametrize(
    ("board", "players", "options"),
    [
        ("bricks", 2, {}),
        ("tyre", 3, {}),
        ("targets", 3, {"push_targets": True}),
        ("three", 2, {"bonus": True}),
        ("steps", 3, {"bonus": True}),
        ("bricks", 2, {"stopping": "longest"}),
    ],
)
def test_every_roll_is_worth_the_best_end_that_the_rules_allow(
    board: str, players: int, options: dict[str, Any]
) -> None:
    game = enter(board, players, **options)
    judge = TableJudge(LookAhead(game, WHOLE_RACE))
    prospects, slow = PlainProspects(game, judge, MonzaRaces(game)), ByRules(game, judge)
    for begin in list_beginnings(game, 4):
        prospects.forget()
        rolls = prospects.open(begin).rolls
        assert np.abs(rolls.sum(1) - 1).max() <= NEAR
        for number, state in list_rolls(game, begin):
            best = slow.weigh(state)
            assert abs(rolls[number, begin.turn] - best[begin.turn]) <= NEAR
            assert np.abs(np.array(prospects.look(state)) - rolls[number]).max() <= NEAR


@pytest.mark.parametrize(
    ("board", "players", "options"),
    [
        ("bricks", 2, {}),
        ("tyre", 3, {}),
        ("steps", 2, {"turbo_accelerators": True}),
        ("three", 2, {"others_only": True}),
    ],
)
def test_with_tiles_the_end_is_chosen_that_is_worth_most_by_the_tables(
    board: str, players: int, options: dict[str, Any]
) -> None:
    """Chances are compared before they are scaled to sum to 1; a drive by turbo dice is as if alone."""
    game = enter(board, players, pro=True, **options)
    reader = LookAhead(game, WHOLE_RACE)
    judge = TableJudge(reader)
    prospects = TileProspects(game, judge, reader)

    def weigh(state: State, seat: int) -> float:
        if state.phase == "turbo-roll":
            rolls = game.chance_outcomes(state)
            return sum(float(weight) * weigh(end_turbo(game.advance(state, roll)), seat) for roll, weight in rolls)
        if state.phase == "over":
            return share_result(game, state)[seat]
        return float(weigh_standing(reader.search, reader.stand(state), reader.count_seat(state.turn), seat))

    def end_turbo(state: State) -> State:
        while state.phase == "turbo":
            legal = game.legal_actions(state)
            state = game.advance(state, reader.choose(state, legal) if len(legal) > 1 else legal[0])
        return state

    for found in list_beginnings(game, 2):
        begin, seat = replace(found, tiles=tuple(tiles.replace(EXTRA_ROLL, "") for tiles in found.tiles)), found.turn
        prospects.forget()
        rolls = prospects.open(begin).rolls
        for number, state in list_rolls(game, begin):
            ends = list(list_ends(game, state))
            worth = [weigh(end, seat) for end in ends]
            best = [end for end, one in zip(ends, worth, strict=True) if one >= max(worth) - NEAR]
            looks = [np.abs(np.array(prospects.look(end)) - rolls[number]).max() for end in best]
            assert min(looks) <= NEAR


def test_what_is_kept_of_a_roll_is_the_best_of_all_parts_of_it() -> None:
    chances = np.random.default_rng(3).random((len(ROLLS), 2))
    hands, kept = np.zeros((len(HANDS), 2)), np.zeros(len(HANDS), np.int64)
    share_rerolls(chances, 1, hands, kept)

    def expect(hand: str) -> Floats:
        again = [
            "".join(sorted(hand + "".join(more), key=LETTERS.index))
            for more in product(LETTERS, repeat=DICE - len(hand))
        ]
        return np.asarray(np.mean([chances[ROLLS.index(roll)] for roll in again], axis=0))

    for roll in Random(2).sample(ROLLS, 6):
        parts = {"".join(some) for size in (5, 4, 3) for some in combinations(roll, size)}  # all fewer take long
        for part in parts:
            assert np.abs(hands[HAND_OF[part]] - expect(part)).max() <= NEAR
        best = HANDS[kept[HAND_OF[roll]]]
        assert len(best) < DICE
        assert set(best) <= set(roll)
        assert hands[HAND_OF[best], 1] >= max(hands[HAND_OF[part], 1] for part in parts) - NEAR
        whole = [hands[HAND_OF["".join(some)], 1] for size in range(6) for some in combinations(roll, size)]
        assert hands[HAND_OF[best], 1] >= max(whole) - NEAR
