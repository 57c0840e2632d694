"""The handbook in its window, by touch and by keyboard; over a game see tests/journeys."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt

pytestmark = pytest.mark.smoke

Opened = Callable[..., tuple[Any, Any]]


def test_a_page_leads_to_the_roles_it_speaks_of(open_stage: Opened) -> None:
    _stage, screen = open_stage(screen="Handbook")
    screen.tap("entry-guardian")
    screen.tap("meet-witch")
    assert screen.text("leafName") == "Witch"


def test_the_chart_leads_to_the_roles(open_stage: Opened) -> None:
    _stage, screen = open_stage(screen="Handbook")
    assert not screen.has("chart")
    screen.tap("entry-night")
    assert "First night only" in screen.texts()
    screen.tap("step-moon4")
    assert screen.text("leafName") == "Seer"


def test_the_line_of_a_part_has_no_gaps(open_stage: Opened) -> None:
    """It is drawn by the stations, each its own piece: they stand edge to edge, in every part."""
    _stage, screen = open_stage(screen="Handbook")
    screen.tap("entry-night")
    places: dict[tuple[str, float], list[tuple[float, float]]] = {}
    for name in screen.names("step-"):
        place = screen.rectangle(name)
        part = re.split(r"\d", name)[0]
        places.setdefault((part, place.y()), []).append((place.left(), place.right()))
    assert len({part for part, _row in places}) > 2
    for row in map(sorted, places.values()):
        assert [right for _left, right in row[:-1]] == [left for left, _right in row[1:]]


def test_by_keyboard_alone(open_stage: Opened) -> None:
    _stage, screen = open_stage(screen="Handbook")
    screen.type("witch")
    screen.key(Qt.Key.Key_Down)
    assert screen.focus() == "entry-witch"
    screen.key(Qt.Key.Key_PageDown)
    assert screen.find("handbookPage").property("contentY") > 100
    screen.key(Qt.Key.Key_Down)
    other = screen.focus()
    assert other.startswith("entry-")
    assert screen.text("leafName") == "Witch"
    screen.key(Qt.Key.Key_Return)
    assert screen.text("leafName") != "Witch"
    assert screen.find("handbookPage").property("contentY") == 0
    screen.key(Qt.Key.Key_Up)
    screen.key(Qt.Key.Key_Space)
    assert screen.text("leafName") == "Witch"


def test_what_is_found_begins_with_how_much_it_is(open_stage: Opened) -> None:
    _stage, screen = open_stage(screen="Handbook")
    screen.tap("entry-bomber")  # far down the list
    screen.tap("search")
    screen.type("seer")
    screen.window.grabWindow()
    assert screen.find("handbookList").property("contentY") == 0
    assert screen.has("foundCount")


def test_nothing_found_says_so(open_stage: Opened) -> None:
    _stage, screen = open_stage(screen="Handbook")
    screen.type("vampire")
    assert screen.text("nothingFound") == "No such creature in this village."
    assert screen.names("entry-") == []


def test_the_open_pages_entry_is_in_view(open_stage: Opened) -> None:
    stage, screen = open_stage(size=(1024, 600), screen="Handbook")
    screen.tap("entry-magician")
    screen.tap("backButton")
    stage.app.open("Handbook")
    screen.window.grabWindow()
    entry, view = screen.rectangle("entry-magician"), screen.rectangle("handbookList")
    assert view.top() <= entry.top() < entry.bottom() <= view.bottom()
