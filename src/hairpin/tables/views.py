"""Views of a table for one viewer: of a position they use the game's `view` alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from operator import attrgetter
from typing import Any

from hairpin.core.fast_init import fast_init
from hairpin.core.game import Outcome
from hairpin.core.standing import Placing, place_by_rules
from hairpin.games.record import Fairness
from hairpin.tables import frames
from hairpin.tables.events import Setup
from hairpin.tables.frames import Stage
from hairpin.tables.keys import Rights, find_dead_keys, seat_key
from hairpin.tables.presence import Presence
from hairpin.tables.race import Race
from hairpin.tables.setup import FROM_SEATS, find_own_board, find_starter_seat, write_options
from hairpin.tables.table import Table

_AROUND_FIELDS = tuple(name for name in frames.Table.__slots__ if name not in ("number", "races", "race"))
_RACE_FIELDS = tuple(frames.Race.__slots__)
_read_around, _read_race = attrgetter(*_AROUND_FIELDS), attrgetter(*_RACE_FIELDS)


@fast_init
@dataclass(frozen=True, slots=True)
class Mark:
    """What a spectator saw at some moment: everything but the race; the race; how many races have begun."""

    around: frames.Table
    race: frames.Race | None
    races: int


class TableViews:
    """The views of one table. What an event left as it was is made once, and is in no later event.

    Without choices, as in a replay, a race shows neither what is legal nor what can be planned.
    """

    def __init__(self, table: Table, *, has_choices: bool = True) -> None:
        self.table = table
        self.has_choices = has_choices
        self._made_for: tuple[Setup, Presence, Race | None, Stage] | None = None
        self._around: frames.Table | None = None  # everything but the race and the number
        self._position: tuple[Race, int, Fairness] | None = None
        self._race: frames.Race | None = None  # of that position, as a spectator sees it

    def view(self, viewer: int | None, presence: Presence) -> frames.Table:
        """Return the table as a seat, or a spectator, sees it."""
        around, table = self._view_around(presence), self.table
        return replace(around, number=table.number, races=table.races, race=self._view_race(viewer))

    def find_changes(self, viewer: int | None, presence: Presence, since: Mark) -> dict[str, Any]:
        """Return what has changed since an earlier view: fields of the table, and of a race that goes on its own.

        Where a game hides information the race is whole, so that no frame depends on what was shown before.
        """
        around, table, race = self._view_around(presence), self.table, self._view_race(viewer)
        changes = {} if around is since.around else _differ(_AROUND_FIELDS, _read_around, since.around, around)
        changes["number"] = table.number
        if table.races != since.races:
            changes["races"] = table.races
        is_whole = table.race is not None and table.race.game.facts.information == "hidden"
        if since.race and race and since.race.number == race.number and not is_whole:
            if of_race := _differ(_RACE_FIELDS, _read_race, since.race, race):
                changes["race"] = of_race
        elif since.race or race:
            changes["race"] = race
        return changes

    def mark(self, presence: Presence) -> Mark:
        """Return what a spectator sees now, to find out later what has changed."""
        return Mark(self._view_around(presence), self._view_race(None), self.table.races)

    def _view_around(self, presence: Presence) -> frames.Table:
        """Return everything but the race and the number; the same object while nothing of it has changed."""
        table, last = self.table, self._made_for
        if (
            self._around is None
            or last is None
            or last[0] is not table.setup
            or last[1] is not presence
            or last[2] is not table.race
            or last[3] != table.stage
        ):
            self._made_for = table.setup, presence, table.race, table.stage
            self._around = self._view_setup(table.setup, presence)
        return self._around

    def _view_race(self, viewer: int | None) -> frames.Race | None:
        race = self.table.race
        if race is None:
            return None
        ply, last = race.ply, self._position
        if self._race is None or last is None or last[0] is not race or last[1] != ply or last[2] is not race.fairness:
            self._position, self._race = (race, ply, race.fairness), view_race(race, has_choices=self.has_choices)
        if viewer is not None and viewer in race.game.private_seats:
            return replace(self._race, view=show_position(race, viewer))
        return self._race

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
                    is_coached=seat.is_coached,
                )
                for number, seat in enumerate(setup.seats)
            ),
            host_seat=setup.host_seat,
            starter_rule=setup.starter_rule,
            starter_seat=find_starter_seat(setup),
            pace=setup.pace,
            trophies=tuple(seat.trophies for seat in setup.seats),
            champions=tuple(number for number, seat in enumerate(setup.seats) if seat.is_champion),
            races=0,
            closed=self.table.closed,
            is_locked=setup.is_locked,
            viewers=presence.viewers,
            own_board=find_own_board(setup),
            has_bar=setup.has_bar,
            practice=setup.practice,
            race=None,
        )


def view_race(race: Race, *, has_choices: bool = True) -> frames.Race:
    """Return a race as a spectator sees it, with what can be chosen now or without it."""
    game, state, kit = race.game, race.state, race.kit
    awaits_roll = race.awaits_roll
    result = game.outcome(state) if race.actor is None else None
    return frames.Race(
        number=race.number,
        ply=race.ply,
        starter=race.starter,
        view=show_position(race, None),
        actor=None if awaits_roll else race.actor,
        on_turn=game.on_turn(state),
        awaits_roll=awaits_roll,
        legal=game.legal_words(state) if has_choices and not awaits_roll else (),
        plan=kit.plan(game, state) if has_choices and kit.plan else None,
        result=result,
        standing=find_standing(race, result) if result else (),
        fairness=race.fairness,
    )


def find_standing(race: Race, result: Outcome) -> tuple[Placing, ...]:
    """Return the places of all seats of a race that is over."""
    standing = race.kit.standing
    return standing(race.game, race.state) if standing else place_by_rules(result)


def show_position(race: Race, viewer: int | None) -> Any:
    """Return the position as a seat, or a spectator, sees it; once the race is over, everything is open."""
    view = race.game.view(race.open_state(), viewer)
    show = race.kit.show
    return show(race.game, view) if show else view


def _differ(names: tuple[str, ...], read: Callable[[Any], tuple[Any, ...]], before: Any, after: Any) -> dict[str, Any]:
    values = zip(names, read(before), read(after), strict=True)
    return {name: value for name, was, value in values if value is not was and value != was}


def view_rights(
    table: Table, rights: Rights, keys: Iterable[str], links: Mapping[str, str], address: str, shared: tuple[int, ...]
) -> frames.You:
    """Return the rights of a connection that showed these keys and gets these links."""
    return frames.You(
        seats=rights.seats,
        is_host=rights.is_host,
        is_host_away=rights.is_host_away,
        stands_in_for=rights.stands_in_for,
        links=links,
        invite=f"{address}/t/{table.code}",
        shared=shared,
        dead_keys=find_dead_keys(table.secret, table.setup, keys),
    )


def find_links(table: Table, rights: Rights, address: str, online: Sequence[bool]) -> dict[str, str]:
    """Return personal links of seats that nobody occupies: for the host, and for players while the host is away."""
    is_stand_in = rights.is_host_away and bool(rights.seats)
    if not rights.is_host and not is_stand_in:
        return {}
    return {
        str(number): f"{address}/t/{table.code}#{seat_key(table.secret, seat.key)}"
        for number, seat in enumerate(table.setup.seats)
        if seat.kind == "link" and not (seat.is_taken and online[number])
    }


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
