"""Drawing a board in a real browser by mouse, touch and keyboard; faults are marked at their spaces and fixed."""

from __future__ import annotations

import json
import re
import time
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from server.client import ServerProcess
from web.bench import take_example
from web.conftest import OpenDevice
from web.inspection import look_over
from web.test_free_play import Fingers

# Two lanes of length 6 that can be raced on; `LOOP` has three of them, and a curve.
SMALL = "1_a_11_w_w1.5r1y2b1.5-p1g1.5r1.5y2__"
LOOP = "1_a_111_w_w1.5r1y2b1.5-p1g1.5r1.5y2-w1b2g1y2_f6,r180/3.5,f6,r180/3.5;1.2;2_"

PATIENCE_MS = 240_000  # a board is measured by simulation

# A point of the window near the middle of a space.
INSIDE = """(name) => {
    const path = document.querySelector(`main [data-place="${name}"] path`);
    const box = path.getBBox();
    const points = [];
    for (let i = 1; i < 24; i++) for (let j = 1; j < 24; j++) {
        const point = new DOMPoint(box.x + box.width * i / 24, box.y + box.height * j / 24);
        if (path.isPointInFill(point)) points.push(point);
    }
    const mean = (axis) => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
    const [x, y] = [mean('x'), mean('y')];
    points.sort((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y));
    const { x: left, y: top } = points[0].matrixTransform(path.getScreenCTM());
    return [left, top];
}"""
# The same for the space at a fraction, from 0 to 1, of the list of all spaces.
INSIDE_ANY = f"""(part) => {{
    const all = document.querySelectorAll('main [data-place]');
    return ({INSIDE})(all[Math.floor(part * all.length)].dataset.place);
}}"""
# The spaces under the badges of a kind of fault.
UNDER_BADGES = """(kind) => [...document.querySelectorAll(`main [data-fault=${kind}]`)].map((badge) => {
    const { x, y, width, height } = badge.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2).closest('[data-place]')?.dataset.place;
})"""
FOCUSED = "document.activeElement.dataset.place"
# Waits until all CSS transitions are over.
SETTLE = """async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const changes = document.getAnimations().filter((change) => change instanceof CSSTransition);
    await Promise.allSettled(changes.map(({ finished }) => finished)); // a cancelled transition is rejected
}"""
# The names of the spaces of each lane, without their positions.
LANES = """() => Object.values(Object.groupBy([...document.querySelectorAll('main [data-place]')],
    (space) => space.dataset.place[0])).map((lane) => lane.map((space) =>
        space.getAttribute('aria-label').replace(/^[^:]*: /, '').replace(/\\..*$/, '')))"""


def open_workshop(page: Page, server: ServerProcess, packed: str = "") -> None:
    page.goto("about:blank")
    page.goto(f"{server.url}/#/workshop{packed and f'/{packed}'}")
    expect(space(page, "A1")).to_be_visible()
    if packed:
        expect(space(page, "A1")).not_to_have_attribute("aria-label", re.compile("empty road"))


def space(page: Page, name: str) -> Locator:
    return page.locator(f"main [data-place={name}]")


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def take(page: Page, tool: str) -> None:
    """Tap a tool, and wait until it is selected."""
    page.get_by_role("button", name=tool).tap()
    expect(page.get_by_role("button", name=tool)).to_have_attribute("aria-pressed", "true")


def inside(page: Page, name: str) -> tuple[float, float]:
    x, y = page.evaluate(INSIDE, name)
    return x, y


def tap(page: Page, name: str) -> None:
    page.mouse.click(*inside(page, name))


def lanes(page: Page) -> list[list[str]]:
    """Return the names of the spaces of each lane, without their positions."""
    found: list[list[str]] = page.evaluate(LANES)
    return found


def expect_ready(page: Page) -> None:
    expect(page.get_by_role("button", name="Nothing to fix")).to_be_visible()


def expect_answered(page: Page) -> None:
    """Wait until the server has answered all requests about the board, including the measurement."""
    expect(page.locator("aside .busy")).to_have_count(0, timeout=PATIENCE_MS)


def badges(page: Page) -> Locator:
    return page.locator("main [data-fault]")


# --- from scratch


