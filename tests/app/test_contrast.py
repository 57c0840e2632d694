"""Every ink can be read on every ground that it is used on: WCAG 2.2, 1.4.3, 4.5 to 1."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

THEME = Path(__file__).resolve().parents[2] / "desktop" / "nightcaller" / "qml" / "Nightcaller" / "Theme"
LEAST = 4.5
APART = 1.6
"""How much lighter one of two neighbours in a bar is, at least, for every eye; to 1."""
Colour = tuple[float, float, float]


def _colours() -> dict[str, str]:
    written = "".join((THEME / name).read_text(encoding="utf-8") for name in ("Theme.qml", "Paint.qml"))
    one = dict(re.findall(r'readonly property color (\w+): "#([0-9a-f]{6,8})"', written))
    many = re.findall(r"readonly property var (\w+): \[(.*)\]", written)
    return one | {
        f"{name}{at}": tone
        for name, tones in many
        for at, tone in enumerate(re.findall("#([0-9a-f]{6})", tones))
    }


COLOURS = _colours()
SKY_BY_NIGHT = tuple(
    f"{part}0" for part in ("zenith", "upperSky", "middleSky", "lowerSky", "horizon", "farHill", "hill")
)
PANES = ("night", "well", "raised", "panelHigh", "panelLow", "plate", "tile", "tileChosen", "tilePressed",
         "coin", "row", "stepNow", "stepOver", "pressed", "chapterLine")  # fmt: skip
PAPER = ("paper", "paperDeep", "paperLit")
GILDING = ("brass", "brassDeep", "brassPressed", "gold", "goldLight")
DANGER = ("danger", "dangerDeep", "dangerPressed", "dangerDeepPressed")
BANDS = ("band", "closingBand", "closingBandDeep", "dawnBandDeep", "dayBand", "dayBandDeep")
ON: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("ink", "inkDim", "inkFaint", "gold", "goldLight", "refusal"), PANES),
    **dict.fromkeys(("inkOnCard", "inkOnCardDim", "headingOnCard", "noteOnCard"), PAPER),
    "inkOnGold": GILDING,
    "inkOnDanger": DANGER,
    "white": BANDS,
}


def rgb(name: str) -> Colour:
    digits = COLOURS[name][-6:]
    return tuple(int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4))  # type: ignore[return-value]


def under(veil: str, ground: Colour) -> Colour:
    """A ground with a veil of some opacity over it."""
    share = int(COLOURS[veil][:2], 16) / 255
    return tuple(share * v + (1 - share) * g for v, g in zip(rgb(veil), ground, strict=True))  # type: ignore[return-value]


def light(colour: Colour) -> float:
    """Relative luminance."""
    r, g, b = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in colour)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one: Colour, other: Colour) -> float:
    high, low = sorted((light(one), light(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("ink", ON)
def test_an_ink_is_read_on_its_grounds(ink: str) -> None:
    faint = {ground: round(contrast(rgb(ink), rgb(ground)), 2) for ground in ON[ink]}
    assert {ground: ratio for ground, ratio in faint.items() if ratio < LEAST} == {}


@pytest.mark.parametrize("ink", ["ink", "inkDim", "inkFaint", "gold"])
def test_what_one_person_reads_is_read_on_the_whole_dimmed_sky(ink: str) -> None:
    """Private pages lie on the night sky under a shade; their small lines stand anywhere on it."""
    faint = {part: round(contrast(rgb(ink), under("skyShade", rgb(part))), 2) for part in SKY_BY_NIGHT}
    assert {part: ratio for part, ratio in faint.items() if ratio < LEAST} == {}


SIDES = ("village", "wolves", "third")
"""Who has won how often, in one bar, in this order; any of them may be missing."""


def tones(function: str) -> dict[str, Colour]:
    """A function's colours by side."""
    written = (THEME / "Paint.qml").read_text(encoding="utf-8")
    (body,) = re.findall(rf"function {function}\(side: string\): color {{\s+return \(\{{(.*?)\}}\)", written)
    return {
        side: tuple(int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4))  # type: ignore[misc]
        for side, digits in re.findall(r'(\w+): "#([0-9a-f]{6})"', body)
    }


def seen_without(cones: str, colour: Colour) -> float:
    """How light a colour is to an eye without these cones (Viénot, Brettel and Mollon 1999)."""
    r, g, b = (part**2.2 for part in colour)
    red = {"red": 0.11238, "green": 0.29275}[cones]
    blue = {"red": 0.00401, "green": -0.02234}[cones]
    both = red * r + (1 - red) * g
    return 0.9278 * both + 0.0722 * max(0.0, b + blue * (r - g))


@pytest.mark.parametrize("eye", ["all", "red", "green"])
def test_sides_beside_each_other_differ_by_more_than_hue(eye: str) -> None:
    sides = tones("side")
    lights = {side: light(sides[side]) if eye == "all" else seen_without(eye, sides[side]) for side in SIDES}
    for one, other in (("village", "wolves"), ("wolves", "third"), ("village", "third")):
        low, high = sorted((lights[one], lights[other]))
        assert (high + 0.05) / (low + 0.05) >= APART, (one, other)


def test_what_is_written_on_a_side_is_read() -> None:
    sides, inks = tones("side"), tones("sideInk")
    assert set(sides) == set(inks) >= set(SIDES)
    assert {
        side: contrast(sides[side], inks[side]) for side in sides if contrast(sides[side], inks[side]) < LEAST
    } == {}
