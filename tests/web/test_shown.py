"""The page shows what has happened so far: a race that is over already is played on a page that is far behind."""

from __future__ import annotations

import re
from itertools import pairwise, takewhile
from random import Random
from typing import Any

from playwright.sync_api import Page, expect
from scripts.record_frames import NAMES, PROFESSIONALS, act

from server.client import ServerProcess
from web.conftest import OpenDevice
from web.driver import find_podium

# Notes, after every change of the page, what can be seen of the race beside the board; each moment once.
NOTE = """if (location.protocol.startsWith('http')) {
    window.moments = [];
    window.railChanges = 0;
    new MutationObserver((changes) => {
        const [race, rail] = [document.querySelector('.race[style]'), document.querySelector('aside')];
        if (!race || !rail) return;
        if (changes.some(({ target }) => rail.contains(target))) railChanges++;
        const moment = {
            says: race.querySelector('.sentence')?.textContent.trim() ?? '',
            edge: race.style.getPropertyValue('--turn'),
            turn: rail.querySelector('li.turn .name')?.textContent ?? '',
            hasCrown: rail.querySelector('[aria-label=Champion]') !== null,
            hasTrophy: rail.querySelector('[aria-label=Podium]') !== null,
            hasCounts: rail.querySelector('[aria-label*=" used"]') !== null,
            hasFlag: race.querySelector('[aria-label="Last round"]') !== null,
            tiles: [...rail.querySelectorAll('li')].map((seat) => seat.querySelectorAll('.who i').length),
        };
        if (JSON.stringify(moment) !== JSON.stringify(moments.at(-1))) moments.push(moment);
    }).observe(document, { childList: true, characterData: true, attributes: true, subtree: true });
}"""

Moment = dict[str, Any]


def watch_race(page: Page, server: ServerProcess) -> list[Any]:
    """Play a race without waiting for the page, which watches it to the podium; return what happened."""
    page.add_init_script(NOTE)
    code, key = server.open(PROFESSIONALS.game, "here here", **PROFESSIONALS.options)
    with server.connect(code, key) as driver:
        for seat, name in enumerate(NAMES[: PROFESSIONALS.seats]):
            driver.do("set-seat", seat=seat, name=name)
        driver.do("start")
        page.goto(f"{server.url}/t/{code}")
        expect(page.get_by_role("group", name="The board")).to_be_visible()
        happened: list[Any] = []
        driver.on_table = lambda _before, frame: happened.extend(frame.get("happened", ()))
        random = Random(PROFESSIONALS.seed)
        while driver.table["stage"] == "racing":
            act(driver, random)
        expect(find_podium(page)).to_be_visible()
    return happened


def test_crown_trophy_counts_and_flag_wait_for_the_animation(own_server: ServerProcess, device: OpenDevice) -> None:
    page = device("desktop", haste=12, moves=True).new_page()
    happenings = watch_race(page, own_server)
    moments: list[Moment] = page.evaluate("moments")
    finish = max(at for at, moment in enumerate(moments) if "crosses the finish line" in moment["says"])
    assert [moment for moment in moments[: finish + 1] if moment["hasCrown"] or moment["hasTrophy"]] == []
    assert moments[-1]["hasCrown"]
    earlier = list(takewhile(lambda moment: moment["says"] != "Last round!", moments))
    assert len(earlier) < len(moments)
    assert [moment for moment in earlier if moment["hasCounts"] or moment["hasFlag"]] == []
    assert any(moment["hasCounts"] and moment["hasFlag"] for moment in moments)
    # Tiles go one by one, as they are laid. A frame that comes late may show two, but not in every drive.
    laid = [sum("+" in step for step in happening["steps"]) for happening in happenings]
    gone = [sum(one["tiles"]) - sum(other["tiles"]) for one, other in pairwise(moments)]
    assert max(laid) > 1
    assert len([number for number in gone if number > 1]) < len([number for number in laid if number > 1])
    assert page.evaluate("railChanges") < 6 * len(happenings), "the rail is rendered more often than something happens"


def test_the_edge_of_the_page_has_the_colour_of_who_is_seen_to_act(
    own_server: ServerProcess, device: OpenDevice
) -> None:
    page = device("phone", haste=12, moves=True).new_page()
    watch_race(page, own_server)
    acting = re.compile(r"^(?:Bonus move for |Turbo roll for )?(Ada|Ben)(?: rolls| drives|!)")
    colours = {"Ada": "var(--red)", "Ben": "var(--blue)"}
    seen = [(found[1], moment) for moment in page.evaluate("moments") if (found := acting.match(moment["says"]))]
    assert {name for name, moment in seen if "Bonus" in moment["says"]}
    assert [moment for name, moment in seen if (moment["edge"], moment["turn"]) != (colours[name], name)] == []
