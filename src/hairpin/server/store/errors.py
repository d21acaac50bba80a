"""Errors of the store: a file that cannot be used, and events that could not be written."""

from __future__ import annotations

from hairpin.core.errors import HairpinError


class StoreError(HairpinError):
    """The database file cannot be used."""

    code = "store/file"


class StoreFailedError(StoreError):
    """An event could not be written: the disk is full or failed. Nothing of it is stored."""

    code = "store/failed"


class StoreClosedError(StoreFailedError):
    """The store is closed: the server ends."""
