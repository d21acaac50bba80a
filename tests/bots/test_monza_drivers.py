"""The computer drivers of Monza: legal everywhere, equal for equal views, and equal to their compiled forms."""

from __future__ import annotations

from itertools import cycle, islice
from random import Random
from typing import Any

import numpy as np
import pytest

import hairpin
from hairpin.bots import AnyDriver, dial_of, drivers, make_driver
from hairpin.bots.race import Randomness, drive
from hairpin.core.driver import Dial
from hairpin.core.errors import HairpinError, OptionValueError, UnknownDriverError
from hairpin.fast.luck import draw, stream
from hairpin.fast.monza import MonzaRaces
from hairpin.fast.monza.drivers.kinds import StepDriver
from hairpin.fast.monza.race.loop import PER_TURN
from hairpin.fast.monza.race.position import MOST_SEATS
from hairpin.fast.monza.record import tell_race
from hairpin.games import list_kits
from hairpin.games.monza import Action, Monza, State, Track
from properties.pairwise import Row, cover_pairs
from rules.boards import lay_track

pytestmark = pytest.mark.compiled

LEVELS = ("random", "learner", "racer", "tactician", "champion")
SMALL: dict[str, Track] = {
    "lanes": lay_track("r1 w1 g1 p1 b1 y1", "p3/2 b1/2 y2 r1 w1", "g1 y3/2 #1/2 r3/2 b3/2"),
    "targets": lay_track("b1 r1 g1 b1", "w3/2 g1/2 y1 w1", targets="AB"),
}
FACTORS: dict[str, list[object]] = {
    "track": list(SMALL),
    "players": [2, 3, 4, 5, 6],
    "pro": [False, True],
    "bonus": [False, True],
    "stopping": ["keep-going", "longest", "free"],
    "free_finish": [False, True],
    "push_targets": [False, True],
    "count_accelerators": [False, True],
    "others_only": [False, True],
    "turbo_accelerators": [False, True],
    "first": list(LEVELS),
}


def is_valid(row: Row) -> bool:
    """Return whether options may be combined (MZ-1, RU-4, RU-19).

    Five and six cars and target squares need a board of the first edition, which has no professional variant.
    """
    is_first_edition = row.get("track") == "targets"
    needs_it = int(str(row.get("players", 2))) > 4 or bool(row.get("push_targets"))
    return not (row.get("pro") and (is_first_edition or needs_it)) and not (row.get("track") == "lanes" and needs_it)


def open_game(row: Row, random: Random) -> Monza:
    """Open the game of a row, with a random starter."""
    options = {name: value for name, value in row.items() if name not in ("track", "first")}
    players = int(str(row["players"]))
    return hairpin.make("monza", track=SMALL[str(row["track"])], starter=random.randrange(players), **options)


ROWS = cover_pairs(FACTORS, is_valid)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: "-".join(str(value) for value in row.values()))
def test_every_driver_drives_every_race_to_its_end(row: Row) -> None:
    """Actions are checked by the rules. The levels are seated from `first` on."""
    random = Random(str(row))
    game = open_game(row, random)
    first = LEVELS.index(str(row["first"]))
    names = islice(cycle(LEVELS[first:] + LEVELS[:first]), game.players)
    seated = [make_driver(name, game) for name in names]
    *_, (_, _, state) = drive(game, seated, Randomness.from_seed(game, str(row)), 5000)
    assert game.outcome(state) is not None


@pytest.mark.parametrize("board", [board.name for board in Monza.facts.boards()])
def test_every_driver_drives_on_every_shipped_board(board: str) -> None:
    """A full field of all levels, with all variants that the board has."""
    facts = next(facts for facts in Monza.facts.boards() if facts.name == board)
    game = hairpin.make("monza", track=board, players=max(facts.players), **dict.fromkeys(facts.variants, True))
    seated = [make_driver(name, game) for name in islice(cycle(reversed(LEVELS)), game.players)]
    *_, (_, _, state) = drive(game, seated, Randomness.from_seed(game, board), 5000)
    assert game.outcome(state) is not None


@pytest.mark.parametrize("name", LEVELS)
def test_equal_views_and_random_numbers_give_equal_choices(name: str) -> None:
    """Also with another driver of the same name, and after other calls."""
    game = hairpin.make("monza", track=SMALL["lanes"], players=3, pro=True, bonus=True)
    one, other = make_driver(name, game), make_driver(name, game)
    seen: list[tuple[State, tuple[Action, ...], Action]] = []

    class Recorder:
        basis = one.basis

        def choose(self, view: State, actions: tuple[Action, ...], random: Random) -> Action:  # noqa: ARG002
            action: Action = one.choose(view, actions, Random(len(seen)))
            seen.append((view, actions, action))
            return action

    for _ in drive(game, [Recorder()] * 3, Randomness.from_seed(game, "1")):
        pass
    for number, (view, actions, action) in reversed(list(enumerate(seen))):
        assert other.choose(view, actions, Random(number)) == action


def test_the_drivers_are_listed_weakest_first() -> None:
    """Only the learner has a dial."""
    assert drivers("monza") == LEVELS
    assert [name for name in LEVELS if dial_of("monza", name)] == ["learner"]
    assert isinstance(dial_of("monza", "learner:30"), Dial)


