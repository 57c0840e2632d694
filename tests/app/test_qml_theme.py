"""Colours and sizes live in the theme: a screen that wants one of its own gives it a name there first.

And what holds of the text of every QML file: its lines, and ids that stay whole.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import nightcaller

QML = Path(nightcaller.__file__).parent / "qml"
SCREENS = sorted(path for path in QML.rglob("*.qml") if path.parent.name != "Theme")
THEME = sorted(QML.rglob("Theme/*.qml"))
COMMENT = re.compile(r"(?<!:)//.*")
DRAWING = re.compile(r'"M [^"]*"')
"""The path of a shape: it is full of numbers and of no sizes."""

OWN_COLOUR = re.compile(
    r'"#[0-9a-fA-F]{3,8}"|Qt\.(?:rgba|hsla|hsva|color|lighter|darker|tint)\('
    r'|[cC]olor: *"(?!transparent")[a-z]+"'
)
MEASURES = (
    "width height radius spacing padding margins leftMargin rightMargin topMargin bottomMargin implicitWidth "
    "implicitHeight pixelSize letterSpacing strokeWidth"
)
OWN_SIZE = re.compile(
    rf"(?<![\w.])(?:font\.)?(?:{'|'.join(MEASURES.split())}): *(\d+(?:\.\d+)?) *(?=[;}}\n]|$)"
)
TEXT = re.compile(r"(?<![\w.])(?:T\.)?(?:Text|Label) *\{")
POINT_SIZE = re.compile(r"\bpointSize\b")
HAIR = 1.0
"""A pixel is no size: what keeps its place in a column, and a rim that must not vanish."""
WINDOW = {("Main.qml", 1280.0), ("Main.qml", 800.0)}
"""The size for which the theme's measures are given."""


def lines(path: Path) -> list[str]:
    """The lines of a file without remarks and drawings."""
    return [
        DRAWING.sub('""', COMMENT.sub("", line)) for line in path.read_text(encoding="utf-8").splitlines()
    ]


@pytest.mark.parametrize("path", SCREENS, ids=lambda path: path.name)
def test_it_has_no_colour_of_its_own(path: Path) -> None:
    assert [line.strip() for line in lines(path) if OWN_COLOUR.search(line)] == []


def test_a_line_is_measured_in_the_font_that_draws_it() -> None:
    """Display text may hold a name that the serif cannot draw: in another family it would wrap."""
    measuring = re.compile(r"(?:Font|Text)Metrics\s*\{[^{}]*(?:\{[^{}]*\})?[^{}]*\}")
    found = [(path, match[0]) for path in SCREENS for match in measuring.finditer(path.read_text("utf-8"))]
    assert len(found) > 10
    assert [path.name for path, text in found if "Theme.serif" in text] == []


@pytest.mark.parametrize("path", SCREENS, ids=lambda path: path.name)
def test_it_has_no_size_of_its_own(path: Path) -> None:
    """What is no share of something else is given in `Theme.u`, `Theme.px`, `Theme.line` or `Theme.type`."""
    found = [(float(match[1]), line) for line in lines(path) for match in OWN_SIZE.finditer(line)]
    assert [line for size, line in found if size > HAIR and (path.name, size) not in WINDOW] == []
    assert not [line for line in lines(path) if POINT_SIZE.search(line)]


@pytest.mark.parametrize("path", SCREENS, ids=lambda path: path.name)
def test_its_text_is_shown_as_it_was_written(path: Path) -> None:
    """Qt takes what looks like HTML for HTML: a card's name in somebody's file could fetch a picture."""
    text = "\n".join(lines(path))
    guessed = []
    for found in TEXT.finditer(text):
        depth, end = 1, found.end()
        while depth:
            depth += {"{": 1, "}": -1}.get(text[end], 0)
            end += 1
        block = text[found.start() : end]
        guessed += [block] if "textFormat: Text." not in block or "Text.AutoText" in block else []
    assert guessed == []


def test_every_colour_of_the_theme_is_used() -> None:
    named = {
        name for path in THEME for name in re.findall(r"property (?:color|var) (\w+):", path.read_text())
    }
    written = "\n".join(line for path in (*SCREENS, *THEME) for line in lines(path))
    used = set(re.findall(r"(?:Theme|Paint)\.(\w+)", written))
    assert named - used == set()


@pytest.mark.parametrize(
    ("line", "own"),
    [
        ('color: "#fff"', True),
        ("color: Qt.darker(Theme.gold, 1.2)", True),
        ('strokeColor: "red"', True),
        ('color: "transparent"', False),
        ("color: Theme.gold", False),
        ('// "#fff" it was once', False),
    ],
)
def test_what_counts_as_a_colour(line: str, own: bool) -> None:
    assert bool(OWN_COLOUR.search(COMMENT.sub("", line))) is own


@pytest.mark.parametrize(
    ("line", "own"),
    [
        ("width: 12", True),
        ("font.pixelSize: 14", True),
        ("Item { height: 8; visible: true }", True),
        ("height: 8 * Theme.u", False),
        ("width: parent.width * 0.3", False),
        ("Theme.line(2)", False),
    ],
)
def test_what_counts_as_a_size(line: str, own: bool) -> None:
    assert bool(OWN_SIZE.search(line)) is own


LONGEST_LINE = 120
TAKEN_APART = re.compile(
    r"""lastIndexOf\("\."\)|split\("\."\)|replace\(/\[\._\]|replace\("_"|includes\("\."\)"""
)


def test_lines_are_short_enough() -> None:
    assert [
        f"{path.name}:{number}"
        for path in (*SCREENS, *THEME)
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if len(DRAWING.sub('""', line)) > LONGEST_LINE
    ] == []


def test_no_id_is_taken_apart() -> None:
    """`Words.idOf` and `Words.kindOf` know how ids become message ids and emblems."""
    assert [
        f"{path.name}: {line.strip()}"
        for path in (*SCREENS, *THEME)
        for line in path.read_text(encoding="utf-8").splitlines()
        if TAKEN_APART.search(line)
    ] == []


EITHER = re.compile(r"\?\s*Words\.sayIn\([^?]*\)\s*:\s*Words\.(?:first|say|lines)\(")


def test_whose_language_a_text_is_in_is_said_once() -> None:
    """`Words.hers` knows it: a seat's own language, else the table's."""
    found = {path.name: EITHER.findall(path.read_text(encoding="utf-8")) for path in SCREENS}
    assert {name: either for name, either in found.items() if either} == {}


def test_what_counts_as_her_language_or_the_tables() -> None:
    assert EITHER.search('a !== "" ? Words.sayIn(a, id, { n: 1 })\n    : Words.say(id, { n: 1 })')


@pytest.mark.parametrize(
    "line",
    [
        'kind: role.slice(role.lastIndexOf(".") + 1)',
        'text: Words.say("role-" + role.replace(/[._]/g, "-"))',
        'text: Words.say("ui-pass-" + vm.purpose.replace("_", "-"))',
        'kind: root.role.split(".").pop()',
    ],
)
def test_what_counts_as_taken_apart(line: str) -> None:
    assert TAKEN_APART.search(line)
