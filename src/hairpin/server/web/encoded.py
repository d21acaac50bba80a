"""Bodies that are the same for everybody: kept in memory with their compressed forms, and negotiated by headers."""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from functools import cached_property
from hashlib import sha256

IMMUTABLE = "public, max-age=31536000, immutable"
REVALIDATED = "no-cache"
SMALLEST = 512  # bytes: below that, compression does not pay
PREFERRED = ("br", "gzip")

Headers = list[tuple[bytes, bytes]]


class EncodedBody:
    """One body, and its forms by content encoding; gzip is made when it is first asked for."""

    def __init__(
        self, content: bytes, media_type: str, cache_control: str = REVALIDATED, compressed: Mapping[str, bytes] = {}
    ) -> None:
        self.content = content
        self.media_type = media_type
        self.cache_control = cache_control
        self.compressed = compressed

    @cached_property
    def forms(self) -> dict[str, bytes]:
        """The body by content encoding, `identity` included; a form that is not smaller is left out."""
        compressed = dict(self.compressed)
        if "gzip" not in compressed and len(self.content) >= SMALLEST:
            compressed["gzip"] = gzip.compress(self.content, mtime=0)
        smaller = {name: form for name, form in compressed.items() if len(form) < len(self.content)}
        return {**smaller, "identity": self.content}

    @cached_property
    def digest(self) -> str:
        """The part of the entity tag that all forms share."""
        return sha256(self.content).hexdigest()[:20]

    def answer(self, headers: Mapping[str, str]) -> tuple[int, Headers, bytes]:
        """Return status, headers and body for a request with these headers, whose names are in lower case."""
        encoding = choose_encoding(headers.get("accept-encoding", ""), self.forms)
        tag = f'"{self.digest}-{encoding}"'
        head = [
            (b"etag", tag.encode()),
            (b"cache-control", self.cache_control.encode()),
            (b"vary", b"accept-encoding"),
        ]
        known = headers.get("if-none-match", "")
        if known == "*" or tag in (name.strip().removeprefix("W/") for name in known.split(",")):
            return 304, head, b""
        body = self.forms[encoding]
        head += [(b"content-type", self.media_type.encode()), (b"content-length", str(len(body)).encode())]
        if encoding != "identity":
            head.append((b"content-encoding", encoding.encode()))
        return 200, head, body


def choose_encoding(accepted: str, forms: Mapping[str, bytes]) -> str:
    """Return the best form that a client accepts: brotli, gzip, or the body itself."""
    weights: dict[str, str] = {}
    for part in accepted.lower().split(","):
        name, _, weight = part.partition(";")
        weights[name.strip()] = weight.replace(" ", "").removeprefix("q=")
    for name in PREFERRED:
        weight = weights.get(name, weights.get("*", "0"))
        if name in forms and (weight == "" or _is_positive(weight)):
            return name
    return "identity"


def _is_positive(weight: str) -> bool:
    try:
        return float(weight) > 0
    except ValueError:
        return False
