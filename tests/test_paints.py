"""The page's colours are up to date with `art/colours.json`."""

from __future__ import annotations

from scripts.write_paints import FILE, write_paints


def test_the_colours_of_the_page_match_the_file() -> None:
    assert FILE.read_text("utf-8") == write_paints(), "run `make wire`"
