"""A session of one or several races: the starter of each, the trophies of each seat, the files of the records."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

from rich.console import Console
from rich.text import Text

from hairpin.cli.files import FileError, check_writable, write_text
from hairpin.cli.messages import tell
from hairpin.cli.names import quote_typed
from hairpin.cli.race import YOU, Ask, LeaveRace, race
from hairpin.cli.scenes import Scene, make_scene
from hairpin.core.errors import OptionValueError
from hairpin.core.kit import AnyGame
from hairpin.games.record import LONGEST_NAME, Record, format_record, is_name
from hairpin.words import say, words

YOUNGEST, CHAMPION, RANDOM = "youngest", "champion", "random"


@dataclass(frozen=True)
class Session:
    """The settings of a session.

    make     makes the game with this seat as the starter
    seats    the driver's name for each seat
    starter  who begins (RU-12): `youngest`, `champion`, `random`, or a seat's number from 1 on
    """

    make: Callable[[int], AnyGame]
    seats: tuple[str, ...]
    seed: str
    races: int = 1
    starter: str = YOUNGEST
    save: Path | None = None

    def check(self) -> None:
        """Refuse settings that would otherwise fail only after a race."""
        if self.races < 1:
            raise OptionValueError(
                f"races={self.races} is not possible; choose 1 or more", option="races", value=self.races, least=1
            )
        most = LONGEST_NAME - len(self.name_seed(self.races)) + len(self.seed)
        if not is_name(self.seed) or len(self.seed) > most:
            raise OptionValueError(
                f"--seed takes 1 to {most} letters",
                option="seed",
                value=self.seed,
                choices=(say("cli-letters", most=most),),
            )
        seats = tuple(str(number) for number in range(1, len(self.seats) + 1))
        if self.starter not in (YOUNGEST, CHAMPION, RANDOM, *seats):
            raise OptionValueError(
                f"starter={self.starter} is not possible",
                option="starter",
                value=self.starter,
                choices=(YOUNGEST, CHAMPION, RANDOM, *seats),
            )
        for number in range(1, self.races + 1):
            if file := self.name_file(number):
                check_writable(file)

    def name_seed(self, number: int) -> str:
        """Return the seed of a race; the first race has that of the session."""
        return self.seed if number == 1 else f"{self.seed}/{number}"

    def name_file(self, number: int) -> Path | None:
        """Return the file of a race; if there are several, its name carries the number: `evening-2.race`."""
        if self.save is None or self.races == 1:
            return self.save
        return self.save.with_name(f"{self.save.stem}-{number}{self.save.suffix}")


def run_session(session: Session, console: Console, ask: Ask = input) -> None:
    """Run the races until somebody leaves; every winner gets a trophy (MZ-16)."""
    session.check()
    scene = make_scene(session.make(0))
    trophies, champions = [0] * len(session.seats), list[int]()
    try:
        youngest = find_youngest(session, scene, console, ask)
    except LeaveRace:
        console.print("\n  " + say("cli-left"))
        return
    for number in range(1, session.races + 1):
        if session.races > 1:
            console.print(f"\n  [bold]{say('cli-sitting', number=number, races=session.races)}[/bold]")
        starter = choose_starter(session, number, youngest, champions, scene, console)
        record, outcome = race(session.make(starter), session.seats, session.name_seed(number), console, ask)
        save_record(record, session.name_file(number), console)
        if outcome is None:
            break
        champions = list(outcome.winners)
        for seat in champions:
            trophies[seat] += 1
        if session.races > 1:
            show_trophies(trophies, scene, console)


def find_youngest(session: Session, scene: Scene, console: Console, ask: Ask) -> int:
    """Return the youngest player's seat: ask if there are several people; computers have no age."""
    people = [seat for seat, name in enumerate(session.seats) if name == YOU]
    if session.starter not in (YOUNGEST, CHAMPION) or not people:
        return 0
    if len(people) == 1:
        return people[0]
    cars = Text(" ").join(scene.paint_seat(seat) for seat in people)
    console.print(Text("\n  ").append(say("starter-who", rule=YOUNGEST)).append(" ").append(cars))
    return ask_seat(people, console, ask)


def ask_seat(seats: Sequence[int], console: Console, ask: Ask) -> int:
    """Ask for one of some seats by its number; the default, also at the end of input, is the first."""
    numbers = [str(seat + 1) for seat in seats]
    prompt = say("cli-ask-seat", seats=words.join(numbers, "or"), first=numbers[0])
    while True:
        try:
            answer = ask(f"  {prompt} ").strip()
        except EOFError:
            return seats[0]
        except KeyboardInterrupt:
            raise LeaveRace from None
        if answer in ("q", "quit"):
            raise LeaveRace
        if not answer or answer in numbers:
            return seats[numbers.index(answer)] if answer else seats[0]
        again = say("cli-ask-seat-again", answer=quote_typed(answer), seats=words.join(numbers, "or"))
        console.print(Text("  " + again))


def choose_starter(
    session: Session, number: int, youngest: int, champions: Sequence[int], scene: Scene, console: Console
) -> int:
    """Return the starter of a race; print it if people play or the rule is not the default (RU-12)."""
    match session.starter:
        case "random":
            rule, starter = RANDOM, Random(f"{session.name_seed(number)}/starter").randrange(len(session.seats))
        case "champion" if champions:
            rule, starter = CHAMPION, champions[0]
        case "youngest" | "champion":
            rule, starter = YOUNGEST, youngest
        case seat:
            rule, starter = "seat", int(seat) - 1
    if rule != YOUNGEST or YOU in session.seats:
        console.print(Text("  ").append(tell("starter-told", rule=rule, name=scene.paint_seat(starter))))
    return starter


def show_trophies(trophies: Sequence[int], scene: Scene, console: Console) -> None:
    """Print the number of trophies of every seat."""
    line = Text(f"  {say('cli-trophies')}")
    for seat, count in enumerate(trophies):
        line.append("  ").append(scene.paint_seat(seat)).append(" ").append(say("seat-trophies", count=count))
    console.print(line)


def save_record(record: Record, file: Path | None, console: Console) -> None:
    """Write a race to its file; if that fails, write it to standard output, so that it is not lost."""
    if file is None:
        return
    text = format_record(record)
    try:
        write_text(file, text)
    except FileError:
        console.print(f"  {say('cli-saved-here')}", markup=False)
        sys.stdout.write("\n" + text)
        sys.stdout.flush()
        raise
    console.print(f"  {say('cli-saved', file=str(file))}", markup=False, soft_wrap=True)
