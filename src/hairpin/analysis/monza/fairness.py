"""Whether one car is better than another with the bonus move, where the last colour of a turn moves its car (MZB-1)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations

import numpy as np

from hairpin.analysis.monza.solo_race import Offers, Solo, Ways
from hairpin.games.monza import Monza, Options, Track
from hairpin.games.monza.colours import CARS, LETTER_OF, LETTERS
from hairpin.solve.bonus_race import BonusRace
from hairpin.solve.choices import Floats
from hairpin.solve.problem import DirtyFlags

MOST_SWEEPS = 300
_WORTH = 1.9  # points of the races for a point of the turns that end on a car's colour

Pair = tuple[str, str]
Pairs = Mapping[Pair, float]


def list_pairs(track: Track) -> list[Pair]:
    """Return any two cars of a board's edition."""
    return list(combinations(CARS[track.edition], 2))


def weigh_cars(track: Track, precision: float = 1e-6) -> Pairs:
    """Solve the race of any two cars with the bonus move; return the first one's chance over both seats."""
    return dict(weigh_pairs(track, list_pairs(track), precision))


def weigh_pairs(track: Track, pairs: Iterable[Pair], precision: float) -> Iterator[tuple[Pair, float]]:
    """Do the same for some pairs, one after the other."""
    race = BonusRace(Monza(Options.read({"track": track, "bonus": True})))
    race.prepare()
    for one, two in pairs:
        ahead, behind = (_settle(race.repaint(cars), precision) for cars in ((one, two), (two, one)))
        yield (one, two), (ahead + 1 - behind) / 2


def guess_cars(known: Pairs, more: Floats) -> Pairs:
    """Estimate the chances on a board similar to a known one, by the share of turns that end on each colour."""
    gain = {car: _WORTH * float(more[LETTERS.index(LETTER_OF[car])]) for pair in known for car in pair}
    return {(one, two): chance + gain[one] - gain[two] for (one, two), chance in known.items()}


def find_edge(pairs: Pairs) -> float:
    """Return the largest advantage of one car over another above an even chance."""
    return max((abs(chance - 0.5) for chance in pairs.values()), default=0.0)


def _settle(race: BonusRace, precision: float) -> float:
    """Return the starter's chance by value iteration, until no value changes by more than the precision."""
    tables, dirty = np.full((race.starts[-1], race.seats), 1 / race.seats), DirtyFlags(race.standings)
    for _ in range(MOST_SWEEPS):
        change = 0.0
        for mover in reversed(range(race.seats)):
            table = race.table(tables, mover)
            draft = np.array(table)
            change = max(change, race.back_up(mover, tables, draft, dirty, 0.0, 0, race.standings[mover]))
            table[:] = draft
        if change < precision:
            break
    return float(tables[0, 0])


def share_colours(ways: Ways, offers: Offers, solo: Solo) -> Floats:
    """Return how many turns of a lone racer end on each colour: a cheap estimate of the bonus move's value."""
    choices, is_road = offers.choices, ways.way_to < ways.road
    colour_of = np.zeros(ways.road, np.int64)
    colour_of[ways.way_to[is_road]] = ways.way_colour[is_road]
    place = np.repeat(np.arange(ways.road), np.diff(choices.end_start))
    stays = choices.end == place
    arrivals = solo.visits * (1 - np.bincount(place[stays], offers.racing[stays], ways.road))
    return np.bincount(colour_of[1:], arrivals[1:], len(LETTERS)) / solo.turns