def test_a_board_is_drawn_from_scratch_by_mouse(server: ServerProcess, device: OpenDevice) -> None:
    page = device("desktop").new_page()
    open_workshop(page, server)
    assert {name for lane in lanes(page) for name in lane} <= {
        f"empty road, length {n}" for n in ("1", "1½", "2", "2½")
    }
    press(page, "Lanes")
    press(page, "Remove lane B")
    for _ in range(8):
        press(page, "Shorten all lanes")
    expect(page.get_by_text("Total length: 8")).to_be_visible()
    press(page, "Lanes")
    expect(page.locator("main [data-place^=C]")).to_have_count(0)
    expect_answered(page)
    count = page.locator("main [data-place^=A]").count()
    # One stroke over the whole lane, then single clicks.
    press(page, "Paint: red")
    page.mouse.move(*inside(page, "A1"))
    page.mouse.down()
    for number in range(2, count + 1):
        page.mouse.move(*inside(page, f"A{number}"), steps=4)
    page.mouse.up()
    assert [name.split(",")[0] for name in lanes(page)[0]] == ["red"] * count
    for number, colour in enumerate(["yellow", "green", "blue", "white", "purple"] * 3, start=1):
        if number <= page.locator("main [data-place^=B]").count():
            press(page, f"Paint: {colour}")
            tap(page, f"B{number}")
    expect_ready(page)
    press(page, "Nothing to fix")
    expect(page.get_by_text("Ready to race!", exact=True).last).to_be_visible()
    strokes = 8 + 1 + 1 + page.locator("main [data-place^=B]").count()
    for _ in range(strokes):
        press(page, "Undo")
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
    expect(page.locator("main [data-place^=C]").first).to_be_attached()
    for _ in range(strokes):
        press(page, "Redo")
    expect_ready(page)


def test_a_board_is_drawn_from_scratch_by_keyboard(server: ServerProcess, device: OpenDevice) -> None:
    page = device("desktop").new_page()
    open_workshop(page, server)
    keys = page.keyboard
    page.locator("main").get_by_role("button", name="Zoom out").focus()
    for _ in range(40):
        if page.evaluate(FOCUSED):
            break
        keys.press("Shift+Tab")
    assert page.evaluate(FOCUSED) == "A1", "the board is a single tab stop"
    for lane in "ABC":
        keys.press("Home")
        count = page.locator(f"main [data-place^={lane}]").count()
        for number in range(count):
            keys.press("rygbwp"[(number + ord(lane)) % 6])
            keys.press("ArrowUp")
        keys.press("ArrowRight")
    expect_ready(page)
    expect(page.get_by_role("log")).to_contain_text("Ready to race!")
    keys.press("Home")
    assert page.evaluate(FOCUSED) == "C1"
    assert lanes(page)[2][0].startswith(("red", "yellow", "green", "blue", "white", "purple"))
    keys.press("t")
    expect(space(page, "C1")).to_have_attribute("aria-label", re.compile("^Lane C, space 1: a tire"))
    keys.press("Control+z")
    expect(space(page, "C1")).not_to_have_attribute("aria-label", re.compile("a tire"))
    expect(page.get_by_role("log")).to_contain_text("Undone.")
    keys.press("Control+y")
    expect(space(page, "C1")).to_have_attribute("aria-label", re.compile("a tire"))


def test_every_change_of_a_space_has_a_key_and_is_announced(server: ServerProcess, device: OpenDevice) -> None:
    page = device("desktop").new_page()
    open_workshop(page, server, SMALL)
    space(page, "A2").focus()
    steps = [
        ("+", "red, length 1½"),
        ("-", "red, length 1"),
        ("]", "red, length 1½"),
        ("[", "red, length 1"),
        ("j", "red, length 3"),
        ("s", "red, length 1½"),
        ("i", "empty road, length 1"),
        ("g", "green, length 1"),
        ("a", "green, length 1"),
        ("Delete", "empty road, length 1"),
    ]
    for key, name in steps:
        page.keyboard.press(key)
        expect(space(page, "A2")).to_have_attribute("aria-label", re.compile(f"^Lane A, space 2: {name}"))
        expect(page.get_by_role("log")).to_contain_text(f"Lane A, space 2: {name}.")
        expect(space(page, "A2")).to_be_focused()
    page.keyboard.press("e")
    expect(page.get_by_role("button", name="Exact length: 1")).to_be_focused()
    page.keyboard.press("Enter")
    field = page.get_by_role("textbox", name="Exact length")
    expect(field).to_be_focused()
    page.keyboard.type("none")
    expect(page.get_by_text("Type a length like 1, 1½ or 4/3.")).to_be_visible()
    page.keyboard.press("Control+a")
    page.keyboard.type("4/3")
    page.keyboard.press("Enter")
    expect(space(page, "A2")).to_have_attribute("aria-label", re.compile("length 1⅓"))
    page.keyboard.press("Escape")
    expect(space(page, "A2")).to_be_focused()


