"""Checking the dice of a recorded race: every roll, tile and canister against seed and nonces."""

from __future__ import annotations

from hairpin.core.errors import RecordError
from hairpin.core.fair import FairSource, commit
from hairpin.core.game import CHANCE
from hairpin.games import deal
from hairpin.games.record import Record


def verify(record: Record) -> int:
    """Return how many answers of chance were checked, or refuse the record at the first wrong one."""
    fairness = record.fairness
    if fairness is None:
        raise RecordError("this race was not driven with fair dice: its header has no commitment", line=None)
    if not fairness.seed:
        raise RecordError("this race has not ended: its seed is not open yet", line=None)
    if commit(fairness.seed) != fairness.commitment:
        raise RecordError("the seed is not the one that was promised before the race", line=None)
    game = record.game
    dealer = deal(game, FairSource(fairness.seed, fairness.nonces))
    checked, turn, on_turn = 0, 0, None
    for before, word, _ in record.steps():
        if game.on_turn(before) != on_turn:
            on_turn, turn = game.on_turn(before), turn + 1
        if game.actor(before) == CHANCE:
            checked += 1
            right = game.format_action(dealer.answer(before))
            if word != right:
                raise RecordError(f"turn {turn}: chance brought {right}, not {word}", line=None, turn=turn)
        dealer.follow(before, game.parse_action(word))
    return checked
