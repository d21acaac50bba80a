"""The record of a race: its header and every action, chance included, as text that a person can read (`.race`).

It contains the board's text, so that a record still replays after a board was changed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any, NoReturn

from hairpin.core.datafile import fingerprint
from hairpin.core.errors import HairpinError, RecordError, quote
from hairpin.core.fair import NONCE, SEED, FairSource, commit
from hairpin.core.game import CHANCE, Game, Outcome
from hairpin.games import deal, remake

FIRST_LINE = "hairpin race 1"
UNFINISHED = "unfinished"
MOST_BYTES = 8_000_000
LONGEST_NAME = 40

AnyGame = Game[Any, Any, Any]


@dataclass(frozen=True)
class Fairness:
    """The dice of a race at a table: a `commitment` before the race, the `seed` after it (empty until then)."""

    commitment: str
    nonces: tuple[str | None, ...]
    seed: str = ""

    @property
    def is_sound(self) -> bool:
        """Return whether commitment, nonces and seed are hexadecimal digits."""
        return FairSource(self.commitment, self.nonces).is_sound and (
            self.seed == "" or FairSource(self.seed, ()).is_sound
        )

    @property
    def mixed(self) -> int:
        """Return the number of seats that gave a nonce."""
        return sum(nonce is not None for nonce in self.nonces)

    def lines(self) -> list[str]:
        """Return the header lines."""
        given = [(number, nonce) for number, nonce in enumerate(self.nonces, start=1) if nonce]
        nonces = [f"nonce {number}: {nonce}" for number, nonce in given]
        return [f"commitment: {self.commitment}", *nonces, *([f"revealed: {self.seed}"] if self.seed else [])]


@dataclass(frozen=True)
class Record:
    """A recorded race: the game with its options, the seats' names, the actions."""

    game: AnyGame
    seats: tuple[str, ...]
    words: tuple[str, ...]
    seed: str = ""
    fairness: Fairness | None = None
    version: int = 0  # of the rules at its start; 0 for the present version

    def steps(self) -> Iterator[tuple[Any, str, Any]]:
        """Yield position, word of the action and next position, from the start on; every action is checked."""
        state = self.game.start()
        for word in self.words:
            after = self.game.apply(state, self.game.parse_action(word))
            yield state, word, after
            state = after


def is_name(text: str) -> bool:
    """Return whether a record's header can hold a text as the name of a seat or as a seed."""
    return bool(text) and text.isprintable() and len(text) <= LONGEST_NAME


def format_result(outcome: Outcome | None) -> str:
    """Format the places from the first down: `2 > 1 3 (fewest-dice)`."""
    if outcome is None:
        return UNFINISHED
    places = " > ".join(" ".join(str(seat + 1) for seat in place) for place in outcome.ranking)
    return f"{places} ({outcome.reason})"


def check_record(record: object) -> None:
    """Refuse a value that is not a record, or a record whose header could not be read again."""
    if not isinstance(record, Record) or not isinstance(record.game, Game):
        raise RecordError(f"{quote(record)} is not a record of a game", line=None)
    players, versions = record.game.players, range(record.game.facts.version + 1)
    is_right = {
        "seats": _are_texts(record.seats) and all(map(is_name, record.seats)) and len(record.seats) == players,
        "words": _are_texts(record.words),
        "seed": isinstance(record.seed, str) and (not record.seed or is_name(record.seed)),
        "fairness": record.fairness is None or (isinstance(record.fairness, Fairness) and record.fairness.is_sound),
        "version": type(record.version) is int and record.version in versions,
    }
    for part in (name for name, right in is_right.items() if not right):
        raise RecordError(f"a record cannot have {part} like {quote(getattr(record, part))}", line=None)


def _are_texts(value: object) -> bool:
    return isinstance(value, tuple) and all(isinstance(text, str) for text in value)


def format_record(record: Record) -> str:
    """Format a race as the text of a `.race` file, one line per turn."""
    check_record(record)
    game, turns = record.game, list[int | None]()
    state = game.start()
    for before, _, state in record.steps():  # noqa: B007 - the last position is needed after the loop
        turns.append(game.on_turn(before))
    return write_record(record, turns, game.outcome(state))


