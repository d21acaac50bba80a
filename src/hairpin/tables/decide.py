"""Which event a command makes at a table, or why it is refused. Nothing changes until the event is applied."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from hairpin.core.fair import commit
from hairpin.core.fast_init import fast_init
from hairpin.core.reason import Reason
from hairpin.games import explain, find_kit, kit_of
from hairpin.tables import commands as cmd
from hairpin.tables import setup as sets
from hairpin.tables.errors import (
    BarOffError,
    CarTakenError,
    CoachOffError,
    ComputerSeatError,
    DraftTooLongError,
    FewSeatsError,
    HostSeatError,
    LockedError,
    ManySeatsError,
    NobodySeatedError,
    NoChancesError,
    NonceError,
    NothingToRollError,
    NotHostError,
    NotJoinedError,
    NotYourSeatError,
    NotYourTurnError,
    RaceRunningError,
    SeatTakenError,
    StageError,
    TooLongError,
)
from hairpin.tables.events import Abandoned, Arranged, Forgotten, Moved, Nonced, Setup, Started, StoredEvent
from hairpin.tables.keys import Rights
from hairpin.tables.race import Advance, Race
from hairpin.tables.table import MOST_EVENTS, Table

LONGEST_DRAFT = 16
MOST_BARRED = 64


@fast_init
@dataclass(frozen=True, slots=True)
class Decision:
    """An event to be stored and applied.

    seed     of a race that begins, to be stored apart from the event
    advance  the effect of a move, so that applying the event need not compute it again
    key      the number of the seat's key that the command earns, if it takes a seat
    """

    event: StoredEvent
    seed: str | None = None
    advance: Advance | None = None
    key: int | None = None


def decide(table: Table, command: cmd.Command, rights: Rights) -> Decision:
    """Return the decision for a command, or refuse it."""
    if table.is_too_long:
        _check_length(table, command)
    if table.setup.practice:
        _check_practice(command)
    match command:
        case cmd.Roll(seat=seat, race=race, ply=ply):
            return move(table, table.running_race(race, ply), seat, (), rights)
        case cmd.Move(seat=seat, race=race, ply=ply, words=words):
            return move(table, table.running_race(race, ply), seat, words, rights)
        case cmd.Nonce(seat=seat, race=number, nonce=nonce):
            _check_own_seat(table, seat, rights)
            table.running_race(number).check_nonce(seat, nonce)
            return Decision(Nonced(seat, nonce))
        case cmd.Sit(seat=seat, name=name):
            return _sit(table, seat, name)
        case cmd.HandOver(seat=seat, driver=driver):
            _check_may_hand_over(table, seat, rights, may_stand_in=True)
            chosen = sets.read_driver(driver, table.setup.game)
            return Decision(Arranged(sets.change_seat(table.setup, seat, driver=chosen)))
        case cmd.TakeBack(seat=seat):
            _check_may_hand_over(table, seat, rights)
            if table.setup.seats[seat].kind == "computer":
                raise ComputerSeatError("this seat belongs to a computer", seat=seat)
            return Decision(Arranged(sets.change_seat(table.setup, seat, driver=None)))
        case cmd.SetSeat():
            return Decision(Arranged(_set_seat(table, command, rights)))
        case _:
            return _decide_as_host(table, command, rights)


def _check_practice(command: cmd.Command) -> None:
    """Refuse what would make an ordinary table of one at which a turn is tried again, and other dice of its own."""
    if isinstance(command, cmd.Start | cmd.ToLobby | cmd.ForgetRaces):
        raise StageError("a turn that is tried again has neither a lobby nor another race nor a history")
    if isinstance(command, cmd.Nonce):
        raise NonceError("the dice are those of the real race; no nonce is added", seat=command.seat)


def _check_length(table: Table, command: cmd.Command) -> None:
    """Refuse all commands at a table with too many events, except those that end or start a race."""
    if not isinstance(command, cmd.Start | cmd.ToLobby) or (isinstance(command, cmd.ToLobby) and not table.race):
        raise TooLongError(f"this has more than {MOST_EVENTS} events; return to the lobby, or start a race")


def move(table: Table, race: Race, seat: int, words: tuple[str, ...], rights: Rights) -> Decision:
    """Return the decision for a seat's words; no words for a roll."""
    _check_own_seat(table, seat, rights)
    if seat != race.awaited_seat:
        raise NotYourTurnError(f"it is not the turn of seat {seat}", seat=seat)
    if not words and not race.awaits_roll:
        raise NothingToRollError("there is nothing to roll now; make a move", seat=seat)
    advance = race.play(words)
    seed = race.seed_after(advance)
    result = race.game.outcome(advance.state) if seed is not None else None
    return Decision(Moved(advance.words, seed, result), advance=advance)


