"""Pig with a reviewer that does what the words of the race say, so that a test can make it slow or let it fail."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from pig import KIT as PIG
from pig import Pig

from hairpin.core.errors import WrongValueError
from hairpin.core.kit import Solving
from hairpin.core.lazy import Lazy
from hairpin.core.review import Decision, Forecast, Review


class SlowPig(Pig):
    """The same game under another name."""

    facts = replace(Pig.facts, name="slow-pig", title="Slow Pig")


class SlowReviewer:
    """Obeys the first word: `sleep 1`, `spin 1`, `die`, `fail`, `refuse`, `swell`; one after `later` with effort."""

    def __init__(self, game: SlowPig) -> None:
        self.game = game

    def review(self, words: Sequence[str], effort: int = 0, on_progress: Callable[[float], object] = bool) -> Review:
        on_progress(1.0)
        is_later = words[0].startswith("later ")
        if effort or not is_later:
            self._obey(words[0].removeprefix("later "))
        return Review("solved", 0.0, effort, not is_later, (), (), (), (), 0, None, words[0])

    def forecast(self, words: Sequence[str], effort: int = 0) -> Forecast:  # noqa: ARG002 - a reviewer's
        self._obey(words[0])
        return Forecast((0.25, 0.75), "solved", 0.0)

    def advise(self, words: Sequence[str]) -> Decision | None:
        self._obey(words[0])
        return None

    def _obey(self, word: str) -> None:
        match word.split(" "):
            case ["sleep", seconds]:
                time.sleep(float(seconds))
            case ["spin", seconds]:
                end = time.process_time() + float(seconds)
                while time.process_time() < end:
                    pass
            case ["die"]:
                os._exit(1)
            case ["fail"]:
                raise RuntimeError("a fault of ours")
            case ["refuse"]:
                raise WrongValueError("this race is not reviewed", word=word)
            case ["swell"]:
                bytearray(4 << 30)


def make(given: Mapping[str, object]) -> SlowPig:
    """Make the game."""
    return SlowPig(given)


KIT = replace(
    PIG,
    facts=SlowPig.facts,
    make=make,
    reviewer=Lazy("slow_pig:SlowReviewer"),
    solving=Solving(lambda _: True, Lazy("slow_pig:make")),
    words=None,
)
