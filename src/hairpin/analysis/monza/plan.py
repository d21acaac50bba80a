"""Plans: boards with open road, and the lanes of spaces that fill it.

A plan is a track file in which a lane may have words like `~9`: nine units of road that a search fills. A search
changes nothing else.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property
from importlib.resources import files
from itertools import accumulate, groupby
from math import lcm
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from hairpin.analysis.monza.appearance import LaneArea, measure_lane_areas
from hairpin.analysis.monza.solo_race import Ways
from hairpin.core.datafile import read_file
from hairpin.core.errors import TrackFileError, UnknownTrackError, name_choices, quote
from hairpin.fast.kernel import inner, kernel
from hairpin.fast.monza.board import Ints
from hairpin.games.monza import Space, Track, parse_track
from hairpin.games.monza.colours import LETTERS
from hairpin.games.monza.track import LINE, OPEN, TYRE
from hairpin.games.monza.track_file import MOST_SPACES, read_track

FINEST = 10_000  # parts of a unit
_LANE = r"""(?m)^(\s*%s\s*=\s*)(["'])[^"'\n]*\2(?=[ \t]*(?:#|$))"""


class Patch(NamedTuple):
    """A space, or a stretch of open road of colour `~`; lengths in grid steps of the plan."""

    colour: str
    length: int
    is_open: bool = False


Lanes = dict[str, list[Patch]]
Flags = NDArray[np.uint8]


@dataclass(frozen=True)
class Plan:
    """The fixed parts of a board.

    source   the name of a shipped plan or of a file
    text     the content of the file, open road included
    grid     grid steps per unit of length; always even, so that halves are whole numbers of steps
    lanes    the spaces and the open road of each lane
    opens    the lanes that the start opens onto
    targets  the lanes that end on a target square; with none, `finish` is the colour of the line
    board    the board with its open road
    """

    name: str
    source: str
    text: str
    grid: int
    lanes: Mapping[str, tuple[Patch, ...]]
    opens: tuple[str, ...]
    targets: tuple[str, ...]
    finish: str
    board: Track

    @cached_property
    def lane_areas(self) -> Mapping[str, LaneArea]:
        """The drawn area of each lane."""
        return measure_lane_areas(self.board)

    @cached_property
    def length(self) -> float:
        """The length of every lane, in units."""
        return sum(patch.length for patch in next(iter(self.lanes.values()))) / self.grid

    def write(self, lanes: Lanes, remark: str = "") -> str:
        """Return the track file with these lanes; a remark becomes a comment above them."""
        text = self.text
        for lane, row in lanes.items():
            words = " ".join(patch.colour + _write_length(Fraction(patch.length, self.grid)) for patch in row)
            text = re.sub(_LANE % lane, rf'\g<1>"{words}"', text, count=1)
        return re.sub(r"(?m)^\[lanes\]", f"# {remark}\n[lanes]", text, count=1) if remark else text

    def build(self, lanes: Lanes) -> Track:
        """Return the board, checked like any track file."""
        return parse_track(self.write(lanes), f"{self.name}.toml")

    def find_layout(self, lanes: Lanes) -> Layout | None:
        """Return the ways of the board, or None if it has a dead end, an unreachable space or a tyre as a target."""
        if any(lanes[lane][-1].colour == TYRE for lane in self.targets):
            return None
        rows = list(lanes.values())
        starts = np.cumsum([0, *map(len, rows)], dtype=np.int64)
        lengths = np.array([patch.length for row in rows for patch in row], np.int64)
        colours = np.array([LETTERS.find(patch.colour) for row in rows for patch in row], np.int64)
        opens, targets = (np.array([lane in some for lane in lanes], np.uint8) for some in (self.opens, self.targets))
        is_valid, layout = _lay_ways(starts, lengths, colours, opens, targets, LETTERS.find(self.finish or TYRE))
        return layout if is_valid else None


class Layout(NamedTuple):
    """The ways of a board, and the lane of each place of the road; -1 for the start."""

    ways: Ways
    lane_of: Ints


def shipped_plans() -> dict[str, str]:
    """Return the texts of the plans that come with Hairpin, by name."""
    folder = files("hairpin").joinpath("tracks").joinpath("plans")
    return {file.name.removesuffix(".toml"): file.read_text("utf-8") for file in folder.iterdir()}


def load_plan(name: str) -> Plan:
    """Return a shipped plan by its name, or read one from a file that ends in `.toml`."""
    plans = shipped_plans()
    if name in plans:
        return replace(read_plan(plans[name], f"{name}.toml"), source=name)
    if not name.endswith(".toml"):
        choices = (*sorted(plans), "*.toml")
        raise UnknownTrackError(
            f"there is no plan {quote(name)}; choose {name_choices(choices)}", track=name, choices=choices
        )
    return read_plan(*read_file(name))


def read_plan(text: str, file: str) -> Plan:
    """Read a plan from the text of a track file with open road; an error names file, lane and space."""
    track, faults = read_track(text, file)
    for fault in faults:
        if fault.fields["fault"] != "open-road":
            raise fault
    plan = make_plan(track, text, file)
    _check_open_road(plan, track, file)
    return plan


def make_plan(track: Track, text: str = "", file: str = "") -> Plan:
    """Return the plan of a board; a board without open road is fixed entirely."""
    lengths = [space.front - space.rear for space in track.spaces.values()]
    grid = lcm(2, *(length.denominator for length in lengths))
    return Plan(
        name=track.name,
        source=file,
        text=text,
        grid=grid,
        lanes={
            lane: tuple(Patch(part[0].colour, int(grid * (part[-1].front - part[0].rear))) for part in _list_parts(row))
            for lane, row in track.lanes.items()
        },
        opens=tuple(place[0] for place in track.exits_from_start),
        targets=tuple(place[0] for place in track.finish) if track.has_targets else (),
        finish=track.finish.get(LINE, ""),
        board=track,
    )


def fit_board(plan: Plan, track: Track) -> Lanes:
    """Return the lanes of a board as a filling of the plan; refuse the first space that differs from the plan."""
    return {lane: list(_fit_lane(plan, lane, track.lanes.get(lane, ()))) for lane in plan.lanes}


def _fit_lane(plan: Plan, lane: str, spaces: tuple[Space, ...]) -> Iterator[Patch]:
    parts = plan.lanes[lane]
    fronts = list(accumulate(part.length for part in parts))
    for space in spaces:
        patch = Patch(space.colour, round(plan.grid * (space.front - space.rear)))
        number = bisect_right(fronts, plan.grid * space.rear)
        part = parts[number] if number < len(parts) else Patch("", 0)
        is_open = part.colour == OPEN and plan.grid * space.front <= fronts[number]
        if not is_open and part != patch:
            says = (
                f"is {patch.colour}{_write_length(space.front - space.rear)}, which the plan {plan.name} has otherwise"
            )
            raise TrackFileError(f"space {space.name} {says}", fault="other-plan", lane=lane, space=space.name)
        yield patch._replace(is_open=is_open)


def _list_parts(row: tuple[Space, ...]) -> Iterator[tuple[Space, ...]]:
    """Yield the spaces of a lane; consecutive stretches of open road become one part."""
    for is_open, spaces in groupby(row, key=lambda space: space.is_open):
        part = tuple(spaces)
        yield from (part,) if is_open else ((space,) for space in part)


def _check_open_road(plan: Plan, track: Track, file: str) -> None:
    """Refuse a plan with no open road, with too much, or with a stretch that is no multiple of a half."""
    stretches = [
        (lane, part[0].name, patch)
        for lane, row in track.lanes.items()
        for part, patch in zip(_list_parts(row), plan.lanes[lane], strict=True)
        if patch.colour == OPEN
    ]
    if not stretches:
        says = "has no open road; write ~9 where nine units of it may be laid"
        raise TrackFileError(f"{file}: {says}", file=file, fault="nothing-open")
    for lane in plan.lanes:
        if not re.search(_LANE % lane, plan.text):
            raise TrackFileError(
                f'{file}, lane {lane}: must stand on a line of its own, like {lane} = "w1.5 ~9"', file=file, lane=lane
            )
    if plan.grid > FINEST:
        says = "its lengths have no common measure; write halves, thirds or quarters"
        raise TrackFileError(f"{file}: {says}", file=file, fault="no-measure")
    laid = sum(map(len, plan.lanes.values())) - len(stretches)
    if laid + sum(patch.length for _, _, patch in stretches) / plan.grid > MOST_SPACES:
        says = f"may come to more than {MOST_SPACES} spaces; leave less road open"
        raise TrackFileError(f"{file}: {says}", file=file, fault="too-much-open", most=MOST_SPACES)
    for lane, space, patch in stretches:
        if patch.length < plan.grid or patch.length % (plan.grid // 2):
            says = "open road is laid in halves and is 1 long at least: ~1, ~9.5"
            raise TrackFileError(
                f"{file}, lane {lane}, space {space}: {says}", file=file, fault="open-halves", lane=lane, space=space
            )


def _write_length(length: Fraction) -> str:
    if length.denominator == 1:
        return str(length.numerator)
    return f"{float(length):g}" if length.denominator in (2, 4, 5) else str(length)


class _Spaces(NamedTuple):
    """All spaces in the order of the file: edges, and the number of the place, or -1 for a tyre."""

    rear: Ints
    front: Ints
    place: Ints


@kernel
def _lay_ways(
    lane_start: Ints, lengths: Ints, colours: Ints, opens: Flags, targets: Flags, line: int
) -> tuple[bool, Layout]:
    """Return whether a board is valid, and its layout."""
    spaces, road, reach, back, lane_of = _number_places(lane_start, lengths, colours, targets, line >= 0)
    way_start, way_to, way_colour = _find_ways(lane_start, colours, spaces, road, opens, line)
    layout = Layout(Ways(road, way_start, way_to, way_colour, reach, back), lane_of)
    return _is_valid(way_start, way_to, reach), layout


@kernel
def _number_places(
    lane_start: Ints, lengths: Ints, colours: Ints, targets: Flags, has_line: bool
) -> tuple[_Spaces, int, Ints, Ints, Ints]:
    """Assign the numbers of `Track.places`; return the count of road places, their reach and the place behind."""
    lanes, count = targets.shape[0], lengths.shape[0]
    rear, front, place = np.zeros(count, np.int64), np.zeros(count, np.int64), np.full(count, -1, np.int64)
    reach, back, lane_of = (
        np.zeros(count + 2, np.int64),
        np.zeros(count + 1, np.int64),
        np.full(count + 1, -1, np.int64),
    )
    road = 1
    for lane in range(lanes):
        at = behind = 0
        for n in range(lane_start[lane], lane_start[lane + 1]):
            rear[n], front[n] = at, at + lengths[n]
            at = front[n]
            is_target = targets[lane] and n + 1 == lane_start[lane + 1]
            if colours[n] >= 0 and not is_target:
                place[n], reach[road], back[road], lane_of[road] = road, at, behind, lane
                behind, road = road, road + 1
    places = road
    for lane in range(lanes):
        if targets[lane]:
            last = lane_start[lane + 1] - 1
            place[last], reach[places] = places, front[last]
            places += 1
    if has_line:
        reach[places] = front[-1] + 1
        places += 1
    return _Spaces(rear, front, place), road, reach[:places].copy(), back[:road].copy(), lane_of[:road].copy()


@kernel
def _find_ways(
    lane_start: Ints, colours: Ints, spaces: _Spaces, road: int, opens: Flags, line: int
) -> tuple[Ints, Ints, Ints]:
    """Find the ways from the spaces' edges, in the order of notation (MZ-7, MZ-8)."""
    lanes, count = opens.shape[0], colours.shape[0]
    way_start = np.zeros(road + 1, np.int64)
    way_to, way_colour = np.zeros(8 * count + lanes, np.int64), np.zeros(8 * count + lanes, np.int64)
    ways = 0
    for lane in range(lanes):
        first = lane_start[lane]
        if opens[lane] and spaces.place[first] > 0:
            way_to[ways], way_colour[ways] = spaces.place[first], colours[first]
            ways += 1
    way_start[1] = ways
    for lane in range(lanes):
        for here in range(lane_start[lane], lane_start[lane + 1]):
            if not 0 < spaces.place[here] < road:
                continue
            for is_finish in (False, True):
                for n in range(lane_start[max(0, lane - 1)], lane_start[min(lanes, lane + 2)]):
                    if (spaces.place[n] >= road) == is_finish and _leads(spaces, lane_start, lane, here, n):
                        way_to[ways], way_colour[ways] = spaces.place[n], colours[n]
                        ways += 1
            if line >= 0 and here + 1 == lane_start[lane + 1]:
                way_to[ways], way_colour[ways] = road, line
                ways += 1
            way_start[spaces.place[here] + 1] = ways
    return way_start, way_to[:ways].copy(), way_colour[:ways].copy()


@inner
def _leads(spaces: _Spaces, lane_start: Ints, lane: int, here: int, n: int) -> bool:
    """Return whether one step leads from a space to another of its own or a neighbouring lane (MZ-7, MZ-9)."""
    if spaces.place[n] < 0:
        return False
    if lane_start[lane] <= n < lane_start[lane + 1]:
        return n == here + 1
    touches = max(spaces.rear[here], spaces.rear[n]) < min(spaces.front[here], spaces.front[n])
    return bool(touches and spaces.front[n] > spaces.front[here])


@kernel
def _is_valid(way_start: Ints, way_to: Ints, reach: Ints) -> bool:
    """Return whether every place can be reached from the start, and has a way out."""
    road = way_start.shape[0] - 1
    is_reached = np.zeros(reach.shape[0], np.uint8)
    is_reached[0] = 1
    for place in np.argsort(reach[:road]):
        if way_start[place] == way_start[place + 1]:
            return False
        for way in range(way_start[place], way_start[place + 1]):
            is_reached[way_to[way]] |= is_reached[place]
    return bool(is_reached.all())
