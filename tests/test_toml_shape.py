"""The check of TOML before it is parsed: hostile files are refused in linear time, others are left to the parser."""

from __future__ import annotations

import tomllib
from time import process_time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hairpin.core.datafile import MOST_BYTES
from hairpin.core.errors import TrackFileError
from hairpin.core.toml_shape import LONGEST_LINE, MOST_DOTS, MOST_LINES, MOST_NESTED, MOST_PARTS, find_excess
from hairpin.games.monza.track_file import read_track

HOSTILE = {
    "dotted key": "a." * 32_500 + "a=1",
    "dotted keys in lines": ("a." * 8_000 + "a=1\n") * 4,
    "quoted dotted key": '"a".' * 4_000 + "a=1",
    "spaced dotted key": "a . " * 4_000 + "a=1",
    "dotted table": "[" + "a." * 8_000 + "a]",
    "dotted key after a string": "k = '''\n'''''\n" + "a." * 8_000 + "a=1",
    "tables": "".join(f"[a{n}.b.c.d.e]\n" for n in range(4_000)),
    "keys": "".join(f"k{n}=1\n" for n in range(4_000)),
    "arrays": "a=" + "[" * 8_000,
    "inline tables": "a={" * 5_000,
    "open string": 'a = "' + '\\"' * 8_000,
    "open strings": ('"' + '\\"' * 40 + "\n") * 700,
    "open long string": "a = '''" + "'' " * 5_000,
    "lines": "\n" * 60_000,
    "a line": "#" * 60_000,
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_file_is_refused_at_once(name: str) -> None:
    text = f'game = "monza"\n{HOSTILE[name]}'
    assert len(text) <= MOST_BYTES
    begun = process_time()
    with pytest.raises(TrackFileError) as refused:
        read_track(text, "my-board.toml")
    assert process_time() - begun < 0.2
    assert refused.value.fields["fault"] == "not-toml"
    assert len(refused.value.message) < 500


def test_files_at_the_limits_are_left_to_the_parser() -> None:
    within = [
        "a." * MOST_DOTS + "a=1",
        "a=" + "[" * MOST_NESTED + "]" * MOST_NESTED,
        "\n" * (MOST_LINES - 1),
        "#" * LONGEST_LINE,
        "".join(f"k{n}=1\n" for n in range(MOST_PARTS)),
        'lanes.A = "w1.5 r1.5 b1.5 g1.5 y1.5 p1.5 w1.5 r1.5 b1.5 g1.5"  # a.b.c.d.e.f.g.h.i.j.k',
        'a = """\n[[[[[[[[[[[[ "" a.b.c.d.e.f.g.h.i.j.k """""',
        "a = [1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5]",
    ]
    for text in within:
        assert find_excess(text) is None
        tomllib.loads(text)


PIECES = ["a", "b", ".", "=", " ", "\n", "#", "'", '"', "'''", '"""', "\\", '\\"', "[", "]", "{", "}", ",", "1"]


@given(st.lists(st.sampled_from(PIECES), max_size=24).map("".join))
def test_a_short_file_that_the_parser_reads_is_never_refused(text: str) -> None:
    try:
        tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        return
    excess = find_excess(text)
    assert excess is None or "parts" in excess or "nested" in excess


@given(st.lists(st.sampled_from([*PIECES, "x=1\n", '"""a"""', "k='''''''\n"]), max_size=12).map("".join))
def test_no_prefix_hides_a_long_key_from_the_check(prefix: str) -> None:
    """If the parser reads the prefix as whole statements, the check must find the long key after it."""
    try:
        tomllib.loads(prefix + "\n")
    except tomllib.TOMLDecodeError:
        return
    assert find_excess(prefix + "\n" + "a." * (MOST_DOTS + 1) + "z=1")
