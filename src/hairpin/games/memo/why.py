"""Why a seat may not choose a place or a tile: one rule for every illegal one, none for a legal one.

Answers are read from a view, never from a state: what lies face down cannot change the answer (RU-26).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from hairpin.core.errors import ActionNotationError, IllegalActionError, quote
from hairpin.core.reason import Reason
from hairpin.games.memo.actions import SWAP
from hairpin.games.memo.grid import COLOURS, FIXED_WAYS, NEIGHBOURS, OPPOSITE, PLACES, ROAD, side_towards
from hairpin.games.memo.options import Options
from hairpin.games.memo.rules import Memo
from hairpin.games.memo.state import State
from hairpin.games.memo.view import View


def explain(game: Memo, state: State, seat: int, words: Sequence[str], what: str) -> Reason | None:
    """Return why a seat may not choose a place after the beginning of a swap, or None if it may."""
    if what not in PLACES:
        raise ActionNotationError(f"{quote(what)} is not a place of this table", action=what)
    view = game.view(state, seat)
    if view.phase != "over" and view.turn != seat:
        return Reason("MC-3", "not-your-turn")
    return why_not(game.options, pick_up(game.options, view, words), what)


def pick_up(options: Options, view: View, words: Sequence[str]) -> View:
    """Return the view after the beginning of a swap that is not yet sent: `swap`, and perhaps a first tile."""
    for word in words:
        if word == SWAP.word and view.phase == "choose":
            view = replace(view, phase="swap-first")
        elif view.phase == "swap-first" and word in ROAD and not why_not(options, view, word):
            view = replace(view, phase="swap-second", chosen=word)
        else:
            given = quote(word)
            raise IllegalActionError(f"{given} is not possible here; only the beginning of a swap is", action=word)
    return view


def why_not(options: Options, view: View, place: str) -> Reason | None:
    """Return why the acting seat may not choose a place, or None if it may."""
    match view.phase:
        case "choose":
            return _why_not_go(options, view, place)
        case "rotate":
            return None if place == view.chosen else Reason("MC-4", "turned-up")
        case "swap-first" | "swap-second":
            return _why_not_swap(view, place)
        case "place":
            return _why_not_start(view, place)
        case "over":
            return Reason("RU-30", "over")
        case _:
            return Reason("MC-3", "wait")


def _why_not_go(options: Options, view: View, place: str) -> Reason | None:
    here = view.cars[view.turn]
    if place == here:
        return Reason("MC-4", "here")
    if place not in NEIGHBOURS[here].values():
        return Reason("MC-4", "not-beside")
    side = side_towards(here, place)
    has_road = side in view.ways[view.turn]
    if place in view.covered:
        return None if has_road or options.reveal == "any" else Reason("RU-20", "no-road")
    there = FIXED_WAYS.get(place) or view.ways[view.cars.index(place)]
    if has_road and OPPOSITE[side] in there:
        return None
    return Reason("RU-22" if place in FIXED_WAYS else "MC-7", "roads-apart")


def _why_not_swap(view: View, cell: str) -> Reason | None:
    if cell not in ROAD:
        return Reason("RU-21", "fixed")
    if cell in view.cars:
        return Reason("RU-27", "under-car")
    if cell in view.ban:
        return Reason("RU-25", "just-swapped")
    return Reason("MC-8", "same-tile") if cell == view.chosen else None


def _why_not_start(view: View, place: str) -> Reason | None:
    if place not in COLOURS:
        return Reason("MC-2", "start-first")
    return Reason("RU-28", "start-taken") if place in view.cars else None
