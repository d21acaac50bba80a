"""Prints from the workshop, by HTTP: `POST /api/workshop/print`."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from urllib.parse import quote

import httpx
import msgspec
import pytest

from hairpin.games.monza.blueprint import Blueprint, Patch, open_shipped
from hairpin.games.monza.track_file import shipped_tracks
from hairpin.press import lay_out, write_sheets
from press.pdf_reader import read_pdf
from server.client import ServerProcess

OVAL = shipped_tracks()["oval"]


def ask(server: ServerProcess, board: Blueprint, **options: str) -> httpx.Response:
    content = msgspec.json.encode({"board": board, **options})
    return server.ask("POST", "/api/workshop/print", content=content, headers={"content-type": "application/json"})


def test_a_print_has_its_content_type_and_file_name(server: ServerProcess) -> None:
    board = open_shipped("oval")
    answer = ask(server, board)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "application/pdf"
    assert answer.headers["content-disposition"] == 'attachment; filename="oval.pdf"'
    assert answer.content == write_sheets(lay_out(OVAL), "Oval")
    answer = ask(server, board, format="svg", paper="a2", ink="symbols")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.content == write_sheets(lay_out(OVAL, "a2", "symbols"), "Oval", "svg")


def test_simultaneous_requests_for_prints_are_all_answered(server: ServerProcess) -> None:
    boards = [open_shipped(name) for name in shipped_tracks()]
    with ThreadPoolExecutor(len(boards)) as executor:
        answers = list(executor.map(lambda board: ask(server, board), boards))
    assert [read_pdf(answer.content).title for answer in answers] == [board.title for board in boards]


@pytest.mark.parametrize(
    ("title", "file"),
    [
        ("Oma's Ring 2", '"oma-s-ring-2.pdf"'),
        ("우리 트랙", f"\"board.pdf\"; filename*=UTF-8''{quote('우리-트랙')}.pdf"),
        ("Große Runde", "\"gro-e-runde.pdf\"; filename*=UTF-8''gro%C3%9Fe-runde.pdf"),
        ("...", '"my-board.pdf"'),
        ('x"; filename="y', '"x-filename-y.pdf"'),
    ],
)
def test_the_file_name_is_derived_from_the_title(server: ServerProcess, title: str, file: str) -> None:
    board = replace(open_shipped("sprint"), title=title)
    answer = ask(server, board)
    assert answer.headers["content-disposition"] == f"attachment; filename={file}"
    assert read_pdf(answer.content).title == title


@pytest.mark.parametrize(
    ("asked", "language", "font"),
    [
        ("ko", "ko", "HYSMyeongJo-Medium"),
        ("zh-CN", "zh", "STSong-Light"),
        ("de", "de", "STSong-Light"),
        ("x>", "en", ""),
    ],
)
def test_a_print_is_in_the_language_of_the_page(server: ServerProcess, asked: str, language: str, font: str) -> None:
    board = replace(open_shipped("sprint"), title="漢字")
    document = read_pdf(ask(server, board, language=asked).content)
    assert f"/Lang<feff{language.encode('utf-16-be').hex()}>" in document.catalog
    page = document.pages[0]
    assert font in page.fonts[page.texts.index("漢字")][0].name
    assert f'xml:lang="{language}"' in ask(server, board, language=asked, format="svg").text


def test_a_board_that_cannot_be_raced_on_is_refused_with_its_fault(server: ServerProcess) -> None:
    board = open_shipped("oval")
    lanes = ((Patch("~", "28"),), *board.lanes[1:])
    answer = ask(server, replace(board, lanes=lanes))
    assert answer.status_code == 400
    assert answer.json()["code"] == "track/file"
    assert ask(server, board, paper="a9").status_code == 400
