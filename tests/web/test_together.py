"""Two browsers at one table: by link and by code, through reloads, lost lines and a server that is killed."""

from __future__ import annotations

import re
import time

from playwright.sync_api import BrowserContext, Locator, Page, WebSocketRoute, expect

from server.client import ServerProcess
from web.conftest import OpenDevice
from web.driver import (
    CUP,
    DRIVE,
    FLAG,
    PATIENCE_S,
    SPRINT,
    Robot,
    Scene,
    choose,
    find_podium,
    look_together,
    open_game,
    read_code,
    set_more,
    start_race,
    step_together,
)
from web.house import fetch_record, list_said, pull_the_plug
from web.watch import Watch

LINE_IS_DOWN = "The line is down. Nothing is lost: we go on as soon as it is back."


class Wire:
    """The sockets of a device: they can be cut, or let nothing through to the page."""

    def __init__(self, context: BrowserContext) -> None:
        self.is_cut = False
        self.is_deaf = False
        self._open: list[WebSocketRoute] = []
        context.route_web_socket(re.compile("/ws/"), self._connect)

    def _connect(self, route: WebSocketRoute) -> None:
        if self.is_cut:
            route.close(code=1001)
            return
        server = route.connect_to_server()
        server.on_message(lambda message: None if self.is_deaf else route.send(message))
        self._open.append(route)

    def cut(self) -> None:
        """Cut all lines; whoever calls again is hung up on."""
        self.is_cut = True
        while self._open:
            self._open.pop().close(code=1001)

    def mend(self) -> None:
        """Let calls through again."""
        self.is_cut = self.is_deaf = False


def open_table(page: Page, house: ServerProcess, title: str, *options: str) -> None:
    """Open a table with the host here and the other seat by link."""
    open_game(page, house.url, title)
    set_more(page, radios=["quick", *options])
    seat = list_seats(page).nth(1)
    choose(seat.get_by_role("radio", name="somebody else, by link"))
    expect(seat).to_contain_text("still free")


def list_seats(page: Page) -> Locator:
    return page.get_by_role("region", name="Seats").get_by_role("article")


def read_link(page: Page) -> str:
    """Return the personal link of the second seat, as the host's dialog shows it."""
    list_seats(page).nth(1).get_by_role("button", name="The way in for").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("img", name="QR code of the link")).to_be_visible()
    link = dialog.get_by_label("Link", exact=True).input_value()
    dialog.get_by_role("button", name="Close").click()
    return link


def take_name(page: Page, seat: int, name: str) -> None:
    field = list_seats(page).nth(seat).get_by_label("Name", exact=True)
    field.fill(name)
    field.press("Enter")


def race_together(*robots: Robot) -> None:
    """Let every page play its seats until all of them see the podium."""
    give_up = time.monotonic() + 2 * PATIENCE_S
    scenes = look_together(*robots)
    while not all(scene.is_podium for scene in scenes.values()):
        assert time.monotonic() < give_up, [robot.describe(scene) for robot, scene in scenes.items()]
        step_together(scenes)
        scenes = look_together(*robots)


def act_until(name: str, *robots: Robot) -> Robot:
    """Play on until a thing of this name is lit on one of the pages, in a turn with a choice; return that one."""
    give_up = time.monotonic() + PATIENCE_S
    choosing: set[Robot] = set()
    while time.monotonic() < give_up:
        for robot in robots:
            scene = robot.look()
            assert not scene.is_podium
            if len(scene.places) > 1:
                choosing.add(robot)
            # Without any choice a car drives by itself, and nobody has to press the flag.
            if scene.find(name) and (robot in choosing or name != FLAG):
                return robot
            if scene.find(CUP):
                choosing.discard(robot)
            if robot.step(scene) is None:
                robot.skip()
    raise AssertionError(f"nobody saw {name}")


def read_podium(page: Page) -> str | None:
    return find_podium(page).get_by_role("img").first.get_attribute("aria-label")


def expect_same_board(*robots: Robot) -> None:
    """Wait until all pages show the cars at the same places; whatever is being shown is skipped."""
    give_up = time.monotonic() + PATIENCE_S
    while len({robot.read_cars() for robot in robots}) > 1:
        assert time.monotonic() < give_up, [robot.read_cars() for robot in robots]
        for robot in robots:
            robot.skip()


def has_turn(scene: Scene) -> bool:
    return bool(scene.find(CUP) or scene.find(FLAG) or scene.places)


