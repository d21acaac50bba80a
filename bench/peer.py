"""The peer: OpenSpiel's Mensch ärgere dich nicht with four players, the most similar game, if it is installed.

`pip install 'hairpin[peers]'` installs it. The C++ rollouts are those of a search with one simulation, whose evaluator
plays at random from a given position to the end. It reports no number of turns; their mean is measured with games from
the same position in Python. A turn is a roll with the choice after it, like ours.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

NAME = "peer: OpenSpiel maedn, C++ rollouts"
_ROLLOUTS, _COUNTED = 400, 2_000


class Played(NamedTuple):
    """A game of the peer: all actions, chance included, and the turns among them."""

    actions: int
    turns: int


def load_peer() -> Any | None:
    """Return the peer's game; print a notice and return None if it is not installed."""
    try:
        import pyspiel  # noqa: PLC0415 - only where it is installed
    except ImportError:
        print("open_spiel is not installed: no peer in this run")
        return None
    return pyspiel.load_game("maedn(players=4)")


def play_peer(state: Any, random: Random) -> Played:
    """Play at random from a position to the end, in Python."""
    actions = turns = 0
    while not state.is_terminal():
        if state.is_chance_node():
            faces, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(faces, weights)[0])
        else:
            legal = state.legal_actions()
            state.apply_action(legal[int(random.random() * len(legal))])
            turns += 1
        actions += 1
    return Played(actions, turns)


def roll_out(game: Any) -> Callable[[], int]:
    """Return a run of rollouts in C++ that returns their estimated number of turns."""
    import pyspiel  # noqa: PLC0415 - only where it is installed

    state = game.new_initial_state()
    while state.is_chance_node():  # rollouts from a chance node crash
        state.apply_action(state.chance_outcomes()[0][0])
    turns = fmean(play_peer(state.clone(), Random(number)).turns for number in range(_COUNTED))
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(_ROLLOUTS, 1), 1.0, 1, 100, False, 1, False)

    def run() -> int:
        bot.step(state)
        return int(_ROLLOUTS * turns)

    return run
