"""Options on the command line: the game, its options and the drivers. Contradictions are refused."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hairpin import list_games, make
from hairpin.core.errors import HairpinError, OptionValueError, name_choices
from hairpin.core.game import GameFacts
from hairpin.core.kit import AnyGame
from hairpin.core.options import find_option


class DriverCountError(HairpinError):
    """More drivers than seats."""

    code = "driver/count"


class NobodyDrivesError(HairpinError):
    """A race without a driver."""

    code = "driver/none"


class ContradictionError(HairpinError):
    """One option with two values."""

    code = "option/twice"


class SettingError(OptionValueError):
    """A `--set` without a name or a value."""

    code = "option/setting"


class OtherBoardError(OptionValueError):
    """A value that this board does not allow, but another one does."""

    code = "option/board"


def read_settings(rules: Sequence[str] | None) -> list[tuple[str, str]]:
    """Read the values of `--set`."""
    given: list[tuple[str, str]] = []
    for word in rules or ():
        key, equals, value = word.partition("=")
        if not equals:
            raise SettingError(f"--set {word} is not possible; write --set name=value", option="set", value=word)
        given.append((key, value))
    return given


def gather(game: str, flags: Mapping[str, object], rules: Sequence[str] | None) -> dict[str, object]:
    """Merge flags and `--set`. A flag that is None or False was not given; giving a value twice is no contradiction."""
    given: dict[str, object] = {name: value for name, value in flags.items() if value not in (None, False)}
    facts = find_facts(game)
    for name, value in read_settings(rules):
        if facts and name in given:
            _check_agreement(facts, name, given[name], value)
        given[name] = value
    return given


def find_facts(game: str) -> GameFacts | None:
    """Return the facts of a game, or None if there is no such game; `open_game` refuses it then."""
    return next((facts for facts in list_games() if facts.name == game), None)


def _check_agreement(facts: GameFacts, name: str, one: object, other: object) -> None:
    option = find_option(facts.options, name)
    first, second = option.read(one), option.read(other)
    if first != second:
        values = tuple(value if isinstance(value, str) else option.format(value) for value in (one, other))
        raise ContradictionError(
            f"{name}={values[0]} and {name}={values[1]} contradict each other; choose one",
            option=name,
            first=values[0],
            second=values[1],
        )


def open_game(name: str, given: Mapping[str, object]) -> AnyGame:
    """Make a game; if it would work on other boards, the refusal names them."""
    try:
        return make(name, **given)
    except OptionValueError as error:
        facts = find_facts(name)
        if facts and (other := _find_other_boards(facts, given, error)):
            raise other from error
        raise


def _find_other_boards(
    facts: GameFacts, given: Mapping[str, object], error: OptionValueError
) -> OtherBoardError | None:
    board = facts.board_option
    if board is None:
        return None
    boards = tuple(facts_.name for facts_ in facts.boards() if _opens(facts.name, {**given, board.name: facts_.name}))
    if not boards:
        return None
    here = str(given.get(board.name, board.default))
    said = f"{error.message}; on {here}, that is: {name_choices(boards)} would do"
    return OtherBoardError(said, **{**error.fields, "board": here, "boards": boards})


def _opens(name: str, given: Mapping[str, object]) -> bool:
    try:
        make(name, **given)
    except HairpinError:
        return False
    return True


def split_names(drivers: str) -> list[str]:
    """Split a list of drivers: `you,racer`."""
    return [name.strip() for name in drivers.split(",") if name.strip()]


def fill_seats(names: Sequence[str], players: int) -> tuple[str, ...]:
    """Return a driver's name for every seat; the last name fills the remaining seats."""
    if not names:
        raise NobodyDrivesError(f"no driver is named; name 1 to {players}, like you,racer", players=players)
    if len(names) > players:
        given = ",".join(names)
        raise DriverCountError(
            f"drivers={given} names {len(names)} drivers for {players} players",
            drivers=given,
            count=len(names),
            players=players,
        )
    return (*names, *[names[-1]] * (players - len(names)))
