"""A table: what commands are possible, which events they make, and what the events add up to. It knows no socket."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

import msgspec

from hairpin.core.game import Game
from hairpin.core.story import Happening
from hairpin.games import explain, remake
from hairpin.games.monza.blueprint import OWN
from hairpin.games.record import Record
from hairpin.server import protocol as wire
from hairpin.server import setup as sets
from hairpin.server.events import Abandoned, Arranged, Moved, Nonced, Relieved, SeatSetup, Setup, Started, StoredEvent
from hairpin.server.keys import Rights, seat_key
from hairpin.server.luck import FRESH, Luck
from hairpin.server.race import Race
from hairpin.server.refusals import FrameTooLargeError, NotHostError, NotYourSeatError, SeatTakenError, StageError

replace = msgspec.structs.replace
LOBBY: Final = "lobby"
LONGEST_DRAFT = 16


class Table:
    """One table in memory: the sum of its events, and the secret behind its keys."""

    def __init__(self, code: str, secret: str, luck: Luck = FRESH) -> None:
        self.code = code
        self.secret = secret
        self.luck = luck
        self.number = 0
        self.setup = Setup("monza", {}, ())
        self.stage: wire.Stage = LOBBY
        self.race: Race | None = None
        self.races = 0
        self.records: dict[int, Record] = {}

    # --- commands → events

    def decide(self, command: wire.Command, rights: Rights) -> tuple[StoredEvent, str | None]:
        """Return the event that a command makes, and a secret that goes with it: a seed to keep, or a seat's key."""
        match command:
            case wire.Roll(seat=seat, race=race, ply=ply):
                return self._move(self._racing(race, ply), seat, (), rights), None
            case wire.Move(seat=seat, race=race, ply=ply, words=words):
                return self._move(self._racing(race, ply), seat, words, rights), None
            case wire.Nonce(seat=seat, race=number, nonce=nonce):
                self._check_mine(seat, rights)
                race_now = self._racing(number)
                race_now.check_nonce(seat, nonce)
                return Nonced(seat, nonce), None
            case wire.Sit(seat=seat, name=name):
                return self._sit(seat, name)
            case wire.HandOver(seat=seat, driver=driver):
                self._check_may_hand(seat, rights)
                return Arranged(
                    sets.change_seat(self.setup, seat, driver=sets.read_driver(driver, self.setup.game))
                ), None
            case wire.TakeBack(seat=seat):
                self._check_may_hand(seat, rights)
                if self.setup.seats[seat].kind == "computer":
                    raise NotYourSeatError("a computer plays this seat for good", seat=seat)
                return Arranged(sets.change_seat(self.setup, seat, driver=None)), None
            case wire.SetSeat():
                return Arranged(self._set_seat(command, rights)), None
            case _:
                return self._decide_as_host(command, rights)

    def _decide_as_host(self, command: wire.Command, rights: Rights) -> tuple[StoredEvent, str | None]:
        if not rights.is_host:
            raise NotHostError("only the host of the table may do this")
        match command:
            case wire.Start():
                seed = self.luck.draw_secret("race", self.secret, self.races)
                return self._start(seed), seed
            case wire.ToLobby() if self.race and not self.race.is_over:
                return Abandoned(self.race.seed_if_abandoned()), None
            case wire.ToLobby():
                return Arranged(self.setup, is_lobby=True), None
            case wire.PassHost(seat=seat):
                sets.check_seat(self.setup, seat)
                chosen = self.setup.seats[seat]
                if chosen.kind == "computer" or (chosen.kind == "link" and not chosen.is_taken):
                    raise NotYourSeatError("only somebody who sits at the table can be the host", seat=seat)
                return Arranged(replace(self.setup, host_seat=seat)), None
            case wire.Arrange(pace=pace) if pace and command == wire.Arrange(command.id, pace=pace):
                return Arranged(replace(self.setup, pace=pace)), None
        self._check_lobby()
        match command:
            case wire.Arrange():
                return Arranged(self._arrange(command)), None
            case wire.AddSeat(kind=kind, driver=driver):
                more = sets.read_seat(wire.NewSeat(kind=kind, driver=driver), self.setup.game)
                most = max(sets.find_board(self.setup).players)
                if len(self.setup.seats) >= most:
                    raise StageError(f"this board takes {most} at the most", most=most)
                return Arranged(sets.fit(replace(self.setup, seats=(*self.setup.seats, more)))), None
            case wire.RemoveSeat(seat=gone):
                return Arranged(self._remove_seat(gone)), None
            case _:
                raise StageError(f"{type(command).__name__} cannot be carried out here")

    def check_draft(self, draft: wire.Draft, rights: Rights) -> None:
        """Refuse a draft that the others should not see."""
        self._check_mine(draft.seat, rights)
        race = self._racing(draft.race, draft.ply)
        if race.game.actor(race.state) != draft.seat:
            raise NotYourSeatError(f"it is not the turn of seat {draft.seat}", seat=draft.seat)
        _check_words(draft.words)

    def explain(self, question: wire.AskWhy, rights: Rights) -> wire.Reason | None:
        """Return which rule forbids what somebody asks about, as far as their own seat can see."""
        self._check_mine(question.seat, rights)
        race = self._racing(question.race, question.ply)
        _check_words(question.words)
        reason = explain(race.game, race.state, question.seat, question.words, question.what)
        return wire.Reason(reason.rule, reason.code, reason.colours) if reason else None

    def _racing(self, number: int, ply: int | None = None) -> Race:
        if not self.race or self.stage != "racing":
            raise StageError("no race is running")
        self.race.check_ply(number, self.race.ply if ply is None else ply)
        return self.race

    def drive(self, race: Race, seat: int, words: tuple[str, ...]) -> Moved:
        """Return the event that a computer driver's words make; it rolls without words."""
        return self._move(race, seat, words, Rights(seats=(seat,)))

    def _move(self, race: Race, seat: int, words: tuple[str, ...], rights: Rights) -> Moved:
        self._check_mine(seat, rights)
        awaited = race.game.on_turn(race.state) if race.awaits_roll else race.game.actor(race.state)
        if seat != awaited:
            raise NotYourSeatError(f"it is not the turn of seat {seat}", seat=seat)
        if not words and not race.awaits_roll:
            raise StageError("there is nothing to roll now")
        said = race.try_words(words)
        return Moved(said, race.seed_after(said))

    def _check_mine(self, seat: int, rights: Rights) -> None:
        sets.check_seat(self.setup, seat)
        if seat not in rights.seats:
            raise NotYourSeatError(f"seat {seat} is somebody else's", seat=seat)

    def _check_may_hand(self, seat: int, rights: Rights) -> None:
        sets.check_seat(self.setup, seat)
        if seat not in rights.seats and not rights.is_host:
            raise NotYourSeatError("only who sits there, or the host, hands a seat over", seat=seat)

    def _check_lobby(self) -> None:
        if self.stage != LOBBY:
            raise StageError("the table is set before a race; go back to the seats first")

    def _sit(self, seat: int, name: str) -> tuple[StoredEvent, str]:
        sets.check_seat(self.setup, seat)
        chosen = self.setup.seats[seat]
        if chosen.kind != "link" or chosen.is_taken:
            raise SeatTakenError(f"seat {seat} is not free", seat=seat)
        setup = sets.change_seat(self.setup, seat, is_taken=True, name=sets.read_name(name) or chosen.name)
        return Arranged(setup), seat_key(self.secret, chosen.key)

    def _set_seat(self, wish: wire.SetSeat, rights: Rights) -> Setup:
        sets.check_seat(self.setup, wish.seat)
        if wish.kind is not None or wish.driver is not None or wish.car is not None:
            self._check_lobby()
        if not rights.is_host and (wish.kind is not None or wish.driver is not None or wish.seat not in rights.seats):
            raise NotHostError("only the host changes who plays a seat")
        setup, old = self.setup, self.setup.seats[wish.seat]
        if wish.kind is not None and wish.kind != old.kind:
            driver = sets.read_driver(wish.driver or "racer", setup.game) if wish.kind == "computer" else None
            setup = sets.change_seat(setup, wish.seat, kind=wish.kind, driver=driver, is_taken=False, key=0)
            # A new key: who was host by the old one is so no longer, and the opener is.
            host = None if setup.host_seat == wish.seat else setup.host_seat
            setup = sets.give_keys(replace(setup, host_seat=host))
        elif wish.driver is not None:
            setup = sets.change_seat(setup, wish.seat, driver=sets.read_driver(wish.driver, setup.game))
        if wish.name is not None:
            setup = sets.change_seat(setup, wish.seat, name=sets.read_name(wish.name))
        return sets.take_car(setup, wish.seat, wish.car) if wish.car is not None else setup

    def _arrange(self, wish: wire.Arrange) -> Setup:
        setup = self.setup
        if wish.game is not None and wish.game != setup.game:
            setup = replace(setup, game=wish.game, options={})
            for number, seat in enumerate(setup.seats):
                if seat.driver:
                    setup = sets.change_seat(setup, number, driver="racer")
        if wish.starter_seat is not None:
            sets.check_seat(setup, wish.starter_seat)
        return sets.fit(
            replace(
                setup,
                options=setup.options | (wish.options or {}),
                pace=wish.pace or setup.pace,
                starter_rule=wish.starter_rule or setup.starter_rule,
                starter_seat=setup.starter_seat if wish.starter_seat is None else wish.starter_seat,
            )
        )

    def _remove_seat(self, gone: int) -> Setup:
        sets.check_seat(self.setup, gone)
        if len(self.setup.seats) <= min(sets.find_board(self.setup).players):
            raise StageError("a race needs at least two seats")
        if self.setup.host_seat == gone:
            raise StageError("the host's own seat stays; pass the role on first")
        seats = tuple(seat for number, seat in enumerate(self.setup.seats) if number != gone)
        host, starter = self.setup.host_seat, self.setup.starter_seat
        return sets.fit(
            replace(
                self.setup,
                seats=seats,
                options=sets.drop_seat(self.setup.game, self.setup.options, gone),
                host_seat=host - 1 if host is not None and host > gone else host,
                starter_seat=starter - (starter > gone),
            )
        )

    def _start(self, seed: str) -> Started:
        if self.stage == "racing":
            raise StageError("a race is running")
        setup = sets.fit(self.setup)
        starter = self._choose_starter(setup)
        game = sets.open_game(setup, starter)
        options = {option.name: option for option in game.facts.options}
        settings = {name: options[name].format(value) for name, value in game.settings.items()}
        commitment = Race(game, 0, seed, ()).commitment
        return Started(self.races + 1, settings, starter, commitment, game.board, game.facts.version)

    def _choose_starter(self, setup: Setup) -> int:
        champions = [number for number, seat in enumerate(setup.seats) if seat.is_champion]
        match setup.starter_rule:  # RU-12
            case "champion" if champions:
                return champions[0]
            case "random":
                return self.luck.draw_random("starter", self.secret, self.races).randrange(len(setup.seats))
            case _:
                return setup.starter_seat

    # --- events → the table

    def apply(self, event: StoredEvent, seed: str | None = None) -> list[Happening]:
        """Add an event to the table and tell what everybody saw; a start needs the seed that was kept for it."""
        self.number += 1
        match event:
            case Arranged(setup, is_lobby):
                before, self.setup = self.setup, setup
                if is_lobby:
                    self.stage, self.race = LOBBY, None
                return _tell_hands(before, setup) if self.race else []
            case Relieved(seat, driver, by):
                self.setup = sets.change_seat(self.setup, seat, driver=by)
                return [Happening("relieved", seat, word=driver)]
            case Started(number, settings, _, _, board, version):
                game = _make_game(self.setup.game, tuple(settings.items()), board)
                names = tuple(_name_seat(n, seat) for n, seat in enumerate(self.setup.seats))
                self.race = Race(game, number, seed or "", names, version)
                self.stage, self.races = "racing", number
                return [Happening("turn", game.on_turn(self.race.state))]
            case Nonced(seat, nonce) if self.race:
                self.race.nonces[seat] = nonce
            case Moved(words, _) if self.race:
                story = self.race.carry_out(words)
                if self.race.is_over:
                    self._crown(self.race)
                return story
            case Abandoned() if self.race:
                self.race.abandon()
                self.records[self.race.number] = self.race.record()
                self.stage, self.race = LOBBY, None
        return []

    def _crown(self, race: Race) -> None:
        """MZ-16: winners take a trophy and are champions until the next race."""
        self.stage = "over"
        self.records[race.number] = race.record()
        outcome = race.game.outcome(race.state)
        winners = outcome.winners if outcome else ()
        seats = tuple(
            replace(seat, trophies=seat.trophies + (number in winners), is_champion=number in winners)
            for number, seat in enumerate(self.setup.seats)
        )
        self.setup = replace(self.setup, seats=seats)

    def driven_seat(self) -> tuple[int, str] | None:
        """Return the seat that a computer has to play now, and its driver; where nothing can change, none has to."""
        if not self.race or self.stage != "racing" or self.race.game.is_stuck(self.race.state):
            return None
        game, state = self.race.game, self.race.state
        seat = game.on_turn(state) if self.race.awaits_roll else game.actor(state)
        driver = self.setup.seats[seat].driver if seat is not None else None
        return (seat, driver) if seat is not None and driver else None


