"""The ladder: paired seats, intervals, verdicts, and the stop as soon as the result is clear."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

import hairpin
from hairpin.analysis.ladder import FEWEST, Rung, climb, compare, list_fields
from hairpin.analysis.simulate import Estimate
from hairpin.bots import drivers
from hairpin.bots.monza.racer import MonzaRacer
from hairpin.cli.commands import app
from hairpin.cli.names import name_driver
from hairpin.core.driver import DriverEntry, RandomDriver
from hairpin.core.errors import OptionValueError
from hairpin.games import find_kit


@pytest.mark.compiled
def test_equal_drivers_win_exactly_their_fair_share() -> None:
    """With the same random numbers on every seat in turn, equal drivers have exactly equal shares."""
    for players in (2, 3):
        game = hairpin.make("monza", track="sprint", players=players)
        rung = compare(game, "racer", "racer", 400, 1)
        assert rung.up.mean == pytest.approx(1 / players)
        assert rung.verdict == "open"


@pytest.mark.compiled
def test_on_sprint_the_first_three_levels_are_clear_within_8000_races() -> None:
    """All drivers are compiled."""
    game = hairpin.make("monza", track="sprint")
    rungs = list(climb(game, 8000, 1))
    assert [(rung.weaker, rung.stronger) for rung in rungs] == list(
        zip(drivers("monza"), drivers("monza")[1:], strict=False)
    )
    assert [rung.verdict for rung in rungs[:3]] == ["stronger"] * 3
    assert {rung.engine for rung in rungs} == {"fast"}
    assert all(rung.races <= 8000 for rung in rungs)


@pytest.mark.compiled
def test_a_clear_pairing_stops_early_and_an_open_one_runs_to_the_end() -> None:
    """It is evaluated four times, first after a 64th of the races."""
    game = hairpin.make("monza", track="sprint")
    assert compare(game, "racer", "random", 8192, 1).races < 8192
    assert compare(game, "racer", "racer", 4096, 1).races == 4096


@pytest.mark.compiled
def test_the_verdict_on_a_weaker_driver_is_weaker() -> None:
    """With more than two cars both ways must agree."""
    game = hairpin.make("monza", track="sprint", players=3)
    rung = compare(game, "random", "racer", 8000, 1)
    assert rung.verdict == "weaker"
    assert rung.down is not None
    assert rung.up.mean < rung.fair < rung.down.mean


@pytest.mark.parametrize(
    ("up", "down", "verdict"),
    [
        ((0.4, 0.05), (0.3, 0.02), "stronger"),
        ((0.4, 0.05), (0.33, 0.02), "open"),
        ((0.34, 0.05), (0.3, 0.02), "open"),
        ((0.25, 0.05), (0.3, 0.02), "weaker"),
    ],
)
def test_a_verdict_needs_both_intervals(up: tuple[float, float], down: tuple[float, float], verdict: str) -> None:
    """One stronger driver among weaker ones, and one weaker driver among stronger ones."""
    rung = Rung("monza", "oval", 3, (), "racer", "random", "rule", "fast", 1, Estimate(*up), Estimate(*down))
    assert rung.verdict == verdict


@pytest.mark.compiled
def test_a_driver_that_is_not_compiled_races_by_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """A user's driver needs nothing else to be on the ladder."""

    class UserDriver(MonzaRacer):
        """Drives like the racer."""

    monkeypatch.setitem(find_kit("monza").drivers, "mine", DriverEntry(UserDriver))
    game = hairpin.make("monza", track="sprint")
    rung = compare(game, "mine", "random", 6400, 1)
    assert rung.engine == "rules"
    assert rung.verdict == "stronger"
    assert compare(game, "mine", "racer", 64, 1).up.mean == pytest.approx(0.5)


@pytest.mark.compiled
def test_rules_and_compiled_races_agree(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same pairing through both engines, within their intervals."""
    monkeypatch.setitem(find_kit("monza").drivers, "uncompiled", DriverEntry(lambda _: RandomDriver()))
    game = hairpin.make("monza", track="sprint", bonus=True)
    slow, fast = compare(game, "racer", "uncompiled", 16 * 400, 1), compare(game, "racer", "random", 6400, 1)
    assert (slow.engine, fast.engine) == ("rules", "fast")
    reach = (slow.up.plus_minus or 1) + (fast.up.plus_minus or 1)
    assert slow.up.mean == pytest.approx(fast.up.mean, abs=reach)


def test_list_fields_covers_all_games_boards_player_counts_and_variants() -> None:
    """Published boards: 2 to 6 cars on the first edition, the professional variant on the two others, and Memo."""
    fields = [(game.facts.name, game.players) for game in list_fields()]
    assert len(fields) == 2 * 5 + 2 * 4 * 3 + 3
    assert {players for name, players in fields if name == "memo"} == {2, 3, 4}
    assert len(list(list_fields("monza", "oval", variants=["pro"]))) == 3
    assert not list(list_fields("monza", "first-edition", variants=["pro"]))
    assert {game.facts.name for game in list_fields(board="oval")} == {"monza"}
    assert {game.facts.name for game in list_fields(board="road-tiles")} == {"memo"}


def test_too_few_races_are_refused() -> None:
    """Each evaluation needs a least number of races."""
    game = hairpin.make("monza", track="sprint")
    with pytest.raises(OptionValueError, match=f"choose {2 * FEWEST} or more"):
        list(climb(game, 10, 1))


@pytest.mark.compiled
def test_the_command_prints_a_table_and_json() -> None:
    """The figures are the same either way, and for the same seed."""
    words = ["ladder", "--game", "monza", "--track", "sprint", "--players", "2", "--plain", "--races", "64"]
    shown = CliRunner().invoke(app, words, env={"HAIRPIN_LANGUAGE": "en", "COLUMNS": "200"})
    assert shown.exit_code == 0, shown.output
    assert f"{name_driver('racer')} > {name_driver('learner')}" in shown.output
    printed = CliRunner().invoke(app, [*words, "--json"])
    rungs = json.loads(printed.stdout)["rungs"]
    assert [rung["stronger"] for rung in rungs] == list(drivers("monza")[1:])
    assert json.loads(CliRunner().invoke(app, [*words, "--json"]).stdout)["rungs"] == rungs
