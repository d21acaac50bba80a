"""Memo-Car-Race: a race over tiles that turn their faces down again behind you."""

from hairpin.games.memo.actions import SWAP, Action, Canister, Drive, Pick, Reveal, Start, Turn, Way, Word
from hairpin.games.memo.options import Options
from hairpin.games.memo.rules import Memo
from hairpin.games.memo.state import Phase, State
from hairpin.games.memo.tiles import TileSet, load_tile_set, parse_tile_set, shipped_tile_sets
from hairpin.games.memo.view import Ghost, OpenTile, View

__all__ = [
    "SWAP",
    "Action",
    "Canister",
    "Drive",
    "Ghost",
    "Memo",
    "OpenTile",
    "Options",
    "Phase",
    "Pick",
    "Reveal",
    "Start",
    "State",
    "TileSet",
    "Turn",
    "View",
    "Way",
    "Word",
    "load_tile_set",
    "parse_tile_set",
    "shipped_tile_sets",
]
