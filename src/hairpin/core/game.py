"""The contract of a game: who acts, which actions are legal, what they do, who won and why, who sees what."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, ClassVar, Final, Generic, Literal, NoReturn, TypeVar

from hairpin.core.chance import Lottery
from hairpin.core.door import guard_game
from hairpin.core.errors import (
    LONGEST_QUOTE,
    GameOverError,
    HairpinError,
    IllegalActionError,
    StateNotationError,
    WrongValueError,
    name_choices,
    quote,
    shorten,
)
from hairpin.core.options import Option, find_option

CHANCE: Final = -1
CARS = ("red", "blue", "green", "yellow", "white", "purple")

State = TypeVar("State")
Action = TypeVar("Action")
View = TypeVar("View")


@dataclass(frozen=True, slots=True)
class Oddity:
    """A property of a place that players should know before they choose the board; it forbids nothing."""

    kind: str
    place: str


@dataclass(frozen=True, slots=True)
class BoardFacts:
    """The facts of a board or tile set for a menu; `lacks` names the house rules that have no effect on it.

    `fingerprint` tells boards apart that people bring along: they all have the same name, and may have the same title.
    """

    name: str
    title: str
    edition: str
    players: tuple[int, ...]
    cars: tuple[str, ...]
    variants: tuple[str, ...]
    facts: tuple[str, ...]
    reconstruction: tuple[str, ...]
    lacks: tuple[str, ...] = ()
    oddities: tuple[Oddity, ...] = ()
    fingerprint: str = ""


@dataclass(frozen=True, slots=True)
class BoardText:
    """A board by its one-line text instead of its name or file, as a record holds it."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class GameFacts:
    """The facts of a game for menus and tests.

    Every game has the options `players` and `starter`; `cars` are the colours of its seats where no board names them.
    """

    name: str
    title: str
    version: int
    players: tuple[int, ...]
    information: Literal["perfect", "hidden"]
    options: tuple[Option, ...]
    boards: Callable[[], tuple[BoardFacts, ...]] = field(compare=False, default=tuple)
    cars: tuple[str, ...] = CARS

    @property
    def board_option(self) -> Option | None:
        """The option that names the board, if the game has boards."""
        return next((option for option in self.options if option.kind == "board"), None)

    @property
    def variants(self) -> tuple[Option, ...]:
        """The options that the rule books themselves call variants."""
        return tuple(option for option in self.options if option.is_variant)


@dataclass(frozen=True, slots=True)
class Outcome:
    """Who won, and why: the places from the first down, each with the seats that share it.

    `reason` names the case of the rule that applied; `scores` holds, by seat, the number that decided it, or None.
    """

    ranking: tuple[tuple[int, ...], ...]
    reason: str
    scores: tuple[int | None, ...] = ()

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won; several share."""
        return self.ranking[0]

    def share(self, seat: int) -> Fraction:
        """Return a seat's share of the win: 1, a part, or 0."""
        return Fraction(seat in self.winners, len(self.winners))