def send_away(table: Table, seat: int, browsers: tuple[str, ...], rights: Rights) -> Decision:
    """Return the decision that sends the player of a seat away, and bars the browsers that play it.

    The seat gets a new key. In a race the game's standard driver takes it over; else it is free again.
    """
    if not rights.is_host:
        raise NotHostError("only the host of the table may do this")
    sets.check_seat(table.setup, seat)
    chosen = table.setup.seats[seat]
    if seat in rights.seats or table.setup.host_seat == seat:
        raise HostSeatError("the host cannot be sent away; pass the role on first", seat=seat)
    if chosen.kind != "link" or not chosen.is_taken:
        raise NotJoinedError("only somebody who joined by link can be sent away", seat=seat)
    driver = find_kit(table.setup.game).standard_driver if table.stage == "racing" else None
    setup = sets.change_seat(table.setup, seat, is_taken=False, name="", driver=driver, key=0, is_coached=False)
    barred = tuple(dict.fromkeys((*setup.barred, *browsers)))[-MOST_BARRED:]
    return Decision(Arranged(sets.give_keys(replace(setup, barred=barred))))


def plan(table: Table, question: cmd.AskPlan) -> Any:
    """Return the routes that are possible after words that were laid out, the game's own dataclass or None."""
    race = table.running_race(question.race, question.ply)
    make_plan = kit_of(race.game).plan
    return make_plan(race.game, race.look_ahead(question.words[:LONGEST_DRAFT])) if make_plan else None


def find_forecast_race(table: Table, question: cmd.AskForecast) -> Race:
    """Return the race whose chances may be told now: at a table with the bar, to everybody."""
    _check_chances(table.setup)
    if not table.setup.has_bar:
        raise BarOffError("this table does not show the chances of winning")
    return table.running_race(question.race, question.ply)


def find_coached_race(table: Table, question: cmd.AskAdvice, rights: Rights) -> Race:
    """Return the race in which a seat may be told the best way now: with a coach, in its own turn."""
    _check_own_seat(table, question.seat, rights)
    _check_chances(table.setup)
    if not table.setup.seats[question.seat].is_coached:
        raise CoachOffError(f"seat {question.seat} has no coach", seat=question.seat)
    race = table.running_race(question.race, question.ply)
    if race.actor != question.seat:
        raise NotYourTurnError(f"seat {question.seat} has nothing to decide now", seat=question.seat)
    return race


def check_draft(table: Table, draft: cmd.Draft, rights: Rights) -> None:
    """Refuse a draft that must not be shown to the others."""
    _check_own_seat(table, draft.seat, rights)
    race = table.running_race(draft.race, draft.ply)
    if race.game.actor(race.state) != draft.seat:
        raise NotYourTurnError(f"it is not the turn of seat {draft.seat}", seat=draft.seat)
    _check_words(draft.words)


def say_why(table: Table, question: cmd.AskWhy, rights: Rights) -> Reason | None:
    """Return the rule that forbids the place or word in question, by the view of the asking seat."""
    _check_own_seat(table, question.seat, rights)
    race = table.running_race(question.race, question.ply)
    _check_words(question.words)
    return explain(race.game, race.state, question.seat, question.words, question.what)


