"""A sample of `make fuzz`: mutated frames and requests make no traceback, no 500 and no harm to another table."""

from __future__ import annotations

from random import SystemRandom

import pytest

from server.client import ServerProcess
from server.fuzz import NO_LIMITS, NORMAL_LIMITS, run

MEGABYTES = 40  # caches are filled in the first minutes; `make fuzz` watches the memory for longer


@pytest.mark.parametrize(("frames", "limits"), [(5_000, NO_LIMITS), (500, NORMAL_LIMITS)], ids=["unlimited", "limited"])
def test_mutated_frames_and_requests_are_refused_without_harm(
    own_server: ServerProcess, frames: int, limits: tuple[str, ...]
) -> None:
    seed = str(SystemRandom().randrange(10**9))
    print(f"seed {seed}")  # noqa: T201 - shown if the test fails
    own_server.arguments = limits
    own_server.start()
    watch = run(own_server, frames, 300, seed)
    assert watch.totals["frames"] >= frames
    assert watch.totals["health requests"]
    assert watch.totals["moves at the innocent table"] > 5
    assert max(memory for _, memory in watch.memory) < watch.memory[0][1] + MEGABYTES
