"""What tests of the command share."""

from __future__ import annotations

from cli.command import terminal

__all__ = ["terminal"]
