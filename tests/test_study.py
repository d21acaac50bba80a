"""`hairpin study`: the figures from solved values agree with the rules and with each other."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree as ET

import numpy as np
import pytest

import hairpin
from cli.command import Terminal, run
from hairpin.analysis.monza.heat_map import (
    HeatMap,
    draw_heat_map,
    find_level,
    ink_on,
    luminance,
    measure_chances,
    measure_traffic,
    shade,
)
from hairpin.analysis.monza.solved import (
    RACER,
    RANDOM,
    SOLVED,
    SolvedRace,
    choose_instructive,
    hold_match,
    list_first_moves,
    study,
    weigh_push_backs,
)
from hairpin.analysis.monza.trace import NONE, read_chances, weigh_pushes
from hairpin.core.errors import OptionValueError
from hairpin.fast.monza.record import tell_race
from hairpin.games.monza import Monza, Roll, State
from hairpin.games.monza.track_file import shipped_tracks
from hairpin.words import Words, languages

pytestmark = pytest.mark.compiled

PLAYERS = (2, 3)


def open_sprint(players: int, folder: Path, **options: object) -> SolvedRace:
    game = hairpin.make("monza", track="sprint", players=players, **options)
    assert isinstance(game, Monza)
    return SolvedRace(game, folder)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("values")


@pytest.fixture(scope="module")
def races(folder: Path) -> dict[int, SolvedRace]:
    return {players: open_sprint(players, folder) for players in PLAYERS}


def list_turn_ends(game: Monza, state: State) -> Iterator[State]:
    """Yield every position in which the present turn can end, by the rules alone."""
    turn = state.turn
    waiting = [state]
    while waiting:
        here = waiting.pop()
        if here.phase == "drive" and here.turn == turn:
            waiting += [game.apply(here, action) for action in game.legal_actions(here)]
        else:
            yield here


def read_chance(race: SolvedRace, state: State, seat: int) -> float:
    """Look up the value of a position as the tables are documented: the mover's place first, seats counted from it."""
    game, seats, road = race.game, race.game.players, race.problem.board.road
    row = 0
    for step in range(seats):
        row = row * road + game.track.places.index(state.cars[(state.turn + step) % seats])
    table = race.problem.table(race.solution.tables, state.turn)
    return float(table[row, (seat - state.turn) % seats])


def is_home(game: Monza, state: State) -> bool:
    return any(car in game.track.finish for car in state.cars)


@pytest.mark.parametrize("players", PLAYERS)
def test_a_first_moves_best_ending_is_the_best_by_the_rules(races: dict[int, SolvedRace], players: int) -> None:
    race = races[players]
    game, moves = race.game, list_first_moves(race)
    assert sum(move.probability for move in moves) == pytest.approx(1)
    assert len(moves) > 20
    for move in moves:
        rolled = game.apply(game.start(), Roll(move.roll))
        ends = [end for end in list_turn_ends(game, rolled) if not is_home(game, end)]
        chances = {end.cars[0]: read_chance(race, end, 0) for end in ends}
        assert {option.end: option.chance for option in move.options} == pytest.approx(chances)
        assert move.options[0].chance == max(chances.values())
        assert sum(option.is_racers for option in move.options) == 1
        for option in move.options:
            state = rolled
            for word in option.route.split() if option.route != "-" else ():
                state = game.apply(state, game.parse_action(word))
            assert (state.phase, state.cars[0]) == ("roll", option.end)


def test_telling_rolls_are_those_where_the_racer_errs_or_the_choice_matters(
    races: dict[int, SolvedRace],
) -> None:
    moves = list_first_moves(races[2])
    chosen = choose_instructive(moves)
    assert chosen["racer_errs"][0].racer_loses == max(move.racer_loses for move in moves) > 0
    rest = set(moves) - set(chosen["racer_errs"])
    assert chosen["choice_matters"][0].gap == max(move.gap for move in rest)
    selected = [move for some in chosen.values() for move in some]
    assert len(selected) == len(set(selected))


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("name", [SOLVED, RACER])
def test_traced_races_replay_by_the_rules(races: dict[int, SolvedRace], players: int, name: str) -> None:
    race = races[players]
    game, trace = race.game, race.trace(name, 30, seed=5)
    number = {place: n for n, place in enumerate(game.track.places)}
    for at in range(30):
        states = [game.start()]
        steps = tell_race(game, race.field.log(race.drivers([name] * players), at, 5))
        states += [after for _, _, after in steps if after.phase in ("roll", "over")]
        cars = np.array([[number[car] for car in state.cars] for state in states])
        rows = trace.race == at
        assert (trace.before[rows] == cars[:-1]).all()
        assert (trace.after[rows] == cars[1:]).all()
        assert trace.mover[rows].tolist() == [state.turn for state in states[:-1]]


