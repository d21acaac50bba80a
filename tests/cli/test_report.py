"""The report of a simulation: its figures are those of the tally, and it needs nothing but itself."""

from __future__ import annotations

import json
from html.parser import HTMLParser
from pathlib import Path

import pytest

from cli.command import Terminal
from hairpin import make
from hairpin.analysis.simulate import replay_races, simulate
from hairpin.words import Words, languages

pytestmark = pytest.mark.compiled
VOID = {"meta", "rect", "path", "circle", "line", "br"}


class Page(HTMLParser):
    """Reads a page: texts by element, all attributes, and whether every element is closed."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.attributes: list[tuple[str, str, str]] = []
        self.texts: list[tuple[str, str]] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.attributes += [(tag, name, value or "") for name, value in attrs]
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if data.strip() and self.open:
            self.texts.append((self.open[-1], data.strip()))

    def find(self, tag: str) -> list[str]:
        return [text for name, text in self.texts if name == tag]


def write_report(terminal: Terminal, file: Path, *typed: str, language: str = "en") -> tuple[Page, str]:
    said = terminal("simulate", *typed, "--report", str(file), language=language)
    page = Page(file.read_text("utf-8"))
    assert page.open == []
    return page, said


def test_the_figures_of_the_page_are_those_of_the_tally(terminal: Terminal, tmp_path: Path) -> None:
    typed = ("monza", "--track", "oval", "--drivers", "racer,random", "--games", "400", "--seed", "3", "--json")
    page, said = write_report(terminal, tmp_path / "a.html", *typed)
    tally = json.loads(said)
    words = Words("en")
    for win in tally["wins"]:
        assert words.percent(win["mean"], 2) in page.find("td")
        assert f"± {words.percent(win['plus_minus'], 2)}" in page.find("td")
    lengths = simulate(make("monza", track="oval"), ["racer", "random"], 400, 3).lengths
    assert sum(lengths.values()) == 400
    assert sum(turns * races for turns, races in lengths.items()) / 400 == pytest.approx(tally["turns"]["mean"])
    for turns, races in lengths.items():
        place = page.texts.index(("th", str(turns)))
        assert [text for _, text in page.texts[place : place + 2]] == [str(turns), str(races)]


@pytest.mark.parametrize(
    "typed",
    [
        ("monza", "--track", "long", "--pro", "--bonus", "--games", "20"),
        ("monza", "--track", "first-edition", "--players", "6", "--games", "20"),
        ("memo", "--players", "3", "--games", "20"),
    ],
    ids=lambda typed: typed[0] + typed[2],
)
def test_a_page_loads_nothing_and_runs_nothing(terminal: Terminal, tmp_path: Path, typed: tuple[str, ...]) -> None:
    page, _ = write_report(terminal, tmp_path / "a.html", *typed)
    tags = {tag for tag, _, _ in page.attributes}
    assert not tags & {"script", "link", "img", "iframe", "object", "image", "use", "a"}
    names = {name for _, name, _ in page.attributes}
    assert not names & {"src", "href", "xlink:href", "srcset", "action"}
    assert not [name for name in names if name.startswith("on")]
    text = (tmp_path / "a.html").read_text("utf-8")
    assert "@import" not in text
    assert "url(" not in text
    assert text.count("http") == text.count('xmlns="http://www.w3.org/2000/svg"')  # a name, not an address
    assert len(page.find("h2")) >= 5


def test_the_heading_names_board_and_variants_and_the_key_is_text_of_the_page(
    terminal: Terminal, tmp_path: Path
) -> None:
    typed = ("monza", "--track", "first-edition", "--bonus", "--games", "20")
    page, _ = write_report(terminal, tmp_path / "a.html", *typed, language="de")
    assert page.find("h1") == ["Monza, Erste Auflage, Bonusschritt, Rennen: 20"]
    assert page.texts.count(("li", "lila")) == page.find("h2").count("Wo Züge enden") + page.find("h2").count(
        "Wo Wagen zurückgeschoben werden"
    )
    assert not [text for tag, text in page.texts if tag == "text" and "lila" in text], "too small on a phone"


def test_a_board_with_the_name_of_its_game_is_named_once(terminal: Terminal, tmp_path: Path) -> None:
    page, _ = write_report(terminal, tmp_path / "a.html", "memo", "--games", "5", "--drivers", "racer,racer")
    assert page.find("h1") == ["Rally Run!, races: 5"]


def test_the_error_of_a_seat_that_always_wins_is_that_of_its_races(terminal: Terminal, tmp_path: Path) -> None:
    typed = ("monza", "--track", "oval", "--pro", "--drivers", "champion,random", "--games", "20", "--json")
    page, said = write_report(terminal, tmp_path / "a.html", *typed)
    assert [(win["mean"], win["plus_minus"]) for win in json.loads(said)["wins"]] == [(1.0, 0.15), (0.0, 0.15)]
    assert page.find("td").count("± 15.00%") == 2
    assert ("text", "100.0% ± 15.0%") in page.texts


def test_a_title_is_text_and_nothing_else(terminal: Terminal, tmp_path: Path) -> None:
    board = tmp_path / "board.toml"
    shipped = Path("src/hairpin/tracks/sprint.toml").read_text("utf-8")
    title = next(line for line in shipped.splitlines() if line.startswith("title"))
    board.write_text(shipped.replace(title, 'title = "<script>alert(1)</script>"'), "utf-8")
    page, _ = write_report(terminal, tmp_path / "a.html", "monza", "--track", str(board), "--games", "5")
    assert "script" not in {tag for tag, _, _ in page.attributes} | set(page.open)
    assert "<script" not in (tmp_path / "a.html").read_text("utf-8")


@pytest.mark.parametrize("language", languages())
def test_it_speaks_every_language(terminal: Terminal, tmp_path: Path, language: str) -> None:
    typed = ("monza", "--track", "sprint", "--games", "5", "--drivers", "random,random")
    page, _ = write_report(terminal, tmp_path / "a.html", *typed, language=language)
    assert ("html", "lang", language) in page.attributes
    assert Words(language).say("report-wins") in page.find("h2")


def test_a_file_that_cannot_be_written_is_refused_before_the_races(terminal: Terminal, tmp_path: Path) -> None:
    said = terminal("simulate", "monza", "--games", "5", "--report", str(tmp_path / "no" / "a.html"), code=2)
    assert str(tmp_path / "no") in said
    old = tmp_path / "old.html"
    old.write_text("old", "utf-8")
    terminal("simulate", "monza", "--games", "0", "--report", str(old), code=2)
    assert old.read_text("utf-8") == "old"


@pytest.mark.parametrize("engine", ["fast", "rules"])
def test_the_races_that_are_looked_at_are_those_that_were_counted(engine: str) -> None:
    game = make("monza", track="sprint", players=3)
    tally = simulate(game, ["racer", "random", "racer"], 12, 5, engine=engine)  # type: ignore[arg-type]
    shares, lengths = [0.0] * 3, list[int]()
    for steps in replay_races(game, tally, 12):
        turns = 0
        for before, _, after in steps:
            turns += game.ends_turn(before, after)
        outcome = game.outcome(after)
        assert outcome
        shares = [share + outcome.share(seat) / 12 for seat, share in enumerate(shares)]
        lengths.append(turns)
    assert shares == pytest.approx([win.mean for win in tally.wins])
    assert sorted(lengths) == [turns for turns, races in tally.lengths.items() for _ in range(races)]