def write_record(record: Record, turns: Sequence[int | None], outcome: Outcome | None) -> str:
    """Format a race of which it is known whose turn each word belongs to, and how it ended: no rules are applied."""
    check_record(record)
    game = record.game
    version = record.version or game.facts.version
    lines = [
        FIRST_LINE,
        f"game: {game.facts.name} {version}",
        f"options: {game.format_settings(version)}",
        f"board: {fingerprint(game.board)} {game.board}",
        *(f"seat {number}: {name}" for number, name in enumerate(record.seats, start=1)),
        *([f"seed: {record.seed}"] if record.seed else []),
        *(record.fairness.lines() if record.fairness else []),
        "",
    ]
    rows: list[str] = []
    last: int | None = None
    for turn, word in zip(turns, record.words, strict=True):
        if turn != last:
            last = turn
            rows.append(f"{len(rows) + 1}. {(turn or 0) + 1}:")
        rows[-1] += " " + word
    if record.fairness and record.fairness.seed:
        rows = mark_turns(record.fairness.seed, rows)
    return "\n".join([*lines, *rows, f"result: {format_result(outcome)}", ""])


def mark_turns(seed: str, turns: list[str]) -> list[str]:
    """End every turn with a hash of all words so far, so that a change is located where it was made."""
    marked, mark = [], ""
    for turn in turns:
        mark = sha256(f"{seed}|{mark}|{turn}".encode()).hexdigest()[:8]
        marked.append(f"{turn} ~{mark}")
    return marked


def parse_record(text: str) -> Record:
    """Read a `.race` file and check every action by the rules, or refuse it with the line that is wrong."""
    if not isinstance(text, str):
        raise RecordError(f"a record is text, not {quote(text)}", line=0)
    try:
        text.encode()
    except UnicodeEncodeError as error:
        line = text.count("\n", 0, error.start) + 1
        raise RecordError(f"line {line}: {quote(text[error.start])} is not a valid character", line=line) from error
    return _RecordReader(text).read()


def read_record(text: str) -> Record:
    """Read a `.race` file that was checked when it was written: its header is checked again, its actions are not."""
    return _RecordReader(text).read_unchecked()


