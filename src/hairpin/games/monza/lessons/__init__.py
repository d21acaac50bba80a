"""The boards of lessons, as track files: short, and laid so that what a lesson teaches happens in its first turns.

The page brings them to its tables as boards of one's own, so no menu lists them.
"""

from __future__ import annotations

from importlib.resources import files


def read_lesson_boards() -> dict[str, str]:
    """Return the track files by the name of their lesson."""
    texts = (file for file in files(__package__).iterdir() if file.name.endswith(".toml"))
    return {file.name.removesuffix(".toml"): file.read_text("utf-8") for file in sorted(texts, key=lambda f: f.name)}
