"""SVG path data along a curve: its sides, stretches of road, and the line of a car that changes lanes.

`at` is a distance along the curve, `right` one across it, to the driver's right. Numbers have two decimals.
"""

from __future__ import annotations

from math import ceil, radians
from typing import NamedTuple

from hairpin.games.monza.curve import Curve, Piece, Pose


class Stand(NamedTuple):
    """Where a car stands: along the curve, to the right of it, and by how many degrees askew."""

    at: float
    right: float
    slant: float = 0

    def pose(self, curve: Curve) -> Pose:
        """Return the point on the page, and the heading of the car."""
        x, y, heading = curve.pose(self.at, self.right)
        return Pose(x, y, (heading + self.slant) % 360)


def draw_sector(curve: Curve, rear: float, front: float, left: float, right: float) -> str:
    """Return the outline of a stretch of road between two borders."""
    return f"{draw_side(curve, rear, front, left)}L{draw_side(curve, front, rear, right)[1:]}Z"


def draw_side(curve: Curve, begin: float, end: float, right: float) -> str:
    """Return a line along the road, forwards or backwards; a whole round is closed."""
    is_back = begin > end
    low, high = min(begin, end), max(begin, end)
    parts = [
        (max(low, piece.rear), min(high, piece.front), piece)
        for piece in curve.pieces
        if piece.rear < high and low < piece.front
    ]
    parts = parts[::-1] if is_back else parts
    path = "".join(_draw_part(*part, right, is_back) for part in parts)
    is_round = curve.is_closed and high - low >= curve.length
    return f"M{format_point(parts[0][2].pose(begin, right))}{path}{'Z' if is_round else ''}"


def _draw_part(rear: float, front: float, piece: Piece, right: float, is_back: bool) -> str:
    if not piece.turn:
        return f"L{format_point(piece.pose(rear if is_back else front, right))}"
    radius = _format(abs(1 / piece.bend - right))
    sweep = int((piece.turn > 0) != is_back)
    # A long arc is split: with rounded numbers its centre would be too far off.
    count = ceil(abs(piece.bend) * (front - rear) / radians(91))
    stops = [rear + (front - rear) * number / count for number in range(count + 1)]
    ends = stops[-2::-1] if is_back else stops[1:]
    return "".join(f"A{radius} {radius} 0 0 {sweep} {format_point(piece.pose(at, right))}" for at in ends)


def draw_route(curve: Curve, begin: Stand, end: Stand) -> str:
    """Return the path of a car along the road, with a smooth change of lanes."""
    ahead, aside = end.at - begin.at, end.right - begin.right
    turn = (curve.pose(end.at).heading - curve.pose(begin.at).heading) % 360
    count = max(1, ceil(min(turn, 360 - turn) / 45))
    path, handle = "", Pose(0, 0, 0)
    for number in range(count + 1):
        part = number / count
        at, right = begin.at + part * ahead, begin.right + part * part * (3 - 2 * part) * aside
        car = Stand(at, right, begin.slant * (1 - part) + end.slant * part).pose(curve)
        # The handle of a cubic curve is a third of the velocity away from its point.
        along = ahead * (1 - curve.piece(at % curve.length).bend * right) / count / 3
        across = 6 * part * (1 - part) * aside / count / 3
        path += f"C{format_point(handle)} {format_point(car.move(-along, -across))} " if number else "M"
        path += format_point(car)
        handle = car.move(along, across)
    return path


def format_point(pose: Pose) -> str:
    """Write a point as in path data."""
    return f"{_format(pose.x)} {_format(pose.y)}"


def _format(value: float) -> str:
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text
