"""Options as data: what can be chosen for a game, by which rule, and a reader that lists the choices in its errors."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Literal

from hairpin.core.errors import OptionValueError, UnknownOptionError, name_choices, quote

MOST_DIGITS = 9

Kind = Literal["number", "flag", "choice", "board", "seat", "seats", "cars", "places"]


@dataclass(frozen=True, slots=True)
class Option:
    """One choice that is made before the race, and the rule that it settles.

    `choices` is empty where they follow from other options: boards from the files, seats from the players. `since` is
    the version of the game's rules that brought the option: records of earlier versions do not name it. `needs` is the
    variant without which the option has no effect.
    """

    name: str
    kind: Kind
    default: object
    choices: tuple[object, ...]
    rule: str
    says: str
    is_variant: bool = False
    since: int = 1
    needs: str = ""

    def read(self, value: object) -> object:
        """Return the choice that a value or its text means, or refuse it; in texts, seats count from 1."""
        if isinstance(value, str):
            if self.kind == "flag":
                value = {"yes": True, "no": False}.get(value, value)
            elif self.kind in ("number", "seat") and _is_number(value):
                value = int(value) - (self.kind == "seat")
            elif self.kind == "seats":
                value = _read_seats(value)
        return self.check(value, self.choices) if self.choices else value

    def format(self, value: object) -> str:
        """Format a value as one word that `read` accepts: `yes`, `3`, `red,green`."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int) and self.kind in ("seat", "seats"):
            return str(value + 1)
        if isinstance(value, tuple):
            return ",".join(map(self.format, value)) or "-"
        return str(value)

    def check(self, value: object, choices: Iterable[object], reason: str = "") -> object:
        """Return the value if it is one of the choices, of the same type; else refuse it with choices and reason."""
        allowed = tuple(choices)
        if any(type(value) is type(choice) and value == choice for choice in allowed):
            return value
        raise self.refuse(value, tuple(map(self.format, allowed)), reason)

    def refuse(self, value: object, choices: tuple[str, ...], reason: str = "") -> OptionValueError:
        """Return the error: the value as it would be typed, the choices, and the reason."""
        is_short = isinstance(value, int) and abs(value) < 10**MOST_DIGITS
        given = self.format(value) if is_short else quote(value)
        says = f"{self.name}={given} is not possible; choose {name_choices(choices)}"
        typed = value if isinstance(value, str) else given
        return OptionValueError(
            f"{says} ({reason})" if reason else says, option=self.name, value=typed, choices=choices
        )


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS


def _read_seats(text: str) -> object:
    """Return the seats that `1,3` or `-` names, or the text itself if it names none."""
    seats = [] if text in ("", "-") else text.split(",")
    return tuple(int(seat) - 1 for seat in seats) if all(map(_is_number, seats)) else text


def find_option(options: Iterable[Option], name: str) -> Option:
    """Return the option of this name, or refuse by listing the names."""
    known = {option.name: option for option in options}
    if name not in known:
        names = tuple(known)
        raise UnknownOptionError(
            f"there is no option {quote(name)}; choose {name_choices(names)}", option=name, choices=names
        )
    return known[name]


def read_options(options: tuple[Option, ...], given: Mapping[str, object]) -> dict[str, object]:
    """Return the defaults with the given values put over them, each read by its option."""
    values = {option.name: option.default for option in options}
    return values | {name: find_option(options, name).read(value) for name, value in given.items()}