def test_the_board_keeps_keyboard_control_when_the_focused_space_is_removed(
    server: ServerProcess, device: OpenDevice
) -> None:
    page = device("desktop").new_page()
    open_workshop(page, server, SMALL)
    space(page, "A4").focus()
    page.keyboard.press("Delete")
    expect(page.locator("main [data-place^=A]")).to_have_count(4)  # missing road is shown as an open space
    page.keyboard.press("Home")
    expect(space(page, "A1")).to_be_focused()


def test_the_focus_stays_on_the_card_when_another_space_is_selected(server: ServerProcess, device: OpenDevice) -> None:
    page = device("desktop").new_page()
    open_workshop(page, server, SMALL)
    space(page, "A4").focus()
    page.keyboard.press("e")
    for name, card in (("New space after it", "Space A5"), ("Remove this space", "Space A4")):
        page.get_by_role("button", name=name).focus()
        page.keyboard.press("Enter")
        expect(page.get_by_role("region", name=card).locator(".length")).to_be_focused()


# --- faults


# B2 is a dead end.
ODD = "1_a_111_w_w1.5r1y2b1.5-p1g1.5x1.5y2-w1b1.5g1.5y2_f6,r180/3.5,f6,r180/3.5;1.2;2_"


@pytest.mark.parametrize("kind", ["desktop", "phone"])
def test_a_board_with_warnings_lists_them_and_can_be_raced_on(
    server: ServerProcess, device: OpenDevice, kind: str
) -> None:
    page = device(kind).new_page()
    open_workshop(page, server, ODD)
    sign = page.get_by_role("button", name="Odd spaces: 1")
    expect(sign).to_be_visible()
    assert page.evaluate(UNDER_BADGES, "dead-end") == ["B2"]
    sign.click()
    panel = page.get_by_role("region", name="What to fix")
    expect(panel).to_contain_text("Ready to race!")
    expect(panel).to_contain_text("A bit odd, but you can race on it:")
    panel.get_by_role("button", name=re.compile("^B2: A dead end")).click()
    expect(space(page, "B2")).to_be_focused()
    assert look_over(page, is_touched=kind == "phone") == []
    expect_answered(page)
    press(page, "Race on it!")
    expect(page.get_by_role("heading", name="Monza")).to_be_visible()
    expect(page.locator("main")).to_contain_text("B2 A dead end:")
    assert look_over(page, is_touched=kind == "phone") == []


def test_a_dead_end_is_marked_at_its_space_fixed_undone_and_redone(server: ServerProcess, device: OpenDevice) -> None:
    page = device("desktop").new_page()
    open_workshop(page, server, LOOP)
    expect_ready(page)
    press(page, "Paint: a tire")
    for name in ("A3", "B3", "C3"):
        tap(page, name)
    expect(space(page, "C2")).to_have_attribute("aria-label", re.compile("dead end"))
    kinds = set(badges(page).evaluate_all("(all) => all.map(({ dataset }) => dataset.fault)"))
    assert {"dead-end", "unreachable"} <= kinds
    # The badge of C2 lies on C2, and the accessible name has the same text.
    assert "C2" in page.evaluate(UNDER_BADGES, "dead-end")
    name = space(page, "C2").get_attribute("aria-label") or ""
    page.get_by_role("button", name=re.compile("^To fix: ")).click()
    page.get_by_role("button", name=re.compile("^C2: ")).click()
    expect(space(page, "C2")).to_be_focused()
    card = page.get_by_role("region", name="Space C2")
    expect(card).to_contain_text(name.partition(". ")[2][:30])
    press(page, "Paint: red")
    tap(page, "B3")
    expect(space(page, "B3")).to_have_attribute("aria-label", re.compile("red"))
    press(page, "Undo")
    press(page, "Undo")
    press(page, "Undo")
    press(page, "Undo")
    expect_ready(page)
    expect(badges(page)).to_have_count(0)
    press(page, "Redo")
    expect(space(page, "A3")).to_have_attribute("aria-label", re.compile("a tire"))


