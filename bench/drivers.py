"""The decision times of computer drivers on one core: median and maximum over the decisions of races.

Run `python -m bench.drivers`. The preparation before the first decision (tables, and compilation in the very first run)
is listed separately. All times are CPU times in milliseconds.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from random import Random
from statistics import median
from time import process_time
from typing import Any

import hairpin
from hairpin.bots import drivers, make_driver
from hairpin.bots.race import catch_up, watch
from hairpin.core.game import CHANCE

FIELDS: tuple[tuple[str, dict[str, object]], ...] = (
    ("monza", {"track": "oval"}),
    ("monza", {"track": "oval", "players": 4, "bonus": True}),
    ("monza", {"track": "first-edition", "players": 6, "bonus": True}),
    ("monza", {"track": "long", "players": 4, "pro": True, "bonus": True}),
    ("memo", {"players": 2}),
    ("memo", {"players": 4}),
)


def list_times(game: Any, name: str, races: int) -> Iterator[float]:
    """Yield the milliseconds of a driver's preparation, then of each of its decisions in races against racers."""
    begin = process_time()
    driver = make_driver(name, game)
    state, driver = catch_up(game, driver, 0, ())
    while game.actor(state) == CHANCE:
        state = game.advance(state, game.chance_outcomes(state).draw(Random(0)))
    driver.choose(game.view(state, game.actor(state)), game.legal_actions(state), Random(0))
    yield 1000 * (process_time() - begin)
    racer = make_driver("racer", game)
    for number in range(races):
        random, state = Random(number), game.start()
        state, thinker = catch_up(game, driver, 0, ())
        while (actor := game.actor(state)) is not None:
            if actor == CHANCE:
                action = game.chance_outcomes(state).draw(random)
            else:
                actions, view = game.legal_actions(state), game.view(state, actor)
                begin = process_time()
                action = (thinker if actor == 0 else racer).choose(view, actions, random)
                if actor == 0 and len(actions) > 1:
                    yield 1000 * (process_time() - begin)
            state = game.advance(state, action)
            thinker = watch(game, thinker, 0, state)


def main() -> None:
    """Measure every driver in every field."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--races", type=int, default=20)
    parser.add_argument("--game", choices=["monza", "memo"])
    words = parser.parse_args()
    print(f"{'':<52}{'ready':>10}{'median':>10}{'worst':>10}{'decisions':>12}")
    for name, options in FIELDS:
        if words.game in (None, name):
            game = hairpin.make(name, **options)
            for driver in drivers(name):
                ready, *times = list_times(game, driver, words.races)
                field = " ".join([name, *(f"{key}={value}" for key, value in options.items()), driver])
                print(f"{field:<52}{ready:>10.1f}{median(times):>10.3f}{max(times):>10.3f}{len(times):>12,}")


if __name__ == "__main__":
    main()
