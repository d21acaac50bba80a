"""What everybody sees happen when an action of Monza is carried out."""

from __future__ import annotations

from hairpin.core.story import Happening
from hairpin.games.monza.actions import NO_BONUS, TURBO, Action, Bonus, Reroll, Roll, Step
from hairpin.games.monza.colours import add_dice
from hairpin.games.monza.notation import format_action
from hairpin.games.monza.rules import Monza
from hairpin.games.monza.state import State


def tell(game: Monza, before: State, action: Action, after: State) -> list[Happening]:
    """Return the happenings of an action and of all that followed from it."""
    story = _tell_action(game, before, action)
    if isinstance(action, Step) and after.phase == before.phase:  # the drive goes on
        return story
    has_ended = after.phase in ("roll", "over", "bonus") and before.phase != "bonus"
    if has_ended and not before.last and not isinstance(action, Step):
        story.append(Happening("passed", before.turn))
    if before.cars != after.cars:
        mover = game.actor(before) if isinstance(action, Bonus) else before.turn
        for seat, (old, new) in enumerate(zip(before.cars, after.cars, strict=True)):
            if seat != mover and old != new:
                story.append(Happening("pushed-back", seat, (old, new)))
        finish = game.track.finish
        home = [seat for seat, car in enumerate(after.cars) if car in finish and before.cars[seat] not in finish]
        story += [Happening("finished", seat) for seat in home]
        if home and after.phase != "over" and finish.keys().isdisjoint(before.cars):
            story.append(Happening("last-round"))
    if after.phase == "over":
        story.append(Happening("over"))
    elif after.phase == "roll":
        story.append(Happening("turn", after.turn))
    return story


def _tell_action(game: Monza, before: State, action: Action) -> list[Happening]:
    seat = before.turn
    match action:
        case Roll(dice):
            return [Happening("rolled", seat, dice=add_dice(before.dice, dice), word=before.phase)]
        case Step(space):
            count = before.used[seat] + game.counts(action)
            return [Happening("drove", seat, (before.cars[seat], space), steps=(format_action(action),), score=count)]
        case Reroll(dice):
            return [Happening("reroll", seat, dice=dice)]
        case Bonus(space):
            return [Happening("bonus", game.actor(before), (before.cars[game.seat_of[before.last]], space))]
        case _ if action == TURBO:
            return [Happening("turbo", seat)]
        case _ if action == NO_BONUS:
            return [Happening("no-bonus", game.actor(before))]
        case _:
            return []
