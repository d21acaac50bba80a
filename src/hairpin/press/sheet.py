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
    """A line of text, which begins at `x`; `y` is its baseline."""

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
