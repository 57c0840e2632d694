"""The fonts that ship: they draw every message and every name, and they are ours."""

from __future__ import annotations

import unicodedata
from functools import cache
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont
from PySide6.QtGui import QFont, QFontMetricsF, QGuiApplication

from nightcaller.app.fonts import load_type
from nightcaller.resources import shipped
from text.messages import FILES, WHOLE

FONTS = ("NightcallerSans-Regular", "NightcallerSans-Bold", "NightcallerSerif-Bold")
MOST_MEGABYTES = {"NightcallerSans-Regular": 10, "NightcallerSans-Bold": 4, "NightcallerSerif-Bold": 4}


def path(font: str) -> Path:
    """Where a font is."""
    return shipped("assets") / "fonts" / f"{font}.otf"


@cache
def characters(font: str) -> frozenset[int]:
    """Everything that a font can draw."""
    return frozenset(TTFont(path(font), lazy=True).getBestCmap())


def not_drawn(font: str, text: str) -> str:
    """The characters that would come from another font or as a box."""
    visible = sorted({sign for sign in text if not unicodedata.category(sign).startswith(("Z", "C"))})
    return "".join(sign for sign in visible if ord(sign) not in characters(font))


@pytest.mark.parametrize("font", FONTS)
@pytest.mark.parametrize("language", WHOLE)
def test_every_message_can_be_drawn_in_every_font(language: str, font: str) -> None:
    for name in FILES:
        source = (shipped("i18n") / language / name).read_text(encoding="utf-8")
        assert not_drawn(font, source) == "", name


def test_names_outside_the_common_characters_can_be_drawn() -> None:
    assert (
        not_drawn("NightcallerSans-Regular", "喆玥祎昊曦薇彧翀旻婳 Zoë Ñandú Ærø Straße Chloé Nǐ Hǎo") == ""
    )


@pytest.mark.parametrize("font", FONTS)
def test_the_signs_of_the_screens_can_be_drawn(font: str) -> None:
    assert not_drawn(font, "★☆✓→←↑↓●○▲▼◆◇×÷±½①②③…·•“”‘’—–「」《》、。，！？：；（）") == ""


@pytest.mark.parametrize("font", FONTS)
def test_the_family_is_ours(font: str) -> None:
    """A renamed family proves that no font of the system stands in, and the licence asks for it."""
    names = TTFont(path(font), lazy=True)["name"]
    family, style = font.split("-")
    assert names.getDebugName(1) == family.replace("Nightcaller", "Nightcaller ")
    assert names.getDebugName(2) == style
    assert names.getDebugName(6) == font
    assert "Adobe" in names.getDebugName(0), "the copyright of the source stays"
    assert "Open Font License" in names.getDebugName(13)


@pytest.mark.parametrize("family", ["Nightcaller Sans", "Nightcaller Serif"])
def test_signs_that_are_wide_in_chinese_tear_no_holes_into_english(
    qapp: QGuiApplication, family: str
) -> None:
    load_type()
    font = QFont(family, weight=QFont.Weight.Bold)
    font.setPixelSize(100)
    metrics = QFontMetricsF(font)

    def width(sign: str, before: str, after: str) -> float:
        return metrics.horizontalAdvance(before + sign + after) - metrics.horizontalAdvance(before + after)

    for sign in "“”‘’":
        assert width(sign, "see", "now") < 60
        assert width(sign, "看看", "现在") > 90
    assert width("·", "see ", " now") < 60


def test_the_fonts_are_small_and_have_their_licence() -> None:
    assert {file.stem for file in (shipped("assets") / "fonts").glob("*.otf")} == set(FONTS)
    for font, most in MOST_MEGABYTES.items():
        assert path(font).stat().st_size < most * 1e6
    licence = (shipped("assets") / "fonts" / "OFL.txt").read_text(encoding="utf-8")
    assert "SIL OPEN FONT LICENSE Version 1.1" in licence
