"""Free play in a real browser (MC-11): build a circuit, drive cars by touch and keyboard, save and share."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
import segno
from playwright.sync_api import CDPSession, Locator, Page, expect

from server.client import ServerProcess
from web.conftest import OpenDevice
from web.start import start_server
from web.watch import Watch

RING = "1.4.dqbea2acbbf"
LAP_MS = 9_000

# The accessible names of all places that are not empty.
LAID = """() => [...document.querySelectorAll('main [data-place]')].map((place) => place.getAttribute('aria-label'))
    .filter((name) => !name.endsWith('empty'))"""
# The middle of each place, by row and column.
MIDDLES = """() => Object.fromEntries([...document.querySelectorAll('main [data-place]')].map((place) => {
    const box = place.querySelector('rect').getBoundingClientRect();
    return [place.getAttribute('aria-label').split(':')[0], [box.x + box.width / 2, box.y + box.height / 2]];
}))"""

# Waits for a frame, after which all touch events are handled; also works while the clock of the page is paused.
PAINTED = "() => new Promise((done) => new ResizeObserver(done).observe(document.documentElement))"

COLUMNS = """() => new Set([...document.querySelectorAll('main [data-place]')]
    .map((place) => place.dataset.place.split(',')[0])).size"""


def open_free(page: Page, server: ServerProcess, packed: str = "") -> None:
    page.goto("about:blank")
    page.clock.install()
    page.goto(f"{server.url}/#/free{packed and f'/{packed}'}")
    expect(page.get_by_role("group", name="The board")).to_be_visible()


def stop_time(page: Page) -> None:
    """Pause the clock of the page; from now on only `run_for` advances it."""
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 60)


def laid(page: Page) -> list[str]:
    """Return the tiles on the board without their positions, in reading order."""
    return [name.partition(": ")[2] for name in page.evaluate(LAID)]


def middle(page: Page, row: int, column: int) -> tuple[float, float]:
    x, y = page.evaluate(MIDDLES)[f"Row {row}, column {column}"]
    return x, y


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def expect_lap(page: Page, *cars: str, lap: int = 1) -> None:
    """Advance the clock by the time of one lap, and check the lap counters."""
    page.clock.run_for(LAP_MS)
    for car in cars or ("red",):
        assert count_laps(page, car) >= lap


def pad(page: Page, car: str = "red") -> Locator:
    return page.locator(".pad").and_(page.get_by_role("group", name=f"{car} car"))


def count_laps(page: Page, car: str = "red") -> int:
    text = pad(page, car).get_by_text(re.compile(r"^Laps: ")).inner_text()
    return int(text.split()[-1])


def where(page: Page, car: str = "red") -> str:
    place: str = page.locator(f"[data-car={car}]").evaluate("(car) => car.style.transform")
    return place


class Fingers:
    """Touch input with several fingers."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.session: CDPSession = page.context.new_cdp_session(page)
        self.down: dict[int, tuple[float, float]] = {}

    def touch(self, finger: int, x: float, y: float) -> None:
        kind = "touchMove" if finger in self.down else "touchStart"
        self.down[finger] = (x, y)
        self._send(kind, self.down)

    def lift(self, finger: int) -> None:
        self._send("touchEnd", {finger: self.down.pop(finger)})

    def _send(self, kind: str, fingers: dict[int, tuple[float, float]]) -> None:
        points = [{"id": finger, "x": x, "y": y} for finger, (x, y) in fingers.items()]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        self.page.evaluate(PAINTED)


def hold(page: Page, fingers: Fingers, finger: int, car: str) -> tuple[float, float]:
    """Put a finger onto the pedal of a car, and return the position of the finger."""
    box = pad(page, car).get_by_role("button", name="Go").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fingers.touch(finger, x, y)
    return x, y


# --- building


