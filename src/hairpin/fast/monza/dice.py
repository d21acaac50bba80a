"""The roll table: hands of up to six dice as numbers, with one die less or more, and the 462 rolls with weights."""

from __future__ import annotations

from itertools import combinations_with_replacement

import numpy as np

from hairpin.core.chance import dice_rolls
from hairpin.games.monza.colours import LETTERS

DICE = 6
COLOURS = len(LETTERS)
NO_HAND = -1

_TEXTS = ["".join(shown) for dice in range(DICE + 1) for shown in combinations_with_replacement(LETTERS, dice)]

HANDS = tuple(_TEXTS)
HAND_OF = {text: hand for hand, text in enumerate(HANDS)}
SIZES = np.array([len(text) for text in HANDS], np.int64)
FACES = np.array([[text.count(letter) for letter in LETTERS] for text in HANDS], np.int64)


def _neighbour(text: str, letter: str, is_added: bool) -> int:
    if is_added:
        return HAND_OF.get("".join(sorted(text + letter, key=LETTERS.index)), NO_HAND)
    return HAND_OF[text.replace(letter, "", 1)] if letter in text else NO_HAND


WITHOUT = np.array([[_neighbour(text, letter, False) for letter in LETTERS] for text in HANDS], np.int64)
WITH = np.array([[_neighbour(text, letter, True) for letter in LETTERS] for text in HANDS], np.int64)

ROLLS = tuple(dice_rolls(LETTERS, DICE))
ROLL_HANDS = np.array([HAND_OF[text] for text in ROLLS], np.int64)
ORDERS = np.array(list(dice_rolls(LETTERS, DICE).values()), np.int64)
TICKETS = COLOURS**DICE
ROLL_OF_TICKET = np.repeat(np.arange(len(ROLLS), dtype=np.uint16), ORDERS)