def test_a_phone_joins_by_its_link_and_both_see_the_same_race(house: ServerProcess, device: OpenDevice) -> None:
    host = Robot(device("desktop", haste=8, reduced_motion="reduce").new_page(), "host")
    guest = Robot(device("phone", haste=8, reduced_motion="reduce").new_page(), "guest", touches=True)
    open_table(host.page, house, "Monza", SPRINT)
    take_name(host.page, 0, "Ada")
    link = read_link(host.page)
    guest.page.goto(link)
    expect(list_seats(guest.page).nth(1)).to_contain_text("That’s you")
    assert "#" not in guest.page.url, "the key stays in the address, where it is shared by accident"
    take_name(guest.page, 1, "Ben")
    expect(list_seats(host.page).nth(1).get_by_label("Name", exact=True)).to_have_value("Ben")
    expect(list_seats(host.page).nth(1)).to_contain_text("is here")
    start_race(host.page)
    for robot in (host, guest):
        seats = robot.page.get_by_role("list", name="Who plays").get_by_role("listitem")
        expect(seats).to_have_text([re.compile("Ada"), re.compile("Ben")])
    turns = 0
    while play_until_turn(guest, host):
        turns += 1
        expect_same_board(host, guest)
        guest.step(guest.look())
    assert turns > 0
    race_together(host, guest)
    expect_same_board(host, guest)
    assert read_podium(host.page) == read_podium(guest.page)
    record = fetch_record(house, read_code(host.page))
    assert list_said(record, {0}) == host.ears.words()
    assert list_said(record, {1}) == guest.ears.words()
    assert record.seats[:2] == ("Ada (red)", "Ben (blue)")
    expect(guest.page.get_by_text("The host may start the next race.")).to_be_visible()
    host.page.reload()
    expect(find_podium(host.page)).to_be_visible()
    host.page.get_by_role("button", name="Again!").click()
    expect(find_podium(guest.page)).to_be_hidden()


def test_by_code_one_sits_down_and_one_watches_and_the_computer_takes_a_turn(
    house: ServerProcess, device: OpenDevice
) -> None:
    host = Robot(device("desktop", haste=8, reduced_motion="reduce").new_page(), "host")
    guest = Robot(device("phone", haste=8, reduced_motion="reduce").new_page(), "guest", touches=True)
    fan = Robot(device("tablet", haste=8, reduced_motion="reduce").new_page(), "fan", touches=True)
    open_table(host.page, house, "Rally Run!")
    code = read_code(host.page)
    for robot in (guest, fan):
        robot.page.goto(house.url)
        robot.page.get_by_label("Invited? Type the table’s code:").fill(code.lower())
        robot.page.get_by_role("button", name="Join in").tap()
        expect(list_seats(robot.page)).to_have_count(2)
    guest.page.get_by_role("button", name="Sit here").tap()
    expect(list_seats(guest.page).nth(1)).to_contain_text("That’s you")
    expect(fan.page.get_by_role("button", name="Sit here")).to_have_count(0)
    take_name(guest.page, 1, "Ben")
    expect(list_seats(host.page).nth(1).get_by_label("Name", exact=True)).to_have_value("Ben")
    start_race(host.page)

    act_until(DRIVE, host, guest)
    expect(fan.page.get_by_role("list", name="Who plays")).to_contain_text("Ben")
    assert fan.look().places == [], "who watches is offered something to do"

    host.page.get_by_role("button", name="Menu").click()
    host.page.get_by_role("button", name="Let the computer drive for Ben").click()
    host.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(guest.page.get_by_text("The computer is driving for Ben.")).to_be_visible()
    for _ in range(2):
        host.race(until=lambda scene: scene.places)
        host.step(host.look())
        assert guest.look().places == [], "the computer drives, and the page offers moves"
    guest.page.get_by_role("button", name="I’m back!").tap()
    expect(guest.page.get_by_text("The computer is driving for Ben.")).to_be_hidden()
    before = len(guest.ears.words())
    give_up = time.monotonic() + PATIENCE_S
    while len(guest.ears.words()) < before + 2:
        assert time.monotonic() < give_up
        step_together(look_together(host, guest))
    assert [robot.told for robot in (host, guest, fan)] == [[], [], []]


def list_dice(scene: Scene) -> list[str]:
    """Return the dice in the tray, whether they fit or not."""
    return [thing.name for thing in scene.things if thing.name.startswith("die ")]


def test_a_reload_in_mid_turn_keeps_seat_dice_and_turn(house: ServerProcess, device: OpenDevice) -> None:
    robot = Robot(device("phone", haste=8, reduced_motion="reduce").new_page(), "reload", touches=True)
    page = robot.page
    open_game(page, house.url, "Monza")
    set_more(page, radios=["quick"])
    start_race(page)
    robot.race(until=lambda scene: scene.find(CUP))
    page.reload()
    robot.wait(lambda scene: scene.find(CUP), "the cup after a reload")
    reloads = 0
    while reloads < 2:
        # A roll that leaves no choice ends the turn by itself, so a whole race may pass with few dice to be laid.
        scene = robot.race(
            until=lambda scene: scene.is_podium or (len(list_dice(scene)) == 6 and len(scene.places) > 1)
        )
        if scene.is_podium:
            break
        reloads += 1
        dice = list_dice(scene)
        robot.step(scene)
        page.reload()
        robot.wait(lambda scene: list_dice(scene) == dice, f"the dice {dice} after a reload")  # noqa: B023
        assert not page.get_by_text("The line is down").count()
    assert reloads
    if not robot.look().is_podium:
        stop_race(page)
    record = fetch_record(house, read_code(page))
    assert list_said(record, {0}) == robot.ears.words()


