"""Measure the road tiles of Memo-Car-Race, and calibrate its learner.

python -m scripts.measure_rally              # print the figures of the shipped tiles
python -m scripts.measure_rally 5 8 6 2 3    # of other counts: straight, curve, junction, crossing, dead end
python -m scripts.measure_rally --calibrate  # write the learner's curve again
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from hairpin.analysis.memo.rally import check_tiles, measure_learner
from hairpin.games.memo.tiles import KINDS, load_tile_set, parse_board

CURVE = Path(__file__).parent.parent / "src" / "hairpin" / "bots" / "memo" / "learner.toml"
ERRORS = [number / 10 for number in range(11)]
RACES, LAYOUTS, SEED = 20_000, 5_000, 1


def write_curve() -> None:
    """Race the learner against the racer, and write its share of wins to the curve's file."""
    wins = [100 * share for share in measure_learner(load_tile_set("road-tiles"), ERRORS, RACES, SEED)]
    rows = {"errors": ERRORS, "wins": [round(share, 2) for share in wins]}
    head = [
        "# Written by `python -m scripts.measure_rally --calibrate`. How many percent of two-car races a learner of",
        "# Memo-Car-Race wins against the racer, by the share of turns in which it errs.",
        f"# {2 * RACES:,} races a figure, both seats, seed {SEED}.",
    ]
    CURVE.write_text("\n".join([*head, *(f"{name} = {row}" for name, row in rows.items())]) + "\n", "utf-8")


def main(words: list[str]) -> None:
    """Write the learner's curve, or print figures."""
    if words == ["--calibrate"]:
        write_curve()
        return
    counts = "; ".join(f"{kind} {count}" for kind, count in zip(KINDS, words, strict=True)) if words else ""
    tiles = parse_board("yours", counts) if counts else load_tile_set("road-tiles")
    sys.stdout.write(json.dumps(check_tiles(tiles, RACES, LAYOUTS, SEED).as_dict(), indent=1) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
