#!/usr/bin/env python3
"""Write tests/words/books.bin from rule books: `book_runs.py BOOK.txt …`; the books themselves stay where they are.

A book is plain text in any of the languages, or in several. See tests/words/style/nearness.py for what is stored.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from words.style.nearness import FILE, HAN, HANGUL, LATIN, cut, hash_runs  # noqa: E402


def main() -> None:
    """Read the books that the command line names and write the hashes of their runs."""
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    runs: set[bytes] = set()
    for name in sys.argv[1:]:
        # Lines end anywhere in a printed book, also within a word.
        book = re.sub(r"(?<=\w)-\n(?=\w)", "", Path(name).read_text("utf-8"))
        for script in (LATIN, HAN, HANGUL):
            for sentence in cut(book, script):
                runs.update(hash_runs(sentence, script))
    FILE.write_bytes(b"".join(sorted(runs)))
    print(f"{len(runs)} runs in {FILE.relative_to(ROOT)}, {FILE.stat().st_size} bytes")


if __name__ == "__main__":
    main()