def _decide_as_host(table: Table, command: cmd.Command, rights: Rights) -> Decision:
    if not rights.is_host:
        raise NotHostError("only the host of the table may do this")
    match command:
        case cmd.Start():
            seed = table.entropy.draw_secret("race", table.secret, table.races)
            return Decision(_start(table, seed), seed)
        case cmd.ToLobby() if table.race and not table.race.is_over:
            return Decision(Abandoned(table.race.seed_if_abandoned()))
        case cmd.ToLobby():
            return Decision(Arranged(table.setup, is_lobby=True))
        case cmd.ForgetRaces():
            return Decision(_forget(table))
        case cmd.PassHost(seat=seat):
            return Decision(Arranged(_pass_host(table.setup, seat)))
        case cmd.Lock(is_locked=is_locked):
            return Decision(Arranged(replace(table.setup, is_locked=is_locked)))
        case cmd.Arrange(pace=pace, has_bar=has_bar) if command == cmd.Arrange(
            id=command.id, pace=pace, has_bar=has_bar
        ):
            return Decision(Arranged(_set_manner(table.setup, command)))
    _check_lobby(table)
    match command:
        case cmd.Arrange():
            return Decision(Arranged(_arrange(table.setup, command)))
        case cmd.AddSeat(kind=kind, driver=driver):
            return Decision(Arranged(_add_seat(table.setup, cmd.NewSeat(kind, driver=driver))))
        case cmd.RemoveSeat(seat=gone):
            return Decision(Arranged(_remove_seat(table.setup, gone)))
        case _:
            raise StageError(f"{command.type} cannot be carried out here")


def _check_own_seat(table: Table, seat: int, rights: Rights) -> None:
    sets.check_seat(table.setup, seat)
    if seat not in rights.seats:
        raise NotYourSeatError(f"seat {seat} is somebody else's", seat=seat)


def _check_may_hand_over(table: Table, seat: int, rights: Rights, *, may_stand_in: bool = False) -> None:
    sets.check_seat(table.setup, seat)
    stands_in = may_stand_in and seat in rights.stands_in_for and table.stage == "racing"
    if seat not in rights.seats and not rights.is_host and not stands_in:
        raise NotYourSeatError("only the seat's player or the host hands a seat over", seat=seat)


def _check_lobby(table: Table) -> None:
    if table.stage != "lobby":
        raise StageError("the setup changes before a race only; return to the lobby first")


def _check_chances(setup: Setup) -> None:
    if not find_kit(setup.game).has_forecasts:
        raise NoChancesError(f"nobody can tell the chances in a running race of {setup.game}", game=setup.game)


def _check_words(words: tuple[str, ...]) -> None:
    if len(words) > LONGEST_DRAFT or any(len(word) > LONGEST_DRAFT for word in words):
        raise DraftTooLongError(f"a draft has at most {LONGEST_DRAFT} words of {LONGEST_DRAFT} letters")


def _sit(table: Table, seat: int, name: str) -> Decision:
    sets.check_seat(table.setup, seat)
    chosen = table.setup.seats[seat]
    if table.setup.is_locked:
        raise LockedError("the host has locked this table; ask for a personal link")
    if chosen.kind != "link" or chosen.is_taken:
        raise SeatTakenError(f"seat {seat} is not free", seat=seat)
    setup = sets.change_seat(table.setup, seat, is_taken=True, name=sets.read_name(name) or chosen.name)
    return Decision(Arranged(setup), key=chosen.key)


def _set_seat(table: Table, request: cmd.SetSeat, rights: Rights) -> Setup:
    setup = table.setup
    sets.check_seat(setup, request.seat)
    if request.kind is not None or request.driver is not None or request.car is not None:
        _check_lobby(table)
    is_own = request.seat in rights.seats and request.kind is None and request.driver is None
    if not rights.is_host and not is_own:
        raise NotHostError("only the host changes who plays a seat")
    if request.kind is not None and request.kind != setup.seats[request.seat].kind:
        driver = sets.read_driver(request.driver, setup.game) if request.kind == "computer" else None
        name = "" if driver else setup.seats[request.seat].name  # a computer has its driver's
        setup = sets.change_seat(
            setup, request.seat, kind=request.kind, driver=driver, name=name, is_taken=False, key=0, is_coached=False
        )
        # The seat gets a new key. Its old player is no longer host; the opener is.
        host = None if setup.host_seat == request.seat else setup.host_seat
        setup = sets.give_keys(replace(setup, host_seat=host))
    elif request.driver is not None:
        setup = sets.change_seat(setup, request.seat, driver=sets.read_driver(request.driver, setup.game))
    if request.name is not None:
        setup = sets.change_seat(setup, request.seat, name=sets.read_name(request.name))
    if request.is_coached is not None:
        if request.is_coached:
            _check_chances(setup)
        if setup.seats[request.seat].kind == "computer":
            raise ComputerSeatError("a computer drives this seat, and needs no coach", seat=request.seat)
        setup = sets.change_seat(setup, request.seat, is_coached=request.is_coached)
    if request.car is None:
        return setup
    holder = next((seat for seat in setup.seats if seat.car == request.car), None)
    if not rights.is_host and holder and holder.kind != "computer" and holder is not setup.seats[request.seat]:
        raise CarTakenError(f"the {request.car} car is somebody else's; the host may change that", seat=request.seat)
    return sets.take_car(setup, request.seat, request.car)


