"""A game whose kit has its required fields alone: no drivers, engine, scene or commands of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

import hairpin
from cli.command import Terminal
from hairpin import games
from hairpin.analysis.ladder import list_fields
from hairpin.analysis.simulate import simulate
from hairpin.bots import drivers
from hairpin.cli.plain_scene import PlainScene
from hairpin.cli.scenes import make_scene
from hairpin.core.driver import DriverEntry, RandomDriver
from hairpin.core.game import GameFacts
from hairpin.core.kit import AnyGame, Kit
from hairpin.fast import NotCompiledError, open_races
from hairpin.games import find_kit
from hairpin.words import Words

SHORTEST = {"monza": {"track": "sprint"}}


@pytest.fixture(params=hairpin.list_games(), ids=lambda facts: facts.name)
def game(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> AnyGame:
    """Return each game, registered with a kit that has its required fields alone."""
    facts: GameFacts = request.param
    kit = find_kit(facts.name)
    bare = {facts.name: Kit(kit.facts, kit.make, kit.deal, kit.tell)}
    monkeypatch.setattr(games, "_SHIPPED", {**games.list_kits(), **bare})
    return hairpin.make(facts.name, **SHORTEST.get(facts.name, {}))


def test_random_is_its_only_driver_and_listed_first(game: AnyGame) -> None:
    assert drivers(game.facts.name) == ("random",)
    kit = find_kit(game.facts.name)
    assert kit.standard_driver == "random"
    more = Kit(kit.facts, kit.make, kit.deal, kit.tell, drivers={"other": DriverEntry(lambda _: RandomDriver())})
    assert list(more.drivers) == ["random", "other"]


def test_it_is_simulated_by_the_rules_and_has_no_ladder(game: AnyGame) -> None:
    with pytest.raises(NotCompiledError, match="no compiled engine"):
        open_races(game)
    reported: list[int] = []
    tally = simulate(game, ["random"] * game.players, 3, 1, reported.append)
    assert (tally.engine, tally.counts, reported) == ("rules", {}, [1, 1, 1])
    with pytest.raises(NotCompiledError):
        simulate(game, ["random"] * game.players, 3, 1, engine="fast")
    assert list(list_fields(game.facts.name)) == []


def test_it_races_and_replays_in_the_terminal_as_text(game: AnyGame, tmp_path: Path, terminal: Terminal) -> None:
    assert isinstance(make_scene(game), PlainScene)
    name, file = game.facts.name, str(tmp_path / "a.race")
    options = [word for key, value in SHORTEST.get(name, {}).items() for word in (f"--{key}", value)]
    raced = terminal("race", name, *options, "--drivers", "random", "--seed", "1", "--save", file)
    assert "win" in raced
    assert "win" in terminal("replay", file, "--all")
    asked = terminal("race", name, *options, "--seed", "1", answers="nonsense\n1\nq\n")
    assert Words("en").say("cli-quoted", text="nonsense") in asked
    assert "You left the race" in asked


def test_lines_of_a_game_with_hidden_information_do_not_name_the_action(game: AnyGame) -> None:
    scene, state = make_scene(game), game.start()
    while game.actor(state) != hairpin.CHANCE:
        action = game.legal_actions(state)[0]
        lines = [line.text.plain for line in scene.tell(state, action, game.advance(state, action))]
        is_named = lines == [game.format_action(action)]
        assert is_named == (game.facts.information == "perfect")
        state = game.advance(state, action)
