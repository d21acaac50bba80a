"""The board search and its fast evaluations, compared with the tables of the rules and with solved races."""

from __future__ import annotations

import json
import re
from collections import Counter
from fractions import Fraction
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from random import Random

import numpy as np
import pytest

from cli.command import Terminal
from cli.command import hairpin as run_hairpin
from hairpin.analysis.monza.design import Try, change, design, fill_at_random, is_sound
from hairpin.analysis.monza.fairness import find_edge, weigh_cars
from hairpin.analysis.monza.plan import Lanes, Plan, load_plan, read_plan
from hairpin.analysis.monza.skill import solve_match
from hairpin.analysis.monza.solo_race import Offers, Ways, compute_solo, list_offers, read_ways
from hairpin.analysis.monza.solved import RACER, SOLVED, SolvedRace
from hairpin.analysis.monza.solved import hold_match as simulate_match
from hairpin.cli.monza.names import name_racer
from hairpin.core.errors import OptionValueError, TrackFileError, UnknownTrackError
from hairpin.fast.monza.board import lay_board
from hairpin.fast.monza.dice import ORDERS, TICKETS
from hairpin.fast.monza.drivers.alias_table import make_racer_table
from hairpin.fast.monza.tables.endings import Endings, make_endings
from hairpin.games.monza import Monza, Options, Track, load_track, parse_track, shipped_tracks
from hairpin.games.monza.track import OPEN
from hairpin.words import Words

pytestmark = pytest.mark.compiled

REFERENCE_TRACKS = sorted(str(file) for file in (Path(__file__).parent.parent / "reference" / "tracks").glob("*.toml"))
RECONSTRUCTIONS = ["first-edition", "long", "oval"]
SMALL = """
game = "monza"
edition = "anniversary"
# A family's own notes stay where they are.
[lanes]
A = "w1.5 ~4.5 r4/3 g2/3"
B = "#1 ~3.5 p1.5 b1 y1"
C = "p1 ~7"
[finish]
colour = "white"
"""
SHUT = SMALL.replace("w1.5 ~4.5 r4/3 g2/3", "w1 ~1 #6").replace("#1 ~3.5 p1.5 b1 y1", "g2 r6")
ENDS = (
    SMALL.replace("r4/3 g2/3", "~2")
    .replace(" p1.5 b1 y1", " ~3.5")
    .replace('colour = "white"', 'targets = ["A", "B", "C"]')
)


def open_race(track: Track) -> Monza:
    return Monza(Options.read({"track": track, "players": 2}))


def list_all(track: Track) -> tuple[Ways, Offers, Endings]:
    board = lay_board(open_race(track))
    ways = read_ways(board)
    return ways, list_offers(ways), make_endings(board, "keep-going")


@pytest.fixture(scope="module")
def small() -> Plan:
    return read_plan(SMALL, "small.toml")


@pytest.mark.parametrize("name", [*sorted(shipped_tracks()), *REFERENCE_TRACKS])
def test_offers_are_the_endings_of_the_rules(name: str) -> None:
    ways, (choices, racing), turns = list_all(load_track(name))
    furthest = make_racer_table(turns)
    for place in range(ways.road):
        offered: Counter[frozenset[int]] = Counter()
        raced: Counter[int] = Counter()
        for roll in range(turns.rolls):
            endings = range(turns.start[place * turns.rolls + roll], turns.start[place * turns.rolls + roll + 1])
            codes = [int(turns.end[n]) if turns.end[n] < ways.road else ways.road + int(turns.used[n]) for n in endings]
            offered[frozenset(codes)] += int(ORDERS[roll])
            raced[next(code for code, n in zip(codes, endings, strict=True) if furthest[n])] += int(ORDERS[roll])
        ends = choices.end[choices.end_start[place] : choices.end_start[place + 1]].tolist()
        found = {frozenset({end}): choices.forced[choices.end_start[place] + n] for n, end in enumerate(ends)}
        for case in range(choices.case_start[place], choices.case_start[place + 1]):
            options = choices.option[choices.option_start[case] : choices.option_start[case + 1]]
            found[frozenset(ends[n] for n in options)] = choices.chance[case]
        assert {codes: round(chance * TICKETS) for codes, chance in found.items() if chance} == offered
        own = racing[choices.end_start[place] : choices.end_start[place + 1]]
        assert {end: round(chance * TICKETS) for end, chance in zip(ends, own, strict=True) if chance} == raced


