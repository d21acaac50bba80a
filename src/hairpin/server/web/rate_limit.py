"""Rate limits: token buckets by client address, in a map of bounded size."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from time import monotonic

from hairpin.server.errors import TooManyFramesError

MOST_ADDRESSES = 10_000  # whose buckets are kept; the least recently used are dropped first

# At once, and per second. They are generous for a family, or a school class, behind one router.
REQUESTS = (1_000, 100)
FRAMES = (1_200, 400)
TABLES = (20, 0.2)
UNKNOWN_CODES = (30, 0.5)
DRAWINGS = (300, 40)
MEASUREMENTS = (30, 2)  # a print counts as a measurement
BODY_BYTES = (32 << 20, 1 << 20)
CPU_SECONDS = (30, 0.5)
REVIEW_SECONDS = (120, 0.5)
SEARCH_SECONDS = (120, 0.5)


class TokenBucket:
    """Tokens for one client: `most` at once, refilled `per_second`."""

    __slots__ = ("at", "most", "per_second", "tokens")

    def __init__(self, most: float, per_second: float) -> None:
        self.most = most
        self.per_second = per_second
        self.tokens = most
        self.at = monotonic()

    def refill(self) -> float:
        """Add the tokens of the time that has passed, and return how many there are."""
        now = monotonic()
        self.tokens = min(self.most, self.tokens + (now - self.at) * self.per_second)
        self.at = now
        return self.tokens

    def take(self, cost: float = 1) -> bool:
        """Take tokens if there are as many."""
        if self.refill() < cost:
            return False
        self.tokens -= cost
        return True


class AddressLimit:
    """One limit: a token bucket for every client address."""

    def __init__(self, most: float, per_second: float, most_addresses: int = MOST_ADDRESSES) -> None:
        self.most = most
        self.per_second = per_second
        self.most_addresses = most_addresses
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, address: str, cost: float = 1) -> bool:
        """Take tokens from an address's bucket if there are as many."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = TokenBucket(self.most, self.per_second)
            if len(self._buckets) > self.most_addresses:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(address)
        return bucket.take(cost)

    def has(self, address: str, cost: float = 1) -> bool:
        """Return whether an address's bucket has so many tokens; none is taken."""
        bucket = self._buckets.get(address)
        return bucket is None or bucket.refill() >= cost

    def charge(self, address: str, cost: float) -> None:
        """Take tokens for what has been used already; the bucket may fall below zero."""
        self.take(address, 0)
        self._buckets[address].tokens -= cost

    def check(self, address: str, cost: float = 1) -> None:
        """Take tokens, or refuse."""
        if not self.take(address, cost):
            raise TooManyFramesError("too many requests; wait a minute")

    def __len__(self) -> int:
        return len(self._buckets)


@dataclass(frozen=True)
class AddressLimits:
    """The limits of a server per client address.

    frames         messages on all sockets together
    requests       HTTP requests of any kind, and attempts to open a socket
    tables         tables that are opened
    unknown_codes  look-ups of table codes that fail, by HTTP or by socket; a look-up that succeeds costs nothing
    drawings       boards that are read or drawn
    measurements   boards that are measured, finished or printed
    body_bytes     bytes of request bodies
    cpu_seconds    CPU time of the sandbox processes
    review_seconds CPU time of the processes that review races
    search_seconds CPU time of the process that evens out races
    """

    frames: AddressLimit
    requests: AddressLimit
    tables: AddressLimit
    unknown_codes: AddressLimit
    drawings: AddressLimit
    measurements: AddressLimit
    body_bytes: AddressLimit
    cpu_seconds: AddressLimit
    review_seconds: AddressLimit
    search_seconds: AddressLimit


def make_limits(scale: float = 1) -> AddressLimits:
    """Return the limits of a server; tests scale those that a program can exceed and a family cannot."""
    return AddressLimits(
        frames=AddressLimit(FRAMES[0] * scale, FRAMES[1] * scale),
        requests=AddressLimit(REQUESTS[0] * scale, REQUESTS[1] * scale),
        tables=AddressLimit(*TABLES),
        unknown_codes=AddressLimit(UNKNOWN_CODES[0] * scale, UNKNOWN_CODES[1] * scale),
        drawings=AddressLimit(DRAWINGS[0] * scale, DRAWINGS[1] * scale),
        measurements=AddressLimit(*MEASUREMENTS),
        body_bytes=AddressLimit(BODY_BYTES[0] * scale, BODY_BYTES[1] * scale),
        cpu_seconds=AddressLimit(*CPU_SECONDS),
        review_seconds=AddressLimit(*REVIEW_SECONDS),
        search_seconds=AddressLimit(SEARCH_SECONDS[0] * scale, SEARCH_SECONDS[1] * scale),
    )
