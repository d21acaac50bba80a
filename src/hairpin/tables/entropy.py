"""Where a table's secrets, seeds and random choices come from: the operating system; or, for tests, a fixed seed."""

from __future__ import annotations

import secrets
from hashlib import sha256
from random import Random


class Entropy:
    """Draws unpredictable values; with a seed, they depend on the purpose alone."""

    def __init__(self, seed: int | None = None) -> None:
        self._seed = seed

    def draw_secret(self, *purpose: object) -> str:
        """Return 64 hexadecimal digits: what a table's keys are derived from, or the seed of a race."""
        if self._seed is None:
            return secrets.token_hex(32)
        return sha256(f"{self._seed} {purpose}".encode()).hexdigest()

    def draw_random(self, *purpose: object) -> Random:
        """Return a random generator."""
        return Random(self.draw_secret(*purpose))


SYSTEM = Entropy()
