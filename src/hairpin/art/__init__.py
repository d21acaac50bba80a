"""The appearance of the six colours on page, terminal and paper: `colours.json`, which the page reads too.

`path` is the colour's symbol around (0, 0) within a circle of radius 1; `edge` outlines the paint, `ink` is printed on
it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib.resources import files
from typing import NamedTuple


class Paint(NamedTuple):
    """One colour of track, dice and cars (MZ-2) with its symbol."""

    name: str
    letter: str
    symbol: str
    hex: str
    edge: str
    ink: str
    path: str


PAINTS: Mapping[str, Paint] = {
    facts["letter"]: Paint(**facts)
    for facts in json.loads(files("hairpin.art").joinpath("colours.json").read_text("utf-8"))
}
