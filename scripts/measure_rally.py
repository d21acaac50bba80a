"""Measure the road tiles of Memo-Car-Race, and calibrate its learner.

python -m scripts.measure_rally              # print the figures of the shipped tiles
python -m scripts.measure_rally 5 8 6 2 3    # of other counts: straight, curve, junction, crossing, dead end
python -m scripts.measure_rally --calibrate  # write the learner's curve again
python -m scripts.measure_rally --drivers    # how long races of equal drivers are, and how often their cars shuttle
"""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from pathlib import Path

from hairpin.analysis.memo.rally import Field, check_tiles, measure_field, measure_learner
from hairpin.games.memo.kit import LEARNER_DIAL
from hairpin.games.memo.tiles import KINDS, load_tile_set, parse_board

CURVE = Path(__file__).parent.parent / "src" / "hairpin" / "bots" / "memo" / "learner.toml"
ERRORS = [0.0, 0.05, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0]
RACES, LAYOUTS, SEED = 20_000, 5_000, 1
FIELD_RACES = 1_000
FIELDS = [(driver, players) for driver in ("racer", "random", f"learner:{LEARNER_DIAL.least}") for players in (2, 3, 4)]


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


def measure_fields() -> list[Field]:
    """Race equal drivers against each other."""
    return [measure_field(driver, players, FIELD_RACES, SEED) for driver, players in FIELDS]


def main(words: list[str]) -> None:
    """Write the learner's curve, or print figures."""
    if words == ["--calibrate"]:
        write_curve()
        return
    if words == ["--drivers"]:
        sys.stdout.write(json.dumps([asdict(field) for field in measure_fields()], indent=1) + "\n")
        return
    counts = "; ".join(f"{kind} {count}" for kind, count in zip(KINDS, words, strict=True)) if words else ""
    tiles = parse_board("yours", counts) if counts else load_tile_set("road-tiles")
    sys.stdout.write(json.dumps(check_tiles(tiles, RACES, LAYOUTS, SEED).as_dict(), indent=1) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
