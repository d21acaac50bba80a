"""Outlines: properties of every drawn board, and which curves are refused."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise
from math import atan2, cos, degrees, dist, pi, sin, sqrt

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from examples import examples
from hairpin.core.errors import TrackFileError
from hairpin.games.monza.colours import CARS
from hairpin.games.monza.curve import Curve, Pose, check_curve
from hairpin.games.monza.outline import BoardOutline, RaceBoard, draw_board, draw_race_board
from hairpin.games.monza.track import START, Track
from hairpin.games.monza.track_file import parse_track, shipped_tracks

Point = tuple[float, float]
SHIPPED = list(shipped_tracks().values())
BOARDS = [*SHIPPED, *(replace(track, name=f"{track.name}-without-curve", curve=None) for track in SHIPPED)]
STADIUM = "f8 r180/5 f8 r180/5"

every_board = pytest.mark.parametrize("track", BOARDS, ids=lambda track: track.name)


def read_path(path: str) -> list[list[Point]]:
    """Flatten path data of lines and arcs of less than half a round; one list of points for each part."""
    parts: list[list[Point]] = []
    for letter, text in re.findall(r"([MLAZ])([^MLAZ]*)", path):
        numbers = [float(word) for word in text.split()]
        if letter == "M":
            parts.append([(numbers[0], numbers[1])])
        elif letter == "L":
            parts[-1].append((numbers[0], numbers[1]))
        elif letter == "A":
            parts[-1] += follow_arc(parts[-1][-1], (numbers[5], numbers[6]), numbers[0], numbers[4] == 1)
    return parts


def follow_arc(begin: Point, end: Point, radius: float, is_clockwise: bool) -> list[Point]:
    half = dist(begin, end) / 2
    if not half:
        return [end]
    away = sqrt(max(0.0, radius**2 - half**2)) * (1 if is_clockwise else -1)
    ahead = ((end[0] - begin[0]) / 2 / half, (end[1] - begin[1]) / 2 / half)
    centre = ((begin[0] + end[0]) / 2 - away * ahead[1], (begin[1] + end[1]) / 2 + away * ahead[0])
    first = atan2(begin[1] - centre[1], begin[0] - centre[0])
    turn = (atan2(end[1] - centre[1], end[0] - centre[0]) - first) % (2 * pi)
    turn -= 0 if is_clockwise else 2 * pi
    steps = 24
    angles = [first + turn * step / steps for step in range(1, steps)]
    return [*((centre[0] + radius * cos(angle), centre[1] + radius * sin(angle)) for angle in angles), end]


def read_curves(path: str) -> list[Point]:
    """Flatten path data of cubic curves."""
    numbers = [float(word) for word in re.findall(r"-?[\d.]+", path)]
    points = list(zip(numbers[::2], numbers[1::2], strict=True))
    line = [points[0]]
    for begin in range(0, len(points) - 1, 3):
        for step in range(1, 17):
            t = step / 16
            weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
            four = points[begin : begin + 4]
            line.append(
                (
                    sum(w * p[0] for w, p in zip(weights, four, strict=True)),
                    sum(w * p[1] for w, p in zip(weights, four, strict=True)),
                )
            )
    return line


def measure(shape: list[Point]) -> float:
    """Return the area, above zero where the points run clockwise on the page."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in pairwise([*shape, shape[0]])) / 2


def is_inside(point: Point, parts: list[list[Point]]) -> bool:
    inside = False
    for shape in parts:
        for (x1, y1), (x2, y2) in pairwise([*shape, shape[0]]):
            if (y1 > point[1]) != (y2 > point[1]) and point[0] < x1 + (point[1] - y1) / (y2 - y1) * (x2 - x1):
                inside = not inside
    return inside


def min_distance(point: Point, shape: list[Point]) -> float:
    def distance(a: Point, b: Point) -> float:
        length = dist(a, b) ** 2
        if not length:
            return dist(a, point)
        t = ((point[0] - a[0]) * (b[0] - a[0]) + (point[1] - a[1]) * (b[1] - a[1])) / length
        t = max(0.0, min(1.0, t))
        return dist(point, (a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])))

    return min(distance(a, b) for a, b in pairwise([*shape, shape[0]]))


def is_on(point: Point, parts: list[list[Point]]) -> bool:
    """Return whether a point is inside, or so near to the border that rounding decides."""
    return is_inside(point, parts) or min(min_distance(point, shape) for shape in parts) < 0.1


