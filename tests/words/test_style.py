"""The words stay good: patterns, terms, typography, register, room, distance from the rule books; see `words.style`."""

from __future__ import annotations

from collections import defaultdict
from fnmatch import fnmatchcase
from functools import cache

import pytest

from words.messages import LANGUAGES, ROOT, read
from words.style.checks import CHECKS, check_language
from words.style.glossary import format_glossary
from words.style.nearness import HAN, HANGUL, HASH_BYTES, LATIN, cut, find_near, hash_run, read_books
from words.style.patterns import check_patterns, read_data, read_rules
from words.style.raw import check_components, find_raw
from words.style.room import count_lines, read_room, width_of
from words.style.texts import Finding, Text, parse_texts

every = pytest.mark.parametrize("language", LANGUAGES)


@cache
def find(language: str) -> dict[str, list[Finding]]:
    found: dict[str, list[Finding]] = defaultdict(list)
    for finding in check_language(language):
        found[finding.check].append(finding)
    return found


@every
@pytest.mark.parametrize("check", CHECKS)
def test_texts_are_good(check: str, language: str) -> None:
    findings = find(language)[check]
    if findings:
        pytest.fail(f"{len(findings)} findings:\n" + "\n".join(map(str, findings)), pytrace=False)


def test_components_show_no_text_of_their_own() -> None:
    assert check_components() == []


def test_the_glossary_of_the_docs_is_that_of_the_checks() -> None:
    docs = (ROOT / "docs" / "translating.md").read_text("utf-8")
    assert format_glossary() in docs.partition("## Glossary")[2], "python -m words.style --glossary prints it"


@every
def test_every_language_names_the_same_things(language: str) -> None:
    assert list(read_data(language)["terms"]) == list(read_data("en")["terms"])


@every
def test_no_term_is_forbidden_and_rules_name_ids_that_exist(language: str) -> None:
    terms = [Text("term", thing, term["use"]) for thing, term in read_data(language)["terms"].items()]
    assert list(map(str, check_patterns(language, terms))) == []
    ids = read("en")
    globs = {glob for rule in read_rules(language) for glob in (*rule.only, *rule.but)}
    assert [glob for glob in sorted(globs) if not any(fnmatchcase(name, glob) for name in ids)] == []


def test_places_with_little_room_name_ids_that_exist() -> None:
    globs = {glob for place in read_room()["places"] for glob in place["ids"]}
    assert [glob for glob in sorted(globs) if not any(fnmatchcase(name, glob) for name in read("en"))] == []


def test_every_case_is_a_text() -> None:
    source = """\
a =
    { $n ->
        [one] { $n } die
       *[other] { b } dice
    }
b =
    left, { $side ->
       *[x] { $y ->
               *[z] right
            }
    }
"""
    assert [(text.name, text.text, text.bare) for text in parse_texts(source)] == [
        ("a[one]", "{n} die", "{} die"),
        ("a[other]", "{b} dice", "{} dice"),
        ("b[x,z]", "left, right", "left, right"),
    ]


@pytest.mark.parametrize(
    ("language", "text", "check"),
    [
        ("en", "Turn up a tile.", "forbidden"),
        ("en", "It is your turn.", "forbidden"),
        ("en", "Waiting …", "typography"),
        ("de", "Zu richten: {count}", "forbidden"),
        ("de", "Wählen Sie eine Farbe.", "register"),
        ("fr", "Qui ouvre ce lien reçoit ton circuit.", "forbidden"),
        ("fr", "Copié !", "typography"),
        ("nl", "Geen dobbelsteen past.", "forbidden"),
        ("es", "Bien hecho!", "typography"),
        ("it", "Ferma la corsa", "terms"),
        ("zh", "看看赛道图", "terms"),
        ("zh", "再试一次,好吗？", "typography"),
        ("ko", "다시 시도하십시오.", "register"),
    ],
)
def test_what_is_wrong_is_found(language: str, text: str, check: str) -> None:
    assert check in {finding.check for finding in check_patterns(language, [Text("home-code", "", text)])}


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "It’s your turn. The car stays where it is. Turn over a tile, then it’s face up."),
        ("de", "Bring sie in Ordnung. Ihr gewinnt zusammen."),
        ("fr", "Qui commence\u202f? C’est parti\u202f!"),
        ("nl", "Er past geen dobbelsteen."),
        ("es", "¡Bien hecho! ¿Otra vez?"),
        ("it", "La macchina da corsa rossa è in gara."),
        ("zh", "再试一次，好吗？"),
        ("ko", "다시 해 보세요."),
    ],
)
def test_what_is_right_is_not_found(language: str, text: str) -> None:
    assert list(map(str, check_patterns(language, [Text("home-code", "", text)]))) == []


def test_sentences_are_cut_into_runs_of_words_or_characters() -> None:
    assert list(cut("Don’t stop! {} “rolls” on.", LATIN)) == [["dont", "stop"], ["|", "rolls", "on"]]
    assert list(cut("It goes clockwise today", LATIN, ["goes clockwise"])) == [["it", "|", "|", "today"]]
    assert list(cut("掷 3 颗骰子。", HAN)) == [["掷", "颗", "骰", "子"]]
    assert list(cut("차례예요!", HANGUL)) == [["차", "례", "예", "요"]]


def test_a_sentence_is_near_if_half_of_it_or_seven_words_are_in_a_book(monkeypatch: pytest.MonkeyPatch) -> None:
    book = ["one", "two", "three", "four", "five", "six", "seven"]
    runs = frozenset(hash_run(book[start : start + 5]) for start in range(3))
    monkeypatch.setattr("words.style.nearness.read_books", lambda: runs)
    others = [f"x{number}" for number in range(20)]
    assert find_near([*book[:5], *others[:5]], LATIN) == ["one two three four five"]
    assert find_near([*book[:5], *others[:6]], LATIN) == []
    assert find_near([*book, *others], LATIN) == [" ".join(book)]
    assert find_near([*book[:4], *others[:1]], LATIN) == []


def test_the_hashes_of_the_books_are_sorted_and_small() -> None:
    data = (ROOT / "tests" / "words" / "books.bin").read_bytes()
    assert len(data) < 300_000
    assert len(read_books()) * HASH_BYTES == len(data)
    assert b"".join(sorted(read_books())) == data


def test_lines_break_between_words_and_chinese_characters() -> None:
    assert width_of("mm") > width_of("nn") > width_of("ii")
    assert count_lines("four four", width_of("four ")) == 2
    assert count_lines("four four", width_of("four four")) == 1
    assert count_lines("再试一次", 2) == 2
    assert count_lines("Donaudampfschiff", width_of("Donau")) > 2


def test_raw_text_is_found_in_templates() -> None:
    component = """<script>const a = "No";</script>
<p>Hello {a > 1 ? "x" : t("b")}</p>
<b title="Stop" aria-label={t("go")}>{t("go")}, 5 cm</b>
<i>{isOpen ? "Open it" : ""}</i><code>hairpin serve</code>
<u data-say="{name}: {who}" title={`${one} ${two}`}>{name}</u>
<style>p { color: red; }</style>
"""
    assert sorted(find_raw(component)) == [
        (2, "Hello {}"),
        (3, "title: Stop"),
        (4, "Open it"),
        (5, "data-say: {name}: {who}"),
        (5, "title: ${one} ${two}"),
    ]
