"""A race in the terminal: shows the board, asks whoever sits here, lets computer drivers drive."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from rich.console import Console
from rich.text import Text

from hairpin.bots import AnyDriver, Basis, make_driver
from hairpin.bots.race import drive
from hairpin.cli.scenes import Scene, make_scene
from hairpin.core.errors import HairpinError
from hairpin.core.game import Game
from hairpin.games.record import Record
from hairpin.words import say

YOU = "you"
AnyGame = Game[Any, Any, Any]
Ask = Callable[[str], str]


class CrewError(HairpinError):
    """More drivers than seats, or none."""

    code = "driver/count"


class LeaveRace(Exception):  # noqa: N818 - a wish, not an error
    """Somebody at the keyboard has had enough."""


def ask_once(ask: Ask, prompt: str) -> str:
    """Return what was typed; `q` and the end of the input leave the race."""
    try:
        answer = ask(prompt).strip()
    except (EOFError, KeyboardInterrupt):
        raise LeaveRace from None
    if answer in ("q", "quit"):
        raise LeaveRace
    return answer


class Person:
    """A driver who is asked at the keyboard: by number, or by the action's own word."""

    basis: Basis = "rule"

    def __init__(self, game: AnyGame, scene: Scene, console: Console, ask: Ask) -> None:
        self.game = game
        self.scene = scene
        self.console = console
        self.ask = ask

    def choose(self, view: Any, actions: tuple[Any, ...], random: Random) -> Any:  # noqa: ARG002 - persons need no lot
        """Show what is possible and wait for an answer that is; where there is no choice, nobody is asked."""
        if len(actions) == 1:
            return actions[0]
        words = [self.game.format_action(action) for action in actions]
        self.console.print(self.scene.paint(view, actions))
        for number, action in enumerate(actions, start=1):
            self.console.print(Text(f"  {number:>3}  {words[number - 1]:<12} ").append(self.scene.say(view, action)))
        while True:
            answer = ask_once(self.ask, f"  {say('cli-ask', most=len(actions))} ") or "1"
            if answer in words:
                return actions[words.index(answer)]
            if answer.isascii() and answer.isdecimal() and 1 <= int(answer[:6]) <= len(actions):
                return actions[int(answer[:6]) - 1]
            self.console.print(Text("  " + say("cli-ask-again", answer=repr(answer), most=len(actions))))


def fill_seats(names: Sequence[str], players: int) -> tuple[str, ...]:
    """Return a driver's name for every seat; with too few names the last one drives the rest."""
    if not 1 <= len(names) <= players:
        given = ",".join(names)
        raise CrewError(
            f"drivers={given} names {len(names)} drivers for {players} players",
            drivers=given, count=len(names), players=players,
        )  # fmt: skip
    return (*names, *[names[-1]] * (players - len(names)))


def race(game: AnyGame, names: Sequence[str], seed: str, console: Console, ask: Ask = input) -> Record:
    """Race in the terminal and return the record, also of a race that was left."""
    seats = fill_seats(names, game.players)
    scene = make_scene(game)
    crew: list[AnyDriver] = [
        Person(game, scene, console, ask) if name == YOU else make_driver(name, game) for name in seats
    ]
    words: list[str] = []
    state = game.start()
    try:
        for before, action, state in drive(game, crew, Random(seed)):  # noqa: B007 - needed after the loop
            words.append(game.format_action(action))
            console.print(say_move(game, scene, before, action))
        show_end(game, scene, state, console)
    except LeaveRace:
        console.print("\n  " + say("cli-left"))
    return Record(game, seats, tuple(words), seed)


def replay(record: Record, console: Console, ask: Ask | None) -> None:
    """Step through a record, turn by turn; with nobody to ask, all at once."""
    game, scene = record.game, make_scene(record.game)
    state, on_turn = game.start(), game.on_turn(game.start())
    try:
        for before, word, state in record.steps():  # noqa: B007 - needed after the loop
            if ask and game.on_turn(before) != on_turn:
                console.print(scene.paint(game.view(before, None), ()))
                ask_once(ask, f"  {say('cli-next-turn')} ")
            on_turn = game.on_turn(before)
            console.print(say_move(game, scene, before, game.parse_action(word)))
        show_end(game, scene, state, console)
    except LeaveRace:
        return


def say_move(game: AnyGame, scene: Scene, state: Any, action: Any) -> Text:
    """Say who does what, in one line."""
    seat = game.on_turn(state) or 0
    return Text("  ").append(scene.paint_seat(seat)).append(" ").append(scene.say(game.view(state, None), action))


def show_end(game: AnyGame, scene: Scene, state: Any, console: Console) -> None:
    """Show the last position, and the result if there is one."""
    console.print(scene.paint(game.view(state, None), ()))
    if outcome := game.outcome(state):
        console.print(scene.say_result(outcome))
