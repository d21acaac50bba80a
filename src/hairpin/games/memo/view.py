"""What may be seen of a position: the only way in which anything leaves the game (RU-26)."""

from __future__ import annotations

from dataclasses import dataclass

from hairpin.games.memo.grid import CELLS, INDEX, ROAD
from hairpin.games.memo.state import Phase, State


@dataclass(frozen=True, slots=True)
class OpenTile:
    """A road tile that lies face up; `ways` is empty while it is not laid down yet, and for those shown at the end."""

    cell: str
    kind: str
    ways: str


@dataclass(frozen=True, slots=True)
class Ghost:
    """For an aided seat, what was covered in a cell, and how many whole rounds ago."""

    cell: str
    kind: str
    age: int


@dataclass(frozen=True, slots=True)
class View:
    """The table as everyone sees it. `covered` never says whether a tile was seen; only `ghosts` differ by seat.

    The other names mean what they mean in `State`; `aided` are the seats with a memory aid, announced to all.
    """

    phase: Phase
    turn: int
    cars: tuple[str, ...]
    ways: tuple[str, ...]
    open: tuple[OpenTile, ...]
    covered: tuple[str, ...]
    chosen: str
    canisters: tuple[str, ...]
    pool: tuple[str, ...]
    fresh: tuple[int, ...]
    ban: tuple[str, ...]
    aided: tuple[int, ...]
    ghosts: tuple[Ghost, ...]


def look(state: State, seat: int | None, aided: tuple[int, ...]) -> View:
    """Return what a seat, or a spectator, sees of a position."""
    laid = dict(zip(state.cars, state.ways, strict=True))
    shown = {cell for cell in ROAD if cell in laid}
    if state.phase == "rotate":
        shown.add(state.chosen)
    elif state.phase == "over":
        shown.update(cell for cell, kind in zip(CELLS, state.tiles, strict=True) if kind)
    players = len(state.cars)

    def kind_of(cell: str) -> str:
        return state.tiles[INDEX[cell]] or ""

    ghosts = state.ghosts if seat is not None and seat in aided else ()
    return View(
        phase=state.phase,
        turn=state.turn,
        cars=state.cars,
        ways=state.ways,
        open=tuple(OpenTile(cell, kind_of(cell), laid.get(cell, "")) for cell in ROAD if cell in shown),
        covered=tuple(cell for cell in ROAD if cell not in shown),
        chosen=state.chosen,
        canisters=state.canisters,
        pool=state.pool,
        fresh=state.fresh,
        ban=state.ban,
        aided=aided,
        ghosts=tuple(Ghost(cell, kind_of(cell), age // players) for cell, age in ghosts),
    )
