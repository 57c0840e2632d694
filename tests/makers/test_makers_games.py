"""Whole evenings are as they are kept in `tests/games`: screens, questions, answers, and who hears what."""

from __future__ import annotations

import pytest

from makers.games import FOLDER, chart, evenings, kept, kept_chart, kept_upset, told, upset
from nightcaller.rulebooks import books
from nightcaller.styles import Style
from parts import one_in

CHANGED = "another evening: ./packaging/tool games --keep, and read what git says has changed"


@pytest.mark.parametrize(("book_id", "style"), [*evenings()])
def test_an_evening_is_as_it_is_kept(book_id: str, style: Style) -> None:
    assert told(book_id, style) == kept(book_id, style).read_text(encoding="utf-8"), CHANGED


@pytest.mark.parametrize(("book_id", "style"), one_in(4, evenings()))
def test_an_evening_with_upsets_is_as_it_is_kept(book_id: str, style: Style) -> None:
    assert upset(book_id, style) == kept_upset(book_id, style).read_text(encoding="utf-8"), CHANGED


@pytest.mark.parametrize("book_id", books())
def test_the_chart_of_a_night_is_as_it_is_kept(book_id: str) -> None:
    assert chart(book_id) == kept_chart(book_id).read_text(encoding="utf-8"), CHANGED


def test_nothing_else_is_kept() -> None:
    played = {of(*one).name for one in evenings() for of in (kept, kept_upset)}
    assert {path.name for path in FOLDER.iterdir()} == played | {kept_chart(name).name for name in books()}


@pytest.mark.parametrize(("book_id", "style"), [*evenings()])
def test_an_evening_that_is_kept_has_come_to_its_end(book_id: str, style: Style) -> None:
    text = kept(book_id, style).read_text(encoding="utf-8")
    assert "[Ended]" in text
    assert " game.over " in text
