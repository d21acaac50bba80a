"""Mutated frames: valid commands that are changed as JSON values, as text, and below the WebSocket layer."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import fields
from random import Random
from typing import Any

from hairpin.tables.commands import COMMANDS
from server.client import Json

TEXT, BINARY, CONTINUATION, CLOSE, PING, PONG = 0x1, 0x2, 0x0, 0x8, 0x9, 0xA
FINAL = 0x80

KINDS = (*COMMANDS, "zzz")
FIELDS = (*sorted({field.name for command in COMMANDS.values() for field in fields(command)}), "type", "__class__")
STEPS = ("A1w", "A1w+", "B2y", "C3p", "stop", "turbo", "reroll:rr", "bonus:A2", "bonus:no", "start:red", "turn:a2")
NAMES = ("way:NE", "drive:b2", "swap", "a1", "link", "computer", "memo", "sprint", "fast", "champion", "learner:25")
WORDS = STEPS + NAMES


def nest(depth: int) -> Any:
    """Return nested lists."""
    value: Any = []
    for _ in range(depth):
        value = [value]
    return value


# Made when they are drawn; each gets the random source.
ODD: tuple[Callable[[Random], Any], ...] = (
    lambda _: None,
    lambda random: random.choice((True, False)),
    lambda random: random.choice((-1, 0, 1, 2, 3, 5, 6, 7, 99, -(2**31), 2**31, 2**53 + 1, 2**63, 2**64, -(2**63))),
    lambda random: 10 ** random.choice((20, 40, 400, 3000)),
    lambda random: random.choice((0.0, -0.0, 0.5, 1.0, 1e308, 5e-324, float("nan"), float("inf"), -float("inf"))),
    lambda random: random.choice(
        ("", " ", "0", "-1", "1e9", "\0", "\n", "null", "\ud800", "x\udfff", "é", "🏎", "\u202e")
    ),
    lambda random: random.choice("ab%\x7f\ufffeＡ|:/\\\"'") * random.choice((1, 16, 25, 64, 65, 500, 16_000)),
    lambda random: random.choice(WORDS),
    lambda random: random.choices(WORDS, k=random.choice((0, 1, 2, 5, 16, 17, 40, 600))),
    lambda random: [random.choice((None, 1, [], {}, "A1w", 1.5))] * random.choice((1, 3, 20)),
    lambda random: {random.choice(FIELDS): random.choice((None, 1, "x", []))},
    lambda random: {"track": random.choice(("sprint", "my-board", "nowhere", "", "\0")), "pro": "yes"},
    lambda random: nest(random.choice((1, 5, 60, 500))),
)


def mutate_value(frame: Json, others: Sequence[Json], random: Random) -> None:
    """Change a frame in one place, as a JSON value."""
    match random.randrange(9):
        case 0 | 1:
            frame[random.choice(list(frame) or FIELDS)] = random.choice(ODD)(random)
        case 2:
            frame[random.choice(FIELDS)] = random.choice(ODD)(random)
        case 3:
            frame.pop(random.choice(list(frame) or FIELDS), None)
        case 4:
            frame["type"] = random.choice(KINDS)
        case 5:
            other = random.choice(others)
            name = random.choice(list(other))
            frame[name] = other[name]
        case 6:
            name = random.choice(("seat", "race", "ply"))
            if isinstance(frame.get(name), int):
                frame[name] += random.choice((-2, -1, 1, 2, 5))
        case 7:
            words = list(frame["words"]) if isinstance(frame.get("words"), list) else []
            words.insert(random.randint(0, len(words)), random.choice(WORDS))
            frame["words"] = words if random.random() < 0.8 else words * 2
        case _:
            frame["id"] = random.choice(others).get("id")


def mutate_text(text: bytes, random: Random) -> bytes:
    """Change a frame in one place, as bytes."""
    place = random.randint(0, len(text))
    match random.randrange(9):
        case 0:
            return text[:place]
        case 1:
            return text[:place] + random.randbytes(random.randint(1, 4)) + text[place:]
        case 2:
            return (
                text[:place]
                + random.choice((b"\xff", b"\xc0\xaf", b"\xed\xa0\x80", b"\xf5\x80\x80\x80"))
                + text[place:]
            )
        case 3:
            return text[:place] + bytes([random.randrange(256)]) + text[place + 1 :]
        case 4:
            return text[:place] + text[random.randint(0, len(text)) :]
        case 5:
            return (
                random.choice((b"\xef\xbb\xbf", b" ", b"\0", b"[", b"NaN"))
                + text
                + random.choice((b"", b"}", b"\0", text))
            )
        case 6:
            return text[:-1] + b"," + text[1:]  # every key twice
        case 7:
            return text[:-1] + b" " * random.choice((1, 16_384 - len(text), 16_385, 60_000)) + text[-1:]
        case _:
            depth = random.choice((10, 900, 5_000))
            return text[:-1] + b',"deep":' + random.choice((b"[", b'{"a":')) * depth + text[-1:]


def mutate(frame: Json, others: Sequence[Json], random: Random) -> bytes:
    """Return a frame with one to three changes."""
    frame = dict(frame)
    for _ in range(random.choice((0, 1, 1, 1, 2, 3))):
        mutate_value(frame, others, random)
    text = json.dumps(frame).encode()
    return mutate_text(text, random) if random.random() < 0.2 else text


def pack(payload: bytes, first: int = FINAL | TEXT, mask: bytes = b"\0\0\0\0") -> bytes:
    """Return a client's frame; the mask may be zero, which costs nothing."""
    size = len(payload)
    if size < 126:
        head = bytes((first, 0x80 | size))
    elif size < 1 << 16:
        head = bytes((first, 0xFE)) + size.to_bytes(2)
    else:
        head = bytes((first, 0xFF)) + size.to_bytes(8)
    if any(mask):
        payload = bytes(byte ^ mask[place % 4] for place, byte in enumerate(payload))
    return head + mask + payload


