"""What a table refuses: a code for each cause, and the facts that its message needs."""

from __future__ import annotations

import pytest

from hairpin.core.errors import HairpinError
from hairpin.tables import commands as cmd
from hairpin.tables.decide import check_draft, decide, say_why, send_away
from hairpin.tables.events import Arranged
from hairpin.tables.keys import Rights
from hairpin.tables.setup import change_seat, make_setup
from hairpin.tables.table import Table
from hairpin.words import Words
from words.messages import variables_of

HOST = Rights(seats=(0,), is_host=True)
GUEST = Rights(seats=(1,))


def open_table(kinds: str = "here link link computer", game: str = "monza", host_seat: int | None = None) -> Table:
    """A table at which somebody has taken the first seat by link."""
    table = Table("ABCDEF", "5e" * 32)
    seats = tuple(cmd.NewSeat(kind) for kind in kinds.split())  # type: ignore[arg-type]
    setup = change_seat(make_setup(cmd.OpenTable(game, {}, seats)), 1, is_taken=True)
    table.apply(Arranged(setup, is_lobby=True))
    if host_seat is not None:
        passed = decide(table, cmd.PassHost(id="h", seat=host_seat), HOST)
        table.apply(passed.event)
    return table


def start(table: Table) -> Table:
    """Start a race in which the first seat begins."""
    table.apply(decide(table, cmd.Arrange(id="a", starter_rule="seat", starter_seat=0), HOST).event)
    started = decide(table, cmd.Start(id="s"), HOST)
    table.apply(started.event, started.seed)
    return table


def refuse(table: Table, command: cmd.Command, rights: Rights) -> HairpinError:
    """Return the error with which a table refuses a command."""
    with pytest.raises(HairpinError) as refused:
        carry_out(table, command, rights)
    return refused.value


def carry_out(table: Table, command: cmd.Command, rights: Rights) -> None:
    """Do what the server does with a command."""
    match command:
        case cmd.SendAway(seat=seat):
            send_away(table, seat, (), rights)
        case cmd.Draft():
            check_draft(table, command, rights)
        case cmd.AskWhy():
            say_why(table, command, rights)
        case _:
            decide(table, command, rights)


def position(table: Table) -> dict[str, int]:
    """The position that a command is made for."""
    return {"race": table.race.number, "ply": table.race.ply} if table.race else {"race": 1, "ply": 0}


@pytest.mark.parametrize(
    ("code", "command", "rights"),
    [
        ("seat/host", cmd.SendAway(id="1", seat=0), HOST),
        ("seat/not-joined", cmd.SendAway(id="1", seat=2), HOST),
        ("seat/not-joined", cmd.SendAway(id="1", seat=3), HOST),
        ("seat/nobody", cmd.PassHost(id="1", seat=2), HOST),
        ("seat/nobody", cmd.PassHost(id="1", seat=3), HOST),
        ("seat/computer", cmd.TakeBack(id="1", seat=3), HOST),
        ("seat/not-yours", cmd.TakeBack(id="1", seat=0), GUEST),
        ("seat/not-yours", cmd.HandOver(id="1", seat=0), GUEST),
        ("seat/taken", cmd.Sit(id="1", seat=1), Rights()),
        ("car/taken", cmd.SetSeat(id="1", seat=1, car="red"), GUEST),
        ("host/not-you", cmd.Start(id="1"), GUEST),
        ("table/no-race", cmd.Roll(id="1", seat=0, race=1, ply=0), HOST),
        ("table/no-race", cmd.AskWhy(id="1", seat=0, race=1, ply=0, words=(), what="A1"), HOST),
    ],
)
def test_before_a_race_each_cause_has_a_code(code: str, command: cmd.Command, rights: Rights) -> None:
    error = refuse(open_table(), command, rights)
    assert error.code == code
    check_message(error)


@pytest.mark.parametrize(
    ("code", "command"),
    [
        ("table/stage", cmd.AddSeat(id="1")),
        ("table/stage", cmd.RemoveSeat(id="1", seat=2)),
        ("table/stage", cmd.Arrange(id="1", options={"track": "oval"})),
        ("race/running", cmd.Start(id="1")),
        ("seat/computer", cmd.TakeBack(id="1", seat=3)),
    ],
)
def test_in_a_race_each_cause_has_a_code(code: str, command: cmd.Command) -> None:
    error = refuse(start(open_table()), command, HOST)
    assert error.code == code
    check_message(error)


def test_ones_own_seat_out_of_turn_and_another_seat_are_told_apart() -> None:
    table = start(open_table())
    for seat, code in ((1, "turn/not-yours"), (0, "seat/not-yours")):
        moves = (
            cmd.Roll(id="1", seat=seat, **position(table)),
            cmd.Draft(id="1", seat=seat, words=(), **position(table)),
        )
        errors = [refuse(table, command, GUEST) for command in moves]
        assert [error.code for error in errors] == [code] * 2
        check_message(errors[0])


def test_nothing_is_rolled_where_a_move_is_due() -> None:
    table = start(open_table(game="memo"))
    error = refuse(table, cmd.Roll(id="1", seat=0, **position(table)), HOST)
    assert error.code == "dice/no-roll"
    check_message(error)


def test_too_few_seats_too_many_and_the_hosts_own_are_told_apart() -> None:
    error = refuse(open_table("here link"), cmd.RemoveSeat(id="1", seat=1), HOST)
    assert (error.code, error.fields) == ("table/few-seats", {"least": 2})
    check_message(error)
    error = refuse(open_table("here link here here", game="memo"), cmd.AddSeat(id="1"), HOST)
    assert (error.code, error.fields) == ("table/many-seats", {"most": 4})
    check_message(error)
    error = refuse(open_table(host_seat=1), cmd.RemoveSeat(id="1", seat=1), HOST)
    assert error.code == "seat/host"


def check_message(error: HairpinError) -> None:
    """A page says it with nothing but the fields."""
    message = "error-" + error.code.replace("/", "-")
    assert variables_of("en", message) <= error.fields.keys()
    assert Words("en").say(message, **{name: str(fact) for name, fact in error.fields.items()})
