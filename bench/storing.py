"""What it costs to store events: CPU time per event, of both threads, in batches of several sizes."""

from __future__ import annotations

import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

from hairpin.server.store import Append, Store

EVENTS = 4000
TABLES = 250
BODY = b'{"type":"moved","words":["A1w","A2p+","B3p","B4g+","A4w+","A5r+","A6g"],"seed":null}'
VERSION = 2


async def store_events(store: Store, size: int, numbers: dict[str, int]) -> tuple[float, float]:
    """Return CPU and wall time of some events, `size` of which wait at a time."""
    loop = asyncio.get_running_loop()
    codes = list(numbers)
    cpu, wall = process_time(), perf_counter()
    for batch in range(EVENTS // size):
        done = loop.create_future()
        left = [size]

        def count(error: Exception | None, left: list[int] = left, done: asyncio.Future[None] = done) -> None:
            if error:
                raise error
            left[0] -= 1
            if not left[0]:
                done.set_result(None)

        for place in range(size):
            code = codes[(batch * size + place) % TABLES]
            numbers[code] += 1
            store.append(Append(code, numbers[code], BODY, VERSION, f"0123456789abcdef{place}"), count)
        await done
    return process_time() - cpu, perf_counter() - wall


async def main() -> None:
    """Print the times."""
    with TemporaryDirectory() as folder:
        store = Store(str(Path(folder) / "t.sqlite"))
        numbers = {f"T{number}": 1 for number in range(TABLES)}
        for code in numbers:
            await store.create(code, "ab", BODY, VERSION)
        for size in (1, 10, 20, 50, 100):
            await store_events(store, size, numbers)
            cpu, wall = await store_events(store, size, numbers)
            print(f"batches of {size:3}: {cpu / EVENTS * 1e6:6.1f} µs CPU, {wall / EVENTS * 1e6:7.1f} µs an event")
        store.close()


if __name__ == "__main__":
    asyncio.run(main())
