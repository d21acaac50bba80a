"""What is stored of a table, event by event. Reading them in order gives the table back, to the last die."""

from __future__ import annotations

import msgspec

from hairpin.server.protocol import Pace, SeatKind, StarterRule


class SeatSetup(msgspec.Struct, frozen=True):
    """A seat as it is set; `key` is the number of its key at this table, 0 before it has one."""

    kind: SeatKind
    name: str
    car: str
    driver: str | None = None
    is_taken: bool = False
    key: int = 0
    trophies: int = 0
    is_champion: bool = False


class Setup(msgspec.Struct, frozen=True):
    """How the table is set; options as texts, without those that follow from the seats.

    `board` is the track file of a board that somebody brought along, whether it lies on the table or not.
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


class Stored(msgspec.Struct, tag_field="type", frozen=True):
    """Anything that happened at a table."""


class Arranged(Stored, frozen=True, tag="arranged"):
    """The table was set anew, or somebody sat down."""

    setup: Setup
    is_lobby: bool = False


class Started(Stored, frozen=True, tag="started"):
    """A race began, with every option settled, by the rules (`version`) and on the board of that day."""

    race: int
    settings: dict[str, str]
    starter: int
    commitment: str
    board: str
    version: int = 1


class Nonced(Stored, frozen=True, tag="nonced"):
    """A seat added its own chance."""

    seat: int
    nonce: str


class Moved(Stored, frozen=True, tag="moved"):
    """Actions in the race, chance's answers among them; the seed once the race is over."""

    words: tuple[str, ...]
    seed: str | None = None


class Relieved(Stored, frozen=True, tag="relieved"):
    """A computer driver stopped thinking, and another one drives on in its place."""

    seat: int
    driver: str
    by: str


class Abandoned(Stored, frozen=True, tag="abandoned"):
    """The race was given up for good."""

    seed: str


StoredEvent = Arranged | Started | Nonced | Moved | Relieved | Abandoned
