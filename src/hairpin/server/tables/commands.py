"""Commands of viewers: decoded, authenticated, decided, stored, answered. A refused command changes nothing."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from dataclasses import replace
from functools import partial
from typing import Any

from hairpin.core.errors import HairpinError
from hairpin.server.errors import BusyTableError
from hairpin.server.reviews.forecasts import Forecasts
from hairpin.server.tables.admission import check_admission, list_browsers, shut_out
from hairpin.server.tables.codec import decode_command, decode_id, encode, fingerprint
from hairpin.server.tables.commits import Answer, Commits
from hairpin.server.tables.limits import Limits
from hairpin.server.tables.room import Room, Viewer
from hairpin.server.websocket import pack
from hairpin.tables import commands as cmd
from hairpin.tables import frames
from hairpin.tables.decide import (
    Decision,
    check_draft,
    decide,
    find_coached_race,
    find_forecast_race,
    plan,
    say_why,
    send_away,
)
from hairpin.tables.errors import LockedError, NotHostError, SentAwayError
from hairpin.tables.events import Arranged
from hairpin.tables.keys import seat_key
from hairpin.tables.setup import change_seat

MOST_KEYS, LONGEST_CLIENT = 16, 64
KEY = "|"  # divides a stored command from the number of the seat's key that it earned

logger = logging.getLogger("hairpin")


class CommandHandler:
    """Carries out what viewers send."""

    def __init__(self, commits: Commits, limits: Limits, forecasts: Forecasts) -> None:
        self.commits = commits
        self.limits = limits
        self.forecasts = forecasts
        self._tasks: set[asyncio.Task[None]] = set()  # the event loop keeps weak references only

    def handle(self, room: Room, viewer: Viewer, raw: bytes) -> None:
        """Carry out one frame of a viewer, and answer it, once the events before it are stored."""
        try:
            command = decode_command(raw)
        except HairpinError as error:
            self.refuse(viewer, decode_id(raw), error)
            return
        if isinstance(command, cmd.Arrange) and command.board:
            self._begin(self._check_board(room, viewer, command, command.board))
        else:
            self._queue(room, viewer, command)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _queue(self, room: Room, viewer: Viewer, command: cmd.Command) -> None:
        if room.is_free:
            self._run(room, viewer, command)
        elif not room.run(partial(self._run, room, viewer, command)):
            self.refuse(viewer, command.id, BusyTableError("too many commands wait at this table; slow down"))

    async def _check_board(self, room: Room, viewer: Viewer, command: cmd.Arrange, board: str) -> None:
        """Carry out a command with the board that a sandbox process made of its text: no other text is parsed here."""
        try:
            if not viewer.rights.is_host:
                raise NotHostError("only the host of the table may do this")
            board = await viewer.connection.clean_board(command.game or room.table.setup.game, board)
        except HairpinError as error:
            self.refuse(viewer, command.id, error)
        except Exception:
            self._fail(room, viewer, command)
        else:
            if not viewer.has_left:
                self._queue(room, viewer, replace(command, board=board))

    def refuse(self, viewer: Viewer, command: str, error: HairpinError) -> None:
        """Send this viewer alone the reason why a command was not carried out."""
        fields = {key: str(value)[:200] for key, value in error.fields.items()}
        viewer.send(frames.Refusal(command, error.code, error.message[:500], fields))

    def _run(self, room: Room, viewer: Viewer, command: cmd.Command) -> None:
        try:
            self._dispatch(room, viewer, command)
        except HairpinError as error:
            self.refuse(viewer, command.id, error)
        except Exception:
            self._fail(room, viewer, command)

    def _fail(self, room: Room, viewer: Viewer, command: cmd.Command) -> None:
        """Log the current exception, and tell the viewer that a command failed."""
        logger.exception("table %s: a command could not be carried out", room.table.code)
        viewer.send(frames.Refusal(command.id, "server/failed", "something went wrong; it was logged", {}))

    def _dispatch(self, room: Room, viewer: Viewer, command: cmd.Command) -> None:
        table = room.table
        match command:
            case cmd.Hello():
                self._welcome(room, viewer, command)
            case cmd.Draft(seat=seat, words=words):
                check_draft(table, command, viewer.rights)
                for other in room.viewers - {viewer}:
                    other.send(frames.Drafted(seat, words))
            case cmd.AskPlan():
                viewer.send(frames.Planned(command.id, plan(table, command)))
            case cmd.AskWhy():
                viewer.send(frames.Explained(command.id, say_why(table, command, viewer.rights)))
            case cmd.AskForecast():
                find_forecast_race(table, command)
                self._begin(self._compute(room, viewer, command))
            case cmd.AskAdvice():
                find_coached_race(table, command, viewer.rights)
                self._begin(self._compute(room, viewer, command))
            case _:
                self._carry_out(room, viewer, command)

    async def _compute(self, room: Room, viewer: Viewer, question: cmd.AskForecast | cmd.AskAdvice) -> None:
        """Answer a question that takes a while, unless the race has moved on or it is no longer allowed."""
        table = room.table
        try:
            frame: frames.Frame
            if isinstance(question, cmd.AskForecast):
                forecast = await self.forecasts.forecast(table.code, find_forecast_race(table, question))
                find_forecast_race(table, question)
                frame = frames.Forecasted(question.id, forecast)
            else:
                decision = await self.forecasts.advise(table.code, find_coached_race(table, question, viewer.rights))
                find_coached_race(table, question, viewer.rights)
                frame = frames.Advised(question.id, decision)
        except HairpinError as error:
            self.refuse(viewer, question.id, error)
        except Exception:
            self._fail(room, viewer, question)
        else:
            viewer.send(frame)

    def _carry_out(self, room: Room, viewer: Viewer, command: cmd.Command) -> None:
        """Store what a command does, and answer it; a repeated command gets its first answer again."""
        table, mark = room.table, fingerprint(viewer.client, command)
        if mark in room.answers:
            viewer.connection.send(_pack_answer(room, command.id, *room.answers[mark]))
            return
        if isinstance(command, (cmd.Roll, cmd.Move)) and self.commits.waits_for_nonces(room):
            room.park(partial(self._run, room, viewer, command), self.limits.nonce_seconds)
            return
        if isinstance(command, cmd.SendAway):
            decision = send_away(table, command.seat, list_browsers(room, command.seat), viewer.rights)
        else:
            decision = decide(table, command, viewer.rights)
        number, key = table.number + 1, decision.key

        def answer() -> Answer:
            room.remember(mark, number, key)
            return viewer, _pack_answer(room, command.id, number, key)

        self.commits.commit(
            room,
            decision,
            f"{mark}{KEY}{'' if key is None else key}",
            on_stored=answer,
            on_failed=partial(self.refuse, viewer, command.id),
        )

    def _welcome(self, room: Room, viewer: Viewer, hello: cmd.Hello) -> None:
        """Give a connection its rights, take the seats whose link it is the first to use, send it the table."""
        viewer.client = hello.client[:LONGEST_CLIENT]
        room.authenticate(viewer, hello.keys[:MOST_KEYS])
        try:
            check_admission(room, viewer, self.limits.most_viewers)
        except (LockedError, SentAwayError) as error:
            shut_out(viewer, error)
            return
        setup = room.table.setup
        for seat in viewer.rights.seats:
            if setup.seats[seat].kind == "link" and not setup.seats[seat].is_taken:
                setup = change_seat(setup, seat, is_taken=True)
        admit = partial(self._admit, room, viewer)
        if setup is room.table.setup:
            admit()
        else:
            taken = Decision(Arranged(setup))
            self.commits.commit(room, taken, on_failed=partial(self.refuse, viewer, hello.id), then=admit)

    def _admit(self, room: Room, viewer: Viewer) -> None:
        self.commits.scheduler.prepare(room.table)
        room.admit(viewer)
        self.commits.schedule_driver(room)


def read_answers(commands: dict[str, int]) -> dict[str, tuple[int, int | None]]:
    """Return what stored commands are answered with: the number of the event, and of the key they earned."""
    answers: dict[str, tuple[int, int | None]] = {}
    for command, number in commands.items():
        mark, _, key = command.rpartition(KEY)
        answers[mark] = number, int(key) if key else None
    return answers


def _pack_answer(room: Room, command: str, number: int, key: int | None) -> bytes:
    """Return the answer to a command; the key of a seat is derived from its number."""
    secret = None if key is None else seat_key(room.table.secret, key)
    return pack(encode(frames.Answer(command, number, secret)))
