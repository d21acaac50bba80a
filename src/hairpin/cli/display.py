"""How a race is shown in a terminal: as scrolling lines, or on a screen that is cleared before every question."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from rich.console import Console
from rich.text import Text

from hairpin.cli.scenes import Line, Scene
from hairpin.core.kit import AnyGame
from hairpin.words import say

WORD_WIDTH = 20  # of a choice: its number and its word


class ScrollingDisplay:
    """Prints everything as it happens, line by line."""

    def __init__(self, game: AnyGame, scene: Scene, console: Console) -> None:
        self.game = game
        self.scene = scene
        self.console = console

    @contextmanager
    def opened(self) -> Iterator[None]:
        """Use the display for the duration of a race."""
        yield

    def show_action(self, before: Any, action: Any, after: Any) -> None:
        """Print an action and its consequences."""
        for line in self.list_lines(before, action, after):
            self.console.print(line.text)

    def list_lines(self, before: Any, action: Any, after: Any) -> list[Line]:
        """Return the lines for an action: seat and action, then its consequences."""
        seat = Text("  ").append(self.scene.paint_seat(self.game.on_turn(before) or 0)).append(" ")
        lines = self.scene.tell(before, action, after)
        return [Line(Text.assemble(seat if n == 0 else "      ", line.text), line.face) for n, line in enumerate(lines)]

    def show_choices(self, view: Any, actions: Collection[Any], choices: Sequence[Text]) -> None:
        """Show the board and the choices of a player."""
        self.console.print(self.scene.paint(view, actions))
        for choice in choices:
            self.console.print(choice)


class ClearingDisplay(ScrollingDisplay):
    """A screen that is cleared before every question, so that nothing hidden again can be looked up (RU-26).

    It uses the terminal's alternate screen: nothing goes into the scrollback, and the old content returns at the end.
    """

    def __init__(self, game: AnyGame, scene: Scene, console: Console) -> None:
        super().__init__(game, scene, console)
        self.lines: list[Line] = []

    @contextmanager
    def opened(self) -> Iterator[None]:
        """Switch to the alternate screen and back; print the last moves of a race that ended normally."""
        with self.console.screen(hide_cursor=False):
            yield
        for line in self.list_latest():
            self.console.print(line)

    def list_latest(self) -> list[Text]:
        """Return the lines of about the last round."""
        return [line.text for line in self.lines[-3 * self.game.players :]]

    def show_action(self, before: Any, action: Any, after: Any) -> None:
        """Add the lines of an action, and drop lines about what is hidden now."""
        view = self.game.view(after, None)
        lines = [*self.lines, *self.list_lines(before, action, after)]
        self.lines = [line for line in lines if not line.face or self.scene.is_open(view, line.face)]

    def show_choices(self, view: Any, actions: Collection[Any], choices: Sequence[Text]) -> None:
        """Redraw the screen: the board, the latest lines, the choices."""
        board, rows = self.fit(view, actions, choices)
        room = max(0, self.console.height - 1 - _height(board) - len(rows))
        lines = self.list_latest()
        self.console.clear()
        for row in (board, *lines[len(lines) - min(room, len(lines)) :], *rows):
            self.console.print(row, no_wrap=True, overflow="ellipsis")

    def fit(self, view: Any, actions: Collection[Any], choices: Sequence[Text]) -> tuple[Text, list[Text]]:
        """Return board and choices in the largest size that leaves a few lines between them."""
        room, width = self.console.height - 1 - self.game.players, self.console.width
        board, small = (self.scene.paint(view, actions, is_small) for is_small in (False, True))
        columns = set_in_columns(choices, width)
        words = set_in_columns([_cut(choice) for choice in choices], width)
        for one, rows in ((board, list(choices)), (board, columns), (small, columns), (small, words)):
            if _height(one) + len(rows) <= room:
                return one, rows
        return small, words


def _cut(choice: Text) -> Text:
    """Return the number and the word of a choice, without its description."""
    cut = choice.copy()
    cut.truncate(WORD_WIDTH)
    return cut


def _height(board: Text) -> int:
    return board.plain.count("\n") + 1


def set_in_columns(rows: Sequence[Text], width: int) -> list[Text]:
    """Return rows set in as many columns as a width holds, filled from the top down."""
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


def choose_display(game: AnyGame, scene: Scene, console: Console, has_people: bool) -> ScrollingDisplay:
    """Return a clearing display for people who play with hidden information, if the terminal can clear."""
    if game.facts.information == "perfect" or not has_people:
        return ScrollingDisplay(game, scene, console)
    if console.is_terminal and not console.is_dumb_terminal and not console.legacy_windows:
        return ClearingDisplay(game, scene, console)
    console.print(Text("  " + say("cli-keeps")))
    return ScrollingDisplay(game, scene, console)
