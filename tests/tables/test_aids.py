"""The bar and the coach: who may turn them on, in which games, what is announced, and who may ask when."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hairpin.core.errors import HairpinError
from hairpin.games import list_kits
from hairpin.tables import commands as cmd
from hairpin.tables.decide import decide, find_coached_race, find_forecast_race, send_away
from hairpin.tables.entropy import Entropy
from hairpin.tables.events import Arranged
from hairpin.tables.facts import describe_games
from hairpin.tables.keys import Rights
from hairpin.tables.setup import change_game, fit, make_setup
from hairpin.tables.table import Table

HOST = Rights(seats=(0,), is_host=True)
GUEST = Rights(seats=(1,))
BAR = cmd.Arrange(id="1", has_bar=True)


def open_table(game: str = "monza", kinds: str = "here link computer") -> Table:
    table = Table("ABCDEF", "5e" * 32, Entropy(1))  # the first roll leaves something to decide
    seats = tuple(cmd.NewSeat(kind) for kind in kinds.split())  # type: ignore[arg-type]
    table.apply(Arranged(make_setup(cmd.OpenTable(game, {}, seats)), is_lobby=True))
    return table


def do(table: Table, command: cmd.Command, rights: Rights = HOST) -> list[tuple[str, int | None]]:
    """Carry out a command; return what everybody is told."""
    decision = decide(table, command, rights)
    return [(told.kind, told.seat) for told in table.apply(decision.event, decision.seed, decision.advance)]


def start(table: Table) -> Table:
    do(table, cmd.Arrange(id="0", starter_rule="seat", starter_seat=0))
    do(table, cmd.Start(id="s"))
    return table


def refuse(table: Table, command: cmd.Command, rights: Rights = HOST) -> str:
    with pytest.raises(HairpinError) as refused:
        carry_out(table, command, rights)
    return refused.value.code


def carry_out(table: Table, command: cmd.Command, rights: Rights) -> None:
    match command:
        case cmd.AskForecast():
            find_forecast_race(table, command)
        case cmd.AskAdvice():
            find_coached_race(table, command, rights)
        case _:
            decide(table, command, rights)


def ask_forecast(table: Table, ply: int | None = None) -> cmd.AskForecast:
    return cmd.AskForecast(id="1", race=1, ply=ply if ply is not None else table.race.ply if table.race else 0)


def ask_advice(table: Table, seat: int = 0) -> cmd.AskAdvice:
    return cmd.AskAdvice(id="1", seat=seat, race=1, ply=table.race.ply if table.race else 0)


@pytest.mark.parametrize("is_racing", [False, True])
def test_bar_and_coach_are_off_at_first_and_everybody_is_told_of_each_change(is_racing: bool) -> None:
    table = start(open_table()) if is_racing else open_table()
    assert not table.setup.has_bar
    assert not any(seat.is_coached for seat in table.setup.seats)
    assert do(table, BAR) == [("bar-on", None)]
    assert do(table, BAR) == []
    assert do(table, cmd.SetSeat(id="2", seat=1, is_coached=True), GUEST) == [("coach-on", 1)]
    assert do(table, cmd.SetSeat(id="3", seat=0, is_coached=True)) == [("coach-on", 0)]
    assert do(table, cmd.SetSeat(id="4", seat=1, is_coached=False)) == [("coach-off", 1)]
    assert do(table, cmd.Arrange(id="5", has_bar=False)) == [("bar-off", None)]


def test_who_may_turn_them_on() -> None:
    table = open_table()
    assert refuse(table, BAR, GUEST) == "host/not-you"
    assert refuse(table, cmd.SetSeat(id="1", seat=0, is_coached=True), GUEST) == "host/not-you"
    assert refuse(table, cmd.SetSeat(id="1", seat=2, is_coached=True)) == "seat/computer"


def test_a_game_that_hides_something_has_neither_bar_nor_coach() -> None:
    facts = {game.name: game for game in describe_games()}
    assert facts["monza"].has_forecasts
    assert not facts["memo"].has_forecasts
    for table in (open_table("memo"), start(open_table("memo"))):
        assert refuse(table, BAR) == "game/no-chances"
        assert refuse(table, cmd.SetSeat(id="1", seat=0, is_coached=True)) == "game/no-chances"
        assert refuse(table, ask_forecast(table)) == "game/no-chances"
        assert refuse(table, ask_advice(table)) == "game/no-chances"
    both = cmd.Arrange(id="1", game="memo", has_bar=True)
    assert refuse(open_table(), both) == "game/no-chances"


def test_no_game_with_hidden_information_tells_chances_while_a_race_goes_on() -> None:
    hiding = [kit for kit in list_kits().values() if kit.facts.information == "hidden"]
    assert hiding
    assert not any(kit.has_forecasts for kit in hiding)


def test_another_game_on_the_table_ends_both() -> None:
    table = open_table()
    do(table, BAR)
    do(table, cmd.SetSeat(id="2", seat=0, is_coached=True))
    assert do(table, cmd.Arrange(id="3", game="memo")) == [("bar-off", None), ("coach-off", 0)]
    do(table, cmd.Arrange(id="4", game="monza"))
    assert not table.setup.has_bar
    assert not table.setup.seats[0].is_coached


def test_a_setup_of_whatever_origin_has_no_bar_where_nobody_can_tell_the_chances() -> None:
    setup = replace(open_table().setup, has_bar=True)
    setup = replace(setup, seats=tuple(replace(seat, is_coached=True) for seat in setup.seats))
    kept = fit(setup)
    assert (kept.has_bar, [seat.is_coached for seat in kept.seats]) == (True, [True, True, False])
    other = fit(change_game(setup, "memo"))
    assert (other.has_bar, any(seat.is_coached for seat in other.seats)) == (False, False)


def test_a_seat_that_somebody_else_plays_has_no_coach() -> None:
    table = open_table()
    do(table, cmd.SetSeat(id="1", seat=0, is_coached=True))
    do(table, cmd.SetSeat(id="2", seat=0, kind="link"))
    assert not table.setup.seats[0].is_coached


@pytest.mark.parametrize("is_racing", [False, True])
def test_a_seat_whose_player_was_sent_away_has_no_coach(is_racing: bool) -> None:
    table = open_table()
    do(table, cmd.Sit(id="1", seat=1, name="Eve"), Rights())
    do(table, cmd.SetSeat(id="2", seat=1, is_coached=True), GUEST)
    if is_racing:
        start(table)
    table.apply(send_away(table, 1, (), HOST).event)
    assert not table.setup.seats[1].is_coached


def test_a_forecast_is_told_at_a_table_with_the_bar_in_the_present_position_of_a_race() -> None:
    table = open_table()
    assert refuse(table, ask_forecast(table)) == "bar/off"
    do(table, BAR)
    assert refuse(table, ask_forecast(table)) == "table/no-race"
    start(table)
    assert find_forecast_race(table, ask_forecast(table)) is table.race
    assert refuse(table, ask_forecast(table, ply=5)) == "ply/stale"
    do(table, cmd.Arrange(id="9", has_bar=False))
    assert refuse(table, ask_forecast(table)) == "bar/off"


def test_advice_is_for_ones_own_seat_with_a_coach_after_its_own_roll() -> None:
    table = start(open_table())
    assert refuse(table, ask_advice(table)) == "coach/off"
    do(table, cmd.SetSeat(id="1", seat=0, is_coached=True))
    do(table, cmd.SetSeat(id="2", seat=1, is_coached=True))
    assert refuse(table, ask_advice(table, seat=1)) == "seat/not-yours"
    assert refuse(table, ask_advice(table, seat=7)) == "seat/unknown"
    assert refuse(table, ask_advice(table)) == "turn/not-yours", "the dice are not rolled yet"
    do(table, cmd.Roll(id="3", seat=0, race=1, ply=0))
    assert find_coached_race(table, ask_advice(table), HOST) is table.race
    assert refuse(table, ask_advice(table, seat=1), GUEST) == "turn/not-yours"