def shapes_of(board: BoardOutline) -> dict[str, list[list[Point]]]:
    """Return the areas of a board that may not overlap: every space, the start, and a finish line's part of it."""
    places = {name: place.path for name, place in board.places.items() if name not in board.spaces}
    paths = {name: space.path for name, space in board.spaces.items()} | places
    return {name: read_path(path) for name, path in paths.items()}


def read_point(text: str) -> Point:
    x, y = text.split()
    return float(x), float(y)


def heads(begin: Point, end: Point, heading: float) -> bool:
    way = degrees(atan2(end[1] - begin[1], end[0] - begin[0]))
    return abs((way - heading + 180) % 360 - 180) < 2


def text_of(track: str, curve: str = "") -> str:
    return f'game = "monza"\nedition = "anniversary"\n{track}\n{curve}'


def curve_of(path: object, road: object = 3, start: object = 4, *, has_targets: bool = False) -> Curve:
    return read_curve({"path": path, "road": road, "start": start}, has_targets=has_targets)


def read_curve(table: object, *, has_targets: bool = False) -> Curve:
    """Return a curve without faults, or raise its first one."""
    curve, faults = check_curve(table, 40, "my.toml", has_targets=has_targets)
    if curve is None or faults:
        raise faults[0]
    return curve


@every_board
def test_neighbours_in_a_lane_share_an_edge(track: Track) -> None:
    board = draw_board(track)
    for lane in track.lanes.values():
        for one, two in pairwise(lane):
            ends = [set(re.findall(r"(-?[\d.]+ -?[\d.]+)(?=[LAZ]|$)", board.spaces[s.name].path)) for s in (one, two)]
            edge = [read_point(point) for point in ends[0] & ends[1]]
            assert len(edge) == 2, (one.name, two.name)
            assert dist(*edge) == pytest.approx(board.lane, abs=0.03)


@every_board
def test_no_two_areas_overlap(track: Track) -> None:
    shapes = shapes_of(draw_board(track))
    boxes = {
        name: (min(p[0] for p in s), min(p[1] for p in s), max(p[0] for p in s), max(p[1] for p in s))
        for name, (s,) in shapes.items()
    }
    for name, (left, top, right, bottom) in boxes.items():
        grid = [(left + (right - left) * x / 8, top + (bottom - top) * y / 8) for x in range(1, 8) for y in range(1, 8)]
        near = [
            other
            for other, box in boxes.items()
            if other != name and box[0] < right and left < box[2] and box[1] < bottom and top < box[3]
        ]
        for point in grid:
            if is_inside(point, shapes[name]):
                owners = [other for other in near if is_inside(point, shapes[other])]
                # A point on a border may be in both after rounding.
                assert not owners or min_distance(point, shapes[name][0]) < 0.1, (name, owners)


@every_board
def test_middles_cars_and_spots_lie_in_their_own_area(track: Track) -> None:
    board = draw_board(track)
    shapes = shapes_of(board)
    for name, space in board.spaces.items():
        assert is_inside(space.middle[:2], shapes[name]), name
        assert is_inside(space.car[:2], shapes[name]), name
    for name, place in board.places.items():
        assert is_inside(place.middle[:2], shapes[name]), name
        assert len(place.spots) == (len(board.arrows) if name == START else 6)
        assert all(is_inside(spot[:2], shapes[name]) for spot in place.spots), name
    assert set(board.places) == {START, *track.finish}


@every_board
def test_cars_at_the_start_do_not_touch(track: Track) -> None:
    board = draw_board(track)
    for place in set(board.places) - set(board.spaces):
        spots, scale = board.places[place].spots, board.places[place].scale
        gaps = [dist(one[:2], two[:2]) for n, one in enumerate(spots) for two in spots[:n]]
        assert min(gaps) > board.car[1] * scale
        if track.curve and len(spots) == 6:
            rows = [dist(spots[n][:2], spots[n + 3][:2]) for n in range(3)]
            assert max(rows) > board.car[0] * scale


def check_arrows(board: BoardOutline) -> None:
    """Check that arrows are in the start box, apart from each other and from the start line."""
    box, [line] = read_path(board.places[START].path), read_path(board.start_line)
    shapes = [read_path(arrow.path) for arrow in board.arrows]
    for number, [shape] in enumerate(shapes):
        assert measure(shape) > 0
        assert all(is_inside(point, box) for point in shape)
        assert min(min_distance(point, line) for point in shape) > 0.05 * board.arrows[number].radius
        others = [other for other in shapes if other != [shape]]
        assert len(others) == len(shapes) - 1
        assert not any(is_inside(point, other) for point in shape for other in others)


