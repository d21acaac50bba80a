"""The house's own chance: the machine's, fresh every time; or, for tests, a seed's, so that all of it happens again."""

from __future__ import annotations

import secrets
from hashlib import sha256
from random import Random


class Luck:
    """Draws what nobody may foresee; from a seed, by what it is for and by nothing else."""

    def __init__(self, seed: int | None = None) -> None:
        self._seed = seed

    def draw_secret(self, *purpose: object) -> str:
        """Return 64 hexadecimal signs: what keys of a table are derived from, or the seed of a race."""
        if self._seed is None:
            return secrets.token_hex(32)
        return sha256(f"{self._seed} {purpose}".encode()).hexdigest()

    def draw_random(self, *purpose: object) -> Random:
        """Return a source of further chance."""
        return Random(self.draw_secret(*purpose))


FRESH = Luck()
