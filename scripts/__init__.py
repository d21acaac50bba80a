"""Commands that install Hairpin, build its page, and write generated files; see `make`."""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 -- may be run by an old Python
    sys.exit("Hairpin needs Python 3.11 or newer, this is " + sys.version.split()[0])
