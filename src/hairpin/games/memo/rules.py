"""The rules of Memo-Car-Race, turn by turn. Nothing here draws chance or keeps state; unseen tiles are chance nodes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache

from hairpin.core.chance import Lottery
from hairpin.core.game import CHANCE, BoardFacts, Game, GameFacts, Outcome
from hairpin.games.memo import notation
from hairpin.games.memo.actions import (
    CANISTERS,
    DRIVES,
    PICKS,
    REVEALS,
    STARTS,
    SWAP,
    TURNS,
    WAYS,
    Action,
    Canister,
    Drive,
    Pick,
    Reveal,
    Start,
    Turn,
    Way,
)
from hairpin.games.memo.grid import CELLS, COLOURS, FIXED_WAYS, INDEX, NEIGHBOURS, OPPOSITE, PIT, side_towards
from hairpin.games.memo.options import OPTIONS, Options
from hairpin.games.memo.state import Phase, State
from hairpin.games.memo.tiles import DEAD_END, KINDS, ROTATIONS, shipped_tile_sets
from hairpin.games.memo.view import View, look

GHOST_ROUNDS = 3

_NOTHING: Lottery[Action] = Lottery({})
_NO_TILES: tuple[str | None, ...] = (None,) * len(CELLS)
_AROUND = {  # sides and neighbours of each place, in the order of legal actions
    place: sorted(around.items(), key=lambda way: INDEX[way[1]]) for place, around in NEIGHBOURS.items()
}


class Memo(Game[State, Action, View]):
    """One game with its options fixed."""

    facts = GameFacts(
        name="memo",
        title="Memo-Car-Race",
        version=2,
        players=(2, 3, 4),
        information="hidden",
        options=OPTIONS,
        boards=lambda: tuple(tiles.board_facts() for tiles in shipped_tile_sets().values()),
    )

    def __init__(self, options: Options) -> None:
        self.options = options
        self.tiles = options.tiles
        self.players = options.players
        self.ghost_turns = GHOST_ROUNDS * options.players
        self._counts = tuple(zip(KINDS, self.tiles.counts, strict=True))
        self._moves = lru_cache(maxsize=1 << 16)(self._list_moves)

    @property
    def always_ends(self) -> bool:
        """Say no: players may drive back and forth, or swap, without end."""
        return False

    @property
    def private_seats(self) -> tuple[int, ...]:
        """The seats with a memory aid, which see traces of covered tiles (RU-26)."""
        return self.options.aid

    def ends_command(self, state: State) -> bool:
        """Say whether a command must end here: a swap is one command of three actions.

        A tile that was turned up ends it. Otherwise a player could look at a tile and take the choice back (RU-26).
        """
        return state.phase not in ("swap-first", "swap-second")

    def ends_turn(self, before: State, after: State) -> bool:
        """Say whether a turn ended between two positions; placing a car is not one."""
        return before.phase != "place" and super().ends_turn(before, after)

    @property
    def board_facts(self) -> BoardFacts:
        """What a menu says of the tile set."""
        return self.tiles.board_facts()

    @property
    def settings(self) -> Mapping[str, object]:
        """Every option with its value, as `make` would take it."""
        return self.options.settings

    @property
    def board(self) -> str:
        """The tile set in one line of text."""
        return self.tiles.text

    def start(self) -> State:
        """Return the table as it is laid: all tiles face down, no car placed (MC-2)."""
        nowhere = ("",) * self.players
        seats = tuple(range(self.players))
        return State(
            phase="place",
            turn=self.options.starter,
            cars=nowhere,
            ways=nowhere,
            tiles=_NO_TILES,
            chosen="",
            canisters=nowhere,
            pool=(),
            fresh=seats,
            ban=(),
            ghosts=(),
        )

    def actor(self, state: State) -> int | None:
        """Return who decides now: the seat on turn, chance, or nobody."""
        match state.phase:
            case "reveal" | "canister":
                return CHANCE
            case "over":
                return None
            case _:
                return state.turn

    def on_turn(self, state: State) -> int | None:
        """Return the seat whose turn it is."""
        return None if state.phase == "over" else state.turn

    def legal_actions(self, state: State) -> tuple[Action, ...]:
        """Return what the acting seat may do: by cell from the top left, tiles to turn first, `swap` last."""
        match state.phase:
            case "choose":
                return self._moves(state.turn, state.cars, state.ways)
            case "rotate":
                kind = state.tiles[INDEX[state.chosen]] or ""
                is_free = kind == DEAD_END and state.turn in state.fresh
                return _list_ways(state.cars[state.turn], state.chosen, kind, state.cars if is_free else ())
            case "swap-first" | "swap-second":
                return _list_picks(state.cars, state.ban, state.chosen)
            case "place":
                return tuple(action for colour, action in STARTS.items() if colour not in state.cars)
            case _:
                return ()

    def chance_outcomes(self, state: State) -> Lottery[Action]:
        """Return the kinds that nobody has seen yet, by their number, or the canisters that may come."""
        match state.phase:
            case "reveal":
                return _draw_tile(tuple(count - state.tiles.count(kind) for kind, count in self._counts))
            case "canister":
                return _draw_canister(state.pool)
            case _:
                return _NOTHING

    def advance(self, state: State, action: Action) -> State:
        """Return the position after an action that is known to be legal."""
        match action:
            case Turn(cell):
                return self._turn_up(state, cell)
            case Reveal(kind):
                tiles = _put(state.tiles, INDEX[state.chosen], kind)
                return _go_on(state, "rotate", state.chosen, tiles=tiles, ghosts=state.ghosts)
            case Way(ways):
                return self._drive(state, state.chosen, ways)
            case Drive(place):
                ways = FIXED_WAYS.get(place) or state.ways[state.cars.index(place)]
                return self._drive(state, place, ways)
            case Pick(cell) if state.phase == "swap-first":
                return _go_on(state, "swap-second", cell, tiles=state.tiles, ban=state.ban, ghosts=state.ghosts)
            case Pick(cell):
                return self._swap(state, state.chosen, cell)
            case Canister(colour):
                canisters = _put(state.canisters, state.turn, colour)
                pool = tuple(left for left in state.pool if left != colour) if "" in canisters else ()
                return self._end_turn(
                    state,
                    cars=state.cars,
                    ways=state.ways,
                    tiles=state.tiles,
                    canisters=canisters,
                    pool=pool,
                    fresh=state.fresh,
                    ban=(),
                    ghosts=state.ghosts,
                )
            case Start(colour):
                return self._place(state, colour)
            case _:
                return _go_on(state, "swap-first", "", tiles=state.tiles, ban=state.ban, ghosts=state.ghosts)

    def outcome(self, state: State) -> Outcome | None:
        """Return the winner, and the rest together: nobody else has finished (MC-10, RU-30)."""
        if state.phase != "over":
            return None
        rest = tuple(seat for seat in range(self.players) if seat != state.turn)
        return Outcome(((state.turn,), rest), "finish")

    def view(self, state: State, seat: int | None) -> View:
        """Return what lies open, to everyone the same but for the memory aid (RU-26)."""
        self.check_seat(seat)
        return look(state, seat, self.options.aid)

    def format_state(self, state: State) -> str:
        """Write a position as one line."""
        return notation.format_state(state)

    def parse_state(self, text: str) -> State:
        """Read a position, or refuse it."""
        return notation.parse_state(self, text)

    def format_view(self, view: View) -> str:
        """Write a view as one line."""
        return notation.format_view(view)

    def format_action(self, action: Action) -> str:
        """Write an action as one word."""
        return notation.format_action(action)

    def parse_action(self, text: str) -> Action:
        """Read an action of this game, or refuse it."""
        return notation.parse_action(text)

    def _list_moves(self, turn: int, cars: tuple[str, ...], ways: tuple[str, ...]) -> tuple[Action, ...]:
        """List where a car may go: tiles to turn up (MC-4), open ones to drive onto (MC-7, RU-22), or a swap."""
        laid = dict(zip(cars, ways, strict=True))
        turns: list[Action] = []
        drives: list[Action] = []
        for side, place in _AROUND[cars[turn]]:
            has_road = side in ways[turn]
            there = FIXED_WAYS.get(place) or laid.get(place)
            if there is None:
                if has_road or self.options.reveal == "any":  # RU-20
                    turns.append(TURNS[place])
            elif has_road and OPPOSITE[side] in there:
                drives.append(DRIVES[place])
        return (*turns, *drives, SWAP)

    def _place(self, state: State, colour: str) -> State:
        """RU-28: one car a start-finish tile, in turn order; after the last the race begins."""
        turn = state.turn
        cars = _put(state.cars, turn, colour)
        ways = _put(state.ways, turn, FIXED_WAYS[colour])
        seat = (turn + 1) % self.players
        if "" in cars:
            return replace(state, turn=seat, cars=cars, ways=ways)
        is_all = self.options.canisters == "all"  # RU-24
        pool = COLOURS if is_all else tuple(start for start in COLOURS if start in cars)
        return replace(state, phase="choose", turn=seat, cars=cars, ways=ways, pool=pool)

    def _turn_up(self, state: State, cell: str) -> State:
        """Turn up a tile: chance says what it is, unless it was seen before."""
        phase: Phase = "rotate" if state.tiles[INDEX[cell]] else "reveal"
        ghosts = tuple(ghost for ghost in state.ghosts if ghost[0] != cell) if state.ghosts else ()
        return _go_on(state, phase, cell, tiles=state.tiles, ghosts=ghosts)

    def _drive(self, state: State, place: str, ways: str) -> State:
        """Put the car onto an open tile: a pit stop (MC-9), the finish (MC-10), or the end of the turn."""
        turn, left = state.turn, state.cars[state.turn]
        cars = _put(state.cars, turn, place)
        all_ways = _put(state.ways, turn, ways)
        goal = state.canisters[turn]
        if place == goal:
            return replace(
                state, phase="over", cars=cars, ways=all_ways, chosen="", pool=(), fresh=(), ban=(), ghosts=()
            )
        fresh, ghosts = state.fresh, state.ghosts
        if turn in fresh:
            fresh = tuple(seat for seat in fresh if seat != turn)
        if self.options.aid and left not in FIXED_WAYS and left not in cars:  # MC-5: it is covered now
            ghosts = ((left, 0), *ghosts)
        if place == PIT and not goal:
            return replace(
                state, phase="canister", cars=cars, ways=all_ways, chosen="", fresh=fresh, ban=(), ghosts=ghosts
            )
        return self._end_turn(
            state,
            cars=cars,
            ways=all_ways,
            tiles=state.tiles,
            canisters=state.canisters,
            pool=state.pool,
            fresh=fresh,
            ban=(),
            ghosts=ghosts,
        )

    def _swap(self, state: State, first: str, second: str) -> State:
        """Exchange two face-down tiles without showing them; the next player may not swap them (MC-8, RU-25)."""
        here, there = sorted((INDEX[first], INDEX[second]))
        tiles = state.tiles
        if tiles[here] != tiles[there]:
            tiles = _put(_put(tiles, here, state.tiles[there]), there, state.tiles[here])
        ban = (CELLS[here], CELLS[there])
        ghosts = tuple(ghost for ghost in state.ghosts if ghost[0] not in ban) if state.ghosts else ()
        return self._end_turn(
            state,
            cars=state.cars,
            ways=state.ways,
            tiles=tiles,
            canisters=state.canisters,
            pool=state.pool,
            fresh=state.fresh,
            ban=ban,
            ghosts=ghosts,
        )

    def _end_turn(
        self,
        state: State,
        *,
        cars: tuple[str, ...],
        ways: tuple[str, ...],
        tiles: tuple[str | None, ...],
        canisters: tuple[str, ...],
        pool: tuple[str, ...],
        fresh: tuple[int, ...],
        ban: tuple[str, ...],
        ghosts: tuple[tuple[str, int], ...],
    ) -> State:
        turn = state.turn
        if fresh and self.options.first_dead_end == "first-round":  # RU-23
            fresh = tuple(seat for seat in fresh if seat != turn)
        if ghosts:
            ghosts = tuple((cell, age + 1) for cell, age in ghosts if age + 1 < self.ghost_turns)
        return State(
            phase="choose",
            turn=(turn + 1) % self.players,
            cars=cars,
            ways=ways,
            tiles=tiles,
            chosen="",
            canisters=canisters,
            pool=pool,
            fresh=fresh,
            ban=ban,
            ghosts=ghosts,
        )


def _go_on(
    state: State,
    phase: Phase,
    chosen: str,
    *,
    tiles: tuple[str | None, ...],
    ghosts: tuple[tuple[str, int], ...],
    ban: tuple[str, ...] = (),
) -> State:
    """Return the position at the next point of the same turn; no car has moved. Faster than `dataclasses.replace`."""
    return State(
        phase=phase,
        turn=state.turn,
        cars=state.cars,
        ways=state.ways,
        tiles=tiles,
        chosen=chosen,
        canisters=state.canisters,
        pool=state.pool,
        fresh=state.fresh,
        ban=ban,
        ghosts=ghosts,
    )


def _put(row: tuple, place: int, value: object) -> tuple:  # type: ignore[type-arg]  # rows of any one type
    return (*row[:place], value, *row[place + 1 :])


@lru_cache(maxsize=1 << 14)
def _list_ways(here: str, cell: str, kind: str, cars: tuple[str, ...]) -> tuple[Action, ...]:
    """List the rotations in which the road leads on from here (MC-4); with `cars`, a dead end is free (MC-6)."""
    back = side_towards(cell, here)
    around = NEIGHBOURS[cell].items() if cars else ()
    covered = [side for side, place in around if place in TURNS and place not in cars]  # RU-23
    return tuple(WAYS[ways] for ways in ROTATIONS[kind] if back in ways or ways in covered)


@lru_cache(maxsize=1 << 16)
def _list_picks(cars: tuple[str, ...], ban: tuple[str, ...], chosen: str) -> tuple[Action, ...]:
    """List the face-down tiles that may be swapped: none under a car, none just swapped (MC-8, RU-25, RU-27)."""
    taken = {*cars, *ban, chosen}
    return tuple([pick for cell, pick in PICKS.items() if cell not in taken])


@lru_cache(maxsize=1 << 14)
def _draw_tile(left: tuple[int, ...]) -> Lottery[Action]:
    return Lottery({REVEALS[kind]: count for kind, count in zip(KINDS, left, strict=True) if count})


@lru_cache
def _draw_canister(pool: tuple[str, ...]) -> Lottery[Action]:
    return Lottery({CANISTERS[colour]: 1 for colour in pool})
