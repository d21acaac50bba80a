"""Reading a board from its file. Everything is checked; an error says where and what.

A board in the making is returned with all its faults, so that they can be repaired; a board to race on is refused with
the first.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from functools import lru_cache
from typing import ClassVar, NamedTuple, cast

from hairpin.core.datafile import DataFileReader, check_texts, read_file, shipped_texts
from hairpin.core.errors import TrackFileError, UnknownTrackError, name_choices, quote
from hairpin.core.game import Oddity
from hairpin.games.monza.colours import CARS, COLOURS, LETTER_OF, LETTERS
from hairpin.games.monza.curve import check_curve
from hairpin.games.monza.faults import FaultKind, TrackFault
from hairpin.games.monza.track import LINE, OPEN, START, TYRE, Edition, Space, Track

LANES = "ABCDE"
FEWEST_LANES = 2
MOST_LANES = 9  # that are read, so that too many are a fault that can be repaired
MOST_SPACES = 300
LONGEST = 100
DIGITS, DECIMALS = 4, 4  # of a length that is written as a decimal
OVER_DIGITS, UNDER_DIGITS = 7, 5  # of a length that is written as a fraction

_DECIMAL = rf"\d{{1,{DIGITS}}}(?:\.\d{{1,{DECIMALS}}})?"
_FRACTION = rf"\d{{1,{OVER_DIGITS}}}/\d{{1,{UNDER_DIGITS}}}"
_SPACE = re.compile(rf"([{LETTERS}{TYRE}{OPEN}])({_DECIMAL}|{_FRACTION})", re.ASCII)


@lru_cache
def shipped_tracks() -> Mapping[str, Track]:
    """Return the boards that come with Hairpin, by name."""
    return {name.removesuffix(".toml"): parse_track(text, name) for name, text in shipped_texts("monza").items()}


def load_track(name: str) -> Track:
    """Return a shipped board by its name, or read one from a file that ends in `.toml`."""
    shipped = shipped_tracks()
    if isinstance(name, str) and name in shipped:
        return shipped[name]
    if not isinstance(name, str) or not name.endswith(".toml"):
        raise UnknownTrackError(
            f"there is no track {quote(name)}; choose {name_choices(list(shipped))}, or name a .toml file",
            track=name,
            choices=(*shipped, "*.toml"),
        )
    return parse_track(*read_file(name))


class Reading(NamedTuple):
    """A board as far as it can be read, and all its faults; what is missing or invalid is open road.

    Lanes that end too early have one more open stretch. A board without faults can be raced on, whatever its oddities.
    """

    track: Track
    faults: tuple[TrackFileError, ...]

    @property
    def oddities(self) -> tuple[Oddity, ...]:
        """What is odd about the board, except what only follows from its being too large or without a start."""
        wrong = {fault.fields["fault"] for fault in self.faults}
        if "too-many" in wrong:
            return ()
        has_start = not wrong & {"no-exit", "bad-start"}
        return tuple(oddity for oddity in self.track.oddities if has_start or oddity.kind != "unreachable")


def read_track(text: str, file: str) -> Reading:
    """Read a board, perhaps in the making, from the text of a track file; a text that is no board is refused."""
    return _TrackReader(file).read(text)


def parse_track(text: str, file: str) -> Track:
    """Read a board from the text of a track file, or refuse it with file, lane and place."""
    return _accept(read_track(text, file))


def parse_board(name: str, text: str) -> Track:
    """Read a board back from its one-line text (`Track.text`), or refuse it."""
    check_texts(name, text)
    edition, *parts = text.split("; ")
    table = dict(part.partition(": ")[::2] for part in parts)
    starts, ends = table.pop("start", "").split(), table.pop("finish", "")
    finish = {"colour": ends} if ends in LETTER_OF else {"targets": ends.split()}
    board = {"edition": edition, "lanes": table, "start": {"exits": starts}, "finish": finish}
    track = _accept(_TrackReader(name + ".toml").read_board(board))
    return shipped_tracks()[name] if shipped_tracks().get(name) == track else track


def _accept(reading: Reading) -> Track:
    if reading.faults:
        raise reading.faults[0]
    return reading.track


class _TrackReader(DataFileReader[TrackFault]):
    """The checks, the most important first."""

    game = "monza"
    what = "a board"
    keys: ClassVar = {"game", "title", "edition", "facts", "reconstruction", "lanes", "start", "finish", "curve"}

    def __init__(self, file: str) -> None:
        super().__init__(file)
        self.faults: list[TrackFileError] = []

    def note(self, what: str, fault: FaultKind, given: Mapping[str, object] = {}, **where: object) -> None:
        self.faults.append(self.blame(what, fault, given, **where))

    def has_fault(self, *kinds: FaultKind) -> bool:
        return any(fault.fields["fault"] in kinds for fault in self.faults)

    def read(self, text: str) -> Reading:
        return self.read_board(self.read_toml(text))

    def read_board(self, board: Mapping[str, object]) -> Reading:
        edition = board.get("edition")
        if edition not in list(CARS):
            self.note(f"edition must be {name_choices(list(CARS))}, not {quote(edition)}", "edition")
            edition = "anniversary"
        lanes = self.read_lanes(board.get("lanes"))
        track = Track(
            lanes=lanes,
            exits_from_start=self.read_start(board.get("start", {}), lanes),
            finish=self.read_finish(board.get("finish"), lanes),
            edition=cast(Edition, edition),
            name=self.read_name(),
            title=self.read_title(board),
            facts=self.read_words(board, "facts"),
            reconstruction=self.read_words(board, "reconstruction"),
        )
        if not self.has_fault("too-many"):
            self.check_way_home(track)
        if "curve" in board:
            length, has_targets = float(track.length), track.has_targets
            curve, faults = check_curve(board["curve"], length, self.file, has_targets=has_targets)
            self.faults += faults
            track = replace(track, curve=curve)
        return Reading(track, tuple(self.faults))

    def read_lanes(self, lanes: object) -> dict[str, tuple[Space, ...]]:
        if not isinstance(lanes, dict):
            self.refuse('needs a [lanes] table: A = "w2 r1 …", B = …', "no-lanes")
        names = sorted(lanes)
        says = f"has lanes {', '.join(names) or 'none':.60}; name 2 to 5 lanes A, B, C … without a gap"
        if not 0 < len(names) <= MOST_LANES or names != [chr(ord("A") + n) for n in range(len(names))]:
            self.refuse(says, "lane-count", {"least": FEWEST_LANES, "most": len(LANES)})
        if not FEWEST_LANES <= len(names) <= len(LANES):
            self.note(says, "lane-count", {"least": FEWEST_LANES, "most": len(LANES)})
        spaces = {lane: self.read_lane(lane, lanes[lane]) for lane in names}
        if sum(map(len, spaces.values())) > MOST_SPACES:
            self.note(f"has more than {MOST_SPACES} spaces", "too-many", {"most": MOST_SPACES})
        return self.fill_up(spaces)

    def read_lane(self, lane: str, text: object) -> tuple[Space, ...]:
        if not isinstance(text, str):
            self.refuse(f'must be spaces like "w2 r1 #1 y1.5", not {quote(text)}', "empty-lane", lane=lane)
        if not text.split():
            self.note(f'must be spaces like "w2 r1 #1 y1.5", not {quote(text)}', "empty-lane", lane=lane)
        spaces: list[Space] = []
        rear = Fraction(0)
        for number, word in enumerate(text.split()[: MOST_SPACES + 1], start=1):
            colour, length = self.read_space(word, lane, f"{lane}{number}")
            front = rear + length
            spaces.append(Space(f"{lane}{number}", lane, rear, front, colour))
            rear = front
        return tuple(spaces)

    def read_space(self, word: str, lane: str, space: str) -> tuple[str, Fraction]:
        """Return colour and length of a space; open road if either is invalid."""
        colour, match = word[0], _SPACE.fullmatch(word)
        length = _measure(match[2]) if match else None
        given = {"given": word[:40]}
        if colour not in LETTERS + TYRE + OPEN:
            colours = name_choices([f"{letter} ({name})" for letter, name in COLOURS.items()])
            says = f"{quote(word)} has no color of the game; {colours}, or # for a tire"
            self.note(says, "no-colour", given, lane=lane, space=space)
            return OPEN, length or Fraction(1)
        if length is None:
            wanted = f"a color and a length up to {LONGEST}, like {colour}2, {colour}1.5 or {colour}4/3"
            says = f"{quote(word)} is not a space; write {wanted}"
            self.note(says, "bad-length", given | {"most": str(LONGEST)}, lane=lane, space=space)
            return OPEN, Fraction(1)
        if colour == OPEN:
            says = f"{quote(word)} is open road; lay spaces there, like r2 b1.5"
            self.note(says, "open-road", given, lane=lane, space=space)
        return colour, length

    def fill_up(self, lanes: dict[str, tuple[Space, ...]]) -> dict[str, tuple[Space, ...]]:
        """Make all lanes end together: a lane that is too short gets open road."""
        ends = {lane: row[-1].front if row else Fraction(0) for lane, row in lanes.items()}
        longest = max(ends, key=lambda lane: ends[lane])
        whole = ends[longest] or Fraction(1)
        filled = dict(lanes)
        for lane, end in ends.items():
            if end == whole:
                continue
            filled[lane] = (*lanes[lane], Space(f"{lane}{len(lanes[lane]) + 1}", lane, end, whole, OPEN))
            if end:  # an empty lane has its own fault
                given = {"long": _plain(end), "longest": _plain(whole), "missing": _plain(whole - end)}
                says = f"is {given['long']} long and lane {longest} {given['longest']}; lanes end together"
                self.note(says, "lane-length", given, lane=lane)
        return filled

    def read_start(self, start: object, lanes: Mapping[str, tuple[Space, ...]]) -> tuple[str, ...]:
        self.check_keys(start if isinstance(start, dict) else {}, {"exits"}, "[start]")
        exits = start.get("exits", list(lanes)) if isinstance(start, dict) else None
        first = {lane: row[0] for lane, row in lanes.items()}
        if not isinstance(exits, list) or not exits or any(lane not in lanes for lane in map(str, exits)):
            kind: FaultKind = "no-exit" if exits == [] else "bad-start"
            self.note(f"[start] exits must list lanes like {list(lanes)}, not {quote(exits)}", kind, space=START)
        elif all(space.is_tyre for lane, space in first.items() if lane in exits):
            says = "the start has no exits: a tire lies in front of every lane that it opens onto"
            self.note(says, "no-exit", space=START)
        else:
            first = {lane: space for lane, space in first.items() if lane in exits}
        return tuple(space.name for space in first.values() if not space.is_tyre)

    def read_finish(self, finish: object, lanes: Mapping[str, tuple[Space, ...]]) -> dict[str, str]:
        self.check_keys(finish if isinstance(finish, dict) else {}, {"colour", "targets"}, "[finish]")
        colour = finish.get("colour") if isinstance(finish, dict) else None
        targets = finish.get("targets") if isinstance(finish, dict) else None
        if isinstance(colour, str) and colour in LETTER_OF and targets is None:
            return {LINE: LETTER_OF[colour]}
        if (
            colour is None
            and isinstance(targets, list)
            and targets
            and all(lane in lanes for lane in map(str, targets))
        ):
            ends = [lanes[lane][-1] for lane in lanes if lane in targets]
            for end in ends:
                if end.is_tyre:
                    says = "ends on a tire, yet [finish] calls its last space a target"
                    self.note(says, "tyre-target", lane=end.lane, space=end.name)
            return {end.name: end.colour for end in ends}
        self.note(
            f'[finish] must say colour = "white" (a line across all lanes) or targets = ["A", "B"] (the last spaces of '
            f"these lanes), with {name_choices(list(LETTER_OF))} as colors",
            "no-finish",
            space=LINE,
        )
        return {LINE: LETTERS[0]}

    def check_way_home(self, track: Track) -> None:
        """Record a fault if the finish cannot be reached, however open road will be filled."""
        if START in track.lost and not self.has_fault("no-exit", "bad-start", "tyre-target"):
            place = next(iter(track.finish))
            self.note("the finish cannot be reached from the start; open a way to it", "cut-off", space=place)


@lru_cache(maxsize=1024)
def _measure(text: str) -> Fraction | None:
    """Return the length that a text means, if a space may have it."""
    number, _, parts = text.partition("/")
    if parts and not int(parts):
        return None
    length = Fraction(int(number), int(parts)) if parts else Fraction(number)
    return length if 0 < length <= LONGEST else None


def _plain(length: Fraction) -> str:
    return str(int(length)) if length.denominator == 1 else f"{float(length):.4g}"
