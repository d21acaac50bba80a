"""Security around the whole application: Host and Origin are checked, strict headers are added to every response."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from http import HTTPStatus
from typing import Any
from urllib.parse import SplitResult, urlsplit

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from hairpin.server.web.addresses import Proxies, read_address
from hairpin.server.web.rate_limit import AddressLimits

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

_REFUSALS = {
    "page/unknown": (404, "this address is not served here"),
    "frame/unreadable": (400, "this is not a valid HTTP request"),
    "frame/too-large": (431, "the head of this request is too large"),
    "frame/too-many": (429, "too many requests; wait a minute"),
    "server/full": (503, "too many connections; try again in a moment"),
}


class SecurityMiddleware:
    """Passes on requests that name this server as their host and come from its own pages; refuses all others.

    It counts requests and the bytes of their bodies by client address, which handlers find as `request.state.address`.
    """

    def __init__(
        self,
        app: ASGIApp,
        names: Collection[str],
        limits: AddressLimits,
        proxies: Proxies,
        *,
        is_lan: bool = False,
    ) -> None:
        self.app = app
        self.names = frozenset(names)
        self.limits = limits
        self.proxies = proxies
        self.is_lan = is_lan

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check one request or socket."""
        kind: str = scope["type"]
        if kind not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        peer, local = scope.get("client"), scope.get("server")
        address = self.proxies.client_address(peer[0] if peer else "", scope["headers"])
        refusal = self.find_problem(headers, local[0] if local else "")
        if sum(name == b"host" for name, _ in scope["headers"]) > 1:
            refusal = "host/unknown"
        if not refusal and "\0" in scope["path"]:
            refusal = "page/unknown"
        if not refusal and not self.limits.requests.take(address):
            refusal = "frame/too-many"
        if refusal and kind == "http":
            await refuse(send, refusal)
            return
        if refusal:
            await receive()
            await send({"type": "websocket.close", "code": 4403, "reason": refusal})
            return
        scope.setdefault("state", {})["address"] = address

        async def receive_counted() -> Any:
            message = await receive()
            if message["type"] == "http.request" and (size := len(message.get("body", b""))):
                self.limits.body_bytes.check(address, size)
            return message

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *HEADERS]
            await send(message)

        await self.app(scope, receive_counted, send_with_headers)

    def find_problem(self, headers: Mapping[str, str], local_host: str = "") -> str | None:
        """Return the error code for a wrong Host or Origin, or None.

        On a home network the address at which the connection arrived is an address of this machine, even if it is new.
        """
        host, origin = headers.get("host", ""), headers.get("origin")
        name = _split("//" + host).hostname or ""
        if name not in self.names and not (self.is_lan and _is_same_address(name, local_host)):
            return "host/unknown"
        if origin is not None and _split(origin).netloc != host:
            return "origin/foreign"
        return None


def _is_same_address(name: str, local_host: str) -> bool:
    address = read_address(name)
    return address is not None and address == read_address(local_host)


def _split(address: str) -> SplitResult:
    try:
        return urlsplit(address)
    except ValueError:  # brackets that do not close
        return urlsplit("")


def _write_refusal(code: str) -> tuple[int, list[tuple[bytes, bytes]], bytes]:
    """Return status, headers and body of a refusal."""
    status, message = _REFUSALS.get(code, (403, "this address is not served here"))
    body = f'{{"code":"{code}","message":"{message}","fields":{{}}}}'.encode()
    head = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *HEADERS]
    return status, head, body


async def refuse(send: Any, code: str) -> None:
    """Refuse a request with a wrong Host or Origin, for an unknown page, or above the rate limit."""
    status, head, body = _write_refusal(code)
    await send({"type": "http.response.start", "status": status, "headers": head})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def format_refusal(code: str) -> bytes:
    """Return a refusal as it is sent on a connection that is closed after it."""
    status, head, body = _write_refusal(code)
    lines = [f"HTTP/1.1 {status} {HTTPStatus(status).phrase}".encode(), *(b": ".join(pair) for pair in head)]
    return b"\r\n".join([*lines, b"connection: close", b"", body])
