"""Running the `hairpin` command, in a process of its own or in this one."""

from __future__ import annotations

import io
import subprocess
import sys
from functools import cache

import pytest
import typer.main

from hairpin.cli import main
from hairpin.words import words

COLUMNS = "200"

read_command = cache(typer.main.get_command)  # parsed once per process


def hairpin(*typed: str, answers: str = "", code: int = 0) -> str:
    """Run the command; return its output, errors last."""
    return "".join(run(*typed, answers=answers, code=code))


def run(*typed: str, answers: str = "", code: int = 0) -> tuple[str, str]:
    """Run the command; return standard output and standard error."""
    command = [sys.executable, "-W", "error", "-m", "hairpin.cli", *typed]
    done = subprocess.run(command, input=answers, capture_output=True, text=True, timeout=600, check=False)
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout, done.stderr


class Terminal:
    """Runs the command in this process, which takes a tenth of the time of a new one."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def __call__(self, *typed: str, answers: str = "", code: int = 0, language: str = "en") -> str:
        """Run the command; return its output, errors last."""
        self.monkeypatch.setattr(sys, "argv", ["hairpin", "--language", language, *typed])
        self.monkeypatch.setattr(sys, "stdin", io.StringIO(answers))
        self.monkeypatch.setenv("COLUMNS", COLUMNS)
        self.monkeypatch.setattr(typer.main, "get_command", read_command)
        with pytest.raises(SystemExit) as ended:
            main()
        compiling = words.say("cli-compiling") + "\n"
        words.speak("en")
        shown = self.capsys.readouterr()
        assert (ended.value.code or 0) == code, shown.out + shown.err
        # Whether the notice of compiling is printed depends on the cache of this machine.
        return shown.out + shown.err.replace(compiling, "")
