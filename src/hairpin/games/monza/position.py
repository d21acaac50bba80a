"""The check of positions that are read from text: the first reason why one cannot occur."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hairpin.games.monza.colours import LETTERS
from hairpin.games.monza.state import State
from hairpin.games.monza.track import START

if TYPE_CHECKING:
    from hairpin.games.monza.rules import Monza

DICE, TURBO_DICE, EXTRA_ROLL = 6, 2, "x"
PRO_PHASES = "reroll", "turbo-roll", "turbo"


def find_fault(game: Monza, state: State) -> str:
    """Return why a position cannot occur, or an empty text. Its words are valid one by one."""
    return (
        _check_cars(game, state)
        or _check_hand(game, state)
        or _check_last(game, state)
        or _check_used(game, state)
        or _check_home(game, state)
        or _check_starts(game, state)
        or _check_choices(game, state)
    )


def _check_cars(game: Monza, state: State) -> str:
    standing = [car for seat, car in enumerate(state.cars) if not _is_passing(state, seat)]
    alone = [car for car in standing if not game.holds_all(car)]
    if len(alone) != len(set(alone)):
        return "two cars stand on one space"
    home = [car in game.track.finish for car in state.cars]
    if state.phase == "over" and not any(home):
        return "it is over and no car is in the finish"
    if state.phase not in ("over", "bonus") and home[state.turn]:
        return "it is the turn of a car that has finished"
    return ""


def _is_passing(state: State, seat: int) -> bool:
    """Say whether a car is still on its way, so that it may share a space (MZ-10)."""
    return seat == state.turn and bool(state.last) and state.phase in ("drive", "turbo-roll", "turbo")


def _check_hand(game: Monza, state: State) -> str:
    phase, dice, last = state.phase, state.dice, state.last
    most = {"drive": DICE, "reroll": DICE - 1, "turbo": TURBO_DICE}.get(phase, 0)
    if len(dice) > most:
        return f"there are at most {most} dice in hand in the phase {phase}"
    if bool(last) != (phase in ("turbo-roll", "turbo", "bonus")) and phase != "drive":
        return f"in the phase {phase} the last color is {'missing' if not last else 'too much'}"
    if phase == "drive" and not last and len(dice) < DICE:
        return "dice are used, but there is no last color"
    if phase in PRO_PHASES and not game.options.pro:
        return f"the phase {phase} is for the professional variant alone"
    if phase == "reroll" and EXTRA_ROLL in state.tiles[state.turn]:
        return "dice are rolled again, but the extra roll is still there"
    return ""


def _check_last(game: Monza, state: State) -> str:
    """RU-17: the mover stands on the space that the last colour led to."""
    if not state.last:
        return ""
    car = state.cars[state.turn]
    if car == START:
        return "something was placed, but the car stands on the start"
    is_any = car in game.track.finish and game.options.free_finish  # RU-3
    if game.track.colour(car) != state.last and not is_any:
        return f"the last color is {state.last}, but {car} has the color {game.track.colour(car)}"
    return ""


def _check_used(game: Monza, state: State) -> str:
    """Check the counts of RU-6 against the hand; seats whose turn is still to come have used nothing."""
    turn, used = state.turn, state.used
    if any(used[seat] for seat in _seats_to_come(game, state)):
        return "a seat whose turn of this round is still to come has used dice"
    for seat, count in enumerate(used):
        most = DICE + (TURBO_DICE + _counted_tiles(game, state, seat) if state.tiles else 0)
        if count > most:
            return f"seat {seat + 1} can have used {most} dice at the most, not {count}"
    hand = len(state.dice)
    by_phase = {"roll": 0, "reroll": 0, "drive": DICE - hand, "turbo-roll": DICE, "turbo": DICE + TURBO_DICE - hand}
    placed = by_phase.get(state.phase)
    if placed is not None and not placed <= used[turn] <= placed + (
        _counted_tiles(game, state, turn) if state.last else 0
    ):
        return f"seat {turn + 1} has used {placed} dice of its roll, not {used[turn]}"
    if state.last and not placed and not _can_have_placed(game, state):
        return "there is a last color, but nothing was placed"
    return ""


def _counted_tiles(game: Monza, state: State, seat: int) -> int:
    """Count the accelerators that may be among the dice that a seat used (RU-6)."""
    return len(_spent(state, seat)) if game.options.count_accelerators else 0


def _spent(state: State, seat: int) -> str:
    """Return the accelerators that a seat has used in this race."""
    return "".join(tile for tile in LETTERS if tile not in state.tiles[seat]) if state.tiles else ""


def _can_have_placed(game: Monza, state: State) -> bool:
    """Say whether a mover that used no die of the hand can have placed an accelerator of that colour."""
    used = state.used[state.turn]
    is_by_tile = state.last in _spent(state, state.turn) and (used > 0 or not game.options.count_accelerators)
    return is_by_tile or (state.phase == "bonus" and used > 0)


def _seats_to_come(game: Monza, state: State) -> list[int]:
    count = (game.options.starter - state.turn - 1) % game.players
    return [(state.turn + place) % game.players for place in range(1, count + 1)]


def _seats_done(game: Monza, state: State) -> list[int]:
    """Return the seats whose turn of this round is over, in order, the mover's as soon as its drive has ended."""
    first, turn = game.options.starter, state.turn
    count = (turn - first) % game.players + (state.phase in ("bonus", "over"))
    return [(first + place) % game.players for place in range(count)]


def _may_have_moved(state: State, seat: int) -> bool:
    """Say whether a seat can have placed something in its turn of this round."""
    return state.used[seat] > 0 or bool(_spent(state, seat))


def _check_home(game: Monza, state: State) -> str:
    """Check how the cars in the finish got there: by their own dice, or by bonus moves, one a turn (RU-9)."""
    home = [seat for seat, car in enumerate(state.cars) if car in game.track.finish]
    to_come, done = _seats_to_come(game, state), _seats_done(game, state)
    if state.phase == "over" and not {*to_come} <= {*home}:
        return "it is over, but a seat that is not in the finish has its turn still to come"
    if home and not done:
        return "a car is in the finish at the start of a round"
    moved = [seat for seat in done if _may_have_moved(state, seat)]
    carried = [seat for seat in home if seat not in moved]
    if carried and not game.options.bonus:
        return f"the car of seat {carried[0] + 1} is in the finish, but it has not moved in this round"
    takes = len(moved) - (state.phase == "bonus")
    return "more cars are in the finish than can have come there" if len(carried) > takes else ""


def _check_starts(game: Monza, state: State) -> str:
    """Check how a car that used dice got to the start: pushed back by one that moved later in the round (RU-5)."""
    done = _seats_done(game, state)
    for place, seat in enumerate(done):
        later = [other for other in done[place + 1 :] if _may_have_moved(state, other)]
        if state.used[seat] and state.cars[seat] == START and not later:
            return f"seat {seat + 1} has used dice, but its car stands on the start"
    return ""


def _check_choices(game: Monza, state: State) -> str:
    if state.phase == "bonus" and not game.can_take_bonus(state):
        return "nobody can take a bonus move"
    if state.phase in ("drive", "turbo") and not game.legal_actions(state):
        return "nothing can be placed, so the turn would be over"
    return ""