@every_board
def test_ex4_every_car_has_a_start_arrow_of_its_own_in_the_start_box(track: Track) -> None:
    board = draw_board(track)
    assert [arrow.car for arrow in board.arrows] == list(CARS[track.edition])
    check_arrows(board)


@every_board
def test_a_car_at_the_start_stands_on_its_own_arrow_and_leaves_half_of_its_badge_free(track: Track) -> None:
    board = draw_board(track)
    start = board.places[START]
    for arrow, spot in zip(board.arrows, start.spots, strict=True):
        assert is_inside(spot[:2], read_path(arrow.path))
        tail = spot.move(-board.car[0] * start.scale / 2)
        assert dist(spot[:2], arrow.sign[:2]) + arrow.radius / 4 > dist(spot[:2], tail[:2])


STRAIGHT = '[lanes]\nA = "r2 w2 r2 w2"\nB = "w1 r2 w2 r2 w1"\n[finish]\n{}\n[curve]\npath = "{}"\nroad = 1.2\nstart = 2'


@pytest.mark.parametrize("finish", ['colour = "red"', 'targets = ["A", "B"]'])
@pytest.mark.parametrize("edition", CARS)
def test_arrows_on_a_straight_are_symmetric_and_point_ahead(edition: str, finish: str) -> None:
    text = text_of(STRAIGHT.format(finish, "f20 r180/5 f20 r180/5")).replace("anniversary", edition)
    board = draw_board(parse_track(text, "my.toml"))
    check_arrows(board)
    middle = board.places[START].middle
    assert middle.heading == 180
    shapes = [read_path(arrow.path)[0] for arrow in board.arrows]
    for shape in shapes:
        mirrored = [(x, 2 * middle.y - y) for x, y in shape]
        assert any(all(min_distance(point, other) < 0.05 for point in mirrored) for other in shapes)
    for shape, arrow, spot in zip(shapes, board.arrows, board.places[START].spots, strict=True):
        tips = [point for point in shape if point[0] == min(x for x, _ in shape)]
        assert tips == [pytest.approx((tips[0][0], arrow.sign.y), abs=0.01)]
        assert tips[0][0] < spot.x < arrow.sign.x
    assert len({round(spot.x, 1) for spot in board.places[START].spots}) == (1 if edition == "anniversary" else 2)


@every_board
def test_a_space_is_as_large_as_it_is_long_and_wide(track: Track) -> None:
    board = draw_board(track)
    straight = [space for space in track.spaces.values() if "A" not in board.spaces[space.name].path]
    scales = []
    for space in straight:
        area = measure(read_path(board.spaces[space.name].path)[0])
        scales.append(area / float(space.front - space.rear))
        assert area == pytest.approx(board.spaces[space.name].length * board.lane, rel=0.01)
    assert not scales or max(scales) == pytest.approx(min(scales), rel=0.01)
    for shape in board.spaces.values():
        assert measure(read_path(shape.path)[0]) > 0
        if shape.path.count("A") == 2 and shape.path.count("L") == 1:
            assert measure(read_path(shape.path)[0]) == pytest.approx(shape.length * shape.width, rel=0.02)


@every_board
def test_the_road_runs_clockwise_with_lane_a_outermost(track: Track) -> None:
    board = draw_board(track)
    rounds = [measure([board.spaces[s.name].middle[:2] for s in lane]) for _, lane in sorted(track.lanes.items())]
    assert rounds == sorted(rounds, reverse=True)
    assert rounds[-1] > 0


@every_board
def test_everything_lies_on_the_page_and_on_the_road(track: Track) -> None:
    board = draw_board(track)
    wide, high = board.view
    assert max(wide, high) == pytest.approx(1000)
    road = read_path(board.road)
    for x, y in (point for part in road for point in part):
        assert 0 < x < wide
        assert 0 < y < high
    for name, (shape,) in shapes_of(board).items():
        assert all(is_on(point, road) for point in shape), name
    assert all(is_on(point, road) for part in read_path(board.chequers) for point in part)


