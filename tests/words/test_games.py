"""Messages of games: English if a language is missing, and never in place of shared messages."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import hairpin.words
from hairpin.core.errors import UnknownGameError
from hairpin.core.kit import Kit
from hairpin.games import list_kits
from hairpin.words import Words, read_game_words
from hairpin.words.messages import Messages


@pytest.fixture
def kart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Register a game with an empty folder of messages, and return the folder."""
    monza = list_kits()["monza"]
    kits: dict[str, Kit] = {**list_kits(), "kart": replace(monza, words=tmp_path), "mute": replace(monza, words=None)}
    monkeypatch.setattr(hairpin.words.messages, "list_kits", lambda: kits)
    monkeypatch.setattr(hairpin.words, "find_kit", kits.__getitem__)
    monkeypatch.setattr(hairpin.words, "load", Messages)
    return tmp_path


def test_a_game_has_its_own_messages(kart: Path) -> None:
    (kart / "en.ftl").write_text("kart-go = Go, { $name }!\n", "utf-8")
    (kart / "de.ftl").write_text("kart-go = Los, { $name }!\n", "utf-8")
    assert [Words(tag).say("kart-go", name="Ada") for tag in ("en", "de", "fr")] == [
        "Go, Ada!",
        "Los, Ada!",
        "Go, Ada!",
    ]


def test_a_game_does_not_replace_messages_of_others(kart: Path) -> None:
    (kart / "en.ftl").write_text("cli-left = mine\nmonza-roll = mine\n", "utf-8")
    messages = Words()
    assert "mine" not in {messages.say("cli-left"), messages.say("monza-roll")}


def test_the_text_of_a_file_is_english_if_the_language_is_missing(kart: Path) -> None:
    (kart / "en.ftl").write_text("kart-go = Go!\n", "utf-8")
    (kart / "de.ftl").write_text("kart-go = Los!\n", "utf-8")
    assert [read_game_words("kart", tag) for tag in ("de", "fr")] == ["kart-go = Los!\n", "kart-go = Go!\n"]
    assert read_game_words("mute", "de") == ""


@pytest.mark.parametrize("language", ["", "..", "../de", "de/../de", "de.ftl", "de\0"])
def test_only_language_tags_name_a_file(kart: Path, language: str) -> None:
    (kart / "en.ftl").write_text("kart-go = Go!\n", "utf-8")
    (kart.parent / "de.ftl").write_text("secret = yes\n", "utf-8")
    assert read_game_words("kart", language) == "kart-go = Go!\n"


def test_shipped_games_have_messages_and_an_unknown_game_is_refused() -> None:
    assert "\nmonza-roll = " in read_game_words("monza", "de")
    assert read_game_words("memo", "tlh") == read_game_words("memo", "en")
    with pytest.raises(UnknownGameError):
        read_game_words("chess", "en")
