"""The setup of a table: seats, cars and options, adjusted so that they fit together."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Any

from hairpin.core.errors import OptionValueError, name_choices, quote
from hairpin.core.game import BoardFacts, Game
from hairpin.core.kit import OwnBoards
from hairpin.core.options import Option
from hairpin.games import find_kit
from hairpin.tables.commands import NewSeat, OpenTable
from hairpin.tables.errors import UnknownSeatError
from hairpin.tables.events import SeatSetup, Setup

LONGEST_NAME = 24
FROM_SEATS = ("players", "cars", "starter")


def make_setup(request: OpenTable) -> Setup:
    """Return the setup of a new table."""
    seats = tuple(read_seat(seat, request.game) for seat in request.seats)
    setup = Setup(request.game, dict(request.options), seats or (SeatSetup("here", "", ""),))
    return fit(bring_board(setup, request.board) if request.board else setup)


def bring_board(setup: Setup, text: str) -> Setup:
    """Return the setup with a board that somebody brings along, and this board chosen."""
    reader = find_board_reader(setup.game)
    board = reader.clean(text)
    option = find_kit(setup.game).facts.board_option
    chosen = {option.name: reader.facts(board).name} if option else {}
    return replace(setup, options=setup.options | chosen, board=board)


def find_board_reader(game: str) -> OwnBoards:
    """Return how a game reads boards that people bring along, or refuse them."""
    reader = find_kit(game).own_boards
    if reader is None:
        raise OptionValueError(f"{game} takes no board of one's own", option="board", value=game)
    return reader


def find_own_board(setup: Setup) -> BoardFacts | None:
    """Return the facts of the board that somebody brought along to this game, if there is one."""
    reader = find_kit(setup.game).own_boards
    return reader.facts(setup.board) if setup.board and reader else None


def find_board(setup: Setup) -> BoardFacts:
    """Return the facts of the board that the options name: a shipped one, or the table's own.

    A game without boards is described in the same way, by an unnamed board.
    """
    facts, own = find_kit(setup.game).facts, find_own_board(setup)
    option = facts.board_option
    if option is None:
        variants = tuple(variant.name for variant in facts.variants)
        return BoardFacts("", facts.title, "", facts.players, facts.cars, variants, (), ())
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
    """Return the game that a setup describes."""
    kit, own = find_kit(setup.game), find_own_board(setup)
    board = setup.board if own and kit.facts.board_option and find_board(setup) == own else ""
    return _make_game(setup.game, tuple(setup.options.items()), board, tuple(seat.car for seat in setup.seats), starter)


@lru_cache(maxsize=128)
def _make_game(
    name: str, options: tuple[tuple[str, str], ...], board: str, cars: tuple[str, ...], starter: int
) -> Game[Any, Any, Any]:
    """Make a game once for all tables with the same setup; `board` is the text of a board of one's own, or empty."""
    kit = find_kit(name)
    given: dict[str, object] = {**dict(options), "players": len(cars), "starter": starter}
    if board and kit.own_boards and kit.facts.board_option:
        given[kit.facts.board_option.name] = kit.own_boards.read(board)
    if any(option.kind == "cars" for option in kit.facts.options):
        given["cars"] = cars
    return kit.make(given)


def fit(setup: Setup) -> Setup:
    """Return a setup that can be raced: as many seats as the board takes, each with a car of its own."""
    kit, board = find_kit(setup.game), find_board(setup)
    options = {name: value for name, value in setup.options.items() if name not in FROM_SEATS}
    variants = [option.name for option in kit.facts.variants if option.name not in board.variants]
    options = {name: "no" if name in (*variants, *board.lacks) else value for name, value in options.items()}
    seats = list(setup.seats[: max(board.players)])
    while len(seats) < min(board.players):
        seats.append(SeatSetup("computer", "", "", kit.standard_driver))
    taken: list[str] = []
    for place, seat in enumerate(seats):
        car = seat.car if seat.car in board.cars and seat.car not in taken else None
        car = car or next(free for free in board.cars if free not in taken and free not in {s.car for s in seats})
        taken.append(car)
        is_coached = seat.is_coached and kit.has_forecasts and seat.kind != "computer"
        seats[place] = replace(seat, car=car, is_coached=is_coached)
    fitted = replace(
        setup,
        options=cut_places(setup.game, options, len(seats)),
        seats=tuple(seats),
        has_bar=setup.has_bar and kit.has_forecasts,
        starter_seat=min(setup.starter_seat, len(seats) - 1),
        host_seat=setup.host_seat if setup.host_seat is not None and setup.host_seat < len(seats) else None,
    )
    settings = open_game(fitted).settings
    places = {option.name: option.format(settings[option.name]) for option in _list_places(setup.game, options)}
    return give_keys(replace(fitted, options=fitted.options | places))


