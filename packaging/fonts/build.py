"""Build the fonts that ship: subsets of Noto CJK under names of their own, so that a test can tell.

Needs fontTools and Debian's packages fonts-noto-cjk and fonts-noto-cjk-extra. Run it from anywhere:
`python packaging/fonts/build.py`. The results are in `assets/fonts` and are committed.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from fontTools import subset
from fontTools.otlLib.builder import buildLookup, buildSingleSubstSubtable
from fontTools.ttLib import TTCollection, TTFont
from fontTools.ttLib.tables import otTables

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
NARROW_IN_LATIN = [ord(sign) for sign in "“”‘’·"]
"""Signs that are as wide as a character in Chinese text, and must not be in English text."""
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


RARE_IN_TEXT = {ord(sign) for sign in "冥匕崽谕魅"}
"""Characters of the messages that are not among the commonest."""


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
        "NotoSerifCJK-Bold.ttc",
        "Noto Serif CJK SC",
        "Nightcaller Serif",
        "Bold",
        frozenset(gb2312_level_1() | RARE_IN_TEXT),
    ),
)


def face(collection: TTCollection, name: str) -> TTFont:
    """A face of a collection; all of them share their glyphs."""
    return next(font for font in collection.fonts if font["name"].getDebugName(1).startswith(name))


def narrow_in_latin(font: TTFont, narrow: dict[str, str]) -> None:
    """Let text in Latin script have narrow forms: a wide “ tears a hole into an English sentence.

    Args:
        narrow: wide glyph -> narrow glyph.
    """
    rule = buildLookup([buildSingleSubstSubtable(narrow)])
    table = font["GSUB"].table
    table.LookupList.Lookup.append(rule)
    feature = otTables.FeatureRecord()
    feature.FeatureTag = "ccmp"
    feature.Feature = otTables.Feature()
    feature.Feature.FeatureParams = None
    feature.Feature.LookupListIndex = [len(table.LookupList.Lookup) - 1]
    table.FeatureList.FeatureRecord.append(feature)
    (latin,) = (record.Script for record in table.ScriptList.ScriptRecord if record.ScriptTag == "latn")
    for system in (latin.DefaultLangSys, *(record.LangSys for record in latin.LangSysRecord)):
        system.FeatureIndex.append(len(table.FeatureList.FeatureRecord) - 1)


def build(cut: Cut) -> Path:
    """Cut, rename and write one font."""
    collection = TTCollection(SOURCE / cut.source, lazy=True)
    font = face(collection, cut.face)
    wide = font.getBestCmap()
    # The Japanese face has the narrow forms where the Chinese one has the wide ones.
    proportional = face(collection, cut.face.replace(" SC", " JP")).getBestCmap()
    narrow = {wide[sign]: proportional[sign] for sign in NARROW_IN_LATIN if wide[sign] != proportional[sign]}
    options = subset.Options()
    options.layout_features = ["kern", "liga", "locl", "palt", "vert"]
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.hinting = False
    options.desubroutinize = False
    cutter = subset.Subsetter(options)
    cutter.populate(
        unicodes={*cut.characters, *LATIN, *SYMBOLS, *CJK_PUNCTUATION}, glyphs=set(narrow.values())
    )
    cutter.subset(font)
    narrow_in_latin(font, narrow)
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
    font.recalcTimestamp = False
    target = TARGET / f"{postscript}.otf"
    font.save(target)
    return target


if __name__ == "__main__":
    TARGET.mkdir(parents=True, exist_ok=True)
    for cut in CUTS:
        path = build(cut)
        print(path.name, f"{path.stat().st_size / 1e6:.1f} MB")  # noqa: T201
