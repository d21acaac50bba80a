"""One race on a table: its position, its dice, its words. The seed stays here until the race is over."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hairpin.core.errors import IllegalActionError
from hairpin.core.fair import NONCE, Dealer, FairSource, commit
from hairpin.core.game import CHANCE, Game
from hairpin.core.story import Happening, join_steps
from hairpin.games import deal, tell
from hairpin.games.record import Fairness, Record
from hairpin.server.refusals import NonceError, StalePlyError


class Race:
    """The authority over one race: it knows the seed, and answers for chance."""

    def __init__(
        self, game: Game[Any, Any, Any], number: int, seed: str, seats: tuple[str, ...], version: int = 0
    ) -> None:
        self.game = game
        self.number = number
        self.seats = seats
        self.version = version  # of the rules that it was begun by
        self.state = game.start()
        self.words: list[str] = []
        self.nonces: list[str | None] = [None] * game.players
        self.is_abandoned = False
        aid = game.settings.get("aid", ())
        self.aided: tuple[int, ...] = aid if isinstance(aid, tuple) else ()
        self._seed = seed
        self._dealer: Dealer | None = None

    @property
    def ply(self) -> int:
        """The number of actions so far: which position this is."""
        return len(self.words)

    @property
    def is_over(self) -> bool:
        """Say whether the race has ended or was given up."""
        return self.is_abandoned or self.game.actor(self.state) is None

    @property
    def commitment(self) -> str:
        """The promise given for the seed."""
        return commit(self._seed)

    @property
    def open_seed(self) -> str | None:
        """The seed, once it may be known."""
        return self._seed if self.is_over else None

    @property
    def layout(self) -> Mapping[str, str]:
        """What lay under every tile, once the race is over and it may be known (RU-26)."""
        return getattr(self._dealer, "layout", {}) if self.is_over else {}

    @property
    def awaits_roll(self) -> bool:
        """Say whether the dice wait for the word of the seat whose turn it is."""
        return not self.is_over and self.game.actor(self.state) == CHANCE

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
        if self.nonces[seat] is not None:
            raise NonceError("this seat has given its nonce", seat=seat)
        if not NONCE.fullmatch(nonce):
            raise NonceError("a nonce is 16 to 64 small hexadecimal signs", seat=seat)

    def try_words(self, words: tuple[str, ...]) -> tuple[str, ...]:
        """Return what a seat's words come to, with the answers of chance that follow at once; all or nothing."""
        game, state, said = self.game, self.state, list(words)
        seat = game.actor(state)
        if seat == CHANCE and words:
            raise IllegalActionError("the dice must be rolled first", legal=("roll",))
        dealer = self._dealer or self._make_dealer()
        for place, word in enumerate(words):
            # Who could go on before looking, and be refused, would peep under a tile and take it back (RU-26).
            if game.actor(state) != seat or (place and game.ends_command(state)):
                raise IllegalActionError(f"{word} comes too late: what comes before it ends the move", action=word)
            action = game.parse_action(word)
            after = self.game.apply(state, action)
            dealer = dealer.follow(state, action)
            state = after
        # At the beginning of a turn chance waits to be asked; after a move that needs it, it answers at once.
        while game.actor(state) == CHANCE and (not said or not game.chance_waits(state)):
            action = dealer.answer(state)
            dealer = dealer.follow(state, action)
            state = game.apply(state, action)
            said.append(game.format_action(action))
        return tuple(said)

    def try_position(self, words: tuple[str, ...]) -> Any:
        """Return the position after some words of the acting seat, without chance."""
        state = self.state
        for word in words:
            state = self.game.apply(state, self.game.parse_action(word))
        return state

    def carry_out(self, words: tuple[str, ...]) -> list[Happening]:
        """Move on by words that were tried, and tell what everybody saw."""
        story: list[Happening] = []
        for word in words:
            action = self.game.parse_action(word)
            if self._dealer is None and self.game.actor(self.state) == CHANCE:
                self._dealer = self._make_dealer()
            if self._dealer:
                self._dealer = self._dealer.follow(self.state, action)
            after = self.game.advance(self.state, action)
            story += tell(self.game, self.state, action, after)
            self.state = after
            self.words.append(word)
        return join_steps(story)

    def _make_dealer(self) -> Dealer:
        """Return a dealer that has followed the race so far; from the first answer on no nonce is taken."""
        dealer = deal(self.game, FairSource(self._seed, tuple(self.nonces)))
        state = self.game.start()
        for word in self.words:
            action = self.game.parse_action(word)
            dealer = dealer.follow(state, action)
            state = self.game.advance(state, action)
        return dealer

    def seed_after(self, words: tuple[str, ...]) -> str | None:
        """Return the seed if the race is over after these words."""
        return self._seed if self.game.actor(self.try_position(words)) is None else None

    def seed_if_abandoned(self) -> str:
        """Return the seed for the event that gives the race up; it stays closed until that is stored."""
        return self._seed

    def abandon(self) -> None:
        """Close the race for good and open its seed."""
        self.is_abandoned = True

    def record(self) -> Record:
        """Return the record of the race; its seed only once it may be known."""
        fairness = Fairness(self.commitment, tuple(self.nonces), self.open_seed or "")
        return Record(self.game, self.seats, tuple(self.words), fairness=fairness, version=self.version)