class Game(ABC, Generic[State, Action, View]):
    """The rules of one game with its options fixed. It holds no position: states are passed in and returned.

    Seats count from 0 in Python and from 1 in every text. Every method but `advance` refuses values that do not belong
    to this game, with a `HairpinError`.
    """

    facts: ClassVar[GameFacts]
    state_type: ClassVar[type]
    action_types: ClassVar[tuple[type, ...]]
    view_type: ClassVar[type]
    players: int

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        guard_game(cls)

    @property
    @abstractmethod
    def settings(self) -> Mapping[str, object]:
        """Every option with its value, as `make` accepts it."""

    @property
    @abstractmethod
    def board(self) -> str:
        """The board in one line of text, which `make` accepts as a `BoardText`."""

    @property
    @abstractmethod
    def always_ends(self) -> bool:
        """Return whether the game always ends with these options, whatever the players choose."""

    @property
    def board_facts(self) -> BoardFacts | None:
        """The facts of the board; None if the game has no boards, or the board is not a shipped one."""
        option = self.facts.board_option
        name = self.settings[option.name] if option else None
        return next((board for board in self.facts.boards() if board.name == name), None)

    @property
    def private_seats(self) -> tuple[int, ...]:
        """The seats whose view shows more than a spectator's."""
        return ()

    def chance_waits(self, state: State) -> bool:  # noqa: ARG002 - in most games chance answers at once
        """Return whether chance waits in this position until the seat on turn asks for it, as dice do before a roll."""
        return False

    def ends_command(self, state: State) -> bool:  # noqa: ARG002 - in most games a command is one action
        """Return whether a command of several actions must end here, so that its player sees the result first."""
        return True

    def decision_kind(self, state: State) -> str:
        """Name the kind of decision that a position asks for, so that drivers can be tried in each."""
        return str(getattr(state, "phase", ""))

    def is_stuck(self, state: State) -> bool:  # noqa: ARG002 - most games never get stuck
        """Return whether no turn can change the position any more, although the game is not over."""
        return False

    def ends_turn(self, before: State, after: State) -> bool:
        """Return whether a turn ended between two positions; the set-up before the first turn does not count."""
        return self.on_turn(before) != self.on_turn(after)

    @abstractmethod
    def start(self) -> State:
        """Return the position before the first turn."""

    @abstractmethod
    def actor(self, state: State) -> int | None:
        """Return who decides now: a seat, `CHANCE`, or None when the game is over."""

    @abstractmethod
    def on_turn(self, state: State) -> int | None:
        """Return the seat whose turn it is, also while chance or another seat decides; None when over."""

    @abstractmethod
    def legal_actions(self, state: State) -> tuple[Action, ...]:
        """Return the legal actions of the acting seat, in the order of the notation; empty for chance and when over."""

    def legal_words(self, state: State) -> tuple[str, ...]:
        """Return the legal actions as words."""
        return tuple(map(self.format_action, self.legal_actions(state)))

    @abstractmethod
    def chance_outcomes(self, state: State) -> Lottery[Action]:
        """Return the possible outcomes of chance with their exact weights; empty unless chance acts."""

    @abstractmethod
    def advance(self, state: State, action: Action) -> State:
        """Return the next position, unchecked: for simulators that choose among legal actions only."""

    @abstractmethod
    def outcome(self, state: State) -> Outcome | None:
        """Return who won and why, or None before the end."""

    @abstractmethod
    def view(self, state: State, seat: int | None) -> View:
        """Return the view of a seat, or of a spectator (None)."""

    @abstractmethod
    def format_state(self, state: State) -> str:
        """Format a position as one line."""

    @abstractmethod
    def parse_state(self, text: str) -> State:
        """Read a position, or refuse it."""

    @abstractmethod
    def format_view(self, view: View) -> str:
        """Format a view as one line."""

    @abstractmethod
    def format_action(self, action: Action) -> str:
        """Format an action as one word."""

    @abstractmethod
    def parse_action(self, text: str) -> Action:
        """Read an action of this game, legal or not, or refuse it."""

    def apply(self, state: State, action: Action) -> State:
        """Return the position after a legal action or a possible outcome of chance; refuse anything else."""
        if type(state) is not self.state_type:
            self.check_state(state)
        try:
            if self._actor(state) == CHANCE:
                if action in self._chance_outcomes(state):
                    return self.advance(state, action)
            else:
                legal = self._legal_actions(state)
                for one in legal:  # mostly the same object; comparing by value is far slower
                    if one is action:
                        return self.advance(state, action)
                if action in legal:
                    return self.advance(state, action)
        except Exception:
            self.check_state(state)
            raise
        self._refuse(state, action)

    # The unguarded methods, for a state that has been checked.
    _actor: ClassVar[Callable[..., int | None]]
    _legal_actions: ClassVar[Callable[..., tuple[Any, ...]]]
    _chance_outcomes: ClassVar[Callable[..., Lottery[Any]]]

    def _refuse(self, state: State, action: Action) -> NoReturn:
        """Raise an error with the legal actions, as the acting seat sees them: it quotes nothing that is hidden."""
        actor = self.actor(state)
        is_chance = actor == CHANCE
        position = self.format_view(self.view(state, None if is_chance else actor))
        if actor is None:
            raise GameOverError(f"the game is over: {position}", position=position)
        try:
            given = shorten(self.format_action(action), LONGEST_QUOTE)
        except HairpinError:
            given = quote(action)
        is_hidden = is_chance and self.facts.information == "hidden"
        right = () if is_hidden else self.legal_actions(state) or self.chance_outcomes(state).outcomes
        legal = tuple(map(self.format_action, right))
        some = name_choices([*legal[:12], f"{len(legal) - 12} more"] if len(legal) > 13 else legal)
        wanted = f"{some} would be" if legal else "chance decides"
        raise IllegalActionError(
            f"{given} is not possible now; {wanted} ({position})", action=given, legal=legal, position=position
        )

    def check_state(self, state: Any) -> None:
        """Refuse a value that is not a position of this game: of another game, or inconsistent."""
        try:
            if self.parse_state(self.format_state(state)) == state:
                return
        except HairpinError:
            pass
        raise StateNotationError(f"{quote(state)} is not a valid position of {self.facts.title}", position=state)

    def check_seat(self, seat: int | None) -> None:
        """Refuse a seat that this game does not have."""
        if seat is not None and (type(seat) is not int or seat not in range(self.players)):
            raise IllegalActionError(
                f"there is no seat {quote(seat)}; seats are 0 to {self.players - 1}, or None", seat=seat
            )

    def format_settings(self, version: int = 0) -> str:
        """Format every option with its value: `players=3 pro=yes …`; with `version`, those of that version."""
        if type(version) is not int or not 0 <= version <= self.facts.version:
            raise WrongValueError(
                f"there is no version {quote(version)}; choose 1 to {self.facts.version}, or 0 for the last"
            )
        options = [(find_option(self.facts.options, name), value) for name, value in self.settings.items()]
        upto = version or self.facts.version
        return " ".join(f"{option.name}={option.format(value)}" for option, value in options if option.since <= upto)
