"""The sandbox process: it runs one job after the other, under limits of memory and of CPU time per job.

A job that exceeds its CPU time ends the process. It exits when its parent is gone.
"""

from __future__ import annotations

import contextlib
import logging
import signal
import sys
from collections.abc import Callable
from time import process_time

from hairpin.core.errors import HairpinError
from hairpin.core.lazy import Lazy
from hairpin.server.process import frame, lower_priority, read_frame, take_stdout
from hairpin.server.sandbox.protocol import Done, Failed, Job, Refused, Reply, encode, read_job

NICENESS = 5
MEMORY = 512 << 20  # bytes of address space
OPEN_FILES = 64

logger = logging.getLogger("hairpin")


def limit_process() -> None:
    """Limit memory and open files, where the system supports it."""
    with contextlib.suppress(ImportError):
        import resource  # noqa: PLC0415 - not on every system

        for kind, most in (
            (resource.RLIMIT_AS, MEMORY),
            (resource.RLIMIT_NOFILE, OPEN_FILES),
            (resource.RLIMIT_CORE, 0),
        ):
            with contextlib.suppress(ValueError, OSError):
                resource.setrlimit(kind, (most, most))


def limit_cpu(seconds: int) -> None:
    """Let the system end this process when it has used so many more seconds of CPU time."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource  # noqa: PLC0415 - not on every system

        hard = resource.getrlimit(resource.RLIMIT_CPU)[1]
        resource.setrlimit(resource.RLIMIT_CPU, (int(process_time()) + seconds, hard))


def run(job: Job) -> Reply:
    """Run one job; an error becomes the reply. Only a lack of memory ends the process."""
    begun = process_time()
    try:
        function: Callable[[bytes], bytes] = Lazy[Callable[[bytes], bytes]](job.function).load()
        return Done(function(job.payload), process_time() - begun)
    except HairpinError as error:
        fields = {key: str(value) for key, value in error.fields.items()}
        return Refused(error.code, error.message, fields, process_time() - begun)
    except MemoryError:
        raise
    except Exception as error:
        logger.exception("%s failed", job.function)
        return Failed(f"{type(error).__name__}: {error}"[:500], process_time() - begun)


def main() -> None:
    """Run jobs until the parent is gone; the argument is the CPU time of a job in seconds."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends its workers itself
    lower_priority(NICENESS)
    replies = take_stdout()
    limit_process()
    while content := read_frame(sys.stdin.buffer):
        limit_cpu(int(sys.argv[1]))
        try:
            reply = run(read_job(content))
        except MemoryError:
            sys.exit("a job needed more memory than is allowed")
        replies.write(frame(encode(reply)))


if __name__ == "__main__":
    main()
