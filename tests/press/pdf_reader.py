"""A PDF reader for tests: cross-reference table, objects, streams, and the drawing of each page in millimetres."""

from __future__ import annotations

import re
import zlib
from typing import NamedTuple

Point = tuple[float, float]
Matrix = tuple[float, float, float, float, float, float]
POINT = 25.4 / 72  # mm
_OBJECT = re.compile(rb"(\d+) 0 obj\n(.*?)\nendobj\n", re.DOTALL)
_WORD = re.compile(r"\((?:\\.|[^\\)])*\)|\[[^\]]*\]|/\w+|[^\s\[\]()]+")


class Drawn(NamedTuple):
    """A painted path: its points on the page, control points included, and its paint."""

    points: tuple[Point, ...]
    fill: str
    stroke: str
    width: float


class PdfFont(NamedTuple):
    """A font that is not embedded: its name and encoding, and a composite one's character collection."""

    name: str
    encoding: str
    collection: str = ""


class PdfPage(NamedTuple):
    """A page: its size in millimetres, what is drawn and written on it, and the fonts of each text, run by run."""

    width: float
    height: float
    drawn: tuple[Drawn, ...]
    texts: tuple[str, ...]
    fonts: tuple[tuple[PdfFont, ...], ...]


class Document(NamedTuple):
    """A file: its title, its pages and its catalog."""

    title: str
    pages: tuple[PdfPage, ...]
    catalog: str


def read_pdf(content: bytes) -> Document:
    """Parse a file; fail if it is invalid."""
    assert content.startswith(b"%PDF-1.")
    end = re.search(rb"trailer\n<<(.*?)>>\nstartxref\n(\d+)\n%%EOF\n$", content, re.DOTALL)
    assert end
    objects = _read_objects(content, int(end[2]))
    facts = end[1].decode()
    assert int(_find(r"/Size (\d+)", facts)) == len(objects) + 1
    catalog = objects[int(_find(r"/Root (\d+) 0 R", facts))].decode()
    info = objects[int(_find(r"/Info (\d+) 0 R", facts))].decode()
    tree = objects[int(_find(r"/Pages (\d+) 0 R", catalog))].decode()
    kids = [int(kid) for kid in re.findall(r"(\d+) 0 R", _find(r"/Kids\[(.*?)\]", tree))]
    assert int(_find(r"/Count (\d+)", tree)) == len(kids)
    title = bytes.fromhex(_find(r"/Title<([0-9a-f]*)>", info)).decode("utf-16")
    return Document(title, tuple(_read_page(objects, kid) for kid in kids), catalog)


def _find(pattern: str, text: str) -> str:
    found = re.search(pattern, text)
    assert found, f"{pattern} is not in {text[:200]}"
    return found[1]


def _read_objects(content: bytes, at: int) -> dict[int, bytes]:
    """Return the objects of the cross-reference table; each must begin exactly at its offset."""
    head = re.compile(rb"xref\n0 (\d+)\n").match(content, at)
    assert head
    objects = {}
    for number in range(1, int(head[1])):
        line = content[head.end() + 20 * number : head.end() + 20 * number + 20]
        assert re.fullmatch(rb"\d{10} 00000 n \n", line)
        found = _OBJECT.match(content, int(line[:10]))
        assert found
        assert int(found[1]) == number
        objects[number] = found[2]
    return objects


def _read_page(objects: dict[int, bytes], number: int) -> PdfPage:
    page = objects[number].decode()
    box = [float(word) for word in _find(r"/MediaBox\[(.*?)\]", page).split()]
    assert box[:2] == [0, 0]
    named = re.findall(r"(/\w+) (\d+) 0 R", _find(r"/Font<<(.*?)>>", page))
    fonts = {name: _read_font(objects, int(number)) for name, number in named}
    body = objects[int(_find(r"/Contents (\d+) 0 R", page))]
    head, _, rest = body.partition(b"\nstream\n")
    length = int(_find(r"/Length (\d+)", head.decode()))
    assert rest[length:] == b"\nendstream"
    drawn, runs = _follow(zlib.decompress(rest[:length]).decode("cp1252"), box[3], fonts)
    texts = tuple("".join(letters for letters, _ in text) for text in runs)
    used = tuple(tuple(font for _, font in text) for text in runs)
    assert {font for text in used for font in text} <= set(fonts.values())
    return PdfPage(box[2] * POINT, box[3] * POINT, drawn, texts, used)