def pack_parts(payload: bytes, random: Random) -> bytes:
    """Return a message in fragments, perhaps with control frames between them."""
    parts = random.choice((2, 3, 5, 70))
    size = len(payload) // parts + 1
    packed = []
    for part in range(parts):
        first = (CONTINUATION if part else TEXT) | (FINAL if part == parts - 1 else 0)
        packed.append(pack(payload[part * size : (part + 1) * size], first, random.randbytes(4)))
        if random.random() < 0.2:
            packed.append(pack(random.randbytes(random.randint(0, 125)), FINAL | random.choice((PING, PONG))))
    return b"".join(packed)


def break_frame(payload: bytes, random: Random) -> bytes:
    """Return bytes that are no valid WebSocket frame, or one that a server may refuse."""
    whole = pack(payload)
    match random.randrange(11):
        case 0:
            return bytes((FINAL | random.randrange(16),)) + whole[1:]  # any opcode
        case 1:
            return bytes((whole[0] | random.choice((0x10, 0x20, 0x40, 0x70)),)) + whole[1:]  # reserved bits
        case 2:
            return whole[:1] + bytes((whole[1] & 0x7F,)) + whole[2:]  # not masked
        case 3:
            return b"\x81\xff" + random.choice((2**16, 2**32, 2**63, 2**64 - 1)).to_bytes(8) + b"\0" * 4 + payload
        case 4:
            return pack(payload, FINAL | CONTINUATION)  # a continuation of nothing
        case 5:
            return pack(payload, TEXT) + pack(payload, TEXT)  # a second message inside the first
        case 6:
            return pack(payload[:100], random.choice((PING, CLOSE)))  # a fragmented control frame
        case 7:
            return pack(b"x" * 126, FINAL | random.choice((PING, PONG, CLOSE)))  # a long control frame
        case 8:
            return pack(
                random.choice((b"", b"\x03", b"\x03\xe8", b"\0\0", b"\x03\xe8\xff\xfe", b"\x0f\xa0")), FINAL | CLOSE
            )
        case 9:
            return whole[: random.randint(0, len(whole))]  # cut off
        case _:
            return random.randbytes(random.randint(1, 200))


def pack_mutant(payload: bytes, random: Random) -> tuple[bytes, bool]:
    """Return a payload on the wire, and whether frames that follow on this connection may not be understood."""
    kind = random.random()
    if kind < 0.94:
        return pack(payload), False
    if kind < 0.96:
        return pack(payload, mask=random.randbytes(4)), False
    if kind < 0.98:
        return pack_parts(payload, random), False
    if kind < 0.985:
        return pack(payload, FINAL | BINARY), False
    return break_frame(payload, random), True
