"""Rate limits: token buckets by client address."""

from __future__ import annotations

from dataclasses import dataclass, field
from time import monotonic
from typing import Any

from litestar import Request

from hairpin.server.errors import TooManyFramesError


@dataclass
class TokenBucket:
    """Tokens for one client: `most` at once, refilled `per_second`."""

    most: float
    per_second: float
    tokens: float = field(init=False)
    at: float = field(default_factory=monotonic)

    def __post_init__(self) -> None:
        self.tokens = self.most

    def refill(self) -> float:
        """Add the tokens of the time that has passed, and return how many there are."""
        now = monotonic()
        self.tokens = min(self.most, self.tokens + (now - self.at) * self.per_second)
        self.at = now
        return self.tokens

    def take(self) -> bool:
        """Take a token if there is one."""
        if self.refill() < 1:
            return False
        self.tokens -= 1
        return True


class RateLimiter:
    """A token bucket for every client address."""

    MOST_CLIENTS = 10_000

    def __init__(self, most: float, per_second: float) -> None:
        self.most = most
        self.per_second = per_second
        self._buckets: dict[str, TokenBucket] = {}

    def check(self, request: Request[Any, Any, Any]) -> None:
        """Refuse a client that sends too many requests."""
        if len(self._buckets) > self.MOST_CLIENTS:
            self._buckets.clear()
        client = request.client.host if request.client else ""
        if not self._buckets.setdefault(client, TokenBucket(self.most, self.per_second)).take():
            raise TooManyFramesError("too many requests; wait a minute")
