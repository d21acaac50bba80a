"""The title on a print: in any script, in the asked language, and never wider than its place."""

from __future__ import annotations

from dataclasses import replace
from typing import get_args
from unicodedata import normalize

import pytest

from hairpin.core.datafile import LONGEST_TITLE
from hairpin.games.monza.track import Track
from hairpin.games.monza.track_file import shipped_tracks
from hairpin.press import Format, Paper, Sheet, lay_out, write_sheets
from hairpin.press.fonts import measure, split_runs
from hairpin.words import Words, languages
from press.pdf_reader import PdfFont, read_pdf
from press.reader import read_pages

HELVETICA = PdfFont("Helvetica", "WinAnsiEncoding")
CHINESE = PdfFont("STSong-Light", "UniGB-UTF16-H", "GB1")
KOREAN = PdfFont("HYSMyeongJo-Medium", "UniKS-UTF16-H", "Korea1")
JAPANESE = PdfFont("HeiseiMin-W3", "UniJIS-UTF16-H", "Japan1")


def rename(title: str, name: str = "sprint") -> Track:
    return replace(shipped_tracks()[name], title=title)


def write_title(title: str, language: str, form: Format = "pdf") -> bytes:
    return write_sheets(lay_out(rename(title)), title, form, language)


@pytest.mark.parametrize(
    ("title", "language", "fonts"),
    [
        ("Ringstraße", "de", [HELVETICA]),
        ("Circuit d’été « Œuf » (2) \\\\", "fr", [HELVETICA]),
        ("<script>&", "en", [HELVETICA]),
        ("x" * LONGEST_TITLE, "en", [HELVETICA]),
        ("椭圆赛道", "zh", [CHINESE]),
        ("우리트랙", "ko", [KOREAN]),
        ("우리 트랙 2", "ko", [KOREAN, HELVETICA, KOREAN, HELVETICA]),
        ("漢字", "ko", [KOREAN]),
        ("漢字", "de", [CHINESE]),
        ("鈴鹿サーキット", "en", [JAPANESE]),
        ("Papas 赛道", "de", [HELVETICA, CHINESE]),
        ("서울", "zh", [KOREAN]),
        ("Трасса", "it", [CHINESE]),
    ],
)
def test_a_title_is_on_paper_in_the_fonts_that_have_its_letters(
    title: str, language: str, fonts: list[PdfFont]
) -> None:
    document = read_pdf(write_title(title, language))
    page = document.pages[0]
    assert document.title == title
    assert f"/Lang<feff{language.encode('utf-16-be').hex()}>" in document.catalog
    assert list(page.fonts[page.texts.index(title)]) == fonts
    svg = write_title(title, language, "svg")
    assert title in read_pages(svg, steps=1)[0].texts
    assert f'xml:lang="{language}"'.encode() in svg
    assert b"<script" not in svg


def test_a_title_is_written_as_utf_16_with_the_cmap_of_its_font() -> None:
    for title, language, font, cmap in (
        ("椭圆赛道", "zh", b"/BaseFont/STSong-Light/", b"/Encoding/UniGB-UTF16-H/"),
        ("트랙", "ko", b"/BaseFont/HYSMyeongJo-Medium/", b"/Encoding/UniKS-UTF16-H/"),
    ):
        content = write_title(title, language)
        assert font in content
        assert cmap in content
    assert b"UTF16" not in write_title("Ringstraße", "ko")


@pytest.mark.parametrize(
    ("title", "written"),
    [
        ("Ring 🚗!", "Ring ?!"),
        ("👨‍👩‍👧", "???"),
        ("Příští kolo", "Príští kolo"),
        ("𝐎val", "Oval"),
        (normalize("NFD", "Größe"), "Größe"),
        (normalize("NFD", "트랙"), "트랙"),
        ("ट्रैक", "???"),
    ],
)
def test_what_no_font_has_is_replaced_and_stays_visible(title: str, written: str) -> None:
    document = read_pdf(write_title(title, "en"))
    assert written in document.pages[0].texts
    assert document.title == title
    assert title in read_pages(write_title(title, "en", "svg"), steps=1)[0].texts


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", shipped_tracks())
def test_the_name_of_a_shipped_board_is_printed_whole_in_every_language(name: str, language: str) -> None:
    title = Words(language).say(f"board-monza-{name}")
    assert "".join(letters for _, letters in split_runs(title, language)) == title


def edges(sheet: Sheet, title: str) -> tuple[float, float, float]:
    """Return where a title begins and ends on its sheet, and its size."""
    text = next(text for text in sheet.texts if text.words == title)
    return text.x, text.x + measure(title, text.size), text.size


@pytest.mark.parametrize(("name", "paper"), [("long", paper) for paper in get_args(Paper)] + [("sprint", "tiles")])
def test_a_title_is_centred_between_its_neighbours_and_shrinks_to_fit(name: str, paper: Paper) -> None:
    short, long = (lay_out(rename(title, name), paper)[0] for title in ("Oval", "赛" * LONGEST_TITLE))
    begin, end, size = edges(long, "赛" * LONGEST_TITLE)
    taken = [(text.x, text.x + measure(text.words, text.size)) for text in long.texts if text.words[0].isdigit()]
    boxes = (mark.box for layer in long.layers[1:] for mark in layer.marks)
    taken += [(box.left, box.right) for box in boxes if box.top > long.height - 15]  # the bar, the map of the sheets
    assert len(taken) > 6
    assert all(right <= begin or end <= left for left, right in taken)
    assert begin + end == pytest.approx(sum(edges(short, "Oval")[:2]))
    assert edges(short, "Oval")[2] == 3.4
    assert 1.5 < size <= 3.4


def test_every_letter_of_helvetica_has_a_width() -> None:
    letters = bytes(range(32, 256)).replace(b"\x7f", b"").decode("cp1252", "ignore")
    assert measure(letters, 1) == pytest.approx(sum(measure(letter, 1) for letter in letters))
    assert measure("Oval", 1000) == pytest.approx(778 + 500 + 556 + 222)
    assert measure("é赛", 1000) == pytest.approx(556 + 1000)
