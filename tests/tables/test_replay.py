"""The replay of a record equals what spectators saw while the race was driven, command by command."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

import hairpin
from hairpin.core.game import CHANCE
from hairpin.games import list_kits
from hairpin.games.memo.grid import ROAD
from hairpin.games.record import Record, parse_record
from hairpin.server.tables.codec import encode
from hairpin.tables import commands as cmd
from hairpin.tables.decide import decide
from hairpin.tables.entropy import Entropy
from hairpin.tables.events import Arranged
from hairpin.tables.keys import Rights
from hairpin.tables.presence import Presence
from hairpin.tables.replay import MOST_STEPS, TooLongRecordError, make_replay
from hairpin.tables.setup import make_setup
from hairpin.tables.table import Table
from hairpin.tables.views import TableViews
from sampling import draw_options

Json = dict[str, Any]
HOST = Rights(tuple(range(6)), is_opener=True, is_host=True)
ROOT = Path(__file__).parent.parent
PAST = sorted(ROOT.glob("past/*/records/*.race"))
CHOICES = ("legal", "plan")


def merge(before: Json, changes: Json) -> Json:
    """Merge the changes of an event as a client does."""
    after = {**before, **changes}
    if changes.get("race"):
        after["race"] = {**(before["race"] or {}), **changes["race"]}
    return after


def strip(race: Json) -> Json:
    """Return a race without what could be chosen."""
    return {name: value for name, value in race.items() if name not in CHOICES}


def draw_words(table: Table, random: Random) -> tuple[str, ...]:
    """Return as many random actions as one command may hold, as pages and computers send them; none for a roll."""
    assert table.race
    game, state = table.race.game, table.race.state
    seat, words = game.actor(state), list[str]()
    while seat != CHANCE and game.actor(state) == seat and not (words and game.ends_command(state)):
        action = random.choice(game.legal_actions(state))
        words.append(game.format_action(action))
        state = game.apply(state, action)
        if state.phase in ("reveal", "canister"):  # chance answers at once
            break
    return tuple(words)


def drive_race(game: str, options: Json, seats: int, random: Random, most: int) -> tuple[Table, list[Json], list[Json]]:
    """Drive a race at a table; return the table, the race as spectators saw it after each command, and the stories."""
    table = Table("ABCDEF", "5e" * 32, Entropy(random.randrange(1000)))
    setup = make_setup(cmd.OpenTable(game, options, tuple(cmd.NewSeat("here", f"P{n}") for n in range(seats))))
    table.apply(Arranged(setup, is_lobby=True))
    views, presence = TableViews(table), Presence((True,) * seats, (False,) * seats, (None,) * seats, 0)
    decision = decide(table, cmd.Start(id="s"), HOST)
    table.apply(decision.event, decision.seed, decision.advance)
    assert table.race
    for seat in range(0, seats, 2):
        nonce = cmd.Nonce(id="n", seat=seat, race=1, nonce=f"{seat:02}" * 16)
        table.apply(decide(table, nonce, HOST).event)
    seen = [json.loads(encode(views.view(None, presence)))]
    stories: list[Json] = []
    while table.race.actor is not None and table.race.ply < most:
        place: Json = {"seat": table.race.awaited_seat, "race": 1, "ply": table.race.ply}
        words = draw_words(table, random)
        command = cmd.Move(id="m", words=words, **place) if words else cmd.Roll(id="r", **place)
        before = views.mark(presence)
        decision = decide(table, command, HOST)
        story = table.apply(decision.event, decision.seed, decision.advance)
        stories.append(json.loads(encode(story)))
        seen.append(merge(seen[-1], json.loads(encode(views.find_changes(None, presence, before)))))
    return table, seen, stories


def read_frames(record: Record) -> tuple[list[Json], list[Json]]:
    """Return the tables of a replay, as a page shows them, and the stories of its steps."""
    replay = json.loads(encode(make_replay(record)))
    seen = [replay["table"]]
    for step in replay["steps"]:
        seen.append(merge(seen[-1], step["changes"]))
        assert seen[-1]["race"]["ply"] == step["ply"]
    return seen, [step["happened"] for step in replay["steps"]]


@pytest.mark.parametrize("game", ["memo", "monza"])
@pytest.mark.parametrize("number", range(8))
def test_a_replay_shows_what_spectators_saw(game: str, number: int) -> None:
    random = Random(f"{game} {number}")
    facts = list_kits()[game].facts
    drawn = {option.name: option.format(value) for option, value in list_options(facts, random)}
    seats = int(drawn.pop("players"))
    options = {name: text for name, text in drawn.items() if name not in ("starter", "cars")}
    table, seen, stories = drive_race(game, options, seats, random, most=400 if number % 2 else 100_000)
    assert table.race
    record = parse_record(table.race.format_record())
    shown, told = read_frames(record)
    assert told == stories
    assert len(shown) == len(seen)
    for one, other in zip(shown, seen, strict=True):
        assert strip(one["race"]) == strip(other["race"])
        assert one["race"]["legal"] == []
        assert one["stage"] == other["stage"]
        assert [(seat["name"], seat["car"], seat["driver"]) for seat in one["seats"]] == [
            (seat["name"], seat["car"], seat["driver"]) for seat in other["seats"]
        ]
    assert one["options"] == other["options"]


def list_options(facts: Any, random: Random) -> list[tuple[Any, Any]]:
    """Return random options of a game with their values."""
    options = {option.name: option for option in facts.options}
    return [(options[name], value) for name, value in draw_options(facts, random).items()]


@pytest.mark.parametrize("file", PAST, ids=lambda file: f"{file.parent.parent.name}-{file.stem}")
def test_a_record_of_every_version_replays_to_its_end(file: Path) -> None:
    record = parse_record(file.read_text("utf-8"))
    replay = make_replay(record)
    assert replay.steps[-1].ply == len(record.words)
    assert replay.result
    assert sorted(seat for place in replay.placings for seat in place.seats) == [*range(record.game.players)]
    assert [step.turn for step in replay.steps] == sorted(step.turn for step in replay.steps)
    assert replay.steps[-1].turn == sum(line[:1].isdigit() for line in file.read_text("utf-8").split("\n"))


def test_a_race_that_was_abandoned_replays_up_to_where_it_stopped() -> None:
    table, seen, _ = drive_race("monza", {"track": "sprint"}, 2, Random(3), most=8)
    assert table.race
    race = table.race
    race.abandon()
    replay = make_replay(parse_record(race.format_record()))
    assert (replay.result, replay.placings) == (None, ())
    assert len(replay.steps) == len(seen) - 1
    assert replay.fairness
    assert replay.fairness.seed


def test_covered_tiles_are_covered_until_the_end_and_then_open() -> None:
    table, _, _ = drive_race("memo", {"tiles": "open-roads"}, 2, Random(4), most=100_000)
    assert table.race
    record = parse_record(table.race.format_record())
    shown, _ = read_frames(record)
    for one in shown[:-1]:
        view = one["race"]["view"]
        assert {tile["cell"] for tile in view["open"]} <= {*view["cars"], view["chosen"]}
    assert {tile["cell"] for tile in shown[-1]["race"]["view"]["open"]} == set(ROAD)


def test_without_the_seed_of_the_race_nothing_opens_that_nobody_turned_up() -> None:
    record = parse_record((ROOT / "playthroughs" / "memo-open-roads.race").read_text("utf-8"))
    turned = sum(word.startswith("turn:") for word in record.words)
    known, unknown, wrong = (
        read_frames(replace(record, fairness=None, seed=seed))[0][-1]["race"]["view"]["open"]
        for seed in (record.seed, "", "another one")
    )
    assert unknown == wrong
    assert len(unknown) <= turned
    assert len(unknown) < len(ROAD)
    kinds = {tile["cell"]: tile["kind"] for tile in known}
    assert all(kinds[tile["cell"]] == tile["kind"] for tile in unknown)


def test_a_record_that_ends_within_a_command_replays_up_to_the_command_before() -> None:
    record = parse_record((ROOT / "playthroughs" / "monza-sprint.race").read_text("utf-8"))
    whole = make_replay(record)
    for end in range(1, len(record.words)):
        replay = make_replay(replace(record, words=record.words[:end]))
        complete = [step for step in whole.steps if step.ply <= end]
        assert [*replay.steps[: len(complete)]] == complete
        assert [step.ply for step in replay.steps[len(complete) :]] in ([], [end])


def test_a_race_of_too_many_steps_is_refused() -> None:
    """Tiles are swapped and nobody drives."""
    words = ["start:red", "start:blue", *(["swap", "a1", "a2", "swap", "b1", "b2"] * (MOST_STEPS // 2))]
    with pytest.raises(TooLongRecordError):
        make_replay(Record(hairpin.make("memo"), ("a", "b"), tuple(words)))
