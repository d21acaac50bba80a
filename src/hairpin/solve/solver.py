"""Solving a race: look back turn by turn over all positions until nothing changes, then prove how good it is.

Two cars are zero-sum: the values settle and are exact. With three or four, best replies to best replies may go in
circles. Then drivers choose by softmax for a while, and best replies are tried again from there; if they still go in
circles, the temperature falls step by step as far as the values settle. Whoever knows a temperature at which they do
saves the search.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any, Literal, NamedTuple

import numpy as np

from hairpin.core.errors import OptionValueError, ValueFileError
from hairpin.fast.monza.drivers.alias_table import pack_endings
from hairpin.fast.monza.drivers.crew import ValueDriver
from hairpin.fast.monza.tables.values import Values
from hairpin.solve.files import (
    file_name,
    has_room,
    map_table,
    open_values,
    read_progress,
    seal,
    values_folder,
    write_progress,
)
from hairpin.solve.problem import GRAIN, News, PlainRace, Problem
from hairpin.solve.reply import LENGTH_GRAIN, Reply, Rise
from hairpin.solve.sweep import LANES

HEATS = (0.0, 3e-3, 0.0, 1e-1, 3e-2, 1e-2, 3e-3, 1e-3, 3e-4, 1e-4, 3e-5, 1e-5, 3e-6, 1e-6)
HOTTEST = HEATS.index(max(HEATS))
SETTLED = {"float64": 1e-12, "float32": 1e-6}
CLOSE_LENGTH = 0.2
BOUNDS = {"gain", "error", "length", "one_turn", "reply"}
_ROUGHLY = 0.1  # of a heat: as much may values still change when a lower one comes
_LONGEST_CIRCLE, _ALIKE = 6, 1e-3
_FALL = 0.9
_SLIP = 0.15  # of a heat: about as much does who chooses by softmax lose in a turn
_LINGER = 1.2  # and so many times as long does a race take
MOST_SWEEPS = 300
_MOST_REPLIES = 60


class Report(NamedTuple):
    """How far the work is: what is being done (proving, for which seat), sweeps, what still changes, the share done."""

    task: Literal["solving", "proving"]
    seat: int
    sweeps: int
    residual: float
    heat: float
    share: float


OnSweep = Callable[[Report], object]


@dataclass
class Progress:
    """Where the work stands; it is noted after every table, so that a kill costs at most one.

    heats       the temperatures to be tried, one after the other
    is_coolest  at a lower heat the values go in circles, or none was asked for: they are to settle at this one
    change      of the table that is being copied from its draft into the file: one that was broken off is copied again
    bounds      what was proved already, by seat
    """

    dtype: str
    heats: list[float] = field(default_factory=lambda: list(HEATS))
    heat_step: int = 0
    is_coolest: bool = False
    sweeps: int = 0
    mover: int = -1
    residuals: list[float] = field(default_factory=list)
    residual: float = 1.0
    is_settled: bool = False
    change: float | None = None
    bounds: list[dict[str, float]] = field(default_factory=list)
    seconds: float = 0.0


@dataclass(frozen=True)
class Solution:
    """Solved values.

    tables   (position, seat counted from the mover): every seat's table, one after the other
    heat     the temperature of the drivers' choices; 0 if they take the best
    """

    problem: Problem
    header: dict[str, Any]
    tables: Any

    @property
    def heat(self) -> float:
        """The temperature at which drivers choose."""
        return float(self.header["heat"])

    @property
    def win_chances(self) -> tuple[float, ...]:
        """Each seat's chance from the grid, from the starter on; a shared win counts its share."""
        return tuple(float(chance) for chance in self.tables[0])

    def driver(self) -> ValueDriver:
        """Return a driver for `hairpin.fast` that plays these values."""
        problem = self.problem
        if not isinstance(problem, PlainRace):
            raise OptionValueError(
                "values with the bonus move have no compiled driver", option="bonus", value=True, choices=("no",)
            )
        turns, board = problem.turns, problem.board
        last, at = problem.last_round.pack()
        finish = np.concatenate(problem.finish)
        return ValueDriver(
            "solved",
            Values(
                board.road,
                problem.seats,
                self.heat,
                self.tables,
                finish,
                last,
                at,
                turns.start,
                turns.end,
                turns.used,
                pack_endings(turns),
                board.behind,
            ),
        )


