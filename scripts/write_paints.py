"""Write the page's paints, `web/src/paints.css`, from `art/colours.json`. Run by `make wire`."""

from __future__ import annotations

from pathlib import Path

from hairpin.art import PAINTS

FILE = Path(__file__).parent.parent / "web" / "src" / "paints.css"


def write_paints() -> str:
    """Write a custom property for each paint, its edge and its ink."""
    lines = ["/* Written by `make wire` from src/hairpin/art/colours.json. Do not edit. */", ":root {"]
    for paint in PAINTS.values():
        lines += [
            f"  --{paint.name}: {paint.hex};",
            f"  --{paint.name}-edge: {paint.edge};",
            f"  --{paint.name}-ink: {paint.ink};",
        ]
    return "\n".join([*lines, "}", ""])


if __name__ == "__main__":
    FILE.write_text(write_paints(), "utf-8")