def test_a_circuit_is_drawn_with_a_finger_and_a_lap_driven_by_touch(server: ServerProcess, device: OpenDevice) -> None:
    page = device("phone").new_page()
    page.clock.install()
    page.goto(server.url)
    page.get_by_role("button", name=re.compile("^Free play")).tap()
    expect(page.get_by_role("group", name="The board")).to_be_visible()
    stop_time(page)
    fingers = Fingers(page)
    for row, column in [(2, 2), (2, 5), (5, 5), (5, 2), (2, 2)]:
        fingers.touch(1, *middle(page, row, column))
    fingers.lift(1)
    drawn = laid(page)
    assert len(drawn) == 12
    assert sum(tile.startswith("curve") for tile in drawn) == 4
    press(page, "start and finish")
    page.get_by_role("button", name=re.compile("straight road, the road goes right")).first.tap()
    assert sum(tile.startswith("start and finish") for tile in laid(page)) == 1
    press(page, "Drive!")
    hold(page, fingers, 1, "red")
    expect_lap(page)
    expect(pad(page).get_by_text(re.compile(r"^Best lap: \d+\.\d seconds$"))).to_be_attached()
    fingers.lift(1)
    expect(page.get_by_role("log")).to_contain_text("Lap 1, red car:")
    page.clock.run_for(5000)
    rest = where(page)
    page.clock.run_for(500)
    assert where(page) == rest, "a car stops after the pedal is released"


def test_a_circuit_is_built_and_a_lap_driven_by_keyboard(server: ServerProcess, device: OpenDevice) -> None:
    page = device("desktop").new_page()
    open_free(page, server)
    for _ in range(40):
        if page.evaluate("document.activeElement.hasAttribute('data-place')"):
            break
        page.keyboard.press("Tab")
    for arrow in ["Right", "Right", "Down", "Down", "Left", "Left", "Up", "Up"]:
        page.keyboard.press(f"Shift+Arrow{arrow}")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("f")
    drawn = laid(page)
    assert sorted({tile.split(",")[0] for tile in drawn}) == ["curve", "start and finish", "straight road"]
    assert len(drawn) == 8
    page.keyboard.press("r")
    expect(page.get_by_role("log")).to_contain_text("start and finish, the road goes up and down")
    page.keyboard.press("Delete")
    assert len(laid(page)) == 7
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+z")
    assert laid(page) == drawn
    page.keyboard.press("Control+y")
    assert laid(page) != drawn
    page.keyboard.press("Control+z")
    page.get_by_role("button", name="Drive!").focus()
    page.keyboard.press("Enter")
    expect(pad(page)).to_be_visible()
    page.keyboard.down("ArrowUp")
    expect_lap(page)
    page.keyboard.up("ArrowUp")


def test_tiles_are_placed_rotated_removed_restored_and_kept_after_a_reload(
    server: ServerProcess, device: OpenDevice
) -> None:
    page = device("tablet").new_page()
    open_free(page, server)
    stop_time(page)
    press(page, "curve")
    page.touchscreen.tap(*middle(page, 3, 3))
    assert laid(page) == ["curve, the road goes up and right"]
    page.touchscreen.tap(*middle(page, 3, 3))
    assert laid(page) == ["curve, the road goes right and down"]
    press(page, "straight road")
    page.touchscreen.tap(*middle(page, 3, 4))
    assert laid(page)[1] == "straight road, the road goes right and left", "a new tile is rotated to fit its neighbour"
    fingers = Fingers(page)
    fingers.touch(1, *middle(page, 3, 4))
    page.clock.run_for(800)
    fingers.lift(1)
    assert len(laid(page)) == 1, "a long press removes a tile"
    press(page, "Eraser")
    page.touchscreen.tap(*middle(page, 3, 3))
    assert laid(page) == []
    for _ in range(2):
        press(page, "Undo")
    assert len(laid(page)) == 2
    box = page.get_by_role("button", name="pit stop", exact=True).bounding_box()
    assert box
    fingers.touch(1, box["x"] + 20, box["y"] + 20)
    fingers.touch(1, box["x"] + 20, box["y"] - 40)
    fingers.touch(1, *middle(page, 5, 5))
    fingers.lift(1)
    assert len(laid(page)) == 3, "a tile is dragged onto the board"
    page.reload()
    expect(page.get_by_role("group", name="The board")).to_be_visible()
    assert len(laid(page)) == 3, "the circuit is kept after a reload"


def test_the_board_grows_at_its_edge_up_to_its_maximum_size(server: ServerProcess, device: OpenDevice) -> None:
    page = device("desktop").new_page()
    open_free(page, server, f"1.39.{'b' * 39}")
    before = page.evaluate(COLUMNS)
    page.locator("[data-place='0,0']").focus()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("s")
    assert page.evaluate(COLUMNS) == before + 1
    assert len(laid(page)) == 40
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("s")
    expect(page.get_by_role("alert")).to_contain_text("40 by 40")
    assert len(laid(page)) == 40


