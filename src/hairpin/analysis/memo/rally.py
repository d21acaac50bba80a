"""Figures about a set of road tiles: how long a race takes, and whether swaps are needed.

People are modelled by drivers that forget a quarter of the remembered tiles in every turn, and by turns of twenty
seconds. Neither number was measured.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from heapq import heappop, heappush
from math import ceil
from random import Random
from statistics import fmean

from hairpin.analysis.simulate import simulate
from hairpin.bots import make_driver
from hairpin.core.driver import CompiledDriver
from hairpin.games import make
from hairpin.games.memo import TileSet
from hairpin.games.memo.grid import COLOURS, NEIGHBOURS, OPPOSITE, PIT, ROAD, SIDES
from hairpin.games.memo.tiles import DEAD_END, ROTATIONS

FAMILY = "forgetful:0.25"
SECONDS = 20


@dataclass(frozen=True, slots=True)
class Length:
    """The length of races with one number of players: turns per player, and minutes."""

    turns: float
    minutes: float
    unfinished: int


@dataclass(frozen=True, slots=True)
class RallyReport:
    """The figures of a set of tiles.

    lengths   by the number of players
    layouts   the number of random layouts
    to_pit    the share of ways from a start to the pit, by the least number of swaps that they need
    to_finish the same from the pit to a finish
    blocked   the share of layouts in which no start has a way to the pit without a swap
    memory    the share of two-car races that a driver with perfect memory wins against one that forgets at once
    """

    tiles: str
    counts: str
    races: int
    lengths: Mapping[int, Length]
    layouts: int
    to_pit: Mapping[int, float]
    to_finish: Mapping[int, float]
    blocked: float
    memory: float

    def as_dict(self) -> dict[str, object]:
        """Return the figures for JSON."""
        return asdict(self)


def check_tiles(tiles: TileSet, races: int, layouts: int, seed: int) -> RallyReport:
    """Simulate races and layouts of a set of tiles."""
    swaps = [list(_lay_out(tiles, Random(f"{seed}/{number}"))) for number in range(layouts)]
    return RallyReport(
        tiles=tiles.name,
        counts=tiles.text,
        races=races,
        lengths={players: _time_races(tiles, players, races, seed) for players in (2, 3, 4)},
        layouts=layouts,
        to_pit=_share([start for layout in swaps for start, _ in layout]),
        to_finish=_share([finish for layout in swaps for _, finish in layout]),
        blocked=fmean(all(start for start, _ in layout) for layout in swaps),
        memory=_measure_memory(tiles, races, seed),
    )


def _time_races(tiles: TileSet, players: int, races: int, seed: int) -> Length:
    tally = simulate(make("memo", tiles=tiles, players=players), [FAMILY] * players, races, seed)
    return Length(tally.turns.mean / players, tally.turns.mean * SECONDS / 60, tally.unfinished)


def _measure_memory(tiles: TileSet, races: int, seed: int) -> float:
    """Return the share of wins of a driver with perfect memory against one that forgets at once, over both seats."""
    game = make("memo", tiles=tiles)
    names = ["perfect-memory", "forgetful:1"]
    return fmean(simulate(game, names[::step], races, seed).wins[seat].mean for seat, step in enumerate((1, -1)))


def measure_learner(tiles: TileSet, errors: Sequence[float], races: int, seed: int) -> list[float]:
    """Return a learner's share of wins against the racer, over both seats, for every probability of an error."""
    game = make("memo", tiles=tiles)
    pairs = [[f"child:{chance:.6f}", "racer"] for chance in errors]
    return [
        fmean(simulate(game, pair[::step], races, seed).wins[seat].mean for seat, step in enumerate((1, -1)))
        for pair in pairs
    ]


@dataclass(frozen=True, slots=True)
class Field:
    """The races of equal drivers: turns on average, in 95 of 100 races at most, in the longest; shuttles in all."""

    driver: str
    players: int
    races: int
    turns: float
    most_of_95: int
    most: int
    shuttles: int
    unfinished: int


def measure_field(driver: str, players: int, races: int, seed: int) -> Field:
    """Race drivers of one kind against each other, and count how often one of their cars shuttles."""
    from hairpin.fast.memo import Rally  # noqa: PLC0415 - the compiler is slow to load

    game = make("memo", players=players)
    made = make_driver(driver, game)
    name = made.compiled() if isinstance(made, CompiledDriver) else driver
    batch = Rally(game).run([str(name)] * players, races, seed)
    turns = sorted(batch.turns.tolist())
    return Field(
        driver=driver,
        players=players,
        races=races,
        turns=fmean(turns),
        most_of_95=turns[ceil(0.95 * races) - 1],
        most=turns[-1],
        shuttles=int(batch.shuttles.sum()),
        unfinished=int((batch.winners < 0).sum()),
    )


def _share(swaps: list[int]) -> dict[int, float]:
    return {number: times / len(swaps) for number, times in sorted(Counter(swaps).items())}


def _lay_out(tiles: TileSet, random: Random) -> Iterator[tuple[int, int]]:
    """Lay the tiles out at random; yield for each start the fewest swaps on the way to the pit and back."""
    layout = dict(zip(ROAD, random.sample(tiles.kinds, len(ROAD)), strict=True))
    swaps = count_swaps(layout)
    for colour in COLOURS:
        side, corner = SIDES[colour]
        to_finish = swaps[corner, side]
        free = [swaps[place, OPPOSITE[way]] for way, place in NEIGHBOURS[corner].items() if place in ROAD]
        yield (min(to_finish, *free) if layout[corner] == DEAD_END else to_finish), to_finish  # MC-6


def count_swaps(layout: Mapping[str, str]) -> dict[tuple[str, str], int]:
    """Return, for each tile and side, the fewest swaps on a way from the pit that leaves the tile by that side.

    The way in the other direction needs as many. This is Dijkstra's algorithm.
    """
    swaps: dict[tuple[str, str], int] = {}
    waiting = [(0, PIT, side) for side in NEIGHBOURS[PIT]]
    while waiting:
        number, left, by = heappop(waiting)
        if (left, by) in swaps:
            continue
        swaps[left, by] = number
        cell, entered = NEIGHBOURS[left][by], OPPOSITE[by]
        for side in NEIGHBOURS[cell] if cell in layout else ():
            is_led = any({entered, side} <= {*ways} for ways in ROTATIONS[layout[cell]])
            heappush(waiting, (number + (not is_led), cell, side))
    return swaps
