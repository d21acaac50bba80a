"""Any text parses to a value or raises a notation error; any accepted position can be raced to its end."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import hairpin
from examples import examples
from hairpin.core.errors import ActionNotationError, StateNotationError
from hairpin.games.monza import Action, Monza, State
from properties.referee import Referee, check_notation
from rules.boards import STRAIGHT, TARGETS, TYRE, lay_track

NARROW = lay_track("b2 r2 b2", "p1 g2 y2 #1", "w2 p2 w2", targets="AC")
GAMES = (
    hairpin.make("monza", track=STRAIGHT, players=2),
    hairpin.make("monza", track=TYRE, players=4, starter=2, pro=True, bonus=True, count_accelerators=True),
    hairpin.make("monza", track=TYRE, players=3, pro=True, stopping="longest", turbo_accelerators=True),
    hairpin.make("monza", track=NARROW, players=6, starter=5, bonus=True, free_finish=True, stopping="free"),
    hairpin.make("monza", track=NARROW, players=4, bonus=True, push_targets=True),
    hairpin.make("monza", track=TARGETS, players=2, bonus=True, others_only=True),
)
LETTERS = "rygbwpxSFABC0123456789,-:+# "
WORDS = ("roll", "drive", "reroll", "turbo-roll", "turbo", "bonus", "over", "stop", "bonus:", "reroll:", "no", "-")
ODD = ("", "٣", "２", "−1", "1e3", "0x1", "00", "+1", "9" * 5000, "ſ", "\0", "\n", "\ud800", "A" + "9" * 400)


def walk(game: Monza, random: Random, steps: int) -> State:
    """Return the position after a number of random actions, or at the end of the race."""
    state = game.start()
    for _ in range(steps):
        if state.phase == "over":
            break
        state = game.advance(state, draw_action(game, state, random))
    return state


def draw_action(game: Monza, state: State, random: Random) -> Action:
    if game.actor(state) == hairpin.CHANCE:
        return game.chance_outcomes(state).draw(random)
    return random.choice(game.legal_actions(state))


@st.composite
def mutated_states(draw: st.DrawFn, game: Monza) -> str:
    """Draw a position with words of several positions, then change, drop or insert a few characters."""
    seeds = draw(st.lists(st.integers(0, 10_000), min_size=1, max_size=3))
    texts = [game.format_state(walk(game, Random(seed), seed % 60)).split(" ") for seed in seeds]
    words = [draw(st.sampled_from(column)) for column in zip(*texts, strict=True)]
    return draw(mutations(" ".join(words)))


@st.composite
def mutated_actions(draw: st.DrawFn, game: Monza) -> str:
    """Draw the word of a legal action, slightly changed."""
    seed = draw(st.integers(0, 10_000))
    random = Random(seed)
    state = walk(game, random, seed % 60)
    words = [game.format_action(action) for action in game.legal_actions(state) or game.chance_outcomes(state).outcomes]
    return draw(mutations(draw(st.sampled_from(words or ["stop"]))))


@st.composite
def mutations(draw: st.DrawFn, text: str) -> str:
    for _ in range(draw(st.integers(0, 3))):
        place, length = draw(st.integers(0, len(text))), draw(st.integers(0, 2))
        piece = draw(st.sampled_from([*LETTERS, *WORDS, *ODD]) | st.text(max_size=3))
        text = text[:place] + piece + text[place + length :]
    return text


def read_state(game: Monza, text: str) -> State | None:
    try:
        return game.parse_state(text)
    except StateNotationError:
        return None


def check_action(game: Monza, text: str) -> None:
    try:
        action = game.parse_action(text)
    except ActionNotationError:
        return
    word = game.format_action(action)
    assert game.parse_action(word) == action
    assert sorted(word) == sorted(text), "the same letters, in order"


def race_on(game: Monza, state: State, random: Random) -> None:
    """Race from a position to the end with the checked `apply`."""
    referee = Referee(game)
    for _ in range(20_000):
        check_notation(game, state)
        referee.check_position(state)
        assert (game.outcome(state) is None) == (game.actor(state) is not None)
        if state.phase == "over":
            return
        state = game.apply(state, draw_action(game, state, random))
    raise AssertionError("no end")


SETTINGS = settings(max_examples=examples(150), derandomize=True, deadline=None)
EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.track.edition}-{game.players}")


@EVERY_GAME
@SETTINGS
@given(data=st.data())
def test_any_text_is_an_action_or_is_refused(game: Monza, data: st.DataObject) -> None:
    check_action(game, data.draw(st.text() | st.sampled_from(ODD) | mutated_actions(game)))


@EVERY_GAME
@SETTINGS
@given(data=st.data())
def test_any_text_is_a_position_or_is_refused(game: Monza, data: st.DataObject) -> None:
    words = st.lists(st.sampled_from([*WORDS, *ODD]) | st.text(LETTERS, max_size=8), min_size=6, max_size=8)
    text = data.draw(st.text() | words.map(" ".join))
    state = read_state(game, text)
    assert state is None or game.format_state(state) == text


@EVERY_GAME
@SETTINGS
@given(data=st.data())
def test_any_position_that_is_accepted_can_be_raced_to_its_end(game: Monza, data: st.DataObject) -> None:
    text = data.draw(mutated_states(game))
    state = read_state(game, text)
    if state is not None:
        assert game.format_state(state) == text
        race_on(game, state, Random(text.encode("utf-8", "surrogatepass")))


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("roll 1 A2,S 0,0 - -", "6 words"),
        ("race 1 A2,S 0,0 - - -", "phase"),
        ("roll 3 A2,S 0,0 - - -", "from 1 to 2"),
        ("roll 1 A2 0,0 - - -", "1 cars"),
        ("roll 1 A2,C1 0,0 - - -", "C1"),
        ("roll 1 A2,A2 0,0 - - -", "two cars"),
        ("drive 1 A2,A2 0,0 bbbbbb - -", "two cars"),
        ("roll 1 A2,S 0,15 - - -", "from 0 to 14"),
        ("roll 1 A2,S 0,3 - - -", "still to come"),
        ("roll 1 A2,S 3,0 - - -", "has used 0 dice"),
        ("drive 1 A2,S 1,0 bbbb g -", "has used 2 dice"),
        ("drive 1 A2,S 3,0 bbbb g -", "has used 2 dice"),
        ("drive 1 A2,S 2,0 wyyb g -", "the right form"),
        ("drive 1 A2,S 2,0 bbbx g -", "letters"),
        ("drive 1 A2,S 2,0 bbbb - -", "no last color"),
        ("drive 1 A2,S 2,0 bbbb gg -", "last color"),
        ("drive 1 A2,S 2,0 rrrr g -", "nothing can be placed"),
        ("drive 1 F,S 2,0 rrrr w -", "has finished"),
        ("drive 1 A2,S 2,0 bbbb g x,x", "professional"),
        ("turbo 1 A2,S 7,0 b g -", "professional"),
        ("roll 1 A2,S 0,0 b - -", "dice in hand"),
        ("roll 1 A2,S 0,0 - g -", "too much"),
        ("bonus 1 A2,S 2,0 - g -", "bonus"),
        ("over 1 A2,S 2,0 - - -", "no car is in the finish"),
    ],
)
def test_an_impossible_position_is_refused_with_the_reason(text: str, why: str) -> None:
    with pytest.raises(StateNotationError, match=why):
        GAMES[0].parse_state(text)


def test_used_dice_may_include_any_number_of_spent_accelerators() -> None:
    counting = hairpin.make("monza", track=STRAIGHT, pro=True, count_accelerators=True)
    for used in (2, 3):
        assert counting.parse_state(f"drive 1 A3,S {used},0 yyyy b xrygwp,-")
    for used in (1, 4):
        with pytest.raises(StateNotationError, match="has used"):
            counting.parse_state(f"drive 1 A3,S {used},0 yyyy b xrygwp,-")


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(20))
@EVERY_GAME
def test_many_mixed_positions_can_be_raced_to_their_end(game: Monza, batch: int) -> None:
    random = Random(f"fuzz/{batch}")
    accepted = 0
    for _ in range(5_000):
        columns = zip(
            *(game.format_state(walk(game, random, random.randrange(80))).split() for _ in "123"), strict=True
        )
        state = read_state(game, " ".join(map(random.choice, columns)))
        if state is not None:
            accepted += 1
            race_on(game, state, random)
    assert accepted > 100
