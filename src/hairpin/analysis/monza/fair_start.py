"""Head starts for weaker drivers, so that a race becomes even (RU-31).

The strongest seat begins on the start. Every other one gets the space from which its chance is nearest to that of the
strongest: spaces are sorted by the turns that a lone car needs from them, the right ones are found by bisection, and
the best of those nearby by more races. Where spaces are too few for that, the strongest seat moves on a little, too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

import numpy as np

from hairpin.analysis.monza.grid_chances import Chances, Grid, GridChances, join, open_chances
from hairpin.fast.monza.tables.finish_times import make_finish_times
from hairpin.games.monza import Monza
from hairpin.games.monza.fair_start import FairStart
from hairpin.games.monza.track import START

OnProgress = Callable[[float], object]

SEED = 31
EVEN = 0.02  # a chance that differs by no more than this is even
GAIN = 0.01  # what a head start is worth at least
NEARBY = 5  # spaces to both sides that are compared with the one that was found
WIDE = 0.02  # if even the best space leaves a larger difference, the strongest seat moves, too
WIDEST = 0.03  # if that leaves a larger one, it may even begin further ahead than the weakest: some spaces are poor
MOVES, SLOW_MOVES = 10, 4  # spaces for the strongest seat then, and fewer if races take long
BEYOND = range(-2, 5)  # by how many spaces more than that the weakest seat moves
SLOW = 16  # as long as so many races of racers
ROUNDS = 2  # over all seats, where there are more than two
LEVELS = ((1, 6), (4, 4), (16, 1))  # races for each space, in those of a glance, and how many spaces are kept
GLANCE = 1 << 13  # races of drivers as fast as racers
LEAST = 1 << 9  # races of slower ones: by fewer, a good space looks bad too often


def find_fair_start(
    game: Monza,
    drivers: Sequence[str],
    on_progress: OnProgress = lambda _: None,
    *,
    seed: int = SEED,
    threads: int = 1,
) -> FairStart:
    """Return the head starts that make a race most even; `drivers` are by seat, like `racer` or `learner:40`.

    A grid that the game has is ignored. `on_progress` is called with the share of the work that is done.
    """
    chances = open_chances(game, drivers, seed, threads)
    return _Search(game, chances, on_progress).run()


class _Search:
    """One search. Races are numbered: all grids are compared by the same ones, the result has its own."""

    def __init__(self, game: Monza, chances: GridChances, on_progress: OnProgress) -> None:
        self.chances = chances
        self.seats = game.players
        self.order = sort_places(game)
        self.front = game.track.front
        self.glance = max(LEAST, GLANCE // max(1, chances.cost))
        self.raced = 0
        self.work = self._plan_work()
        self.on_progress = on_progress
        self._known: dict[Grid, Chances] = {}

    def run(self) -> FairStart:
        """Find the grid, and weigh it by races of its own."""
        start, most = (START,) * self.seats, LEVELS[-1][0] * self.glance
        before = self.race(start, most, most // 2)
        grid = self.choose_grid(start, before)
        after = before if grid == start else self.race(grid, most, most)
        self.on_progress(1.0)
        return FairStart(grid, before.of, after.of, after.error, self.raced)

    def choose_grid(self, start: Grid, before: Chances) -> Grid:
        """Return the grid that is most even."""
        if measure_gap(before) <= EVEN:
            return start
        strongest = int(np.argmax(before.of))
        weaker = sorted((seat for seat in range(self.seats) if seat != strongest), key=before.of.__getitem__)
        grid = start
        for _ in range(1 if self.seats == 2 else ROUNDS):
            for seat in weaker:
                grid = self.place(grid, seat, strongest)
        for seat in weaker:
            grid, gap = self.pick(self.vary(grid, seat))
        for stays_ahead, limit in ((True, WIDE), (False, WIDEST)):
            if gap > limit:
                grid, gap = self.pick([grid, *self.move_strongest(grid, weaker[0], strongest, stays_ahead)])
        return grid if gap < measure_gap(before) - GAIN else start

    def place(self, grid: Grid, seat: int, strongest: int) -> Grid:
        """Return the grid with a seat on the first space from which it is no weaker than the strongest one."""
        low, high = -1, len(self.order) - 1
        while high - low > 1:
            middle = (low + high) // 2
            of = self.look(self.put(grid, seat, middle), self.glance).of
            low, high = (middle, high) if of[seat] < of[strongest] else (low, middle)
        return self.put(grid, seat, high)

    def put(self, grid: Grid, seat: int, number: int) -> Grid:
        """Return the grid with a seat on the space of this number in the order, or on the nearest free one."""
        others = {place for other, place in enumerate(grid) if other != seat and place != START}
        free = [at for at, place in enumerate(self.order) if place not in others]
        at = min(free, key=lambda at: abs(at - number))
        return (*grid[:seat], self.order[at], *grid[seat + 1 :])

    def vary(self, grid: Grid, seat: int) -> list[Grid]:
        """Return the grids in which one seat stands on a space nearby."""
        here = self.order.index(grid[seat])
        return [self.put(grid, seat, here + step) for step in range(-NEARBY, NEARBY + 1)]

    def move_strongest(self, grid: Grid, weakest: int, strongest: int, stays_ahead: bool) -> Iterator[Grid]:
        """Yield grids in which the strongest seat moves on a little, and the weakest about as far."""
        here, begin, last = self.order.index(grid[weakest]), self.order.index(START), len(self.order) - 1
        for moved in range(MOVES if self.chances.cost < SLOW else SLOW_MOVES):
            one = self.put(grid, strongest, min(begin + moved, last))
            for step in BEYOND:
                other = self.put(one, weakest, min(here + moved + step, last))
                if not stays_ahead or self.front(other[weakest]) >= self.front(other[strongest]):
                    yield other

    def pick(self, grids: Iterable[Grid]) -> tuple[Grid, float]:
        """Return the most even of some grids, and its gap: the better a grid looks, the more races it gets."""
        left = list(dict.fromkeys(grids))
        for times, kept in LEVELS:
            left = sorted(left, key=lambda grid: measure_gap(self.look(grid, times * self.glance)))[:kept]
        return left[0], measure_gap(self._known[left[0]])

    def look(self, grid: Grid, races: int) -> Chances:
        """Return the chances from a grid by so many races at least; those of earlier looks are among them."""
        known = self._known.get(grid)
        if known is None or known.races < races:
            first = known.races if known else 0
            more = self.race(grid, first, races - first)
            known = self._known[grid] = join(known, more) if known else more
        return known

    def race(self, grid: Grid, first: int, races: int) -> Chances:
        """Return the chances from a grid by some races alone."""
        found = self.chances.weigh(grid, first, races)
        self.raced += found.races
        self.on_progress(min(0.99, self.raced / self.work))
        return found

    def _plan_work(self) -> int:
        """Estimate how many races a search takes."""
        halvings = len(self.order).bit_length() * (1 if self.seats == 2 else ROUNDS)
        kept = [2 * NEARBY, *(kept for _, kept in LEVELS)]
        levels = [0, *(times for times, _ in LEVELS)]
        refining = sum(many * (upto - after) for many, after, upto in zip(kept, levels, levels[1:], strict=False))
        return self.glance * ((self.seats - 1) * (halvings + refining) + 2 * levels[-1])


def sort_places(game: Monza) -> tuple[str, ...]:
    """Return where a car may begin, by the turns that it needs alone from there, from the most on."""
    track = game.track
    turns = make_finish_times(game).turns[:, -1, -1]
    order = np.argsort(-turns, kind="stable")
    return tuple(track.places[number] for number in order if track.places[number] not in track.lost)


def measure_gap(chances: Chances) -> float:
    """Return the largest difference of a chance from the fair one."""
    return max(abs(chance - 1 / len(chances.of)) for chance in chances.of)
