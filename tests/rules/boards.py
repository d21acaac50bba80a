"""Small boards for tests of single rules, and short functions to play on them through the public API.

A position is written in the game's notation: `drive 1 A2,S 2,0 gb r -` (phase, turn, cars, used, dice, last, tiles).
"""

from __future__ import annotations

import hairpin
from hairpin.games.monza import Monza, Track, parse_track


def lay_track(*lanes: str, exits: str = "", targets: str = "", finish: str = "white") -> Track:
    """Build a board from its lanes, A first; a board with target squares is of the first edition."""
    rows = [f'{name} = "{spaces}"' for name, spaces in zip("ABCDE", lanes, strict=False)]
    start = ["[start]", f"exits = {list(exits)}"] if exits else []
    end = f"targets = {list(targets)}" if targets else f'colour = "{finish}"'
    edition = "first" if targets else "anniversary"
    lines = ['game = "monza"', f'edition = "{edition}"', "[lanes]", *rows, *start, "[finish]", end]
    return parse_track("\n".join(lines), "small.toml")


def race(track: Track, **options: object) -> Monza:
    """Open a race on a small board."""
    return hairpin.make("monza", track=track, **options)


def play(game: Monza, position: str, *actions: str) -> str:
    """Apply actions, rolls included, to a position with the checked `apply`; return the position after them."""
    state = game.parse_state(position)
    for action in actions:
        state = game.apply(state, game.parse_action(action))
    return game.format_state(state)


def list_choices(game: Monza, position: str) -> list[str]:
    """Return the legal actions as words."""
    return [game.format_action(action) for action in game.legal_actions(game.parse_state(position))]


def list_steps(game: Monza, place: str) -> set[str]:
    """Return the spaces onto which the first car may step from a place, found by rolling six of each colour."""
    position = f"roll 1 {place}{',S' * (game.players - 1)} {'0,' * (game.players - 1)}0 - - -"
    rolled = [play(game, position, colour * 6) for colour in "rygbwp"]
    drives = [after for after in rolled if after.startswith("drive 1 ")]
    return {word[:-1] for drive in drives for word in list_choices(game, drive)}


# Two lanes with equal edges: no neighbour's front edge lies ahead, so no car can change lanes.
STRAIGHT = lay_track("r1 g1 b1 y1 w1 p1 r1 g1", "p1 w1 y1 b1 g1 r1 p1 w1")

# Spaces offset like bricks: A1 0-2, A2 2-4, A3 4-6, A4 6-8; B1 0-1, B2 1-3, B3 3-5, B4 5-7, B5 7-8.
BRICKS = lay_track("r2 g2 b2 y2", "w1 p2 r2 g2 b1")

# BRICKS with a tyre on B3.
TYRE = lay_track("r2 g2 b2 y2", "w1 p2 #2 g2 b1")

# First edition: STRAIGHT lanes that end on two target squares, blue and white.
TARGETS = lay_track("b1 r1 g1 y1 p1 b1", "w1 y1 p1 r1 g1 w1", targets="AB")
