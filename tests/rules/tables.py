"""Positions of Memo-Car-Race in a short notation, and short functions to play on them through the public API.

Cars are written in the game's notation, `a1:NS,blue`; tiles that were seen as `a1s b2c` (s straight, c curve,
j junction, x crossing, d dead end).
"""

from __future__ import annotations

import hairpin
from hairpin.games.memo import Memo, View
from hairpin.games.memo.grid import CELLS, COLOURS


def lay_table(**options: object) -> Memo:
    """Open a game with the shipped tiles."""
    return hairpin.make("memo", **options)


def write(
    cars: str,
    seen: str = "",
    *,
    phase: str = "choose",
    turn: int = 1,
    chosen: str = "-",
    canisters: str = "",
    pool: str = "",
    fresh: str = "-",
    ban: str = "-",
    ghosts: str = "-",
) -> str:
    """Return the text of a position; by default no seat has a canister, and all that are not taken can be drawn."""
    letters = {word[:2]: word[2] for word in seen.split()} | {"c3": "+"}
    rows = "/".join("".join(letters.get(cell, ".") for cell in CELLS[row : row + 5]) for row in range(0, 25, 5))
    taken = canisters or ",".join("-" * len(cars.split(",")))
    left = ",".join(colour for colour in COLOURS if colour not in taken.split(","))
    pool = pool or (left if "-" in taken.split(",") else "-")
    return f"{phase} {turn} {cars} {rows} {chosen} {taken} {pool} {fresh} {ban} {ghosts}"


def play(game: Memo, position: str, *actions: str) -> str:
    """Apply actions, chance included, to a position with the checked `apply`; return the position after them."""
    state = game.parse_state(position) if position else game.start()
    for action in actions:
        state = game.apply(state, game.parse_action(action))
    return game.format_state(state)


def list_choices(game: Memo, position: str) -> list[str]:
    """Return the legal actions as words."""
    return [game.format_action(action) for action in game.legal_actions(game.parse_state(position))]


def see(game: Memo, position: str, seat: int | None = None) -> View:
    """Return the view of a position for a seat, or for a spectator."""
    return game.view(game.parse_state(position), seat)
