"""Speed of compiled Monza: turns per second of complete races, compared with OpenSpiel's C++ rollouts and a toy race.

Run `python -m bench.monza`. The toy race is an upper bound: it has only a roll, a look-up of the reachable spaces, a
choice and a push-back.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Callable
from random import Random
from time import perf_counter, process_time
from typing import Any

import numba
import numpy as np
from llvmlite import binding, ir  # type: ignore[import-untyped]
from numba.extending import intrinsic
from numpy.typing import NDArray

import hairpin
from bench.measure import measure, show, show_head, show_ratios
from bench.peer import NAME as PEER
from bench.peer import load_peer, roll_out
from hairpin.fast import Races, open_races
from hairpin.fast.luck import draw, pick, rest, stream
from hairpin.fast.monza.dice import ROLL_OF_TICKET, ROLLS, TICKETS

RANDOM, RACER = ["random"] * 4, ["racer"] * 4
BASE = "oval, 4 random drivers"
CASES: dict[str, tuple[dict[str, object], list[str]]] = {
    BASE: ({"track": "oval"}, RANDOM),
    "oval, 4 racers": ({"track": "oval"}, RACER),
    "oval, bonus, 4 random": ({"track": "oval", "bonus": True}, RANDOM),
    "oval, pro + bonus, 4 random": ({"track": "oval", "pro": True, "bonus": True}, RANDOM),
    "long, pro + bonus, 4 random": ({"track": "long", "pro": True, "bonus": True}, RANDOM),
    "long, pro + bonus, 4 racers": ({"track": "long", "pro": True, "bonus": True}, RACER),
}
CEILING = "ceiling: a bare toy race"

SPACES = 80
CARS = 4
FIRST_CALL = """
from time import perf_counter
begin = perf_counter()
import hairpin
from hairpin.fast import open_races
opened = open_races(hairpin.make("monza", track={track!r}, players=4, pro={pro}, bonus={pro}))
opened.run({drivers!r}, 1, 1)
print(perf_counter() - begin)
"""


def _place_of_bit(context: Any, mask: Any, number: Any) -> Any:  # noqa: ARG001 - the shape that Numba asks for
    """Generate code for the place of the set bit of this number: two instructions where the processor has BMI2."""

    def generate(context: Any, builder: Any, signature: Any, words: Any) -> Any:  # noqa: ARG001
        word = ir.IntType(64)
        deposit = builder.module.declare_intrinsic("llvm.x86.bmi.pdep.64", (), ir.FunctionType(word, [word, word]))
        bit = builder.call(deposit, [builder.shl(ir.Constant(word, 1), words[1]), words[0]])
        return builder.cttz(bit, ir.Constant(ir.IntType(1), 1))

    return numba.types.uint64(numba.types.uint64, numba.types.uint64), generate


def _count_bits(context: Any, mask: Any) -> Any:  # noqa: ARG001
    """Generate code for the number of set bits."""

    def generate(context: Any, builder: Any, signature: Any, words: Any) -> Any:  # noqa: ARG001
        return builder.ctpop(words[0])

    return numba.types.uint64(numba.types.uint64), generate


place_of_bit: Any = intrinsic(_place_of_bit)
count_bits: Any = intrinsic(_count_bits)


@numba.njit(nogil=True)
def race_toy(races: int, seed: int, rolls: NDArray[np.uint16], reach: NDArray[np.uint64]) -> int:
    """Race four cars along one lane of 80 spaces, with push-backs; return the number of turns."""
    cars, on, turns = np.zeros(CARS, np.int64), np.zeros(SPACES, np.uint8), 0
    for race in range(races):
        key, number, seat = stream(seed, race), 0, 0
        cars[:] = 0
        on[:] = 0
        while True:
            bits = draw(key, number)
            number += 1
            here = cars[seat]
            mask = reach[here, rolls[pick(bits, TICKETS)]]
            scaled = np.uint64(rest(bits, TICKETS)) * count_bits(mask)
            to = here + np.int64(place_of_bit(mask, scaled >> np.uint64(32)))
            if to >= SPACES - 1:
                break
            on[here] = 0
            bumped = on[to]
            if bumped and to > 0:
                back = to - 1
                while back > 0 and on[back]:
                    back -= 1
                on[back] = bumped
                cars[bumped - 1] = back
            on[to] = seat + 1
            on[0] = 0
            cars[seat] = to
            seat = (seat + 1) & (CARS - 1)
        turns += number
    return turns


def make_toy() -> Callable[[], int] | None:
    """Return a run of the toy race, or None if the processor lacks BMI2."""
    if not binding.get_host_cpu_features().get("bmi2"):
        return None
    random = Random(1)
    masks = [
        [sum(1 << d for d in random.sample(range(1, 9), random.randrange(5))) or 1 for _ in ROLLS]
        for _ in range(SPACES)
    ]
    reach = np.array(masks, np.uint64)
    return lambda: race_toy(60_000, 1, ROLL_OF_TICKET, reach)


def make_ours(options: dict[str, object], drivers: list[str]) -> Callable[[], int]:
    """Return a run of one of our cases, of about a tenth of a second."""
    opened = open_races(hairpin.make("monza", players=len(drivers), **options))
    opened.run(drivers, 1, 1)
    races, taken = 64, 0.0
    while taken < 0.05:
        races *= 2
        begin = process_time()
        opened.run(drivers, races, 1)
        taken = process_time() - begin
    return lambda: int(opened.run(drivers, races, 1).turns.sum())


def measure_threads(opened: Races, races: int, repeats: int) -> list[float]:
    """Return the wall-clock speed-up of two threads over one, once for each repeat."""
    gains = []
    for _ in range(repeats):
        taken = []
        for threads in (1, 2):
            begin = perf_counter()
            opened.run(RANDOM, races, 1, threads=threads)
            taken.append(perf_counter() - begin)
        gains.append(taken[0] / taken[1])
    return gains


def measure_first_call(track: str, pro: bool, drivers: list[str], repeats: int) -> list[float]:
    """Return the seconds of import and first race in a new Python process, with kernels from the disk cache."""
    command = [sys.executable, "-c", FIRST_CALL.format(track=track, pro=pro, drivers=drivers)]
    taken = [
        float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)  # noqa: S603
        for _ in range(repeats + 1)
    ]
    return taken[1:]


def main() -> None:
    """Measure every case; print medians with their spread, then the ratios to peer and toy race."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--repeats", type=int, default=5)
    words = parser.parse_args()
    runs = {name: make_ours(*case) for name, case in CASES.items()}
    peer, toy = load_peer(), make_toy()
    if peer:
        runs[PEER] = roll_out(peer)
    if toy:
        runs[CEILING] = toy
    show_head()
    rates = measure(runs, words.seconds, words.repeats)
    for name, rate in rates.items():
        show(name, rate, "turns/s")
    for other in (PEER, CEILING):
        show_ratios(rates, list(CASES), other)
    oval = open_races(hairpin.make("monza", track="oval", players=4))
    show("two threads : one, wall clock", measure_threads(oval, 2_000_000, words.repeats), "×", 2)
    show("first call, base", measure_first_call("oval", False, RANDOM, words.repeats), "s", 2)
    show("first call, pro + bonus, random", measure_first_call("long", True, RANDOM, words.repeats), "s", 2)
    show("first call, pro + bonus, racers", measure_first_call("long", True, RACER, words.repeats), "s", 2)


if __name__ == "__main__":
    main()
