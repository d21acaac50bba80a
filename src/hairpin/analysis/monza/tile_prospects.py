"""What each roll of a turn is worth in races with tiles: the champion's search weighs the ends worth a look."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np

from hairpin.analysis.monza.judge import Judge
from hairpin.analysis.monza.prospects import (
    Best,
    Floats,
    Prospect,
    Route,
    choose_best,
    find_furthest,
    share_result,
)
from hairpin.bots.monza.look_ahead import LookAhead
from hairpin.core.review import Chances
from hairpin.fast.monza.board import Ints
from hairpin.fast.monza.dice import HAND_OF, HANDS, ROLLS, SIZES
from hairpin.fast.monza.search.look_ahead import new_workspace
from hairpin.fast.monza.search.prospects import share_drive, share_rerolls, share_rolls
from hairpin.fast.monza.tables.endings import NO_COLOUR
from hairpin.fast.monza.tables.steps import EXTRA
from hairpin.games.monza import Action, Monza, Reroll, State
from hairpin.games.monza.colours import LETTERS
from hairpin.games.monza.ways import EXTRA_ROLL

_TIE = 1e-12
_FIRST_ROLL = len(SIZES) - len(ROLLS)  # the hands of six dice come last


class TileProspects:
    """Weighs the positions of a turn with accelerators, extra roll and turbo; the kernels count from the starter."""

    def __init__(self, game: Monza, judge: Judge, look_ahead: LookAhead) -> None:
        self.game = game
        self.judge = judge
        self._reader = look_ahead
        self._work = new_workspace()
        self._known: dict[State, tuple[Floats, Ints, Floats]] = {}

    def forget(self) -> None:
        """Forget what was weighed for one race."""
        self._known.clear()

    def open(self, state: State) -> Prospect:
        """Return the prospect of a turn at its beginning."""
        rolls, kept, hands = self._weigh_rolls(state)
        if not len(kept):
            return Prospect(self._by_table(rolls))
        again = hands[kept[_FIRST_ROLL:]]
        mover = self._reader.count_seat(state.turn)
        is_again = again[:, mover] > rolls[:, mover] + _TIE
        return Prospect(self._by_table(np.where(is_again[:, None], again, rolls)))

    def _weigh_rolls(self, state: State) -> tuple[Floats, Ints, Floats]:
        """Return the chances after each roll without another one; with the extra roll, what is kept, and its worth."""
        begin = replace(state, phase="roll", dice="", last="")
        if begin not in self._known:
            self._known[begin] = self._compute_rolls(begin)
        return self._known[begin]

    def _compute_rolls(self, state: State) -> tuple[Floats, Ints, Floats]:
        reader, players = self._reader, self.game.players
        at, mover = reader.stand(state), reader.count_seat(state.turn)
        tiles = int(at.tiles[mover])
        rolls = np.zeros((len(ROLLS), players))
        share_rolls(reader.search, self._work, at, mover, tiles, rolls)
        if not tiles & EXTRA:
            return rolls, np.zeros(0, np.int64), np.zeros((0, players))
        spent = np.zeros_like(rolls)
        share_rolls(reader.search, self._work, at, mover, tiles & ~EXTRA, spent)
        hands, kept = self._weigh_hands(spent, mover)
        return rolls, kept, hands

    def _weigh_hands(self, rolls: Floats, mover: int) -> tuple[Floats, Ints]:
        """Return what each hand is worth if the other dice are rolled again, and what of each is best kept."""
        hands, kept = np.zeros((len(SIZES), self.game.players)), np.zeros(len(SIZES), np.int64)
        share_rerolls(rolls, mover, hands, kept)
        return hands, kept

    def _by_table(self, chances: Any) -> Any:
        """Return chances by the seats of the table."""
        order = [self._reader.count_seat(seat) for seat in range(self.game.players)]
        return chances[..., order]

    def look(self, state: State) -> Chances:
        """Return every seat's chance in a position; the beginning of the next turn is judged without a roll."""
        match state.phase:
            case "over":
                return share_result(self.game, state)
            case "roll":
                return self.judge.weigh(state)
            case "reroll":
                return self._weigh_reroll(state)
            case "turbo-roll":
                return self._weigh_turbo(state)
            case _:
                return self.find_best(state).chances

    def _weigh_reroll(self, state: State) -> Chances:
        """Return the mean over what the dice rolled again may show."""
        spent, _, _ = self._weigh_rolls(state)  # the extra roll is spent by now
        hands, _ = self._weigh_hands(spent, self._reader.count_seat(state.turn))
        return tuple(map(float, self._by_table(hands[HAND_OF[state.dice]])))

    def _weigh_turbo(self, state: State) -> Chances:
        """Return the mean over the 21 turbo rolls."""
        mean = np.zeros(self.game.players)
        for roll, chance in self.game.chance_outcomes(state):
            mean += float(chance) * np.array(self.look(self.game.advance(state, roll)))
        return tuple(map(float, mean))

    def find_best(self, state: State) -> Best:
        """Return the best way to go on with a turn, re-roll and turbo included."""
        game, reader = self.game, self._reader
        if state.phase == "bonus":
            bonus: list[tuple[Route, Chances]] = [
                ((action,), self.look(game.advance(state, action))) for action in game.legal_actions(state)
            ]
            return choose_best(bonus, game.seat_of[state.last], _TIE)
        at, mover = reader.stand(state), reader.count_seat(state.turn)
        last = LETTERS.index(state.last) if state.last else NO_COLOUR
        found = np.zeros(game.players)
        ways, mean = share_drive(reader.search, self._work, at, mover, reader.read_drive(state, at, mover, last), found)
        chances: Chances = tuple(map(float, self._by_table(found)))
        if not state.last and state.phase == "drive" and EXTRA_ROLL in state.tiles[state.turn]:
            _, kept, hands = self._weigh_rolls(state)
            part = int(kept[HAND_OF[state.dice]])
            if hands[part, mover] > found[mover] + _TIE:
                again: Chances = tuple(map(float, self._by_table(hands[part])))
                return Best(
                    again, (Reroll(_take(state.dice, HANDS[part])),), again, ways + 1, is_only=False, mean=float(mean)
                )
            ways += 1
        is_only = ways == 1 and self._has_one_end(state)
        ways = ways if is_only else max(2, ways)
        return Best(chances, self._follow_champion(state), chances, int(ways), is_only=is_only, mean=float(mean))

    def _has_one_end(self, state: State) -> bool:
        """Say whether all that the rules allow comes to the same."""
        ends, known, ahead = set[State](), {state}, [state]
        while ahead and len(ends) < 2:
            here = ahead.pop()
            for action in self.game.legal_actions(here):
                after = self.game.advance(here, action)
                if (after.phase, after.turn) != (state.phase, state.turn):
                    ends.add(after)
                elif after not in known:
                    known.add(after)
                    ahead.append(after)
        return len(ends) == 1

    def find_other(self, state: State, seat: int, place: str) -> State | None:
        """Return the end that gets furthest by dice alone, but for those on this place."""
        return find_furthest(self.game, state, seat, place)

    def _follow_champion(self, state: State) -> Route:
        """Return the steps by which the champion goes on to the end of its drive, without another roll."""
        game, actions, phase, turn = self.game, list[Action](), state.phase, state.turn
        while state.phase == phase and state.turn == turn:
            legal = tuple(action for action in game.legal_actions(state) if not isinstance(action, Reroll))
            actions.append(self._reader.choose(_without_extra(state), legal))
            state = game.advance(state, actions[-1])
        return tuple(actions)


def _without_extra(state: State) -> State:
    own = state.tiles[state.turn].replace(EXTRA_ROLL, "")
    return replace(state, tiles=(*state.tiles[: state.turn], own, *state.tiles[state.turn + 1 :]))


def _take(dice: str, kept: str) -> str:
    return "".join(letter * (dice.count(letter) - kept.count(letter)) for letter in LETTERS)
