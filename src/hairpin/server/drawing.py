"""Boards in the making between the wire and the engine: read, drawn, and told what is wrong with them."""

from __future__ import annotations

import msgspec

from hairpin.core.datafile import shipped_texts
from hairpin.core.errors import TrackFileError, UnknownTrackError, name_choices
from hairpin.games.monza import blueprint as engine
from hairpin.games.monza.outline import ArrowOutline, SpaceOutline, draw_road
from hairpin.games.monza.track import Track
from hairpin.games.monza.track_file import shipped_tracks
from hairpin.server import blueprint as wire
from hairpin.server.protocol import Oddity

_PLACES = {"file", "fault", "lane", "space", "word"}


def from_wire(board: wire.Blueprint) -> engine.Blueprint:
    """Return a board that came over the wire, if it is of a size that can be handled."""
    engine.check_size(board.lanes)
    return msgspec.convert(board, engine.Blueprint, from_attributes=True)


def to_wire(board: engine.Blueprint) -> wire.Blueprint:
    """Return a board as it goes over the wire."""
    return msgspec.convert(board, wire.Blueprint, from_attributes=True)


def read_track(board: wire.Blueprint) -> Track:
    """Return the board to race on, or refuse it with its first fault."""
    track, faults = from_wire(board).read()
    if faults:
        raise faults[0]
    return track


def open_shipped(name: str) -> wire.Blueprint:
    """Return a shipped board, to be changed."""
    texts = shipped_texts("monza")
    if f"{name}.toml" not in texts:
        boards = name_choices(tuple(shipped_tracks()))
        raise UnknownTrackError(f"there is no track {name!r:.60}; choose {boards}", track=name[:60])
    return to_wire(engine.read_blueprint(texts[f"{name}.toml"], f"{name}.toml"))


def draw(board: wire.Blueprint) -> wire.Drawing:
    """Return a board as shapes, whatever is wrong with it, and all of that."""
    blueprint = from_wire(board)
    reading = blueprint.read()
    track, faults = reading
    road = draw_road(track)
    return wire.Drawing(
        view=_round(road.view),
        lane=round(road.lane, 2),
        road=road.road,
        kerbs=road.kerbs,
        start_box=road.start_box,
        start_line=road.start_line,
        arrows=tuple(map(_arrow, road.arrows)),
        finish_line=road.finish_line,
        chequers=road.chequers,
        spaces={name: _shape(space) for name, space in road.spaces.items()},
        ways=dict(track.exits),
        faults=tuple(map(picture_fault, faults)),
        oddities=tuple(Oddity(oddity.kind, oddity.place) for oddity in reading.oddities),
        text=blueprint.text,
    )


def picture_fault(error: TrackFileError) -> wire.Fault:
    """Return what is wrong, as it goes over the wire."""
    fields = {key: str(value) for key, value in error.fields.items()}
    space = fields.get("space", "")
    return wire.Fault(
        kind=fields["fault"],
        says=error.message,
        lane=fields.get("lane", space[:1] if space[1:] else ""),
        space=space,
        word=int(fields.get("word", 0)),
        given={key: value for key, value in fields.items() if key not in _PLACES},
    )


def _shape(space: SpaceOutline) -> wire.SpaceShape:
    return wire.SpaceShape(space.path, _round(space.middle), round(space.width, 2), round(space.length, 2))


def _arrow(arrow: ArrowOutline) -> wire.ArrowShape:
    return wire.ArrowShape(arrow.car, arrow.path, _round(arrow.sign), round(arrow.radius, 2))


def _round(values: tuple[float, ...]) -> tuple[float, ...]:
    return tuple(round(value, 2) for value in values)
