"""Value files: a header that says what was solved and how well, then the tables, memory-mapped.

An unfinished file is called `….part`, with a small `….progress` beside it. A finished file has a checksum; one that is
damaged or of other rules is refused.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from zlib import crc32

import numpy as np
from platformdirs import user_cache_path

from hairpin.core.datafile import fingerprint
from hairpin.core.errors import ValueFileError

SIGN = "hairpin values 1"
HEADER = 4096
DTYPES = ("float64", "float32")
_CHUNK = 1 << 24


def values_folder() -> Path:
    """Return where solved values are kept on this machine."""
    return user_cache_path("hairpin") / "values"


def file_name(rules: Mapping[str, object]) -> str:
    """Name a value file by what it depends on."""
    words = json.dumps(rules, sort_keys=True)
    return f"{rules['track'] or 'board'}-{rules['players']}-{fingerprint(words)}.values"


def map_table(file: Path, dtype: str, shape: tuple[int, ...], is_new: bool) -> Any:
    """Memory-map the table of a file, or of a new file of the right size."""
    if is_new:
        with file.open("wb") as empty:
            empty.truncate(HEADER + int(np.prod(shape)) * np.dtype(dtype).itemsize)
    return np.memmap(file, dtype, "r+", HEADER, shape)


def seal(file: Path, header: Mapping[str, object]) -> Path:
    """Write header and checksum of a finished table, and give the file its final name."""
    block = _write_header(dict(header) | {"checksum": _checksum(file, header)})
    if len(block) > HEADER:
        raise ValueFileError(f"{file.name}: the header is longer than {HEADER} bytes", file=file.name)
    with file.open("r+b") as whole:
        whole.write(block)
    return file.replace(file.with_suffix(""))


def read_header(file: Path) -> dict[str, Any]:
    """Read what a value file says of itself."""
    try:
        with file.open("rb") as whole:
            block = whole.read(HEADER)
        sign, text, *_ = block.rstrip(b"\0").decode().split("\n")
        header = json.loads(text) if sign == SIGN else None
    except (OSError, ValueError, RecursionError) as error:
        raise ValueFileError(f"{file}: is no value file ({error}); solve it again", file=str(file)) from error
    if not isinstance(header, dict) or _write_header(header) != block:
        raise ValueFileError(f"{file}: is no value file; solve it again", file=str(file))
    return header


def open_values(file: Path, rules: Mapping[str, object], shape: tuple[int, ...]) -> tuple[dict[str, Any], Any]:
    """Return header and table of a file, or refuse it if it is stale or damaged."""
    header = read_header(file)
    for name, value in rules.items():
        if header.get(name) != value:
            raise ValueFileError(
                f"{file.name}: solved for {name}={header.get(name)!r}, not {value!r}; solve it again", file=file.name
            )
    checksum = header.pop("checksum", None)
    dtype = header.get("dtype")
    if dtype not in DTYPES or not has_size(file, dtype, shape) or checksum != _checksum(file, header):
        raise ValueFileError(f"{file.name}: is damaged (its checksum is wrong); solve it again", file=file.name)
    return header, np.memmap(file, dtype, "r", HEADER, shape)


def has_size(file: Path, dtype: str, shape: tuple[int, ...]) -> bool:
    """Say whether a file is there and as long as a header and such a table."""
    return file.is_file() and file.stat().st_size == HEADER + int(np.prod(shape)) * np.dtype(dtype).itemsize


def _write_header(header: Mapping[str, object]) -> bytes:
    return f"{SIGN}\n{json.dumps(header, sort_keys=True)}\n".encode().ljust(HEADER, b"\0")


def _checksum(file: Path, header: Mapping[str, object]) -> int:
    total = crc32(json.dumps(header, sort_keys=True).encode())
    with file.open("rb") as whole:
        whole.seek(HEADER)
        while part := whole.read(_CHUNK):
            total = crc32(part, total)
    return total


def write_progress(file: Path, progress: Mapping[str, object]) -> None:
    """Write progress atomically."""
    draft = file.with_name(file.name + ".draft")
    draft.write_text(json.dumps(progress), "utf-8")
    draft.replace(file)


def read_progress(file: Path) -> dict[str, Any] | None:
    """Read progress, or None if there is none that can be read."""
    try:
        found = json.loads(file.read_text("utf-8"))
    except (OSError, ValueError):
        return None
    return found if isinstance(found, dict) else None
