"""The workshop in a real browser: examples, races, files, links, saved boards."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from hairpin.games.monza import parse_track
from server.client import ServerProcess
from web.bench import (
    DROP,
    Json,
    expect_spaces,
    open_file,
    open_shelf,
    open_workshop,
    pack,
    paint,
    press,
    race_button,
    read_spaces,
    save_file,
    start_from_workshop,
    take_example,
)
from web.conftest import OpenDevice
from web.driver import Robot, Scene, start_race
from web.start import start_server
from web.watch import Watch

# --- drawing and racing


def test_an_example_is_made_invalid_refused_restored_and_raced(server: ServerProcess, device: OpenDevice) -> None:
    page = device("desktop").new_page()
    page.goto(server.url)
    page.get_by_role("button", name=re.compile("^Build a board")).click()
    expect(race_button(page)).to_be_disabled()
    take_example(page, "Oval")
    expect(race_button(page)).to_be_enabled()
    oval = read_spaces(page)
    paint(page, "Paint: empty road", "B7")
    expect(race_button(page)).to_be_disabled()
    expect(page.get_by_text("Fill in the empty road first.")).to_be_visible()
    page.keyboard.press("Control+z")
    expect(race_button(page)).to_be_enabled()
    assert read_spaces(page) == oval
    paint(page, "Paint: a tire", "A4")
    paint(page, "Paint: a tire", "B5")
    paint(page, "Paint: a tire", "C4")
    paint(page, "Paint: a tire", "C5")
    expect(race_button(page)).to_be_disabled()
    expect(page.get_by_text(re.compile(r"^Fix first: \d"))).to_be_visible()
    for _ in range(4):
        press(page, "Undo")
    expect_spaces(page, oval)
    code = start_from_workshop(page)
    assert server.ask("GET", f"/api/tables/{code}").json()["stage"] == "lobby"
    press(page, "Back to the workshop")
    expect_spaces(page, oval)
    code = start_from_workshop(page)
    start_race(page)

    def have_both_cars_started(_: Scene) -> object:
        race = server.ask("GET", f"/api/tables/{code}").json()["race"]
        return race["ply"] >= 8 and all(car != "S" for car in race["view"]["cars"])

    Robot(page, "workshop").race(have_both_cars_started)


def test_a_saved_file_restores_the_same_board_and_routes(
    server: ServerProcess, device: OpenDevice, oval: Json, tmp_path: Path
) -> None:
    page = device("desktop").new_page()
    open_workshop(page, server, {**oval, "title": "My <i>oval</i>"})
    before = read_spaces(page)
    file = save_file(page, tmp_path / "board.toml")
    track = parse_track(file.read_text("utf-8"), "board.toml")
    assert track.title == "My <i>oval</i>"
    first = start_from_workshop(page)
    press(page, "Back to the workshop")
    take_example(page, "Sprint")
    expect(page.locator("main [data-place=A8]")).to_have_count(0)
    open_file(page, file)
    expect_spaces(page, before)
    again = save_file(page, tmp_path / "again.toml")
    assert again.read_text("utf-8") == file.read_text("utf-8")
    second = start_from_workshop(page)
    boards = [server.ask("GET", f"/api/tables/{code}/board").json() for code in (first, second)]
    assert boards[0] == boards[1]
    assert {place: set(ways) for place, ways in boards[0]["routes"].items()} == {
        place: set(ways) for place, ways in server.ask("GET", "/api/boards/oval").json()["routes"].items()
    }


def test_an_unfinished_board_is_saved_and_opened(server: ServerProcess, device: OpenDevice, tmp_path: Path) -> None:
    page = device("phone").new_page()
    open_workshop(page, server)
    empty = read_spaces(page)
    file = save_file(page, tmp_path / "open.toml")
    take_example(page, "Sprint")
    open_file(page, file)
    expect_spaces(page, empty)


def test_a_file_can_be_dropped_onto_the_workshop(server: ServerProcess, device: OpenDevice, oval: Json) -> None:
    page = device("desktop").new_page()
    open_workshop(page, server, oval)
    before = read_spaces(page)
    text = server.ask("POST", "/api/workshop/draw", json=oval).json()["text"]
    take_example(page, "Sprint")
    expect(page.locator("main [data-place=A8]")).to_have_count(0)
    page.evaluate(DROP, ["home.toml", text])
    expect_spaces(page, before)
    expect(page.get_by_role("log")).to_contain_text("home.toml is on the table.")


HOSTILE = {
    "huge.toml": "a" * 2_000_000,
    "binary.toml": "\x00\x01\x02<script>alert(1)</script>",
    "nested.toml": "lanes = " + "[" * 9_000,
    "thousands.toml": 'game = "monza"\n[lanes]\n' + "\n".join(f'{x} = "{"r1 " * 3000}"' for x in "AB"),
    "other.toml": 'game = "chess"',
}


def test_a_hostile_file_is_refused_with_a_message_and_keeps_the_board(
    server: ServerProcess, device: OpenDevice, oval: Json, tmp_path: Path, watch: Watch
) -> None:
    watch.allow("400 ")
    page = device("desktop").new_page()
    open_workshop(page, server, oval)
    before = read_spaces(page)
    for name, content in HOSTILE.items():
        file = tmp_path / name
        file.write_text(content, "utf-8")
        open_shelf(page).locator("input[type=file]").set_input_files(file)
        refused = page.get_by_role("dialog", name="This file can’t be opened")
        expect(refused).to_contain_text(name)
        expect(refused).to_contain_text("your board is still on the table")
        press(refused, "Close")
        assert read_spaces(page) == before


def test_markup_in_a_title_is_shown_as_text(server: ServerProcess, device: OpenDevice, oval: Json) -> None:
    page = device("desktop").new_page()
    title = "<img src=x onerror=alert(1)><script>"
    page.on("dialog", lambda dialog: pytest.fail(f"the title was executed: {dialog.message}"))
    open_workshop(page, server, {**oval, "title": title})
    dialog = open_shelf(page)
    expect(dialog.get_by_label("Name of the board")).to_have_value(title)
    press(dialog, "Save")
    expect(dialog.get_by_role("button", name=title, exact=True)).to_be_visible()
    press(dialog, "Close")
    start_from_workshop(page)
    start_race(page)
    assert page.locator("script:not([src]), img").count() == 0


# --- sharing and saving


def test_a_link_opens_the_same_board_on_another_device_and_can_be_undone_there(
    server: ServerProcess, device: OpenDevice, oval: Json, watch: Watch
) -> None:
    one, other = device("desktop").new_page(), device("phone").new_page()
    open_workshop(one, server, oval)
    before = read_spaces(one)
    press(one, "Send it")
    link = one.get_by_label("Link", exact=True).input_value()
    assert link == f"{server.url}/#/workshop/{pack(oval)}"
    expect(one.get_by_text("Only this computer can open this link")).to_be_visible()
    open_workshop(other, server)
    empty = read_spaces(other)
    other.goto(link)
    expect_spaces(other, before)
    expect(other, "the link is removed from the address, so that a reload keeps later changes").to_have_url(
        re.compile("#/workshop$")
    )
    press(other, "Undo")
    expect_spaces(other, empty)
    watch.allow("400 ")
    for packed, message in (
        ("1_a_111_w_<script>__", "no board"),
        ("9_a", "newer"),
        ("1_a_1_w_" + "r" * 9000 + "__", "too big"),
    ):
        other.goto(f"{server.url}/#/workshop/{packed}")
        expect(other.get_by_role("alert")).to_contain_text(message)
        press(other, "Close")
        assert read_spaces(other) == empty


def test_links_use_the_public_url_of_the_server(device: OpenDevice, tmp_path: Path, oval: Json) -> None:
    with start_server(tmp_path, "--public-url", "http://192.0.2.7:8000") as server:
        page = device("desktop").new_page()
        open_workshop(page, server, oval)
        press(page, "Send it")
        expect(page.get_by_label("Link", exact=True)).to_have_value(
            re.compile(r"^http://192\.0\.2\.7:8000/#/workshop/1_")
        )
        page.goto(f"{server.url}/#/free/1.4.dqbea2acbbf")
        press(page, "Circuits")
        press(page, "Send it")
        expect(page.get_by_label("Link", exact=True)).to_have_value("http://192.0.2.7:8000/#/free/1.4.dqbea2acbbf")


def test_a_board_is_saved_renamed_opened_and_deleted(server: ServerProcess, device: OpenDevice, oval: Json) -> None:
    page = device("phone").new_page()
    open_workshop(page, server, oval)
    before = read_spaces(page)
    dialog = open_shelf(page)
    dialog.get_by_label("Name of the board").fill("Grandma’s <b>ring</b>")
    press(dialog, "Save")
    expect(dialog.get_by_role("button", name="Grandma’s <b>ring</b>", exact=True)).to_be_visible()
    press(dialog, "Give Grandma’s <b>ring</b> another name")
    page.keyboard.press("Escape")
    expect(dialog.get_by_role("button", name="Grandma’s <b>ring</b>", exact=True)).to_be_focused()
    press(dialog, "Give Grandma’s <b>ring</b> another name")
    dialog.get_by_role("listitem").get_by_role("textbox").fill("Home")
    page.keyboard.press("Enter")
    expect(dialog.get_by_role("button", name="Home", exact=True)).to_be_focused()
    press(dialog, "Empty board")
    expect(dialog).to_be_hidden()
    page.reload()
    open_shelf(page)
    press(dialog, "Home")
    expect_spaces(page, before)
    open_shelf(page)
    press(dialog, "Throw Home away")
    press(dialog, "Throw Home away")
    expect(dialog.get_by_role("button", name="Home", exact=True)).to_have_count(0)


def test_the_undo_history_survives_leaving_the_workshop(server: ServerProcess, device: OpenDevice, oval: Json) -> None:
    page = device("desktop").new_page()
    open_workshop(page, server, oval)
    before = read_spaces(page)
    paint(page, "Paint: a tire", "A2")
    page.evaluate("location.hash = ''")
    expect(page.locator("main [data-place]")).to_have_count(0)
    page.evaluate("location.hash = '#/workshop'")
    expect(page.locator("main [data-place=A2]")).to_have_attribute("aria-label", re.compile("a tire"))
    page.keyboard.press("Control+z")
    expect_spaces(page, before)
