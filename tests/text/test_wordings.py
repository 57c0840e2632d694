"""The wordings of a line: a narrator does not repeat himself, and whatever he says tells the same facts."""

from __future__ import annotations

import re

import pytest

from nightcaller.resources import shipped
from nightcaller.rulebooks import books
from nightcaller.table.live.wording import Narration, wordings
from nightcaller.text import Catalogue, message_id
from text.messages import FILES, WHOLE, Pattern, patterns

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
CATALOGUE = Catalogue(shipped("i18n"))
CALLED = [
    role
    for rules in books().values()
    for role in rules.roles
    if CATALOGUE.has("en", f"{message_id('role', role)}.wake")
]
ONCE = {"cupid", "thief", "dog", "look_alike"}
"""Called on the first night alone."""


def lines(language: str) -> dict[str, Pattern]:
    """Everything that may be said."""
    return {
        key: pattern
        for name in FILES
        for key, pattern in patterns(language, name).items()
        if key.startswith("line-")
    }


@pytest.mark.parametrize("language", WHOLE)
def test_every_wording_of_a_line_tells_what_the_line_tells(language: str) -> None:
    said = lines(language)
    for key, pattern in said.items():
        if other := WORDING.fullmatch(key):
            line = said[other["line"]]
            assert pattern.shown == line.shown, key
            assert pattern.chosen_by <= line.chosen_by | {"count", "day"}, key


HANDS = {
    "en": re.compile(r"(?<!by )(?<!to )\bhands?\b(?! to hand)", re.IGNORECASE),
    "zh-CN": re.compile("举"),
}


@pytest.mark.parametrize("language", WHOLE)
def test_what_comes_of_a_vote_is_told_without_the_hands(language: str) -> None:
    """Votes may have been secret: only what calls hands up speaks of them, in any wording."""
    said, hands = lines(language), HANDS[language]
    for key, pattern in said.items():
        if (other := WORDING.fullmatch(key)) and not hands.search(said[other["line"]].text):
            assert not hands.search(pattern.text), f"{key}: {pattern.text}"


@pytest.mark.parametrize("language", WHOLE)
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


@pytest.mark.parametrize("language", WHOLE)
def test_a_role_is_called_by_one_name_in_every_wording(language: str) -> None:
    """The calls that all roles share name it as its own do: "Werewolves", where the card says Werewolf."""
    for role in CALLED:
        name = CATALOGUE.say(language, "line-wake", role=role).partition("," if language == "en" else "，")[0]
        own = message_id("role", role)
        for part in ("wake", "wake-first", "wake-theatrical", "sleep", "sleep-theatrical"):
            if CATALOGUE.has(language, f"{own}.{part}"):
                told = CATALOGUE.say(language, f"{own}.{part}")
                assert re.match(rf"{name}[,，请]", told), f"{role}: {told}"


def test_whatever_a_role_is_asked_night_after_night_has_three_wordings() -> None:
    asked = ("act", "protect", "poison", "revoke", "join", "second")
    for role in CALLED:
        own = message_id("role", role)
        for part in asked if role.rpartition(".")[2] not in ONCE else ():
            if CATALOGUE.has("en", f"{own}.{part}"):
                told = wordings(f"{own}.{part}", "theatrical", lambda name: CATALOGUE.has("en", name))
                assert len(told) >= 3, f"{role}: {part}"


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize("narration", ["plain", "theatrical"])
def test_a_role_without_words_for_an_answer_that_waits_is_called_all_the_same(
    language: str, narration: Narration
) -> None:
    """It is asked as ever, and hears what everybody hears; whoever has own words keeps them."""

    def told(message: str) -> str:
        return wordings(message, narration, lambda name: CATALOGUE.has(language, name))[0]

    assert told("role-judge-piper.choose") == "role-judge-piper.act"
    assert told("role-judge-piper.answer") == "line-answer"
    assert CATALOGUE.has(language, "line-answer")
    assert told("role-judge-seer.answer") == "role-judge-seer.answer"


def test_every_end_has_wordings_of_both_styles() -> None:
    said = lines("en")
    ends = [key for key in said if key.startswith("line-victory-") and "." not in key]
    assert len(ends) >= 15
    for end in ends:
        assert {f"{end}.plain2", f"{end}.theatrical", f"{end}.theatrical2"} <= said.keys()


@pytest.mark.parametrize("language", WHOLE)
def test_the_pack_finds_each_other_on_its_first_night_only(language: str) -> None:
    finding = {"en": "find each other", "zh-CN": "互相确认"}[language]
    for name in FILES:
        for key, pattern in patterns(language, name).items():
            if key.startswith("role-") and key.endswith((".wake", ".wake-first")):
                assert (finding in pattern.text) == key.endswith("-first"), key
