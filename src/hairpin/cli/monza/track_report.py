"""A board's figures in a terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table

from hairpin.cli.monza.names import name_racer
from hairpin.cli.paint import dye
from hairpin.games.monza.colours import COLOURS, LETTER_OF
from hairpin.words import say, words

if TYPE_CHECKING:
    from hairpin.analysis.monza.boards import Problem, TrackReport
    from hairpin.analysis.monza.fairness import Pairs


def show_report(report: TrackReport, title: str, console: Console) -> None:
    """Print a board's figures under its title, then the missed targets."""
    number, percent = words.number, words.percent
    solo, duel, together, looks = report.solo, report.duel, report.together, report.looks
    letters = {LETTER_OF[name]: share for name, share in report.colours.items()}
    paints = [f"[{dye(letter)}] {letter} [/] {percent(share)}" for letter, share in letters.items()]
    stalls = say("cli-report-worst", share=percent(solo.worst_stall, 1), space=solo.worst_space)
    field = say("cli-report-field", races=report.races)
    starter = say("cli-report-starter", points=number(100 * report.starter, 1))
    figures = {
        "cli-report-spaces": ", ".join(f"{lane} {spaces}" for lane, spaces in report.spaces.items()),
        "cli-report-tyres": str(report.tyres),
        "cli-report-colours": "  ".join(paints),
        "cli-report-drivable": _list_lanes(looks.drivable, "cli-report-inner", share=percent(looks.inner)),
        "cli-report-areas": _list_lanes(
            {lane: number(area) for lane, area in looks.areas.items()}, "cli-report-unlike", times=number(looks.unlike)
        ),
        "cli-report-skew": say("cli-report-apart", share=percent(looks.skew, 1), where=_name_lane_colour(looks.skewed)),
        "cli-report-alike": str(looks.alike),
        **({"cli-report-cars": _name_best_car(report.cars)} if report.cars else {}),
        "cli-report-turns": f"{number(solo.turns)} ({say('cli-report-spread', spread=number(solo.spread))})",
        "cli-report-stalls": f"{percent(solo.stalls, 1)} ({stalls})",
        "cli-report-endings": number(solo.endings),
        "cli-report-skill": f"{percent(duel.skill, 1)} : {percent(1 - duel.skill, 1)}",
        "cli-report-push-backs": f"{number(together.push_backs)} ({field})",
        "cli-report-lead": number(together.lead_changes),
        "cli-report-lanes": ", ".join(f"{lane} {percent(part)}" for lane, part in together.lanes.items()),
        "cli-report-seats": f"{' / '.join(percent(part, 1) for part in report.seats)} ({starter})",
    }
    rows = Table(say("cli-figure"), say("cli-value"), title=say("cli-report", name=title))
    for label, figure in figures.items():
        rows.add_row(say(label, racer=name_racer()), figure)
    console.print(rows)
    for problem in report.problems:
        console.print(f"  [bold]{say('cli-missed')}[/bold] {say_problem(problem)}")
    if not report.problems:
        console.print("  " + say("cli-all-met"))


def _list_lanes(figures: Mapping[str, object], message: str, **facts: str) -> str:
    return f"{', '.join(f'{lane} {figure}' for lane, figure in figures.items())} ({say(message, **facts)})"


def _name_lane_colour(place: str) -> str:
    """Name a lane and a colour that are written like `Bw`."""
    return f"{place[0]} ({say('monza-colour', colour=COLOURS[place[1]])})"


def _name_cars(pair: str) -> str:
    return " : ".join(say("monza-colour", colour=car) for car in pair.split(":"))


def _name_best_car(cars: Pairs) -> str:
    (one, two), chance = max(cars.items(), key=lambda pair: abs(pair[1] - 0.5))
    better, worse = (one, two) if chance >= 0.5 else (two, one)
    return f"{_name_cars(f'{better}:{worse}')} {words.percent(max(chance, 1 - chance), 1)}"


_NAMES = {
    "colour": lambda colour: say("monza-colour", colour=colour),
    "lane-colour": _name_lane_colour,
    "cars": _name_cars,
}
_DIGITS = {"turns": 1, "endings": 1, "areas": 2, "outside-in": 0, "alike": 0}  # of plain numbers; others are shares


def say_problem(problem: Problem) -> str:
    """Describe a missed target, with figure and limit."""
    digits = _DIGITS.get(problem.kind)
    figure, least, most = (
        words.percent(value, 1) if digits is None else words.number(value, digits)
        for value in (problem.figure, problem.least, problem.most)
    )
    where = _NAMES.get(problem.kind, str)(problem.where)
    racer = name_racer()
    return say("cli-problem", kind=problem.kind, where=where, figure=figure, least=least, most=most, racer=racer)
