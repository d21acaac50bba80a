"""Why a driver may not go to a place: one rule for every illegal place, none for a legal one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from hairpin.core.errors import ActionNotationError, IllegalActionError, quote
from hairpin.core.game import CHANCE
from hairpin.core.reason import Reason
from hairpin.games.monza.actions import STOP, TURBO, Action, Bonus, Step
from hairpin.games.monza.colours import COLOURS
from hairpin.games.monza.rules import Monza
from hairpin.games.monza.state import State
from hairpin.games.monza.track import LINE, START, Track
from hairpin.games.monza.ways import EXTRA_ROLL

REROLL = "reroll"
WORDS = (STOP.word, TURBO.word, REROLL)


def explain(game: Monza, state: State, seat: int, words: Sequence[str], what: str) -> Reason | None:
    """Return why a seat may not do something after a route that is laid out, or None if it may."""
    if what not in WORDS and what not in game.track.spaces and what not in game.track.places:
        raise ActionNotationError(f"{quote(what)} is not a space of this board", action=what)
    actor = game.on_turn(state) if game.actor(state) == CHANCE else game.actor(state)
    if actor is not None and actor != seat:
        return Reason("MZ-4", "not-your-turn")
    return why_not(game, lay_out(game, state, map(game.parse_action, words)), what)


def lay_out(game: Monza, state: State, steps: Iterable[Action]) -> State:
    """Return the position with a route laid out and not yet sent: the drive has not ended, even if it must."""
    for step in steps:
        is_home = state.cars[state.turn] in game.track.finish
        if is_home or not isinstance(step, Step) or step not in game.legal_actions(state):
            given = game.format_action(step)
            raise IllegalActionError(f"{given} is not a legal step here", action=given)
        cars = tuple(step.space if seat == state.turn else car for seat, car in enumerate(state.cars))
        tiles, dice = state.tiles, state.dice
        if step.is_accelerator:
            tiles = tuple(
                held.replace(step.colour, "", 1) if seat == state.turn else held for seat, held in enumerate(tiles)
            )
        else:
            dice = dice.replace(step.colour, "", 1)
        state = replace(state, cars=cars, tiles=tiles, dice=dice, last=step.colour)
    return state


def why_not(game: Monza, state: State, what: str) -> Reason | None:
    """Return why the acting seat may not choose a space, `stop`, `turbo` or `reroll`, or None if it may."""
    match state.phase:
        case "drive" | "turbo" if what in WORDS:
            return _why_not_say(game, state, what)
        case "drive" | "turbo":
            return _why_not_step(game, state, what)
        case "bonus" if what in WORDS:
            return Reason("MZB-1", "bonus-only")
        case "bonus":
            return _why_no_bonus(game, state, what)
        case "over":
            return Reason("MZ-14", "over")
        case _:
            return Reason("MZ-5", "roll-first")


def _why_not_step(game: Monza, state: State, space: str) -> Reason | None:
    here = state.cars[state.turn]
    if here in game.track.finish:
        return Reason("RU-3", "home")
    if space not in game.track.exits[here]:
        return _why_no_way(game.track, here, space)
    steps = [action for action in game.legal_actions(state) if isinstance(action, Step)]
    if any(step.space == space for step in steps):
        return None
    colour = game.track.colour(space)
    if colour in state.dice:
        return Reason("RU-1", "longest")
    named = (COLOURS[colour],)
    if state.phase == "turbo":
        has_tile = colour in (state.tiles[state.turn] if state.tiles else "")
        return Reason("RU-10", "tile-after-turbo", named) if has_tile else Reason("MZP-4", "no-turbo-die", named)
    if space in game.track.finish:
        return Reason("RU-3", "finish-any-die") if game.options.free_finish else Reason("RU-3", "finish-die", named)
    return Reason("MZ-6", "no-die", named)


def _why_no_way(track: Track, here: str, space: str) -> Reason:
    """Return why no step leads to a place from here, whatever the dice."""
    if space == here:
        return Reason("MZ-7", "here")
    if space in track.spaces and track.spaces[space].is_tyre:
        return Reason("MZ-9", "tyre")
    if here == START:
        is_open = len(track.exits_from_start) == len(track.lanes)
        colours = tuple(dict.fromkeys(COLOURS[track.colour(exit_)] for exit_ in track.exits_from_start))
        return Reason("RU-14" if is_open else "MZ-8", "from-start", colours)
    if space == START:
        return Reason("MZ-7", "behind")
    if space == LINE:
        return Reason("MZ-6", "too-far")
    mine, other = track.spaces[here], track.spaces[space]
    if other.front <= mine.rear:
        return Reason("MZ-7", "behind")
    if abs(ord(other.lane) - ord(mine.lane)) != 1:
        return Reason("MZ-6", "too-far")
    if mine.touches(other):
        return Reason("MZ-7", "not-ahead")
    return Reason("RU-13", "corner") if other.rear == mine.front else Reason("MZ-6", "too-far")


def _why_no_bonus(game: Monza, state: State, space: str) -> Reason | None:
    if Bonus(space) in game.legal_actions(state):
        return None
    here = state.cars[game.seat_of[state.last]]
    return Reason("RU-16", "occupied") if space in game.track.exits[here] else _why_no_way(game.track, here, space)


def _why_not_say(game: Monza, state: State, word: str) -> Reason | None:
    if state.cars[state.turn] in game.track.finish:
        return None if word == STOP.word else Reason("RU-3", "home")
    actions = game.legal_actions(state)
    if word == STOP.word:
        fitting = [step.colour for step in actions if isinstance(step, Step) and not step.is_accelerator]
        may_stop = not actions or STOP in actions
        return None if may_stop else Reason("RU-1", "drive-on", tuple(COLOURS[c] for c in dict.fromkeys(fitting)))
    if not game.options.pro:
        return Reason("MZP-1", "no-tiles")
    if word == TURBO.word:
        if state.phase == "turbo":
            return Reason("MZP-4", "one-turbo")
        return None if TURBO in actions else Reason("MZP-4", "dice-left")
    if EXTRA_ROLL not in state.tiles[state.turn]:
        return Reason("MZP-2", "extra-roll-gone")
    return Reason("MZP-2", "extra-roll-late") if state.last else None
