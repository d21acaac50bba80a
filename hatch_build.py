"""A build hook for Hatchling: every build of the package contains the page."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

from scripts import node, page


class PageHook(BuildHookInterface[Any]):
    """Builds the page before packaging, unless it is up to date or HAIRPIN_NO_PAGE=1 is set."""

    def dependencies(self) -> list[str]:
        """Require Node.js only if the page must be built and the machine has no recent version."""
        needs_node = page.is_wanted() and page.is_stale() and node.find_node() is None
        return [node.WHEEL] if needs_node else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 -- hatchling's signature
        """Build the page if it is wanted and stale."""
        page.main()
