"""The page's files: read once, served from memory, compressed as the build has left them beside the originals."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path

from litestar.types import ASGIApp, Receive, Scope, Send

from hairpin.server.web.encoded import IMMUTABLE, REVALIDATED, EncodedBody

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
        if path.startswith(TABLE) and "/" not in path[len(TABLE) :]:
            return self.files["/"]
        return self.files.get(path)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request, or pass it on."""
        method = str(scope.get("method", ""))
        file = self.find(scope["path"]) if method in ("GET", "HEAD") else None
        if file is None:
            await self.app(scope, receive, send)
            return
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        status, head, body = file.answer(headers)
        await send({"type": "http.response.start", "status": status, "headers": head})
        content = b"" if method == "HEAD" else body
        await send({"type": "http.response.body", "body": content, "more_body": False})


def _read(file: Path, cache_control: str) -> EncodedBody:
    forms = {name: file.with_name(file.name + suffix) for name, suffix in SUFFIXES.items()}
    compressed = {name: form.read_bytes() for name, form in forms.items() if form.exists()}
    return EncodedBody(file.read_bytes(), TYPES[file.suffix], cache_control, compressed)
