"""The protocol between the server and a sandbox process: jobs and replies in MessagePack, one in each frame."""

from __future__ import annotations

import msgspec


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