def test_a_lane_that_is_too_short_is_filled_by_one_press(server: ServerProcess, device: OpenDevice) -> None:
    page = device("desktop").new_page()
    open_workshop(page, server, SMALL)
    press(page, "Hand: pick a space")
    tap(page, "B2")
    press(page, "Shorter")
    expect(page.locator("main [data-fault=lane-length]")).to_be_attached()
    expect(space(page, "B5")).to_have_attribute("aria-label", "Lane B stops too soon: there’s some road missing here.")
    page.get_by_role("button", name=re.compile("^To fix: ")).click()
    press(page, "Fill up with empty road")
    expect(space(page, "B5")).to_have_attribute("aria-label", "Lane B, space 5: empty road, length ½.")
    expect(page.locator("main [data-fault=lane-length]")).to_have_count(0)


def test_quick_taps_are_all_applied_even_if_the_server_answers_late(server: ServerProcess, device: OpenDevice) -> None:
    context = device("desktop")
    page = context.new_page()
    open_workshop(page, server, SMALL)
    press(page, "Hand: pick a space")
    tap(page, "A1")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    context.route("**/api/workshop/draw", hold)
    for _ in range(3):
        press(page, "Longer")
    press(page, "Cut in two")
    expect(page.get_by_role("button", name="Exact length: 1½")).to_be_visible()
    assert lanes(page)[0][0] == "white, length 1½", "the board changed before the server answered"
    tap(page, "B3")  # ignored, because the shown board is outdated
    expect(page.get_by_role("region", name="Space A1")).to_be_visible()
    cut, deadline = '{"colour":"w","length":"1.5"},' * 2, time.monotonic() + PATIENCE_MS / 1000
    while not held or cut not in (held[-1].request.post_data or ""):
        assert time.monotonic() < deadline, "no request was sent for the last tap"
        page.wait_for_timeout(50)
    held[-1].continue_()
    expect(page.locator("main [data-place^=A]")).to_have_count(5)
    assert lanes(page)[0][:2] == ["white, length 1½", "white, length 1½"]


def test_start_and_finish_are_set_on_the_board_and_in_the_panel(server: ServerProcess, device: OpenDevice) -> None:
    page = device("desktop").new_page()
    open_workshop(page, server, SMALL)
    press(page, "Start and finish")
    exits = page.get_by_role("group", name="The start opens onto")
    page.locator("[data-exit='0']").click()
    expect(exits.get_by_role("checkbox", name="Lane A")).not_to_be_checked()
    exits.get_by_role("checkbox", name="Lane B").uncheck()
    expect(page.locator("main [data-fault=no-exit]")).to_be_attached()
    page.get_by_role("button", name=re.compile("^To fix: ")).click()
    press(page, "Open every lane")
    expect_ready(page)
    press(page, "Start and finish")
    page.get_by_role("radio", name="finish spaces").check(force=True)
    expect(space(page, "A4")).to_have_attribute("aria-label", "Lane A, space 4: blue, length 1½, finish space.")
    page.get_by_role("radio", name="First edition, 6 cars").check(force=True)
    page.get_by_role("radio", name="a line across all lanes").check(force=True)
    page.get_by_role("radio", name="blue").check(force=True)
    expect_ready(page)


def test_a_shape_is_chosen_broken_open_and_closed_again(server: ServerProcess, device: OpenDevice) -> None:
    page = device("desktop").new_page()
    open_workshop(page, server, LOOP)
    press(page, "Shape")
    shape = page.get_by_role("region", name="Shape")
    for name in ("Ring", "Corner", "Oval", "Automatic"):
        press(page, name)
        expect(shape.get_by_role("button", name=name, exact=True)).to_have_attribute("aria-pressed", "true")
        expect_ready(page)
    expect(shape.get_by_role("button", name="Straight", exact=True)).to_have_count(0)
    press(page, "Stadium")
    first = shape.get_by_role("listitem", name="Piece 1")
    for _ in range(4):
        first.get_by_role("button", name="More: Length").click()
    expect(page.locator("main [data-fault=curve-gap]")).to_be_attached()
    press(page, "Close the loop")
    expect_ready(page)
    second = shape.get_by_role("listitem", name="Piece 2")
    second.get_by_role("button", name="Curve to the left").click()
    expect(page.get_by_role("button", name=re.compile("^To fix: "))).to_be_visible()
    press(page, "Undo")
    expect_ready(page)
    second.get_by_role("button", name="Move down in the list").click()
    expect(shape.get_by_role("listitem", name="Piece 3").get_by_role("spinbutton", name="Radius")).to_be_visible()
    press(page, "Undo")
    second.get_by_role("button", name="New piece after it").click()
    expect(shape.get_by_role("listitem")).to_have_count(5)
    shape.get_by_role("listitem", name="Piece 3").get_by_role("button", name="Remove this piece").click()
    expect(shape.get_by_role("listitem")).to_have_count(4)
    expect_ready(page)


