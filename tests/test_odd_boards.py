"""Boards with dead ends or unreachable spaces: they are raced on, measured, recorded and printed."""

from __future__ import annotations

import json
from functools import lru_cache
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cli.command import Terminal, hairpin
from hairpin.analysis.monza.boards import check_track, compute_exact_figures
from hairpin.analysis.monza.field_simulation import simulate_field
from hairpin.analysis.monza.hints import find_hints
from hairpin.analysis.simulate import Engine, simulate
from hairpin.bots import drivers, make_driver
from hairpin.bots.monza.racer import MonzaRacer
from hairpin.bots.race import Randomness, drive
from hairpin.core.chance import dice_rolls
from hairpin.core.errors import EndlessRaceError, OptionValueError
from hairpin.fast.monza import MonzaRaces
from hairpin.fast.monza.record import tell_race
from hairpin.games.monza import Monza
from hairpin.games.monza.colours import LETTERS
from hairpin.games.record import Record, format_record, parse_record
from hairpin.press import lay_out, write_sheets
from hairpin.solve import make_problem
from hairpin.solve.one_car import solve_lone_car
from rules.boards import STRAIGHT, lay_track, play, race

pytestmark = pytest.mark.compiled

# B1 leads to B2 alone, B2 to no space; B4, B5 and B6 are unreachable.
BAG = lay_track("r1 g1 b1 y1 w1 p1", "p1 y1 #1 g1 r1 w1")
# A car on A1, B1 or C1 may have to go to A2 or B2, from where the finish is unreachable.
TRAP = lay_track("r1 g1 #1 y1 w1 p1", "p1.5 y1.5 #1 g1 r1", "w2 b1 g1.5 r1.5")
# B1 has an exit, but only a car that is pushed back gets there.
BEHIND = lay_track("r2 g2 b2", "w1 p2 g3", exits="A")
# No car can drive to B1 or away from it; a car that is pushed back from B3 gets there.
PIT = lay_track("r2 g1.5 b1.5 y1", "w2 #1 p1 g2", exits="A")
# C1 leads to B2 alone, B2 to no space; but a car that is pushed back from B2 to B1 may drive on.
RESCUE = lay_track("r1.5 g1 b1.5", "w1 y1.5 #1.5", "p2 #2")

ODD = {"bag": BAG, "trap": TRAP, "behind": BEHIND, "pit": PIT, "rescue": RESCUE}
VARIANTS = [dict(zip(("pro", "bonus"), flags, strict=True)) for flags in product((False, True), repeat=2)]


@pytest.mark.parametrize(
    ("name", "dead_ends", "unreachable", "lost", "always_ends"),
    [
        ("bag", "B2", "B4 B5 B6", "B1 B2", False),
        ("trap", "B2", "A4 A5 A6", "A2 B2", False),
        ("behind", "", "B1", "", True),
        ("pit", "B1", "B1", "B1", False),
        ("rescue", "B2", "", "B2 C1", False),
    ],
)
def test_a_board_lists_its_oddities_and_whether_its_races_always_end(
    name: str, dead_ends: str, unreachable: str, lost: str, always_ends: bool
) -> None:
    track = ODD[name]
    assert (track.dead_ends, track.unreachable) == (tuple(dead_ends.split()), tuple(unreachable.split()))
    assert sorted(track.lost) == lost.split()
    assert race(track).always_ends is always_ends
    assert not race(track, stopping="free").always_ends


def test_races_with_an_unreachable_dead_end_always_end() -> None:
    track = lay_track("r1 g1 b1 y1", "p1 #1 y1 #1", exits="A")
    assert (track.dead_ends, track.unreachable, race(track, players=4).always_ends) == (("B1", "B3"),) * 2 + (True,)


def test_mz12_a_car_in_a_dead_end_has_turns_without_a_move() -> None:
    game = race(BAG)
    assert play(game, "roll 1 B2,A1 0,0 - - -", "rygbwp") == "roll 2 B2,A1 0,0 - - -"


