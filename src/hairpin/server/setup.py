"""Setting the table: seats, cars and options that fit together, whatever was asked for."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

import hairpin
from hairpin.bots import check_driver
from hairpin.core.errors import OptionValueError, name_choices, quote
from hairpin.core.game import BoardFacts, Game, GameFacts
from hairpin.games.monza import Track, parse_track
from hairpin.games.monza.blueprint import FILE, read_blueprint
from hairpin.server import protocol as wire
from hairpin.server.events import SeatSetup, Setup
from hairpin.server.refusals import UnknownSeatError

LONGEST_NAME = 24
OWN_GAME = "monza"
FROM_SEATS = ("players", "cars", "starter")


def find_facts(game: str) -> GameFacts:
    """Return the facts of a game by name, or refuse it."""
    hairpin.make(game)
    return next(facts for facts in hairpin.list_games() if facts.name == game)


@lru_cache(maxsize=16)
def bring_board(game: str, text: str) -> str:
    """Return somebody's own track file as it is kept: checked, and nothing in it that a race does not need."""
    if game != OWN_GAME:
        raise OptionValueError(f"a board of one's own is for {OWN_GAME}, not {game}", option="board", value=game)
    kept = read_blueprint(text).text
    read_own_board(kept)
    return kept


@lru_cache(maxsize=256)
def read_own_board(text: str) -> Track:
    """Return a board that somebody brought along, with its curve."""
    return parse_track(text, FILE)


def find_own_board(setup: Setup) -> BoardFacts | None:
    """Return the facts of the board that somebody brought along to this game, if there is one."""
    return read_own_board(setup.board).board_facts() if setup.board and setup.game == OWN_GAME else None


def find_board(setup: Setup) -> BoardFacts:
    """Return the facts of the board that the options name: a shipped one, or the table's own."""
    facts, own = find_facts(setup.game), find_own_board(setup)
    option = next(option for option in facts.options if option.kind == "board")
    name = setup.options.get(option.name, option.default)
    boards: dict[str, BoardFacts] = {board.name: board for board in (*facts.boards(), *((own,) if own else ()))}
    if name not in boards:
        raise OptionValueError(
            f"{option.name}={quote(name)} is not possible; choose {name_choices(tuple(boards))}",
            option=option.name,
            value=name,
        )
    return boards[str(name)]


def open_game(setup: Setup, starter: int = 0) -> Game[Any, Any, Any]:
    """Make the game that a setup describes."""
    given: dict[str, object] = dict(setup.options)
    if find_board(setup) == find_own_board(setup):
        given["track"] = read_own_board(setup.board)
    given |= {"players": len(setup.seats), "starter": starter}
    if any(option.kind == "cars" for option in find_facts(setup.game).options):
        given["cars"] = tuple(seat.car for seat in setup.seats)
    return hairpin.make(setup.game, **given)


def fit(setup: Setup) -> Setup:
    """Return a setup that can be raced: as many seats as the board takes, each with a car of its own."""
    board = find_board(setup)
    options = {name: value for name, value in setup.options.items() if name not in FROM_SEATS}
    variants = [option.name for option in find_facts(setup.game).variants if option.name not in board.variants]
    options = {name: "no" if name in (*variants, *board.lacks) else value for name, value in options.items()}
    seats = list(setup.seats[: max(board.players)])
    while len(seats) < min(board.players):
        seats.append(SeatSetup("computer", "", "", "racer"))
    taken: list[str] = []
    for place, seat in enumerate(seats):
        car = seat.car if seat.car in board.cars and seat.car not in taken else None
        car = car or next(free for free in board.cars if free not in taken and free not in {s.car for s in seats})
        taken.append(car)
        seats[place] = msgspec.structs.replace(seat, car=car)
    fitted = msgspec.structs.replace(
        setup,
        options=options,
        seats=tuple(seats),
        starter_seat=min(setup.starter_seat, len(seats) - 1),
        host_seat=setup.host_seat if setup.host_seat is not None and setup.host_seat < len(seats) else None,
    )
    open_game(fitted)
    return give_keys(fitted)


def give_keys(setup: Setup) -> Setup:
    """Give seats without a key the next number; none is given twice at a table."""
    given = setup.keys_given
    seats = list(setup.seats)
    for place, seat in enumerate(seats):
        if not seat.key:
            given += 1
            seats[place] = msgspec.structs.replace(seat, key=given)
    return msgspec.structs.replace(setup, seats=tuple(seats), keys_given=given)


def write_options(setup: Setup) -> dict[str, str]:
    """Return every option's text, but for those that follow from the seats."""
    options = find_facts(setup.game).options
    defaults = {option.name: option.format(option.default) for option in options if option.name not in FROM_SEATS}
    return defaults | setup.options


def drop_seat(game: str, options: dict[str, str], gone: int) -> dict[str, str]:
    """Return the options after a seat has left: those that name seats follow them to their new numbers."""
    changed = dict(options)
    for option in find_facts(game).options:
        if option.kind == "seats" and option.name in options:
            named = option.read(options[option.name])
            seats = named if isinstance(named, tuple) else ()
            left = tuple(seat - (seat > gone) for seat in seats if seat != gone)
            changed[option.name] = option.format(left)
    return changed


def read_seat(wish: wire.NewSeat, game: str) -> SeatSetup:
    """Return a seat as somebody wishes it, with a driver where a computer plays."""
    driver = read_driver(wish.driver or "racer", game) if wish.kind == "computer" else None
    return SeatSetup(wish.kind, read_name(wish.name), wish.car or "", driver)


def read_driver(name: str, game: str) -> str:
    """Return a computer driver's name, with its dial, or refuse it."""
    check_driver(name, game)
    return name


def read_name(name: str) -> str:
    """Return a name that fits on a seat: printable, trimmed."""
    clean = " ".join("".join(sign if sign.isprintable() else " " for sign in name).split())
    return clean[:LONGEST_NAME]


def change_seat(setup: Setup, seat: int, **changes: object) -> Setup:
    """Return the setup with one seat changed."""
    check_seat(setup, seat)
    seats = list(setup.seats)
    seats[seat] = msgspec.structs.replace(seats[seat], **changes)
    return msgspec.structs.replace(setup, seats=tuple(seats))


def check_seat(setup: Setup, seat: int) -> None:
    """Refuse a seat that the table does not have."""
    if not 0 <= seat < len(setup.seats):
        raise UnknownSeatError(f"there is no seat {seat}; this table has {len(setup.seats)}", seat=seat)


def take_car(setup: Setup, seat: int, car: str) -> Setup:
    """Give a seat a car; who had it gets the other one."""
    cars = find_board(setup).cars
    if car not in cars:
        raise OptionValueError(
            f"car={quote(car)} is not possible; choose {name_choices(cars)}", option="car", value=car
        )
    holder = next((n for n, other in enumerate(setup.seats) if other.car == car), None)
    if holder is not None:
        setup = change_seat(setup, holder, car=setup.seats[seat].car)
    return change_seat(setup, seat, car=car)