def test_who_loses_the_line_is_told_so_and_loses_nothing(
    house: ServerProcess, device: OpenDevice, watch: Watch
) -> None:
    watch.allow("WebSocket|ERR_INTERNET_DISCONNECTED")
    context = device("phone", haste=8, reduced_motion="reduce")
    wire = Wire(context)
    host = Robot(device("desktop", haste=8, reduced_motion="reduce").new_page(), "host")
    guest = Robot(context.new_page(), "guest", touches=True)
    open_table(host.page, house, "Monza")
    guest.page.goto(read_link(host.page))
    expect(list_seats(guest.page).nth(1)).to_contain_text("That’s you")
    start_race(host.page)

    # Offline before a tap: what is tapped meanwhile is sent when the line is back.
    assert play_until_turn(guest, host)
    context.set_offline(True)
    wire.cut()
    banner = guest.page.get_by_text(LINE_IS_DOWN)
    expect(banner).to_be_visible()
    cup = guest.look().find(CUP)
    assert cup
    guest.press(cup)
    expect(host.page.get_by_text("The line is down")).to_have_count(0)
    wire.mend()
    context.set_offline(False)
    expect(banner).to_be_hidden()
    guest.wait(lambda scene: scene.starting("die ") or not has_turn(scene), "the dice that were rolled offline")

    # The command arrives, its answer does not: said again, it counts once.
    assert play_until_turn(guest, host)
    cup = guest.look().find(CUP)
    assert cup
    plies = count_plies(house, host.page)
    wire.is_deaf = True
    guest.press(cup)
    give_up = time.monotonic() + PATIENCE_S
    while count_plies(house, host.page) == plies:
        assert time.monotonic() < give_up
        guest.page.wait_for_timeout(20)
    wire.cut()
    expect(banner).to_be_visible()
    wire.mend()
    expect(banner).to_be_hidden()
    assert play_until_turn(guest, host)
    expect_same_board(host, guest)
    stop_race(host.page)
    record = fetch_record(house, read_code(host.page))
    assert list_said(record, {0}) == host.ears.words()
    assert list_said(record, {1}) == guest.ears.words()
    assert guest.told == []


def stop_race(page: Page) -> None:
    """Stop the race by the menu, which asks twice."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Stop this race").click()
    page.get_by_role("button", name="Stop this race").last.click()
    expect(page.get_by_role("button", name="Start!")).to_be_visible()


def count_plies(house: ServerProcess, page: Page) -> int:
    """Return how far the race has got, as anybody may ask."""
    table = house.ask("GET", f"/api/tables/{read_code(page)}").json()
    return int(table["race"]["ply"])


def play_until_turn(guest: Robot, host: Robot) -> bool:
    """Play on until the guest is to roll; say no if the race is over before."""
    give_up = time.monotonic() + PATIENCE_S
    while not (scenes := look_together(guest, host))[guest].find(CUP):
        assert time.monotonic() < give_up, guest.describe(scenes[guest])
        if scenes[guest].is_podium:
            return False
        step_together(scenes)
    return True


def test_a_server_killed_in_mid_turn_comes_back_and_the_race_goes_on(
    own_house: ServerProcess, device: OpenDevice, watch: Watch
) -> None:
    watch.allow("WebSocket|ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET")
    host = Robot(device("desktop", haste=8, reduced_motion="reduce").new_page(), "host")
    guest = Robot(device("phone", haste=8, reduced_motion="reduce").new_page(), "guest", touches=True)
    robots = (host, guest)
    open_table(host.page, own_house, "Monza")
    guest.page.goto(read_link(host.page))
    expect(list_seats(guest.page).nth(1)).to_contain_text("That’s you")
    start_race(host.page)
    for robot in robots:  # a page that has no board yet would say that it cannot be fetched
        expect(robot.page.locator(".cars > g")).to_have_count(2)
    for name in (CUP, FLAG):
        driver = act_until(name, *robots)
        before = driver.look()
        pull_the_plug(own_house)
        for robot in robots:
            expect(robot.page.get_by_text(LINE_IS_DOWN)).to_be_visible()
        scene = driver.look()
        assert list_dice(scene) == list_dice(before)
        assert scene.turn == before.turn
        thing = scene.find(name)
        assert thing, f"{name} could be pressed before the line was lost, and cannot now"
        driver.press(thing)
        own_house.start()
        for robot in robots:
            expect(robot.page.get_by_text(LINE_IS_DOWN)).to_be_hidden()
        driver.wait(lambda scene: not scene.find(name), f"an answer to {name}", skip=False)  # noqa: B023 - used at once
    for _ in range(2):
        expect_same_board(*robots)
        assert play_until_turn(guest, host)
        guest.step(guest.look())
    expect_same_board(*robots)
    stop_race(host.page)
    record = fetch_record(own_house, read_code(host.page))
    assert list_said(record, {0}) == host.ears.words()
    assert list_said(record, {1}) == guest.ears.words()
    assert host.told == guest.told == []