@pytest.mark.parametrize("players", PLAYERS)
def test_mz11_the_value_of_a_push_back_agrees_with_the_rules(races: dict[int, SolvedRace], players: int) -> None:
    race = races[players]
    game, trace = race.game, race.trace(RACER, 200, seed=2)
    push, quiet = weigh_pushes(race.values, trace)
    rows = np.flatnonzero((push != NONE) & (quiet != NONE))[:40]
    assert len(rows) == 40
    rolls = game.chance_outcomes(game.start()).outcomes
    for row in rows:
        cars = tuple(game.track.places[place] for place in trace.before[row])
        before = State("roll", int(trace.mover[row]), cars, (0,) * players, "", "", ())
        best, can_finish = {True: NONE, False: NONE}, False
        for end in list_turn_ends(game, game.apply(before, rolls[trace.roll[row]])):
            others = [seat for seat in range(players) if seat != before.turn]
            is_push = any(end.cars[seat] != cars[seat] for seat in others)
            can_finish |= is_home(game, end)  # its value is not in the tables of the open race
            chance = NONE if is_home(game, end) else read_chance(race, end, before.turn)
            best[is_push] = max(best[is_push], chance)
        assert push[row] == pytest.approx(best[True])
        assert can_finish or quiet[row] == pytest.approx(best[False])


def test_looked_up_chances_are_those_of_the_tables(races: dict[int, SolvedRace]) -> None:
    race = races[3]
    trace = race.trace(SOLVED, 20, seed=3)
    rows = np.flatnonzero(trace.is_open)
    chances = read_chances(race.solution, trace.mover[rows], trace.before[rows])
    assert chances.sum(axis=1) == pytest.approx(1)
    for row, found in zip(rows[:100], chances, strict=False):
        cars = tuple(race.game.track.places[place] for place in trace.before[row])
        state = State("roll", int(trace.mover[row]), cars, (0, 0, 0), "", "", ())
        assert found.tolist() == [read_chance(race, state, seat) for seat in range(3)]


def test_a_push_back_between_two_cars_is_zero_sum(races: dict[int, SolvedRace]) -> None:
    found = weigh_push_backs(races[2], 2000, seed=1)
    assert found.pushed_loses.mean == pytest.approx(found.pusher_gains.mean)
    assert found.pushed_loses.mean > 0
    among_three = weigh_push_backs(races[3], 2000, seed=1)
    assert 0 < among_three.pusher_gains.mean < among_three.pushed_loses.mean


def test_solved_beats_racer_beats_random_and_ties_with_itself(races: dict[int, SolvedRace]) -> None:
    race = races[2]
    for one, others in ((SOLVED, RACER), (RACER, RANDOM)):
        wins = hold_match(race, one, others, 40_000, 1, 1).wins
        assert wins.mean - 2 * (wins.plus_minus or 1) > 1 / 2
    for seat, wins in enumerate(hold_match(race, SOLVED, SOLVED, 40_000, 1, 1).by_seat):
        assert abs(wins.mean - race.solution.win_chances[seat]) < 2.1 * (wins.plus_minus or 0)


def test_a_study_is_the_same_on_any_number_of_threads(races: dict[int, SolvedRace]) -> None:
    one, two = (study(races[3], races=3000, traced=300, seed=7, threads=threads) for threads in (1, 2))
    assert one == two
    assert one.value_of_starting == one.win_chances[0] - 1 / 3
    assert one.win_chances == tuple(races[3].solution.header["win_chances"])
    assert len(one.matches) == 6
    for match in one.matches:
        assert match.wins.mean == pytest.approx(sum(seat.mean for seat in match.by_seat) / 3)


def test_the_command_prints_json_with_every_figure_or_tables(folder: Path, terminal: Terminal) -> None:
    words = ("study", "--track", "sprint", "--folder", str(folder), "--races", "1000", "--traced", "200")
    found = json.loads(run(*words, "--json")[0])
    assert {"track", "players", "epsilon", "win_chances", "value_of_starting", "first_moves", "push_backs"} <= set(
        found
    )
    assert found["value_of_starting"] == pytest.approx(found["win_chances"][0] - 0.5)
    assert [(match["one"], match["others"]) for match in found["matches"]] == [
        (SOLVED, RACER),
        (SOLVED, RANDOM),
        (RACER, RANDOM),
    ]
    assert found["first_moves"]["racer_errs"][0]["options"][0]["route"]
    assert "going first is worth" in terminal(*words)


