"""The golden games: one race for every game, board and variant. `make playthroughs` writes them; review the diff."""

from __future__ import annotations

from pathlib import Path
from random import Random

import hairpin
from hairpin.analysis.simulate import seat_drivers
from hairpin.bots.race import drive
from hairpin.games.record import Record, format_record
from sampling import combinations, one_stream

FOLDER = Path(__file__).parent / "playthroughs"


def play_through(name: str, game: str, options: dict[str, object]) -> str:
    """Race both light drivers with all seats taken; the name is the seed."""
    opened = hairpin.make(game, **options)
    seats = tuple("racer" if seat % 2 == 0 else "random" for seat in range(opened.players))
    steps = drive(opened, seat_drivers(opened, seats), one_stream(opened, Random(name)))
    return format_record(Record(opened, seats, tuple(opened.format_action(action) for _, action, _ in steps), name))


def main() -> None:
    """Write every golden game and remove those that are no longer declared."""
    texts = {f"{name}.race": play_through(name, facts.name, options) for name, facts, options in combinations()}
    for file in FOLDER.glob("*.race"):
        if file.name not in texts:
            file.unlink()
    for name, text in texts.items():
        (FOLDER / name).write_text(text, "utf-8")
        print(f"{name:<40}{len(text):>8} characters")  # noqa: T201


if __name__ == "__main__":
    main()
