"""Counter-based random numbers: draw number `n` of race number `g` depends on seed, `g` and `n` alone.

So the result of a race does not depend on threads, order or batch size. The mixing function is that of splitmix64
(Steele, Lea and Flood, 2014).
"""

from __future__ import annotations

import numpy as np

from hairpin.fast.kernel import inner, kernel, signed

_GAMMA = np.uint64(0x9E3779B97F4A7C15)
_ONE = np.uint64(0xBF58476D1CE4E5B9)
_TWO = np.uint64(0x94D049BB133111EB)
_S16, _S27, _S30, _S31, _S48 = (np.uint64(bits) for bits in (16, 27, 30, 31, 48))
_REST = np.uint64((1 << 48) - 1)


@inner
def mix(bits: np.uint64) -> np.uint64:
    """Hash 64 bits."""
    bits = (bits ^ (bits >> _S30)) * _ONE
    bits = (bits ^ (bits >> _S27)) * _TWO
    return bits ^ (bits >> _S31)


@kernel
def stream(seed: int | np.uint64, race: int) -> np.uint64:
    """Return the key of the random stream of one race."""
    return mix(mix(np.uint64(seed) * _GAMMA + _ONE) + np.uint64(race) * _GAMMA)


@kernel
def draw(key: np.uint64, number: int) -> np.uint64:
    """Return 64 random bits: the draw of this number in a stream."""
    return mix(key + np.uint64(number) * _GAMMA)


@kernel
def pick(bits: np.uint64, of: int) -> int:
    """Return a number from 0 to `of` − 1, at most 65,536 of them; uneven by less than `of` in 2⁴⁸."""
    return signed(((bits >> _S16) * np.uint64(of)) >> _S48)


@kernel
def rest(bits: np.uint64, of: int) -> int:
    """Return 32 random bits that are independent of `pick` of the same bits, for a second choice."""
    return signed((((bits >> _S16) * np.uint64(of)) & _REST) >> _S16)
