"""Files that commands read and write; a file that cannot be used is refused with the reason."""

from __future__ import annotations

from errno import EDQUOT, EFBIG, ENOSPC
from pathlib import Path

from hairpin.core.errors import HairpinError

MOST_BYTES = 32_000_000  # more than any valid file has; a device may be endless
FULL = {ENOSPC, EDQUOT, EFBIG}


class FileError(HairpinError):
    """A file that cannot be read or written; `deed` selects the case of its message."""

    code = "file/unusable"


def read_text(file: Path) -> str:
    """Read a text file, or refuse it with the reason."""
    try:
        with file.open("rb") as opened:
            text = opened.read(MOST_BYTES + 1).decode("utf-8")
    except (OSError, ValueError) as error:
        raise FileError(f"{file}: cannot be read ({error})", file=str(file), deed=_find_reading(error)) from error
    if "\0" in text:
        raise FileError(f"{file}: holds no text", file=str(file), deed="binary")
    if not text.strip():
        raise FileError(f"{file}: is empty", file=str(file), deed="empty")
    return text.replace("\r\n", "\n")


def write_text(file: Path, text: str) -> None:
    """Write a file atomically."""
    write_bytes(file, text.encode())


def write_bytes(file: Path, content: bytes) -> None:
    """Write a file atomically."""
    draft = _draft(file)
    try:
        draft.write_bytes(content)
        draft.replace(file)
    except (OSError, ValueError) as error:
        raise _refuse_to_write(file, error) from error


def check_writable(file: Path) -> None:
    """Refuse a file that could not be written later; an existing file is not changed."""
    if file.is_dir():
        raise FileError(f"{file}: is a folder", file=str(file), deed="directory")
    draft = _draft(file)
    try:
        draft.write_bytes(b"")
        draft.unlink()
    except (OSError, ValueError) as error:
        raise _refuse_to_write(file, error) from error


def _draft(file: Path) -> Path:
    """Return the temporary file that replaces the old one."""
    try:
        return file.with_name(file.name + ".part")
    except ValueError as error:  # a name without letters: `/` or `..`
        raise FileError(f"{file}: is a folder", file=str(file), deed="directory") from error


def _find_reading(error: Exception) -> str:
    match error:
        case FileNotFoundError() | NotADirectoryError():
            return "missing"
        case IsADirectoryError():
            return "directory"
        case PermissionError():
            return "locked"
        case UnicodeDecodeError():
            return "binary"
        case _:
            return "read"


def _refuse_to_write(file: Path, error: Exception) -> FileError:
    match error:
        case FileNotFoundError() | NotADirectoryError():
            deed = "homeless"
        case OSError(errno=number) if number in FULL:
            deed = "full"
        case _:
            deed = "write"
    return FileError(
        f"{file}: cannot be written ({error})", file=str(file), folder=str(file.absolute().parent), deed=deed
    )
