"""Print how fast the page is usable on loopback (median of five first visits), and the sizes of its files.

python -m scripts.page_speed
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from scripts.node import find_node
from scripts.page import PAGE
from web.chromium import FLAGS, find_chromium
from web.start import start_server

VISITS = 5


def visit(browser: Browser, url: str) -> tuple[float, float]:
    """Return the seconds until the first big button can be clicked, and until the lobby's can after the click."""
    context = browser.new_context(locale="en-GB")
    page = context.new_page()
    began = time.perf_counter()
    page.goto(url, wait_until="commit")
    first = page.get_by_role("listitem").get_by_role("button").first
    first.click(trial=True)
    usable = time.perf_counter() - began
    began = time.perf_counter()
    first.click()
    page.get_by_role("button", name="Start!").click(trial=True)
    opened = time.perf_counter() - began
    context.close()
    return usable, opened


def main() -> None:
    """Measure and print."""
    if node := find_node():
        os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(node)
    chromium = find_chromium()
    with tempfile.TemporaryDirectory() as folder, start_server(Path(folder)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium.program, args=FLAGS, env={**os.environ, **chromium.environment}
        )
        visits = [visit(browser, server.url) for _ in range(VISITS)]
        browser.close()
    print(f"usable after {median(usable for usable, _ in visits):.2f} s (median of {VISITS} first visits)")
    print(f"from the picture to the table {median(opened for _, opened in visits):.2f} s")
    for file in sorted((PAGE / "assets").glob("*.gz")):
        print(f"{file.stat().st_size / 1000:7.1f} kB gzipped  {file.stem}")


if __name__ == "__main__":
    main()
