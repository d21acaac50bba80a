"""Repairing the setup of a table for this version: what it does not know is left out, everything else stays."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from hairpin.core.errors import HairpinError
from hairpin.core.options import find_option
from hairpin.games import find_kit, list_games
from hairpin.tables.events import SeatSetup, Setup
from hairpin.tables.setup import change_game, find_board, find_own_board, fit, read_driver


def repair_setup(setup: Setup) -> tuple[Setup, tuple[str, ...]]:
    """Return a setup that this version can show and race, and what had to be left out."""
    problems: list[str] = []
    try:
        find_kit(setup.game)
    except HairpinError:
        problems.append(f"game {setup.game}")
        setup = replace(change_game(setup, list_games()[0].name), board="")
    if not problems and _is_fit(setup):
        return setup, ()
    setup, dropped = _drop_board(setup)
    problems += dropped
    for name in list(_find_bad_options(setup)):
        problems.append(f"option {name}={setup.options[name]}")
        setup = replace(setup, options={key: value for key, value in setup.options.items() if key != name})
    seats = []
    for seat in setup.seats or (SeatSetup("here", "", ""),):
        known = _repair_driver(seat, setup.game)
        if known != seat:
            problems.append(f"driver {seat.driver}")
        seats.append(known)
    setup = _find_larger_board(replace(setup, seats=tuple(seats)))
    if _is_fit(setup):
        return setup, tuple(problems)
    for attempt in (setup, replace(setup, options={}, board="")):
        try:
            return fit(attempt), (*problems, "seats or options")
        except HairpinError:
            continue
    raise AssertionError(f"a table of {setup.game} with default options cannot be set up")


def _is_fit(setup: Setup) -> bool:
    """Return whether game, board, options and drivers are known; making the game would take too long here."""
    try:
        find_own_board(setup)
        board = find_board(setup)
    except Exception:
        return False
    are_known = all(_repair_driver(seat, setup.game) == seat and seat.car in board.cars for seat in setup.seats)
    return len(setup.seats) in board.players and are_known and not list(_find_bad_options(setup))


def _find_larger_board(setup: Setup) -> Setup:
    """Choose a board that takes all seats, if the present one takes fewer: nobody loses a name or a trophy."""
    facts = find_kit(setup.game).facts
    if facts.board_option and len(setup.seats) > max(find_board(setup).players):
        for board in facts.boards():
            if len(setup.seats) <= max(board.players):
                return replace(setup, options={**setup.options, facts.board_option.name: board.name})
    return setup


def _drop_board(setup: Setup) -> tuple[Setup, list[str]]:
    """Leave out a board that somebody brought along, if it cannot be read any more."""
    try:
        find_own_board(setup)
    except Exception:
        return replace(setup, board=""), ["own board"]
    return setup, []


def _find_bad_options(setup: Setup) -> Iterator[str]:
    """Yield the options that the game does not know, or whose value it refuses."""
    facts = find_kit(setup.game).facts
    for name, value in setup.options.items():
        try:
            option = find_option(facts.options, name)
            if option.kind == "board":
                find_board(replace(setup, options={name: value}))
            else:
                option.read(value)
        except HairpinError:
            yield name


def _repair_driver(seat: SeatSetup, game: str) -> SeatSetup:
    """Let the standard driver drive for one that is not known any more."""
    try:
        return seat if seat.driver is None else replace(seat, driver=read_driver(seat.driver, game))
    except HairpinError:
        return replace(seat, driver=find_kit(game).standard_driver)
