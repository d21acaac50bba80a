"""Events: the stored history of a table. Applying them in order restores the table exactly."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from hairpin.core.fast_init import fast_init
from hairpin.core.game import Outcome
from hairpin.tables.commands import Pace, SeatKind, StarterRule


@dataclass(frozen=True, slots=True)
class SeatSetup:
    """The setup of a seat; `key` is the number of its key at this table, 0 before it has one."""

    kind: SeatKind
    name: str
    car: str
    driver: str | None = None
    is_taken: bool = False
    key: int = 0
    trophies: int = 0
    is_champion: bool = False
    is_coached: bool = False


@dataclass(frozen=True, slots=True)
class Setup:
    """The setup of a table; options as texts, without those that follow from the seats.

    `board` is the file of a board that somebody brought along, whether it is in use or not. `barred` holds the
    fingerprints of browsers that were sent away. `practice` is the number of the turn that is tried again at this
    table, 0 at all others: nothing that happens at a table of practice counts.
    """

    game: str
    options: dict[str, str]
    seats: tuple[SeatSetup, ...]
    pace: Pace = "normal"
    starter_rule: StarterRule = "youngest"
    starter_seat: int = 0
    host_seat: int | None = None
    keys_given: int = 0
    board: str = ""
    is_locked: bool = False
    barred: tuple[str, ...] = ()
    has_bar: bool = False
    practice: int = 0


@dataclass(frozen=True, slots=True)
class Arranged:
    """The setup was changed, or somebody took a seat."""

    type: Literal["arranged"] = field(default="arranged", init=False)
    setup: Setup
    is_lobby: bool = False


@dataclass(frozen=True, slots=True)
class Started:
    """A race of a game began, with every option settled, by this `version` of the rules and on this board.

    `is_dealt_at_home`: the seed deals as in a terminal, as in the race that is tried again.
    """

    type: Literal["started"] = field(default="started", init=False)
    race: int
    settings: dict[str, str]
    starter: int
    commitment: str
    board: str
    version: int = 1
    game: str = ""
    is_dealt_at_home: bool = False


@dataclass(frozen=True, slots=True)
class Nonced:
    """A seat added its own randomness."""

    type: Literal["nonced"] = field(default="nonced", init=False)
    seat: int
    nonce: str


@fast_init
@dataclass(frozen=True, slots=True)
class Moved:
    """Actions in the race, chance's answers among them; the seed and the result once the race is over."""

    type: Literal["moved"] = field(default="moved", init=False)
    words: tuple[str, ...]
    seed: str | None = None
    result: Outcome | None = None


@dataclass(frozen=True, slots=True)
class Relieved:
    """A computer driver failed, and another one drives on in its place."""

    type: Literal["relieved"] = field(default="relieved", init=False)
    seat: int
    driver: str
    by: str


@dataclass(frozen=True, slots=True)
class Abandoned:
    """The race was abandoned; its seed is revealed."""

    type: Literal["abandoned"] = field(default="abandoned", init=False)
    seed: str


@dataclass(frozen=True, slots=True)
class Closed:
    """The race was closed because this version of Hairpin cannot continue it; `reason` says why (`restore.py`)."""

    type: Literal["closed"] = field(default="closed", init=False)
    race: int
    reason: str
    seed: str = ""


@dataclass(frozen=True, slots=True)
class Forgotten:
    """All races that had ended were deleted, with the events before this one.

    It holds everything that the table goes on with: the setup, the number of races that began, and the running race
    with the number of the event that began it.
    """

    type: Literal["forgotten"] = field(default="forgotten", init=False)
    setup: Setup
    races: int
    started: Started | None = None
    seats: tuple[str, ...] = ()
    nonces: tuple[str | None, ...] = ()
    words: tuple[str, ...] = ()
    race_event: int = 0


VERSION = 2  # of the format of events; `upgrade.py` reads the earlier ones

StoredEvent = Arranged | Started | Nonced | Moved | Relieved | Abandoned | Closed | Forgotten
EVENTS: dict[str, type[StoredEvent]] = {
    "arranged": Arranged,
    "started": Started,
    "nonced": Nonced,
    "moved": Moved,
    "relieved": Relieved,
    "abandoned": Abandoned,
    "closed": Closed,
    "forgotten": Forgotten,
}
