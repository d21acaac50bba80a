"""Views of a table: what an event changes, merged into the view before it, is the whole view after it."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from hairpin.core.errors import HairpinError
from hairpin.games import list_kits
from hairpin.server.tables.codec import encode
from hairpin.tables import commands as cmd
from hairpin.tables.decide import decide
from hairpin.tables.entropy import Entropy
from hairpin.tables.events import Arranged, Relieved
from hairpin.tables.keys import Rights
from hairpin.tables.presence import Presence
from hairpin.tables.setup import make_setup
from hairpin.tables.table import Table
from hairpin.tables.views import Mark, TableViews

Json = dict[str, Any]
HOST = Rights((0, 1, 2), is_opener=True, is_host=True)
EVENTS = 160


def open_table(game: str, random: Random) -> Table:
    seats = tuple(cmd.NewSeat(kind) for kind in ("here", "here", "link"))
    options = {"aid": "1,2"} if game == "memo" else {}
    table = Table("ABCDEF", "5e" * 32, Entropy(random.randrange(1000)))
    table.apply(Arranged(make_setup(cmd.OpenTable(game, options, seats)), is_lobby=True))
    return table


def draw_command(table: Table, random: Random) -> cmd.Command:
    """Return a command that fits the table: mostly a move, sometimes something else."""
    race = table.race
    if not race or race.is_over:
        return random.choice(
            [cmd.Start(id="s"), cmd.Start(id="s"), cmd.ToLobby(id="l"), cmd.Lock(id="k", is_locked=True)]
        )
    if not race.has_rolled and race.fairness.nonces[0] is None:
        return cmd.Nonce(id="n", seat=0, race=race.number, nonce="ab" * 16)
    rare = random.random()
    if rare < 0.02:
        return cmd.ToLobby(id="l")
    if rare < 0.06:
        return cmd.HandOver(id="h", seat=1)
    if rare < 0.1:
        return cmd.SetSeat(id="n", seat=2, name=random.choice(["Ada", "Ben", ""]))
    place: Json = {"seat": race.awaited_seat, "race": race.number, "ply": race.ply}
    if race.awaits_roll:
        return cmd.Roll(id="r", **place)
    return cmd.Move(
        id="m", words=(race.game.format_action(random.choice(race.game.legal_actions(race.state))),), **place
    )


def draw_presence(random: Random, seats: int) -> Presence:
    online = tuple(random.random() < 0.5 for _ in range(seats))
    return Presence(online, (False,) * seats, (None,) * seats, random.randrange(5))


def merge(before: Json, changes: Json) -> Json:
    """Merge as a client does."""
    after = {**before, **changes}
    if changes.get("race"):
        after["race"] = {**(before["race"] or {}), **changes["race"]}
    return after


@pytest.mark.parametrize("game", list_kits())
@pytest.mark.parametrize("number", range(4))
def test_merged_changes_equal_the_whole_view(game: str, number: int) -> None:
    random = Random(f"{game} {number}")
    table = open_table(game, random)
    views, presence = TableViews(table), draw_presence(random, len(table.setup.seats))
    viewers = (None, *range(len(table.setup.seats)))
    held = {viewer: json.loads(encode(views.view(viewer, presence))) for viewer in viewers}
    partial = 0
    for _ in range(EVENTS):
        since: Mark = views.mark(presence)
        try:
            decision = decide(table, draw_command(table, random), HOST)
        except HairpinError:
            continue
        table.apply(decision.event, decision.seed, decision.advance)
        if random.random() < 0.05:
            table.apply(Relieved(2, "x", "random"))
        if random.random() < 0.1:
            presence = draw_presence(random, len(table.setup.seats))
        for viewer in viewers:
            changes = json.loads(encode(views.find_changes(viewer, presence, since)))
            held[viewer] = merge(held[viewer], changes)
            fresh = json.loads(encode(TableViews(table).view(viewer, presence)))
            assert held[viewer] == fresh
            race = changes.get("race")
            partial += bool(race) and len(race) < len(fresh["race"])
            if race and game == "memo":
                assert race == fresh["race"]  # hidden information: never a difference to an earlier frame
    assert (partial == 0) == (game == "memo")
