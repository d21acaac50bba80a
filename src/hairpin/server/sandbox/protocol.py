"""The protocol between the server and a sandbox process: jobs and replies in MessagePack, each after its length."""

from __future__ import annotations

import msgspec

LENGTH_BYTES = 4


class Job(msgspec.Struct, frozen=True, array_like=True):
    """A function, as `package.module:name`, and the bytes that it is called with."""

    function: str
    payload: bytes


class Done(msgspec.Struct, frozen=True, tag="done"):
    """The bytes that the function has returned."""

    body: bytes
    cpu_seconds: float


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """The function has raised a `HairpinError`: its code, message and fields."""

    code: str
    message: str
    fields: dict[str, str]
    cpu_seconds: float


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """The function has raised something else, which the process has logged."""

    why: str
    cpu_seconds: float


Reply = Done | Refused | Failed

encode = msgspec.msgpack.Encoder().encode
read_job = msgspec.msgpack.Decoder(Job).decode
read_reply = msgspec.msgpack.Decoder(Reply).decode


def frame(message: Job | Reply) -> bytes:
    """Return a message as it is sent: its length, then its content."""
    content = encode(message)
    return len(content).to_bytes(LENGTH_BYTES, "big") + content
