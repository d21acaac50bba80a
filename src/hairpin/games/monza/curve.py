"""The centre line that a board is drawn along: straights and bends, from the pieces of `hairpin.games.monza.path`.

The first piece drives to the left of the page. The path is scaled to the length of start box and track together.
Nothing here knows spaces or rules: the curve changes how a track is drawn, not how it is raced on.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, replace
from itertools import chain, product
from math import cos, hypot, pi, radians, sin
from typing import NamedTuple

from hairpin.core.errors import TrackFileError, name_choices, quote
from hairpin.games.monza.faults import FaultKind
from hairpin.games.monza.path import parse_piece

KEYS = {"path", "road", "start"}
MOST_WORDS = 200
LARGEST = 1000
THINNEST = 1 / 400  # width of the road by the length of the path: thinner, it could not be seen
APRON = 1 / 6  # in widths of the road: asphalt behind the last spaces of an open road
GAP = 1 / 50  # tolerance, in widths of the road: distance between the ends of a closed road
SKEW = 0.5  # tolerance, in degrees: angle between its ends

Step = tuple[float, float]  # length, and degrees turned on it to the right


class Pose(NamedTuple):
    """A point and a heading in degrees: 0 is to the right, 90 down, as SVG turns."""

    x: float
    y: float
    heading: float

    def move(self, ahead: float, right: float = 0.0) -> Pose:
        """Return the point at a distance along the heading and to the right of it."""
        way = radians(self.heading)
        x = self.x + ahead * cos(way) - right * sin(way)
        return Pose(x, self.y + ahead * sin(way) + right * cos(way), self.heading)


@dataclass(frozen=True, slots=True)
class Piece:
    """A straight, or an arc; `turn` is in degrees to the right, `rear` is a distance along the path."""

    rear: float
    length: float
    turn: float
    begin: Pose

    @property
    def front(self) -> float:
        """Where it ends along the path."""
        return self.rear + self.length

    @property
    def bend(self) -> float:
        """The curvature: 1 / radius, negative to the left."""
        return radians(self.turn) / self.length

    def pose(self, at: float, right: float = 0.0) -> Pose:
        """Return the pose at a distance along the whole path, and to the right of it."""
        ahead = at - self.rear
        if not self.turn:
            return self.begin.move(ahead, right)
        centre = self.begin.move(0, 1 / self.bend)
        heading = self.begin.heading + self.turn * ahead / self.length
        return Pose(centre.x, centre.y, heading).move(0, right - 1 / self.bend)


@dataclass(frozen=True, slots=True)
class Curve:
    """A checked centre line with the width of its road, in the track file's unit. An open one ends in an apron."""

    pieces: tuple[Piece, ...]
    length: float
    road: float
    start: float
    is_closed: bool

    def piece(self, at: float) -> Piece:
        """Return the piece at a distance along the path."""
        return next((piece for piece in self.pieces if at < piece.front), self.pieces[-1])

    def pose(self, at: float, right: float = 0.0) -> Pose:
        """Return the pose at a distance along the path, modulo its length if it is closed."""
        if self.is_closed and not 0 <= at <= self.length:
            at %= self.length
        return self.piece(at).pose(at, right)

    def samples(self, step: float) -> list[tuple[float, Pose]]:
        """Return points along the whole path, at most a step apart."""
        ats = [
            (piece.rear + piece.length * number / count, piece)
            for piece in self.pieces
            for count in [int(piece.length / step) + 1]
            for number in range(count + 1)
        ]
        return [(at, piece.pose(at)) for at, piece in ats]

    def scale(self, by: float, right: float, down: float) -> Curve:
        """Return the curve scaled, then moved."""
        pieces = []
        for piece in self.pieces:
            x, y, heading = piece.begin
            begin = Pose(x * by + right, y * by + down, heading)
            pieces.append(Piece(piece.rear * by, piece.length * by, piece.turn, begin))
        return replace(self, pieces=tuple(pieces), length=self.length * by, road=self.road * by, start=self.start * by)


class CurveReading(NamedTuple):
    """A curve as far as it can be drawn, even if open or overlapping itself, and all its faults."""

    curve: Curve | None
    faults: tuple[TrackFileError, ...]


