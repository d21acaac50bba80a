"""The process in which computer drivers think: jobs come in line by line, and answers go out.

It ends when whoever started it is gone. It may hang, crash or compile for minutes: no table waits for it.
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
from typing import Any, BinaryIO

import msgspec

from hairpin.bots import AnyDriver, make_driver
from hairpin.bots.race import catch_up, watch
from hairpin.core.compiler import CompilerMissingError, needing_compiler
from hairpin.core.game import CHANCE, Game
from hairpin.games import remake
from hairpin.server.guests import enrol
from hairpin.server.ride import (
    MOST_DRIVERS,
    Failed,
    Job,
    Lacking,
    Prepare,
    Ready,
    Reply,
    Ride,
    Solve,
    Thought,
    think,
)

LONGEST_PRACTICE = 1000
PRACTICE_SECONDS = 1.0
THINKING, SOLVING = 2, 15  # how far both step back for others

logger = logging.getLogger("hairpin")
encode = msgspec.json.Encoder().encode
read_job = msgspec.json.Decoder(Job).decode


class Crew:
    """The drivers that this process has at the wheel."""

    def __init__(self) -> None:
        self._hired: OrderedDict[Ride, tuple[Game[Any, Any, Any], AnyDriver]] = OrderedDict()

    def hire(self, ride: Ride, is_anew: bool = False) -> tuple[Game[Any, Any, Any], AnyDriver]:
        """Open the game and put the driver at the wheel, with a practice race, unless it sits there."""
        if is_anew or ride not in self._hired:
            game = remake(ride.game, dict(ride.settings), ride.board)
            driver = make_driver(ride.driver, game)
            if wait := getattr(driver, "wait", None):  # for what it loads beside the race
                wait()
            practise(game, driver)
            self._hired[ride] = game, driver
        self._hired.move_to_end(ride)
        if len(self._hired) > MOST_DRIVERS:
            self._hired.popitem(last=False)
        return self._hired[ride]


def practise(game: Game[Any, Any, Any], driver: AnyDriver) -> None:
    """Let a driver decide in every phase of a race that nobody sees: what it loads or compiles is there then."""
    random, racer, state = Random(1), make_driver("racer", game), game.start()
    met: set[str] = set()
    end = monotonic() + PRACTICE_SECONDS
    for _ in range(LONGEST_PRACTICE):
        actor = game.actor(state)
        if actor is None:
            return
        actions = game.legal_actions(state)
        if actor == CHANCE:
            action = game.chance_outcomes(state).draw(random)
        elif actor == 0 and (state.phase not in met or monotonic() < end):
            action = driver.choose(game.view(state, actor), actions, random)
            if len(actions) > 1:  # else there was nothing to think about
                met.add(state.phase)
        else:
            action = racer.choose(game.view(state, actor), actions, random)
        state = game.apply(state, action)
        driver = watch(game, driver, 0, state)


def answer(crew: Crew, job: Job) -> Reply:
    """Do one job; whatever a driver raises is the answer."""
    try:
        with needing_compiler():
            return carry_out(crew, job)
    except CompilerMissingError:
        return Lacking()
    except Exception as error:
        logger.exception("driver %s failed", job.ride.driver)
        return Failed(f"{type(error).__name__}: {error}"[:500])


def carry_out(crew: Crew, job: Job) -> Ready | Thought:
    """Do one job."""
    if isinstance(job, Solve):
        solve(job.ride)
        return Ready()
    if isinstance(job, Prepare):
        return Ready(crew.hire(job.ride, job.is_anew)[1].basis)
    game, driver = crew.hire(job.ride)
    state, driver = catch_up(game, driver, job.seat, job.words)
    return Thought(think(game, driver, state, job.seat, Random(job.seed)), driver.basis)


def solve(ride: Ride) -> None:
    """Solve a race on one core, or find it solved."""
    from hairpin.games.monza import Monza  # noqa: PLC0415 - the compiler takes a while to load
    from hairpin.solve import make_problem, solve  # noqa: PLC0415

    step_back(SOLVING)
    game = remake(ride.game, dict(ride.settings), ride.board)
    if not isinstance(game, Monza):
        raise TypeError(f"only Monza is solved, not {ride.game}")
    solve(make_problem(game), threads=1)


def step_back(niceness: int) -> None:
    """Leave the machine to others first, where it knows such a thing."""
    if hasattr(os, "nice"):
        os.nice(niceness)


def read_jobs(jobs: SimpleQueue[bytes]) -> None:
    """Pass lines on until the other side is gone, whatever the driver is doing then."""
    for line in sys.stdin.buffer:
        jobs.put(line)
    os._exit(0)


def open_answers() -> BinaryIO:
    """Take the way out for answers; what a driver prints goes where errors go."""
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)
    return answers


def main() -> None:
    """Think until nobody asks any more; the one argument names guests' drivers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the house ends its processes itself
    step_back(THINKING)
    answers = open_answers()
    for file in sys.argv[1:]:
        enrol(Path(file))
    jobs: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=read_jobs, args=(jobs,), daemon=True).start()
    crew = Crew()
    while True:
        answers.write(encode(answer(crew, read_job(jobs.get()))) + b"\n")


if __name__ == "__main__":
    main()
