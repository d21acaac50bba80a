"""How many examples a property test draws: its own number, but in `make quick` at most that profile's."""

from __future__ import annotations

from hypothesis import settings


def examples(most: int) -> int:
    """Return how many examples to draw, at most `most`."""
    return min(most, settings().max_examples) if _is_quick() else most


def batches(most: int) -> range:
    """Return which of the batches of random games to play: in `make quick` a quarter of them."""
    return range(max(1, most // 4) if _is_quick() else most)


def _is_quick() -> bool:
    return settings.get_current_profile_name() == "quick"
