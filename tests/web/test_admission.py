"""Who may come to a table: the host locks it, and sends a player away, who cannot come back alone."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from server.client import ServerProcess
from web.conftest import OpenDevice
from web.driver import list_seats, name_seat, open_seat
from web.inspection import look_over
from web.start import start_server
from web.watch import Watch


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
    host = device("desktop").new_page()
    host.goto(f"{server.url}/t/{code}#{key}")
    viewer = device("phone").new_page()
    viewer.goto(f"{server.url}/t/{code}")
    expect(viewer.get_by_role("button", name="Sit here")).to_have_count(2)

    lock = host.get_by_role("switch", name="Lock the table")
    expect(lock).not_to_be_checked()
    lock.press("Space")
    expect(lock).to_be_checked()
    expect(viewer.get_by_role("img", name="Locked: nobody new can come in.")).to_be_visible()
    expect(viewer.get_by_role("button", name="Sit here")).to_have_count(0)

    stranger = device("phone").new_page()
    sockets = count_sockets(stranger)
    stranger.goto(f"{server.url}/t/{code}")
    expect(stranger.get_by_role("heading", name=re.compile("is locked"))).to_be_focused()
    assert look_over(stranger, is_touched=True) == []
    stranger.goto(server.url)
    stranger.get_by_label("Got an invite? Type in the table code:").fill(code)
    stranger.get_by_role("button", name="Join in").tap()
    expect(stranger.get_by_role("heading", name=re.compile("is locked"))).to_be_visible()
    stranger.wait_for_timeout(800)  # longer than the first pause before a reconnect
    assert len(sockets) == 2

    list_seats(host).nth(1).get_by_role("button", name="’s link").click()
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
    host = device("desktop").new_page()
    host.goto(f"{server.url}/t/{code}#{key}")
    player = device("phone").new_page()
    sockets = count_sockets(player)
    player.goto(f"{server.url}/t/{code}")
    player.get_by_role("button", name="Sit here").tap()
    name_seat(player, 1, "Ben")
    host.get_by_role("button", name="Start!").click()

    host.get_by_role("button", name="Menu").click()
    menu = host.get_by_role("dialog")
    menu.get_by_role("button", name="Send Ben away").press("Enter")
    question = menu.get_by_role("group", name=re.compile("Send Ben away.*The computer will drive instead"))
    expect(question.get_by_role("button", name="No, don’t")).to_be_focused()
    question.get_by_role("button", name="Send Ben away").click()
    expect(player.get_by_role("heading", name=re.compile("You’re no longer at table"))).to_be_focused()
    assert look_over(player, is_touched=True) == []
    player.wait_for_timeout(800)
    assert len(sockets) == 1
    player.reload()
    expect(player.get_by_role("heading", name=re.compile("You’re no longer at table"))).to_be_visible()

    menu.get_by_role("button", name="Blue’s link").click()
    link = host.get_by_role("dialog").last.get_by_label("Link", exact=True).input_value()
    player.goto(link)
    player.get_by_role("button", name="I’m back!").tap()
    expect(player.get_by_role("button", name="I’m back!")).to_be_hidden()


def test_a_wrong_link_says_so_once_and_offers_the_free_seats(server: ServerProcess, device: OpenDevice) -> None:
    code, _ = server.open("monza", "here link link")
    page = device("phone").new_page()
    page.goto(f"{server.url}/t/{code}#fye5u6v3t3gn2wv6mvjgwl2ob7")
    told = page.get_by_role("dialog", name="This link doesn’t work anymore.")
    expect(told.get_by_role("button", name=re.compile("^Play as"))).to_have_count(2)
    assert look_over(page, is_touched=True) == []
    told.get_by_role("button", name="Watch").tap()
    expect(page.get_by_role("region", name="You’re watching.")).to_be_visible()
    page.reload()
    expect(page.get_by_role("region", name="You’re watching.")).to_be_visible()
    expect(told).to_be_hidden()
    page.get_by_role("button", name="Play as Green").tap()
    expect(list_seats(page).nth(2)).to_contain_text("That’s you")
    expect(page.get_by_role("region", name="You’re watching.")).to_be_hidden()


def test_a_link_that_was_used_and_one_that_became_void_say_what_they_are(
    server: ServerProcess, device: OpenDevice
) -> None:
    code, key = server.open("monza", "here link")
    with server.connect(code, key, name="host") as host:
        link = f"{server.url}/t/{code}#{host.you['links']['1'].partition('#')[2]}"
        first, second = (device("phone").new_page() for _ in range(2))
        first.goto(link)
        expect(list_seats(first).nth(1)).to_contain_text("That’s you")
        expect(first.get_by_role("dialog")).to_have_count(0)
        second.goto(link)
        used = second.get_by_role("dialog", name="Someone is already playing with this link.")
        expect(used).to_contain_text("It’s the link for Blue.")
        used.get_by_role("button", name="That’s fine").tap()
        expect(list_seats(second).nth(1)).to_contain_text("That’s you")
        host.do("set-seat", seat=1, kind="computer")
        for page in (first, second):
            expect(page.get_by_role("dialog", name="This link doesn’t work anymore.")).to_be_visible()


def test_who_comes_late_without_a_link_is_told_that_they_watch_and_sits_down(
    server: ServerProcess, device: OpenDevice
) -> None:
    code, key = server.open("monza", "here link link")
    with server.connect(code, key, name="host") as host:
        host.do("start")
    page = device("phone").new_page()
    page.goto(f"{server.url}/t/{code}")
    ribbon = page.get_by_role("region", name="You’re watching.")
    expect(ribbon.get_by_role("button")).to_have_count(2)
    assert look_over(page, is_touched=True) == []
    ribbon.get_by_role("button", name="Play as Blue").tap()
    expect(ribbon).to_be_hidden()
    assert server.ask("GET", f"/api/tables/{code}").json()["seats"][1]["is_taken"]


def test_an_address_where_nothing_is_shows_the_way_home(
    server: ServerProcess, device: OpenDevice, watch: Watch
) -> None:
    watch.allow(" 404 ")
    page = device("phone", locale="de").new_page()
    answer = page.goto(f"{server.url}/t/ABCDEF/rennen")
    assert answer
    assert answer.status == 404
    expect(page.get_by_role("heading", name="Hier ist die Straße zu Ende.")).to_be_focused()
    assert look_over(page, is_touched=True) == []
    page.get_by_role("button", name="Alle Spiele").tap()
    expect(page).to_have_url(f"{server.url}/")
    expect(page.get_by_role("button", name=re.compile("^Monza")).first).to_be_visible()
    page.go_back()
    expect(page.get_by_role("heading", name="Hier ist die Straße zu Ende.")).to_be_visible()


def test_a_qr_code_is_shown_where_phones_can_reach_the_address(tmp_path: Path, device: OpenDevice) -> None:
    with start_server(tmp_path, "--public-url", "http://192.0.2.7:8642") as reachable:
        code, key = reachable.open("monza", "here link")
        page = device("desktop").new_page()
        page.goto(f"{reachable.url}/t/{code}#{key}")
        list_seats(page).nth(1).get_by_role("button", name="’s link").click()
        dialog = page.get_by_role("dialog")
        expect(dialog.get_by_role("img", name="QR code of the link")).to_be_visible()
        expect(dialog.get_by_text("hairpin serve --lan")).to_have_count(0)
        page.close()  # it may still load pictures from the server


def test_a_player_cannot_take_the_car_of_another_player(server: ServerProcess, device: OpenDevice) -> None:
    code, _ = server.open("monza", "here link computer")
    player = device("phone").new_page()
    player.goto(f"{server.url}/t/{code}")
    player.get_by_role("button", name="Sit here").tap()
    expect(list_seats(player).nth(1)).to_contain_text("That’s you")
    sheet = open_seat(player, 1)
    expect(sheet.get_by_role("radio", name=re.compile("red race car.*has it"))).to_be_disabled()
    sheet.get_by_role("radio", name="green race car").tap()
    expect(sheet.get_by_role("radio", name="green race car")).to_be_checked()
    player.keyboard.press("Escape")
    expect(list_seats(player).nth(1).get_by_role("button", name=re.compile("Green race car"))).to_be_visible()