def _read_font(objects: dict[int, bytes], number: int) -> PdfFont:
    font = objects[number].decode()
    name, encoding = _find(r"/BaseFont/([\w-]+)", font), _find(r"/Encoding/([\w-]+)", font)
    if "/Subtype/Type0" not in font:
        assert (name, encoding) == ("Helvetica", "WinAnsiEncoding")
        return PdfFont(name, encoding)
    child = objects[int(_find(r"/DescendantFonts\[(\d+) 0 R\]", font))].decode()
    plain = _find(r"/BaseFont/([\w-]+)", child)
    assert name == f"{plain}-{encoding}"
    assert "/Subtype/CIDFontType0" in child
    assert "/DW 1000" in child
    descriptor = objects[int(_find(r"/FontDescriptor (\d+) 0 R", child))].decode()
    assert _find(r"/FontName/([\w-]+)", descriptor) == plain
    return PdfFont(plain, encoding, _find(r"/Registry\(Adobe\)/Ordering\((\w+)\)", child))


def _follow(
    program: str, height: float, fonts: dict[str, PdfFont]
) -> tuple[tuple[Drawn, ...], list[list[tuple[str, PdfFont]]]]:
    """Run the content stream of a page; clips are ignored."""
    drawn: list[Drawn] = []
    texts: list[list[tuple[str, PdfFont]]] = []
    font = PdfFont("", "")
    points: list[Point] = []
    words: list[str] = []
    state: tuple[Matrix, str, str, float] = ((1, 0, 0, 1, 0, 0), "#000000", "#000000", 1)
    kept: list[tuple[Matrix, str, str, float]] = []
    for word in _WORD.findall(program):
        matrix, fill, stroke, width = state
        if word in ("q", "Q"):
            state = kept.pop() if word == "Q" else state
            kept += [state] if word == "q" else []
        elif word == "cm":
            state = (_multiply([float(number) for number in words], matrix), fill, stroke, width)
        elif word in ("m", "l", "c"):
            numbers = [float(number) for number in words]
            for x, y in zip(numbers[::2], numbers[1::2], strict=True):
                a, b, c, d, e, f = matrix
                points.append(((a * x + c * y + e) * POINT, (height - b * x - d * y - f) * POINT))
        elif word == "rg":
            state = (matrix, _dye(words), stroke, width)
        elif word == "RG":
            state = (matrix, fill, _dye(words), width)
        elif word == "w":
            state = (matrix, fill, stroke, float(words[-1]))
        elif word in ("f*", "S", "B*", "n"):
            if word != "n":
                drawn.append(
                    Drawn(tuple(points), fill * (word != "S"), stroke * (word != "f*"), width * (word != "f*"))
                )
            points = []
        elif word == "BT":
            texts.append([])
        elif word == "Tf":
            font = fonts[words[-2]]
        elif word == "Tj":
            texts[-1].append((_read_letters(words[-1], font), font))
        elif word not in ("h", "W", "d", "j", "ET", "Tm"):
            words.append(word)
            continue
        words = []
    assert not kept, "a q without its Q"
    return tuple(drawn), texts


def _read_letters(word: str, font: PdfFont) -> str:
    if font.collection:
        return bytes.fromhex(word[1:-1]).decode("utf-16-be")
    return re.sub(r"\\(.)", r"\1", word[1:-1])


def _multiply(one: list[float], by: Matrix) -> Matrix:
    a, b, c, d, e, f = one
    g, h, i, j, k, m = by
    return (a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + k, e * h + f * j + m)


def _dye(words: list[str]) -> str:
    return "#" + "".join(f"{round(255 * float(word)):02x}" for word in words)
