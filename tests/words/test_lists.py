"""Lists in one text, by the cases that the page's phrases.test.ts checks too."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hairpin.words import Words, languages

CASES = json.loads(Path(__file__).with_name("lists.json").read_text("utf-8"))["cases"]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['language']} {' '.join(case['items'])}")
def test_a_list_is_joined_as_its_language_does(case: dict[str, str]) -> None:
    words = Words(case["language"])
    assert [words.join(case["items"], "and"), words.join(case["items"], "or")] == [case["and"], case["or"]]


def test_every_language_has_a_case() -> None:
    assert {case["language"] for case in CASES} >= set(languages())
