"""Files made to do harm: replay, verify and analyse refuse them in one line, with bounded time and memory."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from cli.command import Terminal
from hairpin.games.record import MOST_BYTES
from server.hostile_records import (
    TOO_MANY_TURNS,
    edit,
    list_damaged,
    list_harmless,
    many_turns,
    race_at_a_table,
)

COMMANDS = ("replay", "verify", "analyse")
MEMORY = 1 << 30  # bytes that a command may write
SECONDS = 120  # a command that needs longer hangs; the slowest one here takes some seconds
LIMITED = "import resource, runpy, sys; resource.setrlimit(resource.RLIMIT_DATA, ({0}, {0})); del sys.argv[0]; " + (
    "runpy.run_module('hairpin.cli', run_name='__main__', alter_sys=True)"
)


def check_refusal(shown: str) -> None:
    assert shown.startswith("hairpin: "), shown[:200]
    assert shown.count("\n") == 1
    assert shown[:-1].isprintable()
    assert len(shown) <= 500


@pytest.mark.compiled
def test_damaged_records_are_refused_in_one_line(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "a.race"
    for name, text in list_damaged():
        if name == "other line ends":  # files of another system are read
            continue
        file.write_text(text, "utf-8", newline="")
        for command in COMMANDS:
            shown = terminal(command, str(file), code=2)
            try:
                check_refusal(shown)
            except AssertionError as error:
                raise AssertionError(f"{command}, {name}: {shown[:300]!r}") from error


def test_dangerous_names_are_printed_as_they_are(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "a.race"
    for name, text in list_harmless():
        file.write_text(text, "utf-8")
        assert "win" in terminal("replay", str(file)), name
        assert terminal("verify", str(file)), name


@pytest.mark.compiled
def test_dangerous_names_are_printed_as_they_are_in_an_analysis(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "a.race"
    for name, text in list_harmless():
        file.write_text(text, "utf-8")
        shown = terminal("analyse", str(file), "--effort", "0")
        assert f"<1> {name.partition(' ')[2]}\n" in shown, name


@pytest.mark.skipif(sys.platform != "linux", reason="limits of memory are set as on Linux")
@pytest.mark.parametrize("command", COMMANDS)
def test_huge_files_need_bounded_time_and_memory(tmp_path: Path, command: str) -> None:
    endless = edit(many_turns(1), r"(?s)^1\. .*", "") + "1. 1: yyyyyy\n" * 200_000
    for text, code in (
        (race_at_a_table() + "x" * MOST_BYTES, 2),
        (TOO_MANY_TURNS, 0 if command == "replay" else 2),
        (endless, 2),
    ):
        file = tmp_path / "a.race"
        file.write_text(text, "utf-8")
        more = ("--all",) if command == "replay" else ()
        run = [sys.executable, "-c", LIMITED.format(MEMORY), "hairpin", command, str(file), *more]
        done = subprocess.run(
            run, capture_output=True, timeout=SECONDS, check=False, env={**os.environ, "PYTHONUTF8": "1"}
        )
        assert done.returncode == code, done.stderr[-500:]
        if code:
            check_refusal(done.stderr.decode())


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="this system has no such device")
def test_an_endless_device_is_refused(terminal: Terminal) -> None:
    for command in COMMANDS:
        assert "isn’t text" in terminal(command, "/dev/zero", code=2)
