"""Facts of every game for menus: options as texts, boards, drivers."""

from __future__ import annotations

from dataclasses import dataclass

from hairpin.core.driver import Dial
from hairpin.core.game import BoardFacts
from hairpin.core.kit import Kit
from hairpin.games import list_kits


@dataclass(frozen=True, slots=True)
class OptionFacts:
    """One option of a game; values are texts. `needs` is the variant without which it has no effect, or empty."""

    name: str
    kind: str
    default: str
    choices: tuple[str, ...]
    rule: str
    is_variant: bool
    needs: str


@dataclass(frozen=True, slots=True)
class DriverFacts:
    """One computer driver; `strength` counts from 1, and is 0 if it was not measured."""

    name: str
    strength: int
    dial: Dial | None


@dataclass(frozen=True, slots=True)
class GameFacts:
    """One game; drivers weakest first. `board_option` is empty if the game has no boards.

    `has_reviews`: races that are over can be reviewed. `has_forecasts`: so can running ones, for the bar and the coach.
    """

    name: str
    title: str
    version: int
    players: tuple[int, ...]
    cars: tuple[str, ...]
    options: tuple[OptionFacts, ...]
    board_option: str
    boards: tuple[BoardFacts, ...]
    drivers: tuple[DriverFacts, ...]
    standard_driver: str
    has_reviews: bool
    has_forecasts: bool


def describe_games() -> tuple[GameFacts, ...]:
    """Describe every registered game."""
    return tuple(map(_describe, list_kits().values()))


def _describe(kit: Kit) -> GameFacts:
    facts = kit.facts
    return GameFacts(
        name=facts.name,
        title=facts.title,
        version=facts.version,
        players=facts.players,
        cars=facts.cars,
        options=tuple(
            OptionFacts(
                name=option.name,
                kind=option.kind,
                default=option.format(option.default),
                choices=tuple(map(option.format, option.choices)),
                rule=option.rule,
                is_variant=option.is_variant,
                needs=option.needs,
            )
            for option in facts.options
        ),
        board_option=facts.board_option.name if facts.board_option else "",
        boards=facts.boards(),
        drivers=tuple(
            DriverFacts(name, 0 if entry.is_plugin else strength, entry.dial)
            for strength, (name, entry) in enumerate(kit.drivers.items(), start=1)
        ),
        standard_driver=kit.standard_driver,
        has_reviews=kit.reviewer is not None,
        has_forecasts=kit.has_forecasts,
    )
