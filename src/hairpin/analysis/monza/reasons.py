"""Why one way to end a turn of Monza is better than another, in a word that every language has a sentence for."""

from __future__ import annotations

from typing import Literal

from hairpin.bots.monza.look_ahead import LookAhead
from hairpin.games.monza import Monza, State

Why = Literal["only", "same", "home", "fewer", "pushes", "tiles", "far", "safe", "again", "waits"]
SAFER = 0.05  # a chance of being pushed back that is lower by so much is worth telling


def give_reason(look_ahead: LookAhead, seat: int, before: State, best: State, other: State | None) -> Why:
    """Return why the best way is better for a seat than another one; without another one, what is good about it."""
    game = look_ahead.game
    if best.phase == "reroll":
        return "again"
    if best.cars[seat] in game.track.finish:
        return "fewer" if other and other.cars[seat] in game.track.finish else "home"
    if _push(seat, before, best) and not (other and _push(seat, before, other)):
        return "pushes"
    if best.phase == "turbo-roll" or _front(game, best, seat) > _front(game, other or before, seat):
        return "far"
    if other is None:
        return "tiles" if before.phase != "bonus" and before.tiles and best.tiles[seat] else "waits"
    if _danger(look_ahead, best, seat) < _danger(look_ahead, other, seat) - SAFER:
        return "safe"
    if before.tiles and len(best.tiles[seat]) > len(other.tiles[seat]):
        return "tiles"
    return "waits"


def _push(seat: int, before: State, after: State) -> bool:
    """Say whether another car was pushed back."""
    return any(one != seat and was != now for one, (was, now) in enumerate(zip(before.cars, after.cars, strict=True)))


def _front(game: Monza, state: State, seat: int) -> float:
    return float(game.track.front(state.cars[seat]))


def _danger(look_ahead: LookAhead, state: State, seat: int) -> float:
    """Return how likely the car is pushed back before its next turn, if the others drive as if alone."""
    at = look_ahead.stand(state)
    here, missed = at.place[look_ahead.count_seat(seat)], 1.0
    if here == 0:
        return 0.0
    for other in range(len(state.cars)):
        if other != seat and state.cars[other] not in look_ahead.game.track.finish:
            missed *= 1.0 - float(look_ahead.search.times.hit[at.place[look_ahead.count_seat(other)], here])
    return 1.0 - missed
