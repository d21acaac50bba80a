"""Write the page's types from Python's dataclasses: `web/src/wire.ts`, and `wire.ts` in each game's folder of the page.

A game's constants are written to `constants.ts` beside it.

Run by `make wire`; a test says when a file is stale.
"""

from __future__ import annotations

import inspect
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import inspect as look

from hairpin.games import list_kits
from hairpin.tables import commands, facts, frames
from hairpin.tables.history import History
from hairpin.tables.replay import Replay
from hairpin.tables.reviews import ReviewAnswer
from hairpin.tables.story import Story

SOURCE = Path(__file__).parent.parent / "web" / "src"
NOTICE = "// Written by `make wire` from Python's dataclasses. Do not edit.\n"
RECEIVED = (*commands.COMMANDS.values(), commands.OpenTable)
SENT = (*get_args(frames.Frame), frames.OpenedTable, facts.GameFacts, History, Story, Replay, ReviewAnswer)
PLAIN: dict[type, str] = {
    look.StrType: "string",
    look.IntType: "number",
    look.FloatType: "number",
    look.BoolType: "boolean",
    look.NoneType: "null",
    look.AnyType: "unknown",
}


def name_type(kind: Any) -> str:
    """Write a type as TypeScript."""
    match kind:
        case look.LiteralType():
            return " | ".join(f'"{value}"' for value in sorted(map(str, kind.values)))
        case look.UnionType():
            return " | ".join(sorted({name_type(part) for part in kind.types}, key=lambda name: (name == "null", name)))
        case look.VarTupleType() | look.ListType():
            item = name_type(kind.item_type)
            return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"
        case look.TupleType():
            return f"readonly [{', '.join(map(name_type, kind.item_types))}]"
        case look.NamedTupleType():
            return f"readonly [{', '.join(f'{field.name}: {name_type(field.type)}' for field in kind.fields)}]"
        case look.DictType():
            return f"Readonly<Record<{name_type(kind.key_type)}, {name_type(kind.value_type)}>>"
        case look.DataclassType():
            return str(kind.cls.__name__)
        case _:
            return PLAIN[type(kind)]


def list_parts(kind: Any) -> Iterator[type]:
    """Yield the dataclasses that a type is made of, itself last."""
    match kind:
        case look.DataclassType() | look.NamedTupleType():
            for field in kind.fields:
                yield from list_parts(field.type)
            if isinstance(kind, look.DataclassType):
                yield kind.cls
        case look.UnionType():
            for part in kind.types:
                yield from list_parts(part)
        case look.TupleType():
            for part in kind.item_types:
                yield from list_parts(part)
        case look.VarTupleType() | look.ListType():
            yield from list_parts(kind.item_type)
        case look.DictType():
            yield from list_parts(kind.value_type)


def collect(roots: Sequence[type]) -> list[type]:
    """Return the dataclasses that are reachable from some, each once, parts before what holds them."""
    return list(dict.fromkeys(part for root in roots for part in list_parts(look.type_info(root))))


def write_interface(kind: type, is_received: bool) -> str:
    """Write one dataclass as an interface, its docstring above it; what the server receives may omit defaults."""
    info = look.type_info(kind)
    assert isinstance(info, look.DataclassType)  # noqa: S101 - the caller's promise, for the type checker
    lines = [f"/** {' '.join((inspect.getdoc(kind) or '').split())} */", f"export interface {kind.__name__} {{"]
    if issubclass(kind, commands.Command):
        lines.append(f'  readonly type: "{kind.type}";')
    for field in info.fields:
        optional = "?" if is_received and not field.required else ""
        lines.append(f"  readonly {field.encode_name}{optional}: {name_type(field.type)};")
    return "\n".join([*lines, "}", ""])


def write_interfaces(kinds: Sequence[type], received: Sequence[type]) -> list[str]:
    """Write several dataclasses; two of one name cannot share a file."""
    names = [kind.__name__ for kind in kinds]
    if twice := {name for name in names if names.count(name) > 1}:
        raise ValueError(f"two types of the wire are called {', '.join(sorted(twice))}")
    return [write_interface(kind, kind in received) for kind in kinds]


def write_shared() -> str:
    """Write the types that every game shares."""
    received = collect(RECEIVED)
    parts = [NOTICE, *write_interfaces([*dict.fromkeys((*collect(SENT), *received))], received)]
    parts.append(f"export type ServerFrame = {' | '.join(kind.__name__ for kind in get_args(frames.Frame))};\n")
    parts.append(f"export type Command = {' | '.join(kind.__name__ for kind in commands.COMMANDS.values())};\n")
    return "\n".join(parts)


def write_files() -> dict[Path, str]:
    """Write every file, by its path."""
    shared = {*collect(SENT), *collect(RECEIVED)}
    files = {SOURCE / "wire.ts": write_shared()}
    for name, kit in list_kits().items():
        received = collect(kit.requests)
        kinds = [*dict.fromkeys((*collect(kit.wire), *received))]
        own = [kind for kind in kinds if kind not in shared]
        used = sorted(kind.__name__ for kind in kinds if kind in shared)
        imports = [f'import type {{ {", ".join(used)} }} from "../../wire";\n'] if used else []
        folder = SOURCE / "games" / name
        if folder.is_dir():
            files[folder / "wire.ts"] = "\n".join([NOTICE, *imports, *write_interfaces(own, received)])
        if folder.is_dir() and kit.constants:
            files[folder / "constants.ts"] = "\n".join([NOTICE, *map(write_constant, kit.constants.items())])
    return files


def write_constant(constant: tuple[str, Any]) -> str:
    """Write plain data as a constant that TypeScript knows exactly."""
    name, make = constant
    text = json.dumps(msgspec.to_builtins(make()), ensure_ascii=False, indent=1)
    return f"export const {name} = {text} as const;\n"


if __name__ == "__main__":
    for path, text in write_files().items():
        path.write_text(text, "utf-8")
