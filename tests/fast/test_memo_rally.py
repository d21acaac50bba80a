"""Batches of compiled races of Memo-Car-Race: reproducible, equal to those of `bots`, and recorded."""

from __future__ import annotations

from statistics import fmean
from typing import Any, cast

import numpy as np
import pytest

import hairpin
from fast.memo_tables import KernelRandom, list_games
from hairpin.bots import make_driver
from hairpin.bots.race import Randomness, drive
from hairpin.core.driver import CompiledDriver
from hairpin.core.errors import OptionValueError, UnknownDriverError
from hairpin.fast.memo import Batch, Rally
from hairpin.fast.memo.race import run_races
from hairpin.fast.memo.seated_drivers import DRIVERS
from hairpin.games.memo import Memo
from hairpin.games.record import format_record, parse_record
from sampling import one_stream

pytestmark = pytest.mark.compiled

GAMES = list(list_games())
ROWS = ("winners", "turns", "actions", "shuttles")


def is_equal(one: Batch, other: Batch) -> bool:
    return all((getattr(one, row) == getattr(other, row)).all() for row in ROWS)


@pytest.mark.parametrize("game", GAMES[::5], ids=Memo.format_settings)
@pytest.mark.parametrize("name", ["random", "learner:20", "racer", "tactician"])
def test_the_drivers_of_bots_drive_the_same_race_with_the_same_random_numbers(game: Memo, name: str) -> None:
    driver: Any = make_driver(name, game)
    compiled: Any = driver.compiled() if isinstance(driver, CompiledDriver) else name
    rally, names, drivers = Rally(game), [compiled] * game.players, [driver] * game.players
    for race in range(2):
        record = rally.record(names, race, seed=5, most=400)
        steps = drive(game, drivers, one_stream(game, KernelRandom(5, race)), len(record.words))
        assert record.words == tuple(game.format_action(action) for _, action, _ in steps)


@pytest.mark.parametrize("game", GAMES[::3], ids=Memo.format_settings)
def test_a_record_replays_with_the_outcome_of_its_race(game: Memo) -> None:
    names = [list(DRIVERS)[(seat + game.options.starter) % len(DRIVERS)] for seat in range(game.players)]
    rally = Rally(game)
    batch = rally.run(names, 3, seed=11)
    for race in range(3):
        record = rally.record(names, race, seed=11)
        assert record.seats == tuple(names)
        steps = list(record.steps())
        turns = sum(
            before.phase != "place" and game.on_turn(before) != game.on_turn(after) for before, _, after in steps
        )
        outcome = game.outcome(steps[-1][2])
        assert outcome
        assert outcome.winners == (batch.winners[race],)
        assert (turns, len(steps)) == (batch.turns[race], batch.actions[race])


def test_a_record_of_a_compiled_race_is_written_and_read() -> None:
    record = Rally(hairpin.make("memo", players=3)).record(["racer", "forgetful:0.25", "perfect-memory"], 7, seed=1)
    text = format_record(record)
    assert "seed: 1/7" in text
    assert parse_record(text).words == record.words


def test_results_depend_neither_on_threads_nor_on_batches() -> None:
    rally, names = Rally(hairpin.make("memo", players=4)), ["random", "racer", "perfect-memory", "forgetful"]
    whole = rally.run(names, 301, seed=3)
    assert is_equal(whole, rally.run(names, 301, seed=3, threads=3))
    parts = [rally.run(names, size, seed=3, first=first) for first, size in ((0, 1), (1, 100), (101, 200))]
    assert is_equal(
        whole,
        Batch(*(np.concatenate([getattr(part, row) for part in parts]) for row in ROWS)),
    )
    assert not is_equal(whole, rally.run(names, 301, seed=4))


def test_batches_threads_and_records_share_one_compiled_kernel() -> None:
    rally, names = Rally(hairpin.make("memo")), ["racer", "forgetful"]
    rally.run(names, 1, seed=1)
    rally.run(names, 30, seed=1, threads=2)
    rally.record(names, 0, seed=1)
    assert len(cast(Any, run_races).signatures) == 1


def test_a_race_stops_after_the_given_number_of_turns() -> None:
    rally = Rally(hairpin.make("memo", players=2))
    batch = rally.run(["random"] * 2, 50, seed=1, most=10)
    assert (batch.winners == -1).all()
    assert (batch.turns == 10).all()
    record = rally.record(["random"] * 2, 0, seed=1, most=10)
    assert len(record.words) == batch.actions[0]
    assert format_record(record).endswith("result: unfinished\n")


def test_compiled_racers_take_as_many_turns_as_those_of_bots() -> None:
    """The mean is compared, with independent random numbers."""
    game = hairpin.make("memo", players=2)
    seated = [make_driver("racer", game)] * 2
    turns = []
    for race in range(50):
        steps = drive(game, seated, Randomness.from_seed(game, str(race)))
        turns.append(sum(before.phase != "place" and before.turn != after.turn for before, _, after in steps) + 1)
    batch = Rally(game).run(["racer"] * 2, 5_000, seed=8)
    error = np.hypot(np.std(turns) / len(turns) ** 0.5, batch.turns.std() / len(batch.turns) ** 0.5)
    assert abs(fmean(turns) - batch.turns.mean()) < 4 * error


@pytest.mark.parametrize("name", [*DRIVERS, "forgetful:0.5", "forgetful:1", "child:0.9"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_race_of_every_driver_ends(name: str, players: int) -> None:
    batch = Rally(hairpin.make("memo", players=players)).run([name] * players, 100, seed=2, most=20_000)
    assert (batch.winners >= 0).all()
    assert set(batch.winners) == set(range(players))


@pytest.mark.parametrize(
    "names",
    [
        ["racer"],
        ["racer"] * 3,
        ["racer", "champion"],
        ["racer", "racer:0.1"],
        ["racer", "forgetful:1.5"],
        ["racer", "tactician:25"],
        ["racer", "tactician:x"],
        ["racer", "child:2"],
        ["racer", "forgetful:"],
        ["racer", "forgetful:-1"],
        ["racer", "forgetful:nan"],
    ],
)
def test_unknown_drivers_are_refused(names: list[str]) -> None:
    with pytest.raises((UnknownDriverError, OptionValueError), match=r"choose|like|name one"):
        Rally(hairpin.make("memo")).run(names, 1, seed=1)


@pytest.mark.parametrize(
    "given", [{"races": 0}, {"races": -1}, {"threads": 0}, {"seed": -1}, {"seed": 1 << 63}, {"first": -1}, {"most": 0}]
)
def test_impossible_numbers_are_refused(given: dict[str, int]) -> None:
    with pytest.raises(OptionValueError, match=f"{next(iter(given))}=.*choose"):
        Rally(hairpin.make("memo")).run(["racer"] * 2, **{"races": 1, "seed": 1} | given)
