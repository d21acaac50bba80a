"""The routes that Monza adds to the server: the shapes of boards, and the workshop."""

from __future__ import annotations

from hairpin.server.monza.boards import show_board, show_own_board
from hairpin.server.monza.printing import print_board
from hairpin.server.monza.workshop import HANDLERS, run_workshop
from hairpin.server.web.routes import Routes

ROUTES = Routes((show_board, show_own_board, *HANDLERS, print_board), run_workshop)
