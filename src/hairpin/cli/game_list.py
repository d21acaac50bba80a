"""The list of games: options with their choices and meanings, boards and drivers."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from hairpin.bots import drivers
from hairpin.cli.names import name_driver, name_game
from hairpin.core.game import GameFacts
from hairpin.core.options import Option
from hairpin.words import say, words


def show_game(facts: GameFacts, console: Console) -> None:
    """Print a game's options, boards and drivers."""
    heads = [say(head) for head in ("cli-option", "cli-choices", "cli-rule", "cli-meaning")]
    least, most = facts.players[0], facts.players[-1]
    rows = Table(*heads, title=say("cli-game", title=name_game(facts), name=facts.name, least=least, most=most))
    for option in facts.options:
        rows.add_row(option.name, list_choices(option), option.rule, explain_option(facts, option))
    console.print(rows)
    if boards := ", ".join(name_board(facts, board.name, board.title) for board in facts.boards()):
        console.print(say("cli-boards", boards=boards))
    named = ", ".join(f"{driver} ({name_driver(driver)})" for driver in drivers(facts.name))
    console.print(say("cli-drivers", drivers=named) + "\n")


def list_choices(option: Option) -> str:
    """Name the choices of an option, the default in bold and in words."""
    usual = f"[bold]{say('cli-usual', choice=option.format(option.default))}[/bold]"
    return ", ".join(usual if c == option.default else option.format(c) for c in option.choices) or f"{usual} …"


def name_option(facts: GameFacts, *parts: str) -> str:
    """Return the id of the message about an option, or about one of its choices."""
    return "-".join(("option", facts.name, *parts)).replace("_", "-")


def name_board(facts: GameFacts, name: str, title: str) -> str:
    """Return a board's name and title; the title is the board's own if there is no message for it."""
    option = facts.board_option
    message = name_option(facts, option.name, name) if option else ""
    return f"{name} ({say(message) if words.has(message) else title})"


def explain_option(facts: GameFacts, option: Option) -> str:
    """Describe an option and each of its choices."""
    asked, told = name_option(facts, option.name), name_option(facts, option.name, "says")
    lines = [say(told if words.has(told) else asked) if words.has(asked) else option.says]
    for choice in option.choices:
        message = name_option(facts, option.name, str(choice))
        if words.has(message):
            lines.append(say("cli-labelled", name=str(choice), what=say(message)))
    return "\n".join(lines)
