"""Mapping of errors to HTTP responses: statuses by error code, and one format of the body."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from typing import Any, TypeVar, cast

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException

from hairpin.core.errors import HairpinError
from hairpin.server.web.encoded import EncodedBody

logger = logging.getLogger("hairpin")
Body = TypeVar("Body")
STATUS = {
    "table/unknown": 404,
    "track/unknown": 404,
    "table/locked": 403,
    "race/unknown": 409,
    "table/full-house": 503,
    "table/no-space": 503,
    "table/guesses": 429,
    "frame/too-large": 413,
    "frame/too-many": 429,
    "record/too-long": 413,
    "record/failed": 503,
    "server/busy": 503,
    "workshop/busy": 503,
    "workshop/failed": 503,
    "workshop/tools": 503,
}


def pass_json(_: type[Body], body: bytes) -> Body:
    """Return JSON that is sent as it is, in place of the object that it encodes."""
    return cast(Body, msgspec.Raw(body))


def answer_once(
    request: Request[Any, Any, Any],
    make: Callable[[], bytes],
    media_type: str = "application/json",
    *,
    is_kept: bool = True,
) -> Response[Any]:
    """Answer with a body that is the same for everybody: it is made and compressed once for each path, if it is kept.

    There must be a limited number of paths whose bodies are kept.
    """
    bodies: dict[str, EncodedBody] = request.app.state.bodies
    path = request.scope["path"]
    body = bodies.get(path)
    if body is None:
        body = EncodedBody(make(), media_type)
        if is_kept:
            bodies[path] = body
    status, head, content = body.answer(request.headers)
    headers = {name.decode(): value.decode() for name, value in head}
    return Response(content, status_code=status, headers=headers, media_type=media_type)


def _respond(status: int, code: str, message: str, fields: Mapping[str, str] | None = None) -> Response[dict[str, Any]]:
    return Response({"code": code, "message": message, "fields": dict(fields or {})}, status_code=status)


def answer_error(_: Request[Any, Any, Any], error: HairpinError) -> Response[dict[str, Any]]:
    """Map an `HairpinError` to HTTP."""
    fields = {key: str(value) for key, value in error.fields.items()}
    return _respond(STATUS.get(error.code, 400), error.code, error.message, fields)


def answer_http_error(_: Request[Any, Any, Any], error: HTTPException) -> Response[dict[str, Any]]:
    """Map an error of the framework to the same format."""
    codes = {404: "page/unknown", 405: "page/method", 413: "frame/too-large"}
    code = codes.get(error.status_code, "frame/unreadable" if error.status_code < 500 else "server/failed")
    return _respond(error.status_code, code, error.detail)


def answer_failure(_: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
    """Map an unexpected error to the same format, and log it; a body that cannot be decoded is the client's fault."""
    if isinstance(error, RecursionError):
        return _respond(400, "frame/unreadable", "nested too deeply")
    if isinstance(error, UnicodeDecodeError):
        return _respond(400, "frame/unreadable", "not UTF-8")
    logger.error("a request could not be answered", exc_info=error)
    return _respond(500, "server/failed", "something went wrong; it was logged")


EXCEPTION_HANDLERS: Mapping[Any, Any] = {
    HairpinError: answer_error,
    HTTPException: answer_http_error,
    Exception: answer_failure,
}
