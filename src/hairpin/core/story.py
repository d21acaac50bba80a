"""What everybody at the table sees happen, in order: for animation, sound, speech and a log. It has no secrets."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Happening:
    """One thing that happened: its kind, the seat, the places, the dice, and a word of detail.

    `steps` are the words of a drive, one for each place after the first: what each step was made with.
    """

    kind: str
    seat: int | None = None
    places: tuple[str, ...] = ()
    dice: str = ""
    word: str = ""
    steps: tuple[str, ...] = ()

    def continues(self, last: Happening) -> bool:
        """Return whether this is the next step of the same drive as `last`."""
        is_same = (self.kind, self.seat) == (last.kind, last.seat)
        return bool(is_same and self.steps and last.steps) and self.places[0] == last.places[-1]


def join_steps(story: Iterable[Happening]) -> list[Happening]:
    """Join the steps of each drive into one happening; all others stay as they are."""
    joined: list[Happening] = []
    for part in story:
        if joined and part.continues(joined[-1]):
            last = joined[-1]
            joined[-1] = replace(last, places=last.places + part.places[1:], steps=last.steps + part.steps)
        else:
            joined.append(part)
    return joined