def check_curve(table: object, length: float, file: str, *, has_targets: bool) -> CurveReading:
    """Read the `[curve]` table of a track file, for a track of this length."""
    reader = _CurveReader(file, length, has_targets)
    curve = reader.read(table)
    return CurveReading(curve, tuple(reader.faults))


def fit_curve(length: float, lanes: int, space: float) -> Curve:
    """Return a circuit for a track without a curve of its own, about 1.5 times as wide as high.

    `space` is the usual length of a space. A long road is folded; as a plain oval it would be too thin.
    """
    start = 4 * space
    total = length + start
    road = min(0.8 * lanes * space, total / 8)
    # The first straight holds the start box, unless that would make the bends too tight.
    bend = max(0.8 * road, min((total - road) / (2 + 2 * pi), (total / 2 - start) / pi))
    steps = [(total / 2 - pi * bend, 0.0), (pi * bend, 180.0)] * 2
    for teeth in range(2, 20):
        steps = _fold(total, road, teeth) or steps
    pieces = _lay_pieces(steps, total)
    return Curve(pieces, total, road, start, is_closed=True)


def _fold(total: float, road: float, teeth: int) -> list[Step]:
    # A comb whose teeth point upwards: one straight along the bottom of the page, and gaps that end two radii above it.
    # Empty if so many teeth would need bends that are too tight.
    bend = min((0.75 * total / teeth + road / 2) / (4 * teeth - 5 + 1.5 * pi), 0.47 * total / teeth / (pi + 2))
    if bend < 0.8 * road:
        return []
    tooth = total / (2 * teeth) - bend * (pi + 2)
    up, outer, corner = (tooth, 0.0), (tooth + 2 * bend, 0.0), (pi * bend / 2, 90.0)
    around, back = (pi * bend, 180.0), (pi * bend, -180.0)
    gaps = [up, back, up, around] * (teeth - 1)
    return [(4 * bend * (teeth - 1), 0.0), corner, outer, around, *gaps, outer, corner]


def _lay_pieces(steps: list[Step], total: float) -> tuple[Piece, ...]:
    """Join steps to a path of this length that begins to the left."""
    scale = total / sum(length for length, _ in steps)
    pieces = [Piece(0.0, steps[0][0] * scale, steps[0][1], Pose(0.0, 0.0, 180.0))]
    for length, turn in steps[1:]:
        pieces.append(Piece(pieces[-1].front, length * scale, turn, pieces[-1].pose(pieces[-1].front)))
    return tuple(pieces)


