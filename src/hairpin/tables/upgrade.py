"""Events of earlier versions of the format, turned into the present one. Plain JSON in and out."""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]


def upgrade(version: int, event: Json) -> Json:  # noqa: ARG001 - version 1 has no field that has changed
    """Return an event of an earlier version in the present format."""
    return event
