"""The catalogue: ids in, sentences out, for the eye and for the ear."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest
from fluent.runtime import FluentResource

from nightcaller.languages import spoken_by
from nightcaller.resources import shipped
from nightcaller.text import LANGUAGES, Catalogue, Seats, UnknownMessage, message_id
from nightcaller.text.dates import written
from text.messages import FILES, patterns


@pytest.fixture
def small(tmp_path: Path) -> Catalogue:
    """A catalogue of a few messages."""
    for language, words in {"en": ("Number", "and then", "you"), "zh-CN": ("号码", "然后", "你")}.items():
        (tmp_path / language).mkdir()
        number, then, you = words
        (tmp_path / language / "small.ftl").write_text(
            f"# A comment\n-you = {you}\n"
            f"seat = {number} {{ SEAT($seat) }}\n"
            f"day = {number} {{ NUMERAL($day) }}\n"
            f"many =\n    {{ $count ->\n        [0] {then}\n       *[other] {{ $count }}\n}}\n"
            f"    .spoken = {you}\n"
            f"hello = {{ -you }} | {{ seat }}\n"
            f"only =\n    .attribute = {then}\n"
            f"name = {{ $name }} | {you}\n"
            "broken = { $seat\n",
            encoding="utf-8",
        )
    return Catalogue(tmp_path)


def test_the_index_finds_what_a_full_parse_finds() -> None:
    catalogue = Catalogue(shipped("i18n"))
    for language in LANGUAGES:
        assert catalogue.ids(language) == {key for name in FILES for key in patterns(language, name)}


def test_the_first_sentence_does_not_wait_for_all_others_to_be_parsed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The first frame waits for it: a language is indexed, and parsed message by message."""
    parsed: list[str] = []

    def parse(source: str) -> FluentResource:
        parsed.append(source)
        return FluentResource(source)

    monkeypatch.setattr("nightcaller.text.catalogue._parsed", parse)
    Catalogue(shipped("i18n")).say("en", "ui-app-name")
    assert [source.partition(" ")[0] for source in parsed] == ["ui-app-name"]


def test_lists_of_seats_are_written_out() -> None:
    catalogue = Catalogue(shipped("i18n"))
    three = {"seats": Seats.of([2, 4, 6]), "count": 3}
    assert catalogue.say("en", "event-judge-dawn", **three) == "Last night we lost numbers 3, 5 and 7"
    assert catalogue.say("zh-CN", "event-judge-dawn", **three) == "昨晚倒牌的是3号、5号、7号"
    assert catalogue.phrases("en", "line-judge-dawn", **three) == (
        *("Last night we lost these numbers:", "three,", "five,", "and seven."),
    )
    assert catalogue.spoken("zh-CN", "line-judge-dawn", **three) == "昨晚倒牌的是，三号，五号，七号。"
    assert Seats.of([0]).written("en") == "1"
    assert Seats.of([1]).told("zh-CN") == ("二号",)
    assert Seats().written("zh-CN") == ""
    assert Seats().told("zh-CN") == Seats().told("en") == ()


@pytest.mark.parametrize(
    ("name", "before_a_seat"),
    [("预言家2", "预言家2 2号"), ("Old Grudge", "Old Grudge 2号"), ("守灯婆婆", "守灯婆婆2号")],
)
def test_a_seat_does_not_run_into_the_name_of_a_role(name: str, before_a_seat: str) -> None:
    """Seer 2 on seat 2 is nobody's number 22."""
    catalogue = Catalogue(shipped("i18n"))
    catalogue.lend("zh-CN", {"role-own-me": name})
    facts = {"card": "own.me", "role": "own.me", "camp": "wolf", "seat": 2, "seatname": "甲"}
    told = catalogue.say("zh-CN", "event-own-looked.told", **facts, actor="2号甲", who="3号乙")
    assert told == f"{before_a_seat}甲查看3号乙：狼人"
    assert catalogue.say("zh-CN", "event-own-read", **facts) == f"2号甲是{name}"


