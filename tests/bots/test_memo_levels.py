"""The drivers of Memo-Car-Race: legal, reproducible, independent of unseen tiles, each stronger than the one before."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import hairpin
from hairpin.analysis.memo.rally import measure_field
from hairpin.bots import AnyDriver, dial_of, drivers, make_driver
from hairpin.bots.memo.learner import DRAWS, MemoLearner, read_curve
from hairpin.bots.memo.memory import Watcher
from hairpin.bots.race import Randomness, catch_up, drive, watch
from hairpin.core.driver import CompiledDriver
from hairpin.core.game import CHANCE
from hairpin.fast.memo import Rally
from hairpin.fast.memo.seated_drivers import LOTS as COMPILED_DRAWS
from hairpin.games.memo import SWAP, Drive, Memo, Pick, State, Turn
from hairpin.games.memo.grid import INDEX, ROAD
from hairpin.games.memo.tiles import TileSet
from sampling import one_stream, play

pytestmark = pytest.mark.compiled

NAMES = ("random", "learner:2", "learner:25", "learner", "racer", "tactician", "champion")
TILE_SETS: tuple[Any, ...] = ("road-tiles", TileSet((5, 2, 1, 1, 15), "blocked"), TileSet((0, 4, 10, 10, 0), "open"))

seeds = st.integers(0, 2**32)


def open_game(random: Random) -> Memo:
    """Open a game with random options."""
    players = random.randint(2, 4)
    return hairpin.make(
        "memo",
        tiles=random.choice(TILE_SETS),
        players=players,
        starter=random.randrange(players),
        reveal=random.choice(("road", "any")),
        first_dead_end=random.choice(("first-drive", "first-round")),
        canisters=random.choice(("all", "starts")),
    )


def wander(game: Memo, driver: AnyDriver, random: Random, actions: int) -> Iterator[tuple[State, AnyDriver]]:
    """Yield the states of a random race in which a seat decides, each with a driver that has watched all before."""

    def choose(legal: Sequence[Any]) -> Any:
        return random.choice(legal[:-1] if len(legal) > 1 and random.random() < 0.7 else legal)

    for state, _, after in islice(play(game, random, choose=choose), actions):
        if game.actor(state) != CHANCE:
            yield state, driver
        driver = watch(game, driver, 0, after)


@pytest.mark.parametrize("name", NAMES)
@settings(deadline=None, max_examples=3)
@given(seeds)
def test_choices_are_legal_and_reproducible_with_the_same_random_numbers(name: str, seed: int) -> None:
    random = Random(seed)
    game = open_game(random)
    for step, (state, driver) in enumerate(wander(game, make_driver(name, game), random, 40)):
        view, actions = game.view(state, state.turn), game.legal_actions(state)
        action = driver.choose(view, actions, Random(step))
        assert action in actions, game.format_state(state)
        assert driver.choose(view, actions, Random(step)) == action


def lay_otherwise(game: Memo, state: State, seen: set[str], random: Random) -> State:
    """Return the state with the unseen tiles dealt again at random, and recorded as if they had been seen."""
    left = list(game.tiles.kinds)
    for cell in seen:
        left.remove(state.tiles[INDEX[cell]] or "")
    random.shuffle(left)
    tiles = list(state.tiles)
    for cell in ROAD:
        if cell not in seen:
            tiles[INDEX[cell]] = left.pop()
    return replace(state, tiles=tuple(tiles))


@pytest.mark.parametrize("name", NAMES)
@settings(deadline=None, max_examples=3)
@given(seeds)
def test_unseen_tiles_do_not_change_a_choice(name: str, seed: int) -> None:
    random = Random(seed)
    game, compared = open_game(random), 0
    for step, (state, driver) in enumerate(wander(game, make_driver(name, game), random, 40)):
        seen = {cell for cell in ROAD if state.tiles[INDEX[cell]]}
        if len(seen) == len(ROAD) or len(state.fresh) == game.players:
            continue
        other = lay_otherwise(game, state, seen, random)
        choices = [
            driver.choose(game.view(position, position.turn), game.legal_actions(position), Random(step))
            for position in (state, other)
        ]
        assert choices[0] == choices[1]
        compared += other != state
    assert compared


@pytest.mark.parametrize("name", NAMES)
def test_catch_up_gives_the_state_and_the_memory_of_a_race(name: str) -> None:
    game = hairpin.make("memo", players=3)
    seated: list[Any] = [make_driver(name, game)] * 3
    steps = list(drive(game, seated, Randomness.from_seed(game, "4"), 90))
    words = [game.format_action(action) for _, action, _ in steps]
    followed = seated[1]
    for _, _, after in steps:
        followed = watch(game, followed, 1, after)
    state, driver = catch_up(game, seated[1], 1, words)
    assert state == steps[-1][2]
    memories = [cast(Watcher, seen).memory for seen in (seated[1], followed, driver)]
    assert memories[1] == memories[2]
    assert memories[0] != memories[1], "the original driver must not change"


@pytest.mark.parametrize(
    "players", [2, pytest.param(3, marks=pytest.mark.soak), pytest.param(4, marks=pytest.mark.soak)]
)
def test_a_race_of_champions_ends(players: int) -> None:
    game = hairpin.make("memo", players=players)
    seated = [make_driver("champion", game)] * players
    last = [after for _, _, after in drive(game, seated, Randomness.from_seed(game, "1"), 4_000)][-1]
    assert game.outcome(last)


def test_a_race_of_champions_that_undo_each_others_swaps_ends() -> None:
    """With these random numbers two champions used to loop without end."""
    game = hairpin.make("memo", players=3)
    champion = make_driver("champion", game)
    seated = [make_driver("tactician", game), champion, champion]
    chance, random = [Random(f"1/3/{seat}") for seat in range(3)], Random("1/3/0/lots")
    state, actions = game.start(), 0
    while (actor := game.actor(state)) is not None:
        if actor == CHANCE:
            action = game.chance_outcomes(state).draw(chance[game.on_turn(state) or 0])
        else:
            action = seated[actor].choose(game.view(state, actor), game.legal_actions(state), random)
        state, actions = game.apply(state, action), actions + 1
        seated = [watch(game, driver, seat, state) for seat, driver in enumerate(seated)]
        assert actions < 1_000


def test_the_champion_drives_onto_an_adjacent_finish() -> None:
    game = hairpin.make("memo")
    state = game.parse_state("choose 1 a1:NS,e1:NE s...c/...../..+../...../..... - red,blue - - - -")
    champion = make_driver("champion", game)
    assert champion.choose(game.view(state, 0), game.legal_actions(state), Random(1)) == Drive("red")


def test_the_champion_blocks_a_rival_that_would_win_first() -> None:
    """The rival needs two turns, the champion three; a swap can put a dead end in the rival's way."""
    game = hairpin.make("memo")
    state = game.parse_state("choose 1 c5:EW,b1:EW js.../...../..+../...../sss.d - yellow,red - - - -")
    champion: Any = make_driver("champion", game)
    chosen, known = [], {"a1": "junction", "a5": "straight", "b5": "straight", "e5": "dead-end"}
    for _ in range(3):
        actions = game.legal_actions(state)
        chosen.append(actions[champion.planner.search(game.view(state, 0), known, True, 5)])
        state = game.apply(state, chosen[-1])
    assert chosen[0] == SWAP
    assert Pick("a1") in chosen[1:]


