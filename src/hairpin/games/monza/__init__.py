"""Monza, first edition and 20th-anniversary edition with its professional and bonus variants."""

from hairpin.games.monza.actions import NO_BONUS, STOP, TURBO, Action, Bonus, Reroll, Roll, Step, Word
from hairpin.games.monza.options import Options
from hairpin.games.monza.rules import Monza
from hairpin.games.monza.state import Phase, State
from hairpin.games.monza.track import Space, Track
from hairpin.games.monza.track_file import load_track, parse_track, shipped_tracks

__all__ = [
    "NO_BONUS",
    "STOP",
    "TURBO",
    "Action",
    "Bonus",
    "Monza",
    "Options",
    "Phase",
    "Reroll",
    "Roll",
    "Space",
    "State",
    "Step",
    "Track",
    "Word",
    "load_track",
    "parse_track",
    "shipped_tracks",
]