def test_mz11_a_car_is_pushed_back_to_an_unreachable_space() -> None:
    assert play(race(BEHIND), "drive 1 A1,B2 0,0 pppppp - -", "B2p") == "roll 2 B2,B1 1,0 - - -"
    assert play(race(BEHIND), "roll 2 B2,B1 1,0 - - -", "rrrrrr", "A1r") == "roll 1 B2,A1 0,0 - - -"
    assert play(race(PIT), "drive 1 A2,B3 0,0 pppppp - -", "B3p") == "roll 2 B3,B1 1,0 - - -"


@pytest.mark.parametrize(
    ("name", "cars", "is_stuck"),
    [
        ("bag", "B2,B1", True),  # they push each other back without end
        ("bag", "B2,S", False),
        ("rescue", "B2,C1", False),
        ("trap", "B2,A1", False),
    ],
)
def test_a_race_is_stuck_when_no_car_can_reach_the_finish(name: str, cars: str, is_stuck: bool) -> None:
    game = race(ODD[name])
    assert game.is_stuck(game.parse_state(f"roll 1 {cars} 0,0 - - -")) is is_stuck


def test_mz14_a_race_with_a_finished_car_is_not_stuck() -> None:
    game = race(BAG)
    assert not game.is_stuck(game.parse_state("roll 2 F,B2 1,0 - - -"))


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
@pytest.mark.parametrize("driver", drivers("monza"))
def test_every_driver_races_on_odd_boards_to_an_end(driver: str, variant: dict[str, bool]) -> None:
    for track in (BAG, TRAP, PIT):
        game = race(track, **variant)
        pair = [make_driver(driver, game), make_driver("random", game)]
        for seed in range(3):
            steps = list(drive(game, pair, Randomness.from_seed(game, str(seed)), 5000))
            assert len(steps) < 5000
            assert game.outcome(steps[-1][2]) or game.is_stuck(steps[-1][2])


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_compiled_races_on_odd_boards_agree_with_the_rules_and_the_racer(variant: dict[str, bool]) -> None:
    for track, stopping in product((BAG, TRAP), ("keep-going", "free")):
        game = race(track, **variant, stopping=stopping)
        races, racer, pair = MonzaRaces(game), MonzaRacer(game), ("racer", "random")
        for number in range(12):
            won = int(races.run(pair, 1, 7, number).winners[0])
            steps = list(tell_race(game, races.log(pair, number, 7)))
            for before, action, _ in steps:
                if game.actor(before) == 0:
                    assert action == racer.choose(before, game.legal_actions(before), Random(0))
            outcome = game.outcome(steps[-1][2])
            assert won == sum(1 << seat for seat in (outcome.winners if outcome else ()))


@pytest.mark.parametrize("driver", ["learner", "tactician", "champion"])
def test_compiled_drivers_that_look_ahead_race_on_odd_boards(driver: str) -> None:
    for track in (BAG, TRAP):
        for variant in ({}, {"pro": True, "bonus": True}):
            game = race(track, **variant)
            compiled: Any = make_driver(driver, game).compiled()  # type: ignore[attr-defined]
            batch = MonzaRaces(game).run([compiled, "random"], 40, 3)
            assert (batch.winners & 1).sum() > 10
            steps = list(tell_race(game, MonzaRaces(game).log([compiled, "random"], 1, 3)))
            assert bool(game.outcome(steps[-1][2])) == bool(batch.winners[1])


@pytest.mark.parametrize("driver", ["racer", "tactician", "champion"])
def test_a_driver_avoids_dead_ends(driver: str) -> None:
    """By die, by accelerator and by bonus move; the longer way ends in a dead end."""
    game = race(BAG)
    assert choose(game, driver, "drive 1 S,S 0,0 ryyyyp - -") == "A1r"
    assert choose(race(BAG, stopping="free"), driver, "drive 1 S,S 0,0 yyyyyp - -") == "stop"
    assert choose(race(BAG, pro=True), driver, "drive 1 S,S 0,0 gggggg - p,-") == "stop"
    bonus = race(BAG, bonus=True, cars=("red", "green"))
    assert choose(bonus, driver, "bonus 2 S,A1 0,1 - r -") == "bonus:no"


def choose(game: Monza, driver: str, position: str) -> str:
    state = game.parse_state(position)
    return game.format_action(make_driver(driver, game).choose(state, game.legal_actions(state), Random(1)))


