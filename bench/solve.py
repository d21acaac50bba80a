"""How time and memory of solving grow with cars and spaces.

Run `python -m bench.solve`. Boards of several lengths are cut from the long one; each race is solved in a process of
its own, into a new folder, on all cores. Seconds are wall time of solving and of proving the bound, kernels being
compiled before; memory is what the process held at most, beside the size of its value file. `--picture FILE.svg`
draws it, `--json` prints it for other programs. Peak memory needs a system that counts it (Linux, macOS).
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Mapping, Sequence
from math import log10
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hairpin.core.errors import TrackFileError
from hairpin.games.monza import Monza, Options, Track
from hairpin.games.monza.track import Space
from hairpin.games.monza.track_file import load_track, parse_board

# By cars: about how many places each board has.
SIZES = {2: (20, 30, 45, 65, 85, 99), 3: (20, 30, 45, 65, 85), 4: (15, 20, 25)}
WIDE, HIGH, LEFT, LOW = 460, 380, 70, 50
INKS = {
    2: ("#0b2050", "M-5 0A5 5 0 0 1 5 0A5 5 0 0 1 -5 0Z"),
    3: ("#8a6200", "M0 -6L6 5L-6 5Z"),
    4: ("#a40e03", "M-5 -5H5V5H-5Z"),
}


def cut_board(places: int) -> Track:
    """Return the beginning of the long board that has about so many places, the finish line after it."""
    track = load_track("long")
    lengths = sorted({space.front for space in track.spaces.values()})
    boards = []
    for length in lengths:
        lanes = [f"{lane}: {_cut_lane(spaces, length)}" for lane, spaces in track.lanes.items()]
        starts = " ".join(place[0] for place in track.exits_from_start)
        try:
            boards.append(parse_board("cut", "; ".join([track.edition, *lanes, f"start: {starts}", "finish: white"])))
        except TrackFileError:  # a tyre lies where the cut is
            continue
    return min(boards, key=lambda board: abs(len(board.places) - places))


def _cut_lane(spaces: Sequence[Space], length: Any) -> str:
    kept = [space for space in spaces if space.rear < length]
    return " ".join(f"{space.colour}{min(space.front, length) - space.rear}" for space in kept)


def solve_once(places: int, players: int) -> dict[str, Any]:
    """Solve one race here and now."""
    from hairpin.solve import make_problem, solve  # noqa: PLC0415 - the compiler is loaded where it is needed

    with TemporaryDirectory() as folder:
        for size, name in ((0, "warm"), (places, "cold")):  # the smallest board compiles what is not compiled yet
            game = Monza(Options.read({"track": cut_board(size), "players": players}))
            solution = solve(make_problem(game), Path(folder) / name)
        header, tables = solution.header, solution.tables
        return {
            "players": players,
            "places": solution.problem.board.road,
            "positions": len(tables),
            "sweeps": header["sweeps"],
            "seconds": header["seconds"],
            "file_mb": tables.nbytes / 1e6,
            "peak_mb": _peak_mb(),
            "epsilon": header["epsilon"],
        }


def _peak_mb() -> float | None:
    try:
        import resource  # noqa: PLC0415 - not on Windows
    except ImportError:
        return None
    unit = 1e6 if sys.platform == "darwin" else 1e3
    return float(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / unit)


def measure(sizes: Mapping[int, Sequence[int]]) -> list[dict[str, Any]]:
    """Solve every race in its own process."""
    rows = []
    for players, places in ((players, places) for players, some in sizes.items() for places in some):
        command = [sys.executable, __file__, "--one", str(players), str(places)]
        done = subprocess.run(command, check=True, capture_output=True, text=True)  # noqa: S603 - ourselves
        rows.append(json.loads(done.stdout))
    return rows


def show(rows: list[dict[str, Any]]) -> None:
    """Print the table."""
    print(f"{'cars':>4}{'places':>8}{'positions':>13}{'sweeps':>8}{'seconds':>10}{'file MB':>10}{'peak MB':>10}")
    for row in rows:
        peak = f"{row['peak_mb']:>10.0f}" if row["peak_mb"] else f"{'-':>10}"
        print(
            f"{row['players']:>4}{row['places']:>8}{row['positions']:>13,}{row['sweeps']:>8}{row['seconds']:>10.2f}"
            f"{row['file_mb']:>10.2f}{peak}"
        )


def draw(rows: list[dict[str, Any]]) -> str:
    """Draw seconds and size of the value file over the places of a board, on logarithmic scales."""
    panels = "".join(
        f'<g transform="translate({n * WIDE} 0)">{_draw_panel(rows, figure, title)}</g>'
        for n, (figure, title) in enumerate((("seconds", "seconds to solve"), ("file_mb", "megabytes of values")))
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {2 * WIDE} {HIGH}" font-family="sans-serif" '
        f'font-size="14"><title>Solving: time and memory as they grow</title>'
        f'<rect width="{2 * WIDE}" height="{HIGH}" fill="#ffffff"/>{panels}</svg>\n'
    )


def _draw_panel(rows: list[dict[str, Any]], figure: str, title: str) -> str:
    right, top = WIDE - 30, 50
    ticks = [10, 20, 30, 50, 70, 100]
    low, high = _decades([row[figure] for row in rows])

    def x(places: float) -> float:
        return LEFT + (right - LEFT) * log10(places / ticks[0]) / log10(ticks[-1] / ticks[0])

    def y(value: float) -> float:
        return HIGH - LOW - (HIGH - LOW - top) * (log10(value) - low) / (high - low)

    parts = [f'<text x="{LEFT}" y="26" font-size="17" font-weight="bold">{title}</text>']
    for decade in range(low, high + 1):
        at = y(10**decade)
        parts.append(f'<path d="M{LEFT} {at:.1f}H{right}" stroke="#d5d5d5"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{at + 5:.1f}" text-anchor="end">{10.0**decade:g}</text>')
    parts += [f'<text x="{x(tick):.1f}" y="{HIGH - LOW + 20}" text-anchor="middle">{tick}</text>' for tick in ticks]
    parts.append(f'<text x="{(LEFT + right) / 2}" y="{HIGH - 8}" text-anchor="middle">places of the board</text>')
    for players, (ink, mark) in INKS.items():
        points = [(x(row["places"]), y(row[figure])) for row in rows if row["players"] == players]
        if points:
            line = "L".join(f"{across:.1f} {up:.1f}" for across, up in points)
            dots = "".join(f'<path d="{mark}" transform="translate({a:.1f} {b:.1f})"/>' for a, b in points)
            place = f'x="{points[-1][0] - 4:.1f}" y="{points[-1][1] - 12:.1f}" text-anchor="end"'
            end = f"<text {place}>{players} cars</text>"
            parts.append(
                f'<g fill="{ink}"><path d="M{line}" fill="none" stroke="{ink}" stroke-width="2"/>{dots}{end}</g>'
            )
    return "".join(parts)


def _decades(values: Sequence[float]) -> tuple[int, int]:
    return int(log10(min(values)) // 1), int(-(-log10(max(values)) // 1))


def main() -> None:
    """Measure, print, and draw."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--one", nargs=2, type=int, metavar=("CARS", "PLACES"), help="solve one race and print it")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--picture", type=Path)
    words = parser.parse_args()
    if words.one:
        print(json.dumps(solve_once(words.one[1], words.one[0])))
        return
    rows = measure(SIZES)
    if words.json:
        print(json.dumps(rows))
    else:
        show(rows)
    if words.picture:
        words.picture.write_text(draw(rows), "utf-8")


if __name__ == "__main__":
    main()
