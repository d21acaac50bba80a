"""Converts states of `games` to rows of compiled tables independently of `fast`; lists games for every option."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from random import Random
from typing import Any

import numpy as np

import hairpin
from hairpin.fast.kernel import kernel
from hairpin.fast.memo.rules import advance, lay_table, list_actions
from hairpin.fast.memo.table import TABLE, Ints, Rules, Table
from hairpin.games.memo import Action, Canister, Drive, Memo, Pick, Reveal, Start, State, Turn, Way
from hairpin.games.memo.grid import COLOURS, FIXED_WAYS, INDEX, PLACES, ROAD
from hairpin.games.memo.tiles import KINDS, ROTATIONS, TileSet

PHASES = ["place", "choose", "reveal", "rotate", "swap-first", "swap-second", "canister", "over"]
WORDS = TABLE.itemsize // 8

# The shipped set; one with mostly dead ends; one without dead ends or straights.
TILE_SETS: tuple[Any, ...] = ("road-tiles", TileSet((5, 2, 1, 1, 15), "blocked"), TileSet((0, 4, 10, 10, 0), "open"))


def list_games() -> Iterator[Memo]:
    """Yield a game for every combination of the options that change rules, over the tile sets in turn."""
    choices = product((2, 3, 4), ("road", "any"), ("first-drive", "first-round"), ("all", "starts"), TILE_SETS)
    for number, (players, reveal, first_dead_end, canisters, tiles) in enumerate(choices):
        yield hairpin.make(
            "memo",
            players=players,
            starter=number % players,
            reveal=reveal,
            first_dead_end=first_dead_end,
            canisters=canisters,
            tiles=tiles,
        )


def write_row(game: Memo, state: State) -> tuple[int, ...]:
    """Return a state as numbers, in the order of the fields of a table."""
    cars, laid, covered = _write_cars(state.cars, state.ways)
    canisters = [COLOURS.index(colour) if colour else -1 for colour in state.canisters]
    return (
        PHASES.index(state.phase),
        state.turn,
        INDEX[state.chosen] if state.chosen else -1,
        sum(1 << COLOURS.index(colour) for colour in state.pool),
        sum(1 << seat for seat in state.fresh),
        sum(1 << INDEX[cell] for cell in state.ban),
        covered,
        *cars,
        *canisters,
        *(-1,) * (4 - game.players),
        *laid,
        *_write_tiles(state.tiles, game.tiles.counts),
    )


@lru_cache
def fold(ways: str) -> int:
    """Return openings like NE as bits, N first."""
    return sum(1 << "NESW".index(way) for way in ways)


@lru_cache(1 << 16)
def _write_cars(cars: tuple[str, ...], ways: tuple[str, ...]) -> tuple[list[int], list[int], int]:
    laid = {**dict(zip(cars, ways, strict=True)), **FIXED_WAYS}
    return (
        [INDEX[car] if car else -1 for car in cars] + [-1] * (4 - len(cars)),
        [fold(laid.get(place, "")) for place in PLACES],
        sum(1 << INDEX[cell] for cell in ROAD if cell not in cars),
    )


@lru_cache(1 << 16)
def _write_tiles(tiles: tuple[str | None, ...], counts: tuple[int, ...]) -> tuple[int, ...]:
    kinds = list(KINDS)
    left = (count - tiles.count(kind) for kind, count in zip(kinds, counts, strict=True))
    return (*(kinds.index(kind) if kind else len(kinds) for kind in tiles), *left)


def put_on_table(game: Memo, state: State) -> Table:
    """Return a new table with a state."""
    table: Table = np.array([write_row(game, state)], np.int64).view(TABLE).view(np.recarray)[0, 0]
    return table


@lru_cache(1 << 14)
def number_action(action: Action, kind: str | None) -> int:
    """Return the number of an action in its phase; `kind` is that of the tile being laid."""
    match action:
        case Start(colour) | Canister(colour):
            return COLOURS.index(colour)
        case Turn(cell) | Pick(cell):
            return INDEX[cell]
        case Drive(place):
            return 25 + INDEX[place]
        case Reveal(shown):
            return list(KINDS).index(shown)
        case Way(ways):
            return ROTATIONS[kind or ""].index(ways)
        case _:
            return 54


def number_actions(state: State, actions: tuple[Action, ...]) -> list[int]:
    """Return the numbers of actions in a position."""
    kind = state.tiles[INDEX[state.chosen]] if state.phase == "rotate" else None
    return [number_action(action, kind) for action in actions]


def list_outcomes(game: Memo, state: State) -> tuple[Action, ...]:
    """Return the legal actions or the chance outcomes of a state."""
    return game.legal_actions(state) or game.chance_outcomes(state).outcomes


@kernel
def follow(rules: Rules, tables: Any, script: Ints, sets: Ints) -> None:
    """Apply a script to the last table; store every state, and the set of possible actions in it."""
    table = tables[-1]
    lay_table(rules, table)
    for number in range(len(script)):
        tables[number] = table
        sets[number] = list_actions(rules, table)
        advance(rules, table, script[number])
    sets[-1] = list_actions(rules, table)


class KernelRandom(Random):
    """The random numbers of one compiled race, computed independently for the drivers of `bots`."""

    def __init__(self, seed: int, race: int) -> None:
        super().__init__()
        self.key = _mix(_mix(seed * _GAMMA + _ONE) + race * _GAMMA)
        self.drawn = 0

    def randrange(self, *of: int) -> int:  # type: ignore[override]  # drivers draw below one number alone
        """Draw a number below `of`."""
        self.drawn += 1
        bits = _mix(self.key + self.drawn * _GAMMA)
        return ((bits >> 16) * of[0]) >> 48

    def choice(self, choices: Any) -> Any:
        """Draw one of the choices."""
        return choices[self.randrange(len(choices))]


_GAMMA, _ONE, _TWO = 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB


def _mix(bits: int) -> int:
    """Return the output function of splitmix64."""
    bits %= 1 << 64
    bits = (bits ^ bits >> 30) * _ONE % (1 << 64)
    bits = (bits ^ bits >> 27) * _TWO % (1 << 64)
    return bits ^ bits >> 31
