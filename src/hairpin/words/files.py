"""The Fluent files: those of this folder, those of rooms in folders below it, and those that each game's kit names."""

from __future__ import annotations

import re
from importlib.resources.abc import Traversable
from pathlib import Path

FOLDER = Path(__file__).parent
ROOMS = tuple(sorted(folder for folder in FOLDER.iterdir() if folder.joinpath("en.ftl").is_file()))
_TAG = re.compile(r"[A-Za-z0-9]+(-[A-Za-z0-9]+)*")


def read_file(folder: Traversable | None, language: str) -> str:
    """Return the Fluent file of a language in a folder, empty if there is none."""
    if folder is None or not _TAG.fullmatch(language):
        return ""
    file = folder.joinpath(f"{language}.ftl")
    return file.read_text("utf-8") if file.is_file() else ""
