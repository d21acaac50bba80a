"""Views of a table for one viewer: of a position they use the game's `view` alone."""

from __future__ import annotations

from collections.abc import Sequence

from hairpin.games import kit_of
from hairpin.tables import frames
from hairpin.tables.keys import Rights, seat_key
from hairpin.tables.race import Race
from hairpin.tables.setup import FROM_SEATS, find_own_board, write_options
from hairpin.tables.table import Table


def view_table(
    table: Table,
    viewer: int | None,
    online: Sequence[bool],
    away: Sequence[bool],
    drivers: Sequence[frames.DriverStatus | None],
    viewers: int,
) -> frames.Table:
    """Return the table as a seat, or a spectator, sees it."""
    setup = table.setup
    seats = tuple(
        frames.Seat(
            kind=seat.kind,
            name=seat.name,
            car=seat.car,
            driver=seat.driver,
            status=status,
            is_taken=seat.is_taken or seat.kind != "link",
            is_online=is_online,
            is_away=is_away,
        )
        for seat, status, is_online, is_away in zip(setup.seats, drivers, online, away, strict=True)
    )
    return frames.Table(
        code=table.code,
        number=table.number,
        stage=table.stage,
        game=setup.game,
        options=write_options(setup) | (race_options(table.race) if table.race else {}),
        seats=seats,
        host_seat=setup.host_seat,
        starter_rule=setup.starter_rule,
        starter_seat=setup.starter_seat,
        pace=setup.pace,
        trophies=tuple(seat.trophies for seat in setup.seats),
        champions=tuple(number for number, seat in enumerate(setup.seats) if seat.is_champion),
        races=table.races,
        viewers=viewers,
        own_board=find_own_board(setup),
        race=view_race(table.race, viewer) if table.race else None,
    )


def race_options(race: Race) -> dict[str, str]:
    """Return the options that a race was begun with: a default may have changed since."""
    game = race.game
    return {
        option.name: option.format(game.settings[option.name])
        for option in game.facts.options
        if option.name not in FROM_SEATS
    }


def view_race(race: Race, viewer: int | None) -> frames.Race:
    """Return a race as a seat, or a spectator, sees it."""
    game, state, kit = race.game, race.state, kit_of(race.game)
    view = game.view(race.open_state(), viewer)
    return frames.Race(
        number=race.number,
        ply=race.ply,
        starter=int(str(game.settings["starter"])),
        view=kit.show(game, view) if kit.show else view,
        actor=None if race.awaits_roll else game.actor(state),
        on_turn=game.on_turn(state),
        awaits_roll=race.awaits_roll,
        legal=tuple(map(game.format_action, game.legal_actions(state))),
        plan=kit.plan(game, state) if kit.plan else None,
        result=game.outcome(state),
        fairness=race.fairness,
    )


def view_rights(table: Table, rights: Rights, address: str, online: Sequence[bool]) -> frames.You:
    """Return what a connection may do; the host alone gets the links to seats that nobody occupies."""
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
