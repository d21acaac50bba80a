"""How many examples a property test draws: as many as it says, but in `make quick` no more than that profile's."""

from __future__ import annotations

from hypothesis import settings


def examples(most: int) -> int:
    """Return how many to draw of so many."""
    return min(most, settings().max_examples) if settings.get_current_profile_name() == "quick" else most