def load(problem: Problem, folder: Path | None = None) -> Solution | None:
    """Return solved values if there are any; a stale or damaged file is refused."""
    file = (folder or values_folder()) / file_name(problem.rules)
    if not file.exists():
        return None
    header, tables = open_values(file, problem.rules, _shape(problem))
    return Solution(problem, header, tables)


def solve(
    problem: Problem,
    folder: Path | None = None,
    *,
    dtype: str = "",
    heat: float | None = None,
    threads: int = 0,
    on_sweep: OnSweep | None = None,
) -> Solution:
    """Solve a race, or go on where an earlier try was killed; the values are the same either way.

    At a given `heat` drivers choose at this temperature; else the coolest is looked for at which values settle.
    A file that is stale or damaged is solved anew and then replaced.
    """
    folder = folder or values_folder()
    known = None
    with suppress(ValueFileError):
        known = load(problem, folder)
    if known is not None and dtype in ("", known.header["dtype"]) and heat in (None, known.heat):
        return known
    plan = _plan(dtype or "float64", heat)
    folder.mkdir(parents=True, exist_ok=True)
    return _Work(problem, folder, plan, threads or os.cpu_count() or 1, on_sweep or (lambda _: None)).run()


def _plan(dtype: str, heat: float | None) -> Progress:
    """Return the work before anything is done."""
    if dtype not in SETTLED:
        raise OptionValueError(
            f"dtype={dtype} is not possible; choose float64 or float32",
            option="dtype",
            value=dtype,
            choices=tuple(SETTLED),
        )
    if heat is None:
        return Progress(dtype)
    if not 0 <= heat <= 1:
        raise OptionValueError(
            f"heat={heat} is not possible; choose 0 for the best choice, or a temperature up to 1",
            option="heat",
            value=heat,
            choices=("0", "0.01", "1"),
        )
    return Progress(dtype, heats=[float(heat)], is_coolest=True)


def _shape(problem: Problem) -> tuple[int, int]:
    return problem.starts[-1], problem.seats