def test_seats_are_digits_for_the_eye_and_words_for_the_ear(small: Catalogue) -> None:
    assert small.say("en", "seat", seat=12) == "Number 12"
    assert small.spoken("en", "seat", seat=12) == "Number twelve"
    assert small.say("zh-CN", "seat", seat=12) == "号码 12"
    assert small.spoken("zh-CN", "seat", seat=12) == "号码 十二"
    assert small.say("zh-CN", "day", day=2) == "号码 二"
    assert small.say("en", "seat", seat="nobody") == "Number nobody"


@pytest.mark.parametrize(
    ("number", "english", "chinese"),
    [
        (0, "zero", "零"),
        (2, "two", "二"),
        (10, "ten", "十"),
        (12, "twelve", "十二"),
        (20, "twenty", "二十"),
        (35, "thirty-five", "三十五"),
        (40, "forty", "四十"),
        (99, "ninety-nine", "九十九"),
        (100, "100", "100"),
        (-1, "-1", "-1"),
    ],
)
def test_numbers_in_words(number: int, english: str, chinese: str) -> None:
    assert LANGUAGES["en"].numeral(number) == english
    assert LANGUAGES["zh-CN"].numeral(number) == chinese


@pytest.mark.parametrize(
    ("when", "english", "chinese"),
    [
        ("2026-11-02", "2 Nov", "11月2日"),
        ("2026-01-22 20:05", "22 Jan 20:05", "1月22日 20:05"),
        ("2025-12-31", "31 Dec 2025", "2025年12月31日"),
        ("the other day", "the other day", "the other day"),
    ],
)
def test_days_as_people_write_them(when: str, english: str, chinese: str) -> None:
    assert written("en", when, date(2026, 11, 22)) == english
    assert written("zh-CN", when, date(2026, 11, 22)) == chinese


def test_breaths_are_heard_but_not_seen(small: Catalogue) -> None:
    assert small.say("en", "hello", seat=3) == "you Number 3"
    assert small.spoken("en", "hello", seat=3) == "you, Number three"
    assert small.say("zh-CN", "hello", seat=3) == "你号码 3"
    assert small.spoken("zh-CN", "hello", seat=3) == "你，号码 三"
    catalogue = Catalogue(shipped("i18n"))
    assert catalogue.say("zh-CN", "role-judge-werewolf.wake-first") == "狼人请睁眼，互相确认身份。"
    assert catalogue.spoken("zh-CN", "role-judge-werewolf.wake-first") == "狼人请睁眼，互相确认身份。"


def test_a_player_may_have_the_sign_of_a_breath_or_of_an_argument_in_the_name(small: Catalogue) -> None:
    assert small.say("en", "name", name="a|b { $seat }") == "a|b { $seat } you"
    assert small.spoken("en", "name", name="a|b") == "a|b, you"


def test_a_message_may_have_words_of_its_own_for_the_ear(small: Catalogue) -> None:
    assert small.say("en", "many", count=2) == "2"
    assert small.say("zh-CN", "many", count=0) == "然后"
    assert small.spoken("zh-CN", "many", count=0) == "你"


def test_no_marks_of_direction_are_added_around_arguments(small: Catalogue) -> None:
    assert "\u2068" not in small.say("en", "name", name="x")


def test_what_is_missing_is_said(small: Catalogue) -> None:
    for wrong in ("nothing", "seat.nothing", "only", "-you", "you", "seat", "broken", "many.", ""):
        with pytest.raises(UnknownMessage):
            small.say("en", wrong)
    with pytest.raises(UnknownMessage):
        small.say("tlh", "many", count=1)
    assert small.say("en", "only.attribute") == "and then"
    assert small.has("en", "only.attribute")
    assert not small.has("en", "only")
    assert not small.has("en", "seat.nothing")


@pytest.mark.parametrize(
    ("names", "language"),
    [
        (["zh_CN.UTF-8"], "zh-CN"),
        (["zh-Hant-TW", "en"], "zh-CN"),
        (["de-DE", "en-GB"], "en"),
        (["fr"], "en"),
        ([], "en"),
    ],
)
def test_the_system_language(names: list[str], language: str) -> None:
    assert spoken_by(names) == language


def test_ids_of_things_with_dots() -> None:
    assert message_id("role", "judge.seer") == "role-judge-seer"
    assert message_id("house-judge", "witch_self_save") == "house-judge-witch-self-save"
