"""The `hairpin` command. What Hairpin refuses is printed as one line."""

from __future__ import annotations

import sys

from hairpin.cli import analyse as analyse  # their commands join the app
from hairpin.cli import ladder as ladder
from hairpin.cli import tables as tables
from hairpin.cli.commands import app
from hairpin.cli.compile_notice import announce_compiling
from hairpin.cli.output import open_output
from hairpin.core.compiler import needing_compiler
from hairpin.core.errors import HairpinError
from hairpin.games import list_kits
from hairpin.words import words

for kit in list_kits().values():
    if kit.commands:
        kit.commands.load()(app)


def main() -> None:
    """Run the command line; a refusal ends with its message and exit code 2."""
    open_output()
    try:
        with announce_compiling(), needing_compiler():
            app()
    except HairpinError as error:
        sys.stderr.write(f"hairpin: {words.say_error(error)}\n")
        sys.exit(2)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(1)
