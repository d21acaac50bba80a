"""Every rule number of the rules pages has a test, and every numbered test has a rule."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
PAGES = sorted((TESTS.parent / "docs" / "rules").glob("*.md"))
KINDS = "MZ|MZP|MZB|MC|RU|EX"

_RULE = re.compile(rf"\*\*((?:{KINDS})-\d+)\*\*")
_TEST = re.compile(r"^ *(?:async )?def (test_\w+)\(", re.MULTILINE)
_NUMBER = re.compile(rf"({KINDS})(\d+)", re.IGNORECASE)


def read_rules(page: Path) -> list[str]:
    """Return the rule numbers of a page, which are in bold, in its order."""
    return list(dict.fromkeys(_RULE.findall(page.read_text("utf-8"))))


def read_tests() -> dict[str, list[str]]:
    """Return the names of the tests by the numbers in them: `test_mz4_…` is one of MZ-4."""
    tests: dict[str, list[str]] = {}
    for file in sorted(TESTS.rglob("test_*.py")):
        for name in _TEST.findall(file.read_text("utf-8")):
            for word in name.split("_"):
                if number := _NUMBER.fullmatch(word):
                    tests.setdefault(f"{number[1].upper()}-{int(number[2])}", []).append(name)
    return tests


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_rule_of_the_page_has_a_test_with_its_number(page: Path) -> None:
    rules = read_rules(page)
    assert rules, f"{page.name} has no rule like **MZ-4**"
    tests = read_tests()
    untested = [f"{rule}: no test_{rule.replace('-', '').lower()}_…" for rule in rules if rule not in tests]
    assert not untested


def test_every_numbered_test_has_its_rule_on_a_page() -> None:
    rules = {rule for page in PAGES for rule in read_rules(page)}
    unwritten = {number: names for number, names in read_tests().items() if number not in rules}
    assert not unwritten


def test_rules_are_numbered_without_a_gap_over_all_pages() -> None:
    """The rulings of both games share one row of numbers: what is ruled later has the next one, whatever the game."""
    numbers: dict[str, list[int]] = {}
    for page in PAGES:
        for rule in read_rules(page):
            kind, number = rule.split("-")
            numbers.setdefault(kind, []).append(int(number))
    for kind, found in numbers.items():
        assert sorted(found) == list(range(min(found), 1 + max(found))), kind
