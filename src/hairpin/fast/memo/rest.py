"""The rest of a race from one position, driven many times after each of several beginnings of a turn.

Nobody knows more than was shown: each sample deals the tiles that nobody has seen, and the canisters, anew. All
beginnings are driven on the same samples (common random numbers), by drivers with a perfect memory.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from hairpin.fast.kernel import inner, kernel
from hairpin.fast.luck import stream
from hairpin.fast.memo.drivers import decide
from hairpin.fast.memo.race import Workspace, carry_out, new_workspace
from hairpin.fast.memo.randomness import Luck, draw_below
from hairpin.fast.memo.search import POWER, deal, expect_turns, set_up
from hairpin.fast.memo.seated_drivers import SeatedDrivers, seat_drivers
from hairpin.fast.memo.table import (
    CANISTER,
    NONE,
    OVER,
    PIT,
    SEATS,
    STARTS,
    UNSEEN,
    Ints,
    Rules,
    Table,
    read_rules,
)
from hairpin.games.memo import Memo

Floats = NDArray[np.float64]

# A beginning: up to three actions, then what chance says: the kind of the first action's tile, or a canister.
ACTIONS = 3
KIND, COLOUR = ACTIONS, ACTIONS + 1
COLUMNS = ACTIONS + 2

WHOLE_RACE = 1000  # turns


@kernel
def drive_rests(
    rules: Rules,
    seated: SeatedDrivers,
    workspace: Workspace,
    root: Table,
    begins: Ints,
    seed: int,
    first: int,
    upto: int,
    turns: int,
    chances: Floats,
) -> None:
    """Write every seat's chance after each beginning: `turns` turns after the root on each sample from `first` on."""
    luck = workspace[3]
    tiles, dealt, canisters = np.zeros(STARTS, np.int64), np.zeros(STARTS, np.int64), np.zeros(SEATS, np.int64)
    for number in range(first, upto):
        luck.key, luck.drawn = stream(seed, 2 * number), 0
        deal(root, luck, dealt, canisters)
        for row in range(len(begins)):
            luck.key, luck.drawn = stream(seed, 2 * number + 1), 0
            tiles[:] = dealt
            if begins[row, KIND] != NONE:
                _lay_kind(root, tiles, begins[row, 0], begins[row, KIND], luck)
            set_up(rules, workspace, root, tiles)
            _drive_on(rules, seated, workspace, begins[row], canisters, turns)
            _rate(rules, seated, workspace, chances[number - first, row])


@inner
def _lay_kind(root: Table, tiles: Ints, cell: int, kind: int, luck: Luck) -> None:
    """Exchange the tile that a sample has in an unseen cell for one of this kind, drawn among the unseen ones."""
    if tiles[cell] == kind:
        return
    number = draw_below(luck, root.left[kind])
    for other in range(STARTS):
        if other != PIT and root.tiles[other] == UNSEEN and tiles[other] == kind:
            if number == 0:
                tiles[cell], tiles[other] = tiles[other], tiles[cell]
                return
            number -= 1


@inner
def _drive_on(
    rules: Rules, seated: SeatedDrivers, workspace: Workspace, begin: Ints, canisters: Ints, turns: int
) -> None:
    table, memory, plan, luck = workspace
    said, is_named = 0, begin[COLOUR] != NONE
    while table.phase != OVER and memory.now < turns:
        if said < ACTIONS and begin[said] != NONE:
            action = begin[said]
            said += 1
        elif table.phase == CANISTER and is_named:
            action, is_named = begin[COLOUR], False
        elif table.phase == CANISTER:
            place = 0
            while not table.pool >> canisters[place] & 1:
                place += 1
            action = canisters[place]
        else:
            action = decide(rules, seated, table, memory, plan, luck)
        carry_out(rules, seated, workspace, action)


@inner
def _rate(rules: Rules, seated: SeatedDrivers, workspace: Workspace, chances: Floats) -> None:
    """Write every seat's chance: that of the winner is 1, before the end by the turns that each is expected to need."""
    table = workspace[0]
    if table.phase == OVER:
        chances[:] = 0.0
        chances[table.turn] = 1.0
        return
    total = 0.0
    expect_turns(rules, seated, workspace, chances)
    for seat in range(rules.players):
        chances[seat] = chances[seat] ** -(POWER + rules.players)
        total += chances[seat]
    for seat in range(SEATS):
        chances[seat] = chances[seat] / total if seat < rules.players else 0.0


@dataclass
class Rests:
    """One game, compiled, for its reviewer. It holds no state of a race."""

    game: Memo
    _rules: Rules = field(init=False)
    _crew: SeatedDrivers = field(init=False)
    _workspace: Workspace = field(init=False)

    def __post_init__(self) -> None:
        self._rules = read_rules(self.game)
        self._crew = seat_drivers(["perfect-memory"] * self.game.players, self.game.players)
        self._workspace = new_workspace()

    def drive(self, root: Table, begins: Ints, seed: int, first: int, upto: int, turns: int) -> Floats:
        """Return every seat's chance after each beginning, on each of the samples from `first` on."""
        chances = np.zeros((upto - first, len(begins), SEATS))
        drive_rests(self._rules, self._crew, self._workspace, root, begins, seed, first, upto, turns, chances)
        return chances[:, :, : self.game.players]
