"""`python -m words.style [--at REVISION] [LANGUAGE…]`: findings, and a table of them by language and check."""

from __future__ import annotations

import argparse
import sys
from collections import Counter

from words.messages import LANGUAGES
from words.style.checks import CHECKS, check_language
from words.style.glossary import format_glossary


def main() -> int:
    """Print what was asked for; return whether anything was found."""
    parser = argparse.ArgumentParser(prog="python -m words.style", description=__doc__)
    parser.add_argument("--at", default="", metavar="REVISION", help="the messages of a git revision")
    parser.add_argument("--glossary", action="store_true", help="print the table of docs/translating.md")
    parser.add_argument("--quiet", action="store_true", help="print the table alone")
    parser.add_argument("languages", nargs="*", metavar="LANGUAGE")
    asked = parser.parse_args()
    if asked.glossary:
        sys.stdout.write(format_glossary())
        return 0
    counts: dict[str, Counter[str]] = {}
    for language in asked.languages or LANGUAGES:
        findings = check_language(language, asked.at)
        counts[language] = Counter(finding.check for finding in findings)
        if not asked.quiet:
            sys.stdout.writelines(f"{finding.check}: {finding}\n" for finding in findings)
    sys.stdout.write(format_table(counts))
    return int(any(counts.values()))


def format_table(counts: dict[str, Counter[str]]) -> str:
    """Return a table of findings: one line per language, one column per check."""
    lines = [f"{'':10}" + "".join(f"{check:>12}" for check in (*CHECKS, "all"))]
    for language, found in counts.items():
        numbers = [*(found[check] for check in CHECKS), found.total()]
        lines.append(f"{language:10}" + "".join(f"{number:12}" for number in numbers))
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.exit(main())