class _Work:
    """One solving: the tables in their file, how far it is, and the threads that do it."""

    def __init__(self, problem: Problem, folder: Path, plan: Progress, threads: int, on_sweep: OnSweep) -> None:
        self.problem = problem
        self.part = folder / (file_name(problem.rules) + ".part")
        self.notes = self.part.with_suffix(".progress")
        self.threads = threads
        self.on_sweep = on_sweep
        found = _read_notes(self.notes, plan, problem.seats)
        is_resumed = found is not None and has_room(self.part, plan.dtype, _shape(problem))
        self.progress = found if found and is_resumed else plan
        self.tables = map_table(self.part, plan.dtype, _shape(problem), not is_resumed)
        if not is_resumed:
            self.tables[:] = 1 / problem.seats
            self.progress.mover = problem.seats - 1
        problem.prepare()
        self.news = News(problem.standings, is_resumed)
        self.begun = perf_counter()

    def run(self) -> Solution:
        """Settle the values, bound what any seat could gain, and close the file."""
        with ThreadPoolExecutor(self.threads) as pool:
            self.pool = pool
            while not self.progress.is_settled:
                self.sweep()
            while len(self.progress.bounds) < self.problem.seats:
                self.progress.bounds.append(self.bound(len(self.progress.bounds)))
                self.note()
        self.tables.flush()
        file = seal(self.part, self.header(self.progress.bounds))
        self.notes.unlink()
        return Solution(self.problem, *open_values(file, self.problem.rules, _shape(self.problem)))

    def header(self, bounds: list[dict[str, float]]) -> dict[str, Any]:
        """Say what was solved, and how well."""
        progress = self.progress
        return dict(self.problem.rules) | {
            "dtype": progress.dtype,
            "heat": self.heat,
            "sweeps": progress.sweeps,
            "residual": max(bound["error"] for bound in bounds),
            "gain": max(bound["gain"] for bound in bounds),
            "epsilon": max(bound["one_turn"] for bound in bounds),
            "epsilon_reply": max(bound["reply"] for bound in bounds),
            "longest": max(bound["length"] for bound in bounds),
            "seconds": round(progress.seconds + perf_counter() - self.begun, 3),
            "win_chances": [float(chance) for chance in self.tables[0]],
        }

    @property
    def heat(self) -> float:
        """The temperature of the drivers' choices."""
        return self.progress.heats[self.progress.heat_step]

    def note(self) -> None:
        """Keep how far the work is."""
        now = perf_counter()
        self.progress.seconds += now - self.begun
        self.begun = now
        write_progress(self.notes, asdict(self.progress))

    def sweep(self) -> None:
        """Look back through one round, from the last seat to the first, and decide what comes next."""
        problem, progress, heat = self.problem, self.progress, self.heat
        while progress.mover >= 0:
            mover = progress.mover
            self.news.forget(mover)
            table = problem.table(self.tables, mover)
            draft = np.array(table)
            changes = self.share_out(mover, partial(problem.look_back, mover, self.tables, draft, self.news, heat))
            if progress.change is None:
                progress.change = max(changes)
                self.note()
            table[:] = draft
            progress.residual = max(progress.change, 0.0 if mover == problem.seats - 1 else progress.residual)
            progress.mover, progress.change = mover - 1, None
            self.note()
        progress.mover = problem.seats - 1
        progress.sweeps += 1
        self.news.rounds += 1
        progress.residuals.append(progress.residual)
        self.settle()
        self.note()
        self.on_sweep(Report("solving", 0, progress.sweeps, progress.residual, heat, self.guess_share()))

    def settle(self) -> None:
        """Decide what comes next: settled, more of the same, or another heat."""
        progress, step, patience = self.progress, self.progress.heat_step, self.problem.patience
        if progress.sweeps == MOST_SWEEPS:
            progress.is_settled = True
        elif self.may_end_here:
            progress.is_settled = progress.residual <= SETTLED[progress.dtype]
        elif progress.residual <= _ROUGHLY * self.heat or (step < HOTTEST and len(progress.residuals) == patience):
            self.turn_to(step + 1)
        if _is_stuck(progress.residuals, patience) and not progress.is_coolest and not progress.is_settled:
            progress.is_coolest = step > HOTTEST
            self.turn_to(step - 1 if progress.is_coolest else min(step + 1, HOTTEST))

    @property
    def may_end_here(self) -> bool:
        """Say whether values that settle at this heat are what is looked for."""
        step = self.progress.heat_step
        return not self.heat or self.progress.is_coolest or step == len(self.progress.heats) - 1

    def turn_to(self, step: int) -> None:
        """Go on at another heat."""
        self.progress.heat_step, self.progress.residuals = step, []
        self.news = News(self.problem.standings)

    def guess_share(self) -> float:
        """Guess how much of the work on this heat is done: residuals fall by a steady factor."""
        want = np.log(SETTLED[self.progress.dtype])
        return float(min(1.0, max(0.0, np.log(max(self.progress.residual, 1e-300)) / want)))

    def share_out(self, mover: int, job: Callable[[int, int], Any]) -> list[Any]:
        """Let every thread do some of the standings; nobody writes what another reads."""
        standings = self.problem.standings[mover]
        blocks = -(-standings // LANES)
        cuts = np.linspace(0, blocks, min(8 * self.threads, blocks) + 1, dtype=np.int64) * LANES
        return list(self.pool.map(job, map(int, cuts[:-1]), map(int, np.minimum(cuts[1:], standings))))

    def bound(self, seat: int) -> dict[str, float]:
        """Bound what one seat could gain anywhere: by the gains of single turns, and by its best reply."""
        dtype, eps = self.progress.dtype, float(np.finfo(self.progress.dtype).eps)
        solved, lengths = self.column_of(seat), np.empty((len(self.tables), 1), dtype)
        replies = solved.copy()
        for mover in range(self.problem.seats):  # any beginning is sound
            length = self.problem.guess_length(mover, seat)
            self.problem.table(lengths, mover)[:] = length * (_LINGER if self.heat else 1.0)
            self.problem.table(replies, mover)[:] += _SLIP * self.heat / self.problem.seats * length
        reply = Reply(seat, replies, lengths, max(GRAIN[dtype], 1e-4 * self.heat))
        rises = self.reply_sweeps(reply)
        first = rise = next(rises)  # the first looks everywhere, as gains and errors need
        sweeps = 1
        while sweeps < _MOST_REPLIES and (
            rise.length >= CLOSE_LENGTH or rise.reply > max(0.1 * first.gain, SETTLED[dtype])
        ):
            sweeps, rise = sweeps + 1, next(rises)
            share = max(0.0, 1 - rise.length)
            self.on_sweep(Report("proving", seat, sweeps, rise.reply, self.heat, share))
        length = float(lengths.max()) * (1 + eps)
        slack = 1 - rise.length - LENGTH_GRAIN - eps * length
        longest = length / slack if slack > 0 else float("inf")
        better = float((reply.values - solved).max())
        return {
            "gain": first.gain,
            "error": first.error,
            "length": longest,
            "one_turn": first.gain * self.problem.count_choices(longest) + first.error * longest,
            "reply": better + (rise.reply + reply.grain + eps) * longest,
        }

    def column_of(self, seat: int) -> Any:
        """Return one seat's values in all tables."""
        problem = self.problem
        parts = [problem.table(self.tables, n)[:, [(seat - n) % problem.seats]] for n in range(problem.seats)]
        return np.concatenate(parts)

    def reply_sweeps(self, reply: Reply) -> Iterator[Rise]:
        """Improve a seat's reply and the longest race round by round."""
        news = News(self.problem.standings)
        while True:
            rises: list[Rise] = []
            for mover in range(self.problem.seats - 1, -1, -1):
                news.forget(mover)
                job = partial(self.problem.look_back_replying, mover, self.tables, reply, news, self.heat)
                rises += self.share_out(mover, job)
            news.rounds += 1
            yield Rise(*(max(column) for column in zip(*rises, strict=True)))


def _read_notes(file: Path, plan: Progress, seats: int) -> Progress | None:
    """Return how far an earlier try was, or None if that is unknown, makes no sense or had another plan."""
    found = read_progress(file)
    try:
        progress = Progress(**(found or {}))
        is_sound = (progress.dtype, progress.heats) == (plan.dtype, plan.heats)
        is_sound &= 0 <= progress.heat_step < len(plan.heats) and 0 <= progress.mover < seats
        is_sound &= all(bound.keys() == BOUNDS for bound in progress.bounds)
        asked = [progress.sweeps + 0, progress.residual + 0.0, progress.seconds + 0.0, *map(float, progress.residuals)]
    except (AttributeError, TypeError, ValueError):
        return None
    return progress if is_sound and all(np.isfinite(asked)) else None


def _is_stuck(residuals: list[float], patience: int) -> bool:
    """Say whether the residual repeats itself, or has stopped falling."""
    for length in range(2, _LONGEST_CIRCLE + 1):
        last, before = residuals[-length:], residuals[-2 * length : -length]
        if len(before) == length and np.allclose(last, before, rtol=_ALIKE, atol=0):
            return True
    return len(residuals) >= 2 * patience and min(residuals[-patience:]) > _FALL * min(residuals[:-patience])
