"""The rules of Monza, turn by turn. Positions are values; nothing here draws chance or keeps state."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cached_property, lru_cache, partial

from hairpin.core.chance import Lottery, dice_rolls
from hairpin.core.game import CHANCE, BoardFacts, Game, GameFacts, Outcome
from hairpin.games.monza import notation
from hairpin.games.monza.actions import NO_BONUS, TURBO, Action, Bonus, Reroll, Roll, Step
from hairpin.games.monza.colours import LETTER_OF, LETTERS, add_dice
from hairpin.games.monza.options import OPTIONS, Options
from hairpin.games.monza.stands import find_stands
from hairpin.games.monza.state import Phase, State
from hairpin.games.monza.track import START
from hairpin.games.monza.track_file import shipped_tracks
from hairpin.games.monza.ways import EXTRA_ROLL, share_ways, take

DICE = 6
TURBO_DICE = 2

_NOTHING: Lottery[Action] = Lottery({})
_ROLLS: Mapping[int, Lottery[Action]] = {
    dice: Lottery({Roll(shown): orders for shown, orders in dice_rolls(LETTERS, dice).items()})
    for dice in range(1, DICE + 1)
}


class Monza(Game[State, Action, State]):
    """One race with its options fixed."""

    facts = GameFacts(
        name="monza",
        title="Monza",
        version=3,
        players=(2, 3, 4, 5, 6),
        information="perfect",
        options=OPTIONS,
        boards=lambda: tuple(track.board_facts() for track in shipped_tracks().values()),
    )

    def __init__(self, options: Options) -> None:
        self.options = options
        self.track = options.track
        self.players = options.players
        self.grid = options.grid or (START,) * options.players
        self.seat_of = {LETTER_OF[car]: seat for seat, car in enumerate(options.cars)}
        self.ways = share_ways(
            options.track, options.pro, options.stopping, options.free_finish, options.turbo_accelerators
        )
        self.drives = self.ways.drives
        self._parse_action = lru_cache(maxsize=1 << 12)(partial(notation.parse_action, self))
        self._find_stands = lru_cache(lambda now: find_stands(self.track, self.players, options.push_targets, now))

    @property
    def settings(self) -> Mapping[str, object]:
        """Every option with its value, as `make` would take it."""
        return self.options.settings

    @property
    def board(self) -> str:
        """The track in one line of text."""
        return self.track.text

    @property
    def board_facts(self) -> BoardFacts:
        """What a menu says of the track, also if it is a user's own file."""
        return self.track.board_facts()

    @property
    def always_ends(self) -> bool:
        """Say whether the race ends whatever the drivers choose.

        It may not where drivers may stop anywhere, or can get to places from which no way leads into the finish.
        """
        return self.options.stopping != "free" and not self.can_get_stuck

    @cached_property
    def can_get_stuck(self) -> bool:
        """Say whether a car can get to a place from which no way leads into the finish; only odd boards have one."""
        return bool(self.track.lost) and not self.track.lost.isdisjoint(self._find_stands(frozenset(self.grid)))

    def chance_waits(self, state: State) -> bool:
        """Say whether the dice wait for the driver: at the beginning of a turn, but not for a re-roll or a turbo."""
        return state.phase == "roll"

    def ends_command(self, state: State) -> bool:
        """Say whether a command must end here: a drive is one command, whatever its number of steps."""
        return state.phase not in ("drive", "turbo")

    def is_stuck(self, state: State) -> bool:
        """Say whether no car can reach the finish any more, whatever is rolled and whichever car is pushed back."""
        if state.phase != "roll" or not self.can_get_stuck or not self.track.lost.issuperset(state.cars):
            return False
        return self._find_stands(frozenset(state.cars)).isdisjoint(self.track.finish)

    def start(self) -> State:
        """Return the grid: every car on the start space or with its head start, tiles dealt (MZ-4, MZP-1, RU-31)."""
        seats = self.players
        tiles = (EXTRA_ROLL + LETTERS,) * seats if self.options.pro else ()
        return State(
            phase="roll",
            turn=self.options.starter,
            cars=self.grid,
            used=(0,) * seats,
            dice="",
            last="",
            tiles=tiles,
        )

    def actor(self, state: State) -> int | None:
        """Return who decides now: the driver, the owner of the bonus car, chance, or nobody."""
        match state.phase:
            case "drive" | "turbo":
                return state.turn
            case "bonus":
                return self.seat_of[state.last]
            case "over":
                return None
            case _:
                return CHANCE

    def on_turn(self, state: State) -> int | None:
        """Return the seat whose turn it is."""
        return None if state.phase == "over" else state.turn

    def legal_actions(self, state: State) -> tuple[Action, ...]:
        """Return what the acting seat may do: spaces by lane and number, dice first, `stop` last."""
        match state.phase:
            case "drive" | "turbo":
                tiles = state.tiles[state.turn] if state.tiles else ""
                is_first = not state.last
                return self.drives(state.phase, state.cars[state.turn], state.dice, tiles, is_first)
            case "bonus":
                return (*map(Bonus, self._bonus_spaces(state.cars, self.seat_of[state.last])), NO_BONUS)
            case _:
                return ()

    def legal_words(self, state: State) -> tuple[str, ...]:
        """Return the legal actions as words."""
        if state.phase not in ("drive", "turbo"):
            return super().legal_words(state)
        tiles = state.tiles[state.turn] if state.tiles else ""
        steps, words = self.ways.routes(state.phase, state.cars[state.turn], state.dice, tiles, not state.last)
        return (*[step[0] for step in steps], *words)

    def chance_outcomes(self, state: State) -> Lottery[Action]:
        """Return the 462 rolls, the 21 turbo rolls, or what the re-rolled dice may show."""
        match state.phase:
            case "roll":
                return _ROLLS[DICE]
            case "reroll":
                return _ROLLS[DICE - len(state.dice)]
            case "turbo-roll":
                return _ROLLS[TURBO_DICE]
            case _:
                return _NOTHING

    def advance(self, state: State, action: Action) -> State:
        """Return the position after an action that is known to be legal."""
        match action:
            case Roll(dice):
                phase: Phase = "turbo" if state.phase == "turbo-roll" else "drive"
                return self._drive_on(
                    state, phase, state.cars, state.used, add_dice(state.dice, dice), state.last, state.tiles
                )
            case Step():
                return self._step(state, action)
            case Reroll(dice):
                kept, tiles = take(state.dice, dice), self._spend(state, EXTRA_ROLL)
                return replace(state, phase="reroll", dice=kept, last="", tiles=tiles)
            case Bonus(space):
                seat = self.seat_of[state.last]
                return self._next_turn(state.turn, _put(state.cars, seat, space), state.used, state.tiles)
            case _ if action is TURBO or action == TURBO:
                return replace(state, phase="turbo-roll", dice="")
            case _ if state.phase == "bonus":
                return self._next_turn(state.turn, state.cars, state.used, state.tiles)
            case _:
                return self._end_drive(state.turn, state.cars, state.used, state.last, state.tiles)

    def outcome(self, state: State) -> Outcome | None:
        """Return the ranking: finishers by the dice of their last turn, the rest together (MZ-15, RU-11, RU-19)."""
        if state.phase != "over":
            return None
        home = {seat: state.used[seat] for seat, car in enumerate(state.cars) if car in self.track.finish}
        places = [tuple(seat for seat in home if home[seat] == dice) for dice in sorted(set(home.values()))]
        rest = tuple(seat for seat in range(self.players) if seat not in home)
        reason = "alone" if len(home) == 1 else "fewest-dice" if len(places[0]) == 1 else "shared"
        return Outcome((*places, rest) if rest else tuple(places), reason, tuple(map(home.get, range(self.players))))

    def view(self, state: State, seat: int | None) -> State:
        """Return the position: in Monza everything lies open on the table."""
        self.check_seat(seat)
        return state

    def format_state(self, state: State) -> str:
        """Write a position as one line."""
        return notation.format_state(state)

    def parse_state(self, text: str) -> State:
        """Read a position, or refuse it."""
        return notation.parse_state(self, text)

    def format_view(self, view: State) -> str:
        """Write a view as one line."""
        return notation.format_state(view)

    def format_action(self, action: Action) -> str:
        """Write an action as one word."""
        return notation.format_action(action)

    def parse_action(self, text: str) -> Action:
        """Read an action of this game, or refuse it."""
        return self._parse_action(text)

    def _step(self, state: State, step: Step) -> State:
        turn = state.turn
        cars = _put(state.cars, turn, step.space)
        used, dice, tiles = state.used, state.dice, state.tiles
        if step.is_accelerator:
            tiles = self._spend(state, step.colour)
        else:
            dice = take(dice, step.colour)
        if self.counts(step):
            used = _put(used, turn, used[turn] + 1)
        return self._drive_on(state, state.phase, cars, used, dice, step.colour, tiles)

    def _drive_on(
        self,
        state: State,
        phase: Phase,
        cars: tuple[str, ...],
        used: tuple[int, ...],
        dice: str,
        last: str,
        tiles: tuple[str, ...],
    ) -> State:
        """Go on with the drive, or end it in the finish (RU-3) or where nothing can be placed (MZ-12)."""
        turn = state.turn
        if cars[turn] in self.track.finish or not self.drives(
            phase, cars[turn], dice, tiles[turn] if tiles else "", not last
        ):
            return self._end_drive(turn, cars, used, last, tiles)
        return State(phase, turn, cars, used, dice, last, tiles)

    def _end_drive(
        self, turn: int, cars: tuple[str, ...], used: tuple[int, ...], last: str, tiles: tuple[str, ...]
    ) -> State:
        """Push back, then offer the bonus, then pass the dice on (RU-15)."""
        cars = self._push_back(turn, cars)
        if self.options.bonus and self._has_bonus(turn, cars, last):
            return State("bonus", turn, cars, used, dice="", last=last, tiles=tiles)
        return self._next_turn(turn, cars, used, tiles)

    def _push_back(self, turn: int, cars: tuple[str, ...]) -> tuple[str, ...]:
        """MZ-11: a car on whose space the turn ended goes back in its lane, at worst to the start (RU-5)."""
        place = cars[turn]
        if self.holds_all(place) or cars.count(place) == 1:
            return cars
        bumped = next(seat for seat, car in enumerate(cars) if car == place and seat != turn)
        free = (space for space in self.track.behind[place] if space not in cars)
        return _put(cars, bumped, next(free, START))

    def holds_all(self, place: str) -> bool:
        """Say whether a place has room for every car, as the start has, and the finish unless it is squares (RU-4)."""
        return place == START or (place in self.track.finish and not self.options.push_targets)

    def counts(self, step: Step) -> bool:
        """Say whether a step is counted among the dice that a seat uses (RU-6)."""
        return not step.is_accelerator or self.options.count_accelerators

    def can_take_bonus(self, state: State) -> bool:
        """Say whether the variant is played and the last colour gives somebody a bonus move."""
        return self.options.bonus and self._has_bonus(state.turn, state.cars, state.last)

    def _has_bonus(self, turn: int, cars: tuple[str, ...], last: str) -> bool:
        """MZB-1, RU-8: a car of the last colour is in play and has somewhere to go."""
        seat = self.seat_of.get(last)
        if seat is None or cars[seat] in self.track.finish or (seat == turn and self.options.others_only):
            return False
        return bool(self._bonus_spaces(cars, seat))

    def _bonus_spaces(self, cars: tuple[str, ...], seat: int) -> list[str]:
        """RU-16: one step by MZ-7, whatever the colour, onto a free space; what holds all cars is free (RU-9)."""
        return [space for space in self.track.exits[cars[seat]] if self.holds_all(space) or space not in cars]

    def _next_turn(self, turn: int, cars: tuple[str, ...], used: tuple[int, ...], tiles: tuple[str, ...]) -> State:
        """Pass the dice on, past seats in the finish (RU-7); the round in which a car finishes is the last (MZ-14)."""
        finish = self.track.finish
        seat = (turn + 1) % self.players
        while seat != self.options.starter and cars[seat] in finish:
            seat = (seat + 1) % self.players
        if seat != self.options.starter:
            return State("roll", seat, cars, used, dice="", last="", tiles=tiles)
        if any(car in finish for car in cars):
            return State("over", turn, cars, used, dice="", last="", tiles=tiles)
        return State("roll", seat, cars, used=(0,) * self.players, dice="", last="", tiles=tiles)

    def _spend(self, state: State, tile: str) -> tuple[str, ...]:
        return _put(state.tiles, state.turn, take(state.tiles[state.turn], tile))


def _put(row: tuple, place: int, value: object) -> tuple:  # type: ignore[type-arg]
    return (*row[:place], value, *row[place + 1 :])
