"""Reviews of real races of Memo-Car-Race: all parts add up, luck is fair, no choice gains, nothing hidden is known."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import hairpin
from analysis.races import EXACT, check_choices, check_sums, race
from hairpin.analysis.ledger import CLEAR
from hairpin.analysis.memo.review import MOST_EFFORT, MemoReviewer
from hairpin.core.errors import HiddenError
from hairpin.core.review import Review
from hairpin.games.memo import Memo
from hairpin.games.memo.grid import INDEX, ROAD
from hairpin.games.memo.review import MemoryReview
from hairpin.games.memo.tiles import KINDS

pytestmark = pytest.mark.compiled

RACES = [
    ({"players": 2}, ("racer",)),
    ({"players": 3, "reveal": "any"}, ("racer", "champion")),
    ({"players": 4, "tiles": "open-roads"}, ("racer",)),
]


@pytest.fixture
def nodes(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Every turn of a review as it was weighed."""
    kept: list[Any] = []
    weigh = MemoReviewer._weigh

    def keep(reviewer: MemoReviewer, *more: Any) -> Any:
        kept.append(weigh(reviewer, *more))
        return kept[-1]

    monkeypatch.setattr(MemoReviewer, "_weigh", keep)
    return kept


def make(options: dict[str, Any]) -> Memo:
    return hairpin.make("memo", starter=0, **options)


def check_luck(review: Review, nodes: list[Any]) -> None:
    """Check that the tiles or canisters that could have come have the mean that was told before, by their weights."""
    assert len(nodes) == len(review.turns)
    for turn, node in zip(review.turns, nodes, strict=True):
        branches = node.ways.taken.branches
        weights = np.array([branch.weight for branch in branches])
        assert abs(weights.sum() - 1) <= 1e-12
        move, _ = node.move(np.array(turn.before))
        told = np.array([move(outcome) for outcome in node.outcomes])
        before = np.array(move(node.stages[1]))
        assert np.abs(weights @ told - before).max() <= EXACT
        assert told.min() >= -EXACT
        assert told.max() <= 1 + EXACT
        came = [branch.word for branch in branches].index(node.said.word)
        assert np.abs(told[came] - before - np.array(turn.luck)).max() <= EXACT
        assert turn.dice == ((node.said.word,) if node.said.word else ())


def check_own(review: Review) -> None:
    """Check that a seat's own choices are what its decisions cost, and that others' changes are not booked to it."""
    for seat, share in enumerate(review.shares):
        cost = sum(one.cost for turn in review.turns for one in turn.decisions if one.seat == seat)
        assert abs(share.own + cost) <= EXACT


def check_memory(game: Memo, words: tuple[str, ...], review: Review) -> None:
    """Check that a perfect memory knows what was shown, and nothing else."""
    memory = review.extra
    assert isinstance(memory, MemoryReview)
    states = [game.start()]
    for word in words:
        states.append(game.apply(states[-1], game.parse_action(word)))
    counts = dict(zip(KINDS, game.tiles.counts, strict=True))
    assert [belief.turn for belief in memory.beliefs] == [turn.number for turn in review.turns]
    for turn, belief in zip(review.turns, memory.beliefs, strict=True):
        is_first = turn is review.turns[0]
        ply = next(p for p, state in enumerate(states) if state.phase == "choose") if is_first else turn.begin
        state = states[ply]
        covered = [cell for cell in ROAD if cell not in state.cars]
        shown = {tile.cell: tile.kind for tile in belief.known}
        assert shown == {cell: state.tiles[INDEX[cell]] for cell in covered if state.tiles[INDEX[cell]]}
        assert sorted([*shown, *belief.hidden]) == sorted(covered)
        assert all(1 <= tile.turn < turn.number for tile in belief.known)
        left = {kind: counts[kind] - state.tiles.count(kind) for kind in KINDS}
        assert sum(belief.odds) == (100 if sum(left.values()) else 0)
        for share, kind in zip(belief.odds, KINDS, strict=True):
            assert abs(share - 100 * left[kind] / max(1, sum(left.values()))) <= 1
    beliefs = {belief.turn: belief for belief in memory.beliefs}
    seats = {turn.number: turn.seat for turn in review.turns}
    for lapse in memory.lapses:
        assert lapse.cost >= CLEAR
        assert lapse.tile in beliefs[lapse.turn].known
        assert lapse.seat == seats[lapse.turn]
    for seat, own in enumerate(memory.seats):
        lapses = [lapse for lapse in memory.lapses if lapse.seat == seat]
        assert (own.forgotten, own.cost) == (len(lapses), sum(lapse.cost for lapse in lapses))


@pytest.mark.parametrize(("options", "drivers"), RACES)
def test_a_race_adds_up_luck_is_fair_and_no_choice_gains(
    nodes: list[Any], options: dict[str, Any], drivers: tuple[str, ...]
) -> None:
    game = make(options)
    words = race(game, 11, *drivers)
    review = MemoReviewer(game).review(words)
    assert (review.certainty, review.effort, review.is_final) == ("estimated", 0, False)
    check_sums(game, words, review)
    check_choices(review, EXACT)
    check_own(review)
    check_luck(review, nodes)
    check_memory(game, words, review)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize(("options", "drivers"), [*RACES, ({"players": 2, "reveal": "any"}, ("champion", "racer"))])
def test_many_races_add_up(nodes: list[Any], options: dict[str, Any], drivers: tuple[str, ...], seed: int) -> None:
    game = make(options)
    words = race(game, seed, *drivers)
    for effort in (0, 1):
        nodes.clear()
        review = MemoReviewer(game).review(words, effort)
        check_sums(game, words, review)
        check_choices(review, EXACT)
        check_own(review)
        check_luck(review, nodes)
        check_memory(game, words, review)


def test_more_effort_brings_a_smaller_error_near_the_same_curve() -> None:
    game = make({"players": 2, "tiles": "open-roads"})
    reviewer, words = MemoReviewer(game), race(game, 5, "champion")
    done: list[float] = []
    few = reviewer.review(words, 0, done.append)
    assert done == sorted(done)
    assert done[-1] == 1.0
    more = reviewer.review(words, 1)
    assert more.error < few.error
    for one, other in zip(few.turns, more.turns, strict=True):
        assert max(abs(a - b) for a, b in zip(one.before, other.before, strict=True)) <= 3 * few.error
    assert few == MemoReviewer(game).review(words), "equal races and efforts give equal reviews"
    assert MOST_EFFORT > 1


def test_of_a_running_race_nothing_is_said() -> None:
    game = make({"players": 2})
    words, reviewer = race(game, 3, "racer"), MemoReviewer(game)
    for upto in (0, 2, 9, len(words) - 1):
        for ask in (reviewer.review, reviewer.forecast, reviewer.advise):
            with pytest.raises(HiddenError):
                ask(words[:upto])
    assert sorted(reviewer.forecast(words).chances) == [0.0, 1.0]
    assert reviewer.advise(words) is None
