"""The wordings of a line: a narrator does not repeat himself, and whatever he says tells the same facts."""

from __future__ import annotations

import re

import pytest

from nightcaller.text import LANGUAGES
from text.messages import FILES, Pattern, patterns

WORDING = re.compile(r"(?P<line>line-[a-z-]+)\.(plain|theatrical)\d?")
REPEATED = (
    *("line-night-falls", "line-night-lap", "line-day-breaks", "line-day-lap", "line-last-words"),
    *("line-judge-dawn", "line-judge-exile", "line-judge-exiled", "line-judge-runoff"),
    *("line-judge-nobody-exiled", "line-hollow-dawn", "line-hollow-accusation", "line-hollow-trial"),
    *("line-hollow-executed", "line-hollow-runoff", "line-hollow-nobody-executed", "line-chat-dawn"),
    *("line-chat-village", "line-chat-lynched", "line-chat-runoff", "line-chat-nobody-lynched"),
    *("line-forum-dawn", "line-forum-lynch", "line-forum-lynched", "line-forum-nobody-lynched"),
)
"""Heard every day or every night."""


def lines(language: str) -> dict[str, Pattern]:
    """Everything that may be said."""
    return {
        key: pattern
        for name in FILES
        for key, pattern in patterns(language, name).items()
        if key.startswith("line-")
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_wording_of_a_line_tells_what_the_line_tells(language: str) -> None:
    said = lines(language)
    for key, pattern in said.items():
        if other := WORDING.fullmatch(key):
            line = said[other["line"]]
            assert pattern.shown == line.shown, key
            assert pattern.chosen_by <= line.chosen_by | {"count", "day"}, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_wordings_of_a_line_are_alike(language: str) -> None:
    texts: dict[tuple[str, str], str] = {}
    for key, pattern in lines(language).items():
        other = WORDING.fullmatch(key)
        told = other["line"] if other else key, pattern.text
        assert told not in texts, f"{key} says what {texts[told]} says"
        texts[told] = key


@pytest.mark.parametrize("line", REPEATED)
def test_what_an_evening_repeats_has_at_least_three_wordings_in_all_and_two_of_each_style(line: str) -> None:
    keys = [key for key in lines("en") if key.startswith((f"{line}.plain", f"{line}.theatrical"))]
    theatrical = [key for key in keys if ".theatrical" in key]
    assert len(theatrical) >= 2
    assert len(keys) > len(theatrical), "a second plain one beside the line itself"


def test_every_end_has_wordings_of_both_styles() -> None:
    said = lines("en")
    ends = [key for key in said if key.startswith("line-victory-") and "." not in key]
    assert len(ends) >= 15
    for end in ends:
        assert {f"{end}.plain2", f"{end}.theatrical", f"{end}.theatrical2"} <= said.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pack_finds_each_other_on_its_first_night_only(language: str) -> None:
    finding = {"en": "find each other", "zh-CN": "互相确认"}[language]
    for name in FILES:
        for key, pattern in patterns(language, name).items():
            if key.startswith("role-") and key.endswith((".wake", ".wake-first")):
                assert (finding in pattern.text) == key.endswith("-first"), key
