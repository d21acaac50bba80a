"""The contract of every registered game. A new game is tested as soon as it is registered."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from random import Random
from typing import Any

import pytest

import hairpin
from examples import batches
from hairpin.core.chance import Lottery
from hairpin.core.errors import (
    ActionNotationError,
    GameOverError,
    HairpinError,
    IllegalActionError,
    OptionValueError,
    StateNotationError,
    UnknownGameError,
    UnknownOptionError,
    UnknownTrackError,
    name_choices,
)
from hairpin.core.game import GameFacts
from hairpin.core.reason import Reason
from hairpin.games import explain
from hairpin.games.record import Record, format_record, parse_record
from sampling import AnyGame, board_options, draw_options, list_boards, play

GAMES = pytest.mark.parametrize("facts", hairpin.list_games(), ids=lambda facts: facts.name)
BATCHES = pytest.mark.parametrize("batch", batches(4))
RUBBISH = ("", " ", "%", "A", "A0", "A99", "a0", "Z1", "nowhere", "swap:", "\ud800", "A1\0", "Ａ1", "x" * 10_000)


@lru_cache(maxsize=64)
def check_lottery(chance: Lottery[Any]) -> None:
    """Check the weights of chance; cached, because a roll of all dice is the same object in every position."""
    assert sum(weight for _, weight in chance) == Fraction(1)
    assert all(type(weight) is Fraction and weight > 0 for _, weight in chance)


def check_position(game: AnyGame, state: Any) -> None:
    """Check the invariants of every position."""
    actor, legal, chance = game.actor(state), game.legal_actions(state), game.chance_outcomes(state)
    assert bool(legal) == (actor is not None and actor != hairpin.CHANCE)
    assert bool(chance) == (actor == hairpin.CHANCE)
    assert (game.outcome(state) is not None) == (actor is None) == (game.on_turn(state) is None)
    assert actor is None or actor == hairpin.CHANCE or actor in range(game.players)
    assert len(set(legal)) == len(legal)
    assert game.legal_words(state) == tuple(map(game.format_action, legal))
    if chance:
        check_lottery(chance)
    text = game.format_state(state)
    again = game.parse_state(text)
    assert again == state
    assert hash(again) == hash(state)
    assert "\n" not in text
    for action in legal or chance.outcomes[:20]:
        word = game.format_action(action)
        assert " " not in word
        assert game.parse_action(word) == action
    for seat in (*range(game.players), None):
        assert game.format_view(game.view(state, seat))


@GAMES
@BATCHES
def test_random_games_keep_the_contract(facts: GameFacts, batch: int) -> None:
    random = Random(f"contract/{facts.name}/{batch}")
    for _ in range(12):
        game = hairpin.make(facts.name, **draw_options(facts, random))
        state = game.start()
        for seen, (before, action, after) in enumerate(play(game, random)):
            state = after
            if seen < 150 or random.random() < 0.04:
                text = game.format_state(before)
                check_position(game, before)
                assert game.apply(before, action) == state
                assert game.format_state(before) == text
        check_position(game, state)
        outcome = game.outcome(state)
        assert outcome
        assert sorted(seat for place in outcome.ranking for seat in place) == list(range(game.players))
        assert sum(outcome.share(seat) for seat in range(game.players)) == 1
        with pytest.raises(GameOverError):
            game.apply(state, action)


@GAMES
@BATCHES
def test_random_games_over_all_options_end(facts: GameFacts, batch: int) -> None:
    random = Random(f"ends/{facts.name}/{batch}")
    for _ in range(20):
        game = hairpin.make(facts.name, **draw_options(facts, random))
        assert [after for _, _, after in play(game, random)]


@GAMES
@BATCHES
@pytest.mark.parametrize("place", [0, -1], ids=["first", "last"])
def test_a_game_that_always_ends_does_so_however_stubborn_its_players_are(
    facts: GameFacts, batch: int, place: int
) -> None:
    random = Random(f"stubborn/{facts.name}/{batch}")
    for _ in range(10):
        game = hairpin.make(facts.name, **draw_options(facts, random))
        if game.always_ends:
            assert [after for _, _, after in play(game, random, choose=lambda actions: actions[place])]


@GAMES
def test_a_record_round_trips_and_replays(facts: GameFacts) -> None:
    random = Random(f"record/{facts.name}")
    for _ in range(6):
        game = hairpin.make(facts.name, **draw_options(facts, random))
        words = tuple(game.format_action(action) for _, action, _ in play(game, random))
        record = Record(game, tuple(f"Seat {n}" for n in range(game.players)), words, "7")
        text = format_record(record)
        again = parse_record(text)
        assert format_record(again) == text
        assert (again.words, again.seats, again.seed) == (record.words, record.seats, record.seed)
        assert again.game.settings == game.settings
        assert again.game.board == game.board


@GAMES
def test_what_is_not_possible_is_refused_with_what_is(facts: GameFacts) -> None:
    random = Random(f"refuse/{facts.name}")
    game = hairpin.make(facts.name)
    pool: list[Any] = []
    for before, action, _ in play(game, random):
        right = (*game.legal_actions(before), *game.chance_outcomes(before).outcomes)
        wrong = [other for other in pool if other not in right]
        for other in wrong[:2]:
            with pytest.raises(IllegalActionError) as refusal:
                game.apply(before, other)
            actor = game.actor(before)
            seen = game.format_view(game.view(before, None if actor == hairpin.CHANCE else actor))
            assert seen in refusal.value.message
            is_hidden = actor == hairpin.CHANCE and facts.information == "hidden"
            assert bool(refusal.value.fields["legal"]) != is_hidden
        pool = [action, *pool][:30]
    with pytest.raises(IllegalActionError):
        game.apply(game.start(), "not an action")
    with pytest.raises(ActionNotationError):
        game.parse_action("fly:moon")
    with pytest.raises(StateNotationError):
        game.parse_state("nowhere")
    with pytest.raises(IllegalActionError):
        game.view(game.start(), game.players)


@GAMES
@BATCHES
def test_explain_gives_a_reason_none_or_a_hairpin_error_for_any_text(facts: GameFacts, batch: int) -> None:
    """For every seat, in every phase, about places, words of the game and texts that it does not know."""
    random = Random(f"explain/{facts.name}/{batch}")
    for _ in range(12):
        game = hairpin.make(facts.name, **draw_options(facts, random))
        states, texts = [game.start()], {"stop", "turbo", "reroll", "swap", *RUBBISH}
        for _, action, after in play(game, random):
            word = game.format_action(action)
            texts |= {word, *word.split(":"), word[:-1]}  # without its die, a step is a place
            states.append(after)
        phases = {getattr(state, "phase", None): state for state in states}
        for state in (*phases.values(), *random.sample(states, min(20, len(states)))):
            legal = [game.format_action(action) for action in game.legal_actions(state)[:2]]
            laid_out = ((), legal[:1], legal, random.sample(sorted(texts), 2))
            for what in sorted(texts):
                seat, words = random.randrange(game.players), random.choice(laid_out)
                try:
                    reason = explain(game, state, seat, words, what)
                except HairpinError:
                    continue
                assert reason is None or isinstance(reason, Reason)


@GAMES
def test_every_declared_choice_can_be_made(facts: GameFacts) -> None:
    for board in list_boards(facts):
        lies = board_options(facts, board)
        for players in board.players:
            game = hairpin.make(facts.name, **lies | {"players": players})
            assert game.players == players
        for option in facts.options:
            if (option.is_variant and option.name not in board.variants) or option.name in board.lacks:
                with pytest.raises(OptionValueError):
                    hairpin.make(facts.name, **lies | {option.name: True})
            elif option.name != "players":
                for choice in option.choices:
                    given = lies | {option.name: choice}
                    assert hairpin.make(facts.name, **given).settings[option.name] == choice
                    text = hairpin.make(facts.name, **given | {option.name: option.format(choice)})
                    assert text.settings == hairpin.make(facts.name, **given).settings


@GAMES
def test_unknown_options_values_and_boards_name_the_choices(facts: GameFacts) -> None:
    with pytest.raises(UnknownOptionError, match="players"):
        hairpin.make(facts.name, wings=True)
    for players in (0, 1, 7, "many", None, 2.0, True):
        with pytest.raises(OptionValueError, match="2"):
            hairpin.make(facts.name, players=players)
    with pytest.raises(OptionValueError):
        hairpin.make(facts.name, starter=99)
    if option := facts.board_option:
        with pytest.raises(UnknownTrackError, match=facts.boards()[0].name):
            hairpin.make(facts.name, **{option.name: "nowhere"})
    for option in facts.options:
        if option.kind in ("flag", "choice"):
            with pytest.raises(OptionValueError, match=option.format(option.choices[0])):
                hairpin.make(facts.name, **{option.name: "perhaps"})


@GAMES
def test_refusals_count_seats_as_they_are_typed(facts: GameFacts) -> None:
    for option in facts.options:
        for typed in ("0", "3") if option.kind in ("seat", "seats") else ():
            with pytest.raises(
                OptionValueError, match=f"{option.name}={typed} is not possible; choose 1 or 2"
            ) as refusal:
                hairpin.make(facts.name, players=2, **{option.name: typed})
            assert refusal.value.fields["value"] == typed
            assert refusal.value.fields["choices"] == ("1", "2")


def test_a_choice_that_another_one_forbids_is_refused_with_the_reason() -> None:
    with pytest.raises(OptionValueError, match=r"players=5 is not possible; .* first edition"):
        hairpin.make("monza", track="sprint", players=5)
    with pytest.raises(OptionValueError, match=r"pro=yes is not possible; .* anniversary edition"):
        hairpin.make("monza", track="first-edition", pro=True)
    with pytest.raises(OptionValueError, match=r"push_targets=yes is not possible; .* target squares"):
        hairpin.make("monza", track="sprint", push_targets=True)


def test_an_unknown_game_names_the_games() -> None:
    with pytest.raises(UnknownGameError, match=name_choices([facts.name for facts in hairpin.list_games()])):
        hairpin.make("chess")
    assert issubclass(UnknownGameError, HairpinError)
