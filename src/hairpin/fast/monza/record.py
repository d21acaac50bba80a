"""A logged race as actions of `games`, so that the rules can replay it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from hairpin.fast.monza.dice import DICE, HANDS, ROLLS
from hairpin.fast.monza.drivers.alias_table import unpack_end, unpack_last, unpack_used
from hairpin.fast.monza.race.log import CHANCE, DECISIONS, ENDING, OFFERED, ROLL, TAKEN, TRAIL, Log
from hairpin.games.monza import Action, Monza, Roll, State, Step
from hairpin.games.monza.colours import LETTERS

Turn = Log
Ending = tuple[str, int, str]


def tell_race(game: Monza, log: Log) -> Iterator[tuple[State, Action, State]]:
    """Yield position, action and next position of a logged race; every action is checked by the rules."""
    state = game.start()
    for turn in log:
        for action in _tell_turn(game, state, turn):
            after = game.apply(state, action)
            yield state, action, after
            state = after


def _tell_turn(game: Monza, state: State, turn: Turn) -> Iterator[Action]:
    """Yield what was done in the turn that begins here."""
    roll = Roll(ROLLS[turn[ROLL]])
    yield roll
    state = game.advance(state, roll)
    actions = _tell_walk(game, state, turn) if turn[DECISIONS] else _tell_drive(game, state, turn)
    for action in actions:
        yield action
        state = game.advance(state, action)
    if turn[OFFERED]:
        yield game.legal_actions(state)[turn[TAKEN]]


def _tell_drive(game: Monza, state: State, turn: Turn) -> Sequence[Action]:
    """Find the first route in notation that ends as the turn did."""
    if state.phase != "drive":  # MZ-12: nothing fitted, and the dice went on
        return ()
    ending = np.uint64(turn[ENDING])
    wanted = (game.track.places[unpack_end(ending)], unpack_used(ending), (*LETTERS, "")[unpack_last(ending)])
    return next(route for route, ends in list_routes(game, state.cars[state.turn], state.dice) if ends == wanted)


def list_routes(game: Monza, place: str, dice: str, last: str = "") -> Iterator[tuple[tuple[Action, ...], Ending]]:
    """Yield every route without tiles in the order of notation, with place, dice used and last colour at its end."""
    ending = place, DICE - len(dice), last
    actions = () if place in game.track.finish else game.drives("drive", place, dice, "", not last)
    if not actions:
        yield (), ending
    for action in actions:
        if isinstance(action, Step):
            onward = list_routes(game, action.space, dice.replace(action.colour, "", 1), action.colour)
            yield from (((action, *route), ends) for route, ends in onward)
        else:
            yield (action,), ending


def _tell_walk(game: Monza, state: State, turn: Turn) -> Iterator[Action]:
    """Name each decision of a turn with tiles by its number among what is legal, and what chance brought."""
    for value, of in turn[TRAIL : TRAIL + 2 * turn[DECISIONS]].reshape(-1, 2).tolist():
        action = Roll(_take(HANDS[value], state.dice)) if of == CHANCE else game.legal_actions(state)[value]
        yield action
        state = game.advance(state, action)


def _take(hand: str, kept: str) -> str:
    return "".join(letter * (hand.count(letter) - kept.count(letter)) for letter in LETTERS)
