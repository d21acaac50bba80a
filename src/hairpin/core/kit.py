"""A game's kit: everything that the rest of Hairpin needs to know about a game.

Code that needs more than the standard library (drivers, the compiled engine, a terminal scene, HTTP handlers) is named
by a `Lazy` reference and imported when it is first used, so that importing a kit needs the standard library alone.

The terminal looks for these messages in a game's words and omits those that are missing: `<game>-title`,
`<game>-action` (with `word`), `<game>-reason` (with `reason`), and for each counter `<game>-count-<name>` (with `mean`
and `plusminus`; hyphens for underscores).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from typing import Any, Protocol

from hairpin.core.driver import DriverEntry, read_driver_name
from hairpin.core.fair import Dealer, FairSource
from hairpin.core.game import BoardFacts, Game, GameFacts
from hairpin.core.highlights import Chronicle
from hairpin.core.lazy import Lazy
from hairpin.core.milestones import Better, Milestones
from hairpin.core.reason import Reason
from hairpin.core.review import Reviewer
from hairpin.core.standing import Placing
from hairpin.core.story import Happening

AnyGame = Game[Any, Any, Any]


class OwnBoards(Protocol):
    """How a game reads boards that people bring along, as the text of a file."""

    def clean(self, text: str) -> str:
        """Return the text as a table keeps it: checked, and without what a race does not need; or refuse it."""

    def read(self, text: str) -> Any:
        """Return the board, as the board option accepts it."""

    def facts(self, text: str) -> BoardFacts:
        """Return the board's facts for a menu."""

    def write(self, board: str) -> str:
        """Return the text of a file, as a table keeps it, for a board by its one-line text, as a record holds it."""


@dataclass(frozen=True)
class Solving:
    """Which races are worth solving in the background, and what solves one and stores its values."""

    is_worthwhile: Callable[[Any], bool]
    solve: Lazy[Callable[[Any], object]]


@dataclass(frozen=True)
class Kit:
    """One game. Only the first four fields are required.

    facts            name, version, players, options, boards
    make             the rules with options fixed
    deal             makes the dealer that answers chance at a table, from a fair source
    tell             what everybody sees happen when an action is carried out
    deal_at_home     makes the dealer for the terminal and for simulations; the same as `deal` if None
    explain          which rule forbids an action to a seat; None: the game gives no reasons
    show             the dataclass that a viewer's page receives for a view; the view itself if None
    plan             the routes that a page may offer from a position, a dataclass or None
    standing         the places of all seats in a final position; the ranking alone if None
    drawing          the shapes of a game's board, a dataclass for the page; None: there is one board, which it knows
    chronicle        picks the moments of a race that its story is told by; None: there is no story
    milestones       counts what the history of a table keeps of a race; None: its turns alone
    bests            which facts of `milestones` are compared over all races, and whether less or more is better
    figures          pictures for the rules pages, by name
    wire             the dataclasses that the page receives: what `show`, `plan`, `figures` and routes return
    requests         the dataclasses that the page sends to routes of the game's own
    constants        functions that return plain data to be written into the game's folder of the page, by name
    counters         what `simulate` counts beside wins and turns: a name, and which happenings count
    own_boards       boards that people bring along
    words            the folder of the game's Fluent files, `<language>.ftl`
    drivers          computer drivers by name, weakest first; `random` is there without being named
    lesson_drivers   drivers of lessons alone: a seat may have one, and no list or ladder names it
    standard_driver  the driver that fills empty seats and takes over when another one fails
    solving          solving races in the background for a driver that drives by solved values
    reviewer         reviews races that are over, and forecasts running ones: called with a game
    engine           the compiled game: called with a game, returns `hairpin.fast.Races`
    report           what the report of a simulation tells of the game: called with a game, returns
                     `hairpin.cli.report.sections.Details`
    scene            how the game is drawn in a terminal: called with a game, returns `hairpin.cli.scenes.Scene`
    commands         commands of its own: called with the terminal's application
    routes           HTTP handlers of its own: a `hairpin.server.web.routes.Routes`
    """

    facts: GameFacts
    make: Callable[[Mapping[str, object]], AnyGame]
    deal: Callable[[Any, FairSource], Dealer]
    tell: Callable[[Any, Any, Any, Any], list[Happening]]
    deal_at_home: Callable[[Any, FairSource], Dealer] | None = None
    explain: Callable[[Any, Any, int, Any, str], Reason | None] | None = None
    show: Callable[[Any, Any], Any] | None = None
    plan: Callable[[Any, Any], Any] | None = None
    standing: Callable[[Any, Any], tuple[Placing, ...]] | None = None
    drawing: Callable[[Any], Any] | None = None
    chronicle: Callable[[Any], Chronicle] | None = None
    milestones: Callable[[Any], Milestones] | None = None
    bests: Mapping[str, Better] = field(default_factory=dict)
    figures: Lazy[Callable[[], Mapping[str, Any]]] | None = None
    wire: tuple[type, ...] = ()
    requests: tuple[type, ...] = ()
    constants: Mapping[str, Callable[[], Any]] = field(default_factory=dict)
    counters: Mapping[str, Callable[[Happening], bool]] = field(default_factory=dict)
    own_boards: OwnBoards | None = None
    words: Traversable | None = None
    drivers: dict[str, DriverEntry] = field(default_factory=dict)
    lesson_drivers: dict[str, DriverEntry] = field(default_factory=dict)
    standard_driver: str = "random"
    solving: Solving | None = None
    reviewer: Lazy[Callable[[Any], Reviewer]] | None = None
    engine: Lazy[Callable[[Any], Any]] | None = None
    report: Lazy[Callable[[Any], Any]] | None = None
    scene: Lazy[Callable[[Any], Any]] | None = None
    commands: Lazy[Callable[[Any], None]] | None = None
    routes: Lazy[Any] | None = None

    def __post_init__(self) -> None:
        if "random" not in self.drivers:  # the weakest comes first
            random = DriverEntry(Lazy("hairpin.core.driver:make_random"), is_light=True)
            object.__setattr__(self, "drivers", {"random": random, **self.drivers})

    @property
    def has_forecasts(self) -> bool:
        """Whether races can be forecast while they go on: not where something is hidden, which chances would tell."""
        return self.reviewer is not None and self.facts.information == "perfect"

    @property
    def all_drivers(self) -> dict[str, DriverEntry]:
        """Every driver that a seat may have, those of lessons included."""
        return {**self.drivers, **self.lesson_drivers}

    def read_driver(self, name: object) -> tuple[DriverEntry, int | None]:
        """Return the driver that a name means, and its percentage; refusals do not name drivers of lessons."""
        is_lesson = isinstance(name, str) and name in self.lesson_drivers
        return read_driver_name(name, self.lesson_drivers if is_lesson else self.drivers)
