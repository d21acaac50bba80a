"""The check of positions that are read from text: the first reason why one cannot occur."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from hairpin.games.memo.actions import PICKS, TURNS
from hairpin.games.memo.grid import CELLS, COLOURS, FIXED_WAYS, INDEX, NEIGHBOURS, PIT, SIDES
from hairpin.games.memo.state import State
from hairpin.games.memo.tiles import KINDS, ROTATIONS

if TYPE_CHECKING:
    from hairpin.games.memo.rules import Memo


def find_fault(game: Memo, state: State) -> str:
    """Return why a position cannot occur, or an empty text. Its words are valid one by one."""
    return (
        _check_cars(game, state)
        or _check_tiles(game, state)
        or _check_canisters(state)
        or _check_pool(game, state)
        or _check_fresh(game, state)
        or _check_first_round(game, state)
        or _check_ban(state)
        or _check_chosen(game, state)
        or _check_ghosts(game, state)
    )


def _check_cars(game: Memo, state: State) -> str:
    order = _turn_order(game)
    placed = order[: order.index(state.turn)] if state.phase == "place" else order
    if any((state.cars[seat] != "") != (seat in placed) for seat in order):
        return "the cars are placed in turn order, and all before the race"
    laid: dict[str, str] = {}
    for car, ways in zip(state.cars, state.ways, strict=True):
        if laid.setdefault(car, ways) != ways:
            return f"the tile of {car} lies in two ways"
        if car and car not in FIXED_WAYS and ways not in ROTATIONS.get(state.tiles[INDEX[car]] or "", ()):
            return f"the tile of {car} cannot lie open to {ways}"
        if car and not set(ways) & set(NEIGHBOURS[car]):
            return f"the tile of {car} lies open to {ways}, where nobody can have come from"
    is_shared = state.phase == "place" and len({state.cars[seat] for seat in placed}) < len(placed)
    return "two cars start from one tile" if is_shared else ""


def _check_tiles(game: Memo, state: State) -> str:
    for kind, count in zip(KINDS, game.tiles.counts, strict=True):
        if state.tiles.count(kind) > count:
            return f"there are only {count} tiles of the kind {kind}"
    if len(state.fresh) == game.players:
        known = [cell for cell, kind in zip(CELLS, state.tiles, strict=True) if kind]
        if known != ([state.chosen] if state.phase == "rotate" else []):
            return "tiles have been seen before anyone drove"
    return ""


def _check_canisters(state: State) -> str:
    taken = [colour for colour in state.canisters if colour]
    if len(set(taken)) < len(taken):
        return "two seats have the same canister"
    for seat, (car, colour) in enumerate(zip(state.cars, state.canisters, strict=True)):
        is_turn = seat == state.turn
        if (car == PIT and not colour) != (state.phase == "canister" and is_turn):
            return "a canister is taken at once at the pit, and nowhere else"
        if (car != "" and car == colour) != (state.phase == "over" and is_turn):
            return "the game is over as soon as, and only when, the car on turn is in its own finish"
    return ""


def _check_pool(game: Memo, state: State) -> str:
    taken = [colour for colour in state.canisters if colour]
    if state.phase in ("place", "over") or len(taken) == game.players:
        return "no canister can come now" if state.pool else ""
    if state.pool != tuple(colour for colour in COLOURS if colour in state.pool):
        return f"the canisters that may come are written once each, in the order {','.join(COLOURS)}"
    if set(state.pool) & set(taken):
        return "a canister that was taken may come again"
    if len(state.pool) != (len(COLOURS) if game.options.canisters == "all" else game.players) - len(taken):  # RU-24
        return "the number of canisters that may come is not right"
    starts = {state.cars[seat] for seat in state.fresh}
    if game.options.canisters == "starts" and not starts <= {*state.pool, *taken}:
        return "a car stands on its start, whose canister is not in the game"
    return ""


def _check_fresh(game: Memo, state: State) -> str:
    fresh = state.fresh
    if fresh != tuple(sorted(set(fresh))):
        return "seats are written once each, in order"
    if any(state.canisters[seat] for seat in fresh):
        return "a seat has a canister before its first drive"
    if state.phase == "place":
        return "" if len(fresh) == game.players else "every seat still has its first drive"
    if state.phase == "over":
        return "it is over, and no first drive counts" if fresh else ""
    starts = [state.cars[seat] for seat in fresh]
    if len({*starts}) < len(starts) or not {*starts} <= {*COLOURS}:
        return "a car before its first drive stands on a start of its own"
    order = _turn_order(game)
    waiting = tuple(sorted(order[order.index(state.turn) :]))
    if fresh and game.options.first_dead_end == "first-round" and fresh != waiting:
        return "in the first round, the seats from this turn on have their first drive before them"
    return ""


def _check_first_round(game: Memo, state: State) -> str:
    """In the first round, where the seats before it are known, each car is on its start or on the corner beside it."""
    if not state.fresh or state.phase == "place" or game.options.first_dead_end != "first-round":
        return ""
    corners = {corner: colour for colour, (_, corner) in SIDES.items()}
    if not {*state.cars} <= {*COLOURS, *corners}:
        return "in the first round nobody gets further than the corner beside a start"
    if len({corners.get(car, car) for car in state.cars}) < game.players:
        return "two cars start from one tile"
    seen = {cell for cell, kind in zip(CELLS, state.tiles, strict=True) if kind}
    shown = {*state.cars} & {*corners} | ({state.chosen} if state.phase == "rotate" else set())
    if seen != shown or state.ghosts:
        return "in the first round no tile that was seen is covered again"
    if state.ban and state.turn == game.options.starter:
        return "nobody can have swapped before the first turn"
    return ""


def _check_ban(state: State) -> str:
    if not state.ban:
        return ""
    if state.phase not in ("choose", "swap-first", "swap-second"):
        return f"no swap is forbidden in the phase {state.phase}"
    if len(state.ban) != 2 or INDEX[state.ban[0]] >= INDEX[state.ban[1]]:
        return "a swap is of two cells, written by rows"
    return "a tile under a car was swapped" if {*state.ban} & {*state.cars} else ""


def _check_chosen(game: Memo, state: State) -> str:
    if state.phase not in ("reveal", "rotate", "swap-second"):
        return f"no cell is chosen in the phase {state.phase}" if state.chosen else ""
    if not state.chosen:
        return f"a cell is chosen in the phase {state.phase}"
    if state.phase == "swap-second":
        before = replace(state, phase="swap-first", chosen="")
        return "" if PICKS[state.chosen] in game.legal_actions(before) else f"{state.chosen} cannot be swapped"
    if TURNS[state.chosen] not in game.legal_actions(replace(state, phase="choose", chosen="")):
        return f"{state.chosen} cannot be turned up"
    if bool(state.tiles[INDEX[state.chosen]]) != (state.phase == "rotate"):
        return "only a tile that was never seen is revealed, and only one that is seen can be laid"
    return ""


def _check_ghosts(game: Memo, state: State) -> str:
    if not state.ghosts:
        return ""
    if not game.options.aid or state.phase == "over":
        return "traces are for a running game in which a seat has a memory aid"
    ages = [age for _, age in state.ghosts]
    youngest = 0 if state.phase == "canister" else 2 if state.ban else 1  # a swap covers nothing
    if ages != sorted(set(ages)) or ages[0] < youngest or ages[-1] >= game.ghost_turns:
        return f"traces are from {youngest} to {game.ghost_turns - 1} turns old, one a turn, the newest first"
    cells = {cell for cell, _ in state.ghosts}
    revealed = {state.chosen} if state.phase in ("reveal", "rotate") else set()
    if len(cells) < len(ages) or cells & {*state.cars, *state.ban, *revealed}:
        return "a cell has one trace, which ends when its tile is turned up or swapped"
    return "" if all(state.tiles[INDEX[cell]] for cell in cells) else "a tile that nobody has seen leaves no trace"


def _turn_order(game: Memo) -> list[int]:
    return [(game.options.starter + place) % game.players for place in range(game.players)]
