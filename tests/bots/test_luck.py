"""The randomness of a race: outcomes of chance depend on the seed, not on the drivers."""

from __future__ import annotations

from typing import Any

import pytest

import hairpin
from hairpin.bots import make_driver
from hairpin.bots.race import Randomness, drive
from hairpin.core.game import CHANCE, Game
from hairpin.games.memo.actions import Reveal
from hairpin.games.memo.grid import ROAD

AnyGame = Game[Any, Any, Any]


def race(game: AnyGame, names: str, seed: str, most: int = 100_000) -> list[tuple[Any, Any, Any]]:
    drivers = [make_driver(name, game) for name in names.split(",")]
    return list(drive(game, drivers, Randomness.from_seed(game, seed), most))


def rolls_by_turn(game: AnyGame, names: str, seed: str) -> list[dict[str, str]]:
    """Return the rolls of each turn, by phase."""
    turns: list[dict[str, str]] = []
    for before, action, _ in race(game, names, seed):
        if game.actor(before) == CHANCE:
            turns += [{}] if before.phase == "roll" else []
            turns[-1][before.phase] = game.format_action(action)
    return turns


@pytest.mark.parametrize(("track", "options"), [("sprint", {}), ("long", {"pro": True, "bonus": True})])
@pytest.mark.parametrize("seed", ["1", "7/2"])
def test_a_seed_gives_the_same_rolls_turn_by_turn_for_all_drivers(
    track: str, options: dict[str, Any], seed: str
) -> None:
    """Extra and turbo rolls do not shift later rolls."""
    game = hairpin.make("monza", track=track, players=3, **options)
    fields = ("racer,racer,racer", "random,racer,random", "random,random,random")
    races = [rolls_by_turn(game, names, seed) for names in fields]
    shortest = min(map(len, races))
    assert shortest >= 6
    firsts = [[turn["roll"] for turn in turns[:shortest]] for turns in races]
    assert firsts[0] == firsts[1] == firsts[2]
    assert len(set(firsts[0])) > 3
    if options:
        assert any(len(turn) > 1 for turns in races for turn in turns)


def test_turbo_and_extra_rolls_of_a_turn_are_independent_of_its_first_roll() -> None:
    game = hairpin.make("monza", track="long", players=2, pro=True)
    turns = [turn for seed in range(30) for turn in rolls_by_turn(game, "random,random", str(seed))]
    turbos = {turn["turbo-roll"] for turn in turns if "turbo-roll" in turn}
    assert len({turn["roll"] for turn in turns}) > 100
    assert len(turbos) > 1
    assert any(turn["reroll"] != turn["roll"] for turn in turns if "reroll" in turn)


@pytest.mark.compiled
def test_a_seed_lays_the_same_tiles_for_all_drivers() -> None:
    game = hairpin.make("memo", players=2, reveal="any")
    seen: dict[str, set[str]] = {}
    for names in ("racer,racer", "tactician,tactician", "racer,tactician"):
        for before, action, _ in race(game, names, "3"):
            if isinstance(action, Reveal):
                seen.setdefault(before.chosen, set()).add(action.kind)
    assert len(seen) > 8
    swapped = [cell for cell, kinds in seen.items() if len(kinds) > 1]
    assert len(swapped) <= 2, "a tile in its first place is the same tile in every race"


def test_the_same_seed_and_drivers_give_the_same_race_and_another_seed_another() -> None:
    for name in ("monza", "memo"):
        game = hairpin.make(name, players=2)
        words = [[game.format_action(action) for _, action, _ in race(game, "random,racer", s, 200)] for s in "112"]
        assert words[0] == words[1] != words[2]


def test_drivers_on_different_seats_draw_different_random_numbers() -> None:
    one, other = Randomness.from_seed(hairpin.make("memo"), "1").by_seat
    assert [one.random() for _ in range(3)] != [other.random() for _ in range(3)]


def test_after_the_end_the_dealer_opens_every_tile() -> None:
    game = hairpin.make("memo", players=2)
    randomness = Randomness.from_seed(game, "5")
    steps = list(drive(game, [make_driver("racer", game)] * 2, randomness))
    last = steps[-1][2]
    opened = randomness.dealer.open(last)
    kept = [(tile, now) for tile, now in zip(last.tiles, opened.tiles, strict=True) if tile]
    assert all(tile == now for tile, now in kept)
    assert len(game.view(opened, None).open) == len(ROAD) > len(game.view(last, None).open)
    assert sorted(filter(None, opened.tiles)) == sorted(game.options.tiles.kinds)
