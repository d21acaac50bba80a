"""One race on a table: its position, its dice, its actions. The seed is not revealed until the race is over."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from hairpin.core.errors import IllegalActionError
from hairpin.core.fair import NONCE, Dealer, FairSource, commit
from hairpin.core.fast_init import fast_init
from hairpin.core.game import CHANCE, Game
from hairpin.core.story import Happening, join_steps
from hairpin.games import deal, kit_of
from hairpin.games.record import Fairness, Record, write_record
from hairpin.tables.errors import NonceError, StalePlyError


@fast_init
@dataclass(frozen=True, slots=True)
class Advance:
    """The effect of a command on a race, computed once: committed after its event was stored, else dropped."""

    words: tuple[str, ...]
    turns: tuple[int | None, ...]  # whose turn each word belongs to
    state: Any
    actor: int | None  # in that state
    dealer: Dealer | None
    story: tuple[Happening, ...] = ()


class Race:
    """One race: it knows the seed, and answers for chance."""

    def __init__(
        self,
        game: Game[Any, Any, Any],
        number: int,
        seed: str,
        seats: tuple[str, ...],
        version: int = 0,
        *,
        is_dealt_at_home: bool = False,
    ) -> None:
        self.game = game
        self.kit = kit_of(game)
        self.number = number
        self.seats = seats
        self.version = version  # of the rules at its start
        self.is_dealt_at_home = is_dealt_at_home
        self.state = game.start()
        self.actor = game.actor(self.state)  # of the present position: a seat, chance, or None at the end
        self.words: list[str] = []
        self.turns: list[int | None] = []  # whose turn each word belongs to
        self.commitment = commit(seed)  # the hash of the seed, published before the race
        self.fairness = Fairness(self.commitment, (None,) * game.players)
        self.is_abandoned = False
        self._plies_before = 0  # of a restored race that is over: its words are in the record alone
        self._seed = seed
        self._dealer: Dealer | None = None  # made at the first chance node; from then on no nonce is taken

    @property
    def ply(self) -> int:
        """The number of actions so far: which position this is."""
        return self._plies_before + len(self.words)

    @property
    def is_over(self) -> bool:
        """Return whether the race has ended or was abandoned."""
        return self.is_abandoned or self.actor is None

    @cached_property
    def starter(self) -> int:
        """The seat that begins."""
        return int(str(self.game.settings["starter"]))

    @cached_property
    def options(self) -> Mapping[str, str]:
        """Every option as text, as the race was begun with it."""
        settings = self.game.settings
        return {option.name: option.format(settings[option.name]) for option in self.game.facts.options}

    @property
    def has_rolled(self) -> bool:
        """Return whether chance has decided anything; from then on no nonce is taken."""
        return self._dealer is not None

    @property
    def awaits_roll(self) -> bool:
        """Return whether chance waits for the command of the seat on turn."""
        return self.actor == CHANCE and not self.is_abandoned

    @property
    def awaited_seat(self) -> int | None:
        """The seat whose command comes next, None when the race is over."""
        return self.game.on_turn(self.state) if self.awaits_roll else self.actor

    def open_state(self) -> Any:
        """Return the position; once the race is over, with everything open that was hidden."""
        return self._dealer.open(self.state) if self._dealer and self.is_over else self.state

    def check_ply(self, number: int, ply: int) -> None:
        """Refuse a command for another position than the present one."""
        if (number, ply) != (self.number, self.ply):
            raise StalePlyError(
                f"race {number}, ply {ply} is past; it is race {self.number}, ply {self.ply} now",
                race=self.number,
                ply=self.ply,
            )

    def check_nonce(self, seat: int, nonce: str) -> None:
        """Refuse a nonce that cannot be taken."""
        if self._dealer:
            raise NonceError("the dice have been rolled; nonces come before the first roll", seat=seat)
        if self.fairness.nonces[seat] is not None:
            raise NonceError("this seat has given its nonce", seat=seat)
        if not NONCE.fullmatch(nonce):
            raise NonceError("a nonce is 16 to 64 hexadecimal digits in lower case", seat=seat)

    def add_nonce(self, seat: int, nonce: str) -> None:
        """Take a seat's nonce."""
        nonces = self.fairness.nonces
        self.fairness = replace(self.fairness, nonces=(*nonces[:seat], nonce, *nonces[seat + 1 :]))

    def play(self, words: tuple[str, ...]) -> Advance:
        """Return the effect of a seat's words, with the outcomes of chance that follow at once; nothing changes yet.

        All words or none: an illegal one raises. No words means a roll.
        """
        game, state, dealer, seat = self.game, self.state, self._dealer, self.actor
        tell = self.kit.tell
        if seat == CHANCE and words:
            raise IllegalActionError("the dice must be rolled first", legal=("roll",))
        actor = seat
        carried_out: list[str] = []
        turns: list[int | None] = []
        story: list[Happening] = []
        for word in words:
            if actor != seat or (carried_out and game.ends_command(state)):
                raise IllegalActionError(f"{word} comes too late: the action before it ends the command", action=word)
            action = game.parse_action(word)
            after = game.apply(state, action)
            story += tell(game, state, action, after)
            dealer = dealer.follow(state, action) if dealer else None
            turns.append(game.on_turn(state))
            state, actor = after, game.actor(after)
            carried_out.append(word)
        while actor == CHANCE and (not carried_out or not game.chance_waits(state)):
            dealer = dealer or self._make_dealer((*self.words, *carried_out))
            action = dealer.answer(state)
            after = game.apply(state, action)
            story += tell(game, state, action, after)
            dealer = dealer.follow(state, action)
            turns.append(game.on_turn(state))
            state, actor = after, game.actor(after)
            carried_out.append(game.format_action(action))
        return Advance(tuple(carried_out), tuple(turns), state, actor, dealer, tuple(join_steps(story)))

    def replay(self, words: tuple[str, ...]) -> Advance:
        """Return the effect of stored words, which include outcomes of chance; every word and every roll is checked."""
        game, state, dealer = self.game, self.state, self._dealer
        turns: list[int | None] = []
        for number, word in enumerate(words):
            action = game.parse_action(word)
            if game.actor(state) == CHANCE:
                dealer = dealer or self._make_dealer((*self.words, *words[:number]))
                if dealer.answer(state) != action:
                    raise IllegalActionError(f"{word} is not what chance answers here", action=word)
            after = game.apply(state, action)
            dealer = dealer.follow(state, action) if dealer else None
            turns.append(game.on_turn(state))
            state = after
        return Advance(words, tuple(turns), state, game.actor(state), dealer)

    def show_end(self, state: Any, plies: int) -> None:
        """Show the final position of a race whose words are not needed any more."""
        self.state, self.actor, self._plies_before = state, None, plies
        self._reveal_seed()

    def fork(self) -> Race:
        """Return a copy that goes on by itself."""
        other = copy(self)
        other.words, other.turns = list(self.words), list(self.turns)
        return other

    def commit(self, advance: Advance) -> None:
        """Move on to the position after an advance."""
        self.state = advance.state
        self.actor = advance.actor
        self._dealer = advance.dealer
        self.words += advance.words
        self.turns += advance.turns
        if self.actor is None:
            self._reveal_seed()

    def look_ahead(self, words: tuple[str, ...]) -> Any:
        """Return the position after some words of the acting seat, without chance; nothing changes."""
        state = self.state
        for word in words:
            state = self.game.apply(state, self.game.parse_action(word))
        return state

    def _make_dealer(self, words: tuple[str, ...]) -> Dealer:
        """Return a dealer that has followed the race up to its first chance node."""
        dealer = self._open_dealer()
        state = self.game.start()
        for word in words:
            action = self.game.parse_action(word)
            dealer = dealer.follow(state, action)
            state = self.game.advance(state, action)
        return dealer

    def _open_dealer(self) -> Dealer:
        """Return the dealer before the first action."""
        if self.is_dealt_at_home:
            return (self.kit.deal_at_home or self.kit.deal)(self.game, FairSource(self._seed, ()))
        return deal(self.game, FairSource(self._seed, self.fairness.nonces))

    def seed_after(self, advance: Advance) -> str | None:
        """Return the seed for the event if the race is over after an advance."""
        return self._seed if advance.actor is None else None

    def seed_if_abandoned(self) -> str:
        """Return the seed for the event that abandons the race; it is not revealed until that is stored."""
        return self._seed

    def abandon(self) -> None:
        """End the race without a result and reveal its seed."""
        self.is_abandoned = True
        self._reveal_seed()

    def _reveal_seed(self) -> None:
        self.fairness = replace(self.fairness, seed=self._seed)

    def record(self) -> Record:
        """Return the record of the race."""
        fairness = None if self.is_dealt_at_home else self.fairness  # which would claim a table's way of dealing
        return Record(self.game, self.seats, tuple(self.words), fairness=fairness, version=self.version)

    def format_record(self) -> str:
        """Return the record as text. No rule is applied again: the turns are known."""
        return write_record(self.record(), self.turns, self.game.outcome(self.state))
