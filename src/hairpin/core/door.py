"""Argument checks for every game: a public method returns a value or raises a `HairpinError`, whatever it is given.

The methods are written for valid values. The guards check types first; an invalid state of the right type is detected
by its notation only after a method has failed, so that the checks cost almost nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, get_args

from hairpin.core.errors import ActionNotationError, HairpinError, StateNotationError, quote

Method = Callable[..., Any]


def guard_game(game: type[Any]) -> None:
    """Wrap the methods that a subclass defines with guards; its base `Game[…]` names its types."""
    for base in vars(game).get("__orig_bases__", ()):
        if len(types := get_args(base)) == 3:
            game.state_type, action, game.view_type = types
            game.action_types = get_args(action) or (action,)
    for name, guard in _GUARDS.items():
        if method := vars(game).get(name):
            setattr(game, name, guard(method, game))


def _guard_position(method: Method, owner: type[Any]) -> Method:
    state_type = owner.state_type

    @wraps(method)
    def checked(game: Any, state: Any) -> Any:
        if type(state) is not state_type:
            game.check_state(state)
        try:
            return method(game, state)
        except HairpinError:
            raise
        except Exception:
            game.check_state(state)
            raise

    # `apply` has checked its state already and calls the unguarded method.
    setattr(owner, f"_{method.__name__}", method)
    return checked


def _guard_view(method: Method, owner: type[Any]) -> Method:
    state_type = owner.state_type

    @wraps(method)
    def checked(game: Any, state: Any, seat: Any) -> Any:
        if type(state) is not state_type:
            game.check_state(state)
        try:
            return method(game, state, seat)
        except HairpinError:
            raise
        except Exception:
            game.check_state(state)
            raise

    return checked


def _guard_writer(method: Method, owner: type[Any]) -> Method:
    """Guard a writer: a value of the right type can be written unless a field is invalid."""
    types, what, kind, field = {
        "format_state": ((owner.state_type,), "position", StateNotationError, "position"),
        "format_view": ((owner.view_type,), "view", StateNotationError, "position"),
        "format_action": (owner.action_types, "action", ActionNotationError, "action"),
    }[method.__name__]

    @wraps(method)
    def checked(game: Any, value: Any) -> Any:
        try:
            if type(value) in types and isinstance(text := method(game, value), str):
                return text
        except (TypeError, ValueError, LookupError, AttributeError):
            pass
        raise kind(f"{quote(value)} is not a valid {what} of {game.facts.title}", **{field: value})

    return checked


def _guard_reader(method: Method, _: type[Any]) -> Method:
    """Guard a reader, which reads or refuses any text itself."""
    is_action = method.__name__ == "parse_action"
    kind, what = (ActionNotationError, "action") if is_action else (StateNotationError, "position")

    @wraps(method)
    def checked(game: Any, text: Any) -> Any:
        if isinstance(text, str):
            return method(game, text)
        raise kind(f"{quote(text)} is not text, so it is no {what} of {game.facts.title}", **{what: text})

    return checked


_GUARDS: dict[str, Callable[[Method, type[Any]], Method]] = {
    **dict.fromkeys(
        ("actor", "on_turn", "legal_actions", "legal_words", "chance_outcomes", "outcome", "is_stuck"), _guard_position
    ),
    "view": _guard_view,
    **dict.fromkeys(("format_state", "format_view", "format_action"), _guard_writer),
    **dict.fromkeys(("parse_state", "parse_action"), _guard_reader),
}
