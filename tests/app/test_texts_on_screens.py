"""Texts of the set-up screens: all there in both languages, none cut off, none in the code."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import nightcaller
from nightcaller.text import LANGUAGES, Catalogue
from parts import whole

Opened = Callable[..., tuple[Any, Any]]

PACKAGE = Path(nightcaller.__file__).parent
SCREENS = ("Home", "Players", "Books", "Deck", "HouseRules", "Settings", "Handbook", "Evenings", "Paper")
COMPUTED = (
    "ui-players-group-weekday-",
    "ui-books-hard-",
    "ui-find-hard-",
    "ui-minutes-",
    "ui-settings-volume-",
)
"""Beginnings of ids whose end is a number, or the name of a page or of a sound."""
EVERY = whole("sizes")
"""Every look. Without it: what `test_every_screen_is_whole` does not look at, two languages at once and an
upright window, in the smallest and the largest letters."""
UPRIGHT = (800, 1280)
LOOKS = [
    (languages, size, scale)
    for languages in (("en",), ("zh-CN",), ("zh-CN", "en"))
    for size in ((1280, 800), (1024, 600), UPRIGHT)
    for scale in (1.0, 1.5, 2.0, 3.0)
    if EVERY or (scale in {1.0, 3.0} and (len(languages) > 1 or size == UPRIGHT))
]
_BEGUN = re.compile(r"""idOf\(["'][a-z0-9-]+["'],""")
"""The beginning of an id whose end the phrasebook adds."""
_ID = re.compile(r"""["']((?:ui|error)-[a-z0-9-]+(?:\.[a-z]+)?)["']""")


def used() -> set[str]:
    sources = [
        path
        for folder in ("qml", "viewmodels", "app")
        for path in (PACKAGE / folder).rglob("*")
        if path.suffix in {".qml", ".py"}
    ]
    files = [PACKAGE / "settings.py", PACKAGE / "collection.py"]
    texts = [path.read_text("utf-8") for path in [*sources, *files]]
    # without comments, and without the beginnings of ids that are put together
    lines = [line for text in texts for line in text.splitlines() if not line.strip().startswith(("//", "#"))]
    whole = (_BEGUN.sub("", line) for line in lines)
    return {name for line in whole for name in _ID.findall(line) if not name.endswith("-")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_a_screen_asks_for_exists(catalogue: Catalogue, language: str) -> None:
    missing = {name for name in used() if not catalogue.has(language, name)}
    assert not missing


def test_no_message_of_the_set_up_screens_is_left_over() -> None:
    folder = PACKAGE.parents[1] / "i18n" / "en"
    texts = "".join((folder / name).read_text("utf-8") for name in ("ui.ftl", "decks.ftl"))
    written = set(re.findall(r"^((?:ui|error)-[a-z0-9-]+) =", texts, re.MULTILINE))
    computed = {name for name in written if name.startswith(COMPUTED)}
    assert written - computed - {name.partition(".")[0] for name in used()} == set()


def test_no_screen_has_words_of_its_own() -> None:
    words = re.compile(
        r"\b(?:text|title|about|hint|yes|no|message):\s*\"[^\"]*[A-Za-z\u4e00-\u9fff]{2,}[^\"]*\""
    )
    found = [
        f"{path.name}: {match}"
        for path in (PACKAGE / "qml").rglob("*.qml")
        if path.name != "GalleryScreen.qml"
        for match in words.findall(path.read_text("utf-8"))
    ]
    # the window's title is the product's name in both languages, for the task bar
    assert found == ['Main.qml: title: "唤夜人 · Nightcaller"']


@pytest.mark.parametrize(("languages", "size", "scale"), LOOKS)
def test_no_text_is_cut_off(
    open_stage: Opened, languages: tuple[str, ...], size: tuple[int, int], scale: float
) -> None:
    stage, screen = open_stage(size=size)
    stage.words.speak(languages)
    stage.settings.change(text_scale=scale)
    stage.settings_screen.textSize = [1.0, 1.25, 1.5, 2.0, 3.0].index(scale)
    stage.app.open("Players")
    for name in ("Ann", "阿泽", "Cleo", "Dan", "Eve", "Finn", "Grace", "Hal", "若曦"):
        stage.app.property("model").add(name)
    cut = {}
    for name in SCREENS:
        stage.app.restart("Home", name) if name != "Home" else stage.app.restart("Home")
        screen.window.grabWindow()
        cut[name] = screen.cut_off()
    assert not {name: texts for name, texts in cut.items() if texts}
