"""A pupil: it plays a lesson on the page by tapping what the tips point at, and looks what they cover."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

PATIENCE_S = 240.0

# Waits by the clock of the page.
WAIT = "(ms) => new Promise((done) => setTimeout(done, ms))"

# What the tip covers although it can be tapped, or is what the tip points at; and what is to be tapped without a tip.
LOOK = """() => {
    const NEXT = ['button.cup', '.target:not(.soft)', '.said .sign.pulse', '.target.soft',
        '.said .sign:last-child:not([aria-disabled=true])', '.go.side', '.spot.active'];
    const coach = document.querySelector('.coach'), pointer = document.querySelector('[data-points-at]');
    const at = pointer?.dataset.pointsAt ?? '';
    const found = at ? [...document.querySelectorAll(at)].find((one) => one.getBoundingClientRect().width > 0) : null;
    const frame = coach?.getBoundingClientRect();
    const isSeen = coach && getComputedStyle(coach).visibility === 'visible';
    const room = document.querySelector('.podium') ?? document.body;
    const things = [...room.querySelectorAll('button, a, [role=button], .podium .steps, .podium h1')].filter((one) =>
        !coach?.contains(one) && !one.closest('.spoken') &&
        getComputedStyle(one).visibility === 'visible' && one.getAttribute('aria-disabled') !== 'true');
    const isOver = (one) => {
        const box = one.getBoundingClientRect(), window = room.getBoundingClientRect();
        // What lies outside of a picture that shows a part of the board is not there to be tapped.
        const picture = (one.ownerSVGElement ?? room).getBoundingClientRect();
        const wide = Math.min(box.right, frame.right, picture.right) - Math.max(box.left, frame.left, picture.left);
        const high = Math.min(box.bottom, frame.bottom, window.bottom, picture.bottom) -
            Math.max(box.top, frame.top, picture.top);
        return wide > 1 && high > 1;
    };
    const name = (one) => one.getAttribute('aria-label') ?? one.textContent.trim().slice(0, 40);
    const box = found?.getBoundingClientRect();
    const target = found && found.closest('button, [role=button]');
    const isOut = isSeen && (frame.left < -1 || frame.top < -1 ||
        frame.right > innerWidth + 1 || frame.bottom > innerHeight + 1);
    const text = coach?.querySelector('p');
    const next = NEXT.flatMap((one) => [...document.querySelectorAll(one)])
        .map((one) => (one.querySelector('circle.reach, rect') ?? one).getBoundingClientRect())
        .find(({ width }) => width > 0);
    const middle = (one) => [one.x + one.width / 2, one.y + one.height / 2];
    const notice = document.querySelector('.card:has([role=alert])')?.getBoundingClientRect();
    const isUnder = notice && box && box.left < notice.right && notice.left < box.right &&
        box.top < notice.bottom && notice.top < box.bottom;
    return {
        isOver: document.querySelector('.podium') !== null,
        next: next ? middle(next) : null,
        tip: isSeen ? text.textContent : '',
        at,
        isLost: at !== '' && !found,
        covered: isSeen ? [...things.filter(isOver).map(name), ...(found && isOver(found) ? [`its target ${at}`] : []),
            ...(isUnder ? [`(a notice lies on its target ${at})`] : []),
            ...(isOut ? ['(it is cut off by the window)'] : []),
            ...(text.scrollHeight > text.clientHeight + 2 ? ['(its text is cut off)'] : [])] : [],
        target: target && target.getAttribute('aria-disabled') !== 'true' && box.width > 0
            ? middle((target.querySelector('circle.reach') ?? found).getBoundingClientRect()) : null,
    };
}"""


class Pupil:
    """Plays one lesson; records the tips, the taps, and what a tip has covered."""

    def __init__(self, page: Page, *, touches: bool = True) -> None:
        self.page = page
        self.touches = touches
        self.tips: list[str] = []
        self.covered: list[tuple[str, list[str]]] = []
        self.taps = 0
        self._tapped = ("", "")

    def learn(self, on_tip: Callable[[str], None] | None = None) -> None:
        """Play to the podium, and read the last words."""
        deadline = time.monotonic() + PATIENCE_S
        while not (seen := self.look(on_tip))["isOver"]:
            assert time.monotonic() < deadline, self.tips
            asked = (seen["tip"], seen["at"])
            is_new = seen["target"] is not None and self._tapped != asked
            if spot := seen["target"] if is_new else seen["next"]:
                self._tapped = asked if is_new else ("", "")
                self.taps += 1
                self._tap(*spot)
            self.page.evaluate(WAIT, 150)
        self.page.locator(".coach").wait_for()
        self.look(on_tip)

    def look(self, on_tip: Callable[[str], None] | None = None) -> dict[str, Any]:
        """Look at the tip, once it has come to rest; a new one is recorded."""
        seen: dict[str, Any] = self.page.evaluate(LOOK)
        if not seen["tip"] or (seen["tip"] in self.tips and not seen["covered"]):
            return seen
        self.page.evaluate(WAIT, 600)
        again: dict[str, Any] = self.page.evaluate(LOOK)
        if again["tip"] == seen["tip"]:
            if again["covered"]:
                self.covered.append((again["tip"], again["covered"]))
            if again["tip"] not in self.tips:
                self.tips.append(again["tip"])
                if on_tip:
                    on_tip(again["tip"])
        return again

    def _tap(self, x: float, y: float) -> None:
        if self.touches:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)
