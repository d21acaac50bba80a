"""Reasons why something is not possible: the rule that forbids it, as data. The user interface has the texts."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Reason:
    """The number of the rule, a stable code for the sentence, and the colours that the sentence mentions."""

    rule: str
    code: str
    colours: tuple[str, ...] = ()