def test_the_tactician_plans_around_a_remembered_dead_end() -> None:
    game = hairpin.make("memo")
    state = game.parse_state("choose 1 b3:NES,blue ...../...../.j+d./...../..... - -,- red,blue,green,yellow - - -")
    tactician: Any = make_driver("tactician", game)
    pit = [game.legal_actions(state)[number] for number in tactician.planner.plan(game.view(state, 0), {})]
    assert pit == [Drive("c3")]
    state = game.parse_state("choose 1 b2:NES,blue ...../.jd../..+../...../..... - -,- red,blue,green,yellow - - -")
    view, actions = game.view(state, 0), game.legal_actions(state)
    for known, wanted in (({"c2": "dead-end"}, {Turn("b3")}), ({"c2": "curve", "b3": "straight"}, {Turn("c2")})):
        assert {actions[number] for number in tactician.planner.plan(view, known)} == wanted


def test_the_learner_and_its_compiled_form_draw_from_the_same_range() -> None:
    assert DRAWS == COMPILED_DRAWS
    assert MemoLearner(hairpin.make("memo"), 2).compiled() == "child:1.000000"


def test_the_dial_is_monotone_and_its_curve_falls() -> None:
    dial = dial_of("memo", "learner")
    assert dial
    errors, wins = read_curve()
    assert list(wins) == sorted(wins, reverse=True)
    game = hairpin.make("memo")
    dialled = [MemoLearner(game, percent).errors for percent in range(dial.least, dial.most + 1)]
    assert dialled == sorted(dialled, reverse=True)
    assert (errors[0], errors[-1]) == (0.0, 1.0)