def find_starter_seat(setup: Setup) -> int:
    """Return the seat that was chosen to begin; as the youngest, a person's if anybody sits at the table."""
    chosen, seats = setup.starter_seat, setup.seats
    if setup.starter_rule == "seat" or seats[chosen].kind != "computer":
        return chosen
    people = [number for number, seat in enumerate(seats) if seat.kind != "computer"]
    return min(people, key=lambda number: (number - chosen) % len(seats), default=chosen)


def change_game(setup: Setup, game: str) -> Setup:
    """Return the setup with another game on the table; computers drive as its standard driver does."""
    standard = find_kit(game).standard_driver
    seats = tuple(replace(seat, driver=standard) if seat.driver else seat for seat in setup.seats)
    return replace(setup, game=game, options={}, seats=seats)


def give_keys(setup: Setup) -> Setup:
    """Give seats without a key the next number; none is given twice at a table."""
    given = setup.keys_given
    seats = list(setup.seats)
    for place, seat in enumerate(seats):
        if not seat.key:
            given += 1
            seats[place] = replace(seat, key=given)
    return replace(setup, seats=tuple(seats), keys_given=given)


def write_options(setup: Setup) -> dict[str, str]:
    """Return every option's text, but for those that follow from the seats."""
    options = find_kit(setup.game).facts.options
    defaults = {option.name: option.format(option.default) for option in options if option.name not in FROM_SEATS}
    return defaults | setup.options


def _list_places(game: str, options: Mapping[str, str]) -> list[Option]:
    """List the chosen options that name a place of the board for each seat."""
    return [option for option in find_kit(game).facts.options if option.kind == "places" and option.name in options]


def cut_places(game: str, options: Mapping[str, str], seats: int) -> dict[str, str]:
    """Return the options without places of seats that are not there."""
    named = {option.name: options[option.name].split(",") for option in _list_places(game, options)}
    return dict(options) | {name: ",".join(places[:seats]) for name, places in named.items()}


def drop_places(setup: Setup) -> Setup:
    """Return the setup without options that name places: another board has other places."""
    gone = {option.name for option in _list_places(setup.game, setup.options)}
    return replace(setup, options={name: value for name, value in setup.options.items() if name not in gone})


def drop_seat(game: str, options: dict[str, str], gone: int) -> dict[str, str]:
    """Return the options after a seat was removed: those that name seats are renumbered, its place is left out."""
    changed = dict(options)
    for option in _list_places(game, options):
        places = options[option.name].split(",")
        changed[option.name] = ",".join([*places[:gone], *places[gone + 1 :]])
    for option in find_kit(game).facts.options:
        if option.kind == "seats" and option.name in options:
            named = option.read(options[option.name])
            seats = named if isinstance(named, tuple) else ()
            left = tuple(seat - (seat > gone) for seat in seats if seat != gone)
            changed[option.name] = option.format(left)
    return changed


def read_seat(new: NewSeat, game: str) -> SeatSetup:
    """Return the setup of a new seat, with a driver if a computer plays it."""
    driver = read_driver(new.driver, game) if new.kind == "computer" else None
    return SeatSetup(new.kind, read_name(new.name), new.car or "", driver)


def read_driver(name: str | None, game: str) -> str:
    """Return a computer driver's name, with its dial, or refuse it; without a name, the game's standard driver."""
    kit = find_kit(game)
    name = name or kit.standard_driver
    kit.read_driver(name)
    return name


def read_name(name: str) -> str:
    """Return a name that fits on a seat: printable, trimmed."""
    clean = " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())
    return clean[:LONGEST_NAME]


def change_seat(setup: Setup, seat: int, **changes: Any) -> Setup:
    """Return the setup with one seat changed."""
    check_seat(setup, seat)
    seats = list(setup.seats)
    seats[seat] = replace(seats[seat], **changes)
    return replace(setup, seats=tuple(seats))


def check_seat(setup: Setup, seat: int) -> None:
    """Refuse a seat that the table does not have."""
    if not 0 <= seat < len(setup.seats):
        raise UnknownSeatError(f"there is no seat {seat}; this table has {len(setup.seats)}", seat=seat)


def take_car(setup: Setup, seat: int, car: str) -> Setup:
    """Give a seat a car; the seat that had it gets the other one."""
    cars = find_board(setup).cars
    if car not in cars:
        raise OptionValueError(
            f"car={quote(car)} is not possible; choose {name_choices(cars)}", option="car", value=car
        )
    holder = next((n for n, other in enumerate(setup.seats) if other.car == car), None)
    if holder is not None:
        setup = change_seat(setup, holder, car=setup.seats[seat].car)
    return change_seat(setup, seat, car=car)