def test_a_random_circuit_has_one_start_and_can_be_undone(server: ServerProcess, device: OpenDevice) -> None:
    page = device("desktop").new_page()
    open_free(page, server, RING)
    ring = laid(page)
    press(page, "Surprise me with a circuit")
    surprise = laid(page)
    assert surprise != ring
    assert sum(tile.startswith("start and finish") for tile in surprise) == 1
    press(page, "Undo")
    assert laid(page) == ring


# --- driving


def test_driving_on_an_empty_board_generates_a_circuit(server: ServerProcess, device: OpenDevice) -> None:
    page = device("phone").new_page()
    open_free(page, server)
    press(page, "Drive!")
    expect(page.locator("[data-car]")).to_have_count(1)
    press(page, "Build")
    assert len(laid(page)) > 7
    press(page, "Undo")
    assert laid(page) == []


def test_two_cars_are_driven_by_two_fingers_at_once(server: ServerProcess, device: OpenDevice) -> None:
    page = device("tablet").new_page()
    open_free(page, server, RING)
    press(page, "Drive!")
    press(page, "blue car")
    stop_time(page)
    fingers = Fingers(page)
    hold(page, fingers, 1, "red")
    hold(page, fingers, 2, "blue")
    expect_lap(page, "red", "blue")
    fingers.lift(2)
    page.clock.run_for(200)
    expect(pad(page).get_by_role("button", name="Go")).to_have_attribute("aria-pressed", "true")
    expect(pad(page, "blue").get_by_role("button", name="Go")).to_have_attribute("aria-pressed", "false")
    expect_lap(page, lap=count_laps(page) + 1)
    fingers.lift(1)


def test_four_cars_are_driven_by_keys_and_a_fifth_car_is_refused(server: ServerProcess, device: OpenDevice) -> None:
    page = device("desktop").new_page()
    open_free(page, server, RING)
    press(page, "Drive!")
    for key in ("ArrowUp", "KeyW", "KeyI", "Numpad8"):
        page.keyboard.down(key)
        page.clock.run_for(300)
    expect(page.locator("[data-car]")).to_have_count(4)
    cars = page.locator("[data-car]").evaluate_all("(cars) => cars.map((car) => car.dataset.car)")
    before = {car: where(page, car) for car in cars}
    page.clock.run_for(400)
    assert all(where(page, car) != before[car] for car in cars)
    free = next(car for car in ("white", "purple") if car not in cars)
    press(page, f"{free} car")
    expect(page.get_by_role("alert")).to_contain_text("Four cars")
    press(page, f"{cars[1]} car")
    expect(page.locator("[data-car]")).to_have_count(3)


@pytest.mark.parametrize(("key", "side"), [("ArrowLeft", "up"), ("ArrowRight", "down")])
def test_keys_steer_at_a_crossing(server: ServerProcess, device: OpenDevice, key: str, side: str) -> None:
    page = device("desktop").new_page()
    open_free(page, server, "1.3.1n1qko1l")
    stop_time(page)
    press(page, "Drive!")
    page.clock.run_for(100)
    start = height(page)
    page.keyboard.press(key)
    page.keyboard.down("ArrowUp")
    page.clock.run_for(1200)
    assert ("up" if height(page) < start else "down") == side


def test_a_finger_that_slides_off_the_pedal_steers(server: ServerProcess, device: OpenDevice) -> None:
    page = device("phone").new_page()
    open_free(page, server, "1.3.1n1qko1l")
    stop_time(page)
    press(page, "Drive!")
    page.clock.run_for(100)
    start = height(page)
    fingers = Fingers(page)
    x, y = hold(page, fingers, 1, "red")
    fingers.touch(1, x + 130, y)
    page.clock.run_for(1200)
    assert height(page) > start, "right is down on a road to the east"


def test_a_pad_on_the_far_side_of_the_screen_has_reversed_steering(server: ServerProcess, device: OpenDevice) -> None:
    page = device("tablet").new_page()
    open_free(page, server, RING)
    press(page, "Drive!")
    press(page, "yellow car")
    press(page, "green car")
    fingers = Fingers(page)
    for car, towards, arrow in (("red", -130, "left"), ("green", -130, "right"), ("green", 130, "left")):
        x, y = hold(page, fingers, 1, car)
        fingers.touch(1, x + towards, y)
        button = pad(page, car).get_by_role("button", name=f"{arrow.title()} at the next junction")
        expect(button).to_have_class(re.compile(r"\blit\b"))
        fingers.lift(1)


