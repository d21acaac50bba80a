"""Value files say what they are; a stale or damaged one is refused by name, and nothing else is ever touched."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import numpy as np
import pytest

from hairpin.core.errors import OptionValueError, ValueFileError
from hairpin.solve import load, make_problem, solve
from solve.proof import Proof, enter

pytestmark = pytest.mark.compiled

HEADER = 4096


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Solve a small race, and return its file."""
    solve(make_problem(enter("pair", 2)), tmp_path)
    (found,) = tmp_path.iterdir()
    return found


def refuse(file: Path) -> str:
    """Load a file that is to be refused, and return the words; solving anew replaces it."""
    before = file.read_bytes()
    problem = make_problem(enter("pair", 2))
    with pytest.raises(ValueFileError) as refusal:
        load(problem, file.parent)
    assert file.read_bytes() == before, "a refused file is left as it is"
    assert file.name in str(refusal.value)
    assert refusal.value.code == "values/damaged"
    return str(refusal.value)


def test_a_refused_file_is_solved_again_and_replaced(file: Path) -> None:
    problem, whole = make_problem(enter("pair", 2)), file.read_bytes()
    file.write_bytes(whole[:-1] + bytes([whole[-1] ^ 1]))
    refuse(file)
    assert solve(problem, file.parent).win_chances
    assert file.read_bytes()[HEADER:] == whole[HEADER:]


def rewrite_header(file: Path, change: Callable[[dict[str, object]], object]) -> None:
    """Change what a file says of itself."""
    whole = file.read_bytes()
    sign, text = whole[:HEADER].rstrip(b"\0").decode().splitlines()
    header = json.loads(text)
    change(header)
    block = f"{sign}\n{json.dumps(header, sort_keys=True)}\n".encode().ljust(HEADER, b"\0")
    file.write_bytes(block + whole[HEADER:])


def test_nothing_solved_yet_is_no_error(tmp_path: Path) -> None:
    assert load(make_problem(enter("pair", 2)), tmp_path) is None
    assert list(tmp_path.iterdir()) == []


def test_what_was_solved_is_read_back(file: Path) -> None:
    again = load(make_problem(enter("pair", 2)), file.parent)
    assert again
    assert again.header["residual"] <= 1e-12
    assert sum(again.win_chances) == pytest.approx(1)
    named = {"track", "hash", "version", "players", "residual", "epsilon", "seconds", "sweeps", "win_chances", "dtype"}
    assert named <= again.header.keys()


def test_solving_again_loads_the_file(file: Path) -> None:
    before = file.stat().st_mtime_ns
    solve(make_problem(enter("pair", 2)), file.parent, on_sweep=lambda _: pytest.fail("it was solved already"))
    assert file.stat().st_mtime_ns == before


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("hash", "0123456789abcdef"),
        ("version", 99),
        ("players", 3),
        ("stopping", "free"),
        ("free_finish", True),
        ("track", "oval"),
    ],
)
def test_a_stale_file_is_refused_by_what_differs(name: str, other: object, file: Path) -> None:
    rewrite_header(file, lambda header: header.update({name: other}))
    words = refuse(file)
    assert name in words
    assert str(other) in words


def test_a_file_that_lacks_what_it_depends_on_is_refused(file: Path) -> None:
    rewrite_header(file, lambda header: header.pop("version"))
    assert "version" in refuse(file)


@pytest.mark.parametrize("size", [0, 1, 100, HEADER - 1, HEADER, HEADER + 8, -1, -8, -100])
def test_a_truncated_file_is_refused(size: int, file: Path) -> None:
    whole = file.read_bytes()
    file.write_bytes(whole[:size])
    refuse(file)


def test_a_file_with_something_behind_its_end_is_refused(file: Path) -> None:
    file.write_bytes(file.read_bytes() + b"\0" * 8)
    assert "damaged" in refuse(file)


@pytest.mark.parametrize("seed", range(12))
def test_a_flipped_bit_in_the_tables_is_noticed(seed: int, file: Path) -> None:
    whole = bytearray(file.read_bytes())
    whole[Random(seed).randrange(HEADER, len(whole))] ^= 1 << seed % 8
    file.write_bytes(whole)
    assert "damaged" in refuse(file)


