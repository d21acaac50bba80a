"""Why something is not possible: the rule that forbids it, as data; whoever shows it finds the words."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Reason:
    """The number of the rule, a stable code for the sentence, and the colours that the sentence speaks of."""

    rule: str
    code: str
    colours: tuple[str, ...] = ()