def height(page: Page, car: str = "red") -> float:
    found = re.search(r"translate\([^,]+, ([-\d.]+)px", where(page, car))
    assert found
    return float(found[1])


def test_a_press_without_a_pointer_toggles_the_pedal(server: ServerProcess, device: OpenDevice) -> None:
    """For switch devices and screen readers: one press starts, the next press stops."""
    page = device("desktop").new_page()
    open_free(page, server, RING)
    press(page, "Drive!")
    go = pad(page).get_by_role("button", name="Go")
    go.focus()
    page.keyboard.press("Enter")
    expect(go).to_have_attribute("aria-pressed", "true")
    expect_lap(page)
    page.keyboard.press("Enter")
    expect(go).to_have_attribute("aria-pressed", "false")


# --- laps, ghosts and computers


def test_a_circuit_without_a_start_has_a_clock_that_starts_with_the_car_and_counts_laps(
    server: ServerProcess, device: OpenDevice
) -> None:
    page = device("phone").new_page()
    open_free(page, server, "1.4.dbbea2acbbf")
    stop_time(page)
    press(page, "Drive!")
    page.clock.run_for(1000)
    clock = pad(page).locator(".time")
    expect(clock).to_have_text("0.0")
    page.keyboard.down("ArrowUp")
    page.clock.run_for(1000)
    assert float(clock.inner_text()) > 0.5
    expect_lap(page)
    expect(pad(page).get_by_text(re.compile(r"^Last lap: \d+\.\d seconds$"))).to_be_attached()


def test_the_ghost_of_the_best_lap_drives_along_after_a_reload_unless_the_circuit_changed(
    server: ServerProcess, device: OpenDevice
) -> None:
    page = device("phone").new_page()
    open_free(page, server, RING)
    stop_time(page)
    press(page, "Drive!")
    page.keyboard.down("ArrowUp")
    expect_lap(page)
    page.keyboard.up("ArrowUp")
    best = pad(page).get_by_text(re.compile("^Best lap")).inner_text()
    open_free(page, server, RING)
    stop_time(page)
    press(page, "Drive!")
    page.clock.run_for(300)
    assert ghost(page).endswith("scale(0)"), "the ghost waits until the car crosses the line"
    page.keyboard.down("ArrowUp")
    page.clock.run_for(2500)
    page.keyboard.up("ArrowUp")
    expect(pad(page).get_by_text(best, exact=True)).to_be_attached()
    page.clock.run_for(1200)
    rest, shade = where(page), ghost(page)
    assert not shade.endswith("scale(0)")
    assert shade != rest
    page.clock.run_for(400)
    assert ghost(page) != shade, "the ghost drives on while the car stands"
    switch = page.get_by_role("button", name="Ghost of your best lap")
    expect(switch).to_have_attribute("aria-pressed", "true")
    switch.click()
    expect(page.locator("[data-ghost]")).to_have_count(0)
    open_free(page, server, "1.4.dqbea2acbkf")
    stop_time(page)
    press(page, "Drive!")
    expect(switch, "the choice is kept").to_have_attribute("aria-pressed", "false")
    switch.click()
    page.keyboard.down("ArrowUp")
    page.clock.run_for(2000)
    assert ghost(page).endswith("scale(0)"), "a circuit that was changed has no ghost"


def ghost(page: Page, car: str = "red") -> str:
    place: str = page.locator(f"[data-ghost={car}]").evaluate("(car) => car.style.transform")
    return place


def test_a_computer_is_added_drives_laps_at_three_speeds_and_is_taken_off_again(
    server: ServerProcess, device: OpenDevice
) -> None:
    page = device("phone").new_page()
    open_free(page, server, RING)
    stop_time(page)
    press(page, "Drive!")
    press(page, "Race against the computer")
    rival = page.get_by_role("group", name="yellow car, computer")
    rival.get_by_role("button", name="Speed: medium").click()
    rival.get_by_role("button", name="Speed: fast").click()
    expect(rival.get_by_role("button", name="Speed: slow")).to_be_visible()
    rival.get_by_role("button", name="Speed: slow").click()
    rival.get_by_role("button", name="Speed: medium").click()
    page.clock.run_for(100)
    waiting = where(page, "yellow")
    page.clock.run_for(1000)
    assert where(page, "yellow") == waiting, "a computer does not push a child's car off the grid"
    page.keyboard.down("ArrowUp")
    expect_lap(page)
    page.clock.run_for(3000)
    assert int(rival.get_by_text(re.compile(r"^Laps: ")).inner_text().split()[-1]) >= 1
    assert page.locator("[data-ghost=yellow]").count() == 0
    for _ in range(2):
        press(page, "Race against the computer")
    expect(page.get_by_role("group", name=re.compile("computer$"))).to_have_count(3)
    press(page, "Race against the computer")
    expect(page.get_by_role("alert")).to_contain_text("Four cars")
    press(page, "yellow car")
    expect(rival).to_have_count(0)


