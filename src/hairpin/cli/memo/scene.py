"""Memo-Car-Race in a terminal: the grid, the open tiles, the cars, every action described."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from rich.text import Text

from hairpin.cli.memo.memory import tell_memory
from hairpin.cli.messages import tell
from hairpin.cli.paint import dye
from hairpin.cli.scenes import Line
from hairpin.core.game import Outcome
from hairpin.core.review import Review
from hairpin.games.memo import Action, Canister, Drive, Memo, Pick, Reveal, Start, State, Turn, View, Way
from hairpin.games.memo.grid import CELLS, COLOURS, FIXED_WAYS, INDEX, PIT, SIDES
from hairpin.games.memo.tiles import KINDS
from hairpin.words import say, words

# A tile is three rows of seven letters; start-finish tiles lie around the grid, so the table is 7 × 7 tiles.
SHIFT: Mapping[str, tuple[int, int]] = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
SEAT_LETTERS = ("r", "b", "g", "y")
ROAD_STYLE = "white on #3b4048"
BACK_STYLE = "black on #dcab4f"
PIT_STYLE = "black on #d8d2c8"
KNOTS: Mapping[str, str] = {
    "NS": "║",
    "EW": "═",
    "NE": "╚",
    "ES": "╔",
    "SW": "╗",
    "NW": "╝",
    "NES": "╠",
    "ESW": "╦",
    "NSW": "╣",
    "NEW": "╩",
    "NESW": "╬",
    "N": "╨",
    "E": "╞",
    "S": "╥",
    "W": "╡",
}


def find_spot(place: str) -> tuple[int, int]:
    """Return column and row of a place on the 7 × 7 table."""
    if place in SIDES:
        side, corner = SIDES[place]
        (x, y), (dx, dy) = find_spot(corner), SHIFT[side]
        return x + dx, y + dy
    return CELLS.index(place) % 5 + 1, CELLS.index(place) // 5 + 1


class MemoScene:
    """The scene of Memo-Car-Race."""

    def __init__(self, game: Memo) -> None:
        self.game = game

    def paint_seat(self, seat: int) -> Text:
        """Draw a car: its seat number on its colour."""
        return Text(f"<{seat + 1}>", dye(SEAT_LETTERS[seat]))

    def tell_start(self) -> list[Text]:
        """Return nothing: all starts are alike."""
        return []

    def paint(self, view: View, actions: Collection[Action], is_small: bool = False) -> Text:
        """Draw the table, a tile in three rows, or in one; cells that an action leads to have a star."""
        lit = {place for action in actions if (place := _aim(action))}
        paint = self.paint_small_tile if is_small else self.paint_tile
        tiles = {find_spot(place): paint(view, place, place in lit) for place in (*CELLS, *COLOURS)}
        nothing = (Text(" " * 7),) * (1 if is_small else 3)
        scene = Text("\n")
        for y in range(7):
            row = [tiles.get((x, y), nothing) for x in range(7)]
            for line in zip(*row, strict=True):
                scene.append("  ").append(Text(" ").join(line)).append("\n")
        for seat, colour in enumerate(view.canisters):
            if colour:
                scene.append("  ").append(self.paint_seat(seat)).append(f" {say('race-canister', car=colour)}\n")
        return scene

    def paint_tile(self, view: View, place: str, is_lit: bool) -> tuple[Text, ...]:
        """Draw a tile as three rows: its back, or its road with the cars on it."""
        star = "*" if is_lit else " "
        if not self.is_open(view, place):
            return tuple(Text(row, BACK_STYLE) for row in ("       ", f" {star}{place}{star} ".center(7), "       "))
        cars, (ways, knot), style = _find_cars(view, place), _find_road(view, place), _find_style(place)
        label = star + _label(place)
        north, south = (f"{label:<3}{'║' if way in ways else ' '}   " for way in "NS")
        row = Text("══" if "W" in ways else "  ", style)
        row.append(self.paint_seat(cars[0]) if cars else Text(f" {knot} ", style))
        row.append("══" if "E" in ways else "  ", style)
        bottom = "".join(str(seat + 1) for seat in cars[1:])
        return Text(north, style), row, Text(f"{bottom:<3}{south[3:]}", style)

    def paint_small_tile(self, view: View, place: str, is_lit: bool) -> tuple[Text, ...]:
        """Draw a tile as one row: its back, or its name, its road as one sign, and a car on it."""
        star = "*" if is_lit else " "
        if not self.is_open(view, place):
            return (Text(f" {star}{place}{star} ".center(7), BACK_STYLE),)
        cars, (_, knot), style = _find_cars(view, place), _find_road(view, place), _find_style(place)
        row = Text(f"{star}{_label(place):<2}{knot}", style)
        row.append(self.paint_seat(cars[0]) if cars else Text("   ", style))
        return (row,)

    def is_open(self, view: View, place: str) -> bool:
        """Return whether a tile lies face up: the pit, the start-finish tiles, and those under cars."""
        return place in FIXED_WAYS or any(tile.cell == place for tile in view.open)

    def tell(self, before: State, action: Action, after: State) -> list[Line]:
        """Describe an action; a tile that was seen before is revealed without a draw."""
        view = self.game.view(before, None)
        match action:
            case Turn(cell) if after.phase == "rotate":
                kind = after.tiles[INDEX[cell]] or ""
                return [Line(self.say(view, action)), Line(tell("cli-does-find", kind=kind), cell)]
            case Reveal() | Way():
                return [Line(self.say(view, action), before.chosen)]
            case _:
                return [Line(self.say(view, action))]

    def say(self, view: View, action: Action) -> Text:
        """Describe an action in a few words."""
        match action:
            case Start(colour):
                return tell("cli-does-start", colour=colour)
            case Turn(cell):
                return tell("cli-does-turn-up", cell=cell)
            case Reveal(kind):
                return tell("cli-does-find", kind=kind)
            case Way(ways):
                sides = words.join(say("memo-side", side=side) for side in ways)
                return tell("cli-does-lay", ways=sides, cell=view.chosen or "")
            case Drive(place):
                return tell("cli-does-go", place=_name_place(place))
            case Pick(cell):
                return tell("cli-does-pick", cell=cell)
            case Canister(colour):
                return tell("cli-does-canister", colour=colour)
            case _:
                return tell("cli-does-swap")

    def say_result(self, outcome: Outcome) -> Text:
        """Describe the result."""
        car = self.paint_seat(outcome.winners[0])
        return Text("  ").join(
            [
                Text(),
                tell("podium-winner", winners=1, names=car),
                tell("memo-reason"),
            ]
        )

    def tell_review(self, review: Review) -> Mapping[int, Sequence[Text]]:
        """Say what a perfect memory would have known, and what was forgotten."""
        return tell_memory(review.extra, self.paint_seat)


def _name_place(place: str) -> str:
    if place == PIT:
        return say("memo-the-pit")
    return say("memo-to-start", colour=place) if place in COLOURS else place


def _aim(action: Action) -> str | None:
    match action:
        case Turn(cell) | Pick(cell):
            return cell
        case Drive(place) | Start(place):
            return place
        case _:
            return None


def _find_cars(view: View, place: str) -> list[int]:
    return [seat for seat, car in enumerate(view.cars) if car == place]


def _find_road(view: View, place: str) -> tuple[str, str]:
    """Return the openings of an open tile and the sign for its road; one that is not laid has a sign only."""
    if place in FIXED_WAYS:
        return FIXED_WAYS[place], KNOTS[FIXED_WAYS[place]]
    tile = next(tile for tile in view.open if tile.cell == place)
    return tile.ways, KNOTS[tile.ways or KINDS[tile.kind]]


def _find_style(place: str) -> str:
    return dye(place[0]) if place in COLOURS else PIT_STYLE if place == PIT else ROAD_STYLE


def _label(place: str) -> str:
    return place[0].upper() if place in COLOURS else place