@every_board
def test_every_step_has_a_route_that_stays_on_the_road(track: Track) -> None:
    board = draw_race_board(track)
    road = read_path(board.road)

    def stands(place: str) -> tuple[Pose, ...]:
        return board.places[place].spots if place in board.places else (board.spaces[place].car,)

    assert {place: tuple(ways) for place, ways in board.routes.items()} == dict(track.exits)
    for place, ways in board.routes.items():
        for way, routes in ways.items():
            ends = [(begin, end) for begin in stands(place) for end in stands(way)]
            assert len(routes) == len(ends)
            for route, (begin, end) in zip(routes, ends, strict=True):
                line = read_curves(route)
                assert dist(line[0], begin[:2]) < 0.05
                assert dist(line[-1], end[:2]) < 0.05
                assert all(is_inside(point, road) for point in line), (place, way)
                first, last = (re.findall(r"-?[\d.]+ -?[\d.]+", route)[n] for n in (1, -2))
                assert heads(line[0], read_point(first), begin.heading)
                assert heads(read_point(last), line[-1], end.heading)


@pytest.mark.parametrize("track", SHIPPED, ids=lambda track: track.name)
def test_a_shipped_board_is_small_and_readable(track: Track) -> None:
    board = draw_race_board(track)
    text = msgspec.json.encode(board)
    assert msgspec.json.decode(text, type=RaceBoard) == board
    assert len(text) < (40_000 if track.name == "oval" else 70_000)
    assert 1.25 < board.view[0] / board.view[1] < 1.6
    if track.name == "oval":
        pixel = 390 / 1000
        assert min(min(space.width, space.length) for space in board.spaces.values()) * pixel > 15


def test_a_curve_changes_nothing_but_the_drawing() -> None:
    rows = '[lanes]\nA = "r2 w2 r2 w2"\nB = "w1 r2 w2 r2 w1"\n[finish]\ncolour = "red"'
    plain = parse_track(text_of(rows), "my.toml")
    drawn = parse_track(text_of(rows, f'[curve]\npath = "{STADIUM}"\nroad = 1.2\nstart = 2'), "my.toml")
    assert plain == drawn
    assert (plain.hash, plain.curve) == (drawn.hash, None)
    assert drawn.curve
    assert drawn.curve.length == 10
    assert draw_board(plain) != draw_board(drawn)


def test_the_first_straight_drives_to_the_left() -> None:
    curve = curve_of(STADIUM)
    assert curve.pose(0) == Pose(0, 0, 180)
    assert curve.pose(curve.length)[:2] == pytest.approx((0, 0), abs=1e-9)
    assert curve.pose(1).x < 0


def test_a_road_to_target_squares_may_stay_open() -> None:
    assert not curve_of("f8 r90/5 f3", has_targets=True).is_closed
    assert curve_of(STADIUM, has_targets=True).is_closed


@pytest.mark.parametrize(
    ("path", "road", "start", "message"),
    [
        ("f8 r180/5 f8 q180/5", 3, 4, r"my\.toml, curve word 4 \(q180/5\): is not a piece of road; write f8 .* r90/5"),
        ("f8 r0/5", 3, 4, r"curve word 2 \(r0/5\): is not a piece of road"),
        ("f8 r400/5", 3, 4, r"curve word 2 \(r400/5\): is not a piece of road"),
        ("f0 r180/5", 3, 4, r"curve word 1 \(f0\): is not a piece of road"),
        ("f8 r180/0", 3, 4, r"curve word 2 \(r180/0\): is not a piece of road"),
        ("f8 r180/1 f8 r180/1", 4, 4, r"curve word 2 \(r180/1\): has a radius of 1\.97 .* half the road is 2; widen"),
        ("f8 r180/5 f6 r180/5", 3, 4, r"curve: the road must end where it begins: .* 1\.\d\d to the left of that"),
        (
            "f8 r180/5 f9 r90/5",
            3,
            4,
            r"curve: .* to the right of that and .* above, heading 90 degrees too far to the l",
        ),
        ("f20 r180/3 f4 r180/3 f2 l90/3", 3, 4, r"curve: the road must end where it begins"),
        ("f5 r180/5 f5 l180/5 f5 l180/5 f5 r180/5 l360/9", 1, 4, r"curve word \d+ .*: the road overlaps itself"),
        ("r360/5 r360/5", 3, 4, r"curve word 1 \(r360/5\): the road overlaps itself: .* from word 1; lead"),
        ("", 3, 4, r"curve: path must be 1 to 200 words like"),
        ("f1 " * 201, 3, 4, r"curve: path must be 1 to 200 words like"),
        (7, 3, 4, r"curve: path must be 1 to 200 words like .* not 7"),
        (STADIUM, 0, 4, r"curve: road must be a number above 0 and up to 1000, not 0"),
        (STADIUM, None, 4, r"curve: road must be a number above 0"),
        (STADIUM, float("nan"), 4, r"curve: road must be a number above 0 .* not nan"),
        (STADIUM, 3, True, r"curve: start must be a number above 0 and up to 1000, not True"),
        (STADIUM, 3, 1, r"curve: start is 1; cars need half the width of the road, 1\.5 or more"),
        (STADIUM, 0.01, 4, r"curve: road is 0\.01 wide; on 44 of start box and track the least is 0\.11"),
    ],
)
def test_a_bad_curve_is_refused_and_its_place_named(path: object, road: object, start: object, message: str) -> None:
    with pytest.raises(TrackFileError, match=message):
        curve_of(path, road, start)


