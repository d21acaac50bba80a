"""Trying a turn again: a table that begins in the middle of a recorded race and goes on with the dice of that race.

It is made of the events of any other table. Nothing that happens there counts: no trophy, no champion, no record.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from hashlib import sha256

from hairpin.core.errors import GameOverError, HairpinError, NotEndedError, NotFairError, WrongValueError
from hairpin.core.fair import commit
from hairpin.core.game import CHANCE
from hairpin.core.kit import AnyGame, Kit
from hairpin.games import kit_of
from hairpin.games.record import Record
from hairpin.tables import setup as sets
from hairpin.tables.events import Arranged, Moved, Nonced, SeatSetup, Setup, Started
from hairpin.tables.replay import read_setup
from hairpin.tables.table import Table

WORDS_AT_ONCE = 100  # of an event, so that no single one delays others


@dataclass(frozen=True, slots=True)
class TryAgain:
    """Ask for a table that goes on from a position of a recorded race: after `ply` actions, with a person at `seat`."""

    record: str
    ply: int
    seat: int


@dataclass(frozen=True, slots=True)
class Practice:
    """What a table of practice begins with; `seed` is stored apart from the events, as that of any race."""

    setup: Setup
    started: Started
    seed: str
    nonces: tuple[Nonced, ...]
    moves: tuple[Moved, ...]

    def events(self) -> Iterator[tuple[Arranged | Started | Nonced | Moved, str | None]]:
        """Yield the events in their order, that of the start with the seed."""
        yield Arranged(self.setup, is_lobby=True), None
        yield self.started, self.seed
        later: tuple[Nonced | Moved, ...] = (*self.nonces, *self.moves)
        for event in later:
            yield event, None


def make_practice(record: Record, ply: int, seat: int) -> Practice:
    """Return the beginning of a table of practice from a checked record, or refuse it."""
    game = record.game
    if seat not in range(game.players):
        raise WrongValueError(f"there is no seat {seat}; this race has {game.players}")
    words, turn = _find_position(record, ply)
    kit = kit_of(game)
    board = _write_board(kit, game)
    setup = _make_setup(kit, record, seat, board, turn)
    seed, nonces, is_dealt_at_home = _find_seed(record)
    practice = Practice(
        setup=setup,
        started=Started(
            race=1,
            settings=_write_settings(kit, game, board),
            starter=setup.starter_seat,
            commitment=commit(seed),
            board=game.board,
            version=game.facts.version,
            game=game.facts.name,
            is_dealt_at_home=is_dealt_at_home,
        ),
        seed=seed,
        nonces=nonces,
        moves=tuple(Moved(words[begin : begin + WORDS_AT_ONCE]) for begin in range(0, len(words), WORDS_AT_ONCE)),
    )
    _check(practice, record)
    return practice


def _find_position(record: Record, ply: int) -> tuple[tuple[str, ...], int]:
    """Return the words up to a position in which somebody has to act, and the number of its turn.

    What chance answers at once belongs to the action before it.
    """
    if ply not in range(len(record.words) + 1):
        raise WrongValueError(f"there is no ply {ply}; this race has {len(record.words)} actions")
    game, turn, last = record.game, 0, None
    state = game.start()
    for number, word in enumerate(record.words):
        if number >= ply and (game.actor(state) != CHANCE or game.chance_waits(state)):
            return record.words[:number], turn + (game.on_turn(state) != last)
        if game.on_turn(state) != last:
            turn, last = turn + 1, game.on_turn(state)
        state = game.advance(state, game.parse_action(word))
    if game.actor(state) is None:
        raise GameOverError("the race is over there; choose a turn before its end")
    return record.words, turn + (game.on_turn(state) != last)


def _make_setup(kit: Kit, record: Record, seat: int, board: str, turn: int) -> Setup:
    """Return the setup: a person at one seat, computers at all others."""
    setup = read_setup(record)
    seats = tuple(
        SeatSetup("here", was.name, was.car)
        if number == seat
        else SeatSetup("computer", "", was.car, was.driver or kit.standard_driver)
        for number, was in enumerate(setup.seats)
    )
    options = dict(setup.options)
    if board and kit.own_boards and kit.facts.board_option:
        options[kit.facts.board_option.name] = kit.own_boards.facts(board).name
    return sets.fit(replace(setup, seats=seats, options=options, board=board, practice=turn))


def _write_board(kit: Kit, game: AnyGame) -> str:
    """Return the file of the board that lies on the table; empty if it is a shipped one."""
    option = kit.facts.board_option
    if option is None or kit.own_boards is None:
        return ""
    name = game.settings[option.name]
    # Only a shipped name may be looked up: another one may be that of a file.
    if any(board.name == name for board in kit.facts.boards()) and kit.make({option.name: name}).board == game.board:
        return ""
    return kit.own_boards.write(game.board)


def _write_settings(kit: Kit, game: AnyGame, board: str) -> dict[str, str]:
    settings = game.settings
    texts = {option.name: option.format(settings[option.name]) for option in game.facts.options}
    if board and kit.own_boards and kit.facts.board_option:
        texts[kit.facts.board_option.name] = kit.own_boards.facts(board).name
    return texts


def _find_seed(record: Record) -> tuple[str, tuple[Nonced, ...], bool]:
    """Return the seed in hexadecimal digits, the nonces, and whether it deals as in a terminal."""
    if record.fairness:
        if not record.fairness.seed:
            raise NotEndedError("this race has not ended: its seed is not revealed yet", line=None)
        nonces = enumerate(record.fairness.nonces)
        given = tuple(Nonced(number, nonce) for number, nonce in nonces if nonce is not None)
        return record.fairness.seed, given, False
    if not record.seed:
        raise NotFairError("this race has no seed, so its dice cannot be rolled again", line=None)
    return sha256(record.seed.encode("utf-8", "surrogatepass")).hexdigest(), (), True


def _check(practice: Practice, record: Record) -> None:
    """Refuse a race whose seed has not rolled its dice."""
    table = Table("", "")
    for event, seed in practice.events():
        if not isinstance(event, Moved):
            table.apply(event, seed)
    race = table.running_race(1)
    try:
        race.replay(record.words)
    except HairpinError as error:
        raise NotFairError(f"this race cannot be gone on with: {error.message}", line=None) from error
