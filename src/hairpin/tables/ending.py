"""The end of a race: its record as text, which is stored with the event that ends it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from hairpin.core.datafile import fingerprint
from hairpin.core.errors import HairpinError
from hairpin.core.fair import commit
from hairpin.games.record import FIRST_LINE, UNFINISHED, Fairness
from hairpin.tables.events import Abandoned, Moved, Started, StoredEvent
from hairpin.tables.race import Advance, Race

WORDS_IN_LINE = 12

HowEnded = Literal["finished", "abandoned", "closed"]


@dataclass(frozen=True, slots=True)
class Ending:
    """A race that has ended, and its record."""

    race: int
    how: HowEnded
    record: str


def find_ending(race: Race, started: Started | None, event: StoredEvent, advance: Advance | None) -> Ending | None:
    """Return how an event, which is not applied yet, ends the race; None if it does not."""
    match event:
        case Moved(_, seed) if seed is not None:
            ended = race.fork()
            ended.commit(advance or race.replay(event.words))
            return Ending(race.number, "finished", _format(ended, started))
        case Abandoned():
            ended = race.fork()
            ended.abandon()
            return Ending(race.number, "abandoned", _format(ended, started))
    return None


def _format(race: Race, started: Started | None) -> str:
    """Format the record of a race; a record that cannot be formatted must not keep the race from ending."""
    try:
        return race.format_record()
    except HairpinError:
        fairness = race.fairness
        name = race.game.facts.name
        return format_unreadable(name, started, race.seats, fairness.nonces, race.words, fairness.seed)


def format_unreadable(
    game: str,
    started: Started | None,
    seats: Sequence[str],
    nonces: Sequence[str | None],
    words: Sequence[str],
    seed: str,
) -> str:
    """Format the words of a race that the rules cannot replay: like a record, but nobody knows whose turns they are."""
    fairness = Fairness(commit(seed) if seed else "", tuple(nonces), seed)
    head = [f"game: {game} {started.version}"] if started else [f"game: {game}"]
    if started:
        head.append(f"options: {' '.join(f'{name}={value}' for name, value in started.settings.items())}")
        head.append(f"board: {fingerprint(started.board)} {started.board}")
    head += [f"seat {number}: {name}" for number, name in enumerate(seats, start=1)]
    lines = [" ".join(words[begin : begin + WORDS_IN_LINE]) for begin in range(0, len(words), WORDS_IN_LINE)]
    turns = [f"{number}. ?: {line}" for number, line in enumerate(lines, start=1)]
    return "\n".join([FIRST_LINE, *head, *(fairness.lines() if seed else []), "", *turns, f"result: {UNFINISHED}", ""])


def read_winners(record: str) -> tuple[int, ...]:
    """Return the seats that won, by the last line of a record; none if it has no result."""
    result = record.rstrip("\n").rpartition("\n")[2].removeprefix("result: ")
    first = result.partition(" > ")[0].partition(" (")[0].split(" ")
    return tuple(int(seat) - 1 for seat in first) if all(seat.isdecimal() for seat in first) else ()
