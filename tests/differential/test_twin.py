"""The rules against their independent twin: random games, step by step."""

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
from twin.memo import MemoTwin
from twin.monza import DEFAULT_CARS, LINE, SHIPPED, START, TYRE, MonzaTwin, Position, read_board

OWN = Path(__file__).parents[1] / "twin" / "tracks"
SMALL = ["sprint", *(str(path) for path in sorted(OWN.glob("*.toml")))]
BATCHES, GAMES = 25, 12
MEMO_BATCHES, MEMO_GAMES, MEMO_ACTIONS = 10, 6, 500


class Twin(Protocol):
    """What both twins answer."""

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
    """Choose a track and every option by chance, the long boards seldom."""
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
    if random.random() < 0.5:
        options["cars"] = tuple(random.sample(DEFAULT_CARS[edition], players))
    return options


def draw_position(random: Random, twin: MonzaTwin) -> Position:
    """Put the cars onto spaces of the board, with some tiles spent, before some seat's roll."""
    p = twin.start()
    free = [name for name, space in twin.board.spaces.items() if space.colour != TYRE and name not in twin.board.ends]
    had_turn = random.randrange(twin.players)
    p.turn = (twin.starter + had_turn) % twin.players
    for turn in range(twin.players):
        seat = (twin.starter + turn) % twin.players
        p.cars[seat] = START if random.random() < 0.1 else free.pop(random.randrange(len(free)))
        p.used[seat] = random.randint(0, 6) if turn < had_turn and p.cars[seat] != START else 0
        p.tiles[seat] = [tile for tile in p.tiles[seat] if random.random() < 0.7]
    return p


def choose(random: Random, chances: dict[str, Fraction], words: list[str]) -> str:
    """Draw from chance, or drive rather than stop, so that the rarer phases are reached."""
    if chances:
        return random.choices(list(chances), [float(chance) for chance in chances.values()])[0]
    bold = [word for word in words if not word.startswith(("stop", "reroll", "swap", "bonus:no"))]
    by_die = [word for word in bold if not word.endswith("+")]
    likely = random.choice([by_die, by_die, bold])
    return random.choice(likely if likely and random.random() < 0.85 else words)


def compare_game(
    game: Any, twin: Twin, random: Random, state: Any, position: Any, most_actions: int | None = None
) -> list[str]:
    """Play one random game in both and return its words."""
    played: list[str] = []
    while True:
        try:
            chances, words = compare_position(game, twin, state, position)
        except AssertionError as error:
            error.add_note(f"after {' '.join(played)}\nin {game.format_state(state)}")
            raise
        if not words or len(played) == most_actions:
            return played
        word = choose(random, chances, words)
        state, position = game.apply(state, game.parse_action(word)), twin.play(position, word)
        played.append(word)


def compare_position(game: Any, twin: Twin, state: Any, position: Any) -> tuple[dict[str, Fraction], list[str]]:
    """Hold all that both say of a position against each other; return what can come next, with the chances."""
    actor = twin.actor(position)
    assert game.actor(state) == actor
    if isinstance(twin, MonzaTwin):
        assert game.format_state(state) == twin.text(position)
    if actor is None:
        assert [list(seats) for seats in game.outcome(state).ranking] == twin.ranking(position)
        return {}, []
    assert game.outcome(state) is None
    chances, words = twin.chances(position), twin.moves(position)
    drawn = [(game.format_action(action), chance) for action, chance in game.chance_outcomes(state)]
    legal = [game.format_action(action) for action in game.legal_actions(state)]
    assert sorted(drawn) == sorted(chances.items())
    assert sorted(legal) == ([] if actor == -1 else sorted(words))
    assert words
    return chances, words


@pytest.mark.parametrize("batch", batches(BATCHES))
def test_monza_is_what_its_twin_plays(batch: int) -> None:
    random = Random(batch)
    for _ in range(GAMES):
        options = draw_options(random)
        game, twin = hairpin.make("monza", **options), MonzaTwin(**options)
        position = random.choice([twin.start(), draw_position(random, twin)])
        try:
            compare_game(game, twin, random, game.parse_state(twin.text(position)), position)
        except AssertionError as error:
            error.add_note(f"options {options}")
            raise


@pytest.mark.parametrize("batch", batches(MEMO_BATCHES))
def test_memo_is_what_its_twin_plays(batch: int) -> None:
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
        game, twin = hairpin.make("memo", **options), MemoTwin(counts=counts, **options)
        try:
            compare_game(game, twin, random, game.start(), twin.start(), MEMO_ACTIONS)
        except AssertionError as error:
            error.add_note(f"options {options}")
            raise
