"""Happenings that everybody at the table sees, in order: for animation, sound, speech and a log."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from hairpin.core.fast_init import fast_init


@fast_init
@dataclass(frozen=True, slots=True)
class Happening:
    """One thing that happened: its kind, the seat, the places, the dice, and a word of detail.

    `steps` are the words of a drive, one for each place after the first: what each step was made with.
    `score` is what counts for the seat in the end, as it is after this happening; None where it stays as it was.
    """

    kind: str
    seat: int | None = None
    places: tuple[str, ...] = ()
    dice: str = ""
    word: str = ""
    steps: tuple[str, ...] = ()
    score: int | None = None

    def continues(self, last: Happening) -> bool:
        """Return whether this is the next step of the same drive as `last`."""
        is_same = self.kind == last.kind and self.seat == last.seat
        return bool(is_same and self.steps and last.steps) and self.places[0] == last.places[-1]


def join_steps(story: Iterable[Happening]) -> list[Happening]:
    """Join the steps of each drive into one happening; all others stay as they are."""
    drives: list[list[Happening]] = []
    for part in story:
        if part.steps and drives and part.continues(drives[-1][-1]):
            drives[-1].append(part)
        else:
            drives.append([part])
    return [_join(drive) if len(drive) > 1 else drive[0] for drive in drives]


def _join(drive: list[Happening]) -> Happening:
    """Return one happening for the steps of a drive."""
    first, places, steps = drive[0], list(drive[0].places), list(drive[0].steps)
    for part in drive[1:]:
        places += part.places[1:]
        steps += part.steps
    return Happening(first.kind, first.seat, tuple(places), first.dice, first.word, tuple(steps), drive[-1].score)
