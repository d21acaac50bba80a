"""Non-interference: face-down tiles change no view and no legal action (RU-26)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import hairpin
from examples import examples
from hairpin.core.errors import GameOverError, IllegalActionError, StateNotationError
from hairpin.core.game import CHANCE
from hairpin.games.memo import Memo, Reveal, Start, State, Turn
from hairpin.games.memo.grid import INDEX, ROAD

MOST_ACTIONS = 300
LOOK_AHEAD = 12

seeds = st.integers(0, 2**32)


def open_game(random: Random, aid: tuple[int, ...] = ()) -> Memo:
    """Open a game with random options."""
    return hairpin.make(
        "memo",
        players=random.randint(max(2, len(aid) + 1), 4),
        reveal=random.choice(("road", "any")),
        first_dead_end=random.choice(("first-drive", "first-round")),
        canisters=random.choice(("all", "starts")),
        aid=aid,
    )


def choose(game: Memo, state: State, random: Random) -> Any:
    """Draw an action; drives are more likely than swaps, so that many tiles are seen."""
    if game.actor(state) == CHANCE:
        return game.chance_outcomes(state).draw(random)
    actions = game.legal_actions(state)
    return random.choice(actions[:-1] if len(actions) > 1 and random.random() < 0.8 else actions)


def wander(game: Memo, random: Random) -> Iterator[State]:
    """Yield the positions of a random game, up to `MOST_ACTIONS`, without its end."""
    state = game.start()
    for _ in range(MOST_ACTIONS):
        if game.actor(state) is None:
            return
        yield state
        state = game.apply(state, choose(game, state, random))


def lay_otherwise(game: Memo, state: State, random: Random, fixed: tuple[str, ...] = ()) -> State:
    """Return the position with the face-down tiles dealt again, some of them as seen and some as unseen."""
    is_first_round = state.fresh and game.options.first_dead_end == "first-round"
    if is_first_round or len(state.fresh) == game.players:
        return state  # nothing that was seen can lie face down
    ghosts = [cell for cell, _ in state.ghosts]
    shown = {*state.cars, *fixed, *([state.chosen] if state.phase == "rotate" else [])}
    kinds = list(game.tiles.kinds)
    for cell in ROAD:
        if cell in shown:
            kinds.remove(state.tiles[INDEX[cell]] or "")
    random.shuffle(kinds)
    tiles = list(state.tiles)
    for cell in ROAD:
        if cell not in shown:
            kind = kinds.pop()
            is_seen = cell in ghosts or (
                random.random() < 0.5 and not (state.phase == "reveal" and cell == state.chosen)
            )
            tiles[INDEX[cell]] = kind if is_seen else None
    other = replace(state, tiles=tuple(tiles))
    assert game.parse_state(game.format_state(other)) == other
    return other


def tell(game: Memo, state: State, seats: tuple[int | None, ...]) -> list[object]:
    """Return everything that the game reveals to these viewers."""
    views = [game.view(state, seat) for seat in seats]
    texts = [game.format_view(view) for view in views]
    refusal = refuse(game, state)
    message = (refusal.message, refusal.fields) if game.actor(state) in (*seats, CHANCE) else ()
    return [
        *views,
        *texts,
        message,
        game.actor(state),
        game.on_turn(state),
        game.legal_actions(state),
        game.outcome(state),
    ]


def refuse(game: Memo, state: State) -> hairpin.HairpinError:
    """Return the error of an action that is never legal."""
    with pytest.raises((IllegalActionError, GameOverError)) as refusal:
        game.apply(state, Start("nowhere"))
    return refusal.value


def step_alike(game: Memo, one: State, other: State, random: Random) -> tuple[State, State] | None:
    """Apply the same action to both positions; return None if a revealed tile differs."""
    action = choose(game, one, random)
    if game.actor(one) == CHANCE and action not in game.chance_outcomes(other).outcomes:
        return None
    after = [game.apply(one, action), game.apply(other, action)]
    if not isinstance(action, Turn):
        return after[0], after[1]
    seen = [state.tiles[INDEX[action.cell]] for state in after]
    kind = seen[0] or seen[1]
    for place, state in enumerate(after):
        if kind and state.phase == "reveal":
            if Reveal(kind) not in game.chance_outcomes(state).outcomes:
                return None
            after[place] = game.apply(state, Reveal(kind))
    return None if kind and {state.tiles[INDEX[action.cell]] for state in after} != {kind} else (after[0], after[1])


def follow(game: Memo, one: State, other: State, random: Random, seats: tuple[int | None, ...]) -> None:
    """Apply the same actions to both positions and compare them, until a revealed tile differs."""
    for _ in range(LOOK_AHEAD):
        assert tell(game, one, seats) == tell(game, other, seats)
        after = step_alike(game, one, other, random)
        if after is None or after[0].phase == "over":
            return
        one, other = after


@settings(deadline=None, max_examples=examples(25))
@given(seeds)
def test_positions_that_differ_only_face_down_are_equal_for_every_viewer(seed: int) -> None:
    random = Random(seed)
    game = open_game(random)
    everyone = (*range(game.players), None)
    for state in wander(game, random):
        if random.random() < 0.15:
            follow(game, state, lay_otherwise(game, state, random), random, everyone)


@settings(deadline=None, max_examples=examples(25))
@given(seeds)
def test_an_aid_shows_nothing_to_the_others_and_only_the_ghosts_to_its_seat(seed: int) -> None:
    random = Random(seed)
    game = open_game(random, aid=(0,))
    unaided = (*range(1, game.players), None)
    for state in wander(game, random):
        if random.random() < 0.1:
            follow(game, state, lay_otherwise(game, state, random), random, unaided)
            ghosts = tuple(cell for cell, _ in state.ghosts)
            other = lay_otherwise(game, state, random, fixed=ghosts)
            assert tell(game, state, (0,)) == tell(game, other, (0,))


def test_lay_otherwise_usually_changes_the_position() -> None:
    random = Random(1)
    game = open_game(random)
    states = [state for state in wander(game, random) if len(state.fresh) < game.players]
    assert sum(lay_otherwise(game, state, random) != state for state in states) > len(states) * 0.9


@settings(deadline=None, max_examples=examples(25))
@given(seeds)
def test_positions_are_immutable_and_parse_back_to_equal_values(seed: int) -> None:
    random = Random(seed)
    game = open_game(random, aid=random.choice(((), (0,))))
    for state in wander(game, random):
        text, digest = game.format_state(state), hash(state)
        again = game.parse_state(text)
        assert again == state
        assert hash(again) == digest
        chances = [chance for _, chance in game.chance_outcomes(state)]
        assert sum(chances) == (1 if game.actor(state) == CHANCE else 0)
        for action in game.legal_actions(state) or game.chance_outcomes(state).outcomes:
            assert game.parse_action(game.format_action(action)) == action
            game.apply(state, action)
        assert (game.format_state(state), hash(state)) == (text, digest), "apply changed its argument"


@settings(deadline=None, max_examples=examples(10))
@given(seeds)
def test_random_games_end(seed: int) -> None:
    random = Random(seed)
    game = open_game(random)
    state = game.start()
    for _ in range(100_000):
        if game.actor(state) is None:
            break
        actions = game.legal_actions(state)
        state = game.apply(state, random.choice(actions) if actions else game.chance_outcomes(state).draw(random))
    assert game.outcome(state)


@settings(deadline=None, max_examples=examples(60))
@given(seeds)
def test_a_mutated_position_is_refused_or_can_be_played(seed: int) -> None:
    random = Random(seed)
    game = open_game(random, aid=(0,))
    texts = [game.format_state(state).split(" ") for state in wander(game, random)]
    for _ in range(60):
        words = list(random.choice(texts))
        for place in random.choices(range(10), k=random.randint(1, 2)):
            parts, others = (random.choice(texts)[place].split(",") for _ in range(2))
            parts[random.randrange(len(parts))] = random.choice((*others, "-", "red", "b2", "b2:NS", "c3", "1"))
            words[place] = ",".join(parts)
        try:
            state = game.parse_state(" ".join(words))
        except StateNotationError:
            continue
        assert tell(game, state, (None, 0))
        for action in game.legal_actions(state) or game.chance_outcomes(state).outcomes:
            after = game.apply(state, action)
            assert game.parse_state(game.format_state(after)) == after


def test_without_an_aid_all_seats_have_the_same_view() -> None:
    game = hairpin.make("memo", players=3)
    state = game.start()
    assert len({game.view(state, seat) for seat in (0, 1, 2, None)}) == 1
    with pytest.raises(hairpin.HairpinError, match="no seat 3"):
        game.view(state, 3)
