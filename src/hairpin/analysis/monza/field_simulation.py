"""A simulated field of racers: push-backs, lead changes, use of the lanes, wins by seat."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from hairpin.fast.kernel import kernel, signed
from hairpin.fast.luck import stream
from hairpin.fast.monza import MonzaRaces
from hairpin.fast.monza.board import Ints
from hairpin.fast.monza.drivers.alias_table import AliasTables
from hairpin.fast.monza.race.log import CARS, SEAT, Log, open_log
from hairpin.fast.monza.race.loop import race
from hairpin.fast.monza.race.position import Position, new_position
from hairpin.fast.monza.race.rules import RaceRules
from hairpin.games.monza import Monza

# A seat's share of the win, by the winners as bits.
_SHARES = np.array([[(bits >> seat & 1) / max(1, bits.bit_count()) for seat in range(8)] for bits in range(256)])


@dataclass(frozen=True, slots=True)
class FieldAverages:
    """Averages per race of a field of greedy cars; simulated. Unfinished races are left out.

    push_backs    cars pushed back (MZ-11)
    lead_changes  changes of the car that is alone in the lead
    lanes         the share of turns that begin in each lane, without those that begin at the start
    wins          each seat's share of the wins, the starter's first
    """

    push_backs: float
    lead_changes: float
    lanes: Mapping[str, float]
    wins: tuple[float, ...]


def simulate_field(game: Monza, races: int, seed: int) -> FieldAverages:
    """Simulate races of racers and average; the races are those of `hairpin simulate` with this seed."""
    field, lanes = MonzaRaces(game), list(game.track.lanes)
    racers = ["racer"] * game.players
    batch = field.run(racers, races, seed)
    lane_of = np.array([lanes.index(place[0]) if place in game.track.spaces else -1 for place in game.track.places])
    stood = np.zeros(len(lanes) + 1, np.int64)
    is_won = batch.winners > 0
    turns = np.where(is_won, batch.turns, 0).astype(np.int64)
    lead_changes = _replay(
        field.rules,
        *field.line_up(racers)[:2],
        np.uint64(seed % (1 << 64)),
        turns,
        new_position(field.board),
        open_log(int(turns.max())),
        lane_of,
        stood,
    )
    won = max(1, int(is_won.sum()))
    shares = _SHARES[batch.winners].sum(axis=0)[: game.players] / won
    return FieldAverages(
        push_backs=float(batch.counts["push_backs"][is_won].sum() / won),
        lead_changes=lead_changes / won,
        lanes={lane: float(stood[n] / max(1, stood[:-1].sum())) for n, lane in enumerate(lanes)},
        wins=tuple(float(shares[(game.options.starter + n) % game.players]) for n in range(game.players)),
    )


@kernel
def _replay(
    rules: RaceRules,
    kinds: Ints,
    aliases: AliasTables | None,
    seed: np.uint64,
    turns: Ints,
    position: Position,
    log: Log,
    lane_of: Ints,
    stood: Ints,
) -> int:
    """Run the races again; count the turns that began in each lane (the start is the last entry), and lead changes.

    Races without turns are left out.
    """
    changes = 0
    for number in range(turns.shape[0]):
        if turns[number] == 0:
            continue
        race(rules, kinds, aliases, None, None, None, stream(seed, number), position, log)
        leader = -1
        for turn in range(turns[number]):
            seat = log[turn, SEAT]
            stood[lane_of[log[turn - 1, CARS + seat]] if turn else -1] += 1
            ahead = most = -1
            for car in range(rules.players):
                reach = signed(rules.reach[log[turn, CARS + car]])
                ahead = car if reach > most else -1 if reach == most else ahead
                most = max(reach, most)
            if ahead >= 0:
                changes += leader >= 0 and ahead != leader
                leader = ahead
    return changes
