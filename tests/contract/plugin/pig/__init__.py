"""Pig, a dice game for two to six: a complete game of another package, as an example of a new game."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from hairpin.core.chance import Lottery
from hairpin.core.errors import ActionNotationError, StateNotationError, quote
from hairpin.core.fair import FairSource
from hairpin.core.game import CHANCE, Game, GameFacts, Outcome
from hairpin.core.kit import Kit
from hairpin.core.options import Option, find_option, read_options
from hairpin.core.story import Happening

OPTIONS = (
    Option("players", "number", 2, (2, 3, 4, 5, 6), "PG-1", "How many play."),
    Option("starter", "seat", 0, (), "PG-1", "Which seat begins."),
    Option("goal", "number", 50, (20, 50, 100), "PG-2", "How many points win."),
)
DIE: Lottery[str] = Lottery(dict.fromkeys("123456", 1))


@dataclass(frozen=True, slots=True)
class State:
    """The points of every seat, and those of this turn, which a 1 loses."""

    phase: str
    turn: int
    scores: tuple[int, ...]
    turn_total: int = 0


class Pig(Game[State, str, State]):
    """One game with its options fixed."""

    facts = GameFacts("pig", "Pig", 1, (2, 3, 4, 5, 6), "perfect", OPTIONS)
    board = ""
    always_ends = False

    def __init__(self, given: Mapping[str, object]) -> None:
        values = read_options(OPTIONS, given)
        self.players, self.goal = int(str(values["players"])), int(str(values["goal"]))
        self.starter = int(str(find_option(OPTIONS, "starter").check(values["starter"], range(self.players))))

    @property
    def settings(self) -> Mapping[str, object]:
        return {"players": self.players, "starter": self.starter, "goal": self.goal}

    def start(self) -> State:
        return State("choose", self.starter, (0,) * self.players)

    def actor(self, state: State) -> int | None:
        return {"choose": state.turn, "roll": CHANCE}.get(state.phase)

    def on_turn(self, state: State) -> int | None:
        return None if state.phase == "over" else state.turn

    def legal_actions(self, state: State) -> tuple[str, ...]:
        return ("roll", "hold")[: 2 if state.turn_total else 1] if state.phase == "choose" else ()

    def chance_outcomes(self, state: State) -> Lottery[str]:
        return DIE if state.phase == "roll" else Lottery({})

    def advance(self, state: State, action: str) -> State:
        if action == "roll":
            return replace(state, phase="roll")
        scores = list(state.scores)
        if action not in ("hold", "1"):  # PG-3: a 1 ends the turn, and its points are lost
            return replace(state, phase="choose", turn_total=state.turn_total + int(action))
        scores[state.turn] += state.turn_total if action == "hold" else 0
        is_over = scores[state.turn] >= self.goal
        turn = state.turn if is_over else (state.turn + 1) % self.players
        return State("over" if is_over else "choose", turn, tuple(scores))

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != "over":
            return None
        places = sorted({*state.scores}, reverse=True)
        seats = range(self.players)
        return Outcome(tuple(tuple(n for n in seats if state.scores[n] == p) for p in places), "goal", state.scores)

    def view(self, state: State, seat: int | None) -> State:
        self.check_seat(seat)
        return state

    def format_state(self, state: State) -> str:
        return f"{state.phase} {state.turn + 1} {','.join(map(str, state.scores))} {state.turn_total}"

    def format_view(self, view: State) -> str:
        return self.format_state(view)

    def parse_state(self, text: str) -> State:
        found = re.fullmatch(r"(choose|roll|over) (\d) (\d{1,3}(?:,\d{1,3})*) (\d{1,3})", text, re.ASCII)
        if found and len(scores := found[3].split(",")) == self.players and 1 <= int(found[2]) <= self.players:
            state = State(found[1], int(found[2]) - 1, tuple(map(int, scores)), int(found[4]))
            if self.format_state(state) == text and (found[1] == "over") == (max(state.scores) >= self.goal):
                return state
        raise StateNotationError(f"{quote(text)} is not a position of Pig; write `choose 1 0,0 0`", position=text)

    def format_action(self, action: str) -> str:
        return action

    def parse_action(self, text: str) -> str:
        if text not in ("roll", "hold", *DIE.outcomes):
            raise ActionNotationError(f"{quote(text)} is not an action of Pig; write roll or hold", action=text)
        return text


@dataclass(frozen=True)
class Dealer:
    """Numbers the rolls of a game, so that each can be drawn from a fair source and checked."""

    source: FairSource
    rolls: int = 0

    def answer(self, _: State) -> str:
        return self.source.roll(f"roll {self.rolls}", "123456", 1)

    def follow(self, state: State, _: str) -> Dealer:
        return replace(self, rolls=self.rolls + (state.phase == "roll"))

    def open(self, state: State) -> State:
        return state


def tell(game: Pig, before: State, action: str, after: State) -> list[Happening]:
    happenings = (
        [Happening("rolled" if action in DIE.outcomes else action, before.turn, word=action)]
        if action != "roll"
        else []
    )
    ends = Happening("over") if after.phase == "over" else Happening("turn", after.turn)
    return happenings if after.phase != "over" and after.turn == before.turn else [*happenings, ends]


KIT = Kit(
    facts=Pig.facts,
    make=Pig,
    deal=lambda _, source: Dealer(source),
    tell=tell,
    counters={"pigs_out": lambda happening: happening.kind == "rolled" and happening.word == "1"},
    words=Path(__file__).parent / "words",
)