class _RecordReader:
    """Reads line by line, so that errors have a line number."""

    def __init__(self, text: str) -> None:
        if len(text) > MOST_BYTES:
            raise RecordError(f"the record is longer than {MOST_BYTES} characters", line=0, turn=0, fault="line")
        self.lines = text.split("\n")
        self.place = 0
        self.turn = 0

    def refuse(self, what: str, fault: str = "line") -> NoReturn:
        """Refuse the record: with a fault in the last line it is cut off, with one in a turn it was changed."""
        if fault == "line" and self.place >= len(self.lines):
            fault = "cut"
        elif fault == "line" and self.turn:
            fault = "turn"
        raise RecordError(f"line {self.place}: {what}", line=self.place, turn=self.turn, fault=fault)

    def next_line(self) -> str:
        if self.place >= len(self.lines):
            self.place += 1
            self.refuse("the file ends here; it is cut off")
        self.place += 1
        return self.lines[self.place - 1]

    def field(self, key: str) -> str:
        line = self.next_line()
        if not line.startswith(key + ": "):
            self.refuse(f"{quote(line)} stands where {key + ': …'!r} should")
        return line.removeprefix(key + ": ")

    def read(self) -> Record:
        record = self.read_header()
        if record.fairness and record.fairness.seed:
            self.check_marks(record.fairness.seed)
        return replace(record, words=self.read_race(record.game, record.fairness))

    def read_unchecked(self) -> Record:
        record = self.read_header()
        words: list[str] = []
        while (line := self.next_line())[:1].isdigit():
            turn = line.rpartition(" ~")[0] if record.fairness and record.fairness.seed else line
            words += turn.split(" ")[2:]
        return replace(record, words=tuple(words))

    def read_header(self) -> Record:
        """Read what stands before the turns: a record without words."""
        if self.next_line() != FIRST_LINE:
            self.refuse(f"a record begins with {FIRST_LINE!r}", "foreign")
        game, version = self.read_game()
        seats = tuple(self.read_name(f"seat {number}") for number in range(1, game.players + 1))
        seed = self.read_name("seed") if self.peeks("seed") else ""
        fairness = self.read_fairness(game.players) if self.peeks("commitment") else None
        if self.next_line() != "":
            self.refuse("an empty line should divide the header from the race")
        return Record(game, seats, (), seed, fairness, version)

    def check_marks(self, seed: str) -> None:
        """Refuse the first turn whose hash does not match the words up to it, and remove the hashes."""
        begin = self.place
        end = next((n for n in range(begin, len(self.lines)) if not self.lines[n][:1].isdigit()), len(self.lines))
        plain = [line.rpartition(" ~")[0] or line for line in self.lines[begin:end]]
        for number, line in enumerate(mark_turns(seed, plain), start=begin):
            if self.lines[number] != line:
                self.place, self.turn = number + 1, number - begin + 1
                self.refuse("the turn's hash does not match: a word here, or a turn before, was changed or left out")
        self.lines[begin:end] = plain

    def peeks(self, key: str) -> bool:
        return self.place < len(self.lines) and self.lines[self.place].startswith(key + ": ")

    def read_fairness(self, players: int) -> Fairness:
        commitment = self.read_hex("commitment", SEED)
        seats = range(1, players + 1)
        nonces = tuple(self.read_hex(f"nonce {n}", NONCE) if self.peeks(f"nonce {n}") else None for n in seats)
        seed = self.read_hex("revealed", SEED) if self.peeks("revealed") else ""
        if seed and commit(seed) != commitment:
            self.refuse("the seed does not match the commitment")
        return Fairness(commitment, nonces, seed)

    def read_hex(self, key: str, pattern: re.Pattern[str]) -> str:
        digits = self.field(key)
        if not pattern.fullmatch(digits):
            self.refuse(f"{key} should be hexadecimal digits in lower case, not {quote(digits)}")
        return digits

    def read_name(self, key: str) -> str:
        name = self.field(key)
        if not is_name(name):
            self.refuse(f"{key} should be 1 to {LONGEST_NAME} letters, not {quote(name)}")
        return name

    def read_game(self) -> tuple[AnyGame, int]:
        """Make the recorded game; no earlier version of its rules allows an action that the present one forbids."""
        name, _, given = self.field("game").partition(" ")
        options = self.field("options")
        words = dict(word.partition("=")[::2] for word in options.split(" "))
        hashed, _, board = self.field("board").partition(" ")
        if fingerprint(board) != hashed:
            self.refuse(f"the board's text does not match its hash {quote(hashed)}")
        try:
            game = remake(name, words, board)
        except HairpinError as error:
            self.place = {"game": 2, "option": 3}.get(error.code.partition("/")[0], self.place)
            self.refuse(error.message)
        known = range(1, game.facts.version + 1)
        version = next((version for version in known if given == str(version)), 0)
        if not version:
            self.place = 2
            self.refuse(f"raced by version {quote(given)} of the rules; known are 1 to {game.facts.version}", "version")
        if options != (right := game.format_settings(version)):
            self.place = 3
            self.refuse(f"the options should be {right!r}, each once and in this order")
        return game, version

    def read_race(self, game: AnyGame, fairness: Fairness | None) -> tuple[str, ...]:
        """Read the turns and check them by the rules and, if the seed is revealed, by the dice."""
        state, words = game.start(), []
        dealer = deal(game, FairSource(fairness.seed, fairness.nonces)) if fairness and fairness.seed else None
        while match := re.fullmatch(r"(\d{1,9})\. (\d): (.+)", self.next_line(), re.ASCII):
            self.turn += 1
            on_turn = game.on_turn(state)
            if on_turn is None or (match[1], match[2]) != (str(self.turn), str(on_turn + 1)):
                wanted = "the result, for the race is over" if on_turn is None else f"'{self.turn}. {on_turn + 1}: …'"
                self.refuse(f"{match[1]}. {match[2]}: stands where {wanted} should")
            for word in match[3].split(" "):
                if game.on_turn(state) != on_turn:
                    self.refuse(f"{quote(word)} belongs to the next turn")
                if (
                    dealer
                    and game.actor(state) == CHANCE
                    and word != (right := game.format_action(dealer.answer(state)))
                ):
                    self.refuse(f"the outcome of chance was {right}, not {quote(word)}")
                try:
                    action = game.parse_action(word)
                    after = game.apply(state, action)
                except HairpinError as error:
                    self.refuse(error.message)
                if dealer:
                    dealer = dealer.follow(state, action)
                state = after
                words.append(word)
            if game.on_turn(state) == on_turn and not self.peeks("result"):
                self.refuse("the turn is incomplete")
        self.place, self.turn = self.place - 1, 0
        result = format_result(game.outcome(state))
        if (given := self.field("result")) != result:
            self.refuse(f"the result is {result!r}, not {quote(given)}")
        if self.lines[self.place :] != [""]:
            self.place += 1
            self.refuse("only a line end may follow the result")
        return tuple(words)
