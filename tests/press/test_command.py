"""The command `hairpin tracks print`."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.command import Terminal, hairpin
from hairpin.games.monza.track_file import shipped_tracks
from hairpin.press import lay_out, write_sheets
from hairpin.words import Words, languages
from press.pdf_reader import read_pdf
from press.reader import read_pages

OVAL = shipped_tracks()["oval"]


def test_the_command_writes_a_pdf_of_a_shipped_board(tmp_path: Path) -> None:
    file = tmp_path / "oval.pdf"
    shown = hairpin("tracks", "print", "oval", "--out", str(file))
    assert "oval.pdf" in shown
    assert "all 3 sheets" in shown
    assert file.read_bytes() == write_sheets(lay_out(OVAL), "Oval")


@pytest.mark.parametrize("language", languages())
def test_a_shipped_board_is_printed_under_its_name_in_the_language(
    language: str, terminal: Terminal, tmp_path: Path
) -> None:
    file, name = tmp_path / "long.pdf", Words(language).say("board-monza-long")
    terminal("tracks", "print", "long", "--out", str(file), language=language)
    document = read_pdf(file.read_bytes())
    assert document.title == name
    assert name in document.pages[0].texts


def test_a_users_board_keeps_its_title_though_it_is_called_like_a_shipped_one(
    terminal: Terminal, tmp_path: Path
) -> None:
    board, file = tmp_path / "oval.toml", tmp_path / "oval.pdf"
    text = Path("src/hairpin/tracks/oval.toml").read_text("utf-8")
    board.write_text(text.replace('title = "Oval"', 'title = "우리 트랙"'), "utf-8")
    terminal("tracks", "print", str(board), "--out", str(file), language="de")
    assert "우리 트랙" in read_pdf(file.read_bytes()).pages[0].texts


def test_the_command_writes_an_svg_of_a_users_board(terminal: Terminal, tmp_path: Path) -> None:
    board, file = tmp_path / "mine.toml", tmp_path / "mine.SVG"
    board.write_text(
        'game = "monza"\nedition = "first"\n[lanes]\nA = "r1 y1"\nB = "b1 w1"\n[finish]\ntargets = ["A", "B"]', "utf-8"
    )
    terminal("tracks", "print", str(board), "--out", str(file), "--paper", "a3", "--ink", "symbols")
    pages = read_pages(file.read_bytes(), steps=10)
    assert [{page.width, page.height} for page in pages] == [{297, 420}, {210, 297}, {210, 297}]
    assert [page.top for page in pages] == [0, pages[0].height + 10, pages[0].height + 297 + 20]


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("oval", "--out", "board.png"), "pdf or svg"),
        (("oval", "--out", "board.pdf", "--paper", "a9"), "a4, a3, a2, a1 or tiles"),
        (("oval", "--out", "board.pdf", "--ink", "gold"), "colour or symbols"),
        (("ovl", "--out", "board.pdf"), "first-edition"),
        (("oval", "--out", "no/such/folder/board.pdf"), "can’t be written"),
    ],
)
def test_an_error_of_the_command_is_one_line(words: tuple[str, ...], says: str, terminal: Terminal) -> None:
    shown = terminal("tracks", "print", *words, code=2)
    assert says in shown
    assert shown.count("\n") == 1
