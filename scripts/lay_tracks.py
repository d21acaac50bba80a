"""Lay out a board: hand-set stretches stay as they are, the road between them is searched by hill-climbing.

`python -m scripts.lay_tracks oval --seed 1` prints the lanes of a track file. In a plan `~9` is nine units of road
that the search may lay as it likes; everything else is fixed, because EX-4 asks for it. The search judges by a quick
sketch of one greedy car; `hairpin.analysis.boards.check_track` has the last word.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations_with_replacement, pairwise
from random import Random

from hairpin.core.chance import dice_rolls
from hairpin.core.errors import TrackFileError
from hairpin.games.monza.colours import LETTERS
from hairpin.games.monza.track import START, TYRE, Space, Track
from hairpin.games.monza.track_file import parse_track

LENGTHS = (2, 3, 4, 5)  # of searched spaces, in half units
TYRE_LENGTHS = (2, 3)


@dataclass(frozen=True)
class Plan:
    """What is fixed of a board, and what the search should come near to.

    Spaces, tyres, the turns of one greedy car, and how many times as many these are as with thinking ahead.
    """

    lanes: Mapping[str, str]
    edition: str
    finish: str
    spaces: tuple[int, int]
    tyres: tuple[int, int]
    turns: tuple[float, float]
    thinking: float = 1.05


PLANS = {
    "oval": Plan(
        {
            "A": "w1.5 ~12 r1 w1 g1.5 ~11",
            "B": "#1 ~13.5 p1.5 y1.5 b1.5 g1 ~8",
            "C": "p1.5 ~13.5 b1 g1 #1 p1.5 w1 ~7.5",
        },
        "anniversary", 'colour = "white"', (59, 63), (6, 8), (9, 11),
    ),
    "first-edition": Plan(
        {
            "A": "b1.5 r1 g1 y1.5 ~20.5 r1 #1 b1.5",
            "B": "#1 y2 r1 ~22 y2 w1",
            "C": "w1.5 p1.5 ~23 g1 #2",
        },
        "first", 'targets = ["A", "B"]', (62, 66), (8, 10), (9, 11.5),
    ),
    "long": Plan(
        {
            "A": "~20 b1 #1 y1.5 p1.5 w1 r1.5 g1.5 w1.5 ~19.5",
            "B": "~20.5 r2 g1.5 y1.5 p1 b1 y2.5 g1 ~19",
            "C": "~20 y1 #1 b1 r1.5 y1 g1.5 w1.5 r1 b1 ~19.5",
        },
        "anniversary", 'colour = "white"', (107, 111), (11, 15), (16, 20),
    ),
    "sprint": Plan(
        {"A": "w1.5 ~8.5", "B": "#1 ~9", "C": "p1 ~9"},
        "anniversary", 'colour = "white"', (20, 24), (2, 2), (3.5, 5), 1.015,
    ),
}  # fmt: skip

Word = tuple[str, int, bool]  # colour, length in half units, whether the search may touch it
Lanes = dict[str, list[Word]]


def fill_plan(plan: Plan, random: Random) -> Lanes:
    """Lay spaces at random where the road is open."""
    lanes: Lanes = {}
    for lane, text in plan.lanes.items():
        row = lanes[lane] = []
        for word in text.split():
            length = int(2 * Fraction(word[1:]))
            if word[0] != "~":
                row.append((word[0], length, False))
                continue
            while length:
                part = random.choice([n for n in LENGTHS if n == length or n + 2 <= length])
                row.append((random.choice(LETTERS), part, True))
                length -= part
    return lanes


def change(lanes: Lanes, random: Random) -> Lanes:
    """Return the lanes with one small thing changed on the open road."""
    fresh = {lane: list(row) for lane, row in lanes.items()}
    row = random.choice(list(fresh.values()))
    here = random.choice([number for number, word in enumerate(row) if word[2]])
    (colour, length, _), (beside, more, is_open) = row[here], row[here + 1] if here + 1 < len(row) else ("", 0, False)
    dye = random.choice(LETTERS)
    kind = random.choice(("colour", "colour", "tyre", "split", "swap", "border", "border", "join"))
    if kind == "colour":
        row[here] = (dye, length, True)
    elif kind == "tyre":
        row[here] = (TYRE, length, True)
    elif kind == "split":
        row[here : here + 1] = [(colour, 2, True), (dye, length - 2, True)]
    elif not is_open:
        pass
    elif kind == "swap":
        row[here : here + 2] = [row[here + 1], row[here]]
    elif kind == "join":
        row[here : here + 2] = [(dye, length + more, True)]
    else:
        shift = random.choice((-1, 1))
        row[here : here + 2] = [(colour, length + shift, True), (beside, more - shift, True)]
    return fresh


def write_lane(row: list[Word]) -> str:
    """Write a lane as a track file has it."""
    return " ".join(f"{colour}{length // 2}{'.5' * (length % 2)}" for colour, length, _ in row)


def build(plan: Plan, lanes: Lanes) -> Track | None:
    """Return the board if it can be raced on and no lane has a colour twice in a row."""
    for row in lanes.values():
        if any(one[0] == two[0] for one, two in pairwise(row)):
            return None
        if any(is_open and n not in (TYRE_LENGTHS if c == TYRE else LENGTHS) for c, n, is_open in row):
            return None
    rows = "\n".join(f'{lane} = "{write_lane(row)}"' for lane, row in lanes.items())
    head = f'game = "monza"\nedition = "{plan.edition}"'
    try:
        return parse_track(f"{head}\n[lanes]\n{rows}\n[finish]\n{plan.finish}\n", "sketch.toml")
    except TrackFileError:
        return None


HANDS = [hand for dice in range(7) for hand in combinations_with_replacement(LETTERS, dice)]
_NUMBER = {hand: number for number, hand in enumerate(HANDS)}
# By colour: every hand that has it, and the hand that is left when one such die is used.
USES = {
    colour: [
        (number, _NUMBER[hand[: hand.index(colour)] + hand[hand.index(colour) + 1 :]])
        for number, hand in enumerate(HANDS)
        if colour in hand
    ]
    for colour in LETTERS
}
ROLLS = [(_NUMBER[tuple(roll)], orders / 6**6) for roll, orders in dice_rolls(LETTERS, 6).items()]


@dataclass
class Sketch:
    """What one greedy car makes of a board, and `thought`: the turns of a car whose driver thinks ahead."""

    turns: float
    stalls: float
    endings: float
    thought: float
    visits: dict[str, float]

    def __str__(self) -> str:
        thinking = self.turns / self.thought - 1
        return f"{self.turns:.1f} turns, {self.stalls:.1%} stalls, {self.endings:.2f} ends, thinking {thinking:.1%}"


def sketch(track: Track) -> Sketch:
    """Follow one greedy car (furthest front edge, then fewest dice) through every roll."""
    places = sorted(track.places, key=track.front)
    ends, masks = drive_hands(track, places)
    drawn = Sketch(0.0, 0.0, 0.0, think_ahead(track, places, masks), dict.fromkeys(places, 0.0) | {START: 1.0})
    visits = drawn.visits
    for place in (place for place in places if place not in track.finish):
        moves = dict.fromkeys(ends[place], 0.0)
        for hand, chance in ROLLS:
            moves[ends[place][hand]] += chance
        stay = moves.pop(place)
        visits[place] /= 1 - stay
        for end, chance in moves.items():
            visits[end] += visits[place] * chance
        drawn.turns += visits[place]
        drawn.stalls += visits[place] * stay
        drawn.endings += visits[place] * sum(chance * masks[place][hand].bit_count() for hand, chance in ROLLS)
    drawn.stalls /= drawn.turns
    drawn.endings /= drawn.turns
    return drawn


def drive_hands(track: Track, places: list[str]) -> tuple[dict[str, list[str]], dict[str, list[int]]]:
    """Say by place and hand of dice where a greedy turn ends, and as bits where any turn can end."""
    rank = {front: number for number, front in enumerate(sorted(set(map(track.front, places))))}
    worth: dict[str, list[int]] = {}
    ends: dict[str, list[str]] = {}
    masks: dict[str, list[int]] = {}
    for number, place in reversed(list(enumerate(places))):
        best = worth[place] = [8 * rank[track.front(place)]] * len(HANDS)
        goal = ends[place] = [place] * len(HANDS)
        mask = [0] * len(HANDS)
        for way in track.exits.get(place, ()):
            way_worth, way_ends, way_masks = worth[way], ends[way], masks[way]
            for hand, rest in USES[track.colour(way)]:
                mask[hand] |= way_masks[rest]
                if way_worth[rest] - 1 > best[hand]:
                    best[hand], goal[hand] = way_worth[rest] - 1, way_ends[rest]
        masks[place] = [bits or 1 << number for bits in mask]
    return ends, masks


def think_ahead(track: Track, places: list[str], masks: dict[str, list[int]]) -> float:
    """Count the turns of a driver who always takes the end from which the fewest are left."""
    left = {1 << places.index(end): 0.0 for end in track.finish}
    for number, place in reversed(list(enumerate(places))):
        if place in track.finish:
            continue
        chances = dict.fromkeys(masks[place], 0.0)
        for hand, chance in ROLLS:
            chances[masks[place][hand]] += chance
        stay = chances.pop(1 << number)
        onward = sum(chance * min(left[bit] for bit in split_bits(bits)) for bits, chance in chances.items() if chance)
        left[1 << number] = (1 + onward) / (1 - stay)
    return left[1 << places.index(START)]


def split_bits(bits: int) -> Iterator[int]:
    """Yield every single bit of a number."""
    while bits:
        yield bits & -bits
        bits &= bits - 1


def judge(plan: Plan, track: Track, drawn: Sketch) -> float:
    """Weigh a board's faults, the fewer the better."""
    road = [space for space in track.spaces.values() if not space.is_tyre]
    faults = 3 * beyond(drawn.turns, plan.turns) + 100 * beyond(drawn.stalls, (0, 0.14))
    faults += 10 * beyond(drawn.endings, (1.8, 9)) + 100 * beyond(drawn.turns / drawn.thought, (plan.thinking, 2))
    faults += beyond(len(track.spaces), plan.spaces) + beyond(len(track.spaces) - len(road), plan.tyres)
    for colour in LETTERS:
        faults += 100 * beyond(sum(space.colour == colour for space in road) / len(road), (0.145, 0.19))
    for spaces in track.lanes.values():
        share = sum(drawn.visits.get(space.name, 0) for space in spaces) / drawn.turns
        faults += 50 * beyond(share, (0.27, 0.40)) + sum(map(is_dull, spaces, spaces[1:], spaces[2:]))
    return faults + sum(0.5 for space in road if drawn.visits[space.name] < 0.05)


