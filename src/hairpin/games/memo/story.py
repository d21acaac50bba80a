"""What everybody sees happen when an action of Memo-Car-Race is carried out; nothing of what is covered."""

from __future__ import annotations

from hairpin.core.story import Happening
from hairpin.games.memo.actions import Action, Canister, Drive, Pick, Reveal, Start, Turn, Way
from hairpin.games.memo.grid import CELLS, ROAD
from hairpin.games.memo.rules import Memo
from hairpin.games.memo.state import State


def tell(game: Memo, before: State, action: Action, after: State) -> list[Happening]:
    """Return the happenings of an action and of all that followed from it."""
    story = _tell_action(before, action, after)
    if after.phase == "over":
        return [*story, Happening("finished", before.turn), Happening("over")]
    if game.on_turn(after) != game.on_turn(before):
        story.append(Happening("turn", after.turn))
    return story


def _tell_action(before: State, action: Action, after: State) -> list[Happening]:
    seat = before.turn
    match action:
        case Start(colour):
            return [Happening("placed", seat, (colour,))]
        case Turn(cell) if after.phase == "rotate":
            return [Happening("turned", seat, (cell,), word=after.tiles[CELLS.index(cell)] or "")]
        case Reveal(kind):
            return [Happening("turned", seat, (before.chosen,), word=kind)]
        case Way(ways):
            return [Happening("laid", seat, (before.chosen,), word=ways), *_tell_drive(before, before.chosen, after)]
        case Drive(place):
            return _tell_drive(before, place, after)
        case Pick(cell) if before.phase == "swap-second":
            return [Happening("swapped", seat, (before.chosen, cell))]
        case Canister(colour):
            return [Happening("canister", seat, word=colour)]
        case _:
            return []


def _tell_drive(before: State, place: str, after: State) -> list[Happening]:
    left = before.cars[before.turn]
    drive = Happening("moved", before.turn, (left, place))
    is_covered = left in ROAD and left not in after.cars
    return [drive, Happening("covered", None, (left,))] if is_covered else [drive]
