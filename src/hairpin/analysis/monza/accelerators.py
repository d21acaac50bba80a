"""How soon drivers spend their accelerators in the professional variant of Monza."""

from __future__ import annotations

from statistics import fmean

from hairpin.bots import make_driver
from hairpin.bots.race import Randomness, drive
from hairpin.games import make
from hairpin.games.monza.ways import EXTRA_ROLL


def count_left(track: str, driver: str, races: int, seed: int) -> float:
    """Return how many accelerators the starter has left after its first turn, on average over races of two cars."""
    game = make("monza", track=track, pro=True)
    seated = [make_driver(driver, game)] * game.players
    left = []
    for race in range(races):
        for before, _, after in drive(game, seated, Randomness.from_seed(game, f"{seed}/{race}")):
            if game.on_turn(after) != before.turn:
                left.append(len(after.tiles[before.turn].replace(EXTRA_ROLL, "")))
                break
    return fmean(left)