def test_a_flipped_bit_anywhere_in_the_header_is_noticed(file: Path) -> None:
    whole = file.read_bytes()
    unnoticed = []
    for place in range(len(whole[:HEADER].rstrip(b"\0"))):
        flipped = bytearray(whole)
        flipped[place] ^= 1
        file.write_bytes(flipped)
        try:
            refuse(file)
        except pytest.fail.Exception:
            unnoticed.append(whole[max(0, place - 20) : place + 5])
    assert not unnoticed


def test_a_header_that_says_the_same_in_another_spelling_is_refused(file: Path) -> None:
    whole = file.read_bytes()
    respelled = whole[:HEADER].replace(b": ", b":", 1) + b"\0"
    file.write_bytes(respelled + whole[HEADER:])
    refuse(file)


@pytest.mark.parametrize(
    "start",
    [
        b"",
        b"\xff\xfe\x00garbage",
        b"hairpin values 1\n",
        b"hairpin values 1\n[1, 2]\n",
        b"hairpin values 1\n{]\n",
        b"hairpin values 2\n{}\n",
        b"\n\n\n",
        b"hairpin values 1\nnull\n",
        b"hairpin values 1\n" + b"[" * 4000,
    ],
)
def test_garbage_is_no_value_file(start: bytes, file: Path) -> None:
    file.write_bytes(start.ljust(HEADER, b"\0") + file.read_bytes()[HEADER:])
    refuse(file)


@pytest.mark.parametrize("dtype", ["float16", "int64", "object", "no such type", None, 7])
def test_a_header_with_an_unknown_dtype_is_refused(dtype: object, file: Path) -> None:
    rewrite_header(file, lambda header: header.update(dtype=dtype))
    refuse(file)


def test_other_files_are_left_alone(tmp_path: Path) -> None:
    races = [
        ("pair", 2, {}),
        ("pair", 2, {"stopping": "free"}),
        ("pair", 3, {}),
        ("pair", 2, {"bonus": True}),
        ("pair", 2, {"bonus": True, "cars": "green,red"}),
        ("steps", 2, {}),
    ]
    (tmp_path / "notes.txt").write_text("mine")
    (tmp_path / "other.values.part").write_text("somebody's work")
    kept: dict[Path, bytes] = {}
    for count, (board, players, options) in enumerate(races, start=1):
        solve(make_problem(enter(board, players, **options)), tmp_path)  # type: ignore[arg-type]
        assert all(path.read_bytes() == content for path, content in kept.items())
        kept = {path: path.read_bytes() for path in tmp_path.iterdir()}
        assert len(kept) == count + 2, "every race has a file of its own, and nothing is left over"


def begin(folder: Path) -> tuple[Path, Path]:
    """Begin to solve and stop after some sweeps; return the work and the notes on it."""

    class StopError(Exception):
        pass

    def stop(report: object) -> None:
        if report.sweeps == 4:  # type: ignore[attr-defined]
            raise StopError

    with pytest.raises(StopError):
        solve(make_problem(enter("tyre", 2)), folder, on_sweep=stop)
    part, notes = sorted(folder.iterdir())
    assert (part.suffix, notes.suffix) == (".part", ".progress")
    return part, notes


@pytest.mark.parametrize(
    "words",
    [
        "",
        "{",
        "[]",
        "null",
        "{}",
        '{"dtype": "float64"}',
        '{"dtype": "float64", "laps": 3}',
        '{"dtype": "float64", "mover": 17}',
        '{"dtype": "float64", "heat_step": 99, "mover": 1}',
        '{"dtype": "float64", "mover": "x"}',
    ],
)
def test_a_run_with_damaged_progress_starts_again(words: str, tmp_path: Path) -> None:
    whole = Proof(enter("tyre", 2), tmp_path / "whole").solution
    _, notes = begin(tmp_path / "work")
    notes.write_text(words)
    assert solve(make_problem(enter("tyre", 2)), tmp_path / "work").tables.tobytes() == whole.tables.tobytes()


@pytest.mark.parametrize("temperature", [0.0, 0.1])
def test_values_of_another_temperature_are_solved_again(temperature: float, tmp_path: Path) -> None:
    problem = make_problem(enter("pair", 3))
    solve(problem, tmp_path, temperature=0.03)
    asked: list[float] = []
    found = solve(problem, tmp_path, temperature=temperature, on_sweep=lambda report: asked.append(report.temperature))
    assert {found.temperature} == set(asked) == {temperature}
    assert solve(problem, tmp_path).temperature == temperature, "without a wish, what is there will do"


