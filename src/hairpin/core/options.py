"""Options as data: what can be chosen for a game, why, and a reader that names the choices when it refuses."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Literal

from hairpin.core.errors import OptionValueError, UnknownOptionError, name_choices

Kind = Literal["number", "flag", "choice", "board", "seat", "seats", "cars"]


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that a table can decide before the race, and the rule that it settles.

    `choices` is empty where they follow from other options: boards from the files, seats from the players. `since` is
    the version of the game's rules that brought the option: records of earlier versions do not name it.
    """

    name: str
    kind: Kind
    default: object
    choices: tuple[object, ...]
    rule: str
    says: str
    is_variant: bool = False
    since: int = 1

    def read(self, value: object) -> object:
        """Return the choice that a value or its text means, or refuse it; seats count from 1 in text."""
        if isinstance(value, str):
            if self.kind == "flag":
                value = {"yes": True, "no": False}.get(value, value)
            elif self.kind in ("number", "seat") and value.isascii() and value.isdecimal():
                value = int(value[:9]) - (self.kind == "seat")
            elif self.kind == "seats":
                value = _read_seats(value)
        return self.check(value, self.choices) if self.choices else value

    def format(self, value: object) -> str:
        """Write a value as one word that `read` takes: `yes`, `3`, `red,green`."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int) and self.kind in ("seat", "seats"):
            return str(value + 1)
        if isinstance(value, tuple):
            return ",".join(map(self.format, value)) or "-"
        return str(value)

    def check(self, value: object, choices: Iterable[object]) -> object:
        """Return the value if it is among the choices, of the same type, or refuse it by naming them."""
        allowed = tuple(choices)
        if any(type(value) is type(choice) and value == choice for choice in allowed):
            return value
        given = self.format(value) if isinstance(value, int) else repr(value)
        right = name_choices([self.format(choice) for choice in allowed])
        raise OptionValueError(
            f"{self.name}={given} is not possible; choose {right}",
            option=self.name, value=value, choices=tuple(map(self.format, allowed)),
        )  # fmt: skip


def _read_seats(text: str) -> object:
    """Return the seats that `1,3` or `-` names, or the text where it names none."""
    seats = [] if text in ("", "-") else text.split(",")
    if all(seat.isascii() and seat.isdecimal() for seat in seats):
        return tuple(int(seat[:9]) - 1 for seat in seats)
    return text


def find_option(options: Iterable[Option], name: str) -> Option:
    """Return the option of this name, or refuse by listing the names."""
    known = {option.name: option for option in options}
    if name not in known:
        names = tuple(known)
        raise UnknownOptionError(
            f"there is no option {name!r}; choose {name_choices(names)}", option=name, choices=names
        )
    return known[name]


def read_options(options: tuple[Option, ...], given: Mapping[str, object]) -> dict[str, object]:
    """Fill in what was given over the defaults, each value read by its option."""
    values = {option.name: option.default for option in options}
    return values | {name: find_option(options, name).read(value) for name, value in given.items()}
