"""How much a property test draws: as much as it says, but in `make quick` no more than that profile's."""

from __future__ import annotations

from hypothesis import settings


def examples(most: int) -> int:
    """Return how many to draw of so many."""
    return min(most, settings().max_examples) if _is_quick() else most


def batches(most: int) -> range:
    """Return which batches of random games to play of so many: in `make quick` a quarter of them."""
    return range(max(1, most // 4) if _is_quick() else most)


def _is_quick() -> bool:
    return settings.get_current_profile_name() == "quick"
