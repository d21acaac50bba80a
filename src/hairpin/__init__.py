"""Hairpin: three racing board games, raced and studied.

>>> import hairpin
>>> game = hairpin.make("monza", track="sprint", players=2)
>>> game.format_state(game.start())
'roll 1 S,S 0,0 - - -'
"""

from hairpin.core.errors import HairpinError
from hairpin.core.game import CHANCE, BoardFacts, Game, GameFacts, Outcome
from hairpin.games import list_games, make

__version__ = "0.1.0"
__all__ = ["CHANCE", "BoardFacts", "Game", "GameFacts", "HairpinError", "Outcome", "list_games", "make"]