@pytest.mark.parametrize("percent", [10, 15, 25, 35, 45])
def test_the_learner_wins_the_share_of_its_dial(percent: int) -> None:
    game = hairpin.make("memo")
    rally, compiled = Rally(game), MemoLearner(game, percent).compiled()
    won = (rally.run([compiled, "racer"], 2_000, 77).winners == 0).mean() + (
        rally.run(["racer", compiled], 2_000, 77).winners == 1
    ).mean()
    assert 50 * won == pytest.approx(percent, abs=2.5)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_against_the_easiest_learners_random_play_wins_more_than_its_fair_share(players: int) -> None:
    game = hairpin.make("memo", players=players)
    dial = dial_of("memo", "learner")
    assert dial
    rally, compiled, won = Rally(game), MemoLearner(game, dial.least).compiled(), 0.0
    for seat in range(players):
        names = [compiled] * players
        names[seat] = "random"
        won += (rally.run(names, 300, 3).winners == seat).mean() / players
    assert won > 1 / players


def find_compiled(name: str, game: Memo) -> str:
    driver = make_driver(name, game)
    return str(driver.compiled()) if isinstance(driver, CompiledDriver) else name


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("stronger", "weaker"), [("racer", "learner"), ("tactician", "racer")])
def test_each_compiled_level_is_stronger_than_the_one_below(stronger: str, weaker: str, players: int) -> None:
    game = hairpin.make("memo", players=players)
    rally = Rally(game)
    one, other = (find_compiled(name, game) for name in (stronger, weaker))
    won = sum(
        float((rally.run([*[other] * seat, one, *[other] * (players - 1 - seat)], 1_000, 9).winners == seat).mean())
        for seat in range(players)
    )
    assert won / players > 1 / players + 4 * 0.5 / (1_000 * players) ** 0.5


@pytest.mark.parametrize(
    ("players", "races", "least"),
    [
        (2, 8, 6),  # equal drivers would pass with a probability of 14 %
        pytest.param(2, 60, 38, marks=pytest.mark.soak),
        pytest.param(3, 60, 31, marks=pytest.mark.soak),
        pytest.param(4, 60, 25, marks=pytest.mark.soak),
    ],
)
def test_the_champion_is_stronger_than_the_tactician(players: int, races: int, least: int) -> None:
    game, won = hairpin.make("memo", players=players), 0
    champion, tactician = make_driver("champion", game), make_driver("tactician", game)
    for race in range(races):
        seat = race % players
        seated = [champion if place == seat else tactician for place in range(players)]
        steps = drive(game, seated, one_stream(game, Random(race)), 4_000)
        outcome = game.outcome([after for _, _, after in steps][-1])
        won += bool(outcome and outcome.winners == (seat,))
    assert won >= least


def test_the_drivers_are_listed_weakest_first() -> None:
    assert drivers("memo") == ("random", "learner", "racer", "tactician", "champion")
    game = hairpin.make("memo")
    assert [make_driver(name, game).basis for name in drivers("memo")] == ["lot", "rule", "rule", "belief", "search"]


def test_two_standard_drivers_race_as_long_as_a_family_likes_and_never_shuttle() -> None:
    field = measure_field("racer", 2, 1_000, 1)
    assert 25 <= field.turns <= 45
    assert field.most_of_95 <= 90
    assert field.most <= 200
    assert (field.shuttles, field.unfinished) == (0, 0)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", ["random", "learner:2"])
def test_the_weakest_drivers_head_home_at_last(name: str, players: int) -> None:
    field = measure_field(name, players, 300, 1)
    assert field.most <= 90 * players
    assert not field.unfinished


def test_shuttles_are_counted_by_place_and_by_tile() -> None:
    """Counted again from records, with a number for every tile."""
    game = hairpin.make("memo", players=3)
    rally, names = Rally(game), ["random", "child:0.6", "racer"]
    batch = rally.run(names, 6, 3)
    for race in range(6):
        numbers = {cell: cell for cell in ROAD}
        trips: list[list[tuple[str, str]]] = [[] for _ in names]
        shuttles = 0
        for before, word, after in rally.record(names, race, 3).steps():
            if before.phase == "swap-second":
                numbers[before.chosen], numbers[word] = numbers[word], numbers[before.chosen]
                trips[before.turn].append(("", ""))
            elif before.phase not in ("place", "canister") and before.cars != after.cars:
                place = after.cars[before.turn]
                trip = trips[before.turn]
                trip.append((place, numbers.get(place, place)))
                shuttles += any([visit[kind] for visit in trip[-8:]].count(trip[-1][kind]) > 2 for kind in (0, 1))
        assert shuttles == batch.shuttles[race]
    assert batch.shuttles.sum() > 0
