"""How a review of a race is printed: the chances as bars, every turn, where the results came from, the receipt.

The game's scene paints the seats, describes what chance said, and adds what a review tells beyond chances.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from hairpin.cli.messages import join, tell
from hairpin.cli.names import name_race
from hairpin.cli.scenes import make_scene
from hairpin.core.game import CHANCE
from hairpin.core.review import Chances, Decision, Receipt, Review, Turn
from hairpin.games.record import Record
from hairpin.words import say, words

BAR = 40  # columns
LEAST = 0.0005  # of a chance; smaller ones are shown as 0.0 and left out


class ReviewPrinter:
    """Prints one review."""

    def __init__(self, record: Record, review: Review, console: Console) -> None:
        self.record = record
        self.review = review
        self.console = console
        self.scene = make_scene(record.game)
        self.steps = list(record.steps())
        self.seats = [self.scene.paint_seat(seat) for seat in range(record.game.players)]

    def print(self) -> None:
        """Print everything."""
        more = self.scene.tell_review(self.review)
        self._print_head()
        self._print_chances()
        for turn in self.review.turns:
            self.console.print()
            self._print_turn(turn, more.get(turn.number, ()))
        self._print_shares()
        self._print_receipts()
        for line in more.get(0, ()):
            self._print(line, 2)
        if not self.review.is_final:
            self.console.print("  " + say("cli-analyse-effort", flag=f"--effort {self.review.effort + 1}"))

    def _print(self, line: Text, indent: int) -> None:
        """Print a line; where it is broken, the rest is indented too."""
        self.console.print(Padding(line, (0, 0, 0, indent), expand=False))

    def _print_head(self) -> None:
        game, review = self.record.game, self.review
        self.console.print(Text(f"  {name_race(game)}", "bold"))
        for seat, name in zip(self.seats, self.record.seats, strict=True):
            self.console.print(Text("  ").append(seat).append(f" {name}"))
        if outcome := game.outcome(self.steps[-1][2]):
            self.console.print(self.scene.say_result(outcome))
        error = points(review.error) if review.certainty == "estimated" else words.figure(review.error, ".1e")
        self.console.print("  " + say("cli-analyse-basis", certainty=review.certainty, error=error))

    def _print_chances(self) -> None:
        """Draw every seat's chance at the start and after each turn."""
        self.console.print("\n  " + say("cli-analyse-chances"))
        heads = Text(" " * 11).append(Text("").join(Text(" ").append(seat) for seat in self.seats))
        self.console.print(heads)
        self.console.print(self._draw(Text(say("cli-analyse-start")), self.review.turns[0].before))
        for turn in self.review.turns:
            star = "*" if turn.number == self.review.turning_point else " "
            label = Text(f"{turn.number:>3} ").append(self.seats[turn.seat]).append(star)
            self.console.print(self._draw(label, turn.after))
        if self.review.turning_point:
            self.console.print("  * " + say("cli-analyse-turning", turn=self.review.turning_point))

    def _draw(self, label: Text, chances: Chances) -> Text:
        """Draw one row: the numbers, and a bar of which every seat has its part, in its colour and its digit."""
        row = Text("  ").append(label)
        row.pad_right(max(0, 11 - row.cell_len))
        row.append("".join(f"{round(100 * chance):>4}" for chance in chances)).append("  ")
        edges = [0, *(round(BAR * sum_) for sum_ in accumulate(chances))]
        for seat, painted in enumerate(self.seats):
            row.append(f"{seat + 1}" * (edges[seat + 1] - edges[seat]), painted.style)
        return row

    def _print_turn(self, turn: Turn, more: Sequence[Text]) -> None:
        """Print what chance said in a turn, what it did, and what each choice cost."""
        decisions = {decision.ply: decision for decision in turn.decisions}
        lines = list(self._list_lines(turn, decisions))
        label = Text(f"  {turn.number:>3} ").append(self.seats[turn.seat])
        if moved := self._list_points(turn.luck):
            label.append("  ").append(tell("cli-analyse-luck", points=join(moved)))
        self.console.print(label)
        for line in (*lines, *more):
            self._print(line, 10)

    def _list_lines(self, turn: Turn, decisions: dict[int, Decision]) -> Iterator[Text]:
        game = self.record.game
        for ply in range(turn.begin, turn.end):
            before, word, _ = self.steps[ply]
            if game.actor(before) == CHANCE:
                yield self.scene.say(game.view(before, None), game.parse_action(word))
            elif ply in decisions:
                yield self._say_decision(turn, decisions[ply])

    def _list_points(self, changes: Chances) -> list[Text]:
        """Return every seat with what changed for it, in points."""
        pairs = zip(self.seats, changes, strict=True)
        return [Text.assemble(seat, f" {points(change, '+')}") for seat, change in pairs if abs(change) >= LEAST]

    def _say_decision(self, turn: Turn, decision: Decision) -> Text:
        way, better = (" ".join(one.words) for one in (decision.taken, decision.best))
        who = Text() if decision.seat == turn.seat else Text.assemble(self.seats[decision.seat], " ")
        if decision.ways == 1:
            return who.append(say("cli-analyse-only", way=way, why=decision.why))
        if decision.cost < LEAST or way == better:
            return who.append(say("cli-analyse-best", way=way, ways=decision.ways))
        chance, cost = words.percent(decision.best.chance, 1), points(decision.cost)
        why = self._say_reason(decision.why)
        return who.append(say("cli-analyse-cost", way=way, cost=cost, better=better, chance=chance, why=why).strip())

    def _say_reason(self, why: str) -> str:
        """Return the game's sentence for a reason, nothing if it has none."""
        message = f"cli-why-{self.record.game.facts.name}"
        return say(message, why=why) if words.has(message) else ""

    def _print_shares(self) -> None:
        """Print for each seat start + luck + own choices + others' choices = result."""
        heads = [
            say("cli-seat"),
            *map(say, ("cli-analyse-begin", "cli-analyse-lucky", "cli-analyse-own", "cli-analyse-others")),
            say("cli-analyse-result"),
        ]
        rows = Table(*heads, title=say("cli-analyse-sum"), title_justify="left")
        for column in rows.columns[1:]:
            column.justify = "right"
        for seat, share in zip(self.seats, self.review.shares, strict=True):
            own = points(share.own, "+") + (f" ± {points(share.error)}" if share.error >= LEAST else "")
            parts = (points(share.luck, "+"), own, points(share.others, "+"))
            rows.add_row(seat, points(share.start), *parts, points(share.result))
        self.console.print()
        self.console.print(rows)

    def _print_receipts(self) -> None:
        for seat, receipt in zip(self.seats, self.review.receipts, strict=True):
            said = tell("cli-analyse-helped", name=seat, helped=receipt.helped, hurt=receipt.hurt)
            self._print(said, 2)
            for line in list_best(receipt):
                self._print(line, 6)
        luckiest = self.review.luckiest
        said = (
            Text(say("cli-analyse-even"))
            if luckiest is None
            else tell("cli-analyse-luckiest", name=self.seats[luckiest])
        )
        self.console.print(Text("  ").append(said))


def list_best(receipt: Receipt) -> Iterable[Text]:
    """Yield the turns of a seat that are worth naming."""
    if receipt.cleverest:
        yield Text(say("cli-analyse-cleverest", turn=receipt.cleverest))
    if receipt.costliest:
        yield Text(say("cli-analyse-costliest", turn=receipt.costliest))


def points(chance: float, sign: str = "") -> str:
    """Return a chance in points of 100, with one digit."""
    return words.figure(100 * chance if abs(chance) >= LEAST else 0.0, f"{sign}.1f").replace("-", "−")
