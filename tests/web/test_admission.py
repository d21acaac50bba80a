"""Who may come to a table: the host locks it, and sends a player away, who cannot come back alone."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from server.client import ServerProcess
from web.conftest import OpenDevice
from web.inspection import look_over
from web.watch import Watch


def list_seats(page: Page) -> Locator:
    return page.get_by_role("region", name="Seats").get_by_role("article")


def count_sockets(page: Page) -> list[str]:
    """Return a list that grows with each socket that the page opens."""
    opened: list[str] = []
    page.on("websocket", lambda socket: opened.append(socket.url))
    return opened


def test_a_locked_table_admits_players_with_a_link_and_nobody_else(
    server: ServerProcess, device: OpenDevice, watch: Watch
) -> None:
    watch.allow(" 403 ")
    code, key = server.open("monza", "here link link")
    host = device("desktop", reduced_motion="reduce").new_page()
    host.goto(f"{server.url}/t/{code}#{key}")
    viewer = device("phone", reduced_motion="reduce").new_page()
    viewer.goto(f"{server.url}/t/{code}")
    expect(viewer.get_by_role("button", name="Sit here")).to_have_count(2)

    lock = host.get_by_role("switch", name="Lock the table")
    expect(lock).not_to_be_checked()
    lock.press("Space")
    expect(lock).to_be_checked()
    expect(viewer.get_by_role("img", name="Locked: nobody new can come in.")).to_be_visible()
    expect(viewer.get_by_role("button", name="Sit here")).to_have_count(0)

    stranger = device("phone", reduced_motion="reduce").new_page()
    sockets = count_sockets(stranger)
    stranger.goto(f"{server.url}/t/{code}")
    expect(stranger.get_by_role("heading", name=re.compile("is locked"))).to_be_focused()
    assert look_over(stranger, is_touched=True) == []
    stranger.goto(server.url)
    stranger.get_by_label("Invited? Type the table’s code:").fill(code)
    stranger.get_by_role("button", name="Join in").tap()
    expect(stranger.get_by_role("heading", name=re.compile("is locked"))).to_be_visible()
    stranger.wait_for_timeout(800)  # longer than the first pause before a reconnect
    assert len(sockets) == 2

    list_seats(host).nth(1).get_by_role("button", name="The way in for").click()
    link = host.get_by_role("dialog").get_by_label("Link", exact=True).input_value()
    host.keyboard.press("Escape")
    stranger.goto(link)
    expect(list_seats(stranger).nth(1)).to_contain_text("That’s you")

    lock.click()
    expect(viewer.get_by_role("button", name="Sit here")).to_have_count(1)


def test_a_player_who_is_sent_away_sees_why_and_comes_back_by_a_new_link_only(
    server: ServerProcess, device: OpenDevice
) -> None:
    code, key = server.open("monza", "here link", track="sprint")
    host = device("desktop", reduced_motion="reduce").new_page()
    host.goto(f"{server.url}/t/{code}#{key}")
    player = device("phone", reduced_motion="reduce").new_page()
    sockets = count_sockets(player)
    player.goto(f"{server.url}/t/{code}")
    player.get_by_role("button", name="Sit here").tap()
    field = list_seats(player).nth(1).get_by_label("Name", exact=True)
    field.fill("Ben")
    field.press("Enter")
    host.get_by_role("button", name="Start!").click()

    host.get_by_role("button", name="Menu").click()
    menu = host.get_by_role("dialog")
    menu.get_by_role("button", name="Send Ben away").press("Enter")
    question = menu.get_by_role("group", name=re.compile("Send Ben away.*The computer drives on"))
    expect(question.get_by_role("button", name="No, go on")).to_be_focused()
    question.get_by_role("button", name="Send Ben away").click()
    expect(player.get_by_role("heading", name=re.compile("You are no longer at table"))).to_be_focused()
    assert look_over(player, is_touched=True) == []
    player.wait_for_timeout(800)
    assert len(sockets) == 1
    player.reload()
    expect(player.get_by_role("heading", name=re.compile("You are no longer at table"))).to_be_visible()

    menu.get_by_role("button", name="The way in for Blue").click()
    link = host.get_by_role("dialog").last.get_by_label("Link", exact=True).input_value()
    player.goto(link)
    player.get_by_role("button", name="I’m back!").tap()
    expect(player.get_by_role("button", name="I’m back!")).to_be_hidden()


def test_a_player_cannot_take_the_car_of_another_player(server: ServerProcess, device: OpenDevice) -> None:
    code, _ = server.open("monza", "here link computer")
    player = device("phone", reduced_motion="reduce").new_page()
    player.goto(f"{server.url}/t/{code}")
    player.get_by_role("button", name="Sit here").tap()
    seats = list_seats(player)
    seats.nth(1).get_by_role("button", name=re.compile("Blue racing car")).tap()
    expect(seats.nth(1).get_by_role("radio", name=re.compile("red racing car.*has it"))).to_be_disabled()
    seats.nth(1).get_by_role("radio", name="green racing car").tap()
    expect(seats.nth(1).get_by_role("button", name=re.compile("Green racing car"))).to_be_visible()