def _set_manner(setup: Setup, request: cmd.Arrange) -> Setup:
    """Return the setup with what may change during a race, too."""
    if request.has_bar:
        _check_chances(setup)
    has_bar = setup.has_bar if request.has_bar is None else request.has_bar
    return replace(setup, pace=request.pace or setup.pace, has_bar=has_bar)


def _arrange(setup: Setup, request: cmd.Arrange) -> Setup:
    if request.game is not None and request.game != setup.game:
        setup = sets.change_game(setup, request.game)
    if request.starter_seat is not None:
        sets.check_seat(setup, request.starter_seat)
    before = sets.find_board(setup)
    if request.board:
        setup = sets.bring_board(setup, request.board)
    if sets.find_board(replace(setup, options=setup.options | (request.options or {}))) != before:
        setup = sets.drop_places(setup)
    return sets.fit(
        replace(
            _set_manner(setup, request),
            options=setup.options | (request.options or {}),
            starter_rule=request.starter_rule or setup.starter_rule,
            starter_seat=setup.starter_seat if request.starter_seat is None else request.starter_seat,
        )
    )


def _add_seat(setup: Setup, new: cmd.NewSeat) -> Setup:
    added = sets.read_seat(new, setup.game)
    most = max(sets.find_board(setup).players)
    if len(setup.seats) >= most:
        raise ManySeatsError(f"this board takes at most {most}", most=most)
    return sets.fit(replace(setup, seats=(*setup.seats, added)))


def _remove_seat(setup: Setup, gone: int) -> Setup:
    sets.check_seat(setup, gone)
    least = min(sets.find_board(setup).players)
    if len(setup.seats) <= least:
        raise FewSeatsError(f"a race needs at least {least}", least=least)
    if setup.host_seat == gone:
        raise HostSeatError("the host's own seat cannot be removed; pass the role on first", seat=gone)
    host, starter = setup.host_seat, setup.starter_seat
    return sets.fit(
        replace(
            setup,
            seats=tuple(seat for number, seat in enumerate(setup.seats) if number != gone),
            options=sets.drop_seat(setup.game, setup.options, gone),
            host_seat=host - 1 if host is not None and host > gone else host,
            starter_seat=starter - (starter > gone),
        )
    )


def _start(table: Table, seed: str) -> Started:
    if table.stage == "racing":
        raise RaceRunningError("a race is running; return to the lobby first")
    setup = sets.fit(table.setup)
    starter = _choose_starter(table, setup)
    game = sets.open_game(setup, starter)
    options = {option.name: option for option in game.facts.options}
    settings = {name: options[name].format(value) for name, value in game.settings.items()}
    facts = game.facts
    return Started(table.races + 1, settings, starter, commit(seed), game.board, facts.version, facts.name)


def _pass_host(setup: Setup, seat: int) -> Setup:
    sets.check_seat(setup, seat)
    chosen = setup.seats[seat]
    if chosen.kind == "computer" or (chosen.kind == "link" and not chosen.is_taken):
        raise NobodySeatedError("only somebody who sits at the table can be the host", seat=seat)
    return replace(setup, host_seat=seat)


def _forget(table: Table) -> Forgotten:
    """Return the event that deletes the history; trophies and champions are part of it."""
    seats = tuple(replace(seat, trophies=0, is_champion=False) for seat in table.setup.seats)
    setup, race = replace(table.setup, seats=seats), table.race
    if table.stage != "racing" or not race:
        return Forgotten(setup, table.races)
    nonces, words = race.fairness.nonces, tuple(race.words)
    return Forgotten(setup, table.races, table.started, race.seats, nonces, words, table.race_event)


def _choose_starter(table: Table, setup: Setup) -> int:
    champions = [number for number, seat in enumerate(setup.seats) if seat.is_champion]
    match setup.starter_rule:  # RU-12
        case "champion" if champions:
            return champions[0]
        case "random":
            return table.entropy.draw_random("starter", table.secret, table.races).randrange(len(setup.seats))
        case _:
            return sets.find_starter_seat(setup)
