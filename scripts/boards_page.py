"""Write `docs/boards.md` and its pictures from the output of the commands that the page names.

The text is in `scripts/boards_page.md`; this script fills in the figures. `python -m scripts.boards_page` measures
every board, now and before, and repeats the search for the oval for its picture. With `--keep` it uses the last search,
which is kept in `build/boards`.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from hairpin.analysis.monza.design import Try, design
from hairpin.analysis.monza.heat_map import INK, HeatMap, draw_heat_map
from hairpin.analysis.monza.plan import load_plan
from hairpin.analysis.monza.solo_race import compute_solo, list_offers, read_ways
from hairpin.fast.monza.board import lay_board
from hairpin.games.monza import Monza, Options, load_track
from hairpin.games.monza.colours import CARS
from hairpin.words import Words
from scripts.solved_page import lay_table, percent, points

ROOT = Path(__file__).parent.parent
TEMPLATE = Path(__file__).with_suffix(".md")
PAGE = ROOT / "docs" / "boards.md"
PICTURES = ROOT / "docs" / "pictures" / "boards"
WORK = ROOT / "build" / "boards"
BOARDS = ("oval", "first-edition", "long")
BEFORE = "bce52a4"  # the last commit with boards that were not compared with the originals
RACES = 100_000
TRIES = 20_000

Report = Mapping[str, Any]

FIGURES: dict[str, tuple[Callable[[Report], str], str]] = {
    "best driver : racer": (lambda r: _share(r["duel"]["skill"]), "≥ 58 : 42"),
    "turns without a move": (lambda r: percent(r["solo"]["stalls"], 1), "≤ 15 %"),
    "the same where it is worst": (lambda r: percent(r["solo"]["worst_stall"], 1), "≤ 34 %"),
    "different ends a turn": (lambda r: f"{r['solo']['endings']:.2f}", "≥ 1.6"),
    "turns to the finish": (lambda r: f"{r['solo']['turns']:.1f}", "8–13; long 14–22"),
    "the same, thinking ahead": (lambda r: f"{r['solo']['thought']:.1f}", ""),
    "rarest and most common colour": (lambda r: _span(r["colours"].values()), "12–22 %"),
    "least and most used lane": (lambda r: _span(r["together"]["lanes"].values()), "≥ 20 %"),
    "starter of four, points from fair": (lambda r: points(r["starter"], 1), "± 3"),
    "best seat − worst seat of four": (lambda r: f"{100 * (max(r['seats']) - min(r['seats'])):.1f}", ""),
    "starter of two, points from fair": (lambda r: points(r["duel"]["starter"] - 0.5, 1), ""),
    "push-backs a race": (lambda r: f"{r['together']['push_backs']:.1f}", ""),
    "lead changes a race": (lambda r: f"{r['together']['lead_changes']:.1f}", ""),
    "spaces to drive on, outside in": (lambda r: "/".join(map(str, r["looks"]["drivable"].values())), "falling"),
    "inner lane : outer lane": (lambda r: percent(r["looks"]["inner"], 0), "≤ 85 %"),
    "a usual space of one lane : another's": (lambda r: f"{r['looks']['unlike']:.2f}", "≤ 1.25"),
    "colour in a lane − on the board": (lambda r: f"{100 * r['looks']['skew']:.1f}", "≤ 6"),
    "same color side by side": (lambda r: str(r["looks"]["alike"]), "2–6"),
    "bonus move: best of two cars": (lambda r: _share(max(max(x, 1 - x) for x in r["cars"].values())), "≤ 53 : 47"),
    "bonus move: best and worst of all cars": (lambda r: _span_of_field(r["field"]), ""),
    "targets missed": (lambda r: str(len(r["problems"])), "0"),
}


def _share(skill: float) -> str:
    return f"{100 * skill:.1f} : {100 - 100 * skill:.1f}"


def _span(shares: Any) -> str:
    return f"{100 * min(shares):.0f}–{100 * max(shares):.0f} %"


def _span_of_field(field: Mapping[str, float]) -> str:
    best, worst = max(field, key=field.__getitem__), min(field, key=field.__getitem__)
    return f"{best} {100 * field[best]:.1f} %, {worst} {100 * field[worst]:.1f} %"


def run_json(*words: str) -> Any:
    """Run a `hairpin` command and parse its JSON output."""
    command = [sys.executable, "-m", "hairpin.cli", *words, "--json"]
    return json.loads(subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout)  # noqa: S603


def fetch_before(board: str) -> str:
    """Write the board of the earlier commit to a file; return its name."""
    file = WORK / "before" / f"{board}.toml"
    file.parent.mkdir(parents=True, exist_ok=True)
    command = ["git", "show", f"{BEFORE}:src/hairpin/tracks/{board}.toml"]
    file.write_text(subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout, "utf-8")  # noqa: S603
    return str(file)


def race_all_cars(board: str) -> dict[str, float]:
    """Race a full field with the bonus move, each car on every seat; return each car's share of the wins."""
    cars = CARS[load_track(board).edition]
    wins = dict.fromkeys(cars, 0.0)
    for shift in range(len(cars)):
        seats = cars[shift:] + cars[:shift]
        words = ["--track", board, "--players", str(len(cars)), "--bonus", "--set", f"cars={','.join(seats)}"]
        shares = run_json("simulate", "monza", *words, "--drivers", "racer", "--games", str(RACES))["wins"]
        for car, share in zip(seats, shares, strict=True):
            wins[car] += share["mean"] / len(cars)
    return wins


