"""What a perfect memory would have known in a race of Memo-Car-Race, and what was forgotten, for the terminal."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from rich.text import Text

from hairpin.cli.messages import tell
from hairpin.games.memo.review import Belief, Lapse, MemoryReview
from hairpin.games.memo.tiles import KINDS
from hairpin.words import say, words


def tell_memory(memory: MemoryReview, paint_seat: Callable[[int], Text]) -> Mapping[int, Sequence[Text]]:
    """Return what was known and forgotten by the number of the turn; 0 for the whole race."""
    told = {belief.turn: list(_tell_belief(belief)) for belief in memory.beliefs}
    for lapse in memory.lapses:
        told[lapse.turn].append(_tell_lapse(lapse))
    told[0] = []
    for seat, own in enumerate(memory.seats):
        cost = words.number(100 * own.cost, 1)
        name = paint_seat(seat)
        told[0].append(tell("cli-memory-seat", name=name, again=own.again, forgotten=own.forgotten, cost=cost))
        if own.worst:
            told[0].append(Text("    " + say("cli-memory-worst", turn=own.worst)))
    return told


def _tell_belief(belief: Belief) -> Sequence[Text]:
    """Return the tiles that were shown by their kinds, and of what kinds the others may be."""
    cells = {kind: [tile.cell for tile in belief.known if tile.kind == kind] for kind in KINDS}
    known = "; ".join(f"{say('memo-kind', kind=kind)} {' '.join(some)}" for kind, some in cells.items() if some)
    odds = ", ".join(
        f"{say('memo-kind', kind=kind)} {words.percent(share / 100)}"
        for kind, share in zip(KINDS, belief.odds, strict=True)
        if share
    )
    lines = [Text(say("cli-memory-known", tiles=known), "dim")] if known else []
    if belief.hidden:
        lines.append(Text(say("cli-memory-unseen", count=len(belief.hidden), odds=odds), "dim"))
    return lines


def _tell_lapse(lapse: Lapse) -> Text:
    kind, cell, turn = say("memo-kind", kind=lapse.tile.kind), lapse.tile.cell, lapse.tile.turn
    if lapse.what == "again":
        return Text(say("cli-memory-again", cell=cell, kind=kind, turn=turn))
    return Text(say("cli-memory-missed", cell=cell, kind=kind, turn=turn))
