"""What a viewer gets to see of a table: built from `view`, and from nothing else of a position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec
import segno

from hairpin.core.game import BoardFacts
from hairpin.core.story import Happening
from hairpin.games.memo import Memo
from hairpin.games.memo import View as MemoPosition
from hairpin.games.monza import Monza
from hairpin.games.monza.plan import make_plan
from hairpin.server import protocol as wire
from hairpin.server.keys import Rights, seat_key
from hairpin.server.race import Race
from hairpin.server.setup import FROM_SEATS, find_own_board, write_options
from hairpin.server.table import Table


def picture_table(
    table: Table,
    viewer: int | None,
    online: Sequence[bool],
    away: Sequence[bool],
    minds: Sequence[wire.Mind | None],
    viewers: int,
) -> wire.Table:
    """Return the table as a seat, or a spectator, sees it."""
    setup = table.setup
    seats = tuple(
        wire.Seat(seat.kind, seat.name, seat.car, seat.driver, mind, seat.is_taken or seat.kind != "link", here, gone)
        for seat, mind, here, gone in zip(setup.seats, minds, online, away, strict=True)
    )
    return wire.Table(
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
        own_board=picture_board(own) if (own := find_own_board(setup)) else None,
        race=picture_race(table.race, viewer) if table.race else None,
    )


def race_options(race: Race) -> dict[str, str]:
    """Return the options that a race was begun with: what was not chosen then may have another default today."""
    game = race.game
    return {
        option.name: option.format(game.settings[option.name])
        for option in game.facts.options
        if option.name not in FROM_SEATS
    }


def picture_board(board: BoardFacts) -> wire.BoardFacts:
    """Return what a menu says of a board."""
    return wire.BoardFacts(
        board.name,
        board.title,
        board.edition,
        board.players,
        board.cars,
        board.variants,
        board.facts,
        board.reconstruction,
        board.lacks,
        tuple(wire.Oddity(oddity.kind, oddity.place) for oddity in board.oddities),
    )


def picture_race(race: Race, viewer: int | None) -> wire.Race:
    """Return a race as a seat, or a spectator, sees it."""
    game, state = race.game, race.state
    outcome = game.outcome(state)
    actor = None if race.awaits_roll else game.actor(state)
    return wire.Race(
        number=race.number,
        ply=race.ply,
        starter=int(str(game.settings["starter"])),
        view=picture_view(game, game.view(state, viewer), race.layout),
        actor=actor,
        on_turn=game.on_turn(state),
        awaits_roll=race.awaits_roll,
        legal=tuple(map(game.format_action, game.legal_actions(state))),
        plan=picture_plan(make_plan(game, state)) if isinstance(game, Monza) else None,
        result=wire.Result(outcome.ranking, outcome.reason, outcome.scores) if outcome else None,
        fairness=wire.Fairness(race.commitment, tuple(race.nonces), race.open_seed),
    )


def picture_view(game: Any, view: Any, layout: Mapping[str, str]) -> wire.MonzaView | wire.MemoView:
    """Return a game's view as it goes over the wire; `layout` opens what nobody has turned up, after the end."""
    if isinstance(game, Memo):
        return picture_memo(view, layout)
    is_last = view.phase != "over" and any(car in game.track.finish for car in view.cars)
    return wire.MonzaView(
        view.phase, view.turn, view.cars, view.used, view.dice, view.last, view.tiles, is_last, game.is_stuck(view)
    )


def picture_memo(view: MemoPosition, layout: Mapping[str, str]) -> wire.MemoView:
    """Return a view of Memo-Car-Race as it goes over the wire."""
    seen = tuple(wire.OpenTile(tile.cell, tile.kind, tile.ways) for tile in view.open)
    never_seen = tuple(wire.OpenTile(cell, layout[cell], "") for cell in view.covered if cell in layout)
    return wire.MemoView(
        phase=view.phase,
        turn=view.turn,
        cars=view.cars,
        ways=view.ways,
        open=seen + never_seen,
        covered=tuple(cell for cell in view.covered if cell not in layout),
        chosen=view.chosen,
        canisters=view.canisters,
        pool=view.pool,
        fresh=view.fresh,
        ban=view.ban,
        aided=view.aided,
        ghosts=tuple(wire.Ghost(ghost.cell, ghost.kind, ghost.age) for ghost in view.ghosts),
    )


def picture_plan(plan: Any) -> wire.Plan | None:
    """Return a plan as it goes over the wire."""
    return msgspec.convert(plan, wire.Plan, from_attributes=True) if plan else None


def picture_you(table: Table, rights: Rights, address: str, online: Sequence[bool]) -> wire.You:
    """Return what a connection may do; the host alone can show the way to a seat at which nobody is."""
    links = {
        str(number): make_link(f"{address}/t/{table.code}#{seat_key(table.secret, seat.key)}")
        for number, seat in enumerate(table.setup.seats)
        if rights.is_host and seat.kind == "link" and not (seat.is_taken and online[number])
    }
    return wire.You(rights.seats, rights.is_host, links, make_link(f"{address}/t/{table.code}"))


@lru_cache(maxsize=1024)
def make_link(url: str) -> wire.Link:
    """Return an address with its QR code as the `d` of an SVG path."""
    rows = segno.make(url, error="m", micro=False).matrix
    edge = 3
    dots = [f"M{x + edge} {y + edge}h1v1h-1z" for y, row in enumerate(rows) for x, is_dark in enumerate(row) if is_dark]
    return wire.Link(url, "".join(dots), len(rows) + 2 * edge)


def picture_story(story: Sequence[Happening]) -> tuple[wire.Happening, ...]:
    """Return what happened as it goes over the wire."""
    return tuple(
        wire.Happening(part.kind, part.seat, part.places, part.dice, part.word, part.steps)  # type: ignore[arg-type]
        for part in story
    )
