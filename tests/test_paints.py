"""The page's paints are those of `art/colours.json`."""

from __future__ import annotations

from scripts.write_paints import FILE, write_paints


def test_the_pages_paints_are_written_from_the_colours() -> None:
    assert FILE.read_text("utf-8") == write_paints(), "run `make wire`"
