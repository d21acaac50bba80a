"""A board's figures in a terminal."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from hairpin.analysis.boards import TrackReport
from hairpin.cli.paint import dye
from hairpin.games.monza.colours import LETTER_OF


def show_report(report: TrackReport, console: Console) -> None:
    """Print a board's figures, then what is missing."""
    rows = Table("figure", "value", title=f"track {report.name}")
    rows.add_row("spaces per lane", ", ".join(f"{lane} {spaces}" for lane, spaces in report.spaces.items()))
    rows.add_row("tyres", str(report.tyres))
    paints = [f"[{dye(LETTER_OF[name])}] {LETTER_OF[name]} [/] {share:.0%}" for name, share in report.colours.items()]
    rows.add_row("colour shares", "  ".join(paints))
    solo, together = report.solo, report.together
    rows.add_row("turns to finish, one greedy car", f"{solo.turns:.2f} (spread {solo.spread:.2f})")
    rows.add_row("a turn without a move", f"{solo.stalls:.1%} (worst {solo.worst_stall:.1%} on {solo.worst_space})")
    rows.add_row("different endings per turn", f"{solo.endings:.2f}")
    rows.add_row("push-backs per race", f"{together.push_backs:.2f} ({report.races} races, full field)")
    rows.add_row("lead changes per race", f"{together.lead_changes:.2f}")
    rows.add_row("share of visits per lane", ", ".join(f"{lane} {part:.0%}" for lane, part in together.lanes.items()))
    console.print(rows)
    for problem in report.problems:
        console.print(f"  [bold]missed:[/bold] {problem}")
    if not report.problems:
        console.print("  every target is met")
