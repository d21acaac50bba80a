"""Steps for tests of the workshop: open it with a board, read the spaces, paint, save and load."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any
from urllib.parse import quote

from playwright.sync_api import Locator, Page, expect

from hairpin.games.monza.path import PathPiece, format_path
from server.client import ServerProcess

Json = dict[str, Any]

# The accessible names of all spaces of the board.
SPACES = (
    """() => [...document.querySelectorAll('main [data-place]')].map((space) => space.getAttribute('aria-label'))"""
)
# Drops a file with this name and text onto the page.
DROP = """([name, text]) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], name));
    document.querySelector('main').dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer: transfer }));
}"""


def pack(board: Json) -> str:
    """Encode a board in the format of links."""
    signs, lengths = {"#": "x", "~": "o"}, {"1": ""}
    lanes = [
        "".join(
            signs.get(patch["colour"], patch["colour"]) + lengths.get(patch["length"], patch["length"])
            for patch in lane
        )
        for lane in board["lanes"]
    ]
    curve = board["curve"]
    path = format_path(tuple(PathPiece(**piece) for piece in curve["pieces"])) if curve else ""
    words = f"{path.replace(' ', ',')};{curve['road']};{curve['start']}" if curve else ""
    flags = ["".join(str(int(flag)) for flag in board[name]) for name in ("exits", "targets")]
    finish = board["line"] or flags[1]
    parts = ["1", board["edition"][0], flags[0], finish, "-".join(lanes), words, quote(board["title"], safe="")]
    return "_".join(parts)


def open_workshop(page: Page, server: ServerProcess, board: Json | None = None) -> None:
    page.goto("about:blank")
    page.goto(f"{server.url}/#/workshop{f'/{pack(board)}' if board else ''}")
    expect(page.locator("main [data-place]").first).to_be_attached()
    if board:
        expect(page.get_by_role("log")).to_contain_text("Someone sent you a board!")
        expect(page.locator("main [data-place=A1]")).not_to_have_attribute("aria-label", re.compile("empty road"))


def press(page: Page | Locator, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def open_shelf(page: Page) -> Locator:
    press(page, "Boards")
    dialog = page.get_by_role("dialog", name="Boards")
    expect(dialog).to_be_visible()
    return dialog


def take_example(page: Page, name: str) -> None:
    dialog = open_shelf(page)
    dialog.get_by_role("button", name=re.compile(f"^{name}")).click()
    expect(dialog).to_be_hidden()


def race_button(page: Page) -> Locator:
    return page.get_by_role("button", name="Race on it!")


def paint(page: Page, tool: str, space: str) -> None:
    """Select a paint and press a space."""
    press(page, tool)
    page.locator(f"main [data-place={space}]").click(force=True)


def read_spaces(page: Page) -> list[str]:
    names: list[str] = page.evaluate(SPACES)
    return names


def expect_spaces(page: Page, names: list[str], *, are_they: bool = True) -> None:
    """Wait until the spaces have these names, or with `are_they=False` until they differ."""
    for _ in range(1200):
        if (read_spaces(page) == names) is are_they:
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"the board is {read_spaces(page)}")


def start_from_workshop(page: Page) -> str:
    """Open a table with the board; return the code of the table."""
    expect(race_button(page)).to_be_enabled()
    race_button(page).click()
    expect(page.get_by_role("button", name="Back to the workshop")).to_be_visible()
    return page.url.rsplit("/", 1)[1]


def save_file(page: Page, file: Path) -> Path:
    dialog = open_shelf(page)
    with page.expect_download() as download:
        press(dialog, "Save as a file")
    download.value.save_as(file)
    press(dialog, "Close")
    return file


def open_file(page: Page, file: Path) -> None:
    dialog = open_shelf(page)
    dialog.locator("input[type=file]").set_input_files(file)
    expect(dialog).to_be_hidden()


def make_uneven(oval: Json) -> Json:
    """Return the oval with all yellow and white spaces of its first lane painted red."""
    first = [
        {**patch, "colour": {"y": "r", "w": "r"}.get(patch["colour"], patch["colour"])} for patch in oval["lanes"][0]
    ]
    return {**oval, "lanes": [first, *oval["lanes"][1:]]}