def is_refused_or_odd(plan: Plan, lanes: Lanes) -> bool:
    """Return whether a board is refused, or has a dead end or an unreachable space."""
    try:
        return bool(plan.build(lanes).oddities)
    except TrackFileError as error:
        return error.fields["fault"] in ("cut-off", "no-exit", "tyre-target")


@pytest.mark.parametrize("name", ["oval", "first-edition", "small", "ends"])
def test_a_layout_has_the_ways_of_the_built_board(name: str, small: Plan) -> None:
    plans = {"small": small, "ends": read_plan(ENDS, "ends.toml")}
    plan, random = plans.get(name) or load_plan(name), Random(name)
    lanes = fill_at_random(plan, random)
    boards = 0
    while boards < 40:
        fresh = change(lanes, plan.grid, random)
        if not is_sound(fresh, plan.grid):
            continue
        layout = plan.find_layout(fresh)
        if layout is None:
            assert is_refused_or_odd(plan, fresh)
            continue
        lanes, boards = fresh, boards + 1
        track = plan.build(lanes)
        wanted = read_ways(lay_board(open_race(track)))
        ranked = layout.ways._replace(reach=np.unique(layout.ways.reach, return_inverse=True)[1])
        for mine, theirs in zip(ranked, wanted, strict=True):
            assert np.array_equal(np.asarray(mine), np.asarray(theirs))
        names = sorted(track.lanes)
        assert [names[lane] for lane in layout.lane_of[1:]] == [place[0] for place in track.places[1 : wanted.road]]


def test_the_turns_of_an_optimal_lone_car_are_the_minimum_over_all_choices() -> None:
    track = load_track("sprint")
    ways, offers, turns = list_all(track)
    left = dict.fromkeys(range(ways.road, len(track.places)), 0.0)
    for place in sorted(range(ways.road), key=lambda place: -ways.reach[place]):
        stay, later = 0, 0.0
        for roll in range(turns.rolls):
            row = place * turns.rolls + roll
            ends = {int(end) for end in turns.end[turns.start[row] : turns.start[row + 1]]}
            stay += int(ORDERS[roll]) if ends == {place} else 0
            later += int(ORDERS[roll]) * (0.0 if ends == {place} else min(left[end] for end in ends))
        left[place] = (TICKETS + later) / (TICKETS - stay)
    assert compute_solo(ways, offers).thought == pytest.approx(left[0])


@pytest.mark.parametrize("name", ["sprint", *REFERENCE_TRACKS])
def test_the_starters_chance_equals_the_solvers(name: str, tmp_path: Path) -> None:
    track = load_track(name)
    ways, offers, _ = list_all(track)
    solved = SolvedRace(open_race(track), tmp_path)
    assert solve_match(ways, offers, 1e-12).starter == pytest.approx(solved.solution.win_chances[0], abs=1e-9)


def test_skill_equals_the_simulated_wins_of_the_solved_driver_against_a_racer(tmp_path: Path) -> None:
    track = load_track("sprint")
    ways, offers, _ = list_all(track)
    match = solve_match(ways, offers)
    simulated = simulate_match(SolvedRace(open_race(track), tmp_path), SOLVED, RACER, 400_000, 1, 1)
    for exact, counted in zip((match.first, match.second), simulated.by_seat, strict=True):
        assert counted.plus_minus is not None
        assert exact == pytest.approx(counted.mean, abs=2 * counted.plus_minus)
    assert match.skill == pytest.approx((match.first + match.second) / 2)


def test_a_match_with_low_precision_is_accurate_to_a_tenth_of_a_point() -> None:
    ways, offers, _ = list_all(load_track("oval"))
    assert solve_match(ways, offers, 1e-3).skill == pytest.approx(solve_match(ways, offers, 1e-12).skill, abs=1e-3)


def test_equal_seeds_lay_equal_boards(small: Plan) -> None:
    one, same, other = (design(small, seed=seed, tries=60) for seed in (1, 1, 2))
    assert one.text == same.text
    assert one.track != other.track


