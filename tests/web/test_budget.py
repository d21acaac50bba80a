"""Size of the page: compressed scripts and styles of the first visit, and of each chunk that is loaded on demand."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest
from scripts.page import PAGE

BUDGET_BYTES = 110_000
CHUNK_BYTES = 40_000
CHUNKS = (
    "TablePage",
    "LinkTrouble",
    "Lobby",
    "Race",
    "MonzaRace",
    "MemoRace",
    "PlainRace",
    "Podium",
    "PictureDialog",
    "MomentPicture",
    "Lesson",
    "LessonChooser",
    "lesson-tables",
    "Rules",
    "drawings",
    "FreePlay",
    "Workshop",
    "qr",
    "boards",
    "Nowhere",
    "pieces",
    "Coach",
    "FairStart",
    "History",
    "BestPicture",
    "ReceiptDialog",
    "TableReceipt",
    "PracticeLine",
    "PracticeEnd",
    "Replay",
    "DropHint",
    "replay",
)
# The rooms whose messages are loaded with a chunk.
WORDS: dict[str, tuple[str, ...]] = {
    "pieces": ("live",),
    "Coach": ("live",),
    "FairStart": ("live",),
    "History": ("history",),
    "ReceiptDialog": ("receipt",),
    "TableReceipt": ("receipt",),
    "PracticeLine": ("receipt",),
    "PracticeEnd": ("receipt",),
    "Replay": ("replay",),
    "DropHint": ("replay",),
}
LANGUAGES = {file.stem for file in (PAGE.parents[1] / "words").glob("*.ftl")}


def compressed_size(file: Path) -> int:
    return len(gzip.compress(file.read_bytes(), compresslevel=6, mtime=0))


def first_visit() -> set[Path]:
    """Return the files that index.html names, and the files that these import statically."""
    return follow(set(re.findall(r'="/assets/([^"]+\.(?:js|css))"', (PAGE / "index.html").read_text("utf-8"))))


def follow(queue: set[str]) -> set[Path]:
    """Return these files and all files that they import statically."""
    found: set[Path] = set()
    while queue:
        file = PAGE / "assets" / queue.pop()
        found.add(file)
        if file.suffix == ".js":
            named = re.findall(r'(?:^|[;}\n])(?:import|export)[^;()]*?"\./([^"]+\.js)"', file.read_text("utf-8"))
            queue |= {name for name in named if PAGE / "assets" / name not in found}
    return found


def test_the_first_visit_with_one_language_stays_within_the_budget() -> None:
    """Each language is a separate file; only the largest one counts."""
    words = {file.name: compressed_size(file) for file in languages()}
    main = {file.name: compressed_size(file) for file in first_visit()}
    assert len(words) == len(LANGUAGES), f"not one file for each language: {sorted(words)}"
    assert any(name.endswith(".css") for name in main)
    assert any(name.endswith(".js") for name in main)
    assert sum(main.values()) + max(words.values()) <= BUDGET_BYTES, {**main, **words}


@pytest.mark.parametrize("chunk", CHUNKS)
def test_a_lazy_chunk_stays_within_its_budget(chunk: str) -> None:
    """Files of the first visit do not count; files that several chunks share count in each of them."""
    scripts = list((PAGE / "assets").glob(f"{chunk}-*.js"))
    assert scripts, f"{chunk} has no chunk of its own"
    for script in scripts:
        files = follow({script.name}) | set((PAGE / "assets").glob(f"{chunk}-*.css"))
        sizes = {file.name: compressed_size(file) for file in files - first_visit() - languages() - room_words()}
        words = [max(map(compressed_size, room_words(room))) for room in WORDS.get(chunk, ())]
        assert sum(sizes.values()) + sum(words) <= CHUNK_BYTES, (sizes, words)


def test_every_script_belongs_to_the_first_visit_or_to_a_lazy_chunk() -> None:
    files = {file for file in (PAGE / "assets").iterdir() if file.suffix == ".js"}
    chunks = {
        file for chunk in CHUNKS for file in follow({script.name for script in (PAGE / "assets").glob(f"{chunk}-*.js")})
    }
    assert files - first_visit() - languages() - room_words() <= chunks


def test_the_messages_of_every_room_are_loaded_with_a_chunk() -> None:
    named = {room for rooms in WORDS.values() for room in rooms}
    assert room_words() == set().union(*map(room_words, named))
    assert all(len(room_words(room)) == len(LANGUAGES) for room in named)


def room_words(room: str = "*") -> set[Path]:
    """Return the files with the messages of a room, or of all of them: one for each language."""
    return set((PAGE / "assets").glob(f"words-{room}-*.js"))


def languages() -> set[Path]:
    return {file for file in (PAGE / "assets").glob("*.js") if file.name.partition("-")[0] in LANGUAGES}
