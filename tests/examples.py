"""The number of examples of property tests: as given, but limited by the profile of `make quick`."""

from __future__ import annotations

from hypothesis import settings


def examples(most: int) -> int:
    """Return the number of examples to draw, at most `most`."""
    return min(most, settings().max_examples) if _is_quick() else most


def batches(most: int) -> range:
    """Return the batches of random games to play: `most` of them, in `make quick` a quarter."""
    return range(max(1, most // 4) if _is_quick() else most)


def _is_quick() -> bool:
    return settings.get_current_profile_name() == "quick"
