"""Command line flags that follow from the registered games: one for every board option and every variant.

All other options of a game are given by `--set name=value`. If two games use one name, the first decides what kind of
flag it is.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from functools import wraps
from types import MappingProxyType
from typing import Annotated, Any

import typer

from hairpin.core.options import Option
from hairpin.games import list_games

PARAMETER = "flags"
NO_FLAGS: Mapping[str, Any] = MappingProxyType({})


def list_flags() -> dict[str, Option]:
    """Return the options that are flags, by name."""
    found: dict[str, Option] = {}
    for facts in list_games():
        for option in facts.options:
            if option.kind == "board" or (option.is_variant and option.kind == "flag"):
                found.setdefault(option.name, option)
    return found


def with_game_flags(command: Callable[..., None]) -> Callable[..., None]:
    """Replace the parameter `flags` of a command by one parameter per flag, and pass it their values by name.

    A flag that was not given is None or False. A flag with the name of another parameter is left out.
    """
    parameters = inspect.signature(command, eval_str=True).parameters
    flags = {name: option for name, option in list_flags().items() if name not in parameters}
    taken: list[inspect.Parameter] = []
    for parameter in parameters.values():
        is_flags = parameter.name == PARAMETER
        taken += [_make_parameter(option) for option in flags.values()] if is_flags else [parameter]

    @wraps(command)
    def run(**given: Any) -> None:
        command(**{PARAMETER: {name: given.pop(name) for name in flags}, **given})

    run.__signature__ = inspect.Signature(taken)  # type: ignore[attr-defined]  # Typer reads it
    run.__annotations__ = {parameter.name: parameter.annotation for parameter in taken}
    return run


def _make_parameter(option: Option) -> inspect.Parameter:
    games = ", ".join(facts.name for facts in list_games() if option.name in {one.name for one in facts.options})
    text, name = f"{games}: {option.says}", f"--{option.name.replace('_', '-')}"
    kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
    if option.kind == "board":
        annotation: Any = Annotated[str | None, typer.Option(name, metavar="NAME|FILE", help=text)]
        return inspect.Parameter(option.name, kind, default=None, annotation=annotation)
    annotation = Annotated[bool, typer.Option(name, help=text)]
    return inspect.Parameter(option.name, kind, default=False, annotation=annotation)
