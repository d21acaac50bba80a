"""Head starts at a table (RU-31): they follow their seats, and do not outlive the board."""

from __future__ import annotations

import pytest

from hairpin.core.errors import OptionValueError
from hairpin.tables import commands as cmd
from hairpin.tables.decide import decide
from hairpin.tables.entropy import Entropy
from hairpin.tables.events import Arranged, Started
from hairpin.tables.keys import Rights
from hairpin.tables.setup import make_setup, write_options
from hairpin.tables.table import Table

HOST = Rights((0, 1, 2), is_opener=True, is_host=True)


def open_table(seats: int, **options: str) -> Table:
    table = Table("ABCDEF", "5e" * 32, Entropy(1))
    table.apply(Arranged(make_setup(cmd.OpenTable("monza", options, (cmd.NewSeat("here"),) * seats)), is_lobby=True))
    return table


def tell(table: Table, command: cmd.Command) -> None:
    table.apply(decide(table, command, HOST).event)


def grid(table: Table) -> str:
    return write_options(table.setup)["grid"]


def test_ru31_a_table_starts_the_race_from_its_grid() -> None:
    table = open_table(2, track="oval", grid="S,B4")
    event = decide(table, cmd.Start(id="s"), HOST).event
    assert isinstance(event, Started)
    assert event.settings["grid"] == "S,B4"
    table.apply(event, "5e" * 32)
    assert table.running_race(1).state.cars == ("S", "B4")


def test_ru31_nobody_has_a_head_start_unless_the_host_says_so() -> None:
    table = open_table(2)
    assert grid(table) == "-"
    tell(table, cmd.Arrange(id="a", options={"grid": "A3"}))
    assert grid(table) == "A3,S"
    tell(table, cmd.Arrange(id="b", options={"grid": "S,S"}))
    assert grid(table) == "-"


def test_ru31_a_head_start_goes_with_its_seat() -> None:
    table = open_table(3, grid="S,A3,B4")
    tell(table, cmd.RemoveSeat(id="a", seat=1))
    assert grid(table) == "S,B4"
    tell(table, cmd.AddSeat(id="b", kind="computer"))
    assert grid(table) == "S,B4,S"
    tell(table, cmd.RemoveSeat(id="c", seat=1))
    assert grid(table) == "-"


def test_ru31_head_starts_end_with_the_board_unless_new_ones_come_with_it() -> None:
    table = open_table(2, track="oval", grid="S,B4")
    tell(table, cmd.Arrange(id="a", options={"track": "long", "bonus": "yes"}))
    assert grid(table) == "-"
    tell(table, cmd.Arrange(id="b", options={"track": "oval", "grid": "A3,S"}))
    assert grid(table) == "A3,S"
    tell(table, cmd.Arrange(id="c", options={"pro": "yes"}))
    assert grid(table) == "A3,S", "variants change no place"
    tell(table, cmd.Arrange(id="d", game="memo"))
    assert "grid" not in write_options(table.setup)


def test_ru31_a_table_refuses_an_impossible_grid_and_keeps_its_own() -> None:
    table = open_table(2, grid="S,B4")
    with pytest.raises(OptionValueError, match="finish"):
        tell(table, cmd.Arrange(id="a", options={"grid": "S,F"}))
    assert grid(table) == "S,B4"
