"""JSON at the edge: commands and events in, frames and events out. Only here do plain dataclasses meet msgspec.

Names on the wire are Python's own. A command or event carries its `type`, which selects the dataclass to decode into.
"""

from __future__ import annotations

from binascii import b2a_base64
from hashlib import blake2b
from typing import Any

import msgspec

from hairpin.server.errors import FrameTooLargeError, UnreadableFrameError
from hairpin.tables.commands import COMMANDS, Command
from hairpin.tables.events import EVENTS, VERSION, StoredEvent
from hairpin.tables.snapshot import Snapshot
from hairpin.tables.upgrade import salvage, upgrade

LARGEST_FRAME = 16_384
LONGEST_ID = 64

encode = msgspec.json.Encoder().encode


class _Head(msgspec.Struct):
    type: str = ""
    id: str = ""


_decode_head = msgspec.json.Decoder(_Head).decode
_COMMAND_DECODERS = {name: msgspec.json.Decoder(command) for name, command in COMMANDS.items()}
decode_snapshot = msgspec.json.Decoder(Snapshot).decode
_EVENT_DECODERS: dict[str, Any] = {name: msgspec.json.Decoder(event) for name, event in EVENTS.items()}


def fingerprint(client: str, command: Command | None = None) -> str:
    """Return a hash by which a browser, or one command of a browser, is recognised again."""
    content = b"" if command is None else command.type.encode() + encode(command)
    mark = blake2b(client.encode() + b"|" + content, digest_size=12).digest()
    return b2a_base64(mark, newline=False).decode()


def decode_command(raw: str | bytes) -> Command:
    """Return the command of a frame, or refuse it."""
    if len(raw) > LARGEST_FRAME:
        raise FrameTooLargeError(f"a frame has at most {LARGEST_FRAME} characters", most=LARGEST_FRAME)
    try:
        kind = _decode_head(raw).type
        if kind not in _COMMAND_DECODERS:
            raise UnreadableFrameError(f"there is no command {kind!r:.40}")
        command: Command = _COMMAND_DECODERS[kind].decode(raw)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise UnreadableFrameError(f"this frame cannot be read: {error}") from error
    if not 0 < len(command.id) <= LONGEST_ID:
        raise UnreadableFrameError(f"a command's id has 1 to {LONGEST_ID} characters")
    return command


def decode_id(raw: str | bytes) -> str:
    """Return the id of a frame that is refused, as far as it can be read."""
    if len(raw) > LARGEST_FRAME:
        return ""
    try:
        return _decode_head(raw).id[:LONGEST_ID]
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""


def decode_event(raw: bytes, version: int = VERSION) -> StoredEvent:
    """Return a stored event, of any earlier version of the format."""
    if version != VERSION:
        fields = upgrade(version, msgspec.json.decode(raw))
        older: StoredEvent = msgspec.convert(fields, EVENTS[fields["type"]])
        return older
    event: StoredEvent = _EVENT_DECODERS[_decode_head(raw).type].decode(raw)
    return event


def salvage_event(raw: bytes) -> StoredEvent | None:
    """Return what can be kept of an event that cannot be decoded as it is, or None."""
    try:
        fields = salvage(msgspec.json.decode(raw))
        event: StoredEvent | None = msgspec.convert(fields, EVENTS[fields["type"]]) if fields else None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    return event
