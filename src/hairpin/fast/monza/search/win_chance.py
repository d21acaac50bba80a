"""The evaluation of a position: how often a seat wins if no car ever pushes another from now on.

Seats are counted from the starter. `turn` is the seat that moves next in this round, or the number of players when the
round is over.
"""

from __future__ import annotations

from hairpin.fast.kernel import inner, part, signed
from hairpin.fast.monza.dice import DICE
from hairpin.fast.monza.race.position import Standing
from hairpin.fast.monza.race.push_back import is_taken
from hairpin.fast.monza.race.rules import NOBODY, RaceRules
from hairpin.fast.monza.race.turn import find_bonus_owner
from hairpin.fast.monza.tables.finish_times import MOST_TURNS, FinishTimes, find_row
from hairpin.fast.monza.tables.steps import ACCELERATORS, EXTRA

_RARE = 1e-5  # what is less likely than this is left out


@part
def is_anyone_home(rules: RaceRules, at: Standing) -> bool:
    """Say whether a car is in the finish."""
    home = False
    for seat in range(rules.players):
        home |= at.place[seat] >= rules.road
    return home


@inner
def win_chance(times: FinishTimes, rules: RaceRules, at: Standing, turn: int, me: int) -> float:
    """Return a seat's chance to win, a shared win counting its share, if no car ever touches another."""
    players, road, rows = rules.players, rules.road, at.row
    home = False
    for seat in range(players):
        home |= at.place[seat] >= road
        if at.place[seat] < road:
            rows[seat] = find_row(times, at.place[seat], at.tiles[seat])
    if turn == players and not home:
        turn = 0
    total = 0.0
    if at.place[me] >= road:
        total = _beat_others(times, rules, at, turn, me, at.used[me])
    elif me >= turn:
        for dice in range(DICE + 1):
            if times.first[rows[me], dice] > _RARE:
                total += times.first[rows[me], dice] * _beat_others(times, rules, at, turn, me, dice)
    if home:  # MZ-14: this round is the last
        return total
    later = 2 if me >= turn else 1
    for round_ in range(1, MOST_TURNS):
        chance = times.chance[rows[me], round_ + later - 1]
        for seat in range(players):
            if seat != me:
                turns = round_ + 1 if seat >= turn else round_
                chance *= times.left[rows[seat], turns] + 0.5 * times.chance[rows[seat], turns]
        total += chance
        if times.left[rows[me], round_] < _RARE:
            break
    return total


@inner
def _beat_others(times: FinishTimes, rules: RaceRules, at: Standing, turn: int, me: int, dice: int) -> float:
    """Return the chance that nobody comes home now with fewer dice (MZ-15) or onto my target (RU-4); equals share."""
    chance = 1.0
    for seat in range(rules.players):
        if seat == me:
            continue
        if at.place[seat] >= rules.road:
            chance *= 0.0 if at.used[seat] < dice else 0.5 if at.used[seat] == dice else 1.0
        elif seat >= turn:
            lost = 0.0
            for fewer in range(min(dice, DICE + 1)):
                lost += times.first[at.row[seat], fewer]
            if dice <= DICE:
                lost += 0.5 * times.first[at.row[seat], dice]
            chance *= 1.0 - lost
            if rules.road <= at.place[me] < rules.crowded:
                chance *= 1.0 - times.hit[at.place[seat], at.place[me]]
    return chance


@part
def is_free(rules: RaceRules, at: Standing, place: int) -> bool:
    """Say whether a car may be moved onto a place; what holds any number of cars is always free (RU-4, RU-9)."""
    return place >= rules.crowded or not is_taken(place, None, at.place, rules.players)


@inner
def take_bonus(times: FinishTimes, rules: RaceRules, at: Standing, mover: int, last: int) -> None:
    """Move the bonus car to the free place from which it needs the fewest turns, or leave it (MZB-1, RU-16)."""
    owner = find_bonus_owner(rules, at.place, mover, last) if rules.has_bonus else NOBODY
    if owner == NOBODY:
        return
    here, extra, mask = at.place[owner], (at.tiles[owner] & EXTRA) // EXTRA, at.tiles[owner] & ACCELERATORS
    best, pick = times.turns[here, extra, mask], here
    for way in range(rules.exit_start[here], rules.exit_start[here + 1]):
        to = signed(rules.exit[way])
        if is_free(rules, at, to):
            turns = 0.0 if to >= rules.road else times.turns[to, extra, mask]
            if turns < best:
                best, pick = turns, to
    at.place[owner] = pick
