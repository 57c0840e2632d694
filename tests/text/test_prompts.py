"""The glance, in the catalogue: private questions are of a like width, so that none gives a role away."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFont, QFontMetricsF, QGuiApplication

from nightcaller.app.fonts import load_type
from nightcaller.engine.plans import forms
from nightcaller.rulebooks import books
from nightcaller.table.live import decoys
from nightcaller.text import LANGUAGES, Catalogue, message_id
from text.messages import FILES, WHOLE, patterns

LETTERS = {"en": (20, 36), "zh-CN": (7, 12)}
"""At least and at most, signs included."""
TYPE = 17
"""Private type, in pixels of a screen 720 high."""
DECLARED = {
    *("ask-judge-declare", "ask-judge-declare-target", "ask-judge-werewolf-explode"),
    *("ask-revamped-declare", "ask-revamped-declare-target", "ask-revamped-declare-role"),
}
"""Whoever takes the laptop to declare something reads the same."""
PUBLIC = {
    *("ask-judge-sheriff-run", "ask-judge-sheriff-withdraw", "ask-judge-sheriff-vote"),
    *("ask-judge-sheriff-direction", "ask-judge-sheriff-badge", "ask-judge-exile-vote"),
    *("ask-judge-runoff-vote", "ask-hollow-mayor-vote", "ask-hollow-mayor-decide"),
    *("ask-hollow-mayor-heir", "ask-hollow-accuse", "ask-hollow-trial-vote", "ask-chat-major-vote"),
    *("ask-chat-major-decide", "ask-chat-major-heir", "ask-chat-village-vote", "ask-forum-absence-declare"),
    *("ask-forum-lynch-vote", "ask-draw", "ask-cards", "ask-floor-laptop"),
}
"""Everybody is asked the same, or somebody is asked before everybody."""

IDLE = {message_id("ask", key): False for key in (*decoys.SEATS, *decoys.ROLES)} | {
    message_id("ask", key): True for key in decoys.WORDS
}
"""What idle hands are asked, and whether it is answered in words."""


def titles(language: str) -> dict[str, str]:
    """Every title of a private question, decoys included; what is not known to be public is private."""
    return {
        key: pattern.text
        for name in FILES
        for key, pattern in patterns(language, name).items()
        if key.startswith("ask-") and not key.startswith("ask-call-") and key not in PUBLIC
    }


def questions() -> dict[str, bool]:
    """Every question of a power of every book, and whether it is answered in words."""
    return {
        message_id("ask", form.key): bool(form.words)
        for book in books().values()
        for role in book.roles.values()
        for power in role.powers
        for form in forms(power)
    }


def test_no_question_of_a_power_counts_as_public() -> None:
    asked = questions()
    assert len(asked) > 50
    assert asked.keys() | IDLE.keys() <= titles("en").keys()


@pytest.mark.parametrize("language", WHOLE)
def test_titles_of_private_questions_are_of_a_like_length(language: str) -> None:
    least, most = LETTERS[language]
    assert {key: text for key, text in titles(language).items() if not least <= len(text) <= most} == {}


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize("in_words", [True, False])
def test_a_question_is_hardly_wider_or_narrower_than_what_idle_hands_are_asked(
    qapp: QGuiApplication, catalogue: Catalogue, language: str, *, in_words: bool
) -> None:
    """At most by a letter: a width that real questions have is one that decoys have."""
    font = QFont(load_type().sans)
    font.setPixelSize(TYPE)
    metrics = QFontMetricsF(font)

    def wide(asked: dict[str, bool]) -> dict[str, float]:
        kind = [key for key, words in asked.items() if words == in_words and key not in DECLARED]
        return {key: metrics.horizontalAdvance(catalogue.say(language, key)) for key in kind}

    idle = wide(IDLE).values()
    least, most = min(idle) - TYPE, max(idle) + TYPE
    assert {key: width for key, width in wide(questions()).items() if not least < width < most} == {}


ONE_ACT = ("match", "exchange", "exchange_first", "confuse", "arrows")
"""What powers do that take two people for one thing."""
ANOTHER_ACT = {"judge.witch.poison", "revamped.pyromancer.powder"}
"""Seats beside a word that is about something else than them."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book", books())
def test_a_seat_beside_another_question_is_confirmed_with_what_becomes_of_it(
    catalogue: Catalogue, book: str, language: str
) -> None:
    """ "Confirm: Keep the Life Potion · 4 · Ann" has the reader guess what happens to Ann."""
    pages = [
        {question.key for question in power.questions if question.key and question.blank.kind == "seats"}
        for _role, power in books()[book].powers.values()
        if power.id.rpartition(".")[2] not in ONE_ACT
    ]
    asked = {key for keys in pages for key in keys if len(keys) > 1 or key in ANOTHER_ACT}
    assert {key for key in asked if not catalogue.has(language, message_id("choice", f"{key}-seat"))} == set()
