"""Errors of the store: files that cannot be used, each for its own reason, and events that could not be written."""

from __future__ import annotations

from hairpin.core.errors import HairpinError


class StoreError(HairpinError):
    """The database file cannot be used: it is a folder, or its folder cannot be made."""

    code = "store/file"


class StoreLockedError(StoreError):
    """Another Hairpin uses the file."""

    code = "store/locked"


class StoreNewerError(StoreError):
    """A later version of Hairpin wrote the file."""

    code = "store/newer"


class StoreReadOnlyError(StoreError):
    """The file, or its folder, cannot be written by this user."""

    code = "store/read-only"


class StoreDamagedError(StoreError):
    """The file is damaged; `copies` are the copies beside it."""

    code = "store/damaged"


class StoreFullError(StoreError):
    """The disk is full."""

    code = "store/full"


class StoreForeignError(StoreError):
    """The file is not one of Hairpin's."""

    code = "store/foreign"


class StoreFailedError(StoreError):
    """An event could not be written: the disk is full or failed. Nothing of it is stored."""

    code = "store/failed"


class DiskFullError(StoreFailedError):
    """An event could not be written because the disk is full. Nothing of it is stored."""

    code = "store/full"


class StoreClosedError(StoreFailedError):
    """The store is closed: the server ends."""
