"""The commands for whoever runs a server: list, export and remove tables, back up and restore the file."""

from __future__ import annotations

import json
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from hairpin.cli.commands import app
from hairpin.cli.parameters import AsJson
from hairpin.words import say, words

if TYPE_CHECKING:
    from hairpin.server.store.admin import TableEntry

Data = Annotated[str, typer.Option(help="Where tables are kept: sqlite:///FILE")]
HEADS = (
    "cli-tables-code",
    "cli-tables-game",
    "cli-tables-stage",
    "cli-tables-races",
    "cli-tables-trophies",
    "cli-tables-events",
    "cli-tables-size",
    "cli-tables-last",
    "cli-tables-aside",
)
STAGES = {"lobby": "cli-stage-lobby", "racing": "cli-stage-racing", "over": "cli-stage-over"}

tables_app = typer.Typer(help="List, export and remove the tables of a server.")
app.add_typer(tables_app, name="tables")


def find_data(data: str) -> str:
    """Return the file that `--data` names."""
    from hairpin.server.serve import find_file  # noqa: PLC0415 - slow to import, and only needed here

    return find_file(data)


@tables_app.callback(invoke_without_command=True)
def list_all(context: typer.Context, data: Data = "", as_json: AsJson = False) -> None:
    """List, export and remove the tables of a server."""
    context.obj = data
    if context.invoked_subcommand is not None:
        return
    from hairpin.server.store.admin import list_tables  # noqa: PLC0415

    file = find_data(data)
    entries = [describe(entry) for entry in list_tables(file)]
    if as_json:
        sys.stdout.write(json.dumps(entries, ensure_ascii=False) + "\n")
    elif not entries:
        sys.stdout.write(say("cli-tables-none", file=file) + "\n")
    else:
        show(entries)


def describe(entry: TableEntry) -> dict[str, Any]:
    """Return the facts of a table; no rule is needed for them, so that tables of unknown games are listed too."""
    from hairpin.server.tables.loading import fold  # noqa: PLC0415

    table = fold(entry.code, entry.stored)
    return {
        "code": entry.code,
        "game": table.setup.game,
        "stage": table.stage,
        "races": table.races,
        "trophies": sum(seat.trophies for seat in table.setup.seats),
        "seats": [seat.name or seat.driver or "" for seat in table.setup.seats],
        "events": entry.events,
        "bytes": entry.size,
        "opened": _date(entry.opened),
        "last": _date(entry.last),
        "set_aside": [{"event": number, "reason": reason} for number, reason in entry.set_aside],
    }


def _date(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")


def show(entries: list[dict[str, Any]]) -> None:
    """Print the list, and below it what is set aside."""
    console = Console(highlight=False)
    rows = Table(*map(say, HEADS))
    for entry in entries:
        numbers = (str(entry[name]) for name in ("races", "trophies", "events"))
        size, aside = f"{words.number(entry['bytes'] / 1000)} kB", str(len(entry["set_aside"]) or "")
        stage = say(STAGES[entry["stage"]])
        rows.add_row(entry["code"], entry["game"], stage, *numbers, size, entry["last"][:16].replace("T", " "), aside)
    console.print(rows)
    for entry in entries:
        for aside in entry["set_aside"]:
            console.print(
                say("cli-tables-set-aside", code=entry["code"], number=str(aside["event"]), reason=aside["reason"]),
                markup=False,
            )


@tables_app.command("export")
def export(
    context: typer.Context,
    code: Annotated[str, typer.Argument(help="The table's code.")],
    file: Annotated[Path, typer.Argument(help="A new file, which `hairpin serve --data` opens.")],
) -> None:
    """Write one table into a file of its own; also while a server runs."""
    from hairpin.server.store.admin import export_table  # noqa: PLC0415

    export_table(find_data(context.obj), code.upper(), file)
    sys.stdout.write(say("cli-tables-exported", code=code.upper(), file=str(file)) + "\n")


@tables_app.command("remove")
def remove(
    context: typer.Context,
    codes: Annotated[list[str], typer.Argument(help="The tables' codes.")],
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
) -> None:
    """Remove tables for good, after a copy of the whole file; not while a server runs."""
    from hairpin.server.store.admin import remove_tables  # noqa: PLC0415

    names = [code.upper() for code in codes]
    if not yes and not typer.confirm(say("cli-tables-ask", codes=words.join(names))):
        sys.stdout.write(say("cli-tables-kept") + "\n")
        return
    copied = remove_tables(find_data(context.obj), names)
    sys.stdout.write(say("cli-tables-removed", codes=words.join(names), copy=str(copied)) + "\n")


@app.command("backup")
def back_up_tables(file: Annotated[Path, typer.Argument(help="A new file for the copy.")], data: Data = "") -> None:
    """Copy all tables into a file; also while a server runs."""
    from hairpin.server.store.admin import back_up  # noqa: PLC0415

    count = back_up(find_data(data), file)
    sys.stdout.write(say("cli-backup-made", file=str(file), tables=str(count)) + "\n")


@app.command("restore")
def restore_tables(file: Annotated[Path, typer.Argument(help="The copy to bring back.")], data: Data = "") -> None:
    """Put a copy in the place of all tables; what is replaced is kept. Not while a server runs."""
    from hairpin.server.store.admin import restore  # noqa: PLC0415

    target = find_data(data)
    kept = restore(target, file)
    message = "cli-restored" if kept else "cli-restored-new"
    sys.stdout.write(say(message, file=target, copy=str(kept)) + "\n")
