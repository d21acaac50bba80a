"""The messages of one language, parsed when first used. Importing this module loads the Fluent runtime and Babel."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

from hairpin.games import list_kits
from hairpin.words.files import FOLDER, ROOMS, read_file

_ENTRY = re.compile(r"^(?=[-#A-Za-z])", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")


def _read_entries(language: str) -> Iterator[str]:
    """Yield the unparsed messages of a language: the shared ones, those of rooms, then those of each game."""
    for folder in (FOLDER, *ROOMS, *(kit.words for kit in list_kits().values())):
        yield from (entry for entry in _ENTRY.split(read_file(folder, language)) if entry and entry[0] != "#")


class Messages(FluentBundle):
    """The messages of a language. Each is parsed when first used: parsing all of them takes a tenth of a second."""

    def __init__(self, language: str) -> None:
        super().__init__([language], use_isolating=False)
        self._unparsed: dict[str, str] = {}
        for entry in _read_entries(language):
            self._unparsed.setdefault(entry.partition("=")[0].strip(), entry)

    def has_message(self, message_id: str) -> bool:
        """Return whether there is a message with this id."""
        self._parse(message_id)
        return super().has_message(message_id)

    def get_message(self, message_id: str) -> Message:
        """Return a message."""
        self._parse(message_id)
        return super().get_message(message_id)

    def _parse(self, name: str) -> None:
        """Parse a message and those that it refers to."""
        entry = self._unparsed.pop(name, "")
        if entry:
            self.add_resource(FluentResource(entry))
            for other in _REFERENCE.findall(entry):
                self._parse(other)


load = cache(Messages)
