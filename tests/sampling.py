"""Random games over everything that `hairpin.list_games()` declares, so that no test needs its own list."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from random import Random
from typing import Any

import hairpin
from hairpin.bots.race import Randomness
from hairpin.core.game import CHANCE, BoardFacts, Game, GameFacts

AnyGame = Game[Any, Any, Any]


NO_BOARD = "-"


def board_options(facts: GameFacts, board: BoardFacts) -> dict[str, object]:
    """Return the option that selects a board; none for a game without boards."""
    return {facts.board_option.name: board.name} if facts.board_option else {}


def list_boards(facts: GameFacts) -> tuple[BoardFacts, ...]:
    """Return the boards of a game; for a game without boards, an unnamed one, as tables do."""
    variants = tuple(variant.name for variant in facts.variants)
    return facts.boards() or (BoardFacts(NO_BOARD, facts.title, "", facts.players, facts.cars, variants, (), ()),)


def draw_options(facts: GameFacts, random: Random) -> dict[str, object]:
    """Draw every option that a board and its edition allow."""
    board: BoardFacts = random.choice(list_boards(facts))
    players = random.choice(board.players)
    given = board_options(facts, board) | {"players": players, "starter": random.randrange(players)}
    for option in facts.options:
        if option.kind == "cars":
            given[option.name] = tuple(random.sample(board.cars, players))
        elif option.kind == "seats":
            given[option.name] = tuple(seat for seat in range(players) if random.random() < 0.2)
        elif option.choices and option.name not in (*given, *board.lacks) and not option.is_variant:
            given[option.name] = random.choice(option.choices)
    return given | {name: random.random() < 0.5 for name in board.variants}


def draw_game(random: Random) -> AnyGame:
    """Draw one game with all its options."""
    facts = random.choice(hairpin.list_games())
    return hairpin.make(facts.name, **draw_options(facts, random))


def play(
    game: AnyGame, random: Random, most: int = 100_000, choose: Callable[[Sequence[Any]], Any] | None = None
) -> Iterator[tuple[Any, Any, Any]]:
    """Play at random, or by `choose`, with checked actions; yield position, action and next position."""
    state = game.start()
    for _ in range(most):
        actor = game.actor(state)
        if actor is None:
            return
        if actor == CHANCE:
            action = game.chance_outcomes(state).draw(random)
        else:
            action = (choose or random.choice)(game.legal_actions(state))
        after = game.apply(state, action)
        yield state, action, after
        state = after
    raise AssertionError(f"no end after {most} actions: {game.format_settings()}")


class RandomDealer:
    """A dealer that draws each outcome of chance when it is asked for."""

    def __init__(self, game: AnyGame, random: Random) -> None:
        self.game = game
        self.random = random

    def answer(self, state: Any) -> Any:
        return self.game.chance_outcomes(state).draw(self.random)

    def follow(self, state: Any, action: Any) -> RandomDealer:  # noqa: ARG002
        """Return itself: the draws are independent."""
        return self

    def open(self, state: Any) -> Any:
        return state


def one_stream(game: AnyGame, random: Random) -> Randomness:
    """Draw all random numbers of a race, also the drivers', from one generator."""
    return Randomness(RandomDealer(game, random), (random,) * game.players)


def combinations() -> Iterator[tuple[str, GameFacts, dict[str, object]]]:
    """Yield name, facts and options of every game on every board in every variant, with a full field."""
    for facts in hairpin.list_games():
        for board in list_boards(facts):
            for flags in product((False, True), repeat=len(board.variants)):
                chosen = [name for name, is_on in zip(board.variants, flags, strict=True) if is_on]
                options = board_options(facts, board) | {"players": max(board.players)}
                yield "-".join([facts.name, board.name, *chosen]), facts, options | dict.fromkeys(chosen, True)
