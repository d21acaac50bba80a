"""Monza in a terminal: the lanes in strips, every colour with its letter, every action described."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from fractions import Fraction
from math import ceil

from rich.text import Text

from hairpin.cli.messages import join, tell
from hairpin.cli.paint import dye, paint_dice
from hairpin.cli.scenes import Line
from hairpin.core.game import Outcome
from hairpin.core.review import Review
from hairpin.core.story import Happening
from hairpin.games.monza import NO_BONUS, TURBO, Action, Bonus, Monza, Options, Reroll, Roll, Space, State, Step
from hairpin.games.monza.colours import COLOURS, LETTER_OF
from hairpin.games.monza.kit import is_worth_solving
from hairpin.games.monza.story import tell as tell_story
from hairpin.games.monza.track import START
from hairpin.words import say

WIDEST = 76
UNIT = 6


class MonzaScene:
    """The scene of Monza."""

    def __init__(self, game: Monza) -> None:
        self.game = game

    def paint_seat(self, seat: int) -> Text:
        """Draw a car: its seat number on its colour."""
        return Text(f"<{seat + 1}>", dye(LETTER_OF[self.game.options.cars[seat]]))

    def tell_start(self) -> list[Text]:
        """Describe each head start (RU-31)."""
        grid = enumerate(self.game.options.grid)
        return [
            tell("cli-grid-start", name=self.paint_seat(seat), space=place) for seat, place in grid if place != START
        ]

    def paint(self, view: State, actions: Collection[Action], is_small: bool = False) -> Text:  # noqa: ARG002
        """Draw the board; spaces that an action leads to have a star. It has one size."""
        lit = {action.space for action in actions if isinstance(action, Step | Bonus)}
        scene = Text("\n")
        for label, places in (("cli-start", {START}), ("cli-finish", set(self.game.track.finish))):
            cars = [self.paint_seat(seat) for seat, car in enumerate(view.cars) if car in places]
            if cars or places & lit:
                star = " *" if places & lit else ""
                scene.append(f"  {say(label)}{star} ").append(Text(" ").join(cars)).append("\n")
        scene.append(self.paint_track(view, lit))
        if view.dice:
            scene.append("  ").append(tell("cli-dice", dice=paint_dice(view.dice))).append("\n")
        if view.tiles:
            scene.append(f"  {say('cli-tiles', tiles=view.tiles[view.turn] or '–')}\n")
        return scene

    def paint_track(self, view: State, lit: Collection[str]) -> Text:
        """Draw the lanes from left to right, in strips one above the other."""
        track = self.game.track
        strip = Fraction(WIDEST // UNIT)
        board = Text()
        for number in range(ceil(track.length / strip)):
            begin, end = number * strip, min((number + 1) * strip, track.length)
            for lane, spaces in track.lanes.items():
                board.append(f"{lane} ", "dim")
                for space in spaces:
                    if space.rear < end and space.front > begin:
                        width = round(min(space.front, end) * UNIT) - round(max(space.rear, begin) * UNIT)
                        is_whole = space.rear >= begin
                        board.append(self.paint_space(view, space, width, space.name in lit, is_whole))
                board.append("\n")
            board.append("\n")
        return board

    def paint_space(self, view: State, space: Space, width: int, is_lit: bool, is_whole: bool) -> Text:
        """Draw a space in its length, with its letter and the cars on it; the rest of a cut one is plain."""
        cell = Text(style=dye(space.colour))
        if is_whole:
            cell.append(f"{'*' if is_lit else ' '}{space.colour}")
            for seat, car in enumerate(view.cars):
                if car == space.name:
                    cell.append(self.paint_seat(seat))
        cell.truncate(width - 1, pad=True)
        return Text().append_text(cell).append(" ")

    def say(self, view: State, action: Action) -> Text:
        """Describe an action in a few words."""
        match action:
            case Roll(dice):
                return tell("cli-does-roll", dice=paint_dice(dice))
            case Step(space, colour, is_accelerator):
                tool = "tile" if is_accelerator else "die"
                if space in self.game.track.finish:
                    return tell("cli-does-finish", tool=tool, colour=COLOURS[colour])
                return tell("cli-does-drive", space=space, tool=tool, colour=COLOURS[colour])
            case Reroll(dice):
                return tell("cli-does-reroll", dice=paint_dice(dice))
            case Bonus(space):
                car = self.paint_seat(self.game.seat_of[view.last])
                if space in self.game.track.finish:
                    return tell("cli-does-bonus-finish", car=car)
                return tell("cli-does-bonus", car=car, space=space)
            case _ if action == TURBO:
                return tell("cli-does-turbo")
            case _ if action == NO_BONUS:
                return tell("cli-does-no-bonus", car=self.paint_seat(self.game.seat_of[view.last]))
            case _:
                return tell("cli-does-stop")

    def tell(self, before: State, action: Action, after: State) -> list[Line]:
        """Describe an action, then push-backs, dice that did not fit, and the beginning of the last round."""
        story = [self.say_happening(action, what) for what in tell_story(self.game, before, action, after)]
        return [Line(line) for line in (self.say(before, action), *story) if line]

    def say_happening(self, action: Action, what: Happening) -> Text | None:
        """Describe a consequence of an action, unless the description of the action includes it."""
        match what.kind:
            case "passed" if isinstance(action, Roll):  # MZ-12; a `stop` without a step is described itself
                return tell("monza-tell-passed", name=self.paint_seat(what.seat or 0))
            case "pushed-back":  # MZ-11
                car, space = self.paint_seat(what.seat or 0), what.places[1]
                if space == START:
                    return tell("monza-say-pushed-to-start", name=car)
                return tell("cli-pushed-back", name=car, space=space)
            case "last-round":  # MZ-14
                return tell("monza-tell-last-round")
            case _:
                return None

    def is_open(self, view: State, place: str) -> bool:  # noqa: ARG002 - in Monza everything is
        """Return whether the content of a place is visible."""
        return True

    def say_result(self, outcome: Outcome) -> Text:
        """Describe the result and its reason."""
        cars = join(self.paint_seat(seat) for seat in outcome.winners)
        dice = outcome.scores[outcome.winners[0]] or 0
        return Text("  ").join(
            [
                Text(),
                tell("podium-winner", winners=len(outcome.winners), names=cars),
                tell("monza-reason", reason=outcome.reason, dice=dice),
            ]
        )

    def tell_review(self, review: Review) -> Mapping[int, Sequence[Text]]:
        """Name the command that solves the race, if it is not solved and takes seconds."""
        if review.certainty != "estimated" or not is_worth_solving(self.game):
            return {}
        return {0: [Text(say("cli-analyse-solve", command=write_solving(self.game)))]}


def write_solving(game: Monza) -> str:
    """Return the command that solves a race: every option that is not the usual one."""
    usual, settings = Monza(Options.read({"players": game.players, "track": game.track.name})).settings, game.settings
    skipped = {"players", "track", "starter", "grid", *(() if game.options.bonus else ("cars",))}
    options = {option.name: option for option in game.facts.options if option.name not in skipped}
    more = [f"--set {name}={options[name].format(settings[name])}" for name in options if settings[name] != usual[name]]
    return " ".join(["hairpin solve", f"--track {game.track.name}", f"--players {game.players}", *more])
