"""Fair dice: chance derived from a seed that was promised before the race and from everyone's own nonce.

The promise is the hash of the seed. A draw depends on the seed, the nonces and its label alone, so that whoever knows
the seed afterwards can draw again: `docs/fair-dice.md` for people, `scripts/verify_race.py` for machines.
"""

from __future__ import annotations

import re
from collections.abc import MutableSequence, Sequence
from dataclasses import dataclass
from hashlib import sha256
from hmac import digest
from typing import Any, Protocol

SEED = re.compile(r"[0-9a-f]{64}")
NONCE = re.compile(r"[0-9a-f]{16,64}")
RANGE = 1 << 256


def commit(seed: str) -> str:
    """Return the promise: the hash of a seed, both as hexadecimal signs."""
    return sha256(bytes.fromhex(seed)).hexdigest()


def _is_hex(value: object, pattern: re.Pattern[str]) -> bool:
    return isinstance(value, str) and pattern.fullmatch(value) is not None


@dataclass(frozen=True)
class FairSource:
    """Whole numbers from a seed and the seats' nonces, None where a seat gave none."""

    seed: str
    nonces: tuple[str | None, ...]

    @property
    def is_sound(self) -> bool:
        """Say whether it can be drawn from: the seed and the nonces that were given are hexadecimal signs."""
        if not isinstance(self.nonces, tuple) or not _is_hex(self.seed, SEED):
            return False
        return all(nonce is None or _is_hex(nonce, NONCE) for nonce in self.nonces)

    def draw(self, label: str, below: int) -> int:
        """Return a number from 0 up to `below`, each as likely as the others: what would favour some is drawn again."""
        salt = ",".join(nonce or "-" for nonce in self.nonces)
        attempt = 0
        while True:
            message = f"{salt}|{label}|{attempt}".encode()
            number = int.from_bytes(digest(bytes.fromhex(self.seed), message, "sha256"))
            if number < RANGE - RANGE % below:
                return number % below
            attempt += 1

    def roll(self, label: str, faces: str, dice: int) -> str:
        """Return what some dice show, one face after the other."""
        number = self.draw(label, len(faces) ** dice)
        return "".join(faces[number // len(faces) ** die % len(faces)] for die in range(dice))

    def shuffle(self, label: str, cards: Sequence[str]) -> list[str]:
        """Return the cards in a drawn order, swapped from the last down."""
        deck: MutableSequence[str] = list(cards)
        for place in range(len(deck) - 1, 0, -1):
            other = self.draw(f"{label} {place}", place + 1)
            deck[place], deck[other] = deck[other], deck[place]
        return list(deck)


class Dealer(Protocol):
    """Answers a race's chance nodes from a fair source. It is a value: `follow` returns the next one."""

    def answer(self, state: Any) -> Any:
        """Return what chance brings in this position."""

    def follow(self, state: Any, action: Any) -> Dealer:
        """Return the dealer after an action, chance's own included."""

    def open(self, state: Any) -> Any:
        """Return a position with everything known that was hidden to the end: for after the race alone."""