def test_the_command_refuses_what_it_cannot_study(folder: Path, terminal: Terminal) -> None:
    where = ("--folder", str(folder))
    assert "players=7" in terminal("study", "--track", "sprint", "--players", "7", code=2)
    assert "choose 2, 3 or 4" in terminal("study", "--track", "first-edition", "--players", "5", *where, code=2)
    words = ("study", "--track", "sprint", "--players", "3", "--picture", "never.svg")
    assert "choose 2" in terminal(*words, *where, code=2)
    with pytest.raises(OptionValueError, match="bonus=no"):
        open_sprint(2, folder, bonus=True)


def test_the_command_writes_a_picture(folder: Path, tmp_path: Path, terminal: Terminal) -> None:
    for layer in ("chances", "traffic"):
        file = tmp_path / f"{layer}.svg"
        terminal(
            "study",
            "--track",
            "sprint",
            "--folder",
            str(folder),
            "--traced",
            "200",
            "--picture",
            str(file),
            "--layer",
            layer,
        )
        assert ET.fromstring(file.read_text("utf-8")).tag.endswith("svg")  # noqa: S314 - a file that this test wrote


@pytest.mark.parametrize("name", shipped_tracks())
def test_a_picture_has_one_shape_a_space_and_is_small(name: str) -> None:
    track = shipped_tracks()[name]
    figures = {place: n / 100 for n, place in enumerate(find_level(track))}
    text = draw_heat_map(track, HeatMap("a test", "figures", figures), Words("en"))
    shapes = [shape for shape in ET.fromstring(text).iter() if shape.get("class") == "space"]  # noqa: S314
    assert len(shapes) == len(track.spaces)
    titles = {(title.text or "").partition(":")[0]: shape for shape in shapes for title in shape}
    assert set(titles) == set(track.spaces)
    lightest = titles[max(figures, key=figures.__getitem__)].get("fill")
    assert lightest == shade(1.0)
    assert len(text.encode()) < 100_000


@pytest.mark.parametrize("language", languages())
def test_a_picture_speaks_the_language(language: str) -> None:
    track, speech = shipped_tracks()["first-edition"], Words(language)
    figures = dict.fromkeys(find_level(track), 0.125)
    root = ET.fromstring(draw_heat_map(track, HeatMap("<b>", "&", figures), speech))  # noqa: S314
    assert root.get("{http://www.w3.org/XML/1998/namespace}lang") == language
    texts = {text.text for text in root.iter() if text.tag.endswith("}text")}
    tyre = speech.say("cli-heat-tyre")
    assert texts >= {"<b>", speech.say("cli-heat-note"), speech.say("monza-colour", colour="red"), tyre}
    titles = {text.text for text in root.iter() if text.tag.endswith("}title")}
    shown = {"A1": speech.percent(0.125, 2)}
    shown |= {space.name: tyre for space in track.spaces.values() if space.is_tyre}
    shown |= dict.fromkeys(track.finish, speech.say("cli-heat-finish"))
    assert titles >= {speech.say("cli-labelled", name=name, what=what) for name, what in shown.items()}


def test_figures_of_a_picture_average_both_seats_and_all_level_spaces(races: dict[int, SolvedRace]) -> None:
    race = races[2]
    assert find_level(race.game.track)["A1"] == ["B2", "C1"]  # front edges 1.5 against 2 and 1
    chances = []
    for other in ("B2", "C1"):
        for turn, cars in ((0, ("A1", other)), (1, (other, "A1"))):
            chances.append(read_chance(race, State("roll", turn, cars, (0, 0), "", "", ()), turn))
    assert measure_chances(race)["A1"] == pytest.approx(sum(chances) / 4)
    traffic = measure_traffic(race, 500, 1)
    assert set(traffic) == set(find_level(race.game.track))
    assert 0.5 < sum(traffic.values()) < 1


def test_larger_values_are_lighter_and_symbols_are_readable_on_every_shade() -> None:
    shades = [shade(n / 50) for n in range(51)]
    lights = [luminance(paint) for paint in shades]
    assert lights == sorted(set(lights))
    for paint, light in zip(shades, lights, strict=True):
        darker, lighter = sorted((light, luminance(ink_on(paint))))
        assert (lighter + 0.05) / (darker + 0.05) > 4
