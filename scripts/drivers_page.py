"""Write `docs/drivers.md` and its pictures from the ladder, the learner's curves and the length of races.

`python -m scripts.drivers_page` runs the ladder and keeps every rung in `build/ladder.json`; with `--keep` it uses the
kept rungs and races the missing ones, after an interruption for example. The text is in `scripts/drivers_page.md`.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from itertools import groupby, pairwise
from pathlib import Path
from string import Template
from typing import Any

from hairpin.analysis.ladder import compare, list_fields
from hairpin.analysis.monza.accelerators import count_left
from hairpin.analysis.monza.calibrate import measure_share
from hairpin.bots import dial_of, drivers
from hairpin.bots.monza.calibration import GENERAL, find_errors, name_curve, read_curves
from hairpin.cli.ladder import RACES, name_field
from hairpin.fast.monza import MonzaRaces
from hairpin.games.monza import Monza
from hairpin.games.monza.kit import LEARNER_DIAL as DIAL
from scripts.measure_rally import FIELD_RACES, measure_fields

ROOT = Path(__file__).parent.parent
TEMPLATE = Path(__file__).with_suffix(".md")
PAGE = ROOT / "docs" / "drivers.md"
PICTURES = ROOT / "docs" / "pictures" / "drivers"
KEPT = ROOT / "build" / "ladder.json"
SEED = 1
ASKED = (15, 25, 35, 45)
FIRST_TURNS = 300
CHECKED, CHECK_SEED = 10_000, 2
ROW, PANEL, LEFT, TOP = 15, 190, 190, 50
SCALE = 4.0  # pixels a point, at most to the panel's edge
COLOURS = ("#1b6ca8", "#c8553d", "#588157", "#8d5a97", "#b08900", "#3d5a80", "#9c6644", "#5f0f40", "#00798c", "#6a4c93")

Rung = dict[str, Any]


def race_ladder(is_kept: bool) -> list[Rung]:
    """Return the rungs of `hairpin ladder`, new or kept; each is kept as soon as it has been raced."""
    kept: dict[str, Rung] = json.loads(KEPT.read_text("utf-8")) if is_kept and KEPT.exists() else {}
    KEPT.parent.mkdir(exist_ok=True)
    rungs = []
    for game in list_fields():
        for weaker, stronger in pairwise(drivers(game.facts.name)):
            key = f"{name_field(game)} {stronger} {weaker}"
            if key not in kept:
                kept[key] = compare(game, stronger, weaker, RACES, SEED).as_dict()
                KEPT.write_text(json.dumps(kept, indent=1), "utf-8")
            rungs.append(kept[key])
    return rungs


def describe_field(rung: Rung) -> str:
    """Name a sort of race: `oval, 3 cars, pro`."""
    board = rung["board"] if rung["game"] == "monza" else rung["game"]
    return ", ".join([board, f"{rung['players']} cars", *rung["variants"]])


def list_tables(rungs: Sequence[Rung]) -> Iterator[str]:
    """Yield one table for every pairing of levels in a game."""
    for (game, weaker, stronger), some in groupby(sorted(rungs, key=_level), key=_level_name):
        yield f"### {stronger} against {weaker}, {game}\n"
        yield "| race | fair | up | down | | basis | races |\n| --- | ---: | ---: | ---: | --- | --- | ---: |"
        for rung in some:
            down = _percent(rung["down"]) if rung["down"] else "–"
            verdict = {"stronger": "✓", "weaker": "✗ weaker", "open": "open"}[rung["verdict"]]
            races = f"{rung['races']:,}" + ("" if rung["engine"] == "fast" else " ᵣ")
            yield (
                f"| {describe_field(rung)} | {100 * rung['fair']:.1f} | {_percent(rung['up'])} | {down} | {verdict} "
                f"| {rung['basis']} | {races} |"
            )
        yield ""


def _level_name(rung: Rung) -> tuple[str, str, str]:
    return rung["game"], rung["weaker"], rung["stronger"]


def _level(rung: Rung) -> tuple[bool, int]:
    levels = ("random", "learner", "racer", "tactician", "champion")
    return rung["game"] != "monza", -levels.index(rung["stronger"])


def _percent(wins: dict[str, float]) -> str:
    return f"{100 * wins['mean']:.1f} ± {100 * (wins['plus_minus'] or 1):.1f}"


def summarize(rungs: Sequence[Rung]) -> str:
    """Say how many pairings are clear, and name the others."""
    others = [rung for rung in rungs if rung["verdict"] != "stronger"]
    says = f"Of {len(rungs)} pairings {len(rungs) - len(others)} are clear."
    rest = [
        f"- {rung['stronger']} against {rung['weaker']}, {rung['game']} {describe_field(rung)}: {rung['verdict']}"
        for rung in others
    ]
    return "\n".join([says, "", *rest]) if rest else says


def draw_ladder(rungs: Sequence[Rung]) -> str:
    """Draw every pairing as an interval of points above the fair share, a column a level, a row a sort of race."""
    fields = list(dict.fromkeys((rung["game"], describe_field(rung)) for rung in rungs))
    levels = list(dict.fromkeys((rung["weaker"], rung["stronger"]) for rung in rungs))
    width, height = LEFT + PANEL * len(levels) + 10, TOP + ROW * len(fields) + 20
    parts = [_open_picture(width, height, "Each level against the one below: points above the fair share")]
    for column, (weaker, stronger) in enumerate(levels):
        x = LEFT + PANEL * column + 20
        parts.append(f'<text x="{x}" y="20" font-weight="bold">{stronger}</text><text x="{x}" y="34">– {weaker}</text>')
        for points in range(0, 41, 10):
            line = x + SCALE * points
            parts.append(f'<line x1="{line}" x2="{line}" y1="{TOP - 8}" y2="{height - 18}" stroke="#ccc"/>')
            parts.append(f'<text x="{line}" y="{height - 4}" text-anchor="middle" fill="#666">{points}</text>')
    for row, (game, field) in enumerate(fields):
        y = TOP + ROW * row
        parts.append(f'<text x="{LEFT}" y="{y + 4}" text-anchor="end">{field}</text>')
        for rung in rungs:
            if (rung["game"], describe_field(rung)) == (game, field):
                x = LEFT + PANEL * levels.index((rung["weaker"], rung["stronger"])) + 20
                parts.append(_draw_interval(rung, x, y))
    return "\n".join([*parts, "</svg>\n"])


def _draw_interval(rung: Rung, x: float, y: float) -> str:
    points, reach = 100 * (rung["up"]["mean"] - rung["fair"]), 100 * (rung["up"]["plus_minus"] or 1)
    low, mean, high = (x + SCALE * min(42.0, max(-4.0, at)) for at in (points - reach, points, points + reach))
    colour = {"stronger": "#1b6ca8", "weaker": "#c8553d", "open": "#999"}[rung["verdict"]]
    return (
        f'<line x1="{low:.1f}" x2="{high:.1f}" y1="{y}" y2="{y}" stroke="{colour}" stroke-width="2"/>'
        f'<circle cx="{mean:.1f}" cy="{y}" r="3" fill="{colour}"/>'
    )


def draw_curves(curves: Any) -> str:
    """Draw the share of wins by the share of errors, a line a board and variant, the mean of all in black."""
    width, height, wide, high = 760, 420, 520, 360
    parts = [_open_picture(width, height, "The learner: share of wins against the racer by share of errors")]
    for percent in range(0, 51, 10):
        y = 20 + high * (1 - percent / 50)
        parts.append(f'<line x1="50" x2="{50 + wide}" y1="{y}" y2="{y}" stroke="#ddd"/>')
        parts.append(f'<text x="44" y="{y + 4}" text-anchor="end">{percent} %</text>')
    for errors in range(0, 101, 20):
        x = 50 + wide * errors / 100
        parts.append(f'<text x="{x}" y="{high + 34}" text-anchor="middle">{errors} %</text>')
    parts.append(f'<text x="{50 + wide / 2}" y="{high + 52}" text-anchor="middle">turns in which it errs</text>')
    parts.append(
        f'<text transform="translate(12 {20 + high / 2}) rotate(-90)" text-anchor="middle">wins against racer</text>'
    )
    names = [name for name in curves["wins"] if name != GENERAL]
    for number, name in enumerate([*names, GENERAL]):
        colour = COLOURS[number % len(COLOURS)] if name != GENERAL else "#000"
        points = " ".join(
            f"{50 + wide * errors:.1f},{20 + high * (1 - wins / 50):.1f}"
            for errors, wins in zip(curves["errors"], curves["wins"][name], strict=True)
        )
        thick = 3 if name == GENERAL else 1.5
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="{thick}"/>')
        parts.append(f'<text x="{60 + wide}" y="{34 + 18 * number}" fill="{colour}">{name}</text>')
    return "\n".join([*parts, "</svg>\n"])


def _open_picture(width: int, height: int, title: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'font-family="sans-serif" font-size="11"><title>{title}</title>'
        f'<rect width="{width}" height="{height}" fill="#fff"/>'
    )


def check_dial() -> str:
    """Measure the share of wins of learners for some settings of the dial."""
    rows = ["| race | " + " | ".join(f"{percent} %" for percent in ASKED) + " |", "| --- |" + " ---: |" * len(ASKED)]
    for game in list_fields("monza", players=2):
        if isinstance(game, Monza):
            races = MonzaRaces(game)
            shares = [measure_share(races, find_errors(game, asked), CHECKED // 2, CHECK_SEED) for asked in ASKED]
            rows.append(f"| {name_curve(game)} | " + " | ".join(f"{100 * share:.1f}" for share in shares) + " |")
    return "\n".join(rows)


def check_easiest() -> str:
    """Measure the share of wins of a random driver among the easiest learners."""
    rows = ["| race | fair | random wins |", "| --- | ---: | ---: |"]
    for game in list_fields():
        dial = dial_of(game.facts.name, "learner")
        rung = compare(game, "random", f"learner:{dial.least if dial else DIAL.least}", 8000, CHECK_SEED)
        rows.append(f"| {describe_field(asdict(rung))} | {100 * rung.fair:.1f} | {_percent(asdict(rung.up))} |")
    return "\n".join(rows)


def list_lengths() -> str:
    """Measure how long races of equal drivers of Memo-Car-Race are, and how often their cars shuttle."""
    rows = [
        "| drivers | cars | turns | 95 % within | longest | shuttles |",
        "| --- | ---: | ---: | ---: | ---: | ---: |",
    ]
    rows += [
        f"| `{one.driver}` | {one.players} | {one.turns:.1f} | {one.most_of_95} | {one.most} | {one.shuttles:,} |"
        for one in measure_fields()
    ]
    return "\n".join(rows)


def list_accelerators() -> str:
    """Measure how many accelerators drivers have left after their first turn."""
    tracks = ("long", "oval")
    rows = ["| driver | " + " | ".join(tracks) + " |", "| --- |" + " ---: |" * len(tracks)]
    for driver in drivers("monza"):
        left = [count_left(track, driver, FIRST_TURNS, SEED) for track in tracks]
        rows.append(f"| `{driver}` | " + " | ".join(f"{mean:.1f}" for mean in left) + " |")
    return "\n".join(rows)


def main() -> None:
    """Run the ladder, or use the kept output, and write the page."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument(
        "--keep", action="store_true", help="use the kept rungs of the ladder, and race the missing ones"
    )
    rungs = race_ladder(reader.parse_args().keep)
    PICTURES.mkdir(parents=True, exist_ok=True)
    (PICTURES / "ladder.svg").write_text(draw_ladder(rungs), "utf-8")
    (PICTURES / "learner.svg").write_text(draw_curves(read_curves()), "utf-8")
    PAGE.write_text(
        Template(TEMPLATE.read_text("utf-8")).substitute(
            summary=summarize(rungs),
            tables="\n".join(list_tables(rungs)),
            races=f"{RACES:,}",
            seed=SEED,
            checked=f"{CHECKED:,}",
            dial=check_dial(),
            least=DIAL.least,
            easiest=check_easiest(),
            field_races=f"{FIELD_RACES:,}",
            lengths=list_lengths(),
            first_turns=FIRST_TURNS,
            accelerators=list_accelerators(),
        ),
        "utf-8",
    )


if __name__ == "__main__":
    main()
