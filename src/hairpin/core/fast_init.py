"""A faster `__init__` for frozen dataclasses with slots, of which a server makes a dozen for every command."""

from __future__ import annotations

from dataclasses import MISSING, fields
from typing import Any, TypeVar

T = TypeVar("T")


def fast_init(cls: type[T]) -> type[T]:
    """Replace the `__init__` of a frozen dataclass with slots: each slot is set by its own descriptor.

    The one of the standard library calls `object.__setattr__` with each name, which takes nearly twice the time.
    """
    names: dict[str, Any] = {}
    parameters, body = [], []
    for field in fields(cls):  # type: ignore[arg-type]
        name, default = field.name, f"default_{field.name}"
        if field.kw_only or field.default_factory is not MISSING:
            raise TypeError(f"{cls.__name__}.{name} is for keywords alone, or has a default factory")
        names[f"set_{name}"], names[default] = getattr(cls, name).__set__, field.default
        if field.init:
            parameters.append(name if field.default is MISSING else f"{name}={default}")
        body.append(f"set_{name}(self, {name if field.init else default})")
    exec(f"def __init__(self, {', '.join(parameters)}): {'; '.join(body)}", names)  # noqa: S102 - as dataclasses does
    init = names["__init__"]
    init.__qualname__ = f"{cls.__qualname__}.__init__"
    cls.__init__ = init  # type: ignore[method-assign]
    return cls
