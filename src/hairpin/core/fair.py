"""Fair dice: chance is derived from a seed, which is committed to before the race, and from a nonce of each seat.

The commitment is the hash of the seed. A draw depends on the seed, the nonces and its label alone, so that everybody
who knows the seed after the race can repeat it. `docs/fair-dice.md` describes how; `scripts/verify_race.py` does it.
"""

from __future__ import annotations

import re
from collections.abc import MutableSequence, Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from hmac import digest
from typing import Any, Protocol

SEED = re.compile(r"[0-9a-f]{64}")
NONCE = re.compile(r"[0-9a-f]{16,64}")
RANGE = 1 << 256


def commit(seed: str) -> str:
    """Return the commitment: the hash of a seed, both in hexadecimal digits."""
    return sha256(bytes.fromhex(seed)).hexdigest()


def _is_hex(value: object, pattern: re.Pattern[str]) -> bool:
    return isinstance(value, str) and pattern.fullmatch(value) is not None


@dataclass(frozen=True)
class FairSource:
    """Random integers from a seed and the seats' nonces, None for a seat that gave none."""

    seed: str
    nonces: tuple[str | None, ...]

    @property
    def is_sound(self) -> bool:
        """Return whether seed and nonces are valid: hexadecimal digits."""
        if not isinstance(self.nonces, tuple) or not _is_hex(self.seed, SEED):
            return False
        return all(nonce is None or _is_hex(nonce, NONCE) for nonce in self.nonces)

    @cached_property
    def _key(self) -> bytes:
        return bytes.fromhex(self.seed)

    @cached_property
    def _salt(self) -> str:
        return ",".join(nonce or "-" for nonce in self.nonces)

    def draw(self, label: str, below: int) -> int:
        """Return a number from 0 to `below` - 1, uniformly (rejection sampling)."""
        attempt = 0
        while True:
            message = f"{self._salt}|{label}|{attempt}".encode()
            number = int.from_bytes(digest(self._key, message, "sha256"))
            if number < RANGE - RANGE % below:
                return number % below
            attempt += 1

    def roll(self, label: str, faces: str, dice: int) -> str:
        """Return the faces that some dice show, one after the other."""
        number, shown = self.draw(label, len(faces) ** dice), ""
        for _ in range(dice):
            number, face = divmod(number, len(faces))
            shown += faces[face]
        return shown

    def shuffle(self, label: str, cards: Sequence[str]) -> list[str]:
        """Return the cards in random order (Fisher-Yates, from the last card down)."""
        deck: MutableSequence[str] = list(cards)
        for place in range(len(deck) - 1, 0, -1):
            other = self.draw(f"{label} {place}", place + 1)
            deck[place], deck[other] = deck[other], deck[place]
        return list(deck)


class Dealer(Protocol):
    """Answers a race's chance nodes from a fair source. It is immutable: `follow` returns the next one."""

    def answer(self, state: Any) -> Any:
        """Return the outcome of chance in this position."""

    def follow(self, state: Any, action: Any) -> Dealer:
        """Return the dealer after an action of a seat or an outcome of chance."""

    def open(self, state: Any) -> Any:
        """Return the position with everything revealed that was hidden. Only for a race that is over."""
