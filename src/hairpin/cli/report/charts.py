"""Charts as SVG: bars with intervals, and a histogram. Colours come from the style of the page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape

from hairpin.art import Paint

WIDTH = 440
ROW, BAR, LABELS, FIGURES = 44, 26, 122, 126  # bars: heights, and widths at both sides
HIGH, FOOT, SIDE = 190, 44, 42  # histogram: height of the columns, and room for the scales
MOST_COLUMNS = 40
MOST_MARKS = 8


@dataclass(frozen=True, slots=True)
class Bar:
    """One bar: a share with the half-width of its interval, and the symbol of its car."""

    label: str
    share: float
    plus_minus: float
    figure: str
    paint: Paint


def draw_bars(title: str, bars: Sequence[Bar]) -> str:
    """Return a chart of shares: as long as the share, with a line for the interval."""
    span = WIDTH - LABELS - FIGURES
    most = max(0.01, *(bar.share + bar.plus_minus for bar in bars))
    rows = "".join(_draw_bar(bar, number * ROW, span / most) for number, bar in enumerate(bars))
    return _frame(title, len(bars) * ROW, rows)


def _draw_bar(bar: Bar, top: float, scale: float) -> str:
    middle, long = top + ROW / 2, bar.share * scale
    low, high = (LABELS + max(0.0, bar.share + side * bar.plus_minus) * scale for side in (-1, 1))
    return (
        f'<g transform="translate(18 {middle:.1f}) scale(11)"><path d="{bar.paint.path}" fill="{bar.paint.hex}"'
        f' stroke="{bar.paint.edge}" stroke-width=".18"/></g>'
        f'<text x="38" y="{middle + 6:.1f}">{escape(bar.label)}</text>'
        f'<rect x="{LABELS}" y="{middle - BAR / 2:.1f}" width="{max(long, 1):.1f}" height="{BAR}" rx="5"'
        f' fill="{bar.paint.hex}" stroke="{bar.paint.edge}" stroke-width="2"/>'
        f'<path class="interval" d="M{low:.1f} {middle:.1f}H{high:.1f}M{low:.1f} {middle - 6:.1f}v12'
        f'M{high:.1f} {middle - 6:.1f}v12"/>'
        f'<text class="figure" x="{WIDTH}" y="{middle + 6:.1f}">{escape(bar.figure)}</text>'
    )


def draw_histogram(title: str, counts: Mapping[int, int], across: str, up: str) -> str:
    """Return a chart of how often each number occurs; wide ranges are drawn in classes of equal width."""
    columns, width = classify(counts)
    top, total = max(columns.values()), sum(columns.values())
    first, last = min(columns), max(columns)
    pitch = (WIDTH - SIDE) / ((last - first) // width + 1)
    parts = []
    for number, count in columns.items():
        x, high = SIDE + (number - first) // width * pitch, HIGH * count / top
        name = str(number) if width == 1 else f"{number}–{number + width - 1}"
        parts.append(
            f'<rect class="column" x="{x + 1:.1f}" y="{HIGH + 24 - high:.1f}" width="{max(pitch - 2, 1):.1f}"'
            f' height="{high:.1f}"><title>{name}: {count / total:.1%}</title></rect>'
        )
    step = width * max(1, -(-((last - first) // width + 1) // MOST_MARKS))
    for number in range(first, last + 1, step):
        x = SIDE + ((number - first) // width + 0.5) * pitch
        parts.append(f'<text class="mark" x="{x:.1f}" y="{HIGH + 42}">{number}</text>')
    parts.append(
        f'<path class="axis" d="M{SIDE} {HIGH + 24}H{WIDTH}"/><text x="0" y="14">{escape(up)}</text>'
        f'<text class="figure" x="{WIDTH}" y="{HIGH + FOOT + 20}">{escape(across)}</text>'
        f'<text class="figure" x="{SIDE - 6}" y="{HIGH + 28}">0</text>'
        f'<text class="figure" x="{SIDE - 6}" y="34">{top / total:.0%}</text>'
    )
    return _frame(title, HIGH + FOOT + 26, "".join(parts))


def classify(counts: Mapping[int, int]) -> tuple[dict[int, int], int]:
    """Return the counts by the first number of each class, and the width of a class."""
    first, last = min(counts), max(counts)
    width = -(-(last - first + 1) // MOST_COLUMNS)
    columns: dict[int, int] = {}
    for number, count in sorted(counts.items()):
        begin = first + (number - first) // width * width
        columns[begin] = columns.get(begin, 0) + count
    return columns, width


def _frame(title: str, height: float, inside: str) -> str:
    return (
        f'<svg class="chart" viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title)}">{inside}</svg>'
    )
