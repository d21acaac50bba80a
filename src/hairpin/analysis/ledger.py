"""The ledger of a race: chances before and after every roll and every choice, booked as luck and as choices.

Every step begins where the one before it ended, so that for each seat start + luck + own choices + others' choices is
its result, to the last digit. A chance step must be booked from the mean over all its outcomes: then luck has
expectation 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from hairpin.core.review import Certainty, Chances, Decision, Point, Receipt, Review, Share, Turn

CLEAR = 0.03  # what changes a chance by less is not worth telling
NOBODY = -1  # the seat of a change that no decision of the turn explains: all seats book it as others' choices


@dataclass(frozen=True, slots=True)
class Step:
    """What one outcome of chance or one decision did to the chances.

    ply    the number of actions after it
    seat   who decided, or in whose turn chance spoke; `NOBODY`
    after  the chances after it
    word   what chance said
    """

    ply: int
    kind: Literal["luck", "choice"]
    seat: int
    after: Chances
    decision: Decision | None = None
    word: str = ""


@dataclass(frozen=True, slots=True)
class Basis:
    """What the chances rest on, as in `Review`."""

    certainty: Certainty
    error: float
    effort: int = 0
    is_final: bool = True


def settle(
    start: Chances,
    steps: Sequence[Step],
    turns: Sequence[tuple[int, int]],
    basis: Basis,
    extra: Any = None,
    *,
    first: int = 1,
) -> Review:
    """Return the review of a race that is over.

    turns  for each turn the number of actions before it, and its seat; what comes before the first turn belongs to it
    first  the number of the first turn in the record
    """
    booked = _book_turns(start, steps, turns, first)
    result = steps[-1].after if steps else start
    curve = {0: start} | {step.ply: step.after for step in steps}
    shares = tuple(_share(seat, start, steps, result, basis.error) for seat in range(len(start)))
    return Review(
        certainty=basis.certainty,
        error=basis.error,
        effort=basis.effort,
        is_final=basis.is_final,
        points=tuple(Point(ply, chances) for ply, chances in curve.items()),
        turns=booked,
        shares=shares,
        receipts=tuple(_receive(seat, booked, basis.error) for seat in range(len(start))),
        turning_point=_find_turning_point(booked),
        luckiest=_find_luckiest(shares, basis.error),
        extra=extra,
    )


def _book_turns(
    start: Chances, steps: Sequence[Step], turns: Sequence[tuple[int, int]], number: int
) -> tuple[Turn, ...]:
    booked: list[Turn] = []
    before, first = start, 0
    for index, (_, seat) in enumerate(turns):
        last = index + 1 == len(turns)
        upto = None if last else turns[index + 1][0]
        own: list[Step] = []
        while first < len(steps) and (upto is None or steps[first].ply <= upto):
            own.append(steps[first])
            first += 1
        luck, choices, now = [0.0] * len(start), [0.0] * len(start), before
        for step in own:
            changed = luck if step.kind == "luck" else choices
            for other, (was, is_) in enumerate(zip(now, step.after, strict=True)):
                changed[other] += is_ - was
            now = step.after
        booked.append(
            Turn(
                number=number + index,
                seat=seat,
                begin=booked[-1].end if booked else 0,
                end=own[-1].ply if own else (booked[-1].end if booked else 0),
                before=before,
                after=now,
                luck=tuple(luck),
                choices=tuple(choices),
                dice=tuple(step.word for step in own if step.kind == "luck"),
                decisions=tuple(step.decision for step in own if step.decision),
            )
        )
        before = now
    return tuple(booked)


def _share(seat: int, start: Chances, steps: Sequence[Step], result: Chances, error: float) -> Share:
    """Add up one seat's changes; what its choices are booked at and what they cost may differ by estimation alone."""
    luck = own = others = cost = 0.0
    before = start[seat]
    for step in steps:
        change = step.after[seat] - before
        before = step.after[seat]
        if step.kind == "luck":
            luck += change
        elif step.seat == seat:
            own += change
            cost += step.decision.cost if step.decision else 0.0
        else:
            others += change
    return Share(start[seat], luck, own, others, result[seat], error + abs(own + cost))


def _receive(seat: int, turns: Sequence[Turn], error: float) -> Receipt:
    """Choose what is worth telling of a seat."""
    clear = max(CLEAR, error)
    decided = [(turn, decision) for turn in turns for decision in turn.decisions if decision.seat == seat]
    good = [(decision.worth, -turn.number) for turn, decision in decided if _is_clever(decision, clear)]
    bad = [(decision.cost, -turn.number) for turn, decision in decided if decision.cost >= clear]
    return Receipt(
        helped=sum(turn.luck[seat] >= clear for turn in turns),
        hurt=sum(turn.luck[seat] <= -clear for turn in turns),
        cleverest=-max(good)[1] if good else 0,
        costliest=-max(bad)[1] if bad else 0,
    )


def _is_clever(decision: Decision, clear: float) -> bool:
    """Say whether a decision was about as good as the best one where there was something to be won by thinking."""
    return decision.ways > 1 and decision.worth >= clear and decision.cost <= decision.worth / 10


def _find_turning_point(turns: Sequence[Turn]) -> int:
    """Return the turn that changed the chances most, 0 if none changed them clearly."""
    moved = [(sum(abs(a - b) for a, b in zip(turn.after, turn.before, strict=True)) / 2, turn) for turn in turns]
    far, turn = max(moved, key=lambda one: one[0], default=(0.0, None))
    return turn.number if turn and far >= CLEAR else 0


def _find_luckiest(shares: Sequence[Share], error: float) -> int | None:
    """Return the seat that chance helped most, unless the next one is too near to tell."""
    order = sorted(range(len(shares)), key=lambda seat: -shares[seat].luck)
    if len(order) < 2 or shares[order[0]].luck - shares[order[1]].luck < max(CLEAR, 2 * error):
        return None
    return order[0]