class _CurveReader:
    """The checks, the most important first; each is made as far as that is possible."""

    def __init__(self, file: str, length: float, has_targets: bool) -> None:
        self.file = file
        self.length = length
        self.has_targets = has_targets
        self.words: list[str] = []
        self.faults: list[TrackFileError] = []

    def note(self, what: str, fault: FaultKind, word: int = 0, **given: str) -> None:
        place = f"curve word {word} ({self.words[word - 1]:.20})" if word else "curve"
        where = {"word": word} if word else {}
        self.faults.append(
            TrackFileError(f"{self.file}, {place}: {what}", file=self.file, fault=fault, **where, **given)
        )

    def read(self, table: object) -> Curve | None:
        if not isinstance(table, dict):
            self.note('must be a table: path = "f8 r180/5 f8 r180/5", road = 3.6, start = 3', "curve-table")
            return None
        for key in sorted(set(table) - KEYS):
            known = name_choices(sorted(KEYS))
            self.note(f"{quote(key)} is not a key of the curve; known are {known}", "unknown-word", given=key[:40])
        road, start = (self.read_size(key, table.get(key)) for key in ("road", "start"))
        path = table.get("path")
        if not isinstance(path, str) or not 0 < len(path.split()) <= MOST_WORDS:
            says = f'path must be 1 to {MOST_WORDS} words like "f8 r180/5 f8 r180/5", not {quote(path)}'
            self.note(says, "curve-path", most=str(MOST_WORDS))
            return None
        self.words = path.split()
        steps = [self.read_step(number) for number in range(1, len(self.words) + 1)]
        return self.build([step for step in steps if step], road, start) if road and start and all(steps) else None

    def read_size(self, key: str, size: object) -> float:
        """Return a size, or 0 if it is invalid."""
        if isinstance(size, bool) or not isinstance(size, int | float) or not 0 < size <= LARGEST:
            says = f"{key} must be a number above 0 and up to {LARGEST}, not {quote(size)}"
            self.note(says, "curve-size", key=key, most=str(LARGEST))
            return 0.0
        return float(size)

    def read_step(self, number: int) -> Step | None:
        piece = parse_piece(self.words[number - 1])
        match piece.kind:
            case "forward":
                return piece.length, 0.0
            case "left" | "right":
                turn = piece.angle if piece.kind == "right" else -piece.angle
                return radians(piece.angle) * piece.radius, turn
            case "unknown":
                wanted = "f8 (8 forward), r90/5 or l90/5 (90 degrees right or left on a radius of 5)"
                self.note(f"is not a piece of road; write {wanted}", "curve-word", number, given=piece.text)
                return None

    def build(self, steps: list[Step], road: float, start: float) -> Curve | None:
        """Return the curve if it can be drawn, even if it does not close or overlaps itself."""
        total = start + self.length
        if road < total * THINNEST:
            least = f"{total * THINNEST:.2g}"
            says = f"road is {road:g} wide; on {total:g} of start box and track the least is {least}"
            self.note(says, "curve-road", width=f"{road:g}", least=least)
        if start < road / 2:
            says = f"start is {start:g}; cars need half the width of the road, {road / 2:g} or more"
            self.note(says, "curve-start", long=f"{start:g}", least=f"{road / 2:g}")
        pieces = _lay_pieces(steps, total)
        for number, piece in enumerate(pieces, start=1):
            radius = 1 / abs(piece.bend) if piece.turn else road
            if radius <= road / 2:
                says = (
                    f"has a radius of {radius:.2f} when the path is scaled to {total:g}, and half the road is "
                    f"{road / 2:g}; widen the bend, or narrow the road"
                )
                self.note(says, "curve-tight", number, radius=f"{radius:.2f}", least=f"{road / 2:g}")
        if self.faults:
            return None
        curve = self.close(Curve(pieces, total, road, start, is_closed=True))
        self.check_overlaps(curve)
        return curve

    def close(self, curve: Curve) -> Curve:
        last = curve.pieces[-1]
        end = last.pose(last.front)
        skew = end.heading % 360 - 180  # the path begins at the origin, to the left
        if hypot(end.x, end.y) <= GAP * curve.road and abs(skew) <= SKEW:
            return curve
        if not self.has_targets:
            across = f"{abs(end.x):.2f} to the {'left' if end.x < 0 else 'right'}"
            along = f"{abs(end.y):.2f} {'above' if end.y < 0 else 'below'}"
            angle = f", heading {abs(skew):.3g} degrees too far to the {'left' if skew < 0 else 'right'}"
            says = (
                f"the road must end where it begins: scaled to {curve.length:g}, its end is {across} of that and "
                f"{along}{angle if abs(skew) > SKEW else ''}"
            )
            self.note(says, "curve-gap", gap=f"{hypot(end.x, end.y):.1f}", turn=f"{abs(skew):.0f}")
        apron = Piece(curve.length, APRON * curve.road, 0.0, end)
        return replace(curve, pieces=(*curve.pieces, apron), is_closed=False)

    def check_overlaps(self, curve: Curve) -> None:
        """Record the first place at which the road overlaps itself."""
        cells = defaultdict(list)
        for at, (x, y, _) in curve.samples(curve.road / 6):
            cells[int(x // curve.road), int(y // curve.road)].append((at, x, y))
        for (column, row), points in list(cells.items()):
            near = [cells[column + i, row + j] for i, j in product((0, 1), (-1, 0, 1))]
            for (at, x, y), (other, x2, y2) in product(points, chain.from_iterable(near)):
                apart = abs(other - at)
                apart = min(apart, curve.length - apart) if curve.is_closed else apart
                # Nearer than half a turn of the tightest bend, two points are neighbours along the road.
                if apart >= pi * curve.road / 2 and (distance := hypot(x2 - x, y2 - y)) < 0.98 * curve.road:
                    one, two = (1 + curve.pieces.index(curve.piece(place)) for place in sorted((at, other)))
                    says = (
                        f"the road overlaps itself: it is {curve.road:g} wide, and here {distance:.2f} from word "
                        f"{one}; lead it elsewhere, or narrow it"
                    )
                    self.note(says, "curve-overlap", min(two, len(self.words)), other=str(one))
                    return