def test_a_search_keeps_the_fixed_spaces_and_fills_the_open_road(small: Plan) -> None:
    found = design(small, tries=40)
    assert "# A family's own notes stay where they are." in found.text
    assert "# Laid by: hairpin tracks design small.toml --seed 1 --tries 40 --warmth 0.25\n" in found.text
    lanes = dict(re.findall(r'([ABC]) = "(.*)"', found.text))
    assert lanes["A"].startswith("w1.5 ")
    assert lanes["A"].endswith(" r4/3 g2/3")
    assert lanes["B"].startswith("#1 ")
    assert lanes["B"].endswith(" p1.5 b1 y1")
    assert "~" not in found.text.partition("[lanes]")[2]
    assert parse_track(found.text, "small.toml") == found.track
    for lane in found.track.lanes.values():
        assert all(one.colour != two.colour for one, two in pairwise(lane))


def test_more_tries_leave_fewer_faults_and_every_try_is_reported(small: Plan) -> None:
    reported: list[Try] = []
    found = design(small, tries=400, on_try=reported.append)
    assert [one.number for one in reported] == list(range(1, 401))
    assert reported[-1].best == found.evaluation
    assert found.evaluation.faults < reported[0].best.faults
    assert found.evaluation.is_exact
    ways, offers, _ = list_all(found.track)
    assert found.evaluation.skill == pytest.approx(solve_match(ways, offers).skill, abs=1e-3)


def test_final_tries_also_evaluate_the_bonus_move(small: Plan) -> None:
    reported: list[Try] = []
    found = design(small, tries=40, finals=4, on_try=reported.append)
    assert [one.best.edge is not None for one in reported] == [False] * 36 + [True] * 4
    assert found.evaluation.edge == pytest.approx(find_edge(weigh_cars(found.track)), abs=2e-3)
    assert "--warmth 0.25 --finals 4\n" in found.text


@pytest.mark.parametrize("seed", range(12))
def test_no_tyre_is_laid_on_an_open_target(seed: int) -> None:
    plan = read_plan(ENDS, "ends.toml")
    lanes = design(plan, seed=seed, tries=60, warmth=20).track.lanes
    assert not any(lanes[lane][-1].is_tyre for lane in plan.targets)


class EnoughError(Exception):
    """Stops a search."""


def test_on_try_can_stop_a_search(small: Plan) -> None:
    def give_up(done: Try) -> None:
        if done.number == 3:
            raise EnoughError

    with pytest.raises(EnoughError):
        design(small, tries=10**9, on_try=give_up)


def test_on_fill_can_stop_a_search_before_the_first_board() -> None:
    calls: list[None] = []

    def give_up() -> None:
        calls.append(None)
        if len(calls) == 3:
            raise EnoughError

    with pytest.raises(EnoughError):
        design(read_plan(SHUT, "small.toml"), on_fill=give_up)


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("~3.5", "~3.3 r0.2", "lane B, space B2: open road is laid in halves and is 1 long at least"),
        ("~3.5", "~0.5 r3", "lane B, space B2: open road is laid in halves and is 1 long at least"),
        ("~4.5", "~4", "lane A: is 7.5 long and lane B 8; lanes end together"),
        ("~7", "x7", "lane C, space C2: 'x7' has no color of the game"),
        ("~7", "~7x", "lane C, space C2: '~7x' is not a space; write a color and a length"),
        ('C = "p1 ~7"', 'C = """p1\n~7"""', 'lane C: must stand on a line of its own, like C = "w1.5 ~9"'),
        ("~7", "~6 r1/9973 r9972/9973", "its lengths have no common measure"),
        ('colour = "white"', 'colour = "pink"', "[finish] must say colour"),
        ('game = "monza"', 'game = "chess"', 'must say game = "monza"'),
        ("[finish]", '[curve]\npath = "f1"\n[finish]', "curve"),
    ],
)
def test_the_error_for_a_bad_plan_names_lane_and_space(old: str, new: str, says: str) -> None:
    with pytest.raises(TrackFileError, match=re.escape(says)):
        read_plan(SMALL.replace(old, new), "small.toml")


def test_consecutive_stretches_of_open_road_are_joined() -> None:
    cut = read_plan(SMALL.replace("~4.5", "~0.5 ~3 ~1").replace("~7", "~3.3 ~3.7"), "small.toml")
    whole = read_plan(SMALL, "small.toml")
    assert [[patch.length / cut.grid for patch in row] for row in cut.lanes.values()] == [
        [patch.length / whole.grid for patch in row] for row in whole.lanes.values()
    ]
    assert design(cut, tries=3).track.length == whole.length