# Everything on the drive screen that overlaps the road, or is outside of the window; and tiles that are not seen.
COVERED = """() => {
    const road = document.querySelector('.road.board').getBoundingClientRect();
    const bad = [];
    for (const part of document.querySelectorAll('header button, .pad, .rival')) {
        const box = part.getBoundingClientRect();
        const isApart = box.right <= road.left + 1 || box.left >= road.right - 1
            || box.bottom <= road.top + 1 || box.top >= road.bottom - 1;
        const isInside = box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
        if (!isApart || !isInside) bad.push(part.outerHTML.slice(0, 60));
    }
    const ground = document.querySelector('.ground svg').getBoundingClientRect();
    if (ground.left < road.left || ground.right > road.right || ground.top < road.top || ground.bottom > road.bottom)
        bad.push('the circuit is cut off');
    return bad;
}"""


def test_on_the_smallest_phone_the_road_is_seen_beside_three_computers(
    server: ServerProcess, device: OpenDevice
) -> None:
    page = device("phone", viewport={"width": 320, "height": 568}).new_page()
    open_free(page, server, "1.6.dqbhbea2a1agbbrbia2a1achbjbf1l")
    stop_time(page)
    press(page, "Drive!")
    for _ in range(3):
        press(page, "Race against the computer")
    page.clock.run_for(1500)
    assert page.evaluate(COVERED) == []
    ground = page.locator(".ground > svg").bounding_box()
    assert ground
    assert ground["width"] >= 150, "a tile is 25 px wide or wider"


@pytest.mark.parametrize(("width", "height"), [(844, 390), (667, 375)])
def test_on_a_phone_on_its_side_the_whole_circuit_is_seen_with_one_to_four_cars(
    server: ServerProcess, device: OpenDevice, width: int, height: int
) -> None:
    page = device("phone", viewport={"width": width, "height": height}).new_page()
    # As high as an upright phone suggests.
    open_free(page, server, "1.6.dqbbbea4aa4aa4aa4aa4aa4aa4acbbbbf")
    stop_time(page)
    press(page, "Drive!")
    page.clock.run_for(200)
    assert page.evaluate(COVERED) == []
    for name in ("Race against the computer", "green car", "blue car"):
        press(page, name)
        page.clock.run_for(1500)
        assert page.evaluate(COVERED) == [], name
    press(page, "yellow car")
    press(page, "white car")
    page.clock.run_for(1500)
    expect(page.locator(".pad")).to_have_count(4)
    assert page.evaluate(COVERED) == []


COUNT = """(frames) => new Promise((resolve) => {
    let touched = 0;
    const seen = new Set();
    const watch = new MutationObserver((all) => all.forEach(({ target, type }) => {
        if (target.closest?.('.dials, .pad')) return;
        touched += 1;
        seen.add(`${type} ${target.className?.baseVal ?? target.className}`);
    }));
    watch.observe(document.querySelector('.scene'), { subtree: true, childList: true, attributes: true });
    let left = frames;
    requestAnimationFrame(function count() {
        if (left-- > 0) return requestAnimationFrame(count);
        watch.disconnect();
        resolve([touched, [...seen]]);
    });
})"""


@pytest.mark.parametrize("packed", [RING, f"1.40.{'q' * 40 * 20}"])
def test_a_frame_changes_only_cars_and_ground(server: ServerProcess, device: OpenDevice, packed: str) -> None:
    """For any size of the circuit: at most one DOM change for each car and one for the camera."""
    page = device("phone").new_page()
    open_free(page, server, packed)
    press(page, "Drive!")
    press(page, "green car")
    page.keyboard.down("ArrowUp")
    page.keyboard.down("KeyW")
    page.wait_for_timeout(800)
    frames = 30
    touched, seen = page.evaluate(COUNT, frames)
    assert 0 < touched <= 3 * (frames + 1), seen
    assert all(re.match(r"attributes (body|ground)", what) for what in seen), seen


