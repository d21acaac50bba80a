"""Several browsers at one table: joining by link and by code, reloads, lost connections and a killed server."""

from __future__ import annotations

import re
import time

from playwright.sync_api import BrowserContext, Page, WebSocketRoute, expect

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
    close_dialog,
    find_podium,
    list_seats,
    look_together,
    name_seat,
    open_game,
    open_seat,
    read_code,
    set_more,
    start_race,
    step_together,
)
from web.start import fetch_record, kill_server, list_words
from web.watch import Watch

CONNECTION_LOST = "We lost the connection. Don’t worry: the game goes on as soon as we’re back."


class Connections:
    """The sockets of a device; a test can close them, or drop the messages from the server."""

    def __init__(self, context: BrowserContext) -> None:
        self.is_cut = False
        self.drops_messages = False
        self._open: list[WebSocketRoute] = []
        context.route_web_socket(re.compile("/ws/"), self._connect)

    def _connect(self, route: WebSocketRoute) -> None:
        if self.is_cut:
            route.close(code=1001)
            return
        server = route.connect_to_server()
        server.on_message(lambda message: None if self.drops_messages else route.send(message))
        self._open.append(route)

    def cut(self) -> None:
        """Close all sockets and refuse new ones."""
        self.is_cut = True
        while self._open:
            self._open.pop().close(code=1001)

    def restore(self) -> None:
        """Accept new sockets and pass messages on again."""
        self.is_cut = self.drops_messages = False


def open_table(page: Page, server: ServerProcess, title: str, *options: str) -> None:
    """Open a table with a local seat for the host and a second seat by link."""
    open_game(page, server.url, title)
    set_more(page, radios=["fast", *options])
    choose(open_seat(page, 1).get_by_role("radio", name="someone else, by link"))
    close_dialog(page)
    expect(list_seats(page).nth(1)).to_contain_text("still free")


def read_link(page: Page) -> str:
    """Return the personal link of the second seat from the dialog of the host."""
    list_seats(page).nth(1).get_by_role("button", name="’s link").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("hairpin serve --lan")).to_be_visible()
    link = dialog.get_by_label("Link", exact=True).input_value()
    dialog.get_by_role("button", name="Close").click()
    return link


def race_together(*robots: Robot) -> None:
    """Play all pages until each of them shows the podium."""
    deadline = time.monotonic() + 2 * PATIENCE_S
    scenes = look_together(*robots)
    while not all(scene.is_podium for scene in scenes.values()):
        assert time.monotonic() < deadline, [robot.describe(scene) for robot, scene in scenes.items()]
        step_together(scenes)
        scenes = look_together(*robots)


def act_until(name: str, *robots: Robot) -> Robot:
    """Play until a button with this name is enabled in a turn with a choice; return the robot of that page."""
    deadline = time.monotonic() + PATIENCE_S
    choosing: set[Robot] = set()
    while time.monotonic() < deadline:
        for robot in robots:
            scene = robot.look()
            assert not scene.is_podium
            if len(scene.places) > 1:
                choosing.add(robot)
            # Without a choice the car drives automatically, and the flag need not be pressed.
            if scene.find(name) and (robot in choosing or name != FLAG):
                return robot
            if scene.find(CUP):
                choosing.discard(robot)
            if robot.step(scene) is None:
                robot.skip()
    raise AssertionError(f"timeout: {name} was never enabled")


def read_podium(page: Page) -> str | None:
    return find_podium(page).get_by_role("img").first.get_attribute("aria-label")


def expect_same_board(*robots: Robot) -> None:
    """Wait until all pages show the cars at the same positions; skip animations."""
    deadline = time.monotonic() + PATIENCE_S
    while len({robot.read_cars() for robot in robots}) > 1:
        assert time.monotonic() < deadline, [robot.read_cars() for robot in robots]
        for robot in robots:
            robot.skip()


def has_turn(scene: Scene) -> bool:
    return bool(scene.find(CUP) or scene.find(FLAG) or scene.places)


