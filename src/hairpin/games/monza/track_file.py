"""Reading a board from its file. Everything is checked before anything is returned; an error says where and what."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from functools import lru_cache
from typing import ClassVar, cast

from hairpin.core.datafile import DataFileReader, read_file, shipped_texts
from hairpin.core.errors import UnknownTrackError, name_choices
from hairpin.games.monza.colours import CARS, COLOURS, LETTER_OF, LETTERS
from hairpin.games.monza.curve import read_curve
from hairpin.games.monza.track import LINE, START, TYRE, Edition, Space, Track

LANES = "ABCDE"
MOST_SPACES = 300
LONGEST = 100

_SPACE = re.compile(rf"([{LETTERS}{TYRE}])(\d{{1,4}}(?:\.\d{{1,4}})?|\d{{1,7}}/\d{{1,5}})", re.ASCII)


@lru_cache
def shipped_tracks() -> Mapping[str, Track]:
    """Return the boards that come with Hairpin, by name."""
    return {name.removesuffix(".toml"): parse_track(text, name) for name, text in shipped_texts("monza").items()}


def load_track(name: str) -> Track:
    """Return a shipped board by its name, or read one from a file that ends in `.toml`."""
    shipped = shipped_tracks()
    if name in shipped:
        return shipped[name]
    if not name.endswith(".toml"):
        raise UnknownTrackError(
            f"there is no track {name!r}; choose {name_choices(list(shipped))}, or name a .toml file",
            track=name, choices=(*shipped, "FILE.toml"),
        )  # fmt: skip
    return parse_track(*read_file(name))


def parse_track(text: str, file: str) -> Track:
    """Read a board from the text of a track file, or refuse it with file, lane and place."""
    return _TrackReader(file).read(text)


def parse_board(name: str, text: str) -> Track:
    """Read a board back from its one-line text (`Track.text`), or refuse it."""
    edition, *parts = text.split("; ")
    table = dict(part.partition(": ")[::2] for part in parts)
    starts, ends = table.pop("start", "").split(), table.pop("finish", "")
    finish = {"colour": ends} if ends in LETTER_OF else {"targets": ends.split()}
    board = {"edition": edition, "lanes": table, "start": {"exits": starts}, "finish": finish}
    track = _TrackReader(name + ".toml").read_board(board)
    return shipped_tracks()[name] if shipped_tracks().get(name) == track else track


class _TrackReader(DataFileReader):
    """The checks in the order in which a person would want to hear of them."""

    game = "monza"
    what = "a board"
    keys: ClassVar = {"game", "title", "edition", "facts", "reconstruction", "lanes", "start", "finish", "curve"}

    def read(self, text: str) -> Track:
        return self.read_board(self.read_toml(text))

    def read_board(self, board: Mapping[str, object]) -> Track:
        edition = board.get("edition")
        if edition not in list(CARS):
            self.refuse(f"edition must be {name_choices(list(CARS))}, not {edition!r:.60}")
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
        self.check_roads(track)
        if "curve" not in board:
            return track
        curve = read_curve(board["curve"], float(track.length), self.file, has_targets=track.has_targets)
        return replace(track, curve=curve)

    def read_lanes(self, lanes: object) -> dict[str, tuple[Space, ...]]:
        if not isinstance(lanes, dict):
            self.refuse('needs a [lanes] table: A = "w2 r1 …", B = …')
        names = sorted(lanes)
        if len(names) < 2 or names != list(LANES[: len(names)]):
            self.refuse(f"has lanes {', '.join(names) or 'none':.60}; call 2 to 5 lanes A, B, C … without a gap")
        spaces = {lane: self.read_lane(lane, lanes[lane]) for lane in names}
        if sum(map(len, spaces.values())) > MOST_SPACES:
            self.refuse(f"has more than {MOST_SPACES} spaces")
        for lane in names[1:]:
            ends = spaces[lane][-1].front
            if ends != spaces["A"][-1].front:
                long = spaces["A"][-1].front
                self.refuse(f"is {_plain(ends)} long and lane A {_plain(long)}; lanes end together", lane=lane)
        return spaces

    def read_lane(self, lane: str, text: object) -> tuple[Space, ...]:
        if not isinstance(text, str) or not text.split():
            self.refuse(f'must be spaces like "w2 r1 #1 y1.5", not {text!r:.60}', lane=lane)
        spaces: list[Space] = []
        rear = Fraction(0)
        for number, word in enumerate(text.split()[: MOST_SPACES + 1], start=1):
            length = self.read_length(word, lane, number)
            spaces.append(Space(f"{lane}{number}", lane, rear, rear + length, word[0]))
            rear += length
        return tuple(spaces)

    def read_length(self, word: str, lane: str, number: int) -> Fraction:
        match = _SPACE.fullmatch(word)
        if not match and word[0] not in LETTERS + TYRE:
            colours = name_choices([f"{letter} ({name})" for letter, name in COLOURS.items()])
            self.refuse(f"{word!r:.40} has no colour of the game; {colours}, or # for a tyre", lane=lane, space=number)
        try:
            length = Fraction(match[2] if match else "")
        except (ValueError, ZeroDivisionError):
            length = Fraction(0)
        if not 0 < length <= LONGEST:
            wanted = f"a colour and a length up to {LONGEST}, like {word[0]}2, {word[0]}1.5 or {word[0]}4/3"
            self.refuse(f"{word!r:.40} is no space; write {wanted}", lane=lane, space=number)
        return length

    def read_start(self, start: object, lanes: Mapping[str, tuple[Space, ...]]) -> tuple[str, ...]:
        self.check_keys(start if isinstance(start, dict) else {}, {"exits"}, "[start]")
        exits = start.get("exits", list(lanes)) if isinstance(start, dict) else None
        if not isinstance(exits, list) or not exits or any(lane not in lanes for lane in map(str, exits)):
            self.refuse(f"[start] exits must list lanes like {list(lanes)}, not {exits!r:.60}")
        first = [lanes[lane][0] for lane in lanes if lane in exits]
        if all(space.is_tyre for space in first):
            self.refuse("the start has no exits: a tyre lies in front of every lane that it opens onto", space=START)
        return tuple(space.name for space in first if not space.is_tyre)

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
                    self.refuse("ends on a tyre, yet [finish] calls its last space a target", lane=end.lane)
            return {end.name: end.colour for end in ends}
        self.refuse(
            f'[finish] must say colour = "white" (a line across all lanes) or targets = ["A", "B"] (the last spaces of '
            f"these lanes), with {name_choices(list(LETTER_OF))} as colours"
        )

    def check_roads(self, track: Track) -> None:
        for place, ways in track.exits.items():
            if not ways:
                self.refuse("is a dead end: nothing can be entered from here; take a tyre away, or change a length so "
                            "that a neighbour reaches further ahead", lane=place[0], space=place)  # fmt: skip
        reached = {START}
        waiting = [START]
        while waiting:
            fresh = set(track.exits.get(waiting.pop(), ())) - reached
            reached |= fresh
            waiting += fresh
        for place in track.places:
            if place not in reached:
                self.refuse("cannot be reached from the start; open a way in, or make it a tyre", space=place)


def _plain(length: Fraction) -> str:
    return str(int(length)) if length.denominator == 1 else str(float(length))
