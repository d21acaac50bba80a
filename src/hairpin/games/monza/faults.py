"""What can be wrong with a board: the field `fault` of its error, and the name of the message that is shown."""

from __future__ import annotations

from typing import Literal

from hairpin.core.datafile import FileFault

TrackFault = Literal[
    "edition",
    "no-lanes",
    "lane-count",
    "empty-lane",
    "too-many",
    "lane-length",
    "no-colour",
    "bad-length",
    "open-road",
    "bad-start",
    "no-exit",
    "no-finish",
    "tyre-target",
    "cut-off",
    "curve-table",
    "curve-size",
    "curve-path",
    "curve-word",
    "curve-road",
    "curve-start",
    "curve-tight",
    "curve-gap",
    "curve-overlap",
    "nothing-open",
    "too-much-open",
    "open-halves",
    "no-measure",
    "no-way",
]
FaultKind = Literal[FileFault, TrackFault]
