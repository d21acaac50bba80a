"""Views of a table for one viewer: of a position they use the game's `view` alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from typing import Any

from hairpin.games import kit_of
from hairpin.games.record import Fairness
from hairpin.tables import frames
from hairpin.tables.events import Setup
from hairpin.tables.keys import Rights, seat_key
from hairpin.tables.race import Race
from hairpin.tables.setup import FROM_SEATS, find_own_board, write_options
from hairpin.tables.table import Table

_TABLE_FIELDS = tuple(field.name for field in fields(frames.Table) if field.name != "race")
_RACE_FIELDS = tuple(field.name for field in fields(frames.Race))


@dataclass(frozen=True, slots=True)
class Presence:
    """By seat: whether somebody is connected, or gone for long; the status of the driver. And the number of viewers."""

    online: tuple[bool, ...]
    away: tuple[bool, ...]
    drivers: tuple[frames.DriverStatus | None, ...]
    viewers: int


class TableViews:
    """The views of one table. Parts that an event left as they were are made once and shared by all later views."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._made_for: tuple[Setup | None, Presence | None, Race | None] = (None, None, None)
        self._position: tuple[int, Fairness | None] = (-1, None)
        self._shown: frames.Table | None = None

    def view(self, viewer: int | None, presence: Presence) -> frames.Table:
        """Return the table as a seat, or a spectator, sees it."""
        shown, race = self._view(presence), self.table.race
        if shown.race and race and viewer in race.game.private_seats:
            return replace(shown, race=replace(shown.race, view=show_position(race, viewer)))
        return shown

    def _view(self, presence: Presence) -> frames.Table:
        """Return the table as a spectator sees it."""
        table, last = self.table, self._shown
        setup, race = table.setup, table.race
        position = (race.ply, race.fairness) if race else (-1, None)
        is_same = last and self._made_for[0] is setup and self._made_for[1] is presence and self._made_for[2] is race
        if is_same and last and last.number == table.number and self._position == position:
            return last
        if not last or self._made_for[2] is not race or self._position != position:
            shown = view_race(race, None) if race else None
        else:
            shown = last.race
        parts = last if is_same and last else self._view_setup(setup, presence)
        self._made_for, self._position = (setup, presence, race), position
        self._shown = frames.Table(
            parts.code,
            table.number,
            table.stage,
            parts.game,
            parts.options,
            parts.seats,
            parts.host_seat,
            parts.starter_rule,
            parts.starter_seat,
            parts.pace,
            parts.trophies,
            parts.champions,
            table.races,
            parts.is_locked,
            parts.viewers,
            parts.own_board,
            shown,
        )
        return self._shown

    def _view_setup(self, setup: Setup, presence: Presence) -> frames.Table:
        """Return everything but the race and the number."""
        options = write_options(setup)
        if race := self.table.race:  # a default may have changed since it began
            options |= {name: text for name, text in race.options.items() if name not in FROM_SEATS}
        return frames.Table(
            code=self.table.code,
            number=0,
            stage=self.table.stage,
            game=setup.game,
            options=options,
            seats=tuple(
                frames.Seat(
                    kind=seat.kind,
                    name=seat.name,
                    car=seat.car,
                    driver=seat.driver,
                    status=presence.drivers[number],
                    is_taken=seat.is_taken or seat.kind != "link",
                    is_online=presence.online[number],
                    is_away=presence.away[number],
                )
                for number, seat in enumerate(setup.seats)
            ),
            host_seat=setup.host_seat,
            starter_rule=setup.starter_rule,
            starter_seat=setup.starter_seat,
            pace=setup.pace,
            trophies=tuple(seat.trophies for seat in setup.seats),
            champions=tuple(number for number, seat in enumerate(setup.seats) if seat.is_champion),
            races=0,
            is_locked=setup.is_locked,
            viewers=presence.viewers,
            own_board=find_own_board(setup),
            race=None,
        )


def view_race(race: Race, viewer: int | None) -> frames.Race:
    """Return a race as a seat, or a spectator, sees it."""
    game, state, kit = race.game, race.state, kit_of(race.game)
    awaits_roll = race.awaits_roll
    return frames.Race(
        number=race.number,
        ply=race.ply,
        starter=race.starter,
        view=show_position(race, viewer),
        actor=None if awaits_roll else race.actor,
        on_turn=game.on_turn(state),
        awaits_roll=awaits_roll,
        legal=() if awaits_roll else tuple(map(game.format_action, game.legal_actions(state))),
        plan=kit.plan(game, state) if kit.plan else None,
        result=game.outcome(state),
        fairness=race.fairness,
    )


def show_position(race: Race, viewer: int | None) -> Any:
    """Return the position as a seat, or a spectator, sees it; once the race is over, everything is open."""
    view = race.game.view(race.open_state(), viewer)
    show = kit_of(race.game).show
    return show(race.game, view) if show else view


def find_changes(before: frames.Table, after: frames.Table, *, is_race_whole: bool) -> dict[str, Any]:
    """Return the fields that differ between two views of a table; of a race that goes on, its fields that differ.

    Where a game hides information the race is whole, so that no frame depends on what was shown before.
    """
    changes = _differ(before, after, _TABLE_FIELDS)
    if before.race and after.race and before.race.number == after.race.number and not is_race_whole:
        if race := _differ(before.race, after.race, _RACE_FIELDS):
            changes["race"] = race
    elif before.race or after.race:
        changes["race"] = after.race
    return changes


def _differ(before: Any, after: Any, names: tuple[str, ...]) -> dict[str, Any]:
    return {
        name: value
        for name in names
        if (value := getattr(after, name)) is not (was := getattr(before, name)) and value != was
    }


def view_rights(table: Table, rights: Rights, address: str, online: Sequence[bool]) -> frames.You:
    """Return the rights of a connection; the host alone gets the links to seats that nobody occupies."""
    links = {
        str(number): f"{address}/t/{table.code}#{seat_key(table.secret, seat.key)}"
        for number, seat in enumerate(table.setup.seats)
        if rights.is_host and seat.kind == "link" and not (seat.is_taken and online[number])
    }
    return frames.You(rights.seats, rights.is_host, links, f"{address}/t/{table.code}")


def seat_to_view(table: Table, seats: Sequence[int]) -> int | None:
    """Return the seat whose view a connection with these seats gets, None for a spectator's.

    On a screen that several seats share, a seat with a private view gets it in its own turn alone.
    """
    race = table.race
    if not race:
        return None
    private = race.game.private_seats
    if len(seats) > 1:
        turn = race.game.on_turn(race.state)
        return turn if turn in seats and turn in private else None
    return next((seat for seat in seats if seat in private), None)
