"""The averages of compiled races of racers, compared with the same races replayed by the rules."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

import hairpin
from hairpin.analysis.monza.field_simulation import simulate_field
from hairpin.analysis.simulate import simulate
from hairpin.fast.monza import MonzaRaces
from hairpin.fast.monza.record import tell_race
from hairpin.games.monza import Monza

pytestmark = pytest.mark.compiled

RACES, SEED = 60, 5


@pytest.mark.parametrize(("track", "players"), [("sprint", 4), ("first-edition", 6), ("oval", 2)])
def test_the_averages_equal_those_of_the_races_replayed_by_the_rules(track: str, players: int) -> None:
    game = hairpin.make("monza", track=track, players=players, starter=1)
    assert isinstance(game, Monza)
    field, front = MonzaRaces(game), game.track.front
    stood: Counter[str] = Counter()
    push_backs = lead_changes = 0
    wins = [0.0] * players
    for number in range(RACES):
        leaders = []
        for before, _, after in tell_race(game, field.log(["racer"] * players, number, SEED)):
            if before.phase == "roll":
                stood[before.cars[before.turn][0]] += 1
            if after.phase == "drive":
                continue
            push_backs += sum(front(new) < front(old) for old, new in zip(before.cars, after.cars, strict=True))
            fronts = [front(car) for car in after.cars]
            if fronts.count(max(fronts)) == 1:
                leaders.append(fronts.index(max(fronts)))
        lead_changes += sum(one != other for one, other in pairwise(leaders))
        outcome = game.outcome(after)
        assert outcome is not None
        for seat in outcome.winners:
            wins[(seat - 1) % players] += 1 / len(outcome.winners)
    found = simulate_field(game, RACES, SEED)
    assert found.push_backs == pytest.approx(push_backs / RACES)
    assert found.lead_changes == pytest.approx(lead_changes / RACES)
    total = sum(stood[lane] for lane in game.track.lanes)
    assert found.lanes == pytest.approx({lane: stood[lane] / total for lane in game.track.lanes})
    assert found.wins == pytest.approx([won / RACES for won in wins])


def test_the_races_are_those_of_simulate_with_the_same_seed() -> None:
    game = hairpin.make("monza", track="sprint", players=4)
    assert isinstance(game, Monza)
    found, tally = simulate_field(game, 500, SEED), simulate(game, ["racer"] * 4, 500, SEED)
    assert found.push_backs == pytest.approx(tally.counts["push_backs"].mean)
    assert found.wins == pytest.approx([wins.mean for wins in tally.wins])
