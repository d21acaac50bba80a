"""What tests of the command share."""

from __future__ import annotations

import pytest

from cli.command import Terminal


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    """Return the command, run in this process."""
    return Terminal(monkeypatch, capsys)