def test_a_phone_joins_by_link_and_both_pages_show_the_same_race(server: ServerProcess, device: OpenDevice) -> None:
    host = Robot(device("desktop", haste=30).new_page(), "host")
    player = Robot(device("phone", haste=30).new_page(), "guest", touches=True)
    open_table(host.page, server, "Monza", SPRINT)
    name_seat(host.page, 0, "Ada")
    link = read_link(host.page)
    player.page.goto(link)
    expect(list_seats(player.page).nth(1)).to_contain_text("That’s you")
    assert "#" not in player.page.url, "the key is still in the address and could be shared by accident"
    name_seat(player.page, 1, "Ben")
    expect(list_seats(host.page).nth(1)).to_contain_text("Ben")
    start_together(host)
    for robot in (host, player):
        seats = robot.page.get_by_role("list", name="Who’s playing").get_by_role("listitem")
        expect(seats).to_have_text([re.compile("Ada"), re.compile("Ben")])
    turns = 0
    while play_until_turn(player, host):
        turns += 1
        expect_same_board(host, player)
        player.step(player.look())
    assert turns > 0
    race_together(host, player)
    expect_same_board(host, player)
    assert read_podium(host.page) == read_podium(player.page)
    record = fetch_record(server, read_code(host.page))
    assert list_words(record, {0}) == host.frames.words()
    assert list_words(record, {1}) == player.frames.words()
    assert record.seats[:2] == ("Ada (red)", "Ben (blue)")
    expect(player.page.get_by_text("Ada can start the next race.")).to_be_visible()
    host.page.reload()
    expect(find_podium(host.page)).to_be_visible()
    host.page.get_by_role("button", name="Again!").click()
    expect(find_podium(player.page)).to_be_hidden()


def test_by_code_one_page_takes_a_seat_another_watches_and_the_computer_takes_over(
    server: ServerProcess, device: OpenDevice
) -> None:
    host = Robot(device("desktop", haste=30).new_page(), "host")
    player = Robot(device("phone", haste=30).new_page(), "guest", touches=True)
    viewer = Robot(device("tablet", haste=30).new_page(), "fan", touches=True)
    open_table(host.page, server, "Rally Run!")
    code = read_code(host.page)
    for robot in (player, viewer):
        robot.page.goto(server.url)
        robot.page.get_by_label("Got an invite? Type in the table code:").fill(code.lower())
        robot.page.get_by_role("button", name="Join in").tap()
        expect(list_seats(robot.page)).to_have_count(2)
    player.page.get_by_role("button", name="Sit here").tap()
    expect(list_seats(player.page).nth(1)).to_contain_text("That’s you")
    expect(viewer.page.get_by_role("button", name="Sit here")).to_have_count(0)
    name_seat(player.page, 1, "Ben")
    expect(list_seats(host.page).nth(1)).to_contain_text("Ben")
    start_together(host)

    act_until(DRIVE, host, player)
    expect(viewer.page.get_by_role("list", name="Who’s playing")).to_contain_text("Ben")
    assert viewer.look().places == [], "moves are offered to a viewer"

    host.page.get_by_role("button", name="Menu").click()
    host.page.get_by_role("button", name="Let the computer drive for Ben").click()
    host.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(player.page.get_by_text("The computer is driving for Ben.")).to_be_visible()
    for _ in range(2):
        host.race(until=lambda scene: scene.places)
        host.step(host.look())
        assert player.look().places == [], "moves are offered although the computer drives"
    player.page.get_by_role("button", name="I’m back!").tap()
    expect(player.page.get_by_text("The computer is driving for Ben.")).to_be_hidden()
    before = len(player.frames.words())
    deadline = time.monotonic() + PATIENCE_S
    while len(player.frames.words()) < before + 2:
        assert time.monotonic() < deadline
        step_together(look_together(host, player))
    assert [robot.alerts for robot in (host, player, viewer)] == [[], [], []]


def list_dice(scene: Scene) -> list[str]:
    """Return the names of all dice in the tray, enabled or not."""
    return [thing.name for thing in scene.things if thing.name.startswith("die ")]


def test_a_reload_in_mid_turn_keeps_seat_dice_and_turn(server: ServerProcess, device: OpenDevice) -> None:
    robot = Robot(device("phone", haste=30).new_page(), "reload", touches=True)
    page = robot.page
    open_game(page, server.url, "Monza")
    set_more(page, radios=["fast"])
    start_race(page)
    robot.race(until=lambda scene: scene.find(CUP))
    page.reload()
    robot.wait(lambda scene: scene.find(CUP), "the cup after a reload")
    reloads = 0
    while reloads < 2:
        # A roll without a choice ends the turn automatically, so a race may have few turns in which dice are laid.
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
        assert not page.get_by_text("We lost the connection").count()
    assert reloads
    if not robot.look().is_podium:
        stop_race(page)
    record = fetch_record(server, read_code(page))
    assert list_words(record, {0}) == robot.frames.words()


