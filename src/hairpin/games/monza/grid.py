"""The starting grid: an arrow in its colour for every car of an edition (EX-4), and where the car stands on it.

An arrow is a badge for the car's symbol, a slim shaft and a head that ends shortly before the start line. A car's nose
lies just behind the tip, so that the badge can still be seen behind the car wherever the start box is deep enough.
"""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

from hairpin.games.monza.curve import Curve
from hairpin.games.monza.strokes import Stand, draw_side, format_point

ABREAST = 4  # cars in one row, so that none seems to be ahead; more cars stand in two rows
AIR = 0.08  # of a bay's length, before the tip and behind the badge
LONGEST = 2.1  # an arrow, in lengths of a car
COLUMN = 0.76  # of a bay's width
SLIM = 0.45  # width of an arrow by its length, at most
HEAD, SHAFT, BADGE = 0.62, 0.34, 0.92  # length, width and diameter, in widths of an arrow
NOSE = 0.1  # in lengths of a car: how much of the tip is seen before it
TIGHTEST = 0.25  # least scale of lengths on the inside of a bend


class Yard(NamedTuple):
    """A stretch of road on which any number of cars stand: its ends along the road, and its borders."""

    rear: float
    front: float
    left: float
    right: float


class Bay(NamedTuple):
    """Where one car waits: the ends of its arrow along the road, and how far to the right of its middle."""

    tail: float
    tip: float
    right: float


class Grid:
    """The bays of a start box, the foremost first, each row from left to right."""

    def __init__(self, curve: Curve, box: Yard, cars: int, car: float) -> None:
        self.curve = curve
        self.car = car
        rows = 1 if cars <= ABREAST else 2
        columns = cars // rows
        deep, column = (box.front - box.rear) / rows, (box.right - box.left) / columns
        long = min((1 - 2 * AIR) * deep, LONGEST * car)
        self.bays = []
        for number in range(cars):
            tip = box.front - (number // columns + AIR) * deep
            self.bays.append(Bay(tip - long, tip, box.left + (number % columns + 0.5) * column))
        seen = min(map(self.shorten, self.bays)) * long
        self.wide = min(COLUMN * column, SLIM * seen)
        self.radius = BADGE * self.wide / 2
        # In a shallow box a car is drawn a little smaller, so that half of its badge can be seen.
        self.scale = min(1.0, (seen - self.radius) / (1 + NOSE) / car)

    def shorten(self, bay: Bay) -> float:
        """Return the scale of lengths in a bay, by the middle of the road: below 1 on the inside of a bend."""
        return max(TIGHTEST, 1 - self.curve.piece((bay.tail + bay.tip) / 2).bend * bay.right)

    def stand(self, bay: Bay) -> Stand:
        """Return where the car of a bay stands."""
        return Stand(bay.tip - (NOSE + self.scale / 2) * self.car / self.shorten(bay), bay.right)

    def badge(self, bay: Bay) -> Stand:
        """Return the middle of the round end of an arrow."""
        return Stand(bay.tail + self.radius / self.shorten(bay), bay.right)

    def draw_arrow(self, bay: Bay) -> str:
        """Return an arrow's outline, bent like the road."""
        curve, step, right = self.curve, self.shorten(bay), bay.right
        half = SHAFT * self.wide / 2
        rear = self.badge(bay).at + sqrt(self.radius**2 - half**2) / step
        neck = bay.tip - HEAD * self.wide / step
        head = [(neck, right - self.wide / 2), (bay.tip, right), (neck, right + self.wide / 2)]
        round_end = f"A{self.radius:.2f} {self.radius:.2f} 0 0 1 "
        return (
            draw_side(curve, rear, neck, right - half)
            + "".join(f"L{format_point(curve.pose(*point))}" for point in head)
            + f"L{draw_side(curve, neck, rear, right + half)[1:]}"
            + "".join(
                f"{round_end}{format_point(curve.pose(at, across))}"
                for at, across in ((bay.tail, right), (rear, right - half))
            )
            + "Z"
        )
