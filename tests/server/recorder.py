"""A viewer's connection that keeps what it is sent, for tests without sockets."""

from __future__ import annotations

from hairpin.server.tables.room import Viewer


def unpack_all(data: bytes) -> list[bytes]:
    """Return the payloads of frames that follow each other."""
    payloads = []
    while data:
        size, begin = data[1], 2
        if size >= 126:
            begin = 4 if size == 126 else 10
            size = int.from_bytes(data[2:begin])
        payloads.append(data[begin : begin + size])
        data = data[begin + size :]
    return payloads


class Recorder:
    """Keeps the payloads of frames, and the close code once it is closed."""

    is_silent = False

    def __init__(self) -> None:
        self.payloads: list[bytes] = []
        self.closed_with: int | None = None

    def send(self, frame: bytes) -> None:
        if self.closed_with is None:
            self.payloads += unpack_all(frame)

    def close(self, code: int, reason: str = "") -> None:  # noqa: ARG002 - the code says enough
        self.closed_with = code

    async def clean_board(self, game: str, text: str) -> str:  # noqa: ARG002 - nothing is checked here
        return text

    def ping(self, frame: bytes) -> bool:
        self.send(frame)
        return self.closed_with is None


def record_viewer() -> tuple[Viewer, Recorder]:
    """Return a viewer and what it is connected by."""
    recorder = Recorder()
    return Viewer(recorder, "http://hairpin.test"), recorder
