"""Speed of compiled Memo-Car-Race on one core, beside OpenSpiel's C++ rollouts of its nearest relative.

Run `python bench/memo.py`. Rates are per second of CPU: medians of the repeats, with the lowest and the highest. The
peer is Mensch ärgere dich nicht (`maedn`) with four players, played at random inside OpenSpiel's own loop: a search of
one simulation whose evaluator rolls out from the root. It tells no number of moves; that comes from the mean length
of random games from the same position, driven from Python before, with its standard error. Ours and the peer's runs
alternate, so that a noisy machine is noisy for both.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from random import Random
from statistics import fmean, median, stdev
from time import perf_counter, process_time
from typing import Any

import hairpin
from hairpin.fast.memo import Rally

PLAYERS = 4
ROLLOUTS = 1_000
LENGTHS = 2_000
RACES = {"random": 1_000, "racer": 15_000, "forgetful": 2_000, "perfect-memory": 2_000}

Rates = dict[str, list[float]]


def race_ours(rally: Rally, driver: str) -> Callable[[int], dict[str, float]]:
    """Return a run of races between equal drivers: actions and turns."""

    def run(repeat: int) -> dict[str, float]:
        races = RACES[driver]
        batch = rally.run([driver] * PLAYERS, races, seed=1, first=repeat * races)
        return {f"{driver}, actions": batch.actions.sum(), f"{driver}, turns": batch.turns.sum()}

    return run


def roll_out_peer(game: Any, mean_length: float) -> Callable[[int], dict[str, float]]:
    """Return a run of rollouts in C++ and the moves that they come to."""
    import pyspiel  # noqa: PLC0415 - only where it is installed

    root = begin_peer(game)

    def run(repeat: int) -> dict[str, float]:
        evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS, seed=repeat)
        bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, repeat, False)
        bot.mcts_search(root)
        return {"peer: OpenSpiel maedn, moves": ROLLOUTS * mean_length}

    return run


def begin_peer(game: Any) -> Any:
    """Return the position after the first roll: a search from a chance node crashes."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    return state


def measure_lengths(game: Any, random: Random) -> list[int]:
    """Play random games of the peer from Python and count the moves of each, chance included."""
    root, lengths = begin_peer(game), []
    for _ in range(LENGTHS):
        state, moves = root.clone(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                faces, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(faces, weights)[0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(random.random() * len(legal))])
            moves += 1
        lengths.append(moves)
    return lengths


def open_peer() -> dict[str, Callable[[int], dict[str, float]]]:
    """Return the peer's run, where it is installed."""
    try:
        import pyspiel  # noqa: PLC0415 - only where it is installed
    except ImportError:
        print("open_spiel is not installed: no peer in this run")
        return {}
    game = pyspiel.load_game(f"maedn(players={PLAYERS})")
    lengths = measure_lengths(game, Random(1))
    error = stdev(lengths) / len(lengths) ** 0.5
    print(f"a random game of the peer has {fmean(lengths):.1f} ± {error:.1f} moves (mean of {len(lengths)} games)")
    return {"peer": roll_out_peer(game, fmean(lengths))}


def measure(runs: dict[str, Callable[[int], dict[str, float]]], repeats: int) -> Rates:
    """Return how much of everything is done in a CPU-second, once for each repeat."""
    rates: Rates = {}
    for repeat in range(repeats):
        for run in runs.values():
            begin = process_time()
            done = run(repeat)
            seconds = process_time() - begin
            for name, number in done.items():
                rates.setdefault(name, []).append(number / seconds)
    return rates


def main() -> None:
    """Measure the first call, then every driver and the peer."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeats", type=int, default=5)
    repeats = parser.parse_args().repeats
    rally = Rally(hairpin.make("memo", players=PLAYERS))
    begin = perf_counter()
    rally.run(["random"] * PLAYERS, 1, seed=1)
    print(f"first call: {perf_counter() - begin:.2f} s (a second run of this program finds it compiled)")
    runs = {driver: race_ours(rally, driver) for driver in RACES} | open_peer()
    rates = measure(runs, repeats)
    peer = next((median(row) for name, row in rates.items() if name.startswith("peer")), None)
    print(f"{'M per CPU-second':<32}{'median':>9}{'lowest':>9}{'highest':>9}{'× peer':>9}")
    for name, row in rates.items():
        times = f"{median(row) / peer:>9.2f}" if peer else ""
        print(f"{name:<32}{median(row) / 1e6:>9.2f}{min(row) / 1e6:>9.2f}{max(row) / 1e6:>9.2f}{times}")


if __name__ == "__main__":
    main()
