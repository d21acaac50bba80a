"""The parts of a turn that all drivers share: roll, push-back, bonus move, end of the race.

Each is a small kernel on a `Position`, in the order in which a turn calls them (RU-15).
"""

from __future__ import annotations

import numpy as np

from hairpin.fast.kernel import part, signed
from hairpin.fast.luck import pick
from hairpin.fast.monza.board import Ints
from hairpin.fast.monza.dice import COLOURS, ROLL_OF_TICKET, TICKETS, WITH
from hairpin.fast.monza.race.position import Position, Standing
from hairpin.fast.monza.race.push_back import find_space_behind, is_taken
from hairpin.fast.monza.race.rules import NOBODY, RaceRules


@part
def line_up(rules: RaceRules, position: Position) -> None:
    """Put every car where it begins and deal its tiles (MZ-4, MZP-1, RU-31)."""
    for seat in range(rules.players):
        position.on[position.place[seat]] = 0
    for seat in range(rules.players):
        place = signed(rules.grid[seat])
        position.place[seat] = place
        position.tiles[seat] = rules.tiles
        if place > 0:
            position.on[place] = seat + 1


@part
def take_up(rules: RaceRules, position: Position, at: Standing) -> bool:
    """Put every car where it stands in a position before a roll; say whether one is home."""
    home = False
    for seat in range(rules.players):
        position.on[position.place[seat]] = 0
    for seat in range(rules.players):
        place = at.place[seat]
        position.place[seat], position.tiles[seat], position.used[seat] = place, at.tiles[seat], at.used[seat]
        home |= place >= rules.road
        if 0 < place < rules.crowded:
            position.on[place] = seat + 1
    return home


@part
def draw_roll(bits: np.uint64) -> int:
    """Roll six dice: one of the 462 rolls by its weight (MZ-5)."""
    return signed(ROLL_OF_TICKET[pick(bits, TICKETS)])


@part
def add_dice(hand: int, dice: int, bits: np.uint64) -> int:
    """Roll some dice and add them to a hand."""
    ticket = pick(bits, COLOURS**dice)
    for _ in range(dice):
        hand = signed(WITH[hand, ticket % COLOURS])
        ticket //= COLOURS
    return hand


@part
def end_drive(rules: RaceRules, position: Position, seat: int, end: int) -> int:
    """Put the mover where its drive ended and push back whoever stands there; return how many that were (MZ-11)."""
    place, on = position.place, position.on
    on[place[seat]] = 0
    bumped = on[end]
    if bumped:
        back = find_space_behind(rules.behind, end, on, None, 0)
        on[back] = bumped
        place[bumped - 1] = back
    place[seat] = end
    on[end] = seat + 1
    on[0] = 0
    if end >= rules.crowded:
        on[end] = 0
    return signed(bumped > 0)


@part
def find_bonus_owner(rules: RaceRules, place: Ints, mover: int, last: int) -> int:
    """Return whose car the last colour lets move on, or `NOBODY` (MZB-1, RU-8)."""
    seat = signed(rules.owner[last])
    if seat == NOBODY or place[seat] >= rules.road or (seat == mover and rules.is_others_only):
        return NOBODY
    return seat


@part
def count_bonus_spaces(rules: RaceRules, position: Position, seat: int) -> int:
    """Count the free places one step ahead of a car (RU-16); the finish is free unless it is a square (RU-4, RU-9)."""
    place, spaces = position.place[seat], 0
    for way in range(rules.exit_start[place], rules.exit_start[place + 1]):
        spaces += not is_taken(signed(rules.exit[way]), position.on, None, 0)
    return spaces


@part
def find_bonus_space(rules: RaceRules, position: Position, seat: int, number: int) -> int:
    """Return the free place of this number ahead of a car; past the last one the car stays."""
    place = position.place[seat]
    for way in range(rules.exit_start[place], rules.exit_start[place + 1]):
        if not is_taken(signed(rules.exit[way]), position.on, None, 0):
            if number == 0:
                return signed(rules.exit[way])
            number -= 1
    return signed(place)


@part
def find_furthest_bonus(rules: RaceRules, position: Position, seat: int, spaces: int) -> int:
    """Return the number of the bonus space that reaches furthest, of equals the first; `spaces` if none gets on."""
    best, furthest = spaces, 0
    for number in range(spaces):
        goal = signed(rules.goal[find_bonus_space(rules, position, seat, number)])
        if goal > furthest:
            best, furthest = number, goal
    return best


@part
def move_bonus(rules: RaceRules, position: Position, seat: int, to: int) -> None:
    """Move a car one step on, or leave it where it is."""
    position.on[position.place[seat]] = 0
    position.place[seat] = to
    if 0 < to < rules.crowded:
        position.on[to] = seat + 1


@part
def is_given_up(rules: RaceRules, places: Ints, turns: int) -> bool:
    """Say whether a race is given up: all cars stand where no way leads on, or it has lasted too long."""
    if rules.most_turns == 0:
        return False
    is_stuck = True
    for seat in range(rules.players):
        is_stuck &= rules.exit_start[places[seat]] == rules.exit_start[places[seat] + 1]
    return is_stuck or turns >= rules.most_turns


@part
def find_winners(rules: RaceRules, position: Position) -> int:
    """Return those in the finish that used the fewest dice in the last round, as bits (MZ-15, RU-11)."""
    winners, fewest = 0, np.int64(1 << 30)
    for seat in range(rules.players):
        if position.place[seat] >= rules.road:
            if position.used[seat] < fewest:
                winners, fewest = 0, position.used[seat]
            if position.used[seat] == fewest:
                winners |= 1 << seat
    return winners