def test_a_run_at_another_temperature_starts_again(tmp_path: Path) -> None:
    whole = solve(make_problem(enter("tyre", 2)), tmp_path / "whole", temperature=0.1)
    begin(tmp_path / "work")
    again = solve(make_problem(enter("tyre", 2)), tmp_path / "work", temperature=0.1)
    assert again.tables.tobytes() == whole.tables.tobytes()
    assert again.header["sweeps"] == whole.header["sweeps"]


@pytest.mark.parametrize("temperature", [-0.1, 1.5, float("nan"), float("inf")])
def test_an_invalid_temperature_is_refused(temperature: float, tmp_path: Path) -> None:
    with pytest.raises(OptionValueError, match=rf"heat={temperature} is not possible; choose 0 for the best choice"):
        solve(make_problem(enter("pair", 2)), tmp_path, temperature=temperature)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("size", [0, HEADER, -8])
def test_a_run_with_a_damaged_table_starts_again(size: int, tmp_path: Path) -> None:
    whole = Proof(enter("tyre", 2), tmp_path / "whole").solution
    part, _ = begin(tmp_path / "work")
    part.write_bytes(part.read_bytes()[:size])
    assert solve(make_problem(enter("tyre", 2)), tmp_path / "work").tables.tobytes() == whole.tables.tobytes()


@pytest.mark.parametrize(
    ("board", "players", "options"),
    [
        ("sprint", 3, {}),
        ("steps", 4, {}),
        ("tyre", 2, {"bonus": True}),
        ("pair", 3, {"bonus": True}),
    ],
    ids=str,
)
def test_one_two_and_three_threads_give_the_same_bytes(
    board: str, players: int, options: dict[str, object], tmp_path: Path
) -> None:
    found = []
    for threads in (1, 2, 3):
        problem = make_problem(enter(board, players, **options))
        solution = solve(problem, tmp_path / str(threads), threads=threads)
        header = {name: value for name, value in solution.header.items() if name != "seconds"}
        found.append((solution.tables.tobytes(), header))
    assert found[0] == found[1] == found[2]


@pytest.mark.parametrize(
    ("board", "players", "options"),
    [
        ("sprint", 2, {}),
        ("sprint", 3, {}),
        pytest.param("tyre", 2, {"bonus": True}, marks=pytest.mark.soak),
    ],
    ids=str,
)
def test_float32_values_are_close_to_float64(
    board: str, players: int, options: dict[str, object], tmp_path: Path
) -> None:
    fine = solve(make_problem(enter(board, players, **options)), tmp_path / "fine")
    coarse = solve(make_problem(enter(board, players, **options)), tmp_path / "coarse", dtype="float32")
    assert coarse.tables.dtype == np.float32
    assert coarse.tables.nbytes * 2 == fine.tables.nbytes
    assert coarse.win_chances == pytest.approx(fine.win_chances, abs=1e-5)
    assert fine.header["epsilon"] < coarse.header["epsilon"] < 1e-3


@pytest.mark.parametrize(
    ("board", "players", "options"),
    [
        ("tyre", 2, {}),
        ("steps", 3, {}),
        pytest.param("pair", 2, {"bonus": True}, marks=pytest.mark.soak),
    ],
    ids=str,
)
def test_the_bounds_of_float32_values_hold(
    board: str, players: int, options: dict[str, object], tmp_path: Path
) -> None:
    """Drivers frozen by coarse values can be beaten by a little, yet by no more than the file says."""
    proof = Proof(enter(board, players, **options), tmp_path, dtype="float32")
    header = proof.solution.header
    for seat in range(players):
        gain = proof.best_gain(seat)
        assert gain <= header["epsilon"]
        assert gain <= header["epsilon_reply"]
    for position in proof.positions:
        exact = [float(value) for value in proof.values[position]]
        assert proof.read(position) == pytest.approx(exact, abs=header["residual"] * header["longest"] + 1e-6)


def test_an_unknown_dtype_is_refused(tmp_path: Path) -> None:
    with pytest.raises(OptionValueError, match="float64 or float32"):
        solve(make_problem(enter("pair", 2)), tmp_path, dtype="float16")
