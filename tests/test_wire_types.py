"""The page's types are the server's."""

from __future__ import annotations

from scripts.write_wire_types import FILE, write_types


def test_the_pages_types_are_written_from_the_servers() -> None:
    assert FILE.read_text("utf-8") == write_types(), "run `make wire`"
