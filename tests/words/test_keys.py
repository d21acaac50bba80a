"""The letters of the keyboard are initials in each language: single Latin letters, one meaning each in a room."""

from __future__ import annotations

import re

import pytest

from hairpin.words import Words
from words.messages import LANGUAGES, selectors_of

# By room the messages of its letters, each with the variable that it chooses by.
ROOMS = {
    "a race": {"monza-key": "colour"},
    "the drawing board": {"monza-key": "colour", "workshop-draw-key": "act"},
    "a rally": {"memo-swap-key": ""},
    "free play": {"free-key": "tool"},
}
every = pytest.mark.parametrize("language", LANGUAGES)


def list_letters(words: Words, language: str, name: str, variable: str) -> list[str]:
    cases = set().union(*selectors_of(language, name).get(variable, {frozenset({""})}))
    return [words.say(name, **{variable: case} if variable else {}) for case in sorted(cases)]


@every
@pytest.mark.parametrize("room", ROOMS)
def test_letters_are_latin_and_differ_within_a_room(room: str, language: str) -> None:
    words = Words(language)
    letters = [
        letter for name, variable in ROOMS[room].items() for letter in list_letters(words, language, name, variable)
    ]
    assert [letter for letter in letters if len(letter) != 1 or not "A" <= letter <= "Z"] == []
    assert len(set(letters)) == len(letters), sorted(letters)


@every
def test_the_pads_of_free_play_show_four_letters_each_and_share_none(language: str) -> None:
    words = Words(language)
    pads = [words.say("free-letter-keys", hand=hand).split() for hand in ("left", "right")]
    assert [len(pad) for pad in pads] == [4, 4]
    assert not set(pads[0]) & set(pads[1])


@every
def test_keys_have_short_names(language: str) -> None:
    caps = list_letters(Words(language), language, "key-cap", "key")
    assert len(set(caps)) == len(caps)
    assert max(map(len, caps)) <= 10


@every
def test_the_name_of_a_board_file_is_one_that_the_terminal_takes(language: str) -> None:
    name = Words(language).say("file-board-simple")
    assert re.fullmatch(r"[a-z0-9][a-z0-9-]{0,39}", name)
