"""What everybody at the table sees happen, in order: for animation, sound, speech and a log. It holds no secret."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Happening:
    """One thing that happened: its kind, to which seat, where, with which dice, and a word that tells more.

    `steps` are the words of a drive, one for each place after the first: they say what each step was made with.
    """

    kind: str
    seat: int | None = None
    places: tuple[str, ...] = ()
    dice: str = ""
    word: str = ""
    steps: tuple[str, ...] = ()

    def goes_on(self, last: Happening) -> bool:
        """Say whether this is the next step of the drive that `last` tells."""
        is_same = (self.kind, self.seat) == (last.kind, last.seat)
        return bool(is_same and self.steps and last.steps) and self.places[0] == last.places[-1]


def join_steps(story: Iterable[Happening]) -> list[Happening]:
    """Tell the steps of a drive as one, and everything else as it is."""
    told: list[Happening] = []
    for part in story:
        if told and part.goes_on(told[-1]):
            last = told[-1]
            told[-1] = replace(last, places=last.places + part.places[1:], steps=last.steps + part.steps)
        else:
            told.append(part)
    return told