def compare_before_and_after() -> str:
    """Return a table with the figures of every board, before and now."""
    names = [name for board in BOARDS for name in (fetch_before(board), board)]
    reports = [run_json("tracks", "check", name) | {"field": race_all_cars(name)} for name in names]
    rows = [[label, target, *map(write, reports)] for label, (write, target) in FIGURES.items()]
    heads = [f"{board} {when}" for board in BOARDS for when in ("before", "now")]
    return lay_table(("figure", "target", *heads), rows)


def find_remark(board: str) -> str:
    """Return the command that laid a board from its draft."""
    text = (ROOT / "src" / "hairpin" / "tracks" / f"{board}.toml").read_text("utf-8")
    return text.partition("# Laid by: ")[2].partition("\n")[0].replace("--begin ", "--begin tests/analysis/drafts/")


def search_again(board: str) -> list[tuple[float, float, bool]]:
    """Search for a board; return stalls, skill and whether it is exact, for every evaluated board."""
    seen: list[tuple[float, float, bool]] = []

    def on_try(done: Try) -> None:
        if done.evaluated:
            seen.append((done.evaluated.solo.stalls, done.evaluated.skill, done.evaluated.is_exact))

    design(load_plan(board), seed=11, tries=TRIES, warmth=0.6, on_try=on_try)
    return seen


def paint_search(seen: list[tuple[float, float, bool]], best: tuple[float, float]) -> str:
    """Plot skill against stalls: pale points are estimated, dark ones exact; a ring marks the shipped board."""
    wide, high, left, foot = 760, 520, 70, 60
    low_stalls, top_stalls, low_skill, top_skill = 0.13, 0.20, 0.50, 0.60

    def place(stalls: float, skill: float) -> tuple[float, float]:
        x = left + (wide - left - 20) * (stalls - low_stalls) / (top_stalls - low_stalls)
        return x, 20 + (high - foot - 20) * (top_skill - skill) / (top_skill - low_skill)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" font-family="sans-serif" role="img">',
        "<title>The search for the oval: skill against turns without a move</title>",
        f'<rect width="{wide}" height="{high}" fill="#fff"/>',
    ]
    for n in range(8):
        x, y = place(low_stalls + n / 100, low_skill)
        parts.append(f'<path d="M{x:.0f} 20V{y:.0f}" stroke="#ddd"/>')
        parts.append(f'<text x="{x:.0f}" y="{y + 22:.0f}" text-anchor="middle" font-size="15">{13 + n} %</text>')
    for n in range(0, 11, 2):
        x, y = place(low_stalls, low_skill + n / 100)
        parts.append(f'<path d="M{x:.0f} {y:.0f}H{wide - 20}" stroke="#ddd"/>')
        parts.append(f'<text x="{x - 8:.0f}" y="{y + 5:.0f}" text-anchor="end" font-size="15">{50 + n} %</text>')
    x, y = place(0.15, top_skill)
    _, floor = place(0.15, 0.56)
    edge, _ = place(low_stalls, top_skill)
    parts.append(f'<path d="M{edge:.0f} {y:.0f}H{x:.0f}V{floor:.0f}H{edge:.0f}Z" fill="#e6f1dd"/>')
    spots: dict[bool, set[str]] = {False: set(), True: set()}
    for stalls, skill, is_exact in seen:
        if low_stalls < stalls < top_stalls and low_skill < skill < top_skill:
            x, y = place(stalls, skill)
            spots[is_exact].add(f"M{x:.0f} {y:.0f}h0")
    for is_exact, ink in ((False, "#b9c4de"), (True, "#1d3a8a")):
        path = "".join(sorted(spots[is_exact]))
        parts.append(f'<path d="{path}" stroke="{ink}" stroke-width="3" stroke-linecap="round"/>')
    x, y = place(*best)
    parts += [
        f'<circle cx="{x:.0f}" cy="{y:.0f}" r="9" fill="none" stroke="{INK}" stroke-width="3"/>',
        f'<text x="{wide / 2:.0f}" y="{high - 10}" text-anchor="middle" font-size="17">turns without a move</text>',
        f'<text transform="translate(20 {high / 2:.0f}) rotate(-90)" text-anchor="middle" font-size="17">'
        "best driver wins against a racer</text>",
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def draw_visits(board: str) -> str:
    """Draw a heat map of the turns of a lone racer that begin on each space."""
    track = load_track(board)
    ways = read_ways(lay_board(Monza(Options.read({"track": track}))))
    visits = compute_solo(ways, list_offers(ways)).visits
    figures = {place: float(visits[n]) for n, place in enumerate(track.places[: len(visits)]) if n}
    title = f"{track.title}: where a racer comes by"
    return draw_heat_map(track, HeatMap(title, "turns that begin here, in a race of one racer", figures), Words("en"))


def main() -> None:
    """Measure, search, draw and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--keep", action="store_true", help="draw the search that is kept in build/boards")
    given = parser.parse_args()
    PICTURES.mkdir(parents=True, exist_ok=True)
    table = compare_before_and_after()
    for board in BOARDS:
        (PICTURES / f"{board}.svg").write_text(draw_visits(board), "utf-8")
    kept = WORK / "search.json"
    if not (given.keep and kept.exists()):
        kept.write_text(json.dumps(search_again("oval")), "utf-8")
    now = run_json("tracks", "check", "oval")
    picture = paint_search(json.loads(kept.read_text("utf-8")), (now["solo"]["stalls"], now["duel"]["skill"]))
    (PICTURES / "search.svg").write_text(picture, "utf-8")
    remarks = "\n".join(f"{find_remark(board)} --out {board}.toml" for board in BOARDS)
    PAGE.write_text(TEMPLATE.read_text("utf-8").format(figures=table, remarks=remarks, before=BEFORE), "utf-8")
    print(PAGE)


if __name__ == "__main__":
    main()
