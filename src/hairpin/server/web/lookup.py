"""Looking up tables by their codes: an address that tries many unknown codes is refused for a while."""

from __future__ import annotations

from hairpin.server.errors import TooManyGuessesError, UnknownTableError
from hairpin.server.tables.room import Room
from hairpin.server.tables.service import TableService
from hairpin.server.web.rate_limit import AddressLimits


async def find_table(tables: TableService, limits: AddressLimits, address: str, code: str) -> Room:
    """Return a table for a client address. An unknown code costs a token; a known one costs nothing."""
    if not limits.unknown_codes.has(address):
        raise TooManyGuessesError("too many unknown table codes; wait a minute")
    try:
        return await tables.find(code)
    except UnknownTableError:
        limits.unknown_codes.take(address)
        raise
