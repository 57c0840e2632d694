"""The spoken line is a twelfth of the window where the room reads: row by row, while it is said."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QFontMetricsF

from app.test_controls import reached
from driver import Screen, unglued
from makers.repeats import Told
from nightcaller.resources import shipped
from nightcaller.rulebooks import books
from nightcaller.styles import Style
from nightcaller.table.live.scene import Cover, Floor
from nightcaller.table.live.wording import chosen
from nightcaller.text import LANGUAGES, Catalogue
from seen import asked

Opened = Callable[..., tuple[Any, Screen]]
CATALOGUE: Final = Catalogue(shipped("i18n"))
LONG: Final = "The bells ring until noon. Everybody has an alibi, and most of them are brand new."


def told(language: str) -> Iterator[str]:
    """Everything that the voice says in an evening of each book, once."""
    has = partial(CATALOGUE.has, language)
    known: set[str] = set()
    for book, style in ((book, style) for book in books().values() for style in list(Style)[:2]):
        for line in Told(book, 1, style).script():
            wording = chosen(line.id, line.turn, day=line.day, narration="theatrical", has=has)
            text = CATALOGUE.say(language, wording, **line.arguments)
            if text not in known:
                known.add(text)
                yield text


def size(item: Any) -> float:
    """Of its letters as they are painted, in pixels."""
    return float(asked(item, "fontInfo.pixelSize"))


def shown(stage: Any, line: Any, text: str) -> list[tuple[str, float]]:
    """What the strip shows of a line while it is said, and how large."""
    stage.narrator.silence()
    stage.app.show_subtitle(text, 60_000)
    found = []
    for row in range(max(1, len(asked(line, "rows.length ? rows : ['']").toVariant()))):
        line.setProperty("row", row)
        found.append((unglued(str(line.property("text"))), size(line)))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_said_is_read_from_three_metres(open_stage: Opened, language: str) -> None:
    stage, screen = open_stage(language=language)
    stage.play(reached(Floor))
    line = screen.find("subtitle")
    least = round(min(screen.window.width(), screen.window.height()) / 12)
    rows = 0
    for text in told(language):
        pieces = shown(stage, line, text)
        assert "".join("".join(piece.split()) for piece, _ in pieces) == "".join(unglued(text).split())
        for piece, high in pieces:
            rows += 1
            assert high >= least, f"{piece!r} of {text!r} is {high} px, {least} wanted"
    assert rows > 500
    stage._director.leave()


def whole(screen: Screen) -> str:
    """What the strip shows, without its rows."""
    return " ".join(screen.text("subtitle").split())


def test_a_line_goes_row_by_row_while_it_is_said_and_stays_whole(open_stage: Opened) -> None:
    stage, screen = open_stage()
    stage.play(reached(Floor))
    stage.narrator.silence()
    stage.app.show_subtitle(LONG, 400)
    seen = [whole(screen)]
    line: Any = screen.find("subtitle")
    line.textChanged.connect(lambda: seen.append(whole(screen)))  # no row is missed between two looks
    screen.qtbot.waitUntil(lambda: seen[-1] == LONG)
    assert seen == [
        "The bells ring until noon.",
        "Everybody has an alibi,",
        "and most of them are brand new.",
        LONG,
    ]
    stage.app.show_subtitle(LONG, 60_000)
    assert screen.text("subtitle") == "The bells ring until noon.", "said again, it begins again"
    stage.app.cover()
    assert not asked(screen.window.findChild(QObject, "subtitle"), "next.running"), (
        "it waits behind the curtain"
    )
    stage.app.uncover()
    assert asked(screen.find("subtitle"), "next.running")
    stage._director.leave()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_whole_line_ends_in_a_forlorn_word(open_stage: Opened, language: str) -> None:
    """What nobody says row by row stands in one row, or in two of a like length if it has a breath there."""
    stage, screen = open_stage(language=language)
    stage.play(reached(Floor))
    stage.narrator.silence()
    line: Any = screen.find("subtitle")
    parted = 0
    for text in told(language):
        stage.app.show_subtitle(text)
        rows = str(line.property("text")).split("\n")
        wide = [QFontMetricsF(line.property("font")).horizontalAdvance(row) for row in rows]
        if len(rows) > 1:
            assert len(rows) == line.property("lineCount") == 2, text
            assert max(wide) <= 0.71 * sum(wide), text
            parted += 1
    assert parted > 50
    stage._director.leave()


def test_whoever_reads_aloud_and_whoever_is_alone_sees_the_whole_line(open_stage: Opened) -> None:
    stage, screen = open_stage()
    stage.play(reached(Floor))
    stage.narrator.silence()
    stage.app.show_subtitle(LONG)
    assert whole(screen) == LONG, "nobody says it"
    stage._director.leave()
    stage.play(reached(Cover))
    stage.narrator.silence()
    stage.app.show_subtitle(LONG, 60_000)
    assert whole(screen) == LONG, "nothing changes before one who is alone"
    stage._director.leave()
