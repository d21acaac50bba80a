"""The worker process in which computer drivers choose: jobs come in by standard input, replies go out, line by line.

It exits when its parent is gone. It may hang, crash or compile for minutes: no table waits for it.
"""

from __future__ import annotations

import logging
import os
import signal
import sys
from collections import OrderedDict
from pathlib import Path
from queue import SimpleQueue
from random import Random
from threading import Thread
from time import monotonic
from typing import Any

import msgspec

from hairpin.bots import AnyDriver, make_driver
from hairpin.bots.race import catch_up, watch
from hairpin.core.compiler import CompilerMissingError, needing_compiler
from hairpin.core.driver import LoadingDriver
from hairpin.core.game import CHANCE, Game
from hairpin.games import kit_of, remake
from hairpin.server.drivers.plugins import load_drivers
from hairpin.server.drivers.protocol import (
    MOST_DRIVERS,
    Assignment,
    Choice,
    CompilerMissing,
    Failed,
    Job,
    Prepare,
    Ready,
    Reply,
    Solve,
    choose,
)
from hairpin.server.process import lower_priority, take_stdout

LONGEST_WARM_UP = 1000
WARM_UP_SECONDS = 1.0
CHOOSING, SOLVING = 2, 15  # niceness

logger = logging.getLogger("hairpin")
encode = msgspec.json.Encoder().encode
read_job = msgspec.json.Decoder(Job).decode


class LoadedDrivers:
    """The drivers that this process has loaded, the least recently used dropped first."""

    def __init__(self) -> None:
        self._loaded: OrderedDict[Assignment, tuple[Game[Any, Any, Any], AnyDriver]] = OrderedDict()

    def load(self, assignment: Assignment, is_anew: bool = False) -> tuple[Game[Any, Any, Any], AnyDriver]:
        """Make the game and the driver, and warm it up, unless that was done before."""
        if is_anew or assignment not in self._loaded:
            game = remake(assignment.game, dict(assignment.settings), assignment.board)
            driver = make_driver(assignment.driver, game)
            if isinstance(driver, LoadingDriver):
                driver.wait()
            warm_up(game, driver)
            self._loaded[assignment] = game, driver
        self._loaded.move_to_end(assignment)
        if len(self._loaded) > MOST_DRIVERS:
            self._loaded.popitem(last=False)
        return self._loaded[assignment]


def warm_up(game: Game[Any, Any, Any], driver: AnyDriver) -> None:
    """Let a driver choose once in every kind of decision of a trial race, so that everything is loaded and compiled."""
    random, state = Random(1), game.start()
    standard = make_driver(kit_of(game).standard_driver, game)
    seen: set[str] = set()
    end = monotonic() + WARM_UP_SECONDS
    for _ in range(LONGEST_WARM_UP):
        actor = game.actor(state)
        if actor is None:
            return
        actions = game.legal_actions(state)
        kind = game.decision_kind(state)
        if actor == CHANCE:
            action = game.chance_outcomes(state).draw(random)
        elif actor == 0 and (kind not in seen or monotonic() < end):
            action = driver.choose(game.view(state, actor), actions, random)
            if len(actions) > 1:  # else nothing had to be computed
                seen.add(kind)
        else:
            action = standard.choose(game.view(state, actor), actions, random)
        state = game.apply(state, action)
        driver = watch(game, driver, 0, state)


def answer(drivers: LoadedDrivers, job: Job) -> Reply:
    """Do one job; an error of the driver becomes the reply."""
    try:
        with needing_compiler():
            return carry_out(drivers, job)
    except CompilerMissingError:
        return CompilerMissing()
    except Exception as error:
        logger.exception("driver %s failed", job.assignment.driver)
        return Failed(f"{type(error).__name__}: {error}"[:500])


def carry_out(drivers: LoadedDrivers, job: Job) -> Ready | Choice:
    """Do one job."""
    if isinstance(job, Solve):
        solve(job.assignment)
        return Ready()
    if isinstance(job, Prepare):
        return Ready(drivers.load(job.assignment, job.is_anew)[1].basis)
    game, driver = drivers.load(job.assignment)
    state, driver = catch_up(game, driver, job.seat, job.words)
    return Choice(choose(game, driver, state, job.seat, Random(job.seed)), driver.basis)


def solve(assignment: Assignment) -> None:
    """Solve a race on one core, unless its values are stored already."""
    lower_priority(SOLVING)
    game = remake(assignment.game, dict(assignment.settings), assignment.board)
    solving = kit_of(game).solving
    if solving is None:
        raise TypeError(f"{assignment.game} cannot be solved")
    solving.solve.load()(game)


def read_jobs(jobs: SimpleQueue[bytes]) -> None:
    """Queue lines until the parent is gone, whatever the driver is doing then."""
    for line in sys.stdin.buffer:
        jobs.put(line)
    os._exit(0)


def main() -> None:
    """Do jobs until the parent is gone; arguments are files of drivers to load."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends its workers itself
    lower_priority(CHOOSING)
    replies = take_stdout()
    for file in sys.argv[1:]:
        load_drivers(Path(file))
    jobs: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=read_jobs, args=(jobs,), daemon=True).start()
    drivers = LoadedDrivers()
    while True:
        replies.write(encode(answer(drivers, read_job(jobs.get()))) + b"\n")


if __name__ == "__main__":
    main()
