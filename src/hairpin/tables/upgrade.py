"""Stored events of earlier versions of the format, and what can be kept of an event that is not as it should be.

Plain JSON in and out. A version that changes an event's type, field or value adds a step here, and its tests
(`tests/past`) read the events of all versions before it.
"""

from __future__ import annotations

from typing import Any, get_args

from hairpin.tables.commands import Pace, SeatKind, StarterRule
from hairpin.tables.events import VERSION

Json = dict[str, Any]


def upgrade(version: int, event: Json) -> Json:
    """Return an event of an earlier version in the present format."""
    if version not in range(1, VERSION + 1):
        raise ValueError(f"events of version {version} are not known; 1 to {VERSION} are")
    # 1 to 2: `moved` may have a `result`, `started` a `game`; both are found out when they are missing.
    return event


def salvage(event: object) -> Json | None:
    """Return what can be kept of an event with missing, unknown or wrong values; None if nothing can."""
    if not isinstance(event, dict):
        return None
    match event.get("type"):
        case "arranged" if isinstance(setup := event.get("setup"), dict):
            return {"type": "arranged", "setup": _salvage_setup(setup), "is_lobby": event.get("is_lobby") is True}
        case "moved":
            kept = {"type": "moved", "words": _texts(event.get("words"))}
            seed = event.get("seed")
            return kept | {"seed": seed if isinstance(seed, str) else None, "result": _salvage_result(event)}
        case "started" if type(event.get("race")) is int:
            # The race cannot be continued, but it is counted.
            return {
                "type": "started",
                "race": event["race"],
                "settings": {},
                "starter": 0,
                "commitment": "",
                "board": "",
            }
        case "abandoned":
            return {"type": "abandoned", "seed": ""}
        case "forgotten" if isinstance(setup := event.get("setup"), dict):
            # A race that was running cannot be continued, but it is counted.
            races = event.get("races")
            return {"type": "forgotten", "setup": _salvage_setup(setup), "races": races if type(races) is int else 0}
    return None


def _salvage_setup(setup: Json) -> Json:
    options = setup.get("options")
    seats = setup.get("seats")
    kept: Json = {
        "game": setup.get("game") if isinstance(setup.get("game"), str) else "",
        "options": {name: text for name, text in options.items() if isinstance(text, str)}
        if isinstance(options, dict)
        else {},
        "seats": [_salvage_seat(seat) for seat in seats if isinstance(seat, dict)] if isinstance(seats, list) else [],
    }
    if setup.get("pace") in get_args(Pace):
        kept["pace"] = setup["pace"]
    if setup.get("starter_rule") in get_args(StarterRule):
        kept["starter_rule"] = setup["starter_rule"]
    host = setup.get("host_seat")
    kept["host_seat"] = host if type(host) is int and host in range(len(kept["seats"])) else None
    _keep(setup, kept, int, ("starter_seat", "keys_given", "practice"))
    _keep(setup, kept, str, ("board",))
    _keep(setup, kept, bool, ("is_locked",))
    kept["barred"] = _texts(setup.get("barred"))
    # No key may be given twice, even if the number of those that were given is not known any more.
    kept["keys_given"] = max([kept.get("keys_given", 0), *(seat["key"] for seat in kept["seats"] if "key" in seat)])
    return kept


def _salvage_seat(seat: Json) -> Json:
    kept: Json = {"kind": seat.get("kind") if seat.get("kind") in get_args(SeatKind) else "here", "name": "", "car": ""}
    _keep(seat, kept, str, ("name", "car", "driver"))
    _keep(seat, kept, bool, ("is_taken", "is_champion"))
    _keep(seat, kept, int, ("key", "trophies"))
    return kept


def _keep(fields: Json, kept: Json, kind: type, names: tuple[str, ...]) -> None:
    kept.update({name: fields[name] for name in names if type(fields.get(name)) is kind})


def _salvage_result(event: Json) -> Json | None:
    result = event.get("result")
    ranking = result.get("ranking") if isinstance(result, dict) else None
    if not isinstance(ranking, list) or not all(isinstance(place, list) for place in ranking):
        return None
    if not ranking or not all(type(seat) is int for place in ranking for seat in place):
        return None
    return {"ranking": ranking, "reason": ""}


def _texts(value: object) -> list[str]:
    return [text for text in value if isinstance(text, str)] if isinstance(value, list) else []
