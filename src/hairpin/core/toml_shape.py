"""A linear check of TOML before it is parsed: the standard parser takes quadratic time and memory for long dotted keys.

It knows strings, comments and brackets, and nothing else of the format: whatever it lets pass, the parser still checks.
"""

from __future__ import annotations

import re

LONGEST_LINE = 16_384
MOST_LINES = 4_096
MOST_PARTS = 512  # keys, tables and arrays together
MOST_DOTS = 8  # in one dotted key
MOST_NESTED = 8  # arrays and inline tables within each other

_SIGN = re.compile(r"[\"'#.,=\[\]{}\n]")
_REST_OF_STRING = {
    '"': re.compile(r'(?:[^"\\\n]|\\.)*+"'),
    "'": re.compile(r"[^'\n]*+'"),
    '"""': re.compile(r'(?:[^"\\]|\\.|"(?!""))*+"""(?:""?(?!"))?', re.DOTALL),
    "'''": re.compile(r"(?:[^']|'(?!''))*+'''(?:''?(?!'))?"),
}


def find_excess(text: str) -> str | None:
    """Return why a text is no TOML that anybody would write, or None."""
    lines = text.split("\n")
    if len(lines) > MOST_LINES:
        return f"has {len(lines)} lines; the limit is {MOST_LINES}"
    if max(map(len, lines)) > LONGEST_LINE:
        return f"has a line of {max(map(len, lines))} characters; the limit is {LONGEST_LINE}"
    return _find_excess_of_signs(text)


def _find_excess_of_signs(text: str) -> str | None:
    position = parts = dots = nested = 0
    while found := _SIGN.search(text, position):
        sign, position = found[0], found.end()
        match sign:
            case '"' | "'":
                quotes = sign * 3 if text.startswith(sign * 2, position) else sign
                rest = _REST_OF_STRING[quotes].match(text, found.start() + len(quotes))
                if rest is None:
                    return "has a string without an end"
                position = rest.end()
            case "#":
                end = text.find("\n", position)
                position = len(text) if end < 0 else end
            case ".":
                dots += 1
            case "[" | "{":
                nested += 1
                parts += 1
            case "]" | "}":
                nested -= 1
            case "=":
                parts += 1
        if sign not in ".\"'":
            dots = 0
        if dots > MOST_DOTS:
            return f"has a key of more than {MOST_DOTS + 1} parts"
        if nested > MOST_NESTED:
            return f"is nested more than {MOST_NESTED} deep"
        if parts > MOST_PARTS:
            return f"has more than {MOST_PARTS} keys, tables and arrays"
    return None