# --- pointer and touch


def test_a_border_is_dragged_along_the_lane(server: ServerProcess, device: OpenDevice) -> None:
    page = device("desktop").new_page()
    open_workshop(page, server, SMALL)
    press(page, "Hand: pick a space")
    tap(page, "A3")
    before = lanes(page)[0]
    box = page.locator("[data-border=A3] .reach").bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 43.5
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    here, there = inside(page, "A3"), inside(page, "A4")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + (here[0] - there[0]) * 0.3, y + (here[1] - there[1]) * 0.3, steps=4)
    page.mouse.up()
    expect(space(page, "A3")).to_have_attribute("aria-label", re.compile("yellow, length 1½"))
    assert lanes(page)[0] == [*before[:2], "yellow, length 1½", "blue, length 2"]
    press(page, "Undo")
    expect(space(page, "A3")).to_have_attribute("aria-label", re.compile("yellow, length 2"))


def test_one_finger_paints_and_two_fingers_zoom(server: ServerProcess, device: OpenDevice) -> None:
    page = device("phone").new_page()
    open_workshop(page, server, LOOP)
    fingers = Fingers(page)
    take(page, "Paint: purple")
    for name in ("A1", "A2", "A3"):
        fingers.touch(1, *inside(page, name))
    fingers.lift(1)
    assert [name.split(",")[0] for name in lanes(page)[0][:3]] == ["purple"] * 3
    press(page, "Undo")
    assert [name.split(",")[0] for name in lanes(page)[0][:3]] == ["white", "red", "yellow"], (
        "a stroke is one undo step"
    )
    # Two fingers do not paint, even if one of them touched first.
    picture = page.locator("main svg[role=application]")
    before = picture.get_attribute("viewBox")
    x, y = inside(page, "B1")
    fingers.touch(1, x, y)
    fingers.touch(2, x + 30, y + 30)
    for far in (50, 80, 120):
        fingers.touch(2, x + far, y + far)
    fingers.lift(2)
    fingers.lift(1)
    assert picture.get_attribute("viewBox") != before
    assert page.get_by_role("button", name="Undo").is_enabled()  # because of the board that was opened by link
    assert [lane[0].split(",")[0] for lane in lanes(page)] == ["white", "purple", "white"]
    while page.get_by_role("button", name="Zoom out").is_enabled():
        closer = picture.get_attribute("viewBox") or ""
        page.get_by_role("button", name="Zoom out").tap()
        expect(picture).not_to_have_attribute("viewBox", closer)
    assert picture.get_attribute("viewBox") == before
    take(page, "Hand: pick a space")
    page.touchscreen.tap(*inside(page, "B2"))
    card = page.get_by_role("region", name="Space B2")
    expect(card).to_be_visible()
    card.get_by_role("button", name="Cut in two").tap()
    expect(page.locator("main [data-place^=B]")).to_have_count(5)


def test_the_zoomed_board_scrolls_to_the_focused_space(server: ServerProcess, device: OpenDevice) -> None:
    page = device("desktop").new_page()
    open_workshop(page, server, LOOP)
    for _ in range(4):
        press(page, "Zoom in")
    space(page, "A1").focus()
    for key in ("ArrowUp", "ArrowUp", "End", "ArrowRight", "Home"):
        page.keyboard.press(key)
        frame, here = page.locator("main .frame").bounding_box(), inside(page, page.evaluate(FOCUSED))
        assert frame
        assert frame["x"] <= here[0] <= frame["x"] + frame["width"]
        assert frame["y"] <= here[1] <= frame["y"] + frame["height"]


