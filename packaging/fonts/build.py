"""Build the fonts that ship: subsets of Noto CJK under names of their own, so that a test can tell.

Needs fontTools and Debian's packages fonts-noto-cjk and fonts-noto-cjk-extra. Run it from anywhere:
`python packaging/fonts/build.py`. The results are in `assets/fonts` and are committed.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTCollection, TTFont

SOURCE = Path("/usr/share/fonts/opentype/noto")
TARGET = Path(__file__).resolve().parents[2] / "assets" / "fonts"

LATIN = [
    *range(0x20, 0x7F),
    *range(0xA0, 0x180),
    *range(0x2010, 0x2028),
    0x2030,
    0x2032,
    0x2033,
    0x2039,
    0x203A,
]
SYMBOLS = [ord(sign) for sign in "★☆✓→←↑↓↻●○▲▼◆◇■□◐◑…·•×÷±½⅓¼¾€£¥№℃①②③④⑤⑥⑦⑧⑨⑩♂♀"]
CJK_PUNCTUATION = [*range(0x3000, 0x3020), *range(0xFF01, 0xFF61), 0xFFE5]


def encodable(codec: str, lead: range, trail: range) -> set[int]:
    """Every character that a double-byte code can write."""
    found: set[int] = set()
    for first in lead:
        for second in trail:
            try:
                found.add(ord(bytes((first, second)).decode(codec)))
            except (UnicodeDecodeError, TypeError):
                continue
    return found


def gbk() -> set[int]:
    """GBK: names such as 喆 玥 祎 are outside GB2312."""
    return {c for c in encodable("gbk", range(0x81, 0xFF), range(0x40, 0xFF)) if not 0xE000 <= c < 0xF900}


def gb2312() -> set[int]:
    """GB2312, both levels."""
    return encodable("gb2312", range(0xA1, 0xF8), range(0xA1, 0xFF))


def gb2312_level_1() -> set[int]:
    """The 3,755 commonest characters."""
    return encodable("gb2312", range(0xB0, 0xD8), range(0xA1, 0xFF))


@dataclass(frozen=True)
class Cut:
    """One font to build: a face of a collection and the characters to keep."""

    source: str
    face: str
    family: str
    style: str
    characters: frozenset[int]


CUTS = (
    Cut("NotoSansCJK-Regular.ttc", "Noto Sans CJK SC", "Nightcaller Sans", "Regular", frozenset(gbk())),
    Cut("NotoSansCJK-Bold.ttc", "Noto Sans CJK SC", "Nightcaller Sans", "Bold", frozenset(gb2312())),
    Cut(
        "NotoSerifCJK-Bold.ttc", "Noto Serif CJK SC", "Nightcaller Serif", "Bold", frozenset(gb2312_level_1())
    ),
)


def build(cut: Cut) -> Path:
    """Cut, rename and write one font."""
    collection = TTCollection(SOURCE / cut.source, lazy=True)
    font: TTFont = next(f for f in collection.fonts if f["name"].getDebugName(1).startswith(cut.face))
    options = subset.Options()
    options.layout_features = ["kern", "liga", "locl", "palt", "vert"]
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.hinting = False
    options.desubroutinize = False
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes={*cut.characters, *LATIN, *SYMBOLS, *CJK_PUNCTUATION})
    cutter.subset(font)
    postscript = f"{cut.family.replace(' ', '')}-{cut.style}"
    names = {1: cut.family, 2: cut.style, 3: postscript, 4: f"{cut.family} {cut.style}", 6: postscript}
    table = font["name"]
    for number, text in names.items():
        table.removeNames(nameID=number)
        table.setName(text, number, 3, 1, 0x409)
    for number in (16, 17):
        table.removeNames(nameID=number)
    if "CFF " in font:
        font["CFF "].cff.fontNames = [postscript]
    target = TARGET / f"{postscript}.otf"
    font.save(target)
    return target


if __name__ == "__main__":
    TARGET.mkdir(parents=True, exist_ok=True)
    for cut in CUTS:
        path = build(cut)
        print(path.name, f"{path.stat().st_size / 1e6:.1f} MB")  # noqa: T201
