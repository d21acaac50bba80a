"""The page's types are up to date."""

from __future__ import annotations

from scripts.write_wire_types import write_files


def test_the_types_of_the_page_match_the_dataclasses() -> None:
    for path, text in write_files().items():
        assert path.read_text("utf-8") == text, f"{path} is stale: run `make wire`"
