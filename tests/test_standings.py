"""The places of all seats after a race, and the moments that its story is told by."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import hairpin
from hairpin.core.errors import GameOverError
from hairpin.core.game import Outcome
from hairpin.core.highlights import Highlight
from hairpin.core.standing import Placing, Progress, place_all, place_by_rules
from hairpin.games import find_kit, kit_of
from hairpin.games.record import Record, parse_record, read_record
from hairpin.tables.story import Story, tell_story
from rules.boards import lay_track, race
from rules.tables import lay_table, write
from sampling import AnyGame, draw_game, play

PLAYTHROUGHS = sorted((Path(__file__).parent / "playthroughs").glob("*.race"))


def place(game: AnyGame, position: str) -> tuple[Placing, ...]:
    """Return the places of all seats in a final position."""
    standing = kit_of(game).standing
    assert standing
    return standing(game, game.parse_state(position))


def tell(record: Record) -> Story:
    """Return the story of a race."""
    telling = tell_story(1, record)
    while True:
        try:
            next(telling)
        except StopIteration as end:
            story: Story = end.value
            return story


def highlight(game: AnyGame, *words: str) -> list[Highlight]:
    """Return the moments of a race that consists of these actions."""
    chronicle, state = find_kit(game.facts.name).chronicle, game.start()
    assert chronicle
    following = chronicle(game)
    for word in words:
        action = game.parse_action(word)
        after = game.apply(state, action)
        following.follow(state, action, after)
        state = after
    return following.pick()


def test_seats_without_a_measure_stay_where_the_rules_put_them() -> None:
    outcome = Outcome(((2, 4), (0, 1, 3)), "shared")
    far = {0: Progress(1, 3, "spaces"), 1: Progress(2, 0, "lost"), 3: Progress(1, 3, "spaces")}
    assert place_all(outcome, far.get) == (Placing((2, 4)), Placing((0, 3), "spaces", 3), Placing((1,), "lost"))
    assert place_all(outcome, lambda _: None) == place_by_rules(outcome) == (Placing((2, 4)), Placing((0, 1, 3)))


def test_cars_of_monza_stand_by_the_fewest_steps_into_the_finish_whatever_their_lane() -> None:
    # The spaces of lane A are half as long as those of lane B, into which one step leads from A3.
    game = race(lay_track("r1 y1 g1 b1 w1 p1", "y2 g2 b2", exits="AB"), players=4)
    assert place(game, "over 4 F,A3,B3,A1 1,0,0,0 - - -") == (
        Placing((0,)),
        Placing((2,), "spaces", 1),
        Placing((1,), "spaces", 3),
        Placing((3,), "spaces", 4),
    )


def test_cars_of_monza_with_the_same_road_left_share_a_place_and_a_car_without_a_way_is_last() -> None:
    blocked = race(lay_track("r1 y1 #1", "y1 g1 r1", "g1 y1 b1", exits="ABC"), players=4)
    assert place(blocked, "over 4 F,A2,B1,C1 1,0,0,0 - - -") == (
        Placing((0,)),
        Placing((2, 3), "spaces", 3),
        Placing((1,), "lost"),
    )


def test_cars_of_memo_with_a_canister_stand_before_those_without_one() -> None:
    game = lay_table(players=4)
    position = write(
        "red,b1:EW,c2:NS,a3:NS", "b1s c2s a3s", phase="over", canisters="red,green,-,-", pool="-", fresh="-"
    )
    assert place(game, position) == (
        Placing((0,)),
        Placing((1,), "to-finish", 8),
        Placing((2,), "to-pit", 1),
        Placing((3,), "to-pit", 2),
    )


@pytest.mark.parametrize("name", ["monza", "memo"])
def test_nobody_has_a_place_before_the_end(name: str) -> None:
    game = hairpin.make(name)
    standing = find_kit(name).standing
    assert standing
    with pytest.raises(GameOverError):
        standing(game, game.start())


def test_the_places_of_random_races_keep_the_ranking_of_the_rules_and_hold_every_seat_once() -> None:
    random, ends = Random("standings"), 0
    while ends < 24:
        game = draw_game(random)
        state = game.start()
        for _, _, after in play(game, random):
            state = after
        outcome, standing = game.outcome(state), kit_of(game).standing
        if outcome is None or standing is None:
            continue
        ends += 1
        places = standing(game, state)
        assert sorted(seat for placing in places for seat in placing.seats) == list(range(game.players))
        rank = {seat: number for number, seats in enumerate(outcome.ranking) for seat in seats}
        order = [{rank[seat] for seat in placing.seats} for placing in places]
        assert all(len(ranks) == 1 for ranks in order)
        assert order == sorted(order, key=min)
        assert places[0].seats == outcome.winners
        assert places[0].by == ""


@pytest.mark.parametrize("file", PLAYTHROUGHS, ids=lambda file: file.stem)
def test_every_recorded_race_has_a_story_in_three_moments_that_ends_with_the_winner_at_home(file: Path) -> None:
    record = read_record(file.read_text("utf-8"))
    assert record.words == parse_record(file.read_text("utf-8")).words
    moments = tell(record).moments
    assert len(moments) == 3
    assert [moment.ply for moment in moments] == sorted({moment.ply for moment in moments})
    states = [record.game.start(), *(after for _, _, after in record.steps())]
    outcome = record.game.outcome(states[-1])
    assert outcome
    home = next(moment for moment in moments if moment.kind == "home")
    assert home.seats == outcome.winners[:1]
    for moment in moments:
        assert moment.view.cars == states[moment.ply].cars  # the position after that action


def test_an_unfinished_race_and_a_game_without_a_chronicle_have_no_story() -> None:
    record = read_record(PLAYTHROUGHS[0].read_text("utf-8"))
    assert tell(Record(record.game, record.seats, record.words[:-1])).moments == ()


def test_a_story_of_monza_tells_of_the_longest_drive_of_a_new_leader_and_of_the_way_home() -> None:
    game = race(lay_track("r1 y1 g1 b1 p1", "w1 w1 w1 w1 w1", exits="AB"), players=2)
    passes = ("rrrrrr",)
    told = highlight(
        game,
        *("rygppp", "A1r", "A2y", "A3g"),
        *("ryybbb", "A1r", "A2y"),
        *passes,
        *("grrrrr", "A3g"),  # it pushes the leader back, and leads
        *passes,
        *("bpwrrr", "A4b", "A5p", "Fw"),
    )
    assert [(one.kind, one.ply, one.seats, one.places, one.number) for one in told] == [
        ("drive", 4, (0,), ("S", "A1", "A2", "A3"), 3),
        ("lead", 10, (1, 0), ("A2", "A3"), 1),
        ("home", 15, (1,), ("A3", "A4", "A5", "F"), 3),
    ]


def test_a_story_of_monza_tells_of_the_push_back_that_cost_most() -> None:
    file = next(file for file in PLAYTHROUGHS if file.stem == "monza-first-edition-bonus")
    pushes = [moment for moment in tell(read_record(file.read_text("utf-8"))).moments if moment.kind == "push"]
    assert [(push.seats, push.places, push.number) for push in pushes] == [((5, 3), ("B14", "B12"), 2)]


def test_a_story_of_memo_tells_of_the_first_canister_of_a_swap_that_laid_the_winners_road_and_of_the_way_home() -> None:
    file = next(file for file in PLAYTHROUGHS if file.stem == "memo-road-tiles")
    moments = tell(read_record(file.read_text("utf-8"))).moments
    assert [moment.kind for moment in moments] == ["canister", "road", "home"]
    canister, road, home = moments
    assert canister.view.canisters[canister.seats[0]] == canister.word
    assert {*road.places} <= {*road.view.covered}, "nobody sees what is swapped"
    assert road.seats[1] == home.seats[0]
    assert home.places[0] == "c3"
    assert home.places[-1] == home.word
    assert len({*home.places}) == len(home.places)
