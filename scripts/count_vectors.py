"""Count the perft vectors again with the reference implementation; the depths of each line stay.

A new vector is a new line with `?` for each count: `monza track=sprint players=2 | roll 1 S,S 0,0 - - - | 1 ? | 2 ?`.
"""

from __future__ import annotations

import sys
import time
import tomllib
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from reference import VECTORS, Vector, count_sequences, read_vector
from reference.memo import MemoReference
from reference.monza import SHIPPED, MonzaReference


def open_position(vector: Vector) -> tuple[Any, Any]:
    """Return the reference implementation of a vector's game, and the position."""
    options: dict[str, Any] = vector.options
    if vector.game == "monza":
        monza = MonzaReference(**options)
        return monza, monza.read(vector.position)
    counts = tomllib.loads((SHIPPED / "road-tiles.toml").read_text(encoding="utf-8"))["tiles"]
    memo = MemoReference(counts=counts, **options)
    position = memo.start()
    for word in vector.position.strip("-").split():
        if word not in memo.moves(position):
            sys.exit(f"{word} is not possible in: {vector.position}")
        position = memo.play(position, word)
    return memo, position


def count_line(line: str) -> str:
    """Return a line of a vector file with new counts."""
    if not line or line.startswith("#"):
        return line
    vector = read_vector(line)
    reference, position = open_position(vector)
    head = " | ".join(part.strip() for part in line.split("|")[:2])
    counts = (f"{depth} {count_sequences(reference.moves, reference.play, position, depth)}" for depth in vector.counts)
    return " | ".join([head, *counts])


def main() -> None:
    """Rewrite every vector file."""
    for path in sorted(VECTORS.glob("*.perft")):
        lines = path.read_text(encoding="utf-8").splitlines()
        counted, since = [], time.perf_counter()
        for number, line in enumerate(lines, start=1):
            counted.append(count_line(line))
            print(f"\r{path.name}: {number} of {len(lines)}, {time.perf_counter() - since:.0f} s", end="", flush=True)
        print()
        path.write_text("\n".join(counted) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
