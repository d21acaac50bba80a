"""A turn that is tried again: the same position, the same dice afterwards, and nothing of it counts."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256
from random import Random

import pytest

import hairpin
from hairpin.core.errors import GameOverError, NotEndedError, NotFairError, WrongValueError
from hairpin.games import list_kits
from hairpin.games.monza import own_boards
from hairpin.games.record import Record, format_record, parse_record
from hairpin.server.tables.codec import decode_event, encode
from hairpin.tables import commands as cmd
from hairpin.tables.decide import decide
from hairpin.tables.errors import NonceError, StageError
from hairpin.tables.events import Moved
from hairpin.tables.keys import Rights
from hairpin.tables.practice import Practice, make_practice
from hairpin.tables.race import Race
from hairpin.tables.restore import Restoration
from hairpin.tables.setup import find_own_board
from hairpin.tables.table import Table
from sampling import draw_options

SEED = "5e" * 32
HOST = Rights(seats=(0,), is_opener=True, is_host=True)


def choose(race: Race, random: Random) -> tuple[str, ...]:
    """Return a random command: no words for a roll, else as many actions as one command may hold."""
    game, state = race.game, race.state
    seat, words = game.actor(state), list[str]()
    while not race.awaits_roll and game.actor(state) == seat and not (words and game.ends_command(state)):
        action = random.choice(game.legal_actions(state))
        words.append(game.format_action(action))
        state = game.apply(state, action)
    return tuple(words)


def drive(race: Race, random: Random, most: int = 2000) -> None:
    """Play some commands, or until the race is over."""
    for _ in range(most):
        if race.is_over:
            break
        race.commit(race.play(choose(race, random)))


def make_record(game: str, random: Random, *, at_home: bool, most: int = 80) -> Record:
    """Return the checked record of the begin of a race at a table, or in a terminal."""
    options = draw_options(list_kits()[game].facts, random)
    made = hairpin.make(game, **options)
    names = tuple(f"seat {number}" for number in range(made.players))
    seed = sha256(b"home").hexdigest() if at_home else SEED
    race = Race(made, 1, seed, names, is_dealt_at_home=at_home)
    if not at_home:
        race.add_nonce(1, "ab" * 16)
    drive(race, random, most)
    if not race.is_over:
        race.abandon()
    record = race.record()
    return parse_record(format_record(replace(record, seed="home") if at_home else record))


def sit_down(practice: Practice) -> Table:
    """Return the table of a practice, by its events."""
    table = Table("", "ab")
    for event, seed in practice.events():
        table.apply(event, seed)
    return table


def restore(practice: Practice, *more: Moved) -> Table:
    """Return the same table as it is restored from the store."""
    restoration = Restoration({1: practice.seed})
    events = [event for event, _ in practice.events()]
    for number, event in enumerate([*events, *more], start=1):
        restoration.feed(number, decode_event(encode(event)))
    table = Table("", "ab")
    for _ in restoration.restore(table):
        pass
    assert not restoration.problems
    return table


def running(table: Table) -> Race:
    assert table.race
    return table.race


@pytest.mark.parametrize("game", list_kits())
@pytest.mark.parametrize("at_home", [False, True])
@pytest.mark.parametrize("number", range(3))
def test_the_position_and_all_dice_after_it_are_those_of_the_record(game: str, at_home: bool, number: int) -> None:
    random = Random(f"{game}/{at_home}/{number}")
    record = make_record(game, random, at_home=at_home)
    states = [record.game.start(), *(after for _, _, after in record.steps())]
    for ply in (0, *random.sample(range(len(record.words)), 3)):
        practice = make_practice(record, ply, 0)
        race = running(sit_down(practice))
        assert race.ply >= ply
        assert tuple(race.words) == record.words[: race.ply]
        assert race.state == states[race.ply]
        # With the choices of the record, chance answers as in the record.
        rest = record.words[race.ply :]
        assert race.replay(rest).state == states[-1]
        again = running(restore(practice))
        assert (again.state, again.words) == (race.state, race.words)
        assert again.replay(rest).state == states[-1]


@pytest.mark.parametrize("game", list_kits())
def test_a_person_sits_at_one_seat_and_computers_at_all_others(game: str) -> None:
    record = make_record(game, Random(game), at_home=False)
    setup = make_practice(record, 3, 1).setup
    assert [seat.kind == "here" for seat in setup.seats] == [number == 1 for number in range(len(setup.seats))]
    standard = list_kits()[game].standard_driver
    assert [seat.driver for seat in setup.seats] == [
        None if seat == 1 else standard for seat in range(len(setup.seats))
    ]
    assert setup.seats[1].name == "seat 1"
    assert setup.practice >= 1


def test_the_turn_is_the_number_of_its_line_in_the_record() -> None:
    record = make_record("monza", Random(4), at_home=False)
    lines = [line.partition(" ~")[0].split(" ")[2:] for line in format_record(record).split("\n") if line[:1].isdigit()]
    ply = 0
    for number, words in enumerate(lines, start=1):
        for word in words:
            if ply < len(record.words) - 1:
                assert make_practice(record, ply, 0).setup.practice == number, word
            ply += 1


@pytest.mark.parametrize("game", list_kits())
def test_nothing_of_it_counts(game: str) -> None:
    random = Random(game)
    practice = make_practice(make_record(game, random, at_home=False, most=6), 4, 0)
    table = sit_down(practice)
    moves = []
    while table.stage == "racing":
        race = running(table)
        advance = race.play(choose(race, random))
        result = race.game.outcome(advance.state) if advance.actor is None else None
        moves.append(Moved(advance.words, race.seed_after(advance), result))
        table.apply(moves[-1], advance=advance)
    for ended in (table, restore(practice, *moves)):
        assert ended.stage == "over"
        assert ended.setup == practice.setup
        assert not any(seat.trophies or seat.is_champion for seat in ended.setup.seats)


def test_it_stays_a_table_of_practice_with_its_own_dice() -> None:
    table = sit_down(make_practice(make_record("monza", Random(1), at_home=False), 0, 0))
    for command in (cmd.Start(id="a"), cmd.ToLobby(id="b"), cmd.ForgetRaces(id="d")):
        with pytest.raises(StageError):
            decide(table, command, HOST)
    with pytest.raises(NonceError):
        decide(table, cmd.Nonce(id="c", seat=0, race=1, nonce="ab" * 16), HOST)


def test_a_board_of_ones_own_lies_on_the_table_again() -> None:
    board = own_boards.write(hairpin.make("monza", track="oval").board)
    race = Race(hairpin.make("monza", track=own_boards.read(board), players=2), 1, SEED, ("a", "b"))
    drive(race, Random(2), 30)
    race.abandon()
    practice = make_practice(parse_record(format_record(race.record())), 8, 1)
    facts = find_own_board(practice.setup)
    assert facts
    assert practice.setup.options["track"] == practice.started.settings["track"] == facts.name
    assert running(restore(practice)).words == race.words[:8]


def test_a_changed_board_under_a_shipped_name_is_a_board_of_ones_own() -> None:
    sprint = hairpin.make("monza", track="sprint").board
    game = hairpin.games.remake("monza", {"track": "oval"}, sprint)
    race = Race(game, 1, SEED, ("a", "b"))
    drive(race, Random(2), 10)
    race.abandon()
    practice = make_practice(parse_record(format_record(race.record())), 2, 0)
    assert find_own_board(practice.setup)
    assert practice.setup.options["track"] != "oval"
    assert running(restore(practice)).game.board == sprint


def test_what_cannot_be_tried_again_is_refused() -> None:
    race = Race(hairpin.make("monza", players=2), 1, SEED, ("a", "b"))
    drive(race, Random(1), 5)
    with pytest.raises(NotEndedError):
        make_practice(race.record(), 1, 0)
    with pytest.raises(NotFairError):
        make_practice(replace(race.record(), fairness=None), 1, 0)
    with pytest.raises(NotFairError, match="not what chance answers"):
        make_practice(replace(race.record(), fairness=None, seed="another"), 1, 0)
    drive(race, Random(1))
    record = race.record()
    assert make_practice(record, 1, 0)
    with pytest.raises(GameOverError):
        make_practice(record, len(record.words), 0)
    for ply, seat in ((-1, 0), (len(record.words) + 1, 0), (1, 2), (1, -1)):
        with pytest.raises(WrongValueError):
            make_practice(record, ply, seat)
