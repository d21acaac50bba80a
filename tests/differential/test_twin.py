"""The rules compared with the independent reference implementation: random games, step by step."""

from __future__ import annotations

import tomllib
from fractions import Fraction
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Protocol

import pytest

import hairpin
from examples import batches
from reference.memo import MemoReference
from reference.monza import DEFAULT_CARS, LINE, SHIPPED, START, TYRE, MonzaReference, Position, read_board

OWN = Path(__file__).parents[1] / "reference" / "tracks"
SMALL = ["sprint", *(str(path) for path in sorted(OWN.glob("*.toml")))]
BATCHES, GAMES = 25, 12
MEMO_BATCHES, MEMO_GAMES, MEMO_ACTIONS = 10, 6, 500


class Reference(Protocol):
    """The interface of both reference implementations."""

    def start(self) -> Any: ...
    def actor(self, p: Any, /) -> int | None: ...
    def chances(self, p: Any, /) -> dict[str, Fraction]: ...
    def moves(self, p: Any, /) -> list[str]: ...
    def play(self, p: Any, word: str, /) -> Any: ...
    def ranking(self, p: Any, /) -> list[list[int]]: ...


@cache
def find_tracks() -> list[str]:
    return [*SMALL, *sorted(path.stem for path in SHIPPED.glob("*.toml") if "lanes" in read(path))]


def read(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def draw_options(random: Random) -> dict[str, Any]:
    """Draw a track and every option; large boards are rare."""
    track = random.choice(SMALL if random.random() < 0.8 else find_tracks())
    board = read_board(track)
    edition = board.edition
    players = random.randint(2, len(DEFAULT_CARS[edition]))
    options: dict[str, Any] = {
        "track": track,
        "players": players,
        "starter": random.randrange(players),
        "stopping": random.choice(["keep-going", "longest", "free"]),
        "pro": edition == "anniversary" and random.random() < 0.6,
        "bonus": random.random() < 0.6,
        "free_finish": random.random() < 0.3,
        "push_targets": board.ends != [LINE] and random.random() < 0.7,
        "others_only": random.random() < 0.3,
        "count_accelerators": random.random() < 0.3,
        "turbo_accelerators": random.random() < 0.5,
    }
    if random.random() < 0.4:
        free = [name for name, space in board.spaces.items() if space.colour != TYRE and name not in board.ends]
        options["grid"] = draw_grid(random, [name for name in free if board.steps[name]], players)
    if random.random() < 0.5:
        options["cars"] = tuple(random.sample(DEFAULT_CARS[edition], players))
    return options


def draw_grid(random: Random, free: list[str], players: int) -> tuple[str, ...]:
    """Draw head starts for some seats (RU-31)."""
    places = random.sample(free, min(players, len(free)))
    return tuple(place if random.random() < 0.5 else START for place in places)


def draw_position(random: Random, reference: MonzaReference) -> Position:
    """Return a random position before a roll: cars on free spaces, some tiles spent."""
    p = reference.start()
    free = [
        name
        for name, space in reference.board.spaces.items()
        if space.colour != TYRE and name not in reference.board.ends
    ]
    had_turn = random.randrange(reference.players)
    p.turn = (reference.starter + had_turn) % reference.players
    for turn in range(reference.players):
        seat = (reference.starter + turn) % reference.players
        p.cars[seat] = START if random.random() < 0.1 else free.pop(random.randrange(len(free)))
        p.used[seat] = random.randint(0, 6) if turn < had_turn and p.cars[seat] != START else 0
        p.tiles[seat] = [tile for tile in p.tiles[seat] if random.random() < 0.7]
    return p


def choose(random: Random, chances: dict[str, Fraction], words: list[str]) -> str:
    """Draw an outcome or an action; drives are more likely than stops, so that rare phases are reached."""
    if chances:
        return random.choices(list(chances), [float(chance) for chance in chances.values()])[0]
    bold = [word for word in words if not word.startswith(("stop", "reroll", "swap", "bonus:no"))]
    by_die = [word for word in bold if not word.endswith("+")]
    likely = random.choice([by_die, by_die, bold])
    return random.choice(likely if likely and random.random() < 0.85 else words)


def compare_game(
    game: Any, reference: Reference, random: Random, state: Any, position: Any, most_actions: int | None = None
) -> list[str]:
    """Play one random game in both implementations; return its actions as words."""
    played: list[str] = []
    while True:
        try:
            chances, words = compare_position(game, reference, state, position)
        except AssertionError as error:
            error.add_note(f"after {' '.join(played)}\nin {game.format_state(state)}")
            raise
        if not words or len(played) == most_actions:
            return played
        word = choose(random, chances, words)
        state, position = game.apply(state, game.parse_action(word)), reference.play(position, word)
        played.append(word)


def compare_position(
    game: Any, reference: Reference, state: Any, position: Any
) -> tuple[dict[str, Fraction], list[str]]:
    """Compare a position in both implementations; return the chances and the possible next words."""
    actor = reference.actor(position)
    assert game.actor(state) == actor
    if isinstance(reference, MonzaReference):
        assert game.format_state(state) == reference.text(position)
    if actor is None:
        assert [list(seats) for seats in game.outcome(state).ranking] == reference.ranking(position)
        return {}, []
    assert game.outcome(state) is None
    chances, words = reference.chances(position), reference.moves(position)
    drawn = [(game.format_action(action), chance) for action, chance in game.chance_outcomes(state)]
    legal = [game.format_action(action) for action in game.legal_actions(state)]
    assert sorted(drawn) == sorted(chances.items())
    assert sorted(legal) == ([] if actor == -1 else sorted(words))
    assert words
    return chances, words


@pytest.mark.parametrize("batch", batches(BATCHES))
def test_monza_agrees_with_the_reference_implementation(batch: int) -> None:
    random = Random(batch)
    for _ in range(GAMES):
        options = draw_options(random)
        game, reference = hairpin.make("monza", **options), MonzaReference(**options)
        position = random.choice([reference.start(), draw_position(random, reference)])
        try:
            compare_game(game, reference, random, game.parse_state(reference.text(position)), position)
        except AssertionError as error:
            error.add_note(f"options {options}")
            raise


@pytest.mark.parametrize("batch", batches(MEMO_BATCHES))
def test_memo_agrees_with_the_reference_implementation(batch: int) -> None:
    random = Random(batch)
    counts: dict[str, int] = read(SHIPPED / "road-tiles.toml")["tiles"]
    for _ in range(MEMO_GAMES):
        players = random.randint(2, 4)
        options: dict[str, Any] = {
            "players": players,
            "starter": random.randrange(players),
            "reveal": random.choice(["road", "any"]),
            "first_dead_end": random.choice(["first-drive", "first-round"]),
            "canisters": random.choice(["all", "starts"]),
        }
        game, reference = hairpin.make("memo", **options), MemoReference(counts=counts, **options)
        try:
            compare_game(game, reference, random, game.start(), reference.start(), MEMO_ACTIONS)
        except AssertionError as error:
            error.add_note(f"options {options}")
            raise
