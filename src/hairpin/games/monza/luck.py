"""How lucky a roll is, by the rules alone: how many of all rolls would have let the car go at least as far.

A roll goes as far as its six dice can, without accelerators, an extra roll or a turbo; into the finish is farther than
anywhere else. Other cars do not matter (MZ-10), and neither does what the driver made of the roll.
"""

from __future__ import annotations

from functools import cache, lru_cache

from hairpin.core.chance import dice_rolls
from hairpin.games.monza.colours import LETTERS
from hairpin.games.monza.track import Track

DICE = 6

Hand = tuple[int, ...]  # how many dice of each colour
Reach = tuple[tuple[int, int], ...]  # sets of rolls, each with its number of orders, from the farthest reach down

_ROLLS = dice_rolls(LETTERS, DICE)
_BITS = {roll: 1 << number for number, roll in enumerate(_ROLLS)}
_TOTAL = sum(_ROLLS.values())
# By colour and number: the rolls with at least so many dice of this colour.
_AT_LEAST = [
    [sum(bit for roll, bit in _BITS.items() if roll.count(letter) >= least) for least in range(DICE + 1)]
    for letter in LETTERS
]


def count_odds(track: Track, free_finish: bool, place: str, roll: str) -> int:
    """Return the N of "one roll in N": those that let a car go at least as far from a place as this roll does."""
    bit = _BITS[roll]
    orders = next((orders for rolls, orders in _find_reach(track, free_finish, place) if rolls & bit), _TOTAL)
    return round(_TOTAL / orders)


@lru_cache(maxsize=4096)
def _find_reach(track: Track, free_finish: bool, place: str) -> Reach:
    """Return the rolls that can enter the finish, then those that allow six steps, five, and so on."""
    found: list[int] = []
    here: dict[str, set[Hand]] = {place: {(0,) * len(LETTERS)}}
    home = 0
    for _ in range(DICE):
        here = _go_on(track, free_finish, here)
        for end in track.finish:
            home |= _join(here.pop(end, set()))
        found.append(_join({hand for hands in here.values() for hand in hands}))
    upto = [home]
    for rolls in reversed(found):
        upto.append(upto[-1] | rolls)
    return tuple((rolls, _weigh(rolls)) for rolls in upto if rolls)


def _go_on(track: Track, free_finish: bool, here: dict[str, set[Hand]]) -> dict[str, set[Hand]]:
    """Return the places one step on, each with the dice that lead there."""
    there: dict[str, set[Hand]] = {}
    for place, hands in here.items():
        for space in track.exits.get(place, ()):
            any_colour = free_finish and space in track.finish  # RU-3
            for colour in LETTERS if any_colour else track.colour(space):
                at = LETTERS.index(colour)
                there.setdefault(space, set()).update({(*hand[:at], hand[at] + 1, *hand[at + 1 :]) for hand in hands})
    return there


def _join(hands: set[Hand]) -> int:
    """Return the rolls that contain one of these hands."""
    rolls = 0
    for hand in hands:
        rolls |= _find_rolls(hand)
    return rolls


@cache  # 924 hands of at most six dice
def _find_rolls(hand: Hand) -> int:
    """Return the rolls that contain a hand."""
    rolls = -1
    for at, least in enumerate(hand):
        if least:
            rolls &= _AT_LEAST[at][least]
    return rolls


def _weigh(rolls: int) -> int:
    return sum(_ROLLS[roll] for roll, bit in _BITS.items() if rolls & bit)
