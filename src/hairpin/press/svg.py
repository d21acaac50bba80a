"""An SVG writer for sheets, in millimetres. Sheets are below each other; `board.svg#sheet-2` shows one of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from html import escape

from hairpin.press.paths import Path, rectangle
from hairpin.press.sheet import Layer, Mark, Sheet, Text

GAP = 10  # between two sheets


def write_svg(sheets: Sequence[Sheet], title: str, language: str) -> bytes:
    """Return the picture; it is to scale when printed at 100 %."""
    width = max(sheet.width for sheet in sheets)
    tops = [sum(sheet.height + GAP for sheet in sheets[:number]) for number in range(len(sheets))]
    height = tops[-1] + sheets[-1].height
    numbered = list(enumerate(zip(sheets, tops, strict=True), start=1))
    views = [
        f'<view id="sheet-{number}" viewBox="0 {_format(top)} {_format(sheet.width)} {_format(sheet.height)}"/>'
        for number, (sheet, top) in numbered
    ]
    size = f'width="{_format(width)}mm" height="{_format(height)}mm" viewBox="0 0 {_format(width)} {_format(height)}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" xml:lang="{escape(language)}" {size}>',
        f"<title>{escape(title)}</title>",
        *views,
        *(_Pen(number).draw(sheet, top) for number, (sheet, top) in numbered),
        "</svg>",
    ]
    return ("\n".join(parts) + "\n").encode()


class _Pen:
    """Writes one sheet; clip paths are numbered within it."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.clips: dict[Path, str] = {}

    def draw(self, sheet: Sheet, top: float) -> str:
        paper = f'<rect width="{_format(sheet.width)}" height="{_format(sheet.height)}" fill="#fff"/>'
        layers = [self.draw_layer(layer) for layer in sheet.layers]
        texts = map(_draw_text, sheet.texts)
        defs = "".join(
            f'<clipPath id="{name}"><path d="{_draw_path(path)}"/></clipPath>' for path, name in self.clips.items()
        )
        return "\n".join(
            [f'<g transform="translate(0 {_format(top)})">', paper, f"<defs>{defs}</defs>", *layers, *texts, "</g>"]
        )

    def draw_layer(self, layer: Layer) -> str:
        clip = self.clip(rectangle(layer.window)) if layer.window else ""
        shift = f'<g transform="translate({_format(layer.right)} {_format(layer.down)})">'
        return "\n".join([f"<g{clip}>{shift}", *map(self.draw_mark, layer.marks), "</g></g>"])

    def draw_mark(self, mark: Mark) -> str:
        looks = f'fill="{mark.fill or "none"}"' + (' fill-rule="evenodd"' if mark.fill else "")
        if mark.stroke:
            looks += f' stroke="{mark.stroke}" stroke-width="{_format(mark.width)}" stroke-linejoin="round"'
        if mark.dash:
            looks += f' stroke-dasharray="{" ".join(map(_format, mark.dash))}"'
        return f'<path d="{_draw_path(mark.path)}" {looks}{self.clip(mark.clip) if mark.clip else ""}/>'

    def clip(self, path: Path) -> str:
        name = self.clips.setdefault(path, f"clip-{self.number}-{len(self.clips) + 1}")
        return f' clip-path="url(#{name})"'


def _draw_text(text: Text) -> str:
    looks = f'font-family="Helvetica, Arial, sans-serif" font-size="{_format(text.size)}" fill="{text.fill}"'
    return f'<text x="{_format(text.x)}" y="{_format(text.y)}" {looks}>{escape(text.words)}</text>'


@lru_cache(maxsize=8)  # ground, edge and outline of a space are the same path
def _draw_path(path: Path) -> str:
    return "".join(letter + " ".join(f"{_format(x)} {_format(y)}" for x, y in points) for letter, points in path)


def _format(value: float) -> str:
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text
