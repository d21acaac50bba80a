"""Names of games, races and drivers in the user's language, and what somebody has typed in its quotation marks."""

from __future__ import annotations

from hairpin.core.game import GameFacts
from hairpin.core.kit import AnyGame
from hairpin.words import say, words

LONGEST_QUOTE = 40


def name_game(facts: GameFacts) -> str:
    """Return the message `<game>-title`, or the title in the game's facts."""
    message = f"{facts.name}-title"
    return say(message) if words.has(message) else facts.title


def name_race(game: AnyGame) -> str:
    """Return the game with its board and its variants, in one line."""
    name, board = game.facts.name, game.board_facts
    titles = [name_game(game.facts)]
    if board:
        message = f"board-{name}-{board.name}"
        title = say(message) if words.has(message) else board.title
        titles += [title] if title not in titles else []
    for option in game.facts.variants:
        message = f"option-{name}-{option.name}"
        if game.settings[option.name]:
            titles.append(say(message) if words.has(message) else option.name)
    return ", ".join(titles)


def name_driver(driver: str) -> str:
    """Return what a driver is called, with its percentage if it has one: `learner:25`."""
    name, _, percent = driver.partition(":")
    return " ".join(filter(None, [say("driver-name", driver=name), percent and words.percent(int(percent) / 100)]))


def quote_typed(text: str) -> str:
    """Quote what was typed, shortened, without characters that would change the terminal."""
    shown = "".join(sign if sign.isprintable() else "�" for sign in text)
    return say("cli-quoted", text=shown if len(shown) <= LONGEST_QUOTE else shown[: LONGEST_QUOTE - 1] + "…")
