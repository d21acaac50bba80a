"""The doorkeeper: Host and Origin checked, strict headers on every answer, and a bucket of tokens for every guest."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from time import monotonic
from typing import Any
from urllib.parse import SplitResult, urlsplit

from litestar import Request
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from hairpin.server.refusals import TooManyFramesError

POLICY = "; ".join(
    [
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


@dataclass
class Bucket:
    """Tokens for one guest: so many at once, so many a second."""

    most: float
    per_second: float
    tokens: float = field(init=False)
    at: float = field(default_factory=monotonic)

    def __post_init__(self) -> None:
        self.tokens = self.most

    def left(self) -> float:
        """Count the tokens that are there now."""
        now = monotonic()
        self.tokens = min(self.most, self.tokens + (now - self.at) * self.per_second)
        self.at = now
        return self.tokens

    def take(self) -> bool:
        """Take a token if there is one."""
        if self.left() < 1:
            return False
        self.tokens -= 1
        return True


class Turnstile:
    """Lets every guest through so many times at once, and so many times a second."""

    MOST_GUESTS = 10_000

    def __init__(self, most: float, per_second: float) -> None:
        self.most = most
        self.per_second = per_second
        self._buckets: dict[str, Bucket] = {}

    def pass_through(self, request: Request[Any, Any, Any]) -> None:
        """Refuse a guest who comes too often."""
        if len(self._buckets) > self.MOST_GUESTS:
            self._buckets.clear()
        guest = request.client.host if request.client else ""
        if not self._buckets.setdefault(guest, Bucket(self.most, self.per_second)).take():
            raise TooManyFramesError("too much at once; wait a minute")


class Guard:
    """Stands before the whole application; lets in only who calls this house by its own name, from its own pages."""

    def __init__(self, app: ASGIApp, names: Collection[str]) -> None:
        self.app = app
        self.names = frozenset(names)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check one request or socket."""
        kind: str = scope["type"]
        if kind not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        refusal = self.find_fault(headers)
        if not refusal and "\0" in scope["path"]:
            refusal = "page/unknown"
        if refusal and kind == "http":
            await refuse(send, refusal)
            return
        if refusal:
            await receive()
            await send({"type": "websocket.close", "code": 4403, "reason": refusal})
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *HEADERS]
            await send(message)

        await self.app(scope, receive, send_with_headers)

    def find_fault(self, headers: dict[str, str]) -> str | None:
        """Say what is wrong with where a request comes from, or None."""
        host, origin = headers.get("host", ""), headers.get("origin")
        if (_split("//" + host).hostname or "") not in self.names:
            return "host/unknown"
        if origin is not None and _split(origin).netloc != host:
            return "origin/foreign"
        return None


def _split(address: str) -> SplitResult:
    try:
        return urlsplit(address)
    except ValueError:  # brackets that do not close
        return urlsplit("")


async def refuse(send: Any, code: str) -> None:
    """Answer a request that came from the wrong place, or goes to none."""
    body = f'{{"code":"{code}","message":"this address is not served here","fields":{{}}}}'.encode()
    head = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *HEADERS]
    await send({"type": "http.response.start", "status": 404 if code == "page/unknown" else 403, "headers": head})
    await send({"type": "http.response.body", "body": body, "more_body": False})
