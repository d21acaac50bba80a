"""What tests of the words share: the command that says them."""

from __future__ import annotations

from cli.command import terminal

__all__ = ["terminal"]
