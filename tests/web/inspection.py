"""Checks of a screen: violations found by axe-core, cut-off text, raw message ids, small targets."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page
from scripts.node import WEB

from words.messages import read

FINGERTIP = 44
IDS = {name for name in read("en") if "-" in name}
AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
FIND = """async (tags) => {
    const runOnly = { type: 'tag', values: tags };
    const { violations } = await axe.run(document, { runOnly, resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html, any, all, none }) =>
        `${id}: ${html.slice(0, 160)} – ${[...any, ...all, ...none].map(({ message }) => message).join('; ')}`));
}"""

# All text of the page: visible text, labels, titles and the title of the document.
READ = """() => [document.title, document.body.innerText, ...[...document.querySelectorAll('*')].flatMap((element) =>
    ['aria-label', 'title', 'alt', 'placeholder'].map((name) => element.getAttribute(name) ?? ''))].join('\\n')"""

# Layout faults that longer words cause. Names of players may be shortened; text for screen readers has no size.
BREAKS = """() => {
    const wrong = [];
    const name = (element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} ` +
        `“${(element.textContent ?? '').trim().replace(/\\s+/g, ' ').slice(0, 50)}”`;
    const isSeen = (element) => {
        const box = element.getBoundingClientRect();
        const how = { opacityProperty: true, visibilityProperty: true };
        return box.width > 2 && box.height > 2 && element.checkVisibility(how);
    };
    const page = document.documentElement;
    if (page.scrollWidth > innerWidth + 1) wrong.push(`the page is ${page.scrollWidth} wide`);
    const room = [...document.querySelectorAll('dialog[open], .podium')].at(-1) ?? document.body;
    const walker = document.createTreeWalker(room, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const text = walker.currentNode, element = text.parentElement;
        if (!text.data.trim() || !isSeen(element) || element.closest('option, style, script, svg, .name')) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const inks = [...range.getClientRects()].filter(({ width }) => width > 0);
        const isBeside = inks.some(({ left, right }) => left < -1 || right > innerWidth + 1);
        if (isBeside) wrong.push(`beside the window: ${name(element)}`);
        let canScroll = false;
        for (let box = element; box && box !== room.parentElement; box = box.parentElement) {
            const { overflowX, overflowY } = getComputedStyle(box), edge = box.getBoundingClientRect();
            if (edge.width <= 2 || edge.height <= 2) break;  // visually hidden, for screen readers
            const isButton = box.matches('button, .btn, [role=button], a');
            canScroll ||= ['auto', 'scroll'].includes(overflowY);
            const isWide = (isButton || overflowX !== 'visible') &&
                inks.some(({ left, right }) => left < edge.left - 1.5 || right > edge.right + 1.5);
            const isHigh = (isButton || overflowY !== 'visible') && !canScroll &&
                inks.some(({ top, bottom }) => top < edge.top - 4 || bottom > edge.bottom + 4);
            if (isWide || isHigh) wrong.push(`cut by ${name(box).slice(0, 30)}: ${name(element)}`);
        }
    }
    for (const element of room.querySelectorAll('button, .btn')) {
        if (!isSeen(element) || element.closest('[data-place], [inert]')) continue;
        const { left, right } = element.getBoundingClientRect();
        let box = element.parentElement;
        while (box && !['auto', 'scroll'].includes(getComputedStyle(box).overflowX)) box = box.parentElement;
        const label = element.getAttribute('aria-label') ?? '';
        if (!box && (left < -1 || right > innerWidth + 1)) wrong.push(`beside the window: ${name(element)} ${label}`);
    }
    const board = document.querySelector('main .board, main .table')?.getBoundingClientRect();
    if (board && room === document.body) {
        for (const element of document.querySelectorAll('aside, .tray, .caption')) {
            const box = element.getBoundingClientRect();
            const across = Math.min(box.right, board.right) - Math.max(box.left, board.left);
            const down = Math.min(box.bottom, board.bottom) - Math.max(box.top, board.top);
            if (across > 2 && down > 2) wrong.push(`over the board: ${name(element)}`);
        }
        if (board.width < 200 || board.height < 150) wrong.push(`the board is ${board.width} × ${board.height}`);
    }
    return [...new Set(wrong)];
}"""

# Targets smaller than `least`, except places of the board (which also take taps near them, see test_targets.py) and
# links within a sentence.
SMALL = """(least) => {
    const room = [...document.querySelectorAll('dialog[open], .podium')].at(-1) ?? document.body;
    const things = 'button, a, input, select, summary, [role=button], [role=switch], label.btn';
    return [...room.querySelectorAll(things)].flatMap((element) => {
        if (element.closest('.spoken, [inert], [data-place]') || element.matches('p a, .last')) return [];
        const target = element.matches('label input, label select') ? element.closest('label') : element;
        if (!target.checkVisibility({ opacityProperty: false, visibilityProperty: true })) return [];
        const { width, height } = target.getBoundingClientRect();
        if (Math.min(width, height) >= least - 0.5) return [];
        return [`${element.outerHTML.slice(0, 120)} ${width.toFixed()} × ${height.toFixed()}`];
    });
}"""


def find_faults(page: Page) -> list[str]:
    """Return the violations that axe-core finds on the page in its current state."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(Path(AXE).read_text("utf-8"))
    faults: list[str] = page.evaluate(FIND, TAGS)
    return faults


def find_raw(page: Page) -> list[str]:
    """Return message ids, Fluent syntax and unformatted values in the text of the page."""
    text = page.evaluate(READ)
    found = sorted(IDS & {*re.findall(r"[\w-]+", text)})
    return found + re.findall(r"\{ ?\$?\w*|\[object|undefined|NaN", text)


def find_breaks(page: Page) -> list[str]:
    """Return the elements that are cut off, cover the board or lie outside the window."""
    broken: list[str] = page.evaluate(BREAKS)
    return broken


def find_small(page: Page) -> list[str]:
    """Return the targets that are smaller than a fingertip."""
    small: list[str] = page.evaluate(SMALL, FINGERTIP)
    return small


def look_over(page: Page, is_touched: bool) -> list[str]:
    """Return all faults of the screen."""
    wrong = find_faults(page) + find_breaks(page) + [f"raw: {raw}" for raw in find_raw(page)]
    return wrong + ([f"small: {thing}" for thing in find_small(page)] if is_touched else [])
