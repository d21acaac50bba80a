"""Backward compatibility: records of earlier versions replay, and their database files open."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hairpin.games.record import format_record, parse_record
from hairpin.games.verify import verify
from past.write import describe, finish
from server.client import Json, ServerProcess

VERSIONS = sorted(folder for folder in Path(__file__).parent.iterdir() if (folder / "house.json").exists())
RECORDS = [file for folder in VERSIONS for file in sorted((folder / "records").iterdir())]


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.parent.name}-{file.stem}")
def test_a_record_of_an_earlier_version_replays_and_is_formatted_identically(file: Path) -> None:
    text = file.read_text("utf-8")
    assert format_record(parse_record(text)) == text


@pytest.fixture(params=VERSIONS, ids=lambda folder: folder.name)
def past(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[ServerProcess, dict[str, Json]]]:
    """A server on a copy of an earlier version's database file, and its tables as that version left them."""
    server = ServerProcess(tmp_path)
    shutil.copy(request.param / "house.sqlite", server.file)
    yield server.start(), json.loads((request.param / "house.json").read_text("utf-8"))
    server.close()


def translate(left: Json) -> Json:
    """Return a table of an earlier version with the present field names."""
    table: Json = rename(left)
    for seat in table["seats"]:
        if "mind" in seat:  # version 1
            seat["status"] = seat.pop("mind")
    if table["race"]:
        table["race"]["view"].pop("game", None)
        table["race"]["fairness"]["seed"] = table["race"]["fairness"]["seed"] or ""
    return table


def rename(value: Any) -> Any:
    """Return JSON with names in snake_case."""
    if isinstance(value, dict):
        return {
            re.sub("[A-Z]", lambda found: f"_{found[0].lower()}", name): rename(part) for name, part in value.items()
        }
    return [rename(part) for part in value] if isinstance(value, list) else value


def test_a_database_of_an_earlier_version_opens_and_every_race_continues(
    past: tuple[ServerProcess, dict[str, Json]],
) -> None:
    server, tables = past
    for number, (code, written) in enumerate(tables.items()):
        left = translate(written)
        with server.connect(code, left["key"]) as host:
            found = describe(host, left["key"])
            # Seats and views may have new fields.
            found["seats"] = [
                {name: seat[name] for name in was} for seat, was in zip(found["seats"], left["seats"], strict=True)
            ]
            if found["race"]:
                view = found["race"]["view"]
                found["race"]["view"] = {name: view[name] for name in left["race"]["view"]}
            assert found["options"].items() >= left["options"].items()
            assert {name: found[name] for name in found if name != "options"} == {
                name: left[name] for name in left if name not in ("options", "records")
            }
            for race, text in left["records"].items():
                address, keys = f"/api/tables/{code}/races/{race}.race", {"Hairpin-Keys": left["key"]}
                assert server.ask("GET", address, headers=keys).text == text
            if host.table["stage"] == "racing":
                finish(host, Random(number))
                assert host.table["stage"] == "over"
                assert sum(host.table["trophies"]) > sum(left["trophies"])
                record = server.ask("GET", f"/api/tables/{code}/races/{host.race['number']}.race").text
                assert verify(parse_record(record)) > 0
            host.do("start")
            assert host.race["number"] == left["races"] + 1
    assert "Traceback" not in server.output()
