"""Boards in the making between the wire and the engine."""

from __future__ import annotations

from dataclasses import fields

import msgspec

from hairpin.games.monza import blueprint as engine
from hairpin.games.monza.drawing import draw_blueprint
from hairpin.games.monza.path import format_path, parse_path
from hairpin.games.monza.track import Track
from hairpin.server import blueprint as wire


def from_wire(board: wire.Blueprint) -> engine.Blueprint:
    """Return a board that came over the wire, if it is of a size that can be handled."""
    engine.check_size(board.lanes)
    parts = msgspec.structs.asdict(board)
    if bend := board.curve:
        parts["curve"] = engine.Bend(parse_path(bend.path), bend.road, bend.start)
    return msgspec.convert(parts, engine.Blueprint, from_attributes=True)


def to_wire(board: engine.Blueprint) -> wire.Blueprint:
    """Return a board as it goes over the wire."""
    parts = {part.name: getattr(board, part.name) for part in fields(board)}
    if bend := board.curve:
        parts["curve"] = wire.Bend(format_path(bend.pieces), bend.road, bend.start)
    return msgspec.convert(parts, wire.Blueprint, from_attributes=True)


def read_track(board: wire.Blueprint) -> Track:
    """Return the board to race on, or refuse it with its first fault."""
    return from_wire(board).to_track()


def open_shipped(name: str) -> wire.Blueprint:
    """Return a shipped board, to be changed."""
    return to_wire(engine.open_shipped(name))


def draw(board: wire.Blueprint) -> wire.Drawing:
    """Return a board as shapes, whatever is wrong with it, and all of that."""
    return msgspec.convert(draw_blueprint(from_wire(board)), wire.Drawing, from_attributes=True)
