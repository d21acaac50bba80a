"""What a perfect memory knows in every turn of a race, and what its seats forgot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hairpin.analysis.ledger import CLEAR
from hairpin.analysis.memo.turns import Lap, place_of
from hairpin.core.review import Decision
from hairpin.games.memo import Memo, State, Turn
from hairpin.games.memo.grid import CELLS, INDEX, ROAD
from hairpin.games.memo.review import Belief, Lapse, MemoryReview, SeatMemory, Shown
from hairpin.games.memo.tiles import KINDS


def first_turn(game: Memo) -> int:
    """Return the number in the record of the first turn after all cars were placed."""
    return game.players + 1


def recall_race(game: Memo, laps: Sequence[Lap], choices: Sequence[Decision]) -> MemoryReview:
    """Return what could be known, and what was forgotten, by the decision between ways in every turn."""
    lately: dict[str, int] = {}
    beliefs: list[Belief] = []
    lapses: list[Lapse] = []
    again = [0] * game.players
    for number, (lap, choice) in enumerate(zip(laps, choices, strict=True), first_turn(game)):
        lately |= {cell: number for cell in lap.state.cars if cell in ROAD}
        belief = _believe(game, lap.state, number, lately)
        known = {tile.cell: tile for tile in belief.known}
        beliefs.append(belief)
        taken = place_of(lap.actions[0]) if isinstance(lap.actions[0], Turn) else ""
        again[choice.seat] += taken in known
        if lapse := _find_lapse(number, choice, known, taken):
            lapses.append(lapse)
        _follow(lap, number, lately)
    seats = tuple(_sum_up(seat, again[seat], lapses) for seat in range(game.players))
    return MemoryReview(tuple(beliefs), tuple(lapses), seats)


def _believe(game: Memo, state: State, turn: int, lately: Mapping[str, int]) -> Belief:
    covered = [(cell, state.tiles[INDEX[cell]]) for cell in ROAD if cell not in state.cars]
    known = tuple(Shown(cell, kind, lately[cell]) for cell, kind in covered if kind)
    hidden = tuple(cell for cell, kind in covered if not kind)
    left = [count - state.tiles.count(kind) for kind, count in zip(KINDS, game.tiles.counts, strict=True)]
    return Belief(turn, known, hidden, round_shares(left, 100))


def round_shares(parts: Sequence[int], whole: int) -> tuple[int, ...]:
    """Return integers in proportion to the parts that sum to the whole; those rounded down most are rounded up."""
    total = sum(parts)
    if total == 0:
        return (0,) * len(parts)
    shares = [whole * part // total for part in parts]
    order = sorted(range(len(parts)), key=lambda place: -(whole * parts[place] % total))
    for place in order[: whole - sum(shares)]:
        shares[place] += 1
    return tuple(shares)


def _find_lapse(number: int, choice: Decision, known: Mapping[str, Shown], taken: str) -> Lapse | None:
    """Return what was forgotten in a choice between ways, if it cost something worth telling."""
    if choice.cost < CLEAR:
        return None
    if taken in known:
        return Lapse(number, choice.seat, "again", known[taken], choice.cost)
    better = [known[cell] for cell in reversed(choice.best.places) if cell in known]
    return Lapse(number, choice.seat, "missed", better[0], choice.cost) if better else None


def _follow(lap: Lap, number: int, lately: dict[str, int]) -> None:
    """Note which tiles a turn showed, and which it moved."""
    if len(lap.actions) > 1 and lap.after.ban:
        one, other = map(place_of, lap.actions[1:])
        moved = {one: lately.pop(other, 0), other: lately.pop(one, 0)}
        lately |= {cell: turn for cell, turn in moved.items() if turn}
    lately |= {cell: number for cell in lap.after.cars if cell in CELLS}


def _sum_up(seat: int, again: int, lapses: Sequence[Lapse]) -> SeatMemory:
    own = [lapse for lapse in lapses if lapse.seat == seat]
    worst = max(own, key=lambda lapse: lapse.cost, default=None)
    return SeatMemory(again, len(own), sum(lapse.cost for lapse in own), worst.turn if worst else 0)
