"""What everybody at the table sees happen, in order: for animation, sound, speech and a log. It holds no secret."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Happening:
    """One thing that happened: its kind, to which seat, where, with which dice, and a word that tells more."""

    kind: str
    seat: int | None = None
    places: tuple[str, ...] = ()
    dice: str = ""
    word: str = ""
