"""Linear systems solved exactly: the right side is divided by the matrix as in school, digit by digit.

An inverse guesses each digit, and the rest stays a whole number, small enough for a float to hold it; the quotients
are then told as fractions. The result is checked in whole numbers, so that it does not depend on any rounding.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import numpy as np

DIGIT = 24
SPARE = 3 * DIGIT


def divide(matrix: Any, right: list[list[Fraction]]) -> list[list[Fraction]]:
    """Return the exact solution of `matrix @ x = right`; the matrix holds whole numbers and is well-conditioned."""
    common = _common_denominator(right)
    whole = [[int(value * common) for value in row] for row in right]
    floats = matrix.astype(np.float64)
    inverse = np.linalg.inv(floats)
    digits = 64
    while True:
        quotients, bits = _divide_digits(floats, inverse, whole, digits)
        told = _tell_fractions(quotients, bits)
        if told is not None and _is_solution(matrix, *told, whole):
            numerators, denominator = told
            return [[Fraction(value, denominator * common) for value in row] for row in numerators]
        digits *= 2


def _common_denominator(rows: list[list[Fraction]]) -> int:
    return int(np.lcm.reduce(np.array([value.denominator for row in rows for value in row], object)))


def _divide_digits(matrix: Any, inverse: Any, whole: list[list[int]], digits: int) -> tuple[list[list[int]], int]:
    """Return the quotients times 2**bits, rounded."""
    ahead = max(value.bit_length() for row in whole for value in row) // DIGIT + 1
    rest = np.zeros((len(whole), len(whole[0])))
    found = []
    for place in range(ahead - 1, -digits - 1, -1):
        rest *= 1 << DIGIT
        if place >= 0:
            rest += np.array([[value >> DIGIT * place & (1 << DIGIT) - 1 for value in row] for row in whole])
        digit = np.rint(inverse @ rest)
        rest -= matrix @ digit
        found.append(digit.astype(np.int64).tolist())
    return [[_join(column) for column in zip(*row, strict=True)] for row in zip(*found, strict=True)], DIGIT * digits


def _join(digits: tuple[int, ...]) -> int:
    value = 0
    for digit in digits:
        value = (value << DIGIT) + digit
    return value


def _tell_fractions(quotients: list[list[int]], bits: int) -> tuple[list[list[int]], int] | None:
    """Find numerators with one common denominator, or None if there are too few digits to tell."""
    denominator, one = 1, 1 << bits
    for row in quotients:
        for value in row:
            beside = (value * denominator + one // 2) % one - one // 2
            if abs(beside) >> bits - SPARE:
                most = 1 << (bits - SPARE) // 2
                denominator *= Fraction(value * denominator, one).limit_denominator(most).denominator
                if denominator.bit_length() > bits - 2 * SPARE:
                    return None
    return [[(value * denominator + one // 2) >> bits for value in row] for row in quotients], denominator


def _is_solution(matrix: Any, numerators: list[list[int]], denominator: int, whole: list[list[int]]) -> bool:
    for line, wanted in zip(matrix, whole, strict=True):
        places = [int(place) for place in np.flatnonzero(line)]
        for seat, value in enumerate(wanted):
            if sum(int(line[place]) * numerators[place][seat] for place in places) != value * denominator:
                return False
    return True
