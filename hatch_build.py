"""Hatchling's hook: whoever installs Hairpin, in whatever way, gets the page with it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

from scripts import node, page


class PageHook(BuildHookInterface[Any]):
    """Builds the page before it is packed, unless it is fresh or HAIRPIN_NO_PAGE=1 says to leave it out."""

    def dependencies(self) -> list[str]:
        """Ask for Node.js only where the page must be built and the machine has none that is new enough."""
        needs_node = page.is_wanted() and page.is_stale() and node.find_node() is None
        return [node.WHEEL] if needs_node else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 -- hatchling's signature
        """Build the page if it is wanted and stale."""
        page.main()
