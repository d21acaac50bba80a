"""The figures of the rules pages as `GET /api/figures` sends them: those of all games in one answer."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from hairpin.games.memo.figures import draw_figures as draw_memo
from hairpin.games.monza.figures import draw_figures as draw_monza
from hairpin.server import protocol as wire
from hairpin.server.picture import picture_memo


@lru_cache
def draw_figures() -> wire.Figures:
    """Return every figure by its name."""
    roads = msgspec.convert(draw_monza(), dict[str, wire.RoadFigure], from_attributes=True)
    tables = {
        name: wire.TilesFigure(
            figure.show,
            picture_memo(figure.view, {}),
            figure.paints,
            figure.way,
            tuple(wire.Mark(mark.place, mark.rule) for mark in figure.marks),
        )
        for name, figure in draw_memo().items()
    }
    return wire.Figures(roads, tables)
