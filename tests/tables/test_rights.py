"""Rights at a table: by keys, and by who is there. While nobody is host, players stand in for those who are missing."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hairpin.tables import commands as cmd
from hairpin.tables.decide import decide, send_away
from hairpin.tables.errors import NotHostError, NotYourSeatError
from hairpin.tables.events import Arranged, Setup
from hairpin.tables.keys import Rights, find_dead_keys, host_key, read_rights, seat_key
from hairpin.tables.presence import Presence
from hairpin.tables.setup import change_seat, make_setup
from hairpin.tables.table import Table
from hairpin.tables.views import find_links

SECRET = "5e" * 32
OPENER = host_key(SECRET)
KINDS: tuple[cmd.SeatKind, ...] = ("here", "link", "link", "computer")


def open_table(*, is_racing: bool = False) -> Table:
    """A table with a seat here, two taken seats by link and a computer."""
    table = Table("ABCDEF", SECRET)
    setup = make_setup(cmd.OpenTable("monza", {}, tuple(cmd.NewSeat(kind) for kind in KINDS)))
    for seat in (1, 2):
        setup = change_seat(setup, seat, is_taken=True)
    table.apply(Arranged(setup, is_lobby=True))
    if is_racing:
        started = decide(table, cmd.Start(id="1"), Rights(is_host=True))
        table.apply(started.event, started.seed)
    return table


def key_of(setup: Setup, seat: int) -> str:
    return seat_key(SECRET, setup.seats[seat].key)


def miss(*away: int, opener: bool = False, host_seat: bool = False) -> Presence:
    """Presence in which these seats are missing."""
    seats = range(len(KINDS))
    return Presence(
        tuple(seat not in away for seat in seats),
        tuple(seat in away for seat in seats),
        (None,) * len(KINDS),
        1,
        is_host_seat_gone=host_seat,
        is_opener_gone=opener,
    )


def test_without_the_opener_players_stand_in_for_whoever_is_missing() -> None:
    setup = open_table().setup
    here = read_rights(SECRET, setup, [key_of(setup, 1)], miss(2))
    assert (here.is_host, here.is_host_away, here.stands_in_for) == (False, False, ())
    alone = read_rights(SECRET, setup, [key_of(setup, 1)], miss(0, 2, opener=True))
    assert (alone.seats, alone.is_host, alone.is_host_away, alone.stands_in_for) == ((1,), False, True, (0, 2))
    back = read_rights(SECRET, setup, [key_of(setup, 1)], miss(2))
    assert (back.is_host_away, back.stands_in_for) == (False, ())


def test_who_only_watches_stands_in_for_nobody() -> None:
    watching = read_rights(SECRET, open_table().setup, [], miss(0, opener=True))
    assert (watching.is_host_away, watching.stands_in_for) == (True, ())


def test_the_opener_replaces_a_host_whose_page_is_gone_whoever_drives() -> None:
    setup = replace(open_table().setup, host_seat=1)
    assert not read_rights(SECRET, setup, [OPENER]).is_host
    driven = change_seat(setup, 1, driver="racer")
    for table in (setup, driven):
        opener = read_rights(SECRET, table, [OPENER], miss(host_seat=True))
        assert (opener.is_host, opener.is_host_away) == (True, False)
    guest = read_rights(SECRET, setup, [key_of(setup, 2)], miss(1, host_seat=True))
    assert (guest.is_host_away, guest.stands_in_for) == (False, ())  # the opener is there
    guest = read_rights(SECRET, setup, [key_of(setup, 2)], miss(0, 1, host_seat=True, opener=True))
    assert (guest.is_host_away, guest.stands_in_for) == (True, (0, 1))
    host = read_rights(SECRET, setup, [key_of(setup, 1)], miss(0, opener=True))
    assert (host.is_host, host.is_host_away) == (True, False)


def test_a_stand_in_lets_computers_drive_for_the_missing_and_nothing_else() -> None:
    table = open_table(is_racing=True)
    stand_in = read_rights(SECRET, table.setup, [key_of(table.setup, 1)], miss(0, opener=True))
    event = decide(table, cmd.HandOver(id="1", seat=0), stand_in).event
    assert isinstance(event, Arranged)
    assert event.setup.seats[0].driver
    for refused in (
        cmd.Start(id="1"),
        cmd.ToLobby(id="1"),
        cmd.PassHost(id="1", seat=1),
        cmd.Lock(id="1", is_locked=True),
        cmd.Arrange(id="1", pace="fast"),
        cmd.AddSeat(id="1"),
        cmd.RemoveSeat(id="1", seat=0),
        cmd.SetSeat(id="1", seat=0, name="Eve"),
    ):
        with pytest.raises(NotHostError):
            decide(table, refused, stand_in)
    with pytest.raises(NotHostError):
        send_away(table, 2, (), stand_in)
    for not_theirs in (cmd.HandOver(id="1", seat=2), cmd.TakeBack(id="1", seat=0), cmd.HandOver(id="1", seat=3)):
        with pytest.raises(NotYourSeatError):
            decide(table, not_theirs, stand_in)


def test_before_a_race_a_stand_in_changes_nothing() -> None:
    table = open_table()
    stand_in = read_rights(SECRET, table.setup, [key_of(table.setup, 1)], miss(0, opener=True))
    with pytest.raises(NotYourSeatError):
        decide(table, cmd.HandOver(id="1", seat=0), stand_in)


def test_a_stand_in_gets_the_links_of_missing_players_alone() -> None:
    table = open_table(is_racing=True)
    presence = miss(0, 2, opener=True)
    stand_in = read_rights(SECRET, table.setup, [key_of(table.setup, 1)], presence)
    links = find_links(table, stand_in, "http://h", presence.online)
    assert links == {"2": f"http://h/t/ABCDEF#{key_of(table.setup, 2)}"}
    presence = miss(0, opener=True)
    stand_in = read_rights(SECRET, table.setup, [key_of(table.setup, 1)], presence)
    assert find_links(table, stand_in, "http://h", presence.online) == {}
    assert find_links(table, Rights((1,)), "http://h", (False,) * 4) == {}


def test_keys_that_open_nothing_are_found() -> None:
    table = open_table()
    old = key_of(table.setup, 2)
    host = Rights((0,), is_opener=True, is_host=True)
    table.apply(decide(table, cmd.SetSeat(id="1", seat=2, kind="computer"), host).event)
    keys = [OPENER, key_of(table.setup, 0), key_of(table.setup, 1), old, "nonsense", "ä"]
    assert find_dead_keys(SECRET, table.setup, keys) == (old, "nonsense", "ä")