def test_a_lost_connection_is_shown_and_no_command_is_lost_or_repeated(
    server: ServerProcess, device: OpenDevice, watch: Watch
) -> None:
    watch.allow("WebSocket|ERR_INTERNET_DISCONNECTED")
    context = device("phone", haste=30)
    connections = Connections(context)
    host = Robot(device("desktop", haste=30).new_page(), "host")
    player = Robot(context.new_page(), "guest", touches=True)
    open_table(host.page, server, "Monza")
    player.page.goto(read_link(host.page))
    expect(list_seats(player.page).nth(1)).to_contain_text("That’s you")
    start_together(host)

    # Offline before a tap: the command is sent after the reconnect.
    assert play_until_turn(player, host)
    context.set_offline(True)
    connections.cut()
    banner = player.page.get_by_text(CONNECTION_LOST)
    expect(banner).to_be_visible()
    cup = player.look().find(CUP)
    assert cup
    player.press(cup)
    expect(host.page.get_by_text("We lost the connection")).to_have_count(0)
    connections.restore()
    context.set_offline(False)
    expect(banner).to_be_hidden()
    player.wait(lambda scene: scene.starting("die ") or not has_turn(scene), "the dice that were rolled offline")

    # The command arrives, its answer is lost: the page sends it again, and it is applied once.
    assert play_until_turn(player, host)
    cup = player.look().find(CUP)
    assert cup
    plies = count_plies(server, host.page)
    connections.drops_messages = True
    player.press(cup)
    deadline = time.monotonic() + PATIENCE_S
    while count_plies(server, host.page) == plies:
        assert time.monotonic() < deadline
        player.page.wait_for_timeout(20)
    connections.cut()
    expect(banner).to_be_visible()
    connections.restore()
    expect(banner).to_be_hidden()
    assert play_until_turn(player, host)
    expect_same_board(host, player)
    stop_race(host.page)
    record = fetch_record(server, read_code(host.page))
    assert list_words(record, {0}) == host.frames.words()
    assert list_words(record, {1}) == player.frames.words()
    assert player.alerts == []


def start_together(host: Robot) -> None:
    """Start the race as soon as the host sees that the guest is here: before, the page would ask."""
    expect(list_seats(host.page).nth(1)).to_contain_text("here")
    start_race(host.page)


def stop_race(page: Page) -> None:
    """Stop the race in the menu, with its confirmation."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Stop this race").click()
    page.get_by_role("button", name="Stop this race").last.click()
    expect(page.get_by_role("button", name="Start!")).to_be_visible()


def count_plies(server: ServerProcess, page: Page) -> int:
    """Return the number of plies of the race, from the public API."""
    table = server.ask("GET", f"/api/tables/{read_code(page)}").json()
    return int(table["race"]["ply"])


def play_until_turn(player: Robot, host: Robot) -> bool:
    """Play until the player is to roll; return False if the race is over before."""
    deadline = time.monotonic() + PATIENCE_S
    while not (scenes := look_together(player, host))[player].find(CUP):
        assert time.monotonic() < deadline, player.describe(scenes[player])
        if scenes[player].is_podium:
            return False
        step_together(scenes)
    return True


def await_choice(*robots: Robot) -> None:
    """Wait until somebody can act: a page sends a drive without a choice by itself, a moment after the roll."""
    deadline = time.monotonic() + PATIENCE_S
    while not any(has_turn(scene) or scene.is_podium for scene in map(Robot.look, robots)):
        assert time.monotonic() < deadline, [robot.describe(robot.look()) for robot in robots]
        for robot in robots:
            robot.skip()


def test_a_race_continues_after_the_server_is_killed_in_mid_turn_and_restarted(
    own_server: ServerProcess, device: OpenDevice, watch: Watch
) -> None:
    watch.allow("WebSocket|ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET")
    host = Robot(device("desktop", haste=30).new_page(), "host")
    player = Robot(device("phone", haste=30).new_page(), "guest", touches=True)
    robots = (host, player)
    open_table(host.page, own_server, "Monza")
    player.page.goto(read_link(host.page))
    expect(list_seats(player.page).nth(1)).to_contain_text("That’s you")
    start_together(host)
    for robot in robots:  # a page without a board would show that it cannot be fetched
        expect(robot.page.locator(".cars > g")).to_have_count(2)
    for name in (CUP, FLAG):
        driver = act_until(name, *robots)
        before = driver.look()
        kill_server(own_server)
        for robot in robots:
            expect(robot.page.get_by_text(CONNECTION_LOST)).to_be_visible()
        scene = driver.look()
        assert list_dice(scene) == list_dice(before)
        assert scene.turn == before.turn
        thing = scene.find(name)
        assert thing, f"{name} was enabled before the connection was lost, and is not any more"
        driver.press(thing)
        own_server.start()
        for robot in robots:
            expect(robot.page.get_by_text(CONNECTION_LOST)).to_be_hidden()
        driver.wait(lambda scene: not scene.find(name), f"an answer to {name}", skip=False)  # noqa: B023 - used at once
    for _ in range(2):
        expect_same_board(*robots)
        assert play_until_turn(player, host)
        player.step(player.look())
    player.wait(lambda scene: not scene.find(CUP), "an answer to the roll")
    await_choice(*robots)
    expect_same_board(*robots)
    stop_race(host.page)
    record = fetch_record(own_server, read_code(host.page))
    assert list_words(record, {0}) == host.frames.words()
    assert list_words(record, {1}) == player.frames.words()
    assert host.alerts == player.alerts == []
