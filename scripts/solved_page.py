"""Write `docs/solved.md` and its pictures from what the commands that it names answer.

The words stand in `scripts/solved_page.md`; this fills in the figures.

`python -m scripts.solved_page` asks every command anew; races that are not solved on this machine yet are left out
with a dash (solve them first: `hairpin solve --track oval --players 4`). Answers are kept in `build/solved`; with
`--keep` only those are asked that are missing there. `--no-bench` leaves the figures of growth to what is kept.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations
from pathlib import Path
from typing import Any

import hairpin
from hairpin.games.monza import Monza
from hairpin.solve import make_problem
from hairpin.solve.value_file import file_name, values_folder

ROOT = Path(__file__).parent.parent
TEMPLATE = Path(__file__).with_suffix(".md")
PAGE = ROOT / "docs" / "solved.md"
PICTURES = ROOT / "docs" / "pictures" / "solved"
ANSWERS = ROOT / "build" / "solved"
CARS = (2, 3, 4)
BOARDS = ("oval", "first-edition", "long", "sprint")
PRO_BOARDS = ("oval", "long", "sprint")  # RU-19: no tiles on the first edition's
STUDIED = [(board, cars) for cars in CARS for board in BOARDS]
BONUS = [
    ("oval", "red,green"),
    ("oval", "green,red"),
    ("oval", "red,blue"),
    ("oval", "blue,yellow"),
    ("first-edition", "red,green"),
    ("first-edition", "green,red"),
    ("sprint", "red,green"),
    ("sprint", "green,red"),
    ("oval", "red,blue,green"),
    ("sprint", "red,blue,green"),
]
DASH, MINUS = "–", "−"
RARE = 0.0005
FIELD = {"solved": "solved", "racer": "racers", "random": "random"}  # many of a sort

Answer = dict[str, Any]


@dataclass(frozen=True)
class Desk:
    """Where answers come from: the commands themselves, or what they said before."""

    keeps: bool

    def ask(self, *words: str) -> Any:
        """Run a command of ours and read its JSON."""
        return self._fetch([sys.executable, "-m", "hairpin.cli", *words, "--json"], words)

    def ask_bench(self, picture: Path, is_wanted: bool) -> Any:
        """Run the benchmark of growth, or take what it said before, if anything."""
        kept = ANSWERS / "bench.json"
        if not is_wanted:
            return json.loads(kept.read_text("utf-8")) if kept.exists() else []
        return self._fetch([sys.executable, "-m", "bench.solve", "--json", "--picture", str(picture)], ["bench"])

    def _fetch(self, command: Sequence[str], words: Sequence[str]) -> Any:
        kept = ANSWERS / ("_".join(word.strip("-").replace(",", "-") for word in words) + ".json")
        if not (self.keeps and kept.exists()):
            print("asking:", *words)
            done = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True)  # noqa: S603
            if done.returncode:
                sys.exit(f"{' '.join(words)}: {done.stderr}")
            kept.parent.mkdir(parents=True, exist_ok=True)
            kept.write_text(done.stdout, "utf-8")
        return json.loads(kept.read_text("utf-8"))

    def ask_solved(self, board: str, cars: int, colours: str = "") -> Answer | None:
        """Return what `hairpin solve` says of a race that is solved here already."""
        if not is_solved(board, cars, colours):
            return None
        extra = ["--bonus", "--cars", colours] if colours else []
        found: Answer = self.ask("solve", "--track", board, "--players", str(cars), *extra)
        return found

    def ask_study(self, board: str, cars: int) -> Answer | None:
        """Return what `hairpin study` says of a race that is solved here already."""
        found: Answer | None = (
            self.ask("study", "--track", board, "--players", str(cars)) if is_solved(board, cars) else None
        )
        return found


def is_solved(board: str, cars: int, colours: str = "") -> bool:
    """Say whether the values of a race are in the cache folder."""
    words = {"bonus": True, "cars": colours} if colours else {}
    game = hairpin.make("monza", track=board, players=cars, **words)
    if not isinstance(game, Monza):
        raise TypeError("only Monza is solved")
    return (values_folder() / file_name(make_problem(game).rules)).exists()


def percent(share: float, digits: int = 2) -> str:
    """Write a chance."""
    return f"{100 * share:.{digits}f} %"


def points(share: float, digits: int = 2) -> str:
    """Write a difference of chances."""
    return f"{100 * share:+.{digits}f}".replace("-", MINUS)


def give_or_take(figure: Answer, scale: float = 100, digits: int = 2) -> str:
    """Write a figure with its 95 % interval."""
    mean = f"{scale * figure['mean']:.{digits}f}".replace("-", MINUS)
    return f"{mean} ± {scale * (figure['plus_minus'] or 0):.{digits}f}"


def lay_table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Write a table in Markdown; all columns but the first are figures."""
    lines = [heads, ["---", *["---:"] * (len(heads) - 1)], *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def percents(found: Answer | None) -> str:
    """Write every seat's chance, or a dash if it is not known."""
    return " / ".join(map(percent, found["win_chances"])) if found else DASH


class Page:
    """What the page's template is filled with, by name."""

    def __init__(self, desk: Desk, growth: list[Answer]) -> None:
        self.growth = growth
        self.solved = {(board, cars): desk.ask_solved(board, cars) for cars in CARS for board in BOARDS}
        self.studies = {race: found for race in STUDIED if (found := desk.ask_study(*race))}
        self.bonus = {(board, cars): desk.ask_solved(board, cars.count(",") + 1, cars) for board, cars in BONUS}
        self.lone = {board: desk.ask("solve", "--track", board, "--pro") for board in PRO_BOARDS}

    def write(self) -> str:
        """Return the whole page."""
        return TEMPLATE.read_text("utf-8").format_map(
            self.tell_in_short()
            | {
                "seats": self.tell_seats(),
                "starting": self.tell_starting(),
                "racer_errs": self.tell_first_moves("racer_errs"),
                "choice_matters": self.tell_first_moves("choice_matters"),
                "most_common": self.tell_first_moves("most_common"),
                "push_backs": self.tell_push_backs(),
                "skill": self.tell_skill(),
                "pictures": self.show_pictures(),
                "bonus": self.tell_bonus(),
                "lone_cars": self.tell_lone_cars(),
                "certificates": self.tell_certificates(),
                "seconds": self.tell_seconds(),
                "growth": self.tell_growth(),
            }
        )

    def tell_in_short(self) -> dict[str, str]:
        """Give the figures of the first lines, for two cars on the oval."""
        found = self.studies["oval", 2]
        wins = {(match["one"], match["others"]): match["wins"]["mean"] for match in found["matches"]}
        move = found["first_moves"]["racer_errs"][0]
        racers = next(option for option in move["options"] if option["is_racers"])
        return {
            "first_seat": percent(found["win_chances"][0], 1),
            "roll": move["roll"],
            "best_end": move["options"][0]["end"],
            "best_chance": percent(move["options"][0]["chance"], 1),
            "racers_end": racers["end"],
            "racers_chance": percent(racers["chance"], 1),
            "pushed_loses": f"{100 * found['push_backs']['pushed_loses']['mean']:.1f}",
            "beats_racer": f"{100 * wins['solved', 'racer']:.0f}",
            "beats_random": f"{100 * wins['solved', 'random']:.0f}",
            "races": f"{found['races']:,}",
            "traced": f"{found['push_backs']['races']:,}",
        }

    def tell_seats(self) -> str:
        """Tell each seat's chance."""
        rows = [[board, *(percents(self.solved[board, cars]) for cars in CARS)] for board in BOARDS]
        return lay_table(("board", *(f"{cars} cars" for cars in CARS)), rows)

    def tell_starting(self) -> str:
        """Tell what starting is worth."""
        rows = []
        for board in BOARDS:
            found = [(cars, self.solved[board, cars]) for cars in CARS]
            rows.append([board, *(points(some["win_chances"][0] - 1 / cars) if some else DASH for cars, some in found)])
        return lay_table(("board", *(f"{cars} cars" for cars in CARS)), rows)

    def tell_first_moves(self, sort: str) -> str:
        """Tell what some rolls offer two cars on the oval, best first."""
        rows = []
        for move in self.studies["oval", 2]["first_moves"][sort]:
            for n, option in enumerate(move["options"]):
                first = [f"`{move['roll']}`", percent(move["probability"])] if n == 0 else ["", ""]
                end = option["end"] + (" (furthest)" if option["is_racers"] else "")
                rows.append([*first, f"`{option['route']}`", end, percent(option["chance"])])
        return lay_table(("roll", "how often", "route", "ends on", "then wins"), rows)

    def tell_push_backs(self) -> str:
        """Tell what push-backs cost and how often there are any."""
        heads = {
            "pushed_loses": "the pushed car loses",
            "pusher_gains": "the pusher gains",
            "push_is_worth": "pushing is worth",
            "solved_takes": "solved push",
            "racers_take": "racers push",
        }
        per_race = {"solved_per_race": "a race, solved", "racers_per_race": "a race, racers"}
        rows = []
        for (board, cars), found in self.studies.items():
            push = found["push_backs"]
            shares = [give_or_take(push[name], digits=1) for name in heads]
            rows.append([board, str(cars), *shares, *(give_or_take(push[name], scale=1) for name in per_race)])
        return lay_table(("board", "cars", *heads.values(), *per_race.values()), rows)

    def tell_skill(self) -> str:
        """Tell how often one driver wins among others."""
        pairs = list(permutations(FIELD, 2))
        rows = []
        for (board, cars), found in self.studies.items():
            wins = {(match["one"], match["others"]): match["wins"] for match in found["matches"]}
            cells = [give_or_take(wins[pair]) if pair in wins else DASH for pair in pairs]
            rows.append([board, str(cars), percent(1 / cars, 1), *cells])
        heads = ("board", "cars", "if all were equal", *(f"{one} among {FIELD[others]}" for one, others in pairs))
        return lay_table(heads, rows)

    def show_pictures(self) -> str:
        """Show both pictures of every board."""
        return "\n\n".join(
            f"![{board}: where it is good to be on turn](pictures/solved/{board}.svg)\n"
            f"![{board}: where turns end](pictures/solved/{board}-traffic.svg)"
            for board in BOARDS
            if (board, 2) in self.studies
        )

    def tell_bonus(self) -> str:
        """Tell the chances with the bonus move."""
        rows = [[board, cars.replace(",", ", "), percents(found)] for (board, cars), found in self.bonus.items()]
        return lay_table(("board", "cars", "wins"), rows)

    def tell_lone_cars(self) -> str:
        """Tell how many turns a lone car with tiles needs."""
        often = [turns for found in self.lone.values() for turns, p in enumerate(found["chance_of_turns"]) if p >= RARE]
        columns = range(min(often), max(often) + 1)
        rows = []
        for board, found in self.lone.items():
            chances = {turns: percent(p, 1) for turns, p in enumerate(found["chance_of_turns"]) if p >= RARE}
            rows.append([board, f"{found['turns']:.3f}", *(chances.get(turns, "") for turns in columns)])
        return lay_table(("board", "turns, mean", *(f"in {turns}" for turns in columns)), rows)

    def tell_certificates(self) -> str:
        """Tell how well each race is solved."""
        bounds = {
            "residual": "residual",
            "gain": "one-turn gain",
            "epsilon": "epsilon",
            "epsilon_reply": "by best reply",
        }
        rows = [
            [
                board,
                str(cars),
                found["dtype"],
                str(found["sweeps"]),
                f"{found['heat']:g}",
                *(f"{found[name]:.1e}" for name in bounds),
            ]
            for (board, cars), found in self.solved.items()
            if found
        ]
        return lay_table(("board", "cars", "numbers", "sweeps", "heat", *bounds.values()), rows)

    def tell_seconds(self) -> str:
        """Tell how long each race took to solve and to prove."""
        seconds = {race: f"{found['seconds']:,.1f}" if found else DASH for race, found in self.solved.items()}
        rows = [[board, *(seconds[board, cars] for cars in CARS)] for board in BOARDS]
        return lay_table(("board", *(f"{cars} cars" for cars in CARS)), rows)

    def tell_growth(self) -> str:
        """Tell how time and memory grow, as far as that is measured."""
        rows = [
            [
                str(row["players"]),
                str(row["places"]),
                f"{row['positions']:,}",
                str(row["sweeps"]),
                f"{row['seconds']:.2f}",
                f"{row['file_mb']:.2f}",
                f"{row['peak_mb']:.0f}" if row["peak_mb"] else DASH,
            ]
            for row in self.growth
        ]
        heads = ("cars", "places", "positions", "sweeps", "seconds", "value file, MB", "most memory, MB")
        return lay_table(heads, rows)


def draw_pictures(desk: Desk) -> None:
    """Write both pictures of every board."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    for board in BOARDS:
        if not is_solved(board, 2):
            continue
        for layer, ending in (("chances", ""), ("traffic", "-traffic")):
            file = PICTURES / f"{board}{ending}.svg"
            if not (desk.keeps and file.exists()):
                words = ["--language", "en", "study", "--track", board, "--picture", str(file), "--layer", layer]
                subprocess.run([sys.executable, "-m", "hairpin.cli", *words], cwd=ROOT, check=True)  # noqa: S603


def main() -> None:
    """Ask, draw and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--keep", action="store_true", help="use the answers that are kept in build/solved")
    parser.add_argument("--no-bench", action="store_true", help="do not measure growth anew")
    given = parser.parse_args()
    if not is_solved("oval", 2):
        sys.exit("solve the oval first: hairpin solve --track oval --players 2")
    desk = Desk(given.keep)
    draw_pictures(desk)
    growth = desk.ask_bench(PICTURES / "growth.svg", not given.no_bench)
    PAGE.write_text(Page(desk, growth).write(), "utf-8")
    print(PAGE)


if __name__ == "__main__":
    main()
