"""The store of a server: one SQLite file with the events of all tables, their races and snapshots."""

from hairpin.server.store.entries import Append, EndedRace, StoredEntry, StoredRace, StoredTable
from hairpin.server.store.errors import StoreClosedError, StoreError, StoreFailedError, StoreLockedError
from hairpin.server.store.store import Store

__all__ = [
    "Append",
    "EndedRace",
    "Store",
    "StoreClosedError",
    "StoreError",
    "StoreFailedError",
    "StoreLockedError",
    "StoredEntry",
    "StoredRace",
    "StoredTable",
]