def beyond(value: float, limits: tuple[float, float]) -> float:
    """Return how far a value lies outside of its limits."""
    return max(limits[0] - value, value - limits[1], 0.0)


def is_dull(one: Space, two: Space, three: Space) -> bool:
    """Say whether three spaces in a row look thoughtless: all of a length, to and fro, or with two tyres."""
    is_even = one.front - one.rear == two.front - two.rear == three.front - three.rear
    return is_even or one.colour == three.colour


def climb(plan: Plan, seed: int, tries: int) -> Lanes:
    """Search from a random board; at first small steps down are allowed, later none."""
    random = Random(seed)
    lanes = fill_plan(plan, random)
    while not (track := build(plan, lanes)):
        lanes = fill_plan(plan, random)
    drawn = sketch(track)
    faults = judge(plan, track, drawn)
    for number in range(1, tries + 1):
        patience = 0.6 * max(0.0, 1 - 1.5 * number / tries)
        if track := build(plan, fresh := change(lanes, random)):
            fresh_drawn = sketch(track)
            if (fresh_faults := judge(plan, track, fresh_drawn)) <= faults + patience * random.random():
                lanes, faults, drawn = fresh, fresh_faults, fresh_drawn
        if number % 100 == 0:
            print(f"\r{number} of {tries}: faults {faults:.2f}; {drawn}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return lanes


def main() -> None:
    """Read the command line, search, print the lanes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("board", choices=PLANS)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tries", type=int, default=8000)
    given = parser.parse_args()
    for lane, row in climb(PLANS[given.board], given.seed, given.tries).items():
        print(f'{lane} = "{write_lane(row)}"')


if __name__ == "__main__":
    main()
