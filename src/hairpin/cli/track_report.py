"""A board's figures in a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table

from hairpin.cli.paint import dye
from hairpin.games.monza.colours import LETTER_OF
from hairpin.words import say, words

if TYPE_CHECKING:
    from hairpin.analysis.boards import Problem, TrackReport


def show_report(report: TrackReport, console: Console) -> None:
    """Print a board's figures, then what is missing."""
    number, percent = words.number, words.percent
    solo, duel, together = report.solo, report.duel, report.together
    letters = {LETTER_OF[name]: share for name, share in report.colours.items()}
    paints = [f"[{dye(letter)}] {letter} [/] {percent(share)}" for letter, share in letters.items()]
    stalls = say("cli-report-worst", share=percent(solo.worst_stall, 1), space=solo.worst_space)
    field = say("cli-report-field", races=report.races)
    starter = say("cli-report-starter", points=number(100 * report.starter, 1))
    figures = {
        "cli-report-spaces": ", ".join(f"{lane} {spaces}" for lane, spaces in report.spaces.items()),
        "cli-report-tyres": str(report.tyres),
        "cli-report-colours": "  ".join(paints),
        "cli-report-turns": f"{number(solo.turns)} ({say('cli-report-spread', spread=number(solo.spread))})",
        "cli-report-stalls": f"{percent(solo.stalls, 1)} ({stalls})",
        "cli-report-endings": number(solo.endings),
        "cli-report-skill": f"{percent(duel.skill, 1)} : {percent(1 - duel.skill, 1)}",
        "cli-report-push-backs": f"{number(together.push_backs)} ({field})",
        "cli-report-lead": number(together.lead_changes),
        "cli-report-lanes": ", ".join(f"{lane} {percent(part)}" for lane, part in together.lanes.items()),
        "cli-report-seats": f"{' / '.join(percent(part, 1) for part in report.seats)} ({starter})",
    }
    rows = Table(say("cli-figure"), say("cli-value"), title=say("cli-report", name=report.name))
    for label, figure in figures.items():
        rows.add_row(say(label), figure)
    console.print(rows)
    for problem in report.problems:
        console.print(f"  [bold]{say('cli-missed')}[/bold] {say_problem(problem)}")
    if not report.problems:
        console.print("  " + say("cli-all-met"))


def say_problem(problem: Problem) -> str:
    """Say what a board misses, with figure and limit."""
    write = words.number if problem.kind in ("turns", "endings") else words.percent
    return say(
        "cli-problem",
        kind=problem.kind,
        where=say("monza-colour", colour=problem.where) if problem.kind == "colour" else problem.where,
        figure=write(problem.figure, 1),
        least=write(problem.least, 1),
        most=write(problem.most, 1),
    )
