"""One race in the terminal: show the board, ask the people, run the computer drivers; or replay a record."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from rich.console import Console
from rich.text import Text

from hairpin.bots import AnyDriver, Basis, make_driver
from hairpin.bots.race import Randomness, drive
from hairpin.cli.display import ScrollingDisplay, choose_display
from hairpin.cli.names import quote_typed
from hairpin.cli.scenes import Scene, make_scene
from hairpin.core.fair import Dealer, FairSource
from hairpin.core.game import CHANCE, Outcome
from hairpin.core.kit import AnyGame
from hairpin.games import deal, deal_at_home
from hairpin.games.record import Record
from hairpin.words import say

YOU = "you"
Ask = Callable[[str], str]


class LeaveRace(Exception):  # noqa: N818 - not an error
    """Somebody at the keyboard wants to leave."""


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
    """A player at the keyboard, who answers with a choice's number or the action's word."""

    basis: Basis = "rule"

    def __init__(self, game: AnyGame, scene: Scene, display: ScrollingDisplay, ask: Ask) -> None:
        self.game = game
        self.scene = scene
        self.display = display
        self.ask = ask

    def choose(self, view: Any, actions: tuple[Any, ...], random: Random) -> Any:  # noqa: ARG002 - people need none
        """Show the choices and ask until the answer is one of them; a single choice is taken without asking."""
        if len(actions) == 1:
            return actions[0]
        words = [self.game.format_action(action) for action in actions]
        choices = [
            Text(f"  {number:>3}  {word:<12} ").append(self.scene.say(view, action))
            for number, (word, action) in enumerate(zip(words, actions, strict=True), start=1)
        ]
        self.display.show_choices(view, actions, choices)
        while True:
            answer = ask_once(self.ask, f"  {say('cli-ask', most=len(actions))} ") or "1"
            if answer in words:
                return actions[words.index(answer)]
            if answer.isascii() and answer.isdecimal() and 1 <= int(answer[:6]) <= len(actions):
                return actions[int(answer[:6]) - 1]
            again = say("cli-ask-again", answer=quote_typed(answer), most=len(actions))
            self.display.console.print(Text("  " + again))


def race(
    game: AnyGame, seats: Sequence[str], seed: str, console: Console, ask: Ask = input
) -> tuple[Record, Outcome | None]:
    """Run a race; return the record, and the outcome or None if somebody left."""
    scene = make_scene(game)
    display = choose_display(game, scene, console, YOU in seats)
    drivers: list[AnyDriver] = [
        Person(game, scene, display, ask) if name == YOU else make_driver(name, game) for name in seats
    ]
    words: list[str] = []
    state, randomness = game.start(), Randomness.from_seed(game, seed)
    show_start(scene, console)
    try:
        with display.opened():
            for before, action, state in drive(game, drivers, randomness):
                words.append(game.format_action(action))
                display.show_action(before, action, state)
        show_end(game, scene, randomness.dealer.open(state), console)
    except LeaveRace:
        console.print("\n  " + say("cli-left"))
    return Record(game, tuple(seats), tuple(words), seed), game.outcome(state)


def replay(record: Record, console: Console, ask: Ask | None) -> None:
    """Step through a record turn by turn; without `ask`, all at once."""
    game, scene = record.game, make_scene(record.game)
    display = ScrollingDisplay(game, scene, console)
    state, on_turn = game.start(), game.on_turn(game.start())
    show_start(scene, console)
    try:
        for before, word, state in record.steps():
            if ask and game.on_turn(before) != on_turn:
                console.print(scene.paint(game.view(before, None), ()))
                ask_once(ask, f"  {say('cli-next-turn')} ")
            on_turn = game.on_turn(before)
            display.show_action(before, game.parse_action(word), state)
        dealer = find_dealer(record) if game.outcome(state) else None
        show_end(game, scene, dealer.open(state) if dealer else state, console)
    except LeaveRace:
        return


def find_dealer(record: Record) -> Dealer | None:
    """Return the dealer of a recorded race at its end, by its seed; None if the seed gives other outcomes."""
    game, fairness = record.game, record.fairness
    if fairness:
        dealer = deal(game, FairSource(fairness.seed, fairness.nonces)) if fairness.seed else None
    else:
        dealer = deal_at_home(game, record.seed) if record.seed else None
    if dealer:
        for before, word, _ in record.steps():
            action = game.parse_action(word)
            if game.actor(before) == CHANCE and dealer.answer(before) != action:
                return None
            dealer = dealer.follow(before, action)
    return dealer


def show_start(scene: Scene, console: Console) -> None:
    """Show what is special about the start."""
    for line in scene.tell_start():
        console.print(Text("  ").append(line))


def show_end(game: AnyGame, scene: Scene, state: Any, console: Console) -> None:
    """Show the last state, with hidden things revealed if the race is over, and the result."""
    console.print(scene.paint(game.view(state, None), ()))
    if outcome := game.outcome(state):
        console.print(scene.say_result(outcome))
    else:
        console.print("  " + say("cli-stuck" if game.is_stuck(state) else "cli-left"))
