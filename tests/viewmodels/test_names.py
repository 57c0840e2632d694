"""Names as people type them."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontDatabase, QGuiApplication

from driver import every_text, unglued
from nightcaller.text.cards import CardCounts
from nightcaller.viewmodels import names
from nightcaller.viewmodels.phrasebook import Phrasebook


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Olivia ", "Olivia"),
        ("Anna   Maria", "Anna Maria"),
        ("小满", "小满"),
        ("a\x00b\x07c", "a b c"),
        ("\u202eevil", "evil"),
        ("line\nbreak", "line break"),
        ("\u200b\ufeff", ""),
        ("e\u0301", "é"),
        ("👩‍👩‍👧", "👩‍👩‍👧"),
        ("محمد", "محمد"),
        ("Z" + "\u0316" * 24 + "oe", "Z" + "\u0316" * 4 + "oe"),
        ("ế ก็ שָׁ", "ế ก็ שָׁ"),
        ("\u0301", ""),
        ("\u0301Bo", "Bo"),
        (" \u0301\u20ddBo", "Bo"),
        ("\u3164", ""),
        ("Bo\u2800\u115f", "Bo"),
    ],
)
def test_a_name_loses_what_nobody_can_see(typed: str, kept: str) -> None:
    assert names.clean(typed) == kept


@pytest.mark.parametrize(
    ("text", "count"), [("abc", 3), ("雨桐", 2), ("👩‍👩‍👧", 1), ("👋🏽🇨🇳", 2), ("नमस्ते", 3), ("", 0)]
)
def test_characters_are_counted_as_people_count_them(text: str, count: int) -> None:
    assert len(list(names.graphemes(text))) in {count, count + (1 if text == "नमस्ते" else 0)}


@pytest.mark.parametrize(
    ("name", "shown"), [("priya", "P"), ("雨桐", "雨"), ("👩‍👩‍👧 x", "👩‍👩‍👧"), ("", "")]
)
def test_the_initial_is_a_whole_character(name: str, shown: str) -> None:
    assert names.initial(name) == shown


@pytest.mark.parametrize(
    ("people", "shown"),
    [
        (["Ann", "Ben"], ["A", "B"]),
        (["阿珍", "阿强", "Ben"], ["珍", "强", "B"]),
        (["Marcus", "Milo", "Ben"], ["Ma", "Mi", "B"]),
        (["Marcus", "Mario"], ["Mc", "Mi"]),
        (["小满", "小满满"], ["满", "小"]),
        (["Bo", "Boo", "Booo"], ["Bo", "B", "B2"]),
        (["Anna", "Anne", "Ann"], ["Aa", "Ae", "An"]),
        (["张三丰", "张三", "张四"], ["丰", "三", "四"]),
        (["🐺小满", "🐺阿泽"], ["小", "阿"]),
        (["P1", "P2", "P10"], ["P1", "P2", "P0"]),
    ],
)
def test_no_two_people_look_the_same(people: list[str], shown: list[str]) -> None:
    assert names.avatars(tuple(people)) == tuple(shown)
    assert len({one.casefold() for one in shown}) == len(people)


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("", "error-name-empty"),
        ("x" * 200, "error-name-long"),
        ("x" * 20, ""),
        ("👩‍👩‍👧" * 20, ""),
        ("👩‍👩‍👧" * 21, "error-name-long"),
        ("OLIVIA", "error-name-twice"),
        ("Ｏlivia", "error-name-twice"),
        ("Oliver", ""),
    ],
)
def test_what_is_wrong_with_a_name(name: str, wrong: str) -> None:
    assert names.problem(name, ["Olivia"]) == wrong


def test_a_name_that_this_computer_cannot_draw_is_refused_with_words(qapp: QGuiApplication) -> None:
    assert names.problem("\U000f0000", [], lambda name: names.drawn(name, "")) == "error-name-undrawn"
    assert names.problem("Olivia", [], lambda name: names.drawn(name, "")) == ""


@pytest.mark.parametrize(
    ("name", "script"),
    [
        ("देवनागरी", QFontDatabase.WritingSystem.Devanagari),
        ("தமிழ்", QFontDatabase.WritingSystem.Tamil),
        ("ខ្មែរ", QFontDatabase.WritingSystem.Khmer),
        ("Olga", QFontDatabase.WritingSystem.Latin),
    ],
)
def test_a_row_of_boxes_is_no_name(
    name: str, script: QFontDatabase.WritingSystem, qapp: QGuiApplication
) -> None:
    """Where no font knows a script, Qt has one that draws a box for everything."""
    assert names.drawn(name, "") == bool(QFontDatabase.families(script))


def test_a_list_in_both_languages_is_a_list_in_each() -> None:
    words = Phrasebook(every_text(), ("en", "zh-CN"))
    roles = [("role-judge-werewolf", 2), ("role-judge-seer", 1)]
    assert unglued(words.cast(roles)) == "Werewolf ×2, Seer · 狼人×2、预言家"


@pytest.mark.parametrize("language", ["en", "zh-CN"])
def test_a_number_of_cards_is_written_alike_wherever(language: str) -> None:
    catalogue, role = every_text(), "judge.werewolf"
    words = Phrasebook(catalogue, (language,))
    looks = {
        unglued(words.cast([("role-judge-werewolf", 4)])),
        CardCounts([("role-judge-werewolf", 4)]).written(language, lambda one: catalogue.say(language, one)),
        catalogue.say(language, "ui-bulletin-card", role=role, count=4),
        catalogue.say(language, "event-revamped-in-game", role=role, count=4),
    }
    assert looks == {"Werewolf ×4" if language == "en" else "狼人×4"}


@pytest.mark.parametrize("joiner", ["\u200c", "\u200d"])
@pytest.mark.parametrize("name", ["Ana", "小满", "مریم"])
def test_a_joiner_does_not_make_another_name(name: str, joiner: str) -> None:
    typed = names.clean(joiner.join(name))
    assert names.same(typed, name)
    assert names.problem(typed, (name,)) != ""
