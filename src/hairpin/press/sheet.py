"""A sheet of paper and its marks, in millimetres from the upper left corner; later marks cover earlier ones.

Nothing here knows boards or files; `svg` and `pdf` write sheets, and draw the same.
"""

from __future__ import annotations

from typing import NamedTuple

from hairpin.press.paths import Box, Path, surround


class Mark(NamedTuple):
    """A printed shape, filled by the even-odd rule and clipped to `clip`."""

    path: Path
    fill: str = ""
    stroke: str = ""
    width: float = 0
    dash: tuple[float, ...] = ()
    clip: Path = ()

    @property
    def box(self) -> Box:
        """The bounding box."""
        return surround([self.clip or self.path]).grow(self.width)


class Text(NamedTuple):
    """A line of digits or Latin letters in Helvetica; `y` is its baseline."""

    words: str
    x: float
    y: float
    size: float
    fill: str = "#33261a"


class Layer(NamedTuple):
    """Marks with a common offset; `window` clips them on the sheet."""

    marks: tuple[Mark, ...]
    right: float = 0
    down: float = 0
    window: Box | None = None


class Sheet(NamedTuple):
    """One sheet: its size, and layers from the lowest to the uppermost."""

    width: float
    height: float
    layers: tuple[Layer, ...]
    texts: tuple[Text, ...] = ()


# Widths of Helvetica's characters in thousandths of the size: all that are set flush right or centred.
_WIDTHS = {" ": 278, "/": 278, "c": 500, "m": 833} | dict.fromkeys("0123456789", 556)


def measure(words: str, size: float) -> float:
    """Return the width of a text of these characters."""
    return sum(_WIDTHS[letter] for letter in words) * size / 1000
