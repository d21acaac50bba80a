"""The errors of Hairpin: one root class, and subclasses with a stable code and the facts of the case."""

from __future__ import annotations

from itertools import islice
from typing import ClassVar

LONGEST_MESSAGE = 400
LONGEST_QUOTE = 60
MOST_FACTS = 500
LARGEST = 1 << 64


class HairpinError(Exception):
    """The message states what was wrong, where, and what would be right; `code` is stable, `fields` hold the facts.

    Message and fields are short and printable, whatever the input was.
    """

    code: ClassVar[str] = "error"

    def __init__(self, message: str, **fields: object) -> None:
        self.message = shorten(message, LONGEST_MESSAGE)
        super().__init__(self.message)
        self.fields = {name: _keep(fact) for name, fact in fields.items()}


def quote(value: object, most: int = LONGEST_QUOTE) -> str:
    """Format a value for a message: short and printable; of an object only its type is shown."""
    if isinstance(value, list | tuple | set | frozenset):
        return shorten(f"[{', '.join(_quote_one(part, most) for part in islice(value, most))}]", most)
    return _quote_one(value, most)


def _quote_one(value: object, most: int) -> str:
    if type(value) is str or type(value) is bytes:
        return shorten(repr(value[:most]), most)
    if type(value) is int:
        return str(value) if abs(value) < LARGEST else "a number too large to write"
    if value is None or type(value) in (bool, float):
        return repr(value)
    return f"<{shorten(type(value).__name__, most - 2)}>"


def shorten(text: str, most: int) -> str:
    """Truncate a text that is too long, and escape characters that cannot be encoded."""
    text = text[: most + 1].encode("utf-8", "backslashreplace").decode()
    return text if len(text) <= most else text[: most - 1] + "…"


def _keep(fact: object) -> object:
    """Return a fact for `fields`; one that is too large is shortened."""
    if isinstance(fact, str):
        return shorten(fact, LONGEST_MESSAGE)
    if isinstance(fact, list | tuple | set | frozenset):
        return tuple(map(_keep_one, islice(fact, MOST_FACTS)))
    return _keep_one(fact)


def _keep_one(fact: object) -> object:
    if isinstance(fact, str):
        return shorten(fact, LONGEST_QUOTE)
    is_plain = fact is None or isinstance(fact, bool | float) or (isinstance(fact, int) and abs(fact) < LARGEST)
    return fact if is_plain else quote(fact)


class UnknownGameError(HairpinError):
    """No game has this name."""

    code = "game/unknown"


class UnknownOptionError(HairpinError):
    """The game has no option of this name."""

    code = "option/unknown"


class OptionValueError(HairpinError):
    """The option does not have this value."""

    code = "option/value"


class EndlessRaceError(OptionValueError):
    """The option's value allows races that never end, and so have no values."""

    code = "option/endless"


class GameOverError(HairpinError):
    """The game is over, and no seat acts."""

    code = "game/over"


class WrongValueError(HairpinError):
    """A value that this call does not accept in any game."""

    code = "value/wrong"


class ActionNotationError(HairpinError):
    """The text or the value is not an action of this game."""

    code = "action/notation"


class IllegalActionError(HairpinError):
    """An action of this game that is not legal now."""

    code = "action/illegal"


class StateNotationError(HairpinError):
    """The text or the value is not a position of this game."""

    code = "state/notation"


class UnknownTrackError(HairpinError):
    """No board or tile set has this name."""

    code = "track/unknown"


class TrackFileError(HairpinError):
    """A board or tile file that cannot be raced on."""

    code = "track/file"


class RecordError(HairpinError):
    """A `.race` file that does not describe a race."""

    code = "record/damaged"


class NotFairError(RecordError):
    """The race was not driven with fair dice, so it cannot be checked."""

    code = "record/not-fair"


class NotEndedError(RecordError):
    """The race has not ended, so its seed is still secret."""

    code = "record/not-ended"


class HiddenError(HairpinError):
    """What was asked about a running race would reveal what its players must find out or remember."""

    code = "review/hidden"


class UnknownDriverError(HairpinError):
    """No computer driver has this name."""

    code = "driver/unknown"


class DriverTableError(HairpinError):
    """A driver's table that does not fit the board."""

    code = "driver/table"


def name_choices(choices: object) -> str:
    """Join choices for the end of a sentence: `red, green or blue`."""
    if not isinstance(choices, list | tuple | set | frozenset | dict):
        return str(choices)
    words = [str(choice) for choice in choices]
    return " or ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else "".join(words)


class ValueFileError(HairpinError):
    """A file of solved values that is damaged."""

    code = "values/damaged"
