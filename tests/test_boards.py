"""The shipped boards: their known facts (EX-4), and their measured quality."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial
from itertools import pairwise, permutations, product
from random import Random

import pytest

from hairpin.analysis.monza.boards import check_track
from hairpin.bots.monza.racer import MonzaRacer
from hairpin.core.errors import OptionValueError
from hairpin.games.monza import (
    STOP,
    TURBO,
    Action,
    Monza,
    Options,
    Reroll,
    Roll,
    State,
    Step,
    Track,
    load_track,
    parse_track,
    shipped_tracks,
)
from hairpin.games.monza.colours import sort_dice
from hairpin.games.monza.lengths import count_edges

pytestmark = pytest.mark.compiled

BOARDS = sorted(shipped_tracks())
RECONSTRUCTIONS = ["first-edition", "long", "oval"]
EMPTY_ROAD = """
game = "monza"
edition = "anniversary"
[lanes]
A = "r1"
B = "#1"
[finish]
colour = "white"
"""


def find_routes(track: Track, place: str, colours: str) -> Iterator[tuple[str, ...]]:
    """Yield every way from a place over spaces of these colours, one after the other."""
    if not colours:
        yield (place,)
        return
    for way in track.exits.get(place, ()):
        if track.colour(way) == colours[0]:
            for rest in find_routes(track, way, colours[1:]):
                yield (place, *rest)


def exit_colours(track: Track, place: str) -> list[str]:
    return sorted(track.colour(way) for way in track.exits[place])


def drive(game: Monza, state: State, *actions: Action) -> State:
    for action in actions:
        state = game.apply(state, action)
    return state


@pytest.mark.parametrize("name", BOARDS)
def test_ex4_every_board_has_three_lanes_of_equal_length(name: str) -> None:
    track = load_track(name)
    assert list(track.lanes) == ["A", "B", "C"]
    assert {lane[-1].front for lane in track.lanes.values()} == {track.length}


@pytest.mark.parametrize("name", RECONSTRUCTIONS)
def test_ex4_every_reconstruction_lists_its_facts_and_its_additions(name: str) -> None:
    track = load_track(name)
    assert any("EX-4" in fact for fact in track.facts)
    assert track.reconstruction


def test_ex4_first_edition_starts_onto_one_blue_or_one_white_space() -> None:
    assert exit_colours(load_track("first-edition"), "S") == ["b", "w"]


def test_ex4_first_edition_blue_leads_to_yellow_or_red_and_white_to_yellow_or_purple() -> None:
    track = load_track("first-edition")
    onward = {track.colour(first): exit_colours(track, first) for first in track.exits_from_start}
    assert onward == {"b": ["r", "y"], "w": ["p", "y"]}


def test_ex4_first_edition_opens_with_blue_red_green() -> None:
    track = load_track("first-edition")
    game = Monza(Options.read({"track": track}))
    route = next(find_routes(track, "S", "brg"))
    rolled = game.apply(game.start(), Roll(sort_dice("brgppp")))
    ahead = drive(game, rolled, *map(Step, route[1:], "brg"))
    assert ahead.cars[0] == route[-1]


def test_ex4_first_edition_opens_with_blue_yellow_green_red_yellow_onto_its_lanes_fourth_space() -> None:
    routes = list(find_routes(load_track("first-edition"), "S", "bygry"))
    assert any(route[-1][1:] == "4" for route in routes)


def test_ex4_first_edition_ends_on_a_blue_and_a_white_target_behind_a_bottleneck() -> None:
    track = load_track("first-edition")
    assert sorted(track.finish.values()) == ["b", "w"]
    gates = {place for place, ways in track.exits.items() if set(ways) & set(track.finish)}
    tyres = [space for space in track.spaces.values() if space.is_tyre]
    assert len(gates) == 1, "one space alone leads to the targets"
    assert sum(track.length - tyre.front < 3 for tyre in tyres) >= 2
    assert len(tyres) >= 6


def test_ex4_oval_starts_onto_one_white_or_one_purple_space() -> None:
    assert exit_colours(load_track("oval"), "S") == ["p", "w"]


def test_ex4_oval_has_the_stretch_of_ex1() -> None:
    track = load_track("oval")
    game = Monza(Options.read({"track": track, "players": 4, "cars": "red,blue,green,yellow"}))
    played = 0
    for place in track.exits:
        for route in find_routes(track, place, "wpybp"):
            _, white, purple, _, blue, last = route
            lane, number = track.lanes[last[0]], int(last[1:]) - 1
            behind = lane[max(0, number - 3) : number]
            if white[0] != place[0] or purple[0] == white[0] or last[0] == blue[0] or "r" in exit_colours(track, last):
                continue
            if [space.is_tyre for space in behind] != [False, False, True] or behind[0].colour != "b":
                continue
            grid = State("roll", 0, (place, purple, last, behind[1].name), (0, 0, 0, 0), "", "", ())
            after = drive(game, grid, Roll(sort_dice("byppwr")), *map(Step, route[1:], "wpybp"))
            assert after == State("roll", 1, (last, purple, behind[0].name, behind[1].name), (5, 0, 0, 0), "", "", ())
            played += 1
    assert played


def test_ru14_long_s_start_touches_one_white_and_one_purple_space_and_nothing_else_to_drive_on() -> None:
    track = load_track("long")
    touching = [lane[0] for lane in track.lanes.values() if not lane[0].is_tyre]
    assert sorted(space.colour for space in touching) == ["p", "w"]
    assert track.exits_from_start == tuple(space.name for space in touching)


def test_ex4_first_edition_is_an_oval() -> None:
    curve = load_track("first-edition").curve
    assert curve
    assert [piece.turn for piece in curve.pieces if piece.turn] == [180, 180]
    assert curve.is_closed


@pytest.mark.parametrize("name", RECONSTRUCTIONS)
def test_ex4_lanes_have_fewer_spaces_from_the_outside_in_and_the_inner_at_most_85_percent(name: str) -> None:
    track = load_track(name)
    outer, middle, inner = (sum(not space.is_tyre for space in track.lanes[lane]) for lane in "ABC")
    assert outer > middle > inner
    assert inner <= 0.85 * outer


@pytest.mark.parametrize("name", RECONSTRUCTIONS)
def test_ex4_no_colour_is_skewed_between_the_lanes(name: str) -> None:
    track = load_track(name)
    road = [space for space in track.spaces.values() if not space.is_tyre]
    for colour, lane in product("rygbwp", "ABC"):
        row = [space for space in road if space.lane == lane]
        in_lane, on_board = (sum(space.colour == colour for space in some) / len(some) for some in (row, road))
        assert abs(in_lane - on_board) <= 0.06


@pytest.mark.parametrize("name", RECONSTRUCTIONS)
def test_ex4_the_same_colour_lies_side_by_side_at_two_to_six_places(name: str) -> None:
    lanes = list(load_track(name).lanes.values())
    pairs = [pair for one, other in pairwise(lanes) for pair in product(one, other)]
    assert 2 <= sum(a.touches(b) and a.colour == b.colour and not a.is_tyre for a, b in pairs) <= 6


def test_ex4_long_has_a_bottleneck_where_red_is_the_only_way() -> None:
    track = load_track("long")
    gates = [place for place, ways in track.exits.items() if len(ways) == 1 and track.colour(ways[0]) == "r"]
    narrow = {track.exits[place][0] for place in gates}
    assert any(_is_only_way(track, red) for red in narrow)


def _is_only_way(track: Track, narrow: str) -> bool:
    """Return whether no car reaches the finish without driving over this space."""
    seen = {"S"}
    waiting = ["S"]
    while waiting:
        fresh = {way for way in track.exits.get(waiting.pop(), ()) if way != narrow} - seen
        seen |= fresh
        waiting += fresh
    return not seen & set(track.finish)


def test_ex4_long_has_the_stretch_of_ex2() -> None:
    track = load_track("long")
    game = Monza(Options.read({"track": track, "players": 2, "pro": True}))
    before_red = [place for place in track.exits if exit_colours(track, place) == ["r"]]
    colours = ["r" + "".join(order) + "wpb" for order in permutations("bgp")]
    routes = [(o, r) for place in before_red for o in colours for r in find_routes(track, place, o)]
    assert any(_plays_ex2(game, order, route) for order, route in routes)


def _plays_ex2(game: Monza, order: str, route: tuple[str, ...]) -> bool:
    """Play the example by the rules; return whether a long yellow space of the middle lane is ahead at its end."""
    state = State("roll", 0, (route[0], "S"), (0, 0), "", "", ("xygbwp", "xrygbwp"))
    rolled = game.apply(state, Roll(sort_dice("bbgppw")))
    assert not any(isinstance(action, Step) for action in game.legal_actions(rolled))
    again = drive(game, rolled, Reroll("bp"), Roll("rb"))
    steps = [
        Step(space, colour, number == 5) for number, (space, colour) in enumerate(zip(route[1:], order, strict=True))
    ]
    driven = drive(game, again, *steps)
    assert TURBO in game.legal_actions(driven)
    assert driven.used[0] == 6
    turbo = drive(game, driven, TURBO, Roll("yp"))
    ahead = [action for action in game.legal_actions(turbo) if isinstance(action, Step)] if turbo.turn == 0 else []
    long = [
        step
        for step in ahead
        if (space := game.track.spaces[step.space]).lane == "B" and step.colour == "y" and space.front - space.rear >= 2
    ]
    return bool(long) and not any(step.colour == "p" for step in ahead)


@pytest.mark.parametrize(
    ("name", "least", "most"), [("oval", 56, 64), ("first-edition", 56, 70), ("long", 105, 112), ("sprint", 18, 24)]
)
def test_boards_have_the_expected_sizes(name: str, least: int, most: int) -> None:
    assert least <= len(load_track(name).spaces) <= most


@pytest.mark.parametrize("name", BOARDS)
def test_no_lane_has_a_colour_twice_in_a_row(name: str) -> None:
    for lane in load_track(name).lanes.values():
        assert all(one.colour != other.colour for one, other in pairwise(lane))


def test_sprint_meets_every_target() -> None:
    assert check_track(load_track("sprint"), races=20_000).problems == ()


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.soak) if name == "long" else name for name in RECONSTRUCTIONS]
)
def test_boards_meet_every_target(name: str) -> None:
    report = check_track(load_track(name), races=20_000, cars=True)
    assert report.problems == ()
    assert report.duel.skill >= 0.58
    assert report.solo.stalls <= 0.15
    assert report.solo.worst_stall <= 0.34
    assert report.solo.endings >= 1.6
    assert abs(report.seats[0] - 0.25) <= 0.03
    assert min(report.together.lanes.values()) >= 0.20
    assert report.looks.unlike <= 1.25
    assert all(abs(chance - 0.5) <= 0.03 for chance in report.cars.values())
    assert len(report.cars) == (15 if name == "first-edition" else 6)


def test_the_figures_of_a_board_with_one_space_are_exact() -> None:
    report = check_track(parse_track(EMPTY_ROAD, "empty.toml"), races=50)
    no_red, neither = (5 / 6) ** 6, (4 / 6) ** 6
    from_red = 1 / (1 - no_red)
    assert report.solo.turns == pytest.approx((1 + (no_red - neither) * from_red) / (1 - no_red))
    assert report.solo.stalls == pytest.approx(no_red)
    assert report.solo.worst_stall == pytest.approx(no_red)
    assert report.solo.endings == pytest.approx(1)
    assert report.together.lanes == {"A": 1.0, "B": 0.0}


def test_exact_turns_agree_with_simulated_races() -> None:
    track = load_track("sprint")
    game = Monza(Options.read({"track": track}))
    racer, random = MonzaRacer(game), Random(1)
    turns = []
    for _ in range(3000):
        place, count = "S", 0
        while place not in track.finish:
            roll = game.chance_outcomes(game.start()).draw(random)
            assert isinstance(roll, Roll)
            place, count = racer.plan("drive", place, roll.dice, "").end, count + 1
        turns.append(count)
    solo = check_track(track, races=1).solo
    mean = sum(turns) / len(turns)
    assert mean == pytest.approx(solo.turns, abs=5 * solo.spread / len(turns) ** 0.5)
    assert sum((count - mean) ** 2 for count in turns) / len(turns) == pytest.approx(solo.spread**2, rel=0.2)


def test_a_poor_board_has_its_problems_listed() -> None:
    problems = check_track(parse_track(EMPTY_ROAD, "oval.toml"), races=5).problems
    report = "\n".join(problem.says for problem in problems)
    assert "turns; 8 to 13 would be right" in report
    assert "33.5% of all turns bring no move; 15% is the most" in report
    assert "beats a racer in 50.0% of the races; 58% is the least" in report
    assert "100.0% of the spaces are red; 12% to 22% would be right" in report
    assert "lane B in 0.0% of the turns; 30% is the least" in report
    assert "1.00 different ends; 1.6 is the least" in report


def test_equal_seeds_give_equal_reports_as_json() -> None:
    track = load_track("sprint")
    first, second, other = (check_track(track, races=20, seed=seed) for seed in (7, 7, 8))
    assert first == second
    assert first.together != other.together
    assert json.loads(json.dumps(first.as_dict())) == first.as_dict()


def test_a_check_with_zero_races_is_refused() -> None:
    with pytest.raises(OptionValueError, match="choose 1 or more"):
        check_track(load_track("sprint"), races=0)


def list_ways(game: Monza, state: State) -> Iterator[list[Step]]:
    """Yield the steps of every possible drive, dice before accelerators, in the order of the rules."""
    is_driving = state.turn == 0 and state.phase == "drive"
    actions = game.legal_actions(state) if is_driving else ()
    steps = [action for action in actions if isinstance(action, Step)]
    if not steps or STOP in actions or TURBO in actions or all(step.is_accelerator for step in steps):
        yield []
    for step in sorted(steps, key=lambda step: step.is_accelerator):
        for rest in list_ways(game, game.advance(state, step)):
            yield [step, *rest]


@pytest.mark.parametrize("tiles", ["", "yp", "xrgw"])
def test_the_racer_takes_the_furthest_front_edge_then_fewest_dice_and_saves_accelerators(tiles: str) -> None:
    """Into the finish as many accelerators as needed; elsewhere each has to gain more than three usual spaces."""
    game = Monza(Options.read({"track": "sprint", "pro": bool(tiles)}))
    racer, random, track = MonzaRacer(game), Random(3), game.track
    places = [place for place in track.places if place not in track.finish]
    fronts = sorted({track.front(place) for place in track.places})
    price = count_edges(track, 3)

    def judge(car: str, way: list[Step]) -> tuple[float, ...]:
        end = way[-1].space if way else car
        accelerators = sum(step.is_accelerator for step in way)
        is_home, dice, edge = end in track.finish, len(way) - accelerators, fronts.index(track.front(end))
        if is_home:
            return (1, edge, -dice, -accelerators)
        return (0, edge - price * accelerators, -dice, 0)

    for _ in range(60):
        car = random.choice(places)
        state = State("roll", 0, (car, "S"), (0, 0), "", "", (tiles, "x") if tiles else ())
        state = game.advance(state, game.chance_outcomes(state).draw(random))
        if state.turn or state.phase != "drive":
            continue
        best = max(list_ways(game, state), key=partial(judge, car))
        wanted = best[0] if best else Reroll(state.dice) if "x" in tiles else STOP
        assert racer.choose(state, game.legal_actions(state), random) == wanted