@lru_cache(maxsize=64)
def _make_game(name: str, settings: tuple[tuple[str, str], ...], board: str) -> Game[Any, Any, Any]:
    """Make a game once for all races that are alike, with what it has worked out."""
    return remake(name, dict(settings), board)


def _tell_hands(before: Setup, after: Setup) -> list[Happening]:
    """Tell for whom a computer drives now, and who drives again."""
    story = []
    for number, (was, seat) in enumerate(zip(before.seats, after.seats, strict=True)):
        if was.driver != seat.driver:
            kind = "handed-over" if seat.driver else "taken-back"
            story.append(Happening(kind, number, word=seat.driver or ""))
    return story


def _check_words(words: tuple[str, ...]) -> None:
    if len(words) > LONGEST_DRAFT or any(len(word) > LONGEST_DRAFT for word in words):
        raise FrameTooLargeError(f"a draft has {LONGEST_DRAFT} words of {LONGEST_DRAFT} signs at the most")


def _name_seat(number: int, seat: SeatSetup) -> str:
    who = seat.name or seat.driver or "player"
    return f"{who} ({seat.car})" if seat.car else f"{who} {number + 1}"


def open_table(code: str, secret: str, wish: wire.OpenTable, luck: Luck = FRESH) -> tuple[Table, Arranged]:
    """Return a fresh table and the event that sets it."""
    sets.find_facts(wish.game)
    seats = tuple(sets.read_seat(seat, wish.game) for seat in wish.seats)
    options, board = dict(wish.options), ""
    if wish.board:
        board = sets.bring_board(wish.game, wish.board)
        options["track"] = OWN
    setup = sets.fit(Setup(wish.game, options, seats or (SeatSetup("here", "", ""),), board=board))
    return Table(code, secret, luck), Arranged(setup, is_lobby=True)