@pytest.mark.parametrize("engine", ["fast", "rules"])
def test_simulators_abandon_stuck_races(engine: Engine) -> None:
    tally = simulate(race(BAG), ["random", "random"], 60, 1, engine=engine)
    assert 0 < tally.unfinished < 60
    assert sum(wins.mean for wins in tally.wins) == pytest.approx(1 - tally.unfinished / 60)
    assert tally.turns.mean < 100


@pytest.mark.parametrize("track", ODD.values(), ids=ODD)
def test_every_figure_of_an_odd_board_is_a_number(track: Any) -> None:
    report = check_track(track, races=200)
    assert json.dumps(report.as_dict(), allow_nan=False)
    assert sum(report.seats) == pytest.approx(1)
    find_hints(track, report)


def test_the_turns_of_one_racer_are_counted_until_the_finish_or_a_dead_end() -> None:
    game = race(TRAP)
    racer, rolls = MonzaRacer(game), dice_rolls(LETTERS, 6)

    @lru_cache
    def count(place: str) -> float:
        if place in (*TRAP.finish, *TRAP.dead_ends):
            return 0.0
        later = stay = 0.0
        for roll, orders in rolls.items():
            end = racer.plan("drive", place, roll, "").end
            later += 0.0 if end == place else orders / 6**6 * count(end)
            stay += orders / 6**6 if end == place else 0.0
        return (1 + later) / (1 - stay)

    solo, duel = compute_exact_figures(TRAP)
    assert solo.turns == pytest.approx(count("S"))
    assert solo.worst_stall < 0.5
    assert 0.4 < duel.starter < 0.6
    assert 0.45 < duel.skill < 0.7


def test_a_board_without_oddities_has_the_same_figures_as_before() -> None:
    assert simulate_field(race(STRAIGHT), 500, 1).wins == pytest.approx(
        [estimate.mean for estimate in simulate(race(STRAIGHT), ["racer", "racer"], 500, 1).wins]
    )


def test_a_race_that_need_not_end_is_not_solved() -> None:
    for variant in ({}, {"bonus": True}):
        with pytest.raises(EndlessRaceError, match="stuck for ever on B2"):
            make_problem(race(BAG, **variant))
    with pytest.raises(OptionValueError, match="stuck for ever on B2"):
        solve_lone_car(race(BAG, pro=True))
    assert make_problem(race(BEHIND)).game.track == BEHIND


def test_a_race_that_got_stuck_is_recorded_and_replayed() -> None:
    game = race(BAG)
    words = ["pyyyyy", "B1p", "B2y", "pbbbbb", "B1p"]
    record = Record(game, ("one", "two"), tuple(words), "seed")
    again = parse_record(format_record(record))
    assert again.game.board == BAG.text
    *_, (_, _, last) = again.steps()
    assert again.game.is_stuck(last)


def test_an_odd_board_is_printed() -> None:
    assert write_sheets(lay_out(TRAP, "a4", "colour"), "Trap", "pdf").startswith(b"%PDF")


def test_the_terminal_prints_oddities_before_the_race_and_that_nobody_wins(tmp_path: Path, terminal: Terminal) -> None:
    file, kept = tmp_path / "bag.toml", tmp_path / "bag.race"
    lanes = 'A = "r1 g1 b1 y1 w1 p1"\nB = "p1 y1 #1 g1 r1 w1"'
    file.write_text(f'game = "monza"\nedition = "anniversary"\n[lanes]\n{lanes}\n[finish]\ncolour = "white"\n', "utf-8")
    shown = hairpin("race", "--track", str(file), "--drivers", "random,random", "--seed", "7", "--save", str(kept))
    assert "B2: A dead end" in shown
    assert "B4, B5 and B6: Nobody can drive onto this space" in shown
    assert "nobody wins" in shown
    assert "nobody wins" in terminal("replay", str(kept), "--all")
    report = json.loads(terminal("tracks", "check", str(file), "--races", "20", "--json"))
    assert report["oddities"][0] == {"kind": "dead-end", "place": "B2"}
    assert "B2: A dead end" in terminal("tracks", "check", str(file), "--races", "20")
    assert "a car can get stuck forever" in terminal("solve", "--track", str(file), code=2)
