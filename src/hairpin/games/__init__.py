"""The games, by name: how each is opened, dealt and told. Menus, tests and drivers ask here and keep no list."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Literal, overload

from hairpin.core.errors import HairpinError, UnknownGameError, WrongValueError, name_choices, quote
from hairpin.core.fair import Dealer, FairSource
from hairpin.core.game import BoardText, Game, GameFacts
from hairpin.core.reason import Reason
from hairpin.core.story import Happening
from hairpin.games.memo import Memo
from hairpin.games.memo import Options as MemoOptions
from hairpin.games.memo.dealer import MemoDealer
from hairpin.games.memo.story import tell as tell_memo
from hairpin.games.memo.why import explain as explain_memo
from hairpin.games.monza import Monza
from hairpin.games.monza import Options as MonzaOptions
from hairpin.games.monza.dealer import MonzaDealer, TurnDealer
from hairpin.games.monza.story import tell as tell_monza
from hairpin.games.monza.why import explain as explain_monza


@dataclass(frozen=True)
class _Entry:
    facts: GameFacts
    open: Callable[[Mapping[str, object]], Game[Any, Any, Any]]
    deal: Callable[[Any, FairSource], Dealer]
    deal_at_home: Callable[[Any, FairSource], Dealer]
    tell: Callable[[Any, Any, Any, Any], list[Happening]]
    explain: Callable[[Any, Any, int, Sequence[str], str], Reason | None]


_GAMES = {
    "monza": _Entry(
        Monza.facts,
        lambda given: Monza(MonzaOptions.read(given)),
        lambda _, source: MonzaDealer(source),
        lambda _, source: TurnDealer(source),
        tell_monza,
        explain_monza,
    ),
    "memo": _Entry(
        Memo.facts,
        lambda given: Memo(MemoOptions.read(given)),
        lambda game, source: MemoDealer(source, game.options.tiles),
        lambda game, source: MemoDealer(source, game.options.tiles),
        tell_memo,
        explain_memo,
    ),
}


def games() -> tuple[GameFacts, ...]:
    """List every game with its versions, players, options, variants and boards."""
    return tuple(entry.facts for entry in _GAMES.values())


@overload
def make(name: Literal["monza"], /, **options: object) -> Monza: ...
@overload
def make(name: Literal["memo"], /, **options: object) -> Memo: ...
@overload
def make(name: str, /, **options: object) -> Game[Any, Any, Any]: ...
def make(name: str, /, **options: object) -> Game[Any, Any, Any]:
    """Open a game by name; an unknown name, option or value is refused with the choices."""
    return _find(name).open(options)


def _find(name: object) -> _Entry:
    if isinstance(name, str) and name in _GAMES:
        return _GAMES[name]
    names = tuple(_GAMES)
    raise UnknownGameError(
        f"there is no game {quote(name)}; choose {name_choices(names)}",
        game=name,
        choices=names,
    )


def _find_of(game: object) -> _Entry:
    if isinstance(game, Game):
        return _find(game.facts.name)
    raise WrongValueError(f"{quote(game)} is no game; make one with hairpin.make")


def remake(name: str, settings: Mapping[str, str], board: str) -> Game[Any, Any, Any]:
    """Open a game as it was once played: by the texts of its options, on the board of that day."""
    entry = _find(name)
    if not isinstance(settings, Mapping) or not all(
        isinstance(text, str) for pair in settings.items() for text in pair
    ):
        raise WrongValueError(f"the settings of a game are texts by name, not {quote(settings)}")
    given: dict[str, object] = dict(settings)
    for option in entry.facts.options:
        if option.kind == "board":
            given[option.name] = BoardText(settings.get(option.name, ""), board)
    return entry.open(given)


def deal(game: Game[Any, Any, Any], source: FairSource) -> Dealer:
    """Return who answers the chance nodes of one race from a fair source."""
    if not isinstance(source, FairSource) or not source.is_sound:
        raise WrongValueError(f"{quote(source)} is no fair source: a seed of 64 hexadecimal signs, and a nonce a seat")
    return _find_of(game).deal(game, source)


def deal_at_home(game: Game[Any, Any, Any], seed: str) -> Dealer:
    """Return who answers the chance nodes of a race at home, from any text: the same whoever drives."""
    source = FairSource(sha256(seed.encode("utf-8", "surrogatepass")).hexdigest(), ())
    return _GAMES[game.facts.name].deal_at_home(game, source)


def tell(game: Game[Any, Any, Any], before: Any, action: Any, after: Any) -> list[Happening]:
    """Tell what everybody sees happen when an action is carried out."""
    entry = _find_of(game)
    try:
        return entry.tell(game, before, action, after)
    except Exception:
        if game.apply(before, action) != after:
            raise WrongValueError("this action does not lead from the one position to the other") from None
        raise


def explain(game: Game[Any, Any, Any], state: Any, seat: int, words: Sequence[str], what: str) -> Reason | None:
    """Return which rule forbids a seat to do something after words that are laid out and not said yet, or None.

    `what` is a place of the board, or a word such as `stop`; the answer knows no more than the seat's view.
    """
    entry = _find_of(game)
    game.check_seat(seat)
    if not isinstance(words, list | tuple) or not all(isinstance(word, str) for word in (*words, what)):
        raise WrongValueError(f"words and places are texts, not {quote(words)} and {quote(what)}")
    try:
        return entry.explain(game, state, seat, words, what)
    except HairpinError:
        raise
    except Exception:
        game.check_state(state)
        raise
