"""References to code that is imported when it is first used."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import Generic, TypeVar

T = TypeVar("T")


@dataclass(frozen=True)
class Lazy(Generic[T]):
    """A reference like `package.module:name`."""

    path: str

    def load(self) -> T:
        """Import the module and return the object that the reference names."""
        module, _, name = self.path.partition(":")
        value: T = getattr(import_module(module), name)
        return value
