"""Races to be reviewed: real ones, by seeds."""

from __future__ import annotations

from hairpin.bots import make_driver
from hairpin.bots.race import Randomness, drive
from hairpin.core.driver import CompiledDriver, RandomDriver
from hairpin.core.kit import AnyGame
from hairpin.core.review import Review

EXACT = 1e-9


def race(game: AnyGame, seed: int, *drivers: str) -> tuple[str, ...]:
    """Return the words of a race; the last driver takes all seats that are left, by default they drive at random."""
    names = (*drivers, *[drivers[-1]] * (game.players - len(drivers))) if drivers else ()
    seats = [make_driver(name, game) for name in names] or [RandomDriver()] * game.players
    for seat in seats:
        if isinstance(seat, CompiledDriver):
            seat.compiled()  # waits for solved values, which are loaded in the background
    randomness = Randomness.from_seed(game, str(seed))
    return tuple(game.format_action(action) for _, action, _ in drive(game, seats, randomness))


def check_sums(game: AnyGame, words: tuple[str, ...], review: Review) -> None:
    """Check what holds for every race: all parts add up, and the last point is the result."""
    state = game.start()
    for word in words:
        state = game.apply(state, game.parse_action(word))
    outcome = game.outcome(state)
    result = tuple(float(outcome.share(seat)) if outcome else 0.0 for seat in range(game.players))
    assert review.points[-1].chances == result
    assert (review.points[0].ply, review.points[-1].ply) == (0, len(words))
    assert [point.ply for point in review.points] == sorted({point.ply for point in review.points})
    for point in review.points:
        check_chances(point.chances)
    for seat, share in enumerate(review.shares):
        assert abs(share.start + share.luck + share.own + share.others - share.result) <= EXACT
        assert share.result == result[seat]
    for turn in review.turns:
        check_chances(turn.before)
        check_chances(turn.after)
        for before, luck, choices, after in zip(turn.before, turn.luck, turn.choices, turn.after, strict=True):
            assert abs(before + luck + choices - after) <= EXACT
        assert abs(sum(turn.luck)) <= EXACT
        assert abs(sum(turn.choices)) <= EXACT


def check_chances(chances: tuple[float, ...]) -> None:
    assert abs(sum(chances) - 1) <= EXACT
    assert min(chances) >= -EXACT


def check_choices(review: Review, residual: float) -> None:
    """Check that no choice gains, neither one decision nor all of a seat's together, but for what is estimated."""
    for turn in review.turns:
        for decision in turn.decisions:
            assert decision.cost >= -residual
            assert decision.ways >= 1
            assert abs(decision.best.chance - decision.taken.chance - decision.cost) <= EXACT
            if decision.ways == 1:
                assert decision.cost == 0.0
                assert decision.why in ("only", "same")
                assert decision.taken == decision.best
    for share in review.shares:
        assert share.own <= review.error + residual
