"""Security around the whole application: Host and Origin are checked, strict headers are added to every response."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any
from urllib.parse import SplitResult, urlsplit

from litestar.types import ASGIApp, Message, Receive, Scope, Send

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


class SecurityMiddleware:
    """Passes on requests that name this server as their host and come from its own pages; refuses all others."""

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
        refusal = self.find_problem(headers)
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

    def find_problem(self, headers: dict[str, str]) -> str | None:
        """Return the error code for a wrong Host or Origin, or None."""
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
    """Refuse a request with a wrong Host or Origin, or for an unknown page."""
    body = f'{{"code":"{code}","message":"this address is not served here","fields":{{}}}}'.encode()
    head = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *HEADERS]
    await send({"type": "http.response.start", "status": 404 if code == "page/unknown" else 403, "headers": head})
    await send({"type": "http.response.body", "body": body, "more_body": False})
