"""Speed of the rules: actions per second of random play through the public API, compared with OpenSpiel.

Run `python -m bench.rules`. Both are driven action by action from Python, chance included.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from random import Random
from typing import Any

import hairpin
from bench.measure import measure, show, show_head, show_ratios
from bench.peer import load_peer, play_peer
from hairpin.core.game import Game

CASES: dict[str, tuple[str, dict[str, object]]] = {
    "monza oval, 4 cars": ("monza", {"track": "oval", "players": 4}),
    "monza first edition, 6 cars": ("monza", {"track": "first-edition", "players": 6}),
    "monza long, pro + bonus, 4 cars": ("monza", {"track": "long", "players": 4, "pro": True, "bonus": True}),
    "memo, 4 cars": ("memo", {"players": 4}),
}
PEER = "peer: OpenSpiel maedn, from Python"


def begin(game: Game[Any, Any, Any]) -> Callable[[], int]:
    """Return a run of one random game."""
    random = Random(1)
    return lambda: play(game, random)


def play(game: Game[Any, Any, Any], random: Random) -> int:
    """Play one random game through `actor`, `legal_actions`, `chance_outcomes` and the checked `apply`."""
    state, actions = game.start(), 0
    while (actor := game.actor(state)) is not None:
        if actor == hairpin.CHANCE:
            action = game.chance_outcomes(state).draw(random)
        else:
            legal = game.legal_actions(state)
            action = legal[int(random.random() * len(legal))]
        state = game.apply(state, action)
        actions += 1
    return actions


def main() -> None:
    """Measure every case and print medians with their spread."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--repeats", type=int, default=5)
    words = parser.parse_args()
    runs = {name: begin(hairpin.make(title, **options)) for name, (title, options) in CASES.items()}
    peer, random = load_peer(), Random(1)
    if peer:
        runs[PEER] = lambda: play_peer(peer.new_initial_state(), random).actions
    show_head()
    rates = measure(runs, words.seconds, words.repeats)
    for name, rate in rates.items():
        show(name, rate, "actions/s")
    show_ratios(rates, list(CASES), PEER)


if __name__ == "__main__":
    main()
