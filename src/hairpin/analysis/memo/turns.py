"""The turns of a race, and for each what the seat could have done: ways, what chance could say, and rotations."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from hairpin.fast.memo.planner import Planner
from hairpin.fast.memo.rest import ACTIONS, COLOUR, COLUMNS, KIND
from hairpin.fast.memo.table import DRIVE, NONE, SWAP, Ints
from hairpin.games.memo import SWAP as SWAP_WORD
from hairpin.games.memo import Action, Canister, Drive, Memo, Pick, Reveal, State, Turn, Way
from hairpin.games.memo.grid import CELLS, COLOURS, INDEX
from hairpin.games.memo.tiles import KINDS, ROTATIONS

_KINDS = list(KINDS)


@dataclass(frozen=True)
class Lap:
    """One turn of the race: the position at its beginning, its actions from a ply on, and the position after it."""

    ply: int
    state: State
    actions: tuple[Action, ...]
    after: State


@dataclass(frozen=True)
class End:
    """One end of a turn: the rotation in which its tile is laid, "" where there is none, and its row of `begins`."""

    word: str
    row: int


@dataclass(frozen=True)
class Branch:
    """What chance says after a way ("" if it says nothing), its weight, and the ends of the turn to choose from."""

    word: str
    weight: float
    ends: tuple[End, ...]


@dataclass(frozen=True)
class Fork:
    """One way to begin a turn, and everything that may follow from it within the turn."""

    actions: tuple[Action, ...]
    branches: tuple[Branch, ...]

    @property
    def is_swap(self) -> bool:
        """Say whether two tiles are exchanged."""
        return self.actions[0] == SWAP_WORD

    @property
    def rows(self) -> list[int]:
        """The rows of all ends that are left."""
        return [end.row for branch in self.branches for end in branch.ends]

    @property
    def places(self) -> tuple[str, ...]:
        """The place to which it leads, or the two cells of a swap."""
        named = (place_of(action) for action in self.actions)
        return tuple(place for place in named if place)


def place_of(action: Action) -> str:
    """Return the place that an action names, or ""."""
    match action:
        case Turn(place) | Drive(place) | Pick(place):
            return place
        case _:
            return ""


def follow_turns(game: Memo, words: Sequence[str]) -> tuple[list[Lap], State]:
    """Return the turns of a race, the last perhaps unfinished, and the last position; refuse words that do not fit."""
    laps: list[Lap] = []
    begin = state = game.start()
    first, actions = 0, list[Action]()
    for ply, word in enumerate(words, start=1):
        action = game.parse_action(word)
        if state.phase == "choose":
            begin, first, actions = state, ply - 1, []
        actions.append(action)
        before, state = state, game.apply(state, action)
        if state.phase in ("choose", "over") and before.phase != "place":
            laps.append(Lap(first, begin, tuple(actions), state))
    return laps, state


def know_shown(state: State) -> dict[str, str]:
    """Return the kinds that a perfect memory knows, by cell."""
    return {cell: kind for cell, kind in zip(CELLS, state.tiles, strict=True) if kind}


class Ways:
    """The ways of one turn, each with its rows of `begins`: every drive, the taken way, and the swap of a good plan.

    Other swaps, above all those that block a rival, are no ways: how good they are depends on how well it answers.

    idle    the row of the drivers' own choice, whatever it is
    swap    the swap, if the plan of a perfect memory is to swap
    number  how many ways the seat had; all swaps count as one
    said    what chance said after the taken way, and `chosen` the rotation after it, "" where there was none
    """

    def __init__(self, planner: Planner, lap: Lap) -> None:
        self.game = game = planner.game
        self.state = lap.state
        self._rows: list[list[int]] = []
        self.idle = self._add([])
        legal = game.legal_actions(lap.state)
        self.drives = [self._fork(action) for action in legal if isinstance(action, Turn | Drive)]
        self.taken = self._find_taken(lap)
        said = [game.format_action(action) for action in lap.actions[len(self.taken.actions) :]]
        self.said, self.chosen = said[0] if said else "", said[-1] if said and isinstance(lap.actions[-1], Way) else ""
        planned = self._plan_swap(planner)
        self.swap = self._swap(planned) if planned and planned != self.taken.actions else None
        picks = game.legal_actions(game.advance(lap.state, SWAP_WORD))
        self.number = len(self.drives) + (len(picks) > 1)

    def _plan_swap(self, planner: Planner) -> tuple[Action, ...]:
        """Return the swap that a perfect memory plans; nothing if it plans to drive."""
        state, actions = self.state, list[Action]()
        while len(actions) < ACTIONS:
            legal = self.game.legal_actions(state)
            action = legal[planner.plan(self.game.view(state, None), know_shown(state))[0]]
            if not actions and action != SWAP_WORD:
                return ()
            actions.append(action)
            state = self.game.advance(state, action)
        return tuple(actions)

    @property
    def others(self) -> list[Fork]:
        """The ways that were not taken."""
        return [way for way in (*self.drives, *([self.swap] if self.swap else [])) if way is not self.taken]

    @property
    def begins(self) -> Ints:
        """What is said in every row, as `Rests` takes it."""
        return np.array(self._rows)

    def _find_taken(self, lap: Lap) -> Fork:
        first = lap.actions[0]
        return (
            self._swap(lap.actions)
            if first == SWAP_WORD
            else next(way for way in self.drives if way.actions[0] == first)
        )

    def _add(self, actions: Sequence[int], kind: int = NONE, colour: int = NONE) -> int:
        row = [NONE] * COLUMNS
        row[: len(actions)] = actions
        row[KIND], row[COLOUR] = kind, colour
        self._rows.append(row)
        return len(self._rows) - 1

    def _swap(self, actions: tuple[Action, ...]) -> Fork:
        row = self._add([SWAP, *(INDEX[place_of(action)] for action in actions[1:])])
        return Fork(actions, (Branch("", 1.0, (End("", row),)),))

    def _fork(self, action: Action) -> Fork:
        return Fork((action,), tuple(self._list_branches(action)))

    def _list_branches(self, action: Action) -> Iterator[Branch]:
        game, place = self.game, INDEX[place_of(action)]
        number = place if isinstance(action, Turn) else DRIVE + place
        after = game.advance(self.state, action)
        chances = game.chance_outcomes(after)
        if not chances:
            yield Branch("", 1.0, self._list_ends(number, after))
            return
        for said, weight in chances:
            word = game.format_action(said)
            match said:
                case Reveal(kind):
                    ends = self._list_ends(number, game.advance(after, said), _KINDS.index(kind))
                case Canister(colour):
                    ends = (End("", self._add([number], colour=COLOURS.index(colour))),)
            yield Branch(word, float(weight), ends)

    def _list_ends(self, number: int, state: State, kind: int = NONE) -> tuple[End, ...]:
        """List the rotations of the tile that lies face up, or the end of the turn where there is none."""
        if state.phase != "rotate":
            return (End("", self._add([number])),)
        rotations = ROTATIONS[state.tiles[INDEX[state.chosen]] or ""]
        ways = [action.ways for action in self.game.legal_actions(state) if isinstance(action, Way)]
        return tuple(End(f"way:{way}", self._add([number, rotations.index(way)], kind)) for way in ways)