# --- saving and sharing


def test_a_circuit_is_saved_renamed_opened_and_deleted(server: ServerProcess, device: OpenDevice) -> None:
    page = device("phone").new_page()
    open_free(page, server, RING)
    ring = laid(page)
    press(page, "Circuits")
    dialog = page.get_by_role("dialog", name="Circuits")
    dialog.get_by_label("Name of the circuit").fill("<b>Grandma’s</b> ring")
    dialog.get_by_role("button", name="Save").click()
    mine = dialog.get_by_role("button", name="<b>Grandma’s</b> ring", exact=True)
    expect(mine).to_be_visible()
    dialog.get_by_role("button", name="Give <b>Grandma’s</b> ring another name").click()
    dialog.get_by_role("listitem").get_by_role("textbox").fill("Home")
    page.keyboard.press("Enter")
    dialog.get_by_role("button", name="The figure eight").click()
    expect(dialog).to_be_hidden()
    assert laid(page) != ring
    page.reload()
    press(page, "Circuits")
    dialog.get_by_role("button", name="Home", exact=True).click()
    assert laid(page) == ring
    press(page, "Circuits")
    dialog.get_by_role("button", name="Throw Home away").click()
    dialog.get_by_role("button", name="Throw Home away").click()
    expect(dialog.get_by_role("button", name="Home", exact=True)).to_have_count(0)


def test_a_link_opens_the_same_circuit_on_another_device_and_can_be_undone_there(
    server: ServerProcess, device: OpenDevice
) -> None:
    one, other = device("desktop").new_page(), device("phone").new_page()
    open_free(one, server)
    press(one, "Circuits")
    one.get_by_role("button", name="The town").click()
    town = laid(one)
    press(one, "Circuits")
    press(one, "Send it")
    link = one.get_by_label("Link", exact=True).input_value()
    open_free(other, server, RING)
    ring = laid(other)
    other.goto(link)
    expect(other.get_by_role("group", name="The board")).to_be_visible()
    expect(other.locator("[data-place][aria-label*='dead end']")).to_have_count(1)
    assert laid(other) == town
    expect(other, "the link is removed from the address, so that a reload keeps later changes").to_have_url(
        re.compile("#/free$")
    )
    press(other, "Undo")
    assert laid(other) == ring


def test_the_qr_code_equals_one_of_a_reference_implementation(tmp_path: Path, device: OpenDevice) -> None:
    """The drawn code equals one of the eight masks of the reference implementation, segno.

    The links fill the capacity of the code exactly, because implementations may pad differently.
    """
    page = device("desktop").new_page()
    public = "http://192.0.2.7:8642"
    with start_server(tmp_path, "--public-url", public) as server:
        for capacity in (84, 666):  # in bytes, of versions 5 and 20 at level M
            rest = capacity - len(f"{public}/#/free/1.40.")
            packed = f"1.{min(rest, 40)}.{'b' * rest}"
            open_free(page, server, packed)
            press(page, "Circuits")
            press(page, "Send it")
            link = page.get_by_label("Link", exact=True).input_value()
            assert (link, len(link)) == (f"{public}/#/free/{packed}", capacity)
            drawn = page.get_by_role("img", name="QR code").locator("path").get_attribute("d")
            codes = []
            for mask in range(8):
                rows = segno.make(link.encode(), error="m", micro=False, boost_error=False, mask=mask).matrix
                dots = [f"M{x + 3} {y + 3}h1v1h-1z" for y, row in enumerate(rows) for x, dark in enumerate(row) if dark]
                codes.append("".join(dots))
            assert drawn in codes, capacity


