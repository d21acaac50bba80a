"""Whole races: every turn of the kernels against the rules, decision by decision, in every variant."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import numpy as np
import pytest

import hairpin
from hairpin.bots import make_driver
from hairpin.bots.monza.racer import MonzaRacer
from hairpin.bots.race import Randomness, drive
from hairpin.core.errors import DriverTableError, HairpinError, OptionValueError, UnknownDriverError
from hairpin.fast import open_races
from hairpin.fast.batch import Batch
from hairpin.fast.monza import MonzaRaces, TableDriver
from hairpin.fast.monza.race.log import CARS, CHANCE, DECISIONS, OFFERED, SEAT, TILES, TRAIL, USED, Log
from hairpin.fast.monza.record import tell_race
from hairpin.games.monza import Action, Monza, State, Track, load_track
from hairpin.games.monza.colours import LETTERS
from hairpin.games.monza.track import START
from hairpin.games.record import format_record, parse_record
from rules.boards import lay_track
from sampling import draw_options

pytestmark = pytest.mark.compiled

FACTS = Monza.facts
CREWS = ("random", "racer")


def combinations() -> Iterator[tuple[str, int, tuple[str, ...]]]:
    """Every board with every number of players in every variant."""
    for board in FACTS.boards():
        for players, flags in product(board.players, product((False, True), repeat=len(board.variants))):
            chosen = tuple(name for name, is_on in zip(board.variants, flags, strict=True) if is_on)
            yield board.name, players, chosen


COMBINATIONS = {
    f"{track}-{players}-{'-'.join(chosen) or 'base'}": (track, players, chosen)
    for track, players, chosen in combinations()
}


def draw_game(track: str, players: int, variants: tuple[str, ...], random: Random) -> Monza:
    """Draw everything that a combination leaves open: cars, starter, rulings."""
    board = next(board for board in FACTS.boards() if board.name == track)
    drawn = draw_options(FACTS, random) | {name: name in variants for name in board.variants}
    drawn |= {"track": track, "players": players, "starter": random.randrange(players)}
    drawn |= {"cars": tuple(random.sample(board.cars, players)), "pro": "pro" in variants, "bonus": "bonus" in variants}
    drawn["push_targets"] = not board.lacks and random.random() < 0.5
    if random.random() < 0.5:
        drawn["grid"] = draw_grid(track, players, random)
    return hairpin.make("monza", **drawn)


def draw_grid(track: str, players: int, random: Random) -> tuple[str, ...]:
    """Draw a head start for some seats (RU-31)."""
    board = load_track(track)
    road = [place for place in board.places if place not in board.finish and place != START]
    return tuple(place if random.random() < 0.6 else START for place in random.sample(road, players))


def check_race(races: MonzaRaces, racer: MonzaRacer, crew: list[str], number: int, seed: int) -> int:
    """Hold one race against the rules, turn by turn; return how many turns it had."""
    game, log = races.game, races.log(crew, number, seed)
    state, turns = game.start(), iter(range(len(log)))
    turn, offers = next(turns), list_offers(log[0])
    for before, action, state in tell_race(game, log):
        actor = game.actor(before)
        assert before.turn == log[turn, SEAT]
        if actor is not None and actor >= 0:
            check_choice(game, racer, crew[actor], before, action, offers)
        if game.on_turn(before) != game.on_turn(state):
            check_position(game, log[turn], state)
            assert not offers
            turn = next(turns, len(log))
            offers = list_offers(log[turn]) if turn < len(log) else []
    assert state.phase == "over"
    assert turn == len(log)
    outcome, batch = game.outcome(state), races.run(crew, 1, seed, number)
    assert outcome is not None
    assert batch.winners[0] == sum(1 << seat for seat in outcome.winners)
    assert batch.turns[0] == len(log)
    return len(log)


def list_offers(turn: Log) -> list[int]:
    """List how many actions the kernel saw at each decision of a turn; a drive without tiles is one look-up."""
    trail = turn[TRAIL : TRAIL + 2 * turn[DECISIONS]].reshape(-1, 2).tolist()
    return [of for _, of in trail if of != CHANCE] + ([int(turn[OFFERED])] if turn[OFFERED] else [])


def check_choice(game: Monza, racer: MonzaRacer, driver: str, before: State, action: Action, offers: list[int]) -> None:
    actions = game.legal_actions(before)
    if game.options.pro or before.phase == "bonus":
        assert offers.pop(0) == len(actions)
    if driver == "racer":
        assert action == racer.choose(before, actions, Random(0))


def check_position(game: Monza, turn: Log, state: State) -> None:
    seats = range(game.players)
    assert tuple(game.track.places[turn[CARS + seat]] for seat in seats) == state.cars
    if state.tiles:
        held = [
            "x" * (tiles >> 6 & 1) + "".join(LETTERS[c] for c in range(6) if tiles >> c & 1)
            for tiles in turn[TILES : TILES + game.players].tolist()
        ]
        assert tuple(held) == state.tiles
    is_new_round = state.phase == "roll" and state.turn == game.options.starter
    used = (0,) * game.players if is_new_round else tuple(turn[USED : USED + game.players].tolist())
    assert used == state.used


def check_combination(name: str, turns: int, random: Random, at_once: int = 10) -> None:
    while turns > 0:
        game = draw_game(*COMBINATIONS[name], random)
        races, racer = MonzaRaces(game), MonzaRacer(game)
        for _ in range(at_once):
            crew = [random.choice(CREWS) for _ in range(game.players)]
            turns -= check_race(races, racer, crew, random.randrange(1 << 40), random.randrange(1 << 60))
            if turns <= 0:
                break


@pytest.mark.parametrize("name", COMBINATIONS)
def test_races_go_turn_by_turn_as_by_the_rules(name: str) -> None:
    check_combination(name, 120, Random(name))


# As many spaces as a board may have, more than one byte counts; and a lane that is one space beside thirty.
LARGE = lay_track(*(" ".join(f"{LETTERS[(lane + n) % 6]}{1 + (lane + n) % 2}" for n in range(60)) for lane in range(5)))
GIANT = lay_track(
    " ".join(f"{LETTERS[n % 6]}1" for n in range(30)), "r30", " ".join("gwp"[n % 3] + "1" for n in range(30))
)


@pytest.mark.parametrize("stopping", ["keep-going", "longest", "free"])
@pytest.mark.parametrize("pro", [False, True])
@pytest.mark.parametrize("track", [LARGE, GIANT])
def test_boards_of_any_shape_race_as_by_the_rules(track: Track, pro: bool, stopping: str) -> None:
    game = hairpin.make("monza", track=track, players=3, pro=pro, bonus=True, stopping=stopping, free_finish=pro)
    races, racer = MonzaRaces(game), MonzaRacer(game)
    check_race(races, racer, ["random"] * 3, 1, 1)
    check_race(races, racer, ["racer", "random", "racer"], 2, 1)


NARROW = lay_track("b2 r2 b2", "p1 g2 y2 #1", "w2 p2 w2", targets="AC")


@pytest.mark.parametrize("stopping", ["keep-going", "longest", "free"])
@pytest.mark.parametrize("free_finish", [False, True])
@pytest.mark.parametrize("bonus", [False, True])
@pytest.mark.parametrize("players", [2, 4, 6])
def test_ru4_races_for_target_squares_go_as_by_the_rules(
    players: int, bonus: bool, free_finish: bool, stopping: str
) -> None:
    game = hairpin.make(
        "monza",
        track=NARROW,
        players=players,
        starter=1,
        bonus=bonus,
        free_finish=free_finish,
        stopping=stopping,
        push_targets=True,
    )
    races, racer = MonzaRaces(game), MonzaRacer(game)
    random = Random(f"{players} {bonus} {free_finish} {stopping}")
    for number in range(8):
        check_race(races, racer, [random.choice(CREWS) for _ in range(players)], number, 1)


def test_ru4_push_backs_out_of_target_squares_are_counted() -> None:
    game = hairpin.make("monza", track=NARROW, players=6, bonus=True, push_targets=True)
    races, crew, front = MonzaRaces(game), ["racer"] * 6, game.track.front
    out = 0
    for number in range(40):
        moves = [
            (old, new)
            for before, _, after in tell_race(game, races.log(crew, number, 5))
            for old, new in zip(before.cars, after.cars, strict=True)
            if front(new) < front(old)
        ]
        out += sum(old in game.track.finish for old, _ in moves)
        assert races.run(crew, 1, 5, number).counts["push_backs"][0] == len(moves)
    assert out > 10


@pytest.mark.soak
@pytest.mark.parametrize("name", COMBINATIONS)
def test_very_many_turns_go_as_by_the_rules(name: str) -> None:
    check_combination(name, 200_000, Random(f"soak {name}"), 800)


def columns(batch: Batch) -> list[Any]:
    return [batch.winners, batch.turns, batch.counts["push_backs"]]


def same(one: Batch, other: Batch) -> bool:
    return all(map(np.array_equal, columns(one), columns(other)))


@pytest.mark.parametrize("options", [{}, {"bonus": True}, {"pro": True, "bonus": True}])
def test_results_do_not_depend_on_threads_and_batches(options: dict[str, Any]) -> None:
    races = open_races(hairpin.make("monza", track="sprint", players=3, **options))
    crew = ["random", "racer", "random"]
    done: list[int] = []
    whole = races.run(crew, 20_000, 7, threads=1, on_batch=done.append)
    assert sum(done) == 20_000
    assert same(whole, races.run(crew, 20_000, 7, threads=3))
    pieces = [races.run(crew, 1_000, 7, first=first) for first in range(0, 20_000, 1_000)]
    for parts, column in zip(zip(*map(columns, pieces), strict=True), columns(whole), strict=True):
        assert np.array_equal(np.concatenate(parts), column)
    assert not same(whole, races.run(crew, 20_000, 8))


@pytest.mark.parametrize("name", [name for name in COMBINATIONS if name.startswith(("sprint-4", "first-edition-6"))])
def test_push_backs_and_winners_are_those_that_the_rules_count(name: str) -> None:
    game = draw_game(*COMBINATIONS[name], Random(name))
    races = MonzaRaces(game)
    crew = ["random"] * game.players
    front = game.track.front
    for number in range(30):
        pushed = 0
        for before, _, after in tell_race(game, races.log(crew, number, 5)):
            pushed += sum(front(new) < front(old) for old, new in zip(before.cars, after.cars, strict=True))
        assert races.run(crew, 1, 5, number).counts["push_backs"][0] == pushed


@pytest.mark.parametrize("options", [{}, {"bonus": True, "stopping": "free"}, {"pro": True, "bonus": True}])
def test_any_race_can_be_written_down_and_replayed(options: dict[str, Any]) -> None:
    races = open_races(hairpin.make("monza", track="oval", players=4, starter=2, **options))
    crew = ["random", "racer", "random", "racer"]
    text = format_record(races.record(crew, 12_345, 6))
    record = parse_record(text)
    assert format_record(record) == text
    assert record.seats == tuple(crew)
    assert record.seed == "6/12345"
    *_, (_, _, last) = record.steps()
    outcome = record.game.outcome(last)
    winners = races.run(crew, 1, 6, first=12_345).winners[0]
    assert outcome is not None
    assert [seat for seat in range(4) if winners >> seat & 1] == list(outcome.winners)


def test_choices_with_tiles_are_drawn_evenly() -> None:
    races = MonzaRaces(hairpin.make("monza", track="sprint", players=4, pro=True))
    chosen: dict[int, Counter[int]] = {}
    for number in range(400):
        for turn in races.log(["random"] * 4, number, 3):
            for value, of in turn[TRAIL : TRAIL + 2 * turn[DECISIONS]].reshape(-1, 2).tolist():
                chosen.setdefault(of, Counter())[value] += 1
    for of in (2, 3, 4, 5):
        counts = [chosen[of][value] for value in range(of)]
        even = sum(counts) / of
        assert sum(counts) > 200
        # 99.99 % of fair draws stay below this with up to four degrees of freedom.
        assert sum((count - even) ** 2 / even for count in counts) < 23.5


@pytest.mark.parametrize("options", [{}, {"bonus": True}, {"pro": True, "bonus": True}, {"stopping": "free"}])
def test_random_and_racer_do_as_well_as_those_of_bots(options: dict[str, Any]) -> None:
    """Races of the two implementations differ in their luck, so their means agree within four standard errors."""
    game = hairpin.make("monza", track="sprint", players=2, **options)
    crew = ["racer", "random"]
    drivers = [make_driver(name, game) for name in crew]
    wins, turns = [], []
    for number in range(400):
        taken = 0
        for before, _, state in drive(game, drivers, Randomness.from_seed(game, str(number))):
            taken += game.on_turn(before) != game.on_turn(state)
        outcome = game.outcome(state)
        assert outcome is not None
        wins.append(float(outcome.share(0)))
        turns.append(taken)
    batch = open_races(game).run(crew, 100_000, 1)
    fast_wins = np.array([0, 1, 0, 0.5])[batch.winners]
    for slow, fast in ((np.array(wins), fast_wins), (np.array(turns), batch.turns)):
        error = np.sqrt(slow.var() / len(slow) + fast.var() / len(fast))
        assert abs(slow.mean() - fast.mean()) < 4 * error


def test_a_driver_by_table_drives_by_its_table() -> None:
    game = hairpin.make("monza", track="sprint", players=3, bonus=True)
    races = MonzaRaces(game)
    by_lot = TableDriver("lot", races.endings.upto, takes_bonus=False)
    assert same(races.run([by_lot, "racer", by_lot], 3_000, 1), races.run(["random", "racer", "random"], 3_000, 1))
    # A driver that always takes the first ending in notation: its table is 2³² from the first on.
    first = TableDriver("first", np.full_like(races.endings.upto, 1 << 32))
    log = races.log([first] * 3, 0, 1)
    for before, action, _ in tell_race(game, log):
        if before.phase == "drive":
            assert action == game.legal_actions(before)[0]


@pytest.mark.parametrize(
    ("crew", "numbers", "error", "says"),
    [
        (["random"], {}, OptionValueError, "1 drivers for 2 players"),
        (["random", "ghost"], {}, UnknownDriverError, "random or racer"),
        (["random", "racer"], {"races": 0}, OptionValueError, "1 or more"),
        (["random", "racer"], {"first": -1}, OptionValueError, "0 or more"),
        (["random", "racer"], {"threads": 0}, OptionValueError, "1 or more"),
        (["random", TableDriver("short", np.zeros(3, np.int64))], {}, DriverTableError, "shape"),
    ],
)
def test_what_cannot_be_raced_is_refused(
    crew: list[Any], numbers: dict[str, int], error: type[HairpinError], says: str
) -> None:
    races = open_races(hairpin.make("monza", track="sprint", players=2))
    with pytest.raises(error, match=says):
        races.run(crew, **({"races": 5, "seed": 1} | numbers))  # type: ignore[arg-type]


def test_tables_know_no_tiles() -> None:
    races = MonzaRaces(hairpin.make("monza", track="sprint", players=2, pro=True))
    with pytest.raises(DriverTableError, match="no tiles"):
        races.run([TableDriver("lot", races.endings.upto), "racer"], 5, 1)


def test_seeds_of_any_size_and_sign_are_taken() -> None:
    races = open_races(hairpin.make("monza", track="sprint", players=2))
    for seed in (-1, 0, 1 << 63, 1 << 200):
        assert races.run(["random", "racer"], 3, seed).turns.all()
        text = format_record(races.record(["random", "racer"], (1 << 62) - 1, seed))
        assert format_record(parse_record(text)) == text
