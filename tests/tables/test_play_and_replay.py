"""A move is computed once, when it is made, and again when it is read from the store: both give the same race."""

from __future__ import annotations

from random import Random

import pytest

import hairpin
from hairpin.core.errors import HairpinError, IllegalActionError
from hairpin.games import list_kits
from hairpin.tables.race import Race
from sampling import draw_options

SEED = "5e" * 32


def make_pair(game: str, random: Random) -> tuple[Race, Race]:
    """Return two equal races with random options, on one seed."""
    kit = list_kits()[game]
    options = draw_options(kit.facts, random)
    pair = [Race(hairpin.make(game, **options), 1, SEED, ()) for _ in range(2)]
    for race in pair:
        race.add_nonce(0, "ab" * 16)
    return pair[0], pair[1]


def choose(race: Race, random: Random) -> tuple[str, ...]:
    """Return a random command: no words for a roll, else as many actions as one command may hold."""
    game, state = race.game, race.state
    seat, words = game.actor(state), list[str]()
    while not race.awaits_roll and game.actor(state) == seat and not (words and game.ends_command(state)):
        action = random.choice(game.legal_actions(state))
        words.append(game.format_action(action))
        state = game.apply(state, action)
    return tuple(words)


@pytest.mark.parametrize("game", list_kits())
@pytest.mark.parametrize("number", range(6))
def test_a_replayed_race_equals_the_played_one(game: str, number: int) -> None:
    random = Random(f"{game}/{number}")
    played, replayed = make_pair(game, random)
    for _ in range(120):
        if played.is_over:
            break
        advance = played.play(choose(played, random))
        again = replayed.replay(advance.words)
        assert (again.words, again.state, again.dealer) == (advance.words, advance.state, advance.dealer)
        assert played.seed_after(advance) == (SEED if played.game.actor(advance.state) is None else None)
        played.commit(advance)
        replayed.commit(again)
        assert played.open_state() == replayed.open_state()
        for seat in (*range(played.game.players), None):
            assert played.game.view(played.state, seat) == replayed.game.view(replayed.state, seat)
    assert played.words == replayed.words


@pytest.mark.parametrize("game", list_kits())
def test_a_refused_or_dropped_advance_changes_nothing(game: str) -> None:
    random = Random(game)
    race, _ = make_pair(game, random)
    for _ in range(40):
        if race.is_over:
            break
        before = race.ply, race.state, race.fairness
        words = choose(race, random)
        with pytest.raises(HairpinError):
            race.play((*words, "nonsense"))
        race.play(words)
        assert (race.ply, race.state, race.fairness) == before
        race.commit(race.play(words))


def test_ru26_a_command_ends_where_a_tile_is_turned_up() -> None:
    """A player who could go on in the same command would look at a tile and take the choice back."""
    random = Random(5)
    race = Race(hairpin.make("memo"), 1, SEED, ())
    while race.game.on_turn(race.state) is not None and race.ply < 60:
        legal = [race.game.format_action(action) for action in race.game.legal_actions(race.state)]
        known = [word for word in legal if race.game.decision_kind(race.look_ahead((word,))) == "rotate"]
        for word in known:
            with pytest.raises(IllegalActionError, match="too late"):
                race.play((word, "NS"))
        race.commit(race.play(choose(race, random)))
    assert race.ply >= 60
