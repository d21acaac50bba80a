"""A PDF writer for sheets: one page per sheet, of the same size.

Only what these sheets need: filled and stroked paths, clips, and lines of text in fonts that are not embedded.
Equal sheets give equal files.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache, partial
from zlib import compress

from hairpin.press.fonts import LATIN, Font, split_runs
from hairpin.press.paths import Path, rectangle
from hairpin.press.sheet import Layer, Mark, Sheet, Text

POINT = 25.4 / 72  # millimetres
_DRAW = {"M": "m", "L": "l", "C": "c", "Z": "h"}
_CATALOG, _PAGES, _INFO, _HELVETICA, _FIRST = 1, 2, 3, 4, 5


def write_pdf(sheets: Sequence[Sheet], title: str, language: str) -> bytes:
    """Return the document, with viewer preferences to print at 100 % and single-sided."""
    fonts = _list_fonts(sheets, language)
    first = _FIRST + 3 * len(fonts)
    kids = " ".join(f"{first + 2 * number} 0 R" for number in range(len(sheets)))
    bodies = [
        f"<</Type/Catalog/Pages {_PAGES} 0 R/Lang{_quote(language)}"
        "/ViewerPreferences<</PrintScaling/None/Duplex/Simplex/DisplayDocTitle true>>>>".encode(),
        f"<</Type/Pages/Count {len(sheets)}/Kids[{kids}]>>".encode(),
        f"<</Title{_quote(title)}/Producer(Hairpin)>>".encode(),
        b"<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>",
    ]
    names = f"/F {_HELVETICA} 0 R"
    for font in fonts:
        names += f"/{font.key} {len(bodies) + 1} 0 R"
        bodies += _describe(font, len(bodies) + 1)
    for sheet in sheets:
        box = f"[0 0 {_format(sheet.width / POINT, 4)} {_format(sheet.height / POINT, 4)}]"
        bodies.append(
            f"<</Type/Page/Parent {_PAGES} 0 R/MediaBox{box}/Contents {len(bodies) + 2} 0 R"
            f"/Resources<</Font<<{names}>>>>>>".encode()
        )
        stream = compress("\n".join(_draw_sheet(sheet, language)).encode(LATIN), 9)
        bodies.append(b"<</Filter/FlateDecode/Length %d>>\nstream\n%b\nendstream" % (len(stream), stream))
    return _bind(bodies)


def _list_fonts(sheets: Sequence[Sheet], language: str) -> list[Font]:
    """Return the East Asian fonts that the texts need."""
    texts = (text for sheet in sheets for text in sheet.texts)
    fonts = (font for text in texts for font, _ in split_runs(text.words, language))
    return list(dict.fromkeys(font for font in fonts if font))


def _describe(font: Font, number: int) -> Iterator[bytes]:
    """Yield the three objects of a composite font, the first of which has this number; every glyph is 1 em wide."""
    yield (
        f"<</Type/Font/Subtype/Type0/BaseFont/{font.name}-{font.cmap}/Encoding/{font.cmap}"
        f"/DescendantFonts[{number + 1} 0 R]>>".encode()
    )
    collection = f"<</Registry(Adobe)/Ordering({font.ordering})/Supplement {font.supplement}>>"
    yield (
        f"<</Type/Font/Subtype/CIDFontType0/BaseFont/{font.name}/CIDSystemInfo{collection}"
        f"/FontDescriptor {number + 2} 0 R/DW 1000>>".encode()
    )
    yield (
        f"<</Type/FontDescriptor/FontName/{font.name}/Flags 6/FontBBox[0 -120 1000 880]/ItalicAngle 0"
        "/Ascent 880/Descent -120/CapHeight 880/StemV 93>>".encode()
    )


def _quote(text: str) -> str:
    """Return a text outside the pages as a string in UTF-16."""
    return f"<feff{text.encode('utf-16-be').hex()}>"


def _bind(bodies: Sequence[bytes]) -> bytes:
    """Return the objects and, after them, the table of their offsets."""
    file = bytearray(b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n")  # four bytes above 127: a binary file
    places = []
    for number, body in enumerate(bodies, start=1):
        places.append(len(file))
        file += b"%d 0 obj\n%b\nendobj\n" % (number, body)
    table = b"".join(b"%010d 00000 n \n" % begin for begin in places)
    file_end = b"trailer\n<</Size %d/Root %d 0 R/Info %d 0 R>>\nstartxref\n%d\n%%%%EOF\n"
    end = file_end % (len(bodies) + 1, _CATALOG, _INFO, len(file))
    return bytes(file) + b"xref\n0 %d\n0000000000 65535 f \n" % (len(bodies) + 1) + table + end


def _draw_sheet(sheet: Sheet, language: str) -> Iterator[str]:
    # From here on, lengths are millimetres and y grows downwards.
    unit = _format(1 / POINT, 8)
    yield f"{unit} 0 0 -{unit} 0 {_format(sheet.height / POINT, 4)} cm 1 j"
    for layer in sheet.layers:
        yield from _draw_layer(layer)
    yield from map(partial(_draw_text, language=language), sheet.texts)


def _draw_layer(layer: Layer) -> Iterator[str]:
    yield "q"
    if layer.window:
        yield _draw_path(rectangle(layer.window)) + " W n"
    yield f"1 0 0 1 {_format(layer.right)} {_format(layer.down)} cm"
    yield from map(_draw_mark, layer.marks)
    yield "Q"


def _draw_mark(mark: Mark) -> str:
    words = ["q"] if mark.clip or mark.dash else []
    if mark.clip:
        words.append(_draw_path(mark.clip) + " W n")
    if mark.fill:
        words.append(_dye(mark.fill) + " rg")
    if mark.stroke:
        words.append(f"{_dye(mark.stroke)} RG {_format(mark.width)} w")
    if mark.dash:
        words.append(f"[{' '.join(map(_format, mark.dash))}] 0 d")
    words.append(_draw_path(mark.path))
    words.append("B*" if mark.fill and mark.stroke else "f*" if mark.fill else "S")
    return " ".join([*words, "Q"] if mark.clip or mark.dash else words)


def _draw_text(text: Text, language: str) -> str:
    words = ["BT", f"{_dye(text.fill)} rg 1 0 0 -1 {_format(text.x)} {_format(text.y)} Tm"]
    for font, letters in split_runs(text.words, language):
        run = f"<{letters.encode('utf-16-be').hex()}>" if font else f"({_escape(letters)})"
        words.append(f"/{font.key if font else 'F'} {_format(text.size)} Tf {run} Tj")
    return " ".join([*words, "ET"])


def _escape(letters: str) -> str:
    return letters.replace("\\", r"\\").replace("(", r"\(").replace(")", r"\)")


@lru_cache(maxsize=8)  # ground, edge and outline of a space are the same path
def _draw_path(path: Path) -> str:
    return " ".join(
        " ".join([*(f"{_format(x)} {_format(y)}" for x, y in points), _DRAW[letter]]) for letter, points in path
    )


def _dye(colour: str) -> str:
    return " ".join(_format(int(colour[at : at + 2], 16) / 255, 4) for at in (1, 3, 5))


def _format(value: float, decimals: int = 2) -> str:
    text = f"{value:.{decimals}f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text
