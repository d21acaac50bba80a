"""The look-ahead search of Monza's drivers: converts views for the kernels, and their choices to actions."""

from __future__ import annotations

from hairpin.fast.monza.board import lay_board
from hairpin.fast.monza.dice import HAND_OF, HANDS, ROLLS
from hairpin.fast.monza.drivers.kinds import SEARCHING, StepDriver
from hairpin.fast.monza.race.position import Standing, new_standing
from hairpin.fast.monza.search.leaves import Drive
from hairpin.fast.monza.search.look_ahead import (
    REROLL,
    choose_bonus_space,
    choose_step,
    make_search_tables,
    new_workspace,
)
from hairpin.fast.monza.tables.endings import NO_COLOUR
from hairpin.fast.monza.tables.finish_times import STOP as STAY
from hairpin.fast.monza.tables.finish_times import TURBO as ROLL_ON
from hairpin.fast.monza.tables.steps import EXTRA
from hairpin.games.monza import NO_BONUS, STOP, TURBO, Action, Monza, Reroll, State
from hairpin.games.monza.colours import LETTER_OF, LETTERS
from hairpin.games.monza.ways import EXTRA_ROLL

_BITS = {EXTRA_ROLL: EXTRA} | {letter: 1 << number for number, letter in enumerate(LETTERS)}


class LookAhead:
    """Evaluates every end of the turn with a given search depth."""

    def __init__(self, game: Monza, depth: int) -> None:
        self.game = game
        self.depth = depth
        self.board = lay_board(game)
        self.search = make_search_tables(game, self.board)
        self._number = {place: number for number, place in enumerate(self.board.places)}
        self._compile()

    def _compile(self) -> None:
        """Call the kernels once, so that they are compiled before the first decision."""
        game, work, at = self.game, new_workspace(), self.stand(self.game.start())
        choose_step(self.search, work, self.depth, at, 0, Drive(0, 0, HAND_OF[ROLLS[0]], 0, NO_COLOUR, False), False)
        if game.options.bonus:
            choose_bonus_space(self.search, work, self.depth, at, 0, LETTERS.index(LETTER_OF[game.options.cars[0]]))

    def choose(self, view: State, actions: tuple[Action, ...]) -> Action:
        """Return one of the actions; equal views give the same one."""
        if len(actions) == 1:
            return actions[0]
        at, mover = self.stand(view), self.count_seat(view.turn)
        last = LETTERS.index(view.last) if view.last else NO_COLOUR
        if view.phase == "bonus":
            number = choose_bonus_space(self.search, new_workspace(), self.depth, at, mover, last)
            return NO_BONUS if number == STAY else actions[number]
        drive = self.read_drive(view, at, mover, last)
        is_first = not view.last and view.phase == "drive"
        choice, kept = choose_step(self.search, new_workspace(), self.depth, at, mover, drive, is_first)
        if choice == REROLL:
            return Reroll(_take(view.dice, HANDS[kept]))
        return {STAY: STOP, ROLL_ON: TURBO}.get(choice) or actions[choice]

    def count_seat(self, seat: int) -> int:
        """Return a seat's number as the kernels count: from the starter."""
        return (seat - self.game.options.starter) % self.game.players

    def stand(self, view: State) -> Standing:
        """Convert a view to the kernels' numbers."""
        at = new_standing()
        for seat, car in enumerate(view.cars):
            number = self.count_seat(seat)
            at.place[number], at.used[number] = self._number[car], view.used[seat]
            at.tiles[number] = sum(_BITS[tile] for tile in view.tiles[seat]) if view.tiles else 0
        return at

    def read_drive(self, view: State, at: Standing, mover: int, last: int) -> Drive:
        """Convert the state of the drive to the kernels' numbers."""
        place, tiles, used = (int(column[mover]) for column in (at.place, at.tiles, at.used))
        return Drive(place, tiles, HAND_OF[view.dice], used, last, view.phase == "turbo")

    def compiled(self, name: str) -> StepDriver:
        """Return the driver as `MonzaRaces` takes it."""
        return StepDriver(name, SEARCHING, depth=self.depth)


def _take(dice: str, kept: str) -> str:
    return "".join(letter * (dice.count(letter) - kept.count(letter)) for letter in LETTERS)
