"""The registry of games by name, and functions to make, deal, narrate and explain one by its kit.

Another package registers a game by one line: an entry point of the group `hairpin.games` that names its kit.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from hashlib import sha256
from typing import Any, Literal, overload

from hairpin.core.errors import HairpinError, UnknownGameError, WrongValueError, name_choices, quote
from hairpin.core.fair import Dealer, FairSource
from hairpin.core.game import BoardText, Game, GameFacts
from hairpin.core.kit import AnyGame, Kit
from hairpin.core.reason import Reason
from hairpin.core.story import Happening
from hairpin.games.memo import Memo
from hairpin.games.memo.kit import KIT as MEMO
from hairpin.games.monza import Monza
from hairpin.games.monza.kit import KIT as MONZA

GROUP = "hairpin.games"
_SHIPPED: Mapping[str, Kit] = {kit.facts.name: kit for kit in (MONZA, MEMO)}


@cache
def list_kits() -> Mapping[str, Kit]:
    """Return every kit by its game's name: the shipped ones, then those of installed packages."""
    from importlib.metadata import entry_points  # noqa: PLC0415 - slow to import, and games can be made without it

    installed: list[Kit] = [point.load() for point in entry_points(group=GROUP)]
    return {**_SHIPPED, **{kit.facts.name: kit for kit in installed if kit.facts.name not in _SHIPPED}}


def list_games() -> tuple[GameFacts, ...]:
    """List every game with its versions, players, options, variants and boards."""
    return tuple(kit.facts for kit in list_kits().values())


def find_kit(name: object) -> Kit:
    """Return a game's kit by the game's name, or refuse by listing the names."""
    if not isinstance(name, str) or name not in (kits := _SHIPPED if name in _SHIPPED else list_kits()):
        names = tuple(list_kits())
        raise UnknownGameError(
            f"there is no game {quote(name)}; choose {name_choices(names)}", game=name, choices=names
        )
    return kits[name]


def kit_of(game: object) -> Kit:
    """Return the kit that a game was made with."""
    if isinstance(game, Game):
        return find_kit(game.facts.name)
    raise WrongValueError(f"{quote(game)} is not a game; make one with hairpin.make")


@overload
def make(name: Literal["monza"], /, **options: object) -> Monza: ...
@overload
def make(name: Literal["memo"], /, **options: object) -> Memo: ...
@overload
def make(name: str, /, **options: object) -> AnyGame: ...
def make(name: str, /, **options: object) -> AnyGame:
    """Make a game by name; an unknown name, option or value is refused with the choices."""
    return find_kit(name).make(options)


def remake(name: str, settings: Mapping[str, str], board: str) -> AnyGame:
    """Make a game from a record: from the texts of its options and of its board."""
    kit = find_kit(name)
    if not isinstance(settings, Mapping) or not all(
        isinstance(text, str) for pair in settings.items() for text in pair
    ):
        raise WrongValueError(f"the settings of a game are texts by name, not {quote(settings)}")
    given: dict[str, object] = dict(settings)
    if option := kit.facts.board_option:
        given[option.name] = BoardText(settings.get(option.name, ""), board)
    return kit.make(given)


def deal(game: AnyGame, source: FairSource) -> Dealer:
    """Return the dealer that answers the chance nodes of one race from a fair source."""
    if not isinstance(source, FairSource) or not source.is_sound:
        raise WrongValueError(
            f"{quote(source)} is not a fair source: a seed of 64 hexadecimal digits, a nonce per seat"
        )
    return kit_of(game).deal(game, source)


def deal_at_home(game: AnyGame, seed: str) -> Dealer:
    """Return the dealer of a race in the terminal or a simulation; `seed` is any text."""
    source = FairSource(sha256(seed.encode("utf-8", "surrogatepass")).hexdigest(), ())
    kit = kit_of(game)
    return (kit.deal_at_home or kit.deal)(game, source)


def tell(game: AnyGame, before: Any, action: Any, after: Any) -> list[Happening]:
    """Return the happenings that everybody sees when an action is carried out."""
    kit = kit_of(game)
    try:
        return kit.tell(game, before, action, after)
    except Exception:
        if game.apply(before, action) != after:
            raise WrongValueError("this action does not lead from the one position to the other") from None
        raise


def explain(game: AnyGame, state: Any, seat: int, words: Sequence[str], what: str) -> Reason | None:
    """Return the rule that forbids something to a seat, after words that are not yet carried out, or None.

    `what` is a place of the board, or a word such as `stop`; the answer reveals no more than the seat's view.
    """
    kit = kit_of(game)
    game.check_seat(seat)
    if not isinstance(words, list | tuple) or not all(isinstance(word, str) for word in (*words, what)):
        raise WrongValueError(f"words and places are texts, not {quote(words)} and {quote(what)}")
    try:
        return kit.explain(game, state, seat, words, what) if kit.explain else None
    except HairpinError:
        raise
    except Exception:
        game.check_state(state)
        raise
