"""The page of a report: HTML with its own style and pictures, which opens without a network and runs no script."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

from hairpin.analysis.simulate import Tally, replay_races
from hairpin.art import PAINTS, Paint
from hairpin.cli.names import name_driver, name_race
from hairpin.cli.report.charts import Bar, classify, draw_bars, draw_histogram
from hairpin.cli.report.sections import Grid, Section
from hairpin.core.kit import AnyGame
from hairpin.games import kit_of
from hairpin.words import say, words

SAMPLE = 200  # races that are looked at action by action
STYLE = """
:root { color-scheme: light dark; --paper: #fbf5e8; --card: #fffdf7; --ink: #2b2016; --soft: #6d5c49; --edge: #e0cfae; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #241b13; --card: #31261b; --ink: #f4e9d6; --soft: #c9b596; --edge: #57452f; }
}
* { box-sizing: border-box; }
body { margin: 0; padding: 24px 16px 48px; color: var(--ink); background: var(--paper);
  font: 16px/1.5 "Nunito", "Segoe UI", system-ui, sans-serif; }
main { max-width: 56rem; margin: 0 auto; display: grid; grid-template-columns: minmax(0, 1fr); gap: 20px; }
h1 { margin: 0; font-size: 1.9rem; line-height: 1.2; }
h2 { margin: 0 0 6px; font-size: 1.25rem; }
section { padding: 18px 20px; background: var(--card); border: 3px solid var(--edge); border-radius: 18px; }
p { margin: 0 0 10px; } .soft { color: var(--soft); }
.figure-card { overflow: hidden; padding: 8px; border-radius: 12px; background: #fff; }
svg { display: block; width: 100%; height: auto; }
.figure-card svg { max-height: 80vh; }
.chart { max-width: 500px; overflow: visible; }
.chart text { fill: var(--ink); font-size: 17px; }
.chart .figure { text-anchor: end; } .chart .mark { text-anchor: middle; }
.chart .interval { fill: none; stroke: var(--ink); stroke-width: 3; }
.chart .column { fill: #4463be; } .chart .axis { stroke: var(--ink); stroke-width: 2; }
.key, .key ul { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 14px; margin: 0; padding: 0; }
.key { margin: 10px 0 4px; } .key li { display: flex; align-items: center; gap: 6px; list-style: none; }
.key p { display: flex; align-items: center; gap: 8px; margin: 0; }
.key .scale { width: 8rem; height: 1.2rem; border-radius: 4px; } .key .sign { width: 1rem; fill: currentColor; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 4px 14px 4px 0; text-align: right; border-bottom: 1px solid var(--edge); }
th:first-child, td:first-child { text-align: left; } thead th { color: var(--soft); font-weight: 600; }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 4px 18px; margin: 0; }
dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; }
summary { cursor: pointer; padding: 8px 0; }
@media (max-width: 480px) { dl { grid-template-columns: minmax(0, 1fr); } dd { margin-bottom: 6px; } }
@media print { body { padding: 0; background: #fff; } section { break-inside: avoid; } }
"""


def make_report(game: AnyGame, tally: Tally) -> str:
    """Return the report of a simulation as HTML."""
    title = say("report-title", game=name_race(game), races=tally.races)
    sections = [_tell_wins(game, tally), _tell_turns(tally), *_tell_details(game, tally)]
    body = "\n".join(map(_write_section, sections))
    return (
        f'<!doctype html>\n<html lang="{escape(words.language)}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n"
        f"<h1>{escape(title)}</h1>\n{body}\n{_write_facts(game, tally)}\n</main>\n</body>\n</html>\n"
    )


def name_seats(tally: Tally) -> tuple[str, ...]:
    """Return a name for every seat: its number and its driver."""
    return tuple(
        say("cli-labelled", name=str(number), what=name_driver(driver))
        for number, driver in enumerate(tally.drivers, start=1)
    )


def _tell_wins(game: AnyGame, tally: Tally) -> Section:
    title, names, paints = say("report-wins"), name_seats(tally), _find_paints(game)
    figures = [f"{words.percent(win.mean, 1)} ± {words.percent(win.plus_minus or 0, 1)}" for win in tally.wins]
    bars = [
        Bar(name, win.mean, win.plus_minus or 0, figure, paint)
        for name, win, figure, paint in zip(names, tally.wins, figures, paints, strict=True)
    ]
    heads = tuple(say(head) for head in ("cli-seat", "cli-driver", "cli-wins", "cli-interval"))
    rows = tuple(
        (str(seat), name_driver(driver), words.percent(win.mean, 2), f"± {words.percent(win.plus_minus or 0, 2)}")
        for seat, (driver, win) in enumerate(zip(tally.drivers, tally.wins, strict=True), start=1)
    )
    return Section(title, say("report-wins-says"), draw_bars(title, bars), Grid(heads, rows))


def _find_paints(game: AnyGame) -> list[Paint]:
    """Return the paint of every seat's car."""
    by_name = {paint.name: paint for paint in PAINTS.values()}
    cars = game.settings.get("cars")
    board = game.board_facts
    named = cars if isinstance(cars, tuple) else (board.cars if board else game.facts.cars)
    spare = [name for name in by_name if name not in named]
    return [by_name[name] for name in (*named, *spare)][: game.players]


def _tell_turns(tally: Tally) -> Section:
    title = say("report-turns")
    columns, width = classify(tally.lengths)
    rows = tuple(
        (
            words.figure(begin) if width == 1 else f"{begin}–{begin + width - 1}",
            words.figure(count),
            words.percent(count / tally.races, 1),
        )
        for begin, count in columns.items()
    )
    mean = say("cli-turns", mean=words.number(tally.turns.mean), plusminus=words.number(tally.turns.plus_minus or 0))
    picture = draw_histogram(title, tally.lengths, say("report-turns-axis"), say("report-races-axis"))
    heads = (say("report-turns-axis"), say("report-count"), say("report-races-axis"))
    return Section(title, mean, picture, Grid(heads, rows))


def _tell_details(game: AnyGame, tally: Tally) -> list[Section]:
    """Replay the first races, and let the game tell what it sees in them."""
    report = kit_of(game).report
    if report is None:
        return []
    details, races = report.load()(game), 0
    for races, steps in enumerate(replay_races(game, tally, SAMPLE), start=1):  # noqa: B007 - counted
        for before, action, after in steps:
            details.follow(before, action, after)
    sections: list[Section] = details.tell(races, name_seats(tally))
    return sections


def _write_section(section: Section) -> str:
    parts = [f"<h2>{escape(section.title)}</h2>"]
    if section.says:
        parts.append(f"<p>{escape(section.says)}</p>")
    if section.picture:
        is_chart = section.picture.startswith('<svg class="chart"')
        parts.append(section.picture if is_chart else f'<div class="figure-card">{section.picture}</div>')
    parts.append(section.key)
    if section.grid and section.picture:
        parts.append(
            f"<details><summary>{escape(say('report-figures'))}</summary>{_write_grid(section.grid)}</details>"
        )
    elif section.grid:
        parts.append(_write_grid(section.grid))
    return f"<section>{''.join(parts)}</section>"


def _write_grid(grid: Grid) -> str:
    heads = "".join(f'<th scope="col">{escape(head)}</th>' for head in grid.heads)
    rows = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in row[1:])}</tr>'
        for row in grid.rows
    )
    return f'<div class="wide"><table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table></div>'


def _write_facts(game: AnyGame, tally: Tally) -> str:
    """Return how the races were raced, so that they can be raced again."""
    facts: Mapping[str, str] = {
        say("report-drivers"): words.join([name_driver(driver) for driver in tally.drivers]),
        say("report-options"): tally.options,
        say("report-seed"): str(tally.seed),
        say("report-version"): f"{game.facts.name} {game.facts.version}",
    }
    rows = "".join(f"<dt>{escape(name)}</dt><dd>{escape(fact)}</dd>" for name, fact in facts.items())
    notes = [say("cli-engine", engine=tally.engine)]
    if kit_of(game).report:
        notes.append(say("report-sample", races=min(SAMPLE, tally.races)))
    if tally.unfinished:
        notes.append(say("cli-endless", count=tally.unfinished))
    says = "".join(f'<p class="soft">{escape(note)}</p>' for note in notes)
    return f"<section><h2>{escape(say('report-run'))}</h2>{says}<dl>{rows}</dl></section>"
