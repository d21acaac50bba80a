"""Write the page's types from the server's: `web/src/wire.ts`. Run by `make wire`; a test says when it is stale."""

from __future__ import annotations

import inspect
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect as look

from hairpin.server import blueprint, protocol

FILE = Path(__file__).parent.parent / "web" / "src" / "wire.ts"
UNIONS = ("ServerFrame", "ClientFrame")
PLAIN: dict[type, str] = {
    look.StrType: "string",
    look.IntType: "number",
    look.FloatType: "number",
    look.BoolType: "boolean",
    look.NoneType: "null",
}


def name_type(kind: Any) -> str:
    """Write a type as TypeScript."""
    match kind:
        case look.LiteralType():
            return " | ".join(f'"{value}"' for value in sorted(map(str, kind.values)))
        case look.UnionType():
            return " | ".join(sorted({name_type(part) for part in kind.types}, key=lambda name: (name == "null", name)))
        case look.VarTupleType():
            item = name_type(kind.item_type)
            return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"
        case look.DictType():
            return f"Readonly<Record<{name_type(kind.key_type)}, {name_type(kind.value_type)}>>"
        case look.StructType():
            return kind.cls.__name__
        case _:
            return PLAIN[type(kind)]


def write_struct(struct: type[msgspec.Struct]) -> str:
    """Write one struct as an interface, its docstring above it."""
    info = look.type_info(struct)
    assert isinstance(info, look.StructType)  # noqa: S101 - the caller's promise, for the type checker
    lines = [f"/** {' '.join((inspect.getdoc(struct) or '').split())} */", f"export interface {struct.__name__} {{"]
    if info.tag_field:
        lines.append(f'  readonly {info.tag_field}: "{info.tag}";')
    for field in info.fields:
        optional = "" if field.required or issubclass(struct, protocol.SERVER_SIDE) else "?"
        lines.append(f"  readonly {field.encode_name}{optional}: {name_type(field.type)};")
    return "\n".join([*lines, "}", ""])


def write_types() -> str:
    """Write every type of the wire."""
    structs = [
        value
        for module in (protocol, blueprint)
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__module__ == module.__name__
    ]
    base = (protocol.Frame, protocol.Value, protocol.Command)
    parts = ["// Written by `make wire` from src/hairpin/server/protocol.py and blueprint.py. Do not edit.\n"]
    parts += [write_struct(struct) for struct in structs if struct not in base]
    for union in UNIONS:
        names = " | ".join(kind.__name__ for kind in getattr(protocol, union).__args__)
        parts.append(f"export type {union} = {names};\n")
    return "\n".join(parts)


if __name__ == "__main__":
    FILE.write_text(write_types(), "utf-8")