def test_a_curve_that_is_not_a_table_or_has_unknown_keys_is_refused() -> None:
    with pytest.raises(TrackFileError, match=r"my\.toml, curve: must be a table: path = "):
        read_curve("f8")
    with pytest.raises(TrackFileError, match=r"'width' is not a key of the curve; known are path, road or start"):
        read_curve({"width": 3})


words = st.one_of(
    st.from_regex(r"f[0-9]{1,2}(\.[0-9])?", fullmatch=True),
    st.from_regex(r"[lr](30|45|90|180|270|360)/[0-9]{1,2}(\.[0-9])?", fullmatch=True),
    st.sampled_from(["f8", "r180/5", "r90/4", "l90/4"]),
    st.text(max_size=6),
)
sizes = st.one_of(st.floats(), st.integers(), st.sampled_from([1, 2.5, 4]), st.text(max_size=3))


@given(st.lists(words, max_size=12).map(" ".join), sizes, sizes, st.booleans())
@settings(max_examples=examples(300), deadline=None)
def test_any_curve_is_read_or_refused(path: str, road: object, start: object, has_targets: bool) -> None:
    try:
        curve = curve_of(path, road, start, has_targets=has_targets)
    except TrackFileError as error:
        refusal = error.message
    else:
        finish = 'targets = ["A", "B"]' if has_targets else 'colour = "red"'
        rows = f'[lanes]\nA = "r20 w20"\nB = "w10 r20 w10"\n[finish]\n{finish}'
        check_arrows(draw_board(replace(parse_track(text_of(rows), "my.toml"), curve=curve)))
        return
    assert refusal.startswith("my.toml, curve")


@st.composite
def tracks(draw: st.DrawFn) -> Track:
    """Draw random tracks: without tyres, any lengths can be raced on."""
    unit = draw(st.sampled_from(["1", "0.01", "1/3", "1.5"]))
    total = draw(st.integers(2, 60))
    lanes = []
    for _ in range(draw(st.integers(2, 5))):
        cuts = sorted({0, total, *draw(st.lists(st.integers(1, total), max_size=40))})
        spaces = [(b - a) for a, b in pairwise(cuts)]
        lanes.append(" ".join(f"{draw(st.sampled_from('rygbwp'))}{scale_length(n, unit)}" for n in spaces))
    rows = "\n".join(f'{lane} = "{text}"' for lane, text in zip("ABCDE", lanes, strict=False))
    finish = draw(st.sampled_from(['colour = "white"', f"targets = {list('ABCDE'[: len(lanes)])}"]))
    return parse_track(text_of(f"[lanes]\n{rows}\n[finish]\n{finish}"), "my.toml")


def scale_length(length: int, unit: str) -> str:
    return f"{length}/3" if unit == "1/3" else f"{length * float(unit):g}"


@given(tracks())
@settings(max_examples=examples(60), deadline=None)
def test_any_track_without_a_curve_can_be_drawn(track: Track) -> None:
    board = draw_board(track)
    assert set(board.spaces) == set(track.spaces)
    assert set(board.places) == {START, *track.finish}
    assert msgspec.json.decode(msgspec.json.encode(board), type=BoardOutline) == board  # which has no NaN
    assert 1.2 < board.view[0] / board.view[1] < 1.6
    shapes = shapes_of(board)
    for name, space in board.spaces.items():
        # A space a few hundredths long is smaller than the rounding.
        assert space.length < 0.1 or is_inside(space.middle[:2], shapes[name])
