"""Invariants of every race of Monza, on every board, with every option. Dice and choices are drawn by seed."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

import hairpin
from examples import batches
from hairpin.games.monza import Monza, Track, shipped_tracks
from properties.pairwise import Row, cover_pairs, list_pairs
from properties.referee import watch_race
from rules.boards import BRICKS, STRAIGHT, TARGETS, TYRE, lay_track
from sampling import play

FLAGS = "pro", "bonus", "free_finish", "push_targets", "count_accelerators", "others_only", "turbo_accelerators"
STOPPING = "keep-going", "longest", "free"
SMALL = (
    STRAIGHT,
    BRICKS,
    TYRE,
    TARGETS,
    lay_track("b2 r2 b2", "p1 g2 y2 #1", "w2 p2 w2", targets="AC"),
    lay_track("w3/2 r1 g7/2", "#1 b4/3 y7/3 w4/3", "p3 #1 r1 p1", "#5/2 y3/2 b2", exits="AC"),
    lay_track("r1", "w1", finish="purple"),
)
SMALL_TARGETS = [track for track in SMALL if track.has_targets]
SOAK_GAMES = 10_000
SOAK_CHUNK = 1_000


def draw_track(random: Random) -> Track:
    """Draw a board: a shipped one, a small one, or a random one."""
    if random.random() < 0.6:
        return random.choice((*shipped_tracks().values(), *SMALL))
    while True:
        length, count = random.randint(4, 14), random.randint(2, 5)
        lanes = [draw_lane(random, length) for _ in range(count)]
        targets = "".join(random.sample("ABCDE"[:count], 2)) if random.random() < 0.3 else ""
        try:
            return lay_track(*lanes, targets=targets, finish=random.choice(("white", "red")))
        except hairpin.HairpinError:
            continue


def draw_lane(random: Random, length: int) -> str:
    cuts = sorted(random.sample(range(1, 2 * length), random.randint(1, length - 1)))
    lengths = [front - rear for rear, front in zip([0, *cuts], [*cuts, 2 * length], strict=True)]
    return " ".join(f"{random.choice('rygbwp' * 2 + '#')}{halves}/2" for halves in lengths)


def draw_race(random: Random) -> Monza:
    """Draw a board and every option that it allows."""
    track = draw_track(random)
    cars = track.board_facts().cars
    players = random.randint(2, len(cars))
    flags = {flag: random.random() < 0.5 for flag in FLAGS}
    flags["pro"] &= track.edition == "anniversary"
    flags["push_targets"] &= track.has_targets
    return hairpin.make(
        "monza",
        track=track,
        players=players,
        starter=random.randrange(players),
        cars=tuple(random.sample(cars, players)),
        stopping=random.choice(STOPPING),
        **flags,
    )


@pytest.mark.parametrize("batch", batches(20))
def test_random_races_follow_the_rules(batch: int) -> None:
    random = Random(f"always/{batch}")
    for _ in range(40):
        watch_race(draw_race(random), random, is_thorough=True)


@pytest.mark.parametrize("bonus", [False, True])
def test_ru4_once_a_car_is_on_a_target_some_car_is_until_the_end(bonus: bool) -> None:
    """Only a car that ends on a target pushes another out of it, so that a last round stays the last."""
    random = Random(f"targets/{bonus}")
    pushed_out = 0
    for _ in range(60):
        game = hairpin.make("monza", track=random.choice(SMALL_TARGETS), players=6, bonus=bonus, push_targets=True)
        state, was_taken = game.start(), False
        for before, _, state in play(game, random):
            is_taken = any(car in game.track.finish for car in state.cars)
            assert is_taken or not was_taken
            was_taken = is_taken
            pushed_out += sum(
                old in game.track.finish and new not in game.track.finish
                for old, new in zip(before.cars, state.cars, strict=True)
            )
        assert was_taken
        assert state.phase == "over"
    assert pushed_out > 10


def list_default_races() -> Iterator[Row]:
    """Yield every shipped board with every number of players and every variant, other options by default."""
    for name, track in shipped_tracks().items():
        facts = track.board_facts()
        variants = ((False, True) if track.edition == "anniversary" else (False,)), (False, True)
        for players, pro, bonus in product(facts.players, *variants):
            yield {"track": name, "players": players, "pro": pro, "bonus": bonus}


def is_valid(row: Row) -> bool:
    """Return whether these options can be combined (MZ-1, RU-4, RU-19)."""
    track = shipped_tracks().get(str(row.get("track")))
    players = row.get("players", 2)
    assert isinstance(players, int)
    if row.get("pro") and row.get("push_targets"):
        return False
    if track is None:
        return not (players > 4 and row.get("pro"))
    if row.get("push_targets") and not track.has_targets:
        return False
    return players in track.board_facts().players and not (row.get("pro") and track.edition == "first")


def list_factors() -> dict[str, list[object]]:
    """Return every option with its values; the starter is the first or the last seat."""
    flags: dict[str, list[object]] = {flag: [False, True] for flag in FLAGS}
    tracks = shipped_tracks().values()
    players = range(2, 1 + max(max(track.board_facts().players) for track in tracks))
    seats: dict[str, list[object]] = {"players": list(players), "starter": ["first", "last"]}
    return {"track": list(shipped_tracks()), **seats, "stopping": list(STOPPING), **flags}


def open_race(row: Row, random: Random) -> Monza:
    """Open the race of a row, with random cars."""
    players = row["players"]
    assert isinstance(players, int)
    starter = players - 1 if row.get("starter") == "last" else 0
    cars = shipped_tracks()[str(row["track"])].board_facts().cars
    return hairpin.make("monza", **row | {"starter": starter, "cars": tuple(random.sample(cars, players))})


def name_row(row: Row) -> str:
    return " ".join(f"{key}={value}" if not isinstance(value, bool) else key for key, value in row.items() if value)


def test_rows_of_options_cover_every_valid_pair() -> None:
    factors = list_factors()
    rows = cover_pairs(factors, is_valid)
    assert all(is_valid(row) and set(row) == set(factors) for row in rows)
    assert all(any(pair <= set(row.items()) for row in rows) for pair in list_pairs(factors, is_valid))
    assert len(rows) <= 3 * len(factors["track"]) * len(factors["players"])


@pytest.mark.soak
@pytest.mark.parametrize("chunk", range(SOAK_GAMES // SOAK_CHUNK))
@pytest.mark.parametrize("row", list(list_default_races()), ids=name_row)
def test_ten_thousand_races_of_each_default_combination_follow_the_rules(row: Row, chunk: int) -> None:
    soak(row, f"default/{name_row(row)}/{chunk}")


@pytest.mark.soak
@pytest.mark.parametrize("chunk", range(SOAK_GAMES // SOAK_CHUNK))
@pytest.mark.parametrize("row", cover_pairs(list_factors(), is_valid), ids=name_row)
def test_ten_thousand_races_of_each_row_of_options_follow_the_rules(row: Row, chunk: int) -> None:
    soak(row, f"pairs/{name_row(row)}/{chunk}")


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(40))
def test_a_thousand_races_on_random_boards_follow_the_rules(batch: int) -> None:
    random = Random(f"soak/{batch}")
    for _ in range(1000):
        watch_race(draw_race(random), random, is_thorough=random.random() < 0.1)


def soak(row: Row, seed: str) -> None:
    random = Random(seed)
    game = open_race(row, random)
    for number in range(SOAK_CHUNK):
        watch_race(game, random, is_thorough=number % 50 == 0)
