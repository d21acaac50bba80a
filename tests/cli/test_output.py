"""Output in any encoding, and the notice while the compiler runs."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from time import monotonic

import pytest

from hairpin.cli.output import HANDLER, open_output
from hairpin.words import languages


def show(encoding: str, *typed: str, answers: bytes = b"", **environment: str) -> str:
    """Run the command with an encoding of its output; return the output."""
    variables = {**os.environ, "PYTHONIOENCODING": encoding, "PYTHONUTF8": "0", **environment}
    command = [sys.executable, "-W", "error", "-m", "hairpin.cli", *typed]
    done = subprocess.run(command, input=answers, capture_output=True, env=variables, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    return (done.stdout + done.stderr).decode(encoding or "utf-8")


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "cp437", "utf-8"])
def test_a_rally_is_readable_in_any_encoding(encoding: str) -> None:
    shown = show(encoding, "race", "memo", "--drivers", "you,racer", "--seed", "3", answers=b"1\n\xff\xc3\n1\n1\n")
    assert "<1>" in shown
    assert "starts on" in shown
    assert "==" in shown or "══" in shown


@pytest.mark.parametrize(
    ("encoding", "language", "part"),
    [
        ("ascii", "de", "wurfelt"),
        ("ascii", "fr", "la ligne d'arrivee"),
        ("cp1252", "es", "meta"),
        ("ascii", "zh", "rolls"),
        ("cp1252", "ko", "rolls"),
    ],
)
def test_letters_outside_the_encoding_are_replaced_by_similar_ones_or_english(
    encoding: str, language: str, part: str
) -> None:
    shown = show(encoding, "race", "--track", "sprint", "--drivers", "racer", "--seed", "1", HAIRPIN_LANGUAGE=language)
    assert part in shown
    assert "?" not in shown


def test_the_c_locale_works() -> None:
    shown = show("", "games", LC_ALL="C", PYTHONCOERCECLOCALE="0", HAIRPIN_LANGUAGE="de")
    assert "keep-going" in shown


@pytest.mark.parametrize("language", [tag for tag in languages() if tag not in ("zh", "ko")])
def test_every_letter_of_a_latin_language_has_a_replacement(language: str) -> None:
    open_output()
    package = Path(__file__).parents[2] / "src" / "hairpin"
    files = [package / "words" / f"{language}.ftl", *package.glob(f"games/*/words/{language}.ftl")]
    text = "\n".join(file.read_text("utf-8") for file in files)
    lines = [line for line in text.splitlines() if line.startswith("cli-") and "?" not in line]
    assert lines
    assert "?" not in "\n".join(lines).encode("ascii", HANDLER).decode("ascii")


@pytest.mark.compiled
def test_a_first_run_prints_a_notice_of_compiling_also_in_a_pipe(tmp_path: Path) -> None:
    """With an empty cache; the process is stopped after the notice."""
    variables = {**os.environ, "XDG_CACHE_HOME": str(tmp_path), "HOME": str(tmp_path), "HAIRPIN_LANGUAGE": "en"}
    command = [sys.executable, "-m", "hairpin.cli", "simulate", "monza", "--track", "sprint", "--games", "5", "--json"]
    begin = monotonic()
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=variables) as process:
        assert process.stderr
        printed = process.stderr.readline().decode("utf-8")
        waited = monotonic() - begin
        process.kill()
    assert "Building the fast engine" in printed
    assert waited < 20, "two seconds on a machine that does nothing else"


def test_a_command_without_compiling_prints_no_notice() -> None:
    code = "import time\nfrom hairpin.cli.compile_notice import announce_compiling as announce\n"
    code += "with announce(): time.sleep(1.5)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
