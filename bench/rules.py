"""Speed of the rules: actions a second of random play through the public door, beside OpenSpiel driven from Python.

Run `make bench`. The peer is its Mensch ärgere dich nicht with four players, the nearest relative; it is measured in
the same run where `open_spiel` is installed (`pip install 'hairpin[peers]'`). Rates are per second of CPU.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time
from typing import Any

import hairpin
from hairpin.core.game import Game

CASES: dict[str, tuple[str, dict[str, object]]] = {
    "monza oval, 4 cars": ("monza", {"track": "oval", "players": 4}),
    "monza first edition, 6 cars": ("monza", {"track": "first-edition", "players": 6}),
    "monza long, pro + bonus, 4 cars": ("monza", {"track": "long", "players": 4, "pro": True, "bonus": True}),
    "memo, 4 cars": ("memo", {"players": 4}),
}


def play_ours(game: Game[Any, Any, Any], random: Random) -> int:
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


def play_peer(game: Any, random: Random) -> int:
    """Play one random game of the peer through its Python interface."""
    state, actions = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            faces, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(faces, weights)[0])
        else:
            legal = state.legal_actions()
            state.apply_action(legal[int(random.random() * len(legal))])
        actions += 1
    return actions


def measure(play: Callable[[Random], int], seconds: float, repeats: int) -> list[float]:
    """Return actions per CPU-second, once for each repeat."""
    rates = []
    for repeat in range(repeats):
        random = Random(repeat)
        actions, begin = 0, process_time()
        while process_time() - begin < seconds:
            actions += play(random)
        rates.append(actions / (process_time() - begin))
    return rates


def main() -> None:
    """Measure every case and print medians with their spread."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--repeats", type=int, default=5)
    words = parser.parse_args()
    players: dict[str, Callable[[Random], int]] = {}
    for name, (title, options) in CASES.items():
        opened = hairpin.make(title, **options)
        players[name] = lambda random, opened=opened: play_ours(opened, random)  # type: ignore[misc]
    try:
        import pyspiel  # noqa: PLC0415 - only where it is installed
    except ImportError:
        print("open_spiel is not installed: no peer in this run")
    else:
        relative = pyspiel.load_game("maedn(players=4)")
        players["peer: OpenSpiel maedn, 4 players"] = lambda random: play_peer(relative, random)
    print(f"{'':<36}{'actions/s':>12}{'lowest':>12}{'highest':>12}")
    rates = {name: measure(play, words.seconds, words.repeats) for name, play in players.items()}
    for name, runs in rates.items():
        print(f"{name:<36}{median(runs):>12,.0f}{min(runs):>12,.0f}{max(runs):>12,.0f}")
    peer = next((median(runs) for name, runs in rates.items() if name.startswith("peer")), None)
    if peer:
        for name in CASES:
            print(f"{name}: {median(rates[name]) / peer:.2f} × the peer")


if __name__ == "__main__":
    main()
