"""The git hooks run the commands of `make check`, each for its kind of files."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
HOOKS = (ROOT / ".pre-commit-config.yaml").read_text("utf-8")
PAGE_TOOLS = {"prettier", "eslint", "svelte-check", "page-import-directions"}
PYTHON_TOOLS = {"ruff-format", "ruff-check", "mypy", "import-directions"}


def list_checks() -> list[str]:
    """Return the commands of tools in all rules of the Makefile whose targets begin with `check`."""
    makefile = (ROOT / "Makefile").read_text("utf-8")
    rules = "".join(re.findall(r"^check[a-z-]*:.*\n(?:\t.*\n)*", makefile, re.MULTILINE))
    commands = re.findall(r"(?:\$\(BIN\)/(?!python\b)|\$\(NODE\) npx )[^;&|\\\n\"']*", rules)
    variables = {"$(BIN)": ".venv/bin", "$(NODE)": ".venv/bin/python scripts/node.py"}
    for name, value in variables.items():
        commands = [command.replace(name, value).strip() for command in commands]
    return commands


def find_hooks(path: str) -> set[str]:
    """Return the hooks that run when this file is in a commit."""
    hooks = re.findall(r"- id: (.*)\n(?: {8}.*\n)*? {8}files: (.*)\n", HOOKS)
    return {name for name, pattern in hooks if re.search(pattern, path)}


def test_the_hooks_run_the_commands_of_make_check() -> None:
    assert list_checks()
    assert sorted(re.findall(r"entry: (.*)", HOOKS)) == sorted(list_checks())


@pytest.mark.parametrize(
    ("path", "hooks"),
    [
        ("src/hairpin/core/game.py", PYTHON_TOOLS),
        ("tests/test_hooks.py", PYTHON_TOOLS - {"import-directions"}),
        ("pyproject.toml", PYTHON_TOOLS - {"ruff-format"}),
        ("web/src/main.ts", PAGE_TOOLS),
        ("web/src/App.svelte", PAGE_TOOLS),
        ("web/src/theme.css", PAGE_TOOLS - {"eslint", "page-import-directions"}),
        ("src/hairpin/tracks/sprint.toml", set()),
        ("README.md", set()),
    ],
)
def test_a_hook_runs_for_its_kind_of_files_alone(path: str, hooks: set[str]) -> None:
    assert (ROOT / path).exists()
    assert find_hooks(path) == hooks


def test_the_hooks_fetch_nothing() -> None:
    assert re.findall(r"repo: (.*)", HOOKS) == ["local"]
    assert set(re.findall(r"language: (.*)", HOOKS)) == {"system"}
    assert len(re.findall("language: ", HOOKS)) == len(re.findall("- id: ", HOOKS))