def test_a_saved_file_restores_the_same_circuit_and_an_invalid_file_is_refused(
    server: ServerProcess, device: OpenDevice, tmp_path: Path
) -> None:
    page = device("desktop").new_page()
    open_free(page, server, f"{RING}.My%20ring")
    ring = laid(page)
    press(page, "Circuits")
    press(page, "Send it")
    with page.expect_download() as download:
        page.get_by_role("link", name="Save as a file").click()
    file = tmp_path / "ring.txt"
    download.value.save_as(file)
    assert file.read_text("utf-8").splitlines() == ["Hairpin circuit 1", "My ring", "dqbe", "a..a", "cbbf"]
    page.keyboard.press("Escape")
    press(page, "Clear the board")
    assert laid(page) == []
    press(page, "Circuits")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert laid(page) == ring
    for name, content, message in (
        ("huge.txt", "a" * 2_000_000, "too big"),
        ("noise.txt", "\x00\x01<script>", "no circuit"),
        ("later.txt", "Hairpin circuit 9\n\ndq", "newer"),
    ):
        bad = tmp_path / name
        bad.write_text(content, "utf-8")
        press(page, "Circuits")
        page.locator("input[type=file]").set_input_files(bad)
        expect(page.get_by_role("alert")).to_contain_text(message)
        expect(page.get_by_role("dialog")).to_have_count(0)
        assert laid(page) == ring


@pytest.mark.parametrize(
    ("packed", "message"),
    [
        ("nonsense", "no circuit"),
        ("1.3.<script>alert(1)</script>", "no circuit"),
        ("1.3.a.%E0%A4%A", "no circuit"),
        ("1.9999.a", "too big"),
        ("1.40." + "k" * 200_000, "too big"),
        ("1.40.9999" + "9999" * 300, "too big"),
        ("99.3.a", "newer"),
    ],
)
def test_a_hostile_link_shows_an_alert_and_keeps_the_circuit(
    server: ServerProcess, device: OpenDevice, packed: str, message: str
) -> None:
    page = device("phone").new_page()
    open_free(page, server, RING)
    ring = laid(page)
    open_free(page, server, packed)
    expect(page.get_by_role("alert")).to_contain_text(message)
    assert laid(page) == ring


def test_markup_in_a_name_is_shown_as_text(server: ServerProcess, device: OpenDevice) -> None:
    page = device("phone").new_page()
    open_free(page, server, f"{RING}.%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E")
    press(page, "Circuits")
    dialog = page.get_by_role("dialog", name="Circuits")
    expect(dialog.get_by_label("Name of the circuit")).to_have_value("<img src=x onerror=alert(1)>")
    dialog.get_by_role("button", name="Save").click()
    expect(dialog.get_by_role("button", name="<img src=x onerror=alert(1)>", exact=True)).to_be_visible()
    assert dialog.locator("img").count() == 0


def test_invalid_stored_circuits_are_ignored(server: ServerProcess, device: OpenDevice) -> None:
    context = device("phone")
    kept: Any = '["1.4.dqbea2acbbf.Good", "rubbish", 7, null]'
    context.add_init_script(
        f"if (location.protocol.startsWith('http')) localStorage.setItem('hairpin/circuits', '{kept}');"
        "if (location.protocol.startsWith('http')) localStorage.setItem('hairpin/circuit', '{]');"
    )
    page = context.new_page()
    open_free(page, server)
    assert laid(page) == []
    press(page, "Circuits")
    expect(page.get_by_role("dialog").get_by_role("listitem")).to_have_count(1)


def test_the_home_page_shows_an_alert_if_the_free_play_script_cannot_be_fetched(
    server: ServerProcess, device: OpenDevice, watch: Watch
) -> None:
    watch.allow("net::ERR_FAILED|Failed to fetch dynamically imported module|Unable to preload")
    context = device("phone")
    context.route(re.compile(r"/assets/FreePlay-.*\.js"), lambda route: route.abort())
    page = context.new_page()
    page.goto(server.url)
    page.get_by_role("button", name=re.compile("^Free play")).tap()
    expect(page.get_by_role("alert").filter(has_text="can’t reach the table")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("^Monza Six"))).to_be_visible()


def test_random_taps_and_keys_can_all_be_undone(server: ServerProcess, device: OpenDevice) -> None:
    page = device("tablet").new_page()
    open_free(page, server)
    random = Random(11)
    press(page, "Surprise me with a circuit")
    for _ in range(75):
        page.touchscreen.tap(random.uniform(70, 810), random.uniform(70, 1170))
        page.keyboard.press(random.choice(["w", "i", "ArrowUp", "ArrowLeft", "r", "x", "Escape", "Control+z", "8"]))
    if page.get_by_role("dialog").count():
        page.keyboard.press("Escape")
    if page.get_by_role("button", name="Build", exact=True).count():
        press(page, "Build")
    for _ in range(400):
        if page.get_by_role("button", name="Undo").is_disabled():
            break
        press(page, "Undo")
    assert laid(page) == []
