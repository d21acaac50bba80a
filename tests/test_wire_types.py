"""The page's types are Python's."""

from __future__ import annotations

from scripts.write_wire_types import write_files


def test_the_pages_types_are_written_from_pythons_dataclasses() -> None:
    for path, text in write_files().items():
        assert path.read_text("utf-8") == text, f"{path} is stale: run `make wire`"
