"""Speed of the table logic: commands of one recorded race through decoding, deciding, applying and viewing.

Run `python -m bench.tables`. The limit is the rules alone on the same race: its words parsed and applied once.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from functools import cache, partial
from random import Random
from statistics import median
from typing import Any

import hairpin
from bench.measure import measure, show, show_head, show_ratios
from hairpin.core.kit import AnyGame
from hairpin.games import remake
from hairpin.server.tables.codec import decode_command, decode_event, encode
from hairpin.tables import commands as cmd
from hairpin.tables.decide import decide
from hairpin.tables.entropy import Entropy
from hairpin.tables.events import Arranged, Moved, Started
from hairpin.tables.frames import Event
from hairpin.tables.keys import Rights
from hairpin.tables.presence import Presence
from hairpin.tables.setup import make_setup
from hairpin.tables.table import Table
from hairpin.tables.views import TableViews

LIMIT = "limit: the rules alone"
RIGHTS = Rights(seats=(0, 1), is_host=True)
SECRET = "5e" * 32
PRESENCE = Presence((True,) * 2, (False,) * 2, (None,) * 2, 2)


class Recording:
    """One race between two random players at a table in memory: its commands, events and frames."""

    def __init__(self, game: str, options: dict[str, str]) -> None:
        self.setup = Arranged(make_setup(cmd.OpenTable(game, options, (cmd.NewSeat(), cmd.NewSeat()))), is_lobby=True)
        self.commands: list[bytes] = []
        self.log: list[bytes] = [encode(self.setup)]
        self.frames: list[int] = []
        table, random = self.open(), Random(1)
        views = TableViews(table)
        while (race := table.race) and table.stage == "racing":
            number = len(self.commands)
            place = {"id": str(number), "seat": race.awaited_seat, "race": race.number, "ply": race.ply}
            words = () if race.awaits_roll else choose(race.game, race.state, random)
            command = {"type": "roll", **place} if race.awaits_roll else {"type": "move", **place, "words": words}
            self.commands.append(encode(command))
            self.frames.append(self.carry_out(table, self.commands[-1], views))
            self.log.append(self.stored)

    def open(self) -> Table:
        """Return a table with a race that begins."""
        table = Table("ABCDEF", SECRET, Entropy(1))
        table.apply(self.setup)
        decision = decide(table, cmd.Start(id="start"), RIGHTS)
        if len(self.log) == 1:
            self.seed = decision.seed
            self.log.append(encode(decision.event))
        table.apply(decision.event, decision.seed)
        return table

    def carry_out(self, table: Table, raw: bytes, views: TableViews | None) -> int:
        """Carry out a command as the server does, but for storing and sending; return the bytes of its frame."""
        decision = decide(table, decode_command(raw), RIGHTS)
        self.stored = encode(decision.event)
        since = views.mark(PRESENCE) if views else None
        story = table.apply(decision.event, decision.seed, decision.advance)
        if not views or not since:
            return 0
        return len(encode(Event(table.number, views.find_changes(None, PRESENCE, since), story)))

    def play(self, is_viewed: bool) -> int:
        """Carry out all commands; return their number."""
        table = self.open()
        views = TableViews(table) if is_viewed else None
        for raw in self.commands:
            self.carry_out(table, raw, views)
        return len(self.commands)

    def load(self) -> int:
        """Load the table from its log; return the number of commands."""
        table = Table("ABCDEF", SECRET)
        for body in self.log:
            event = decode_event(body)
            table.apply(event, self.seed if isinstance(event, Started) else None)
        return len(self.commands)

    def apply_rules(self) -> int:
        """Parse and apply the race's words by the rules alone; return the number of commands."""
        events = [decode_event(body) for body in self.log]
        started = next(event for event in events if isinstance(event, Started))
        game = make_game(self.setup.setup.game, tuple(started.settings.items()), started.board)
        state = game.start()
        for word in (word for event in events if isinstance(event, Moved) for word in event.words):
            state = game.apply(state, game.parse_action(word))
        return len(self.commands)


@cache
def make_game(name: str, settings: tuple[tuple[str, str], ...], board: str) -> AnyGame:
    """Make the game of the recorded race once, as a table does."""
    return remake(name, dict(settings), board)


def choose(game: AnyGame, state: Any, random: Random) -> tuple[str, ...]:
    """Return a command at random: as many actions as it may hold."""
    words: list[str] = []
    seat = game.actor(state)
    while game.actor(state) == seat and not (words and game.ends_command(state)):
        action = random.choice(game.legal_actions(state))
        words.append(game.format_action(action))
        state = game.apply(state, action)
    return tuple(words)


def main() -> None:
    """Measure both games and print medians with their spread."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--repeats", type=int, default=5)
    given = parser.parse_args()
    for name, options in (("monza", {"track": "oval", "bonus": "yes"}), ("memo", {})):
        recording = Recording(name, options)
        print(f"{hairpin.make(name).facts.title}, {len(recording.commands):,} commands")
        runs: dict[str, Callable[[], int]] = {
            LIMIT: recording.apply_rules,
            "decide, apply": partial(recording.play, is_viewed=False),
            "decide, apply, view, encode": partial(recording.play, is_viewed=True),
            "load from the log": recording.load,
        }
        show_head()
        rates = measure(runs, given.seconds, given.repeats)
        for run, rate in rates.items():
            show(run, [1e6 / figure for figure in rate], "µs a command", 1)
        show_ratios(rates, list(runs)[1:], LIMIT)
        print(f"bytes of an event: {median(map(len, recording.log)):.0f} stored, {median(recording.frames):.0f} sent")


if __name__ == "__main__":
    main()
