"""Find a fair start for every board and pair of drivers, check each by other races, and write `docs/fair-starts.md`.

The text is in `scripts/fair_starts_page.md`; this script fills in the table. Each row is kept in
`build/fair-starts.json` as soon as it is there: an interrupted run goes on, and `--anew` measures all of them again.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, pairwise
from pathlib import Path
from time import perf_counter
from typing import Any

from hairpin.analysis.monza.fair_start import find_fair_start
from hairpin.analysis.monza.grid_chances import SimulatedChances
from hairpin.bots import drivers
from hairpin.games.monza import Monza, Options, shipped_tracks
from scripts.solved_page import lay_table

ROOT = Path(__file__).parent.parent
TEMPLATE = Path(__file__).with_suffix(".md")
PAGE = ROOT / "docs" / "fair-starts.md"
KEPT = ROOT / "build" / "fair-starts.json"
SEED = 2026  # the search has another one
RACES = 400_000  # of drivers as fast as racers, to check a row
FEWEST = 20_000
WITHIN = 0.03
VARIANTS: Mapping[str, tuple[str, ...]] = {"plain": (), "bonus": ("bonus",), "pro": ("pro",)}

Row = dict[str, Any]


def list_races() -> Iterator[tuple[str, str, str, str]]:
    """Yield every board, variant, weaker and stronger driver; with variants, neighbours and both ends of the ladder."""
    ladder = drivers("monza")
    some = [*pairwise(ladder), (ladder[0], ladder[-1])]
    for variant, names in VARIANTS.items():
        pairs = some if names else [*combinations(ladder, 2)]
        for track in shipped_tracks().values():
            if set(names) <= set(track.board_facts().variants):
                for weaker, stronger in pairs:
                    yield track.name, variant, weaker, stronger


def measure(board: str, variant: str, weaker: str, stronger: str, threads: int) -> Row:
    """Find the fair start of one race, and check it by other races."""
    game = Monza(Options.read({"track": board, **dict.fromkeys(VARIANTS[variant], True)}))
    names = weaker, stronger
    begun = perf_counter()
    found = find_fair_start(game, names, threads=threads)
    seconds = perf_counter() - begun
    check = SimulatedChances(game, names, SEED, threads)
    checked = check.weigh(found.grid, 0, max(FEWEST, RACES // check.cost))
    return {
        "board": board,
        "variant": variant,
        "weaker": weaker,
        "stronger": stronger,
        "grid": found.grid,
        "before": found.before[0],
        "after": checked.of[0],
        "error": checked.error,
        "races": checked.races,
        "seconds": round(seconds, 1),
    }


def write_page(rows: Sequence[Row]) -> None:
    """Fill the table and the sums into the text."""
    heads = ("board", "variant", "drivers", "begin on", "without, %", "with, %", "±")
    cells = [
        (
            row["board"],
            row["variant"],
            f"`{row['weaker']}`, `{row['stronger']}`",
            ", ".join(row["grid"]),
            f"{100 * row['before']:.1f}",
            f"{100 * row['after']:.1f}",
            f"{100 * row['error']:.1f}",
        )
        for row in rows
    ]
    gaps = sorted(abs(row["after"] - 0.5) for row in rows)
    fields = {
        "table": lay_table(heads, cells),
        "rows": str(len(rows)),
        "worst": f"{100 * gaps[-1]:.1f}",
        "median": f"{100 * gaps[len(gaps) // 2]:.1f}",
        "within": str(sum(gap <= WITHIN for gap in gaps)),
        "slowest": f"{max(row['seconds'] for row in rows):.0f}",
        "usual": f"{sorted(row['seconds'] for row in rows)[len(rows) // 2]:.0f}",
    }
    text = TEMPLATE.read_text("utf-8")
    for name, value in fields.items():
        text = text.replace(f"{{{{ {name} }}}}", value)
    PAGE.write_text(text, "utf-8")


def main() -> None:
    """Measure what is not measured yet, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--anew", action="store_true", help="measure every row again")
    parser.add_argument("--threads", type=int, default=1)
    given = parser.parse_args()
    kept: dict[str, Row] = {}
    if KEPT.exists() and not given.anew:
        kept = json.loads(KEPT.read_text("utf-8"))
    KEPT.parent.mkdir(exist_ok=True)
    rows = []
    for race in list_races():
        name = " ".join(race)
        if name not in kept:
            kept[name] = measure(*race, given.threads)
            KEPT.write_text(json.dumps(kept, indent=1), "utf-8")
        row = kept[name]
        rows.append(row)
        print(
            f"{name:<40}{','.join(row['grid']):<10}{100 * row['before']:6.1f}{100 * row['after']:6.1f}"
            f" ± {100 * row['error']:.1f}{row['seconds']:7.1f} s",
            flush=True,
        )
    write_page(rows)


if __name__ == "__main__":
    main()