def test_a_board_without_open_road_is_refused() -> None:
    text = re.sub("~", "r", SMALL)
    with pytest.raises(TrackFileError, match="has no open road; write ~9"):
        read_plan(text, "small.toml")


def test_more_open_road_than_a_board_may_have_is_refused() -> None:
    lanes = "\n".join(f'{lane} = "~99"' for lane in "ABCDE")
    text = re.sub(r'(?s)A = .*y1"\nC = "p1 ~7"', lanes, SMALL)
    with pytest.raises(TrackFileError, match="more than 300 spaces; leave less road open"):
        read_plan(text, "small.toml")


def test_a_plan_without_any_valid_filling_is_refused() -> None:
    shut = SMALL.replace('"w1.5 ~4.5 r4/3 g2/3"', '"w1.5 #6.5"').replace('"#1 ~3.5 p1.5 b1 y1"', '"#8"')
    for text in (shut, SHUT):
        with pytest.raises(TrackFileError, match="without a dead end; leave more of it open"):
            design(read_plan(text, "small.toml"), tries=5)


def test_unknown_plans_and_impossible_tries_are_refused(small: Plan) -> None:
    with pytest.raises(UnknownTrackError, match=r"choose first-edition, long, oval, sprint or \*\.toml"):
        load_plan("nordschleife")
    with pytest.raises(OptionValueError, match="choose 1 or more"):
        design(small, tries=0)


def test_the_command_prints_writes_and_returns_json(terminal: Terminal, tmp_path: Path) -> None:
    plan, out = tmp_path / "small.toml", tmp_path / "done.toml"
    plan.write_text(SMALL, "utf-8")
    words = ["tracks", "design", str(plan), "--tries", "20"]
    printed = run_hairpin(*words)
    figures = json.loads(terminal(*words, "--out", str(out), "--json"))
    assert printed == out.read_text("utf-8") == figures["text"]
    assert 0.4 < figures["skill"] < 0.8
    assert Words("en").say("cli-report-skill", racer=name_racer()) in terminal(*words, "--out", str(out))


DRAFTS = Path(__file__).parent / "drafts"


def read_shipped(name: str) -> str:
    return (files("hairpin") / "tracks" / f"{name}.toml").read_text("utf-8")


@pytest.mark.parametrize("name", RECONSTRUCTIONS)
def test_shipped_boards_keep_what_their_plans_fix(name: str) -> None:
    plan, track = load_plan(name), load_track(name)
    for lane, row in plan.lanes.items():
        spaces = {space.rear * plan.grid: space for space in track.lanes[lane]}
        at = 0
        for patch in row:
            if patch.colour != OPEN:
                space = spaces[Fraction(at)]
                assert space.colour == patch.colour
                assert (space.front - space.rear) * plan.grid == patch.length
            at += patch.length


@pytest.mark.soak
@pytest.mark.parametrize("name", RECONSTRUCTIONS)
def test_the_command_in_a_shipped_boards_remark_lays_that_board(name: str) -> None:
    words = rf"--seed (\d+) --tries (\d+) --warmth (\S+) --finals (\d+) --begin {name}.toml"
    remark = rf"^# Laid by: hairpin tracks design {name} {words}$"
    found = re.search(remark, read_shipped(name), re.MULTILINE)
    assert found
    seed, tries, warmth, finals = found.groups()
    draft = load_track(str(DRAFTS / f"{name}.toml"))
    plan = load_plan(name)
    laid = design(plan, seed=int(seed), tries=int(tries), warmth=float(warmth), finals=int(finals), begin=draft)
    assert laid.text == read_shipped(name)
    assert laid.evaluation.faults == 0


def test_a_search_continues_from_the_board_of_an_earlier_search(small: Plan) -> None:
    draft = design(small, tries=40)
    found = design(small, tries=30, begin=draft.track)
    assert found.evaluation.is_exact
    assert found.evaluation.skill >= draft.evaluation.skill - 0.01
    assert "--warmth 0.25 --begin small.toml\n" in found.text


def test_a_board_that_differs_from_the_plan_is_refused_as_a_beginning(small: Plan) -> None:
    text = design(small, tries=5).text
    with pytest.raises(TrackFileError, match="space B1 is b1, which the plan small has otherwise"):
        design(small, tries=5, begin=parse_track(text.replace('B = "#1', 'B = "b1'), "small.toml"))
