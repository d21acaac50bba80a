"""The process that reviews races: jobs come in by standard input, replies go out, frame by frame.

It exits when its parent is gone. It may hang, crash or compile for minutes: no table waits for it.
"""

from __future__ import annotations

import contextlib
import logging
import os
import signal
import sys
from collections import OrderedDict
from queue import SimpleQueue
from threading import Thread
from time import process_time
from typing import Any

import msgspec

from hairpin.core.compiler import CompilerMissingError, needing_compiler
from hairpin.core.errors import HairpinError
from hairpin.core.game import Game
from hairpin.core.review import Reviewer
from hairpin.games import kit_of, remake
from hairpin.server.process import frame, lower_priority, read_frame, take_stdout
from hairpin.server.reviews.protocol import (
    MOST_REVIEWERS,
    Advise,
    CompilerMissing,
    Done,
    Forecast,
    Job,
    Reply,
    Review,
    Subject,
    encode,
    read_job,
)
from hairpin.server.sandbox.protocol import Failed, Refused
from hairpin.tables.errors import NoChancesError

NICENESS = 10
MEMORY = 2 << 30  # bytes that the process itself writes; files of values are mapped and do not count

logger = logging.getLogger("hairpin")
encode_answer = msgspec.json.Encoder().encode


class LoadedReviewers:
    """The reviewers that this process has loaded, the least recently used dropped first."""

    def __init__(self) -> None:
        self._loaded: OrderedDict[Subject, tuple[Game[Any, Any, Any], Reviewer]] = OrderedDict()

    def load(self, subject: Subject) -> tuple[Game[Any, Any, Any], Reviewer]:
        """Return a game and its reviewer."""
        if subject not in self._loaded:
            game = remake(subject.game, dict(subject.settings), subject.board)
            reviewer = kit_of(game).reviewer
            if reviewer is None:
                raise NoChancesError(f"nobody can tell the chances in {subject.game}", game=subject.game)
            while len(self._loaded) >= MOST_REVIEWERS:
                self._loaded.popitem(last=False)
            self._loaded[subject] = game, reviewer.load()(game)
        self._loaded.move_to_end(subject)
        return self._loaded[subject]


def answer(reviewers: LoadedReviewers, job: Job) -> Reply:
    """Do one job; an error becomes the reply. Only a lack of memory ends the process."""
    begun = process_time()
    try:
        with needing_compiler():
            body, is_unsolved = carry_out(reviewers, job)
        return Done(body, is_unsolved, process_time() - begun)
    except CompilerMissingError:
        return CompilerMissing()
    except HairpinError as error:
        fields = {key: str(value) for key, value in error.fields.items()}
        return Refused(error.code, error.message, fields, process_time() - begun)
    except MemoryError:
        raise
    except Exception as error:
        logger.exception("a race of %s could not be reviewed", job.race.subject.game)
        return Failed(f"{type(error).__name__}: {error}"[:500], process_time() - begun)


def carry_out(reviewers: LoadedReviewers, job: Job) -> tuple[bytes, bool]:
    """Return the answer to a job as JSON, and whether the race is worth solving."""
    game, reviewer = reviewers.load(job.race.subject)
    match job:
        case Advise(race=race):
            # What advice rests on is not told; a race that is solved already is not solved again.
            return encode_answer(reviewer.advise(race.words)), is_worth_solving(game)
        case Forecast(race=race):
            forecast = reviewer.forecast(race.words)
            return encode_answer(forecast), forecast.certainty == "estimated" and is_worth_solving(game)
        case Review(race=race, effort=effort):
            review = reviewer.review(race.words, effort)
            return encode_answer(review), review.certainty == "estimated" and is_worth_solving(game)


def is_worth_solving(game: Game[Any, Any, Any]) -> bool:
    """Return whether the values of a race take seconds to compute."""
    solving = kit_of(game).solving
    return solving is not None and solving.is_worthwhile(game)


def limit_memory() -> None:
    """Limit the memory of this process, where the system supports it."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource  # noqa: PLC0415 - not on every system

        resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def read_jobs(jobs: SimpleQueue[bytes]) -> None:
    """Queue frames until the parent is gone, whatever the reviewer is doing then."""
    while content := read_frame(sys.stdin.buffer):
        jobs.put(content)
    os._exit(0)


def main() -> None:
    """Do jobs until the parent is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends its workers itself
    lower_priority(NICENESS)
    limit_memory()
    replies = take_stdout()
    jobs: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=read_jobs, args=(jobs,), daemon=True).start()
    reviewers = LoadedReviewers()
    while True:
        try:
            reply = answer(reviewers, read_job(jobs.get()))
        except MemoryError:
            logger.warning("a review needed more memory than is allowed")
            os._exit(1)
        content = memoryview(frame(encode(reply)))
        while content:  # a long answer does not fit into the pipe at once
            content = content[replies.write(content) :]


if __name__ == "__main__":
    main()
