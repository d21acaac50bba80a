"""Hairpin's frames as the load reads them: only the needed fields are decoded, all others stay JSON."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
from msgspec import Raw

PRESENCE = ("number", "viewers")  # the number is checked apart; viewers change without an event
SEAT_PRESENCE = ("is_online", "is_away", "status")
PRIVATE = ("ghosts",)  # fields of a view that differ by seat
State = dict[str, Raw]
NULL, TRUE, FALSE, OVER, RACING = map(Raw, (b"null", b"true", b"false", b'"over"', b'"racing"'))


class Event(msgspec.Struct):
    """An event: a whole table, or a number and changes."""

    number: int = 0
    table: State | None = None
    changes: State | None = None


class Answer(msgspec.Struct):
    """The acknowledgement of a command."""

    id: str
    number: int


class You(msgspec.Struct):
    """The rights of a connection, as far as they are needed."""

    seats: list[int]
    links: dict[str, str]


class Welcome(msgspec.Struct):
    """The whole table."""

    table: State
    you: You


class Seat(msgspec.Struct):
    """A seat, as far as it is needed."""

    is_taken: bool


class Step(msgspec.Struct):
    """A step of a plan."""

    word: str
    to: int | None


class Node(msgspec.Struct):
    """A node of a plan."""

    steps: list[Step]
    words: list[str]


class Plan(msgspec.Struct):
    """Monza's routes for the dice in hand."""

    nodes: list[Node]


decode_event = msgspec.json.Decoder(Event).decode
decode_answer = msgspec.json.Decoder(Answer).decode
decode_welcome = msgspec.json.Decoder(Welcome).decode
decode_state = msgspec.json.Decoder(State).decode
decode_plan = msgspec.json.Decoder(Plan | None).decode
decode_words = msgspec.json.Decoder(list[str]).decode
decode_seats = msgspec.json.Decoder(list[Seat]).decode
decode_int = msgspec.json.Decoder(int).decode
decode = msgspec.json.decode


def read_number(event: Event) -> int:
    """Return the number of an event."""
    return event.number if event.table is None else decode_int(event.table["number"])


def choose_words(race: State, random: Random) -> list[str]:
    """Return a whole drive along a random route of the plan, or one legal word."""
    plan = decode_plan(race["plan"])
    if plan is None:
        legal = decode_words(race["legal"])
        return [random.choice([word for word in legal if word != "swap"] or legal)]
    return choose_route(plan, random)


def choose_route(plan: Plan, random: Random) -> list[str]:
    """Return the words of a random route to its end."""
    words: list[str] = []
    node = plan.nodes[0]
    while True:
        if not node.steps:
            return words or [random.choice(node.words)]
        step = random.choice(node.steps)
        words.append(step.word)
        if step.to is None or step.to < 0:
            return words
        node = plan.nodes[step.to]


def encode_race(race: State) -> Raw:
    """Return a merged race as JSON."""
    return Raw(msgspec.json.encode(race)) if race else NULL


def publish(state: State) -> dict[str, Any]:
    """Return what all viewers see of a table, or of its changes, without what changes between events."""
    table: dict[str, Any] = {name: decode(value) for name, value in state.items() if name not in PRESENCE}
    for seat in table.get("seats") or ():
        for name in SEAT_PRESENCE:
            seat.pop(name, None)
    view: dict[str, Any] = (table.get("race") or {}).get("view") or {}
    for name in PRIVATE:
        view.pop(name, None)
    return table
