"""The `hairpin` command: race, replay, simulate, look at boards. It says what went wrong in one line."""

from __future__ import annotations

import sys

from hairpin.cli import ladder as ladder
from hairpin.cli.commands import app
from hairpin.cli.monza import design as design  # its command joins the app
from hairpin.cli.monza import printing as printing
from hairpin.cli.monza import solving as solving
from hairpin.cli.monza import study as study
from hairpin.cli.output import open_output
from hairpin.cli.patience import announce_compiling
from hairpin.core.compiler import needing_compiler
from hairpin.core.errors import HairpinError
from hairpin.words import words


def main() -> None:
    """Run the command line; what Hairpin refuses ends with its sentence and exit code 2."""
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
