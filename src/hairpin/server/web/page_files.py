"""The page's files: read once, served from memory, compressed as the build has left them beside the originals."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path

from litestar.types import ASGIApp, Receive, Scope, Send

from hairpin.server.web.encoded import IMMUTABLE, REVALIDATED, EncodedBody, Headers

SUFFIXES = {"br": ".br", "gzip": ".gz"}
TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
    ".mp3": "audio/mpeg",
    ".wasm": "application/wasm",
}
TABLE = "/t/"
NO_PAGES = ("/api/", "/schema/", "/assets/", "/ws/")  # below them, programs ask


class PageFiles:
    """Answers GET and HEAD for the page's files; every other request is passed on."""

    def __init__(self, app: ASGIApp, folder: Path) -> None:
        self.app = app
        self.folder = folder

    @cached_property
    def files(self) -> dict[str, EncodedBody]:
        """All files by path; those in `assets` have a hash of their content in their names."""
        assets = {f"/assets/{file.name}": file for file in sorted((self.folder / "assets").glob("*"))}
        named = {path: _read(file, IMMUTABLE) for path, file in assets.items() if file.suffix in TYPES}
        return {**named, "/": _read(self.folder / "index.html", REVALIDATED)}

    def find(self, path: str) -> EncodedBody | None:
        """Return the file for a path; a table's address shows the page."""
        code = path.removeprefix(TABLE).removesuffix("/")
        is_table = path.startswith(TABLE) and code and "/" not in code
        return self.files.get("/" if is_table else path)

    def answer(self, path: str, headers: Mapping[str, str]) -> tuple[int, Headers, bytes] | None:
        """Return status, headers and body; None where the application answers.

        At an unknown address a browser gets the page, which says so in the reader's language.
        """
        if file := self.find(path):
            return file.answer(headers)
        if path.startswith(NO_PAGES) or "text/html" not in headers.get("accept", ""):
            return None
        _, head, body = self.files["/"].answer({**headers, "if-none-match": ""})
        return 404, [pair for pair in head if pair[0] != b"etag"], body

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request, or pass it on."""
        method = str(scope.get("method", ""))
        answer = self.answer(scope["path"], _read_headers(scope)) if method in ("GET", "HEAD") else None
        if answer is None:
            await self.app(scope, receive, send)
            return
        status, head, body = answer
        await send({"type": "http.response.start", "status": status, "headers": head})
        content = b"" if method == "HEAD" else body
        await send({"type": "http.response.body", "body": content, "more_body": False})


def _read_headers(scope: Scope) -> dict[str, str]:
    return {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}


def _read(file: Path, cache_control: str) -> EncodedBody:
    forms = {name: file.with_name(file.name + suffix) for name, suffix in SUFFIXES.items()}
    compressed = {name: form.read_bytes() for name, form in forms.items() if form.exists()}
    return EncodedBody(file.read_bytes(), TYPES[file.suffix], cache_control, compressed)
