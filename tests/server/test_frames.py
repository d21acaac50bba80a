"""Frames of a race with dice and accelerators, and the recorded frames of every game for the page's tests."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest
from scripts.record_frames import GAMES, NAMES, PLAYS, PROFESSIONALS, play_race, write_files

from hairpin.core.story import Happening, join_steps
from hairpin.games.record import Record, parse_record
from hairpin.tables.frames import Drafted, Event, Welcome
from server.client import Json, ServerProcess, merge_table


class Recording(NamedTuple):
    """A race with the professional rules: the frames to the player and to a spectator; the files of all races."""

    to_player: list[Json]
    to_watcher: list[Json]
    files: dict[Path, str]
    record: Record


@pytest.fixture(scope="module")
def recording(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Recording]:
    server = ServerProcess(tmp_path_factory.mktemp("frames"))
    try:
        server.start()
        played = [(play, *play_race(server, play)) for play in PLAYS]
        files = {file: text for play, _, frames in played for file, text in write_files(server, play, frames)}
        _, to_player, to_watcher = next(race for race in played if race[0] == PROFESSIONALS)
        code = to_watcher[0]["table"]["code"]
        record = parse_record(server.ask("GET", f"/api/tables/{code}/races/1.race").text)
        yield Recording(to_player, to_watcher, files, record)
    finally:
        server.close()


def list_happenings(frames: list[Json], *kinds: str) -> list[Json]:
    """Return the happenings of some kinds."""
    acts = [act for frame in frames for act in frame.get("happened", [])]
    return [act for act in acts if act["kind"] in kinds]


def test_mzp3_happenings_mark_the_steps_made_with_an_accelerator(recording: Recording) -> None:
    words = [word for word in recording.record.words if word[0].isupper()]
    drives = list_happenings(recording.to_watcher, "drove")
    assert [step for drive in drives for step in drive["steps"]] == words
    assert any({step[-1] == "+" for step in drive["steps"]} == {True, False} for drive in drives)
    assert list_happenings(recording.to_player, "drove") == drives
    for drive in drives:
        assert drive["dice"] == drive["word"] == ""
        assert drive["places"][1:] == [step.removesuffix("+")[:-1] for step in drive["steps"]]


def test_mzp4_the_drive_after_a_turbo_roll_is_a_second_happening(recording: Recording) -> None:
    kinds = [act["kind"] for act in list_happenings(recording.to_watcher, "drove", "turbo", "rolled", "turn")]
    at = kinds.index("turbo")
    assert kinds[at - 1 : at + 3] == ["drove", "turbo", "rolled", "drove"]


def test_mzp1_happenings_add_up_to_the_tiles_and_dice_of_the_view(recording: Recording) -> None:
    tiles = ["xrygbwp" for _ in NAMES[: PROFESSIONALS.seats]]
    dice = ""
    table: Json = {}
    for frame in recording.to_watcher:
        for act in frame.get("happened", []):
            if act["kind"] == "rolled":
                dice = act["dice"]
            if act["kind"] == "reroll":
                tiles[act["seat"]] = tiles[act["seat"]].replace("x", "")
            for step in act["steps"]:
                if step[-1] == "+":
                    assert step[-2] in tiles[act["seat"]]
                    tiles[act["seat"]] = tiles[act["seat"]].replace(step[-2], "")
                else:
                    assert step[-1] in dice
                    dice = dice.replace(step[-1], "", 1)
        if frame["type"] in ("welcome", "event"):
            table = merge_table(table, frame)
        if frame["type"] == "event":
            view = table["race"]["view"]
            assert view["tiles"] == tiles
            assert view["dice"] in ("", dice)


def test_the_recorded_frames_of_the_page_are_up_to_date(recording: Recording) -> None:
    stored = {file: file.read_text("utf-8") for file in GAMES.glob("*/race/recorded/*")}
    assert stored == recording.files, "run `make frames`"


def test_the_recorded_frames_decode_to_the_wire_types() -> None:
    kinds: dict[str, type[Drafted | Event | Welcome]] = {"drafted": Drafted, "event": Event, "welcome": Welcome}
    for line in (line for play in PLAYS for line in play.file.read_bytes().splitlines()):
        kind = kinds[json.loads(line)["type"]]
        assert msgspec.json.encode(msgspec.json.decode(line, type=kind)) == line, "run `make frames`"


def test_mz15_the_score_of_a_drive_is_the_number_of_dice_used_in_the_round(recording: Recording) -> None:
    table: Json = {}
    drives = 0
    for frame in recording.to_watcher:
        if frame["type"] not in ("welcome", "event"):
            continue
        table = merge_table(table, frame)
        acts = frame.get("happened", [])
        used = table["race"]["view"]["used"]
        for act in acts:
            assert (act["score"] is None) == (act["kind"] != "drove")
        # A new round begins with no dice used.
        if any(used) and (driven := [act for act in acts if act["kind"] == "drove"]):
            drives += 1
            assert used[driven[-1]["seat"]] == driven[-1]["score"]
    assert drives > 3


def test_only_consecutive_steps_of_one_seat_are_joined() -> None:
    first = Happening("drove", 0, ("S", "A1"), steps=("A1b",), score=1)
    second = Happening("drove", 0, ("A1", "A2"), steps=("A2r+",), score=2)
    others = Happening("drove", 1, ("A1", "A2"), steps=("A2r",))
    turbo = Happening("turbo", 0)
    bonus = Happening("bonus", 0, ("A2", "A3"))
    drive = Happening("drove", 0, ("S", "A1", "A2"), steps=("A1b", "A2r+"), score=2)
    assert join_steps([first, second]) == [drive]
    assert join_steps([first, others]) == [first, others]
    assert join_steps([first, first]) == [first, first]
    assert join_steps([first, turbo, second]) == [first, turbo, second]
    assert join_steps([first, second, bonus, bonus]) == [drive, bonus, bonus]
    assert join_steps([]) == []
