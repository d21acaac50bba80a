"""What a driver may do with some dice from a place. Other cars never matter (MZ-10), so that races share it."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import Literal

from hairpin.games.monza import notation
from hairpin.games.monza.actions import STOP, TURBO, Action, Reroll, Step
from hairpin.games.monza.colours import LETTERS
from hairpin.games.monza.track import Track

EXTRA_ROLL = "x"

DrivePhase = Literal["drive", "turbo"]
Way = tuple[str, str, str, bool, str | None]  # word, space, colour, by accelerator, dice left; None where it ends


class Ways:
    """The ways on a board by the rules that they depend on. What was computed is kept."""

    def __init__(self, track: Track, pro: bool, stopping: str, free_finish: bool, turbo_accelerators: bool) -> None:
        self.track = track
        self.pro = pro
        self.stopping = stopping
        self.free_finish = free_finish
        self.turbo_accelerators = turbo_accelerators
        self._ways = {place: self._list_ways(place) for place in track.exits}
        self.drives = lru_cache(maxsize=1 << 15)(self._list_drives)
        self.routes = lru_cache(maxsize=1 << 14)(self._list_routes)
        self._reach = lru_cache(maxsize=1 << 14)(self._count_reach)
        self._goes_home = lru_cache(maxsize=1 << 14)(self._find_way_home)

    def _list_ways(self, place: str) -> tuple[tuple[Step, Step], ...]:
        """Every step from a place with its colour: by die, and the same by accelerator."""
        spaces = self.track.exits[place]
        ways = [
            (space, colour)
            for space in spaces
            for colour in (
                LETTERS if self.free_finish and space in self.track.finish else self.track.colour(space)
            )  # RU-3
        ]
        return tuple((Step(space, colour), Step(space, colour, True)) for space, colour in ways)

    def _list_routes(
        self, phase: DrivePhase, place: str, dice: str, tiles: str, is_first: bool
    ) -> tuple[tuple[Way, ...], tuple[str, ...]]:
        """List the steps that a driver may take from here, and the words that they may say instead."""
        ways, words = [], []
        for action in self.drives(phase, place, dice, tiles, is_first):
            word = notation.format_action(action)
            if isinstance(action, Step):
                used = "" if action.is_accelerator else action.colour
                rest = take(tiles, action.colour) if action.is_accelerator else tiles
                left = take(dice, used)
                is_end = action.space in self.track.finish or not self.drives(phase, action.space, left, rest, False)
                ways.append((word, action.space, action.colour, action.is_accelerator, None if is_end else left))
            else:
                words.append(word)
        return tuple(ways), tuple(words)

    def _list_drives(self, phase: DrivePhase, place: str, dice: str, tiles: str, is_first: bool) -> tuple[Action, ...]:
        """List what a driver may do with these dice and tiles from here. Other cars never matter (MZ-10)."""
        ways = self._ways[place]
        by_die: list[Action] = [step for step, _ in ways if step.colour in dice]
        is_forced = phase == "drive" and self.stopping != "free"  # RU-2: turbo dice never are
        may_stop = not (is_forced and by_die)
        if is_forced and self.stopping == "longest":
            by_die = [step for step, _ in ways if step.colour in dice and self._keeps_longest(place, dice, step)]
        has_accelerators = phase == "drive" or self.turbo_accelerators  # RU-10
        by_tile: list[Action] = [step for _, step in ways if step.colour in tiles] if has_accelerators else []
        actions = by_die + by_tile
        if phase == "drive" and is_first and EXTRA_ROLL in tiles:  # MZP-2
            actions += _list_rerolls(dice)
        if phase == "drive" and self.pro and not dice:  # MZP-4, RU-18
            actions.append(TURBO)
        return (*actions, STOP) if may_stop and actions else tuple(actions)

    def _keeps_longest(self, place: str, dice: str, step: Step) -> bool:
        """RU-1 `longest`: the step keeps the most dice usable, or begins a route into the finish."""
        left = take(dice, step.colour)
        return self._goes_home(step.space, left) or 1 + self._reach(step.space, left) == self._reach(place, dice)

    def _count_reach(self, place: str, dice: str) -> int:
        """Count the most dice that can be used from here, with dice alone."""
        steps = [step for step, _ in self._ways.get(place, ()) if step.colour in dice]
        return max((1 + self._reach(step.space, take(dice, step.colour)) for step in steps), default=0)

    def _find_way_home(self, place: str, dice: str) -> bool:
        """Say whether the finish can be entered from here, with dice alone."""
        if place in self.track.finish:
            return True
        steps = [step for step, _ in self._ways[place] if step.colour in dice]
        return any(self._goes_home(step.space, take(dice, step.colour)) for step in steps)


@lru_cache(maxsize=8)  # each may keep some twenty megabytes
def share_ways(track: Track, pro: bool, stopping: str, free_finish: bool, turbo_accelerators: bool) -> Ways:
    """Return the ways of a board, the same ones for all races with these rules."""
    return Ways(track, pro, stopping, free_finish, turbo_accelerators)


def take(letters: str, used: str) -> str:
    """Return letters without those that were used."""
    for letter in used:
        letters = letters.replace(letter, "", 1)
    return letters


@lru_cache(maxsize=1024)  # six dice or fewer make 924 hands
def _list_rerolls(dice: str) -> tuple[Reroll, ...]:
    """Every choice of at least one die, as sorted letters."""
    counts = [range(dice.count(letter) + 1) for letter in LETTERS]
    parts = ("".join(letter * n for letter, n in zip(LETTERS, some, strict=True)) for some in product(*counts))
    return tuple(map(Reroll, sorted(part for part in parts if part)))
