"""Checks a random race of Monza with its own bookkeeping: dice in hand, used dice, turns, and permitted moves."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from random import Random
from typing import Any

from hairpin.core.chance import Lottery
from hairpin.core.game import CHANCE
from hairpin.games.monza import TURBO, Action, Bonus, Monza, Reroll, Roll, State, Step

START = "S"


def watch_race(game: Monza, random: Random, *, is_thorough: bool, most: int = 20_000) -> State:
    """Play one race at random; check each position, each change and the result."""
    referee = Referee(game)
    state = game.start()
    for _ in range(most):
        actor = game.actor(state)
        referee.check_position(state)
        if is_thorough:
            check_notation(game, state)
        if actor is None:
            referee.check_result(state)
            return state
        lottery = game.chance_outcomes(state)
        action = lottery.draw(random) if actor == CHANCE else random.choice(game.legal_actions(state))
        copy = repr(state)
        after = game.apply(state, action)
        assert repr(state) == copy, "apply changed its argument"
        referee.check_change(state, action, after)
        state = after
    assert not game.always_ends, f"no end after {most} actions: {game.format_settings()}"
    return state


def check_notation(game: Monza, state: State) -> None:
    """Check that the position and all its actions parse back to equal values with equal hashes."""
    again = game.parse_state(game.format_state(state))
    assert again == state
    assert hash(again) == hash(state)
    actions = game.legal_actions(state)
    for action in actions:
        assert game.parse_action(game.format_action(action)) == action
    assert len(set(actions)) == len(actions)
    lottery = game.chance_outcomes(state)
    check_weights(lottery)
    assert bool(actions) + bool(lottery) == (state.phase != "over")


@cache
def check_weights(lottery: Lottery[Action]) -> None:
    """Check that the chances are exact and sum to one; cached, because there are few different lotteries."""
    assert not lottery or sum((chance for _, chance in lottery), Fraction()) == 1
    assert all(type(chance) is Fraction and chance > 0 for _, chance in lottery)


class Referee:
    """The bookkeeping of one race. It uses positions and actions only, never the rules."""

    def __init__(self, game: Monza) -> None:
        self.game = game
        self.track = game.track
        self.hand: Counter[str] = Counter()
        self.used = [0] * game.players
        self.turns = [0] * game.players
        self.driver, self.last = -1, ""

    def check_position(self, state: State) -> None:
        """Check that no car is on a tyre, and no two on one space except on start, finish and during a drive."""
        is_driving = state.phase in ("drive", "turbo-roll", "turbo")
        road: list[str] = []
        for seat, place in enumerate(state.cars):
            if place == START or (place in self.track.finish and not self.game.options.push_targets):  # RU-4
                continue
            assert place in self.track.finish or not self.track.spaces[place].is_tyre
            if not (is_driving and seat == state.turn):
                road.append(place)
        assert len(road) == len(set(road)), "two cars stand on one space"

    def check_change(self, state: State, action: Action, after: State) -> None:
        """Check the effect of an action on the dice in hand and on the cars."""
        match action:
            case Roll(dice):
                self.take_dice(state, dice)
            case Reroll(dice):
                self.hand.subtract(dice)
                assert after.tiles[state.turn] == state.tiles[state.turn].removeprefix("x") != state.tiles[state.turn]
            case Step():
                self.pay(state, action, after)
            case _ if action == TURBO:
                assert not self.hand.total(), "a turbo roll with dice left"
        assert min(self.hand.values(), default=0) >= 0, "a die was used twice"
        moved = {seat for seat, place in enumerate(state.cars) if place != after.cars[seat]}
        own = self.check_own_move(state, action, after)
        for seat in moved - own:
            self.check_push(state, after, seat)
        assert len(moved - own) <= 1
        assert self.has_finisher(after) or not self.has_finisher(state), "the last round is no longer the last"

    def has_finisher(self, state: State) -> bool:
        """Return whether a car is in the finish."""
        return any(place in self.track.finish for place in state.cars)

    def take_dice(self, state: State, dice: str) -> None:
        """Record a roll: of six dice, of two, or of those that are rolled again."""
        if state.phase == "roll":
            self.driver, self.last = state.turn, ""
            if state.turn == self.game.options.starter:
                self.used = [0] * self.game.players
            self.turns[state.turn] += 1
            self.hand = Counter(dice)
            assert self.hand.total() == 6
        elif state.phase == "reroll":
            self.hand.update(dice)
            assert self.hand.total() == 6
        else:
            self.hand = Counter(dice)
            assert self.hand.total() == 2

    def pay(self, state: State, step: Step, after: State) -> None:
        """Take a die of the space's colour from the hand, or check that such a tile was taken."""
        seat = state.turn
        self.last = step.colour
        is_free = self.game.options.free_finish and step.space in self.track.finish
        assert is_free or step.colour == self.track.colour(step.space)
        if step.is_accelerator:
            held, left = state.tiles[seat], after.tiles[seat]
            assert Counter(held) - Counter(left) == Counter(step.colour)
        else:
            self.hand[step.colour] -= 1
            assert after.tiles == state.tiles
        if not step.is_accelerator or self.game.options.count_accelerators:
            self.used[seat] += 1

    def check_own_move(self, state: State, action: Action, after: State) -> set[int]:
        """Check that a step or a bonus move leads forward; return the seats that it moved."""
        match action:
            case Step(space):
                seat = state.turn
            case Bonus(space):
                seat = self.game.seat_of[self.last]
                assert self.game.actor(state) == seat
                assert seat != state.turn or not self.game.options.others_only
                is_for_all = space in self.track.finish and not self.game.options.push_targets
                assert is_for_all or space not in state.cars, "a bonus move onto a car"
            case _:
                return set()
        assert after.cars[seat] == space
        assert self.track.front(space) > self.track.front(state.cars[seat]), "a step backward"
        return {seat}

    def check_push(self, state: State, after: State, seat: int) -> None:
        """Check that a push-back is from the mover's last space to the nearest free space of the lane or the start."""
        place, back = state.cars[seat], after.cars[seat]
        assert place == after.cars[self.driver], "no car has ended its turn there"
        assert (after.phase, after.turn) != (state.phase, state.turn), "pushed back during the drive"
        lane = [space.name for space in self.track.lanes[place[0]]]
        skipped = lane[lane.index(back) + 1 if back != START else 0 : lane.index(place)]
        others = [car for other, car in enumerate(after.cars) if other != seat]
        assert back == START or back not in others
        assert back == START or not self.track.spaces[back].is_tyre
        assert all(self.track.spaces[space].is_tyre or space in others for space in skipped)

    def check_result(self, state: State) -> None:
        """Check the ranking, the used dice and the number of turns."""
        outcome = self.game.outcome(state)
        assert outcome is not None
        home = {seat: self.used[seat] for seat, place in enumerate(state.cars) if place in self.track.finish}
        assert home
        assert outcome.winners == tuple(seat for seat in home if home[seat] == min(home.values()))
        ranked: list[Any] = [seat for place in outcome.ranking for seat in place]
        assert sorted(ranked) == list(range(self.game.players))
        keys = [tuple((seat not in home, home.get(seat, 0)) for seat in place) for place in outcome.ranking]
        assert all(len(set(key)) == 1 for key in keys)
        assert keys == sorted(keys)
        assert outcome.scores == tuple(map(home.get, range(self.game.players)))
        assert sum(outcome.share(seat) for seat in range(self.game.players)) == 1
        rounds = max(self.turns)
        for seat, turns in enumerate(self.turns):
            came_by_bonus = self.used[seat] == 0 and (seat in home or self.game.options.push_targets)
            assert turns == rounds or (turns == rounds - 1 and came_by_bonus), "not the same number of turns"