def test_random_taps_and_keys_can_all_be_undone(server: ServerProcess, device: OpenDevice) -> None:
    page = device("tablet").new_page()
    open_workshop(page, server)
    before = lanes(page)
    random = Random(5)
    space(page, "A1").focus()
    for _ in range(60):
        if random.random() < 0.3:
            page.touchscreen.tap(*page.evaluate(INSIDE_ANY, random.random()))
        elif random.random() < 0.3:
            page.locator("main .tray button").nth(random.randrange(9)).tap()
        else:
            page.keyboard.press(
                random.choice(["ArrowUp", "ArrowLeft", "+", "-", "s", "j", "i", "a", "Delete", "g", "~"])
            )
    while page.get_by_role("button", name="Undo").is_enabled():
        press(page, "Undo")
    expect(space(page, "A1")).to_have_attribute("aria-label", re.compile("empty road"))
    expect(page.locator("main [data-place]")).to_have_count(sum(map(len, before)))
    expect_answered(page)
    assert lanes(page) == before


@pytest.mark.parametrize(
    ("kind", "settings"),
    [
        ("phone", {"color_scheme": "dark"}),
        ("tablet", {}),
        ("desktop", {"color_scheme": "light"}),
    ],
)
@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.soak), "pseudo"])  # pseudo has longer words
def test_no_element_is_cut_off_too_small_or_unnamed(
    server: ServerProcess, device: OpenDevice, kind: str, settings: dict[str, Any], language: str
) -> None:
    page = device(kind, **settings).new_page()
    page.goto(f"{server.url}/?language={language}#/workshop/{LOOP}")
    expect(space(page, "A1").locator(".laid")).to_be_attached()
    wrong: list[str] = []
    signs = page.locator("main .signs button")
    for number in range(4):
        signs.nth(number).click()
        if number == 2:
            page.locator("main .shapes button").nth(1).click()
            expect(page.locator("main section ol")).to_be_visible()
        page.evaluate(SETTLE)
        wrong += look_over(page, kind != "desktop")
    page.locator("main .tray button").first.click()
    expect_answered(page)
    page.evaluate(SETTLE)
    page.mouse.click(*inside(page, "B2"))
    page.locator("main .table section .length").click()
    page.evaluate(SETTLE)
    wrong += look_over(page, kind != "desktop")
    assert wrong == []


# --- the bench


# Spaces of which a point lies under a button of the drawing.
UNDER_BUTTONS = """() => {
    const buttons = [...document.querySelectorAll('.table button')].map((button) => button.getBoundingClientRect());
    return [...document.querySelectorAll('main [data-place]')].filter((space) => {
        const box = space.getBoundingClientRect();
        return buttons.some(({ left, top, right, bottom }) =>
            box.left < right && box.right > left && box.top < bottom && box.bottom > top);
    }).map((space) => space.dataset.place);
}"""


@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 844), (844, 390)])
def test_no_space_of_a_shipped_board_is_under_a_button(
    server: ServerProcess, device: OpenDevice, width: int, height: int
) -> None:
    page = device("phone", viewport={"width": width, "height": height}).new_page()
    open_workshop(page, server)
    for board in ("Oval", "Long track", "First edition", "Sprint"):
        take_example(page, board)
        expect(space(page, "A1")).not_to_have_attribute("aria-label", re.compile("empty road"))
        expect(space(page, "B5")).to_be_visible()
        page.evaluate(SETTLE)
        assert page.get_by_role("button", name="Zoom in", exact=True).is_visible()
        assert page.evaluate(UNDER_BUTTONS) == [], board


def test_the_shelf_shows_each_board_as_a_circuit(server: ServerProcess, device: OpenDevice) -> None:
    """Twenty saved boards, and the examples; each picture is as wide as high as the board itself."""
    context = device("phone")
    boards = [f"{LOOP}Loop%20{number}" for number in range(20)]
    context.add_init_script(
        f"if (location.protocol.startsWith('http')) localStorage.setItem('hairpin/blueprints', {json.dumps(boards)!r});"
    )
    page = context.new_page()
    open_workshop(page, server)
    press(page, "Boards")
    pictures = page.get_by_role("dialog").locator(".item svg")
    expect(pictures).to_have_count(24)
    ratios = pictures.evaluate_all("(all) => all.map(({ viewBox }) => viewBox.baseVal.width / viewBox.baseVal.height)")
    assert all(1 < ratio < 2.6 for ratio in ratios), ratios
    oval = server.ask("GET", "/api/boards/oval").json()["view"]
    label = page.get_by_role("dialog").get_by_role("button", name=re.compile("^Oval"))
    drawn = label.locator("svg").evaluate("({ viewBox }) => viewBox.baseVal.width / viewBox.baseVal.height")
    assert drawn == pytest.approx(oval[0] / oval[1], rel=0.08)
    assert page.get_by_role("dialog").locator(".item svg *").count() < 24 * 12
