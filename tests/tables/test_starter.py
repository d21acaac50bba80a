"""Who begins: a computer is never the youngest as long as a person sits at the table."""

from __future__ import annotations

from hairpin.tables import commands as cmd
from hairpin.tables.decide import decide
from hairpin.tables.entropy import Entropy
from hairpin.tables.events import Arranged, Started
from hairpin.tables.keys import Rights
from hairpin.tables.setup import find_starter_seat, make_setup
from hairpin.tables.table import Table

HOST = Rights((0, 1, 2), is_opener=True, is_host=True)


def open_table(*kinds: str) -> Table:
    table = Table("ABCDEF", "5e" * 32, Entropy(1))
    seats = tuple(cmd.NewSeat(kind) for kind in kinds)  # type: ignore[arg-type]
    table.apply(Arranged(make_setup(cmd.OpenTable("monza", {}, seats)), is_lobby=True))
    return table


def tell(table: Table, command: cmd.Command) -> None:
    table.apply(decide(table, command, HOST).event)


def find_starter(table: Table) -> int:
    """Start a race and return who begins."""
    event = decide(table, cmd.Start(id="s"), HOST).event
    assert isinstance(event, Started)
    return event.starter


def test_a_person_begins_where_the_first_seat_is_a_computers() -> None:
    table = open_table("computer", "computer", "here")
    assert find_starter_seat(table.setup) == find_starter(table) == 2


def test_a_seat_that_becomes_a_computers_passes_the_first_turn_to_a_person() -> None:
    table = open_table("here", "computer", "here")
    assert find_starter(table) == 0
    tell(table, cmd.SetSeat(id="k", seat=0, kind="computer"))
    assert find_starter(table) == 2
    tell(table, cmd.SetSeat(id="k", seat=0, kind="here"))
    assert find_starter(table) == 0


def test_a_computer_that_is_chosen_as_the_youngest_is_replaced_by_the_next_person() -> None:
    table = open_table("here", "computer", "link")
    tell(table, cmd.Arrange(id="a", starter_rule="youngest", starter_seat=1))
    assert find_starter_seat(table.setup) == find_starter(table) == 2
    tell(table, cmd.Arrange(id="a", starter_rule="champion"))
    assert find_starter(table) == 2, "there is no champion yet, so the youngest begins"


def test_a_computer_begins_if_its_seat_was_chosen_or_only_computers_race() -> None:
    table = open_table("here", "computer")
    tell(table, cmd.Arrange(id="a", starter_rule="seat", starter_seat=1))
    assert find_starter(table) == 1
    assert find_starter(open_table("computer", "computer")) == 0
