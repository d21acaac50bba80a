"""What a report tells of Memo-Car-Race: how often each tile of the table is turned up, and what seats do."""

from __future__ import annotations

from collections import Counter
from html import escape

from hairpin.cli.report.sections import Grid, Section
from hairpin.games.memo import Action, Memo, State
from hairpin.games.memo.actions import Drive, Pick, Turn, Way
from hairpin.games.memo.grid import CELLS, INDEX, PIT
from hairpin.games.memo.tiles import DEAD_END
from hairpin.words import say, words

CELL = 92
LIGHT, DARK = (0xFF, 0xF3, 0xD2), (0x44, 0x63, 0xBE)  # from seldom to often
DEEDS = ("turned", "swaps", "dead-ends")


class MemoDetails:
    """Counts tiles by their cell, and deeds by seat."""

    def __init__(self, game: Memo) -> None:
        self.game = game
        self.cells: Counter[str] = Counter()
        self.deeds: Counter[tuple[str, int]] = Counter()

    def follow(self, before: State, action: Action, after: State) -> None:
        """Take note of the next action."""
        seat = before.turn
        match action:
            case Turn(cell):
                self.cells[cell] += 1
                self.deeds["turned", seat] += 1
            case Pick() if before.phase == "swap-second":
                self.deeds["swaps", seat] += 1
            case Way() if after.tiles[INDEX[before.chosen]] == DEAD_END:
                self.deeds["dead-ends", seat] += 1
            case Drive(place) if place in CELLS and after.tiles[INDEX[place]] == DEAD_END:
                self.deeds["dead-ends", seat] += 1

    def tell(self, races: int, names: tuple[str, ...]) -> list[Section]:
        """Return the sections."""
        title = say("report-tiles")
        per_race = {cell: self.cells[cell] / races for cell in CELLS if cell != PIT}
        rows = tuple(
            (name, *(words.number(self.deeds[deed, seat] / races) for deed in DEEDS)) for seat, name in enumerate(names)
        )
        heads = ("", say("report-turned"), say("report-swaps"), say("report-dead-ends"))
        return [
            Section(title, say("report-tiles-says"), _draw_cells(title, per_race)),
            Section(say("report-deeds"), say("report-deeds-says"), "", Grid(heads, rows)),
        ]


def _draw_cells(title: str, figures: dict[str, float]) -> str:
    """Return the table as SVG: the darker a tile, the higher its figure, which is written on it."""
    low, top = min(figures.values()), max(figures.values())
    parts = [_draw_cell(cell, figures.get(cell), low, top) for cell in CELLS]
    size = 5 * CELL
    return (
        f'<svg viewBox="-4 -4 {size + 8} {size + 8}" role="img" aria-label="{escape(title)}"'
        f' font-family="sans-serif" font-size="24" text-anchor="middle">{"".join(parts)}</svg>'
    )


def _draw_cell(cell: str, figure: float | None, low: float, top: float) -> str:
    x, y = INDEX[cell] % 5 * CELL, INDEX[cell] // 5 * CELL
    level = 0.0 if figure is None else (figure - low) / ((top - low) or 1.0)
    mixed = [round(one + (other - one) * level) for one, other in zip(LIGHT, DARK, strict=True)]
    paint = "#d8d2c8" if figure is None else "#" + "".join(f"{part:02x}" for part in mixed)
    ink = "#16171c" if level < 0.55 else "#ffffff"
    text = say("report-pit") if figure is None else words.number(figure)
    return (
        f'<g><rect x="{x + 3}" y="{y + 3}" width="{CELL - 6}" height="{CELL - 6}" rx="10" fill="{paint}"'
        f' stroke="#7b6a52" stroke-width="2"/>'
        f'<text x="{x + CELL / 2}" y="{y + CELL / 2 + 8}" fill="{ink}">{escape(text)}</text>'
        f'<text x="{x + 16}" y="{y + 24}" font-size="14" fill="{ink}">{cell}</text></g>'
    )
