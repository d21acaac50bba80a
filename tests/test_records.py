"""The `.race` record: a damaged one is refused with the number of the wrong line."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import hairpin
from examples import examples
from hairpin.core.errors import RecordError
from hairpin.games.record import Record, format_record, parse_record
from sampling import play


def write_race(name: str = "monza", seed: int = 5, **options: object) -> str:
    game = hairpin.make(name, **options)
    words = tuple(game.format_action(action) for _, action, _ in play(game, Random(seed)))
    return format_record(Record(game, tuple(f"Car {n}" for n in range(1, game.players + 1)), words, str(seed)))


RACE = write_race(track="sprint", pro=True, bonus=True)
RALLY = write_race("memo", players=3)
LINES = RACE.split("\n")
FIRST_TURN = LINES.index("") + 1


def refusal(text: str) -> tuple[int, str]:
    with pytest.raises(RecordError) as caught:
        parse_record(text)
    line = caught.value.fields["line"]
    assert isinstance(line, int)
    assert f"line {line}" in caught.value.message
    return line, caught.value.message


def replace_line(number: int, line: str) -> str:
    return "\n".join([*LINES[: number - 1], line, *LINES[number:]])


def test_an_unfinished_race_has_a_record() -> None:
    game = hairpin.make("monza", track="sprint")
    record = Record(game, ("Ann", "Bob"), ("rygbwp",))
    text = format_record(record)
    assert text.endswith("1. 1: rygbwp\nresult: unfinished\n")
    assert parse_record(text).words == record.words


@pytest.mark.parametrize(
    ("number", "line", "part"),
    [
        (1, "some race", "begins with"),
        (2, "game: chess 1", "monza or memo"),
        (2, "game: monza 99", "version"),
        (2, "gaem: monza 1", "'game: …'"),
        (3, "options: players=9", "choose 2"),
        (3, "options: wings=yes", "no option 'wings'"),
        (3, "options: ", "no option"),
        (5, "seat 1: ", "1 to 40 letters"),
        (5, "seat 2: Ann", "'seat 1: …'"),
    ],
)
def test_a_damaged_header_is_refused_with_its_line(number: int, line: str, part: str) -> None:
    wrong, message = refusal(replace_line(number, line))
    assert wrong == number
    assert part in message


def test_a_board_that_was_changed_is_refused() -> None:
    line = LINES[3].replace("white", "purple", 1)
    number, message = refusal(replace_line(4, line))
    assert number == 4
    assert line.split()[1] in message


def test_a_changed_word_is_refused_in_its_line() -> None:
    number = FIRST_TURN + 1
    words = LINES[number - 1].split(" ")
    for wrong in ("A99r", "rrrrrrr", "zzz", "stop:", "\u0661"):
        line, message = refusal(replace_line(number, " ".join([*words[:2], wrong, *words[3:]])))
        assert line == number
        assert wrong in message


def test_a_missing_turn_a_cut_file_and_a_wrong_result_are_refused() -> None:
    assert refusal("\n".join([*LINES[:FIRST_TURN], *LINES[FIRST_TURN + 1 :]]))[0] == FIRST_TURN + 1
    assert refusal("\n".join(LINES[:FIRST_TURN]))[0] == FIRST_TURN + 1
    assert refusal(RACE.replace("result: ", "result: 2 > "))[0] == len(LINES) - 1
    assert refusal(RACE + "more\n")[0] == len(LINES)
    assert refusal("")[0] == 1


@settings(max_examples=examples(300), deadline=None)
@given(st.data())
def test_mutated_records_are_read_or_refused(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from([RACE, RALLY[:4000]]))
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(text)))
        cut = data.draw(st.integers(0, 8))
        text = text[:at] + data.draw(st.text(max_size=4)) + text[at + cut :]
    try:
        assert format_record(parse_record(text)) == text
    except RecordError as error:
        assert error.fields["line"] is not None  # noqa: PT017 - both results are allowed


@settings(max_examples=examples(100), deadline=None)
@given(st.text())
def test_any_text_is_refused(text: str) -> None:
    with pytest.raises(RecordError):
        parse_record(text)


@pytest.mark.parametrize("text", [RACE, RALLY[:1500]], ids=["race", "rally"])
def test_a_truncated_record_is_refused(text: str) -> None:
    for end in range(len(text) - 1):
        with pytest.raises(RecordError):
            parse_record(text[:end])


@pytest.mark.parametrize(
    ("written", "other"),
    [("track=s", "track=S"), ("players=2", "players=02"), (" free_finish=no", ""), ("pro=", "pro=no pro=")],
)
def test_options_in_another_notation_are_refused(written: str, other: str) -> None:
    number, message = refusal(replace_line(3, LINES[2].replace(written, other)))
    assert number == 3
    assert LINES[2].removeprefix("options: ") in message


def test_options_with_unknown_names_are_refused() -> None:
    assert refusal(replace_line(3, LINES[2].replace("track=", "trakc=")))[0] == 3
    assert refusal(replace_line(3, LINES[2] + " name=x"))[0] == 3
