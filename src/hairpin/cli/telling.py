"""How a race is told in a terminal: line by line; or, where tiles are turned down again, on a screen that forgets."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from rich.console import Console
from rich.text import Text

from hairpin.cli.scenes import Scene
from hairpin.cli.speech import Line
from hairpin.core.game import Game
from hairpin.words import say

AnyGame = Game[Any, Any, Any]
WORD_WIDTH = 20  # of a choice, up to the end of its word


class Paper:
    """Tells everything as it happens, one line below the other."""

    def __init__(self, game: AnyGame, scene: Scene, console: Console) -> None:
        self.game = game
        self.scene = scene
        self.console = console

    @contextmanager
    def laid_out(self) -> Iterator[None]:
        """Be there for as long as the race lasts."""
        yield

    def follow(self, before: Any, action: Any, after: Any) -> None:
        """Tell an action and what followed from it by itself."""
        for line in self.tell(before, action, after):
            self.console.print(line.text)

    def tell(self, before: Any, action: Any, after: Any) -> list[Line]:
        """Return an action and what followed from it: who does what, in one line, and then what that brought."""
        seat = Text("  ").append(self.scene.paint_seat(self.game.on_turn(before) or 0)).append(" ")
        lines = self.scene.tell(before, action, after)
        return [Line(Text.assemble(seat if n == 0 else "      ", line.text), line.face) for n, line in enumerate(lines)]

    def show(self, view: Any, actions: Collection[Any], choices: Sequence[Text]) -> None:
        """Show the board and what somebody can choose."""
        self.console.print(self.scene.paint(view, actions))
        for choice in choices:
            self.console.print(choice)


class Slate(Paper):
    """A screen that is wiped before every question, so that nothing is left of a tile turned down again (RU-26).

    It is the terminal's second screen: what stood there before the race comes back after it, and nothing scrolls away
    into what can be looked up.
    """

    def __init__(self, game: AnyGame, scene: Scene, console: Console) -> None:
        super().__init__(game, scene, console)
        self.lines: list[Line] = []

    @contextmanager
    def laid_out(self) -> Iterator[None]:
        """Take the second screen, and give it back whatever happens; the last moves of a race that ended stay."""
        with self.console.screen(hide_cursor=False):
            yield
        for line in self.list_latest():
            self.console.print(line)

    def list_latest(self) -> list[Text]:
        """Return what happened in about the last round, as far as it can still be seen."""
        return [line.text for line in self.lines[-3 * self.game.players :]]

    def follow(self, before: Any, action: Any, after: Any) -> None:
        """Keep what can still be seen of the last round."""
        view = self.game.view(after, None)
        told = [*self.lines, *self.tell(before, action, after)]
        self.lines = [line for line in told if not line.face or self.scene.is_open(view, line.face)]

    def show(self, view: Any, actions: Collection[Any], choices: Sequence[Text]) -> None:
        """Draw the screen anew: the board, what happened lately, the choices; smaller where it would not fit."""
        board, rows = self.fit(view, actions, choices)
        room = max(0, self.console.height - 1 - _height(board) - len(rows))
        lines = self.list_latest()
        self.console.clear()
        for row in (board, *lines[len(lines) - min(room, len(lines)) :], *rows):
            self.console.print(row, no_wrap=True, overflow="ellipsis")

    def fit(self, view: Any, actions: Collection[Any], choices: Sequence[Text]) -> tuple[Text, list[Text]]:
        """Return board and choices as large as there is room for, with a few lines between."""
        room, width = self.console.height - 1 - self.game.players, self.console.width
        board, small = (self.scene.paint(view, actions, is_small) for is_small in (False, True))
        columns = set_in_columns(choices, width)
        words = set_in_columns([_cut(choice) for choice in choices], width)
        for one, rows in ((board, list(choices)), (board, columns), (small, columns), (small, words)):
            if _height(one) + len(rows) <= room:
                return one, rows
        return small, words


def _cut(choice: Text) -> Text:
    """Return a choice with its number and its word alone."""
    cut = choice.copy()
    cut.truncate(WORD_WIDTH)
    return cut


def _height(board: Text) -> int:
    return board.plain.count("\n") + 1


def set_in_columns(rows: Sequence[Text], width: int) -> list[Text]:
    """Return rows side by side, from the top down, as many as a width holds."""
    widest = max(row.cell_len for row in rows) + 1
    columns = max(1, width // widest)
    deep = -(-len(rows) // columns)
    table = []
    for top in range(deep):
        line = Text()
        for row in rows[top::deep]:
            cell = row.copy()
            cell.pad_right(widest - row.cell_len)
            line.append(cell)
        table.append(line)
    return table


def choose_telling(game: AnyGame, scene: Scene, console: Console, has_people: bool) -> Paper:
    """Return a slate where somebody must not look up what was covered, if the terminal can forget."""
    if game.facts.information == "perfect" or not has_people:
        return Paper(game, scene, console)
    if console.is_terminal and not console.is_dumb_terminal and not console.legacy_windows:
        return Slate(game, scene, console)
    console.print(Text("  " + say("cli-keeps")))
    return Paper(game, scene, console)