def test_every_driver_has_a_basis() -> None:
    game = hairpin.make("monza", track=SMALL["lanes"])
    assert [make_driver(name, game).basis for name in LEVELS] == ["lot", "rule", "rule", "tables", "tables"]


@pytest.mark.parametrize("name", ["learner:9", "learner:49", "learner:", "learner:x", "learner:٢٥"])
def test_the_error_for_a_bad_dial_names_its_limits(name: str) -> None:
    with pytest.raises(OptionValueError, match="choose 10 to 48"):
        make_driver(name, hairpin.make("monza"))


@pytest.mark.parametrize("name", ["nobody", "racer:30"])
def test_an_unknown_driver_is_refused(name: str) -> None:
    """So is a percentage for a driver without a dial."""
    with pytest.raises(UnknownDriverError):
        make_driver(name, hairpin.make("monza"))


class ScriptedRandom(Random):
    """Returns the draws of a compiled race: one for every decision."""

    def __init__(self, draws: list[int]) -> None:
        super().__init__()
        self.draws = draws

    def getrandbits(self, k: int, /) -> int:
        assert k == 64
        return self.draws[0]


def compare_choices(races: MonzaRaces, seated: list[AnyDriver], compiled: list[Any], number: int) -> int:
    """Compare the choices of drivers with a race of their compiled forms; return the number of decisions."""
    game, log = races.game, races.log(compiled, number, 7)
    key, checked, decision = np.uint64(stream(7, number)), 0, 0
    turns: list[int] = [0] * game.players
    for before, action, after in tell_race(game, log):
        actor = game.actor(before)
        order = (before.turn - game.options.starter) % game.players
        base = (turns[before.turn] * MOST_SEATS + order) * PER_TURN
        decision = 0 if before.phase == "roll" else decision + 1
        if actor is not None and actor >= 0:
            at = PER_TURN - 1 if before.phase == "bonus" else decision
            random = ScriptedRandom([int(draw(key, base + at))])
            assert seated[actor].choose(before, game.legal_actions(before), random) == action, game.format_state(before)
            checked += 1
        if game.on_turn(after) != game.on_turn(before) or after.phase == "roll":
            turns[before.turn] += 1
    return checked


@pytest.mark.parametrize("name", ["learner:20", "tactician", "champion"])
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("variants", [(), ("pro",), ("bonus",), ("pro", "bonus")], ids="-".join)
@pytest.mark.parametrize("stopping", ["keep-going", "longest", "free"])
def test_driver_and_compiled_form_choose_the_same_actions(
    name: str, players: int, variants: tuple[str, ...], stopping: str
) -> None:
    """Every decision of some races in which all seats have the same driver."""
    game = hairpin.make(
        "monza", track=SMALL["lanes"], players=players, starter=1, stopping=stopping, **dict.fromkeys(variants, True)
    )
    driver = make_driver(name, game)
    compiled: StepDriver = driver.compiled()  # type: ignore[attr-defined]
    races = MonzaRaces(game)
    assert sum(compare_choices(races, [driver] * players, [compiled] * players, number) for number in range(3)) > 10


@pytest.mark.parametrize("name", ["learner:20", "tactician", "champion"])
@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("bonus", [False, True])
def test_ru4_driver_and_compiled_form_choose_the_same_actions_on_target_squares(
    name: str, players: int, bonus: bool
) -> None:
    """Every decision of some races in which a car can be pushed out of a target."""
    game = hairpin.make("monza", track=SMALL["targets"], players=players, starter=1, bonus=bonus, push_targets=True)
    driver = make_driver(name, game)
    compiled: StepDriver = driver.compiled()  # type: ignore[attr-defined]
    races = MonzaRaces(game)
    assert sum(compare_choices(races, [driver] * players, [compiled] * players, number) for number in range(3)) > 5


@pytest.mark.parametrize("name", ["tactician", "champion"])
@pytest.mark.parametrize("used", [1, 3])
def test_ru4_drivers_push_a_car_out_of_its_target_if_only_that_wins(name: str, used: int) -> None:
    """A car has finished on the blue target with as few dice or more; the mover wins alone only by pushing it out."""
    board = lay_track("b1 r1 g2 b1", "w1 g1 y2 w1", targets="AB")
    game = hairpin.make("monza", track=board, players=2, push_targets=True)
    state = game.parse_state(f"drive 2 A4,A3 {used},0 rygbww - -")
    steps = game.legal_actions(state)
    assert game.format_action(make_driver(name, game).choose(state, steps, Random(1))) == "A4b"


def test_fewer_drivers_than_seats_are_refused() -> None:
    game = hairpin.make("monza", track=SMALL["lanes"], players=3)
    compiled: Any = make_driver("learner", game).compiled()  # type: ignore[attr-defined]
    with pytest.raises(HairpinError, match="name one for each seat"):
        MonzaRaces(game).run([compiled, "racer"], 1, 1)


def test_every_game_has_drivers_and_each_can_be_made() -> None:
    """They are listed in the game's kit, `random` first."""
    for name, kit in list_kits().items():
        assert next(iter(kit.drivers)) == "random"
        assert kit.standard_driver in kit.drivers
        for driver, entry in kit.drivers.items():
            assert make_driver(driver, hairpin.make(name)).basis
            assert entry.is_light == (driver in ("random", "racer"))
