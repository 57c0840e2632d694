"""No question and no answer in words is wider than a private page's letters are made for.

Letters of one page have one size (docs/decisions/two-metres.md): a wider text would be set smaller than the
others, and that is seen from afar.
"""

from __future__ import annotations

import re

import pytest
from PySide6.QtGui import QFont, QFontMetricsF, QGuiApplication

from nightcaller.app.fonts import load_type
from nightcaller.app.stage import QML
from nightcaller.engine.plans import forms
from nightcaller.engine.vocabulary import NOBODY
from nightcaller.rulebooks import books
from nightcaller.table.live import decoys
from nightcaller.text import Catalogue, message_id
from text.messages import WHOLE
from text.test_prompts import DECLARED, IDLE, questions

TYPE = 100


def width(name: str, language: str) -> float:
    """Read from the page how many letters wide a text may be."""
    page = (QML / "Nightcaller" / "Screens" / "QuestionTable.qml").read_text(encoding="utf-8")
    found = re.search(rf"property real {name}: dense \? ([\d.]+) : ([\d.]+)", page)
    assert found is not None
    return float(found.group(1 if language == "zh-CN" else 2))


def words() -> set[tuple[str, str]]:
    """Every answer in words that is asked of somebody in private, for its question and in general."""
    powers = [power for book in books().values() for role in book.roles.values() for power in role.powers]
    asked = {(form.key, word) for power in powers for form in forms(power) for word in form.words}
    asked |= {(key, word) for key, task in decoys.WORDS.items() for word in task.words}
    return {
        (message_id("choice", f"{key}-{word}"), message_id("choice", word))
        for key, word in asked
        if "." not in word and word != NOBODY and message_id("ask", key) not in DECLARED
    }


@pytest.mark.parametrize("language", WHOLE)
def test_every_private_question_and_answer_fits_the_letters_of_its_page(
    qapp: QGuiApplication, catalogue: Catalogue, language: str
) -> None:
    font = QFont(load_type().sans)
    font.setPixelSize(TYPE)
    bold = QFont(font)
    bold.setBold(True)
    prompts = {catalogue.say(language, key) for key in ({*questions()} - DECLARED) | set(IDLE)}
    said = {
        catalogue.say(language, own if catalogue.has(language, own) else general) for own, general in words()
    }
    for name, kind, texts in (
        ("widestPrompt", font, prompts),
        ("widestWord", bold, {f"✓ {word}" for word in said}),
    ):
        wide = {text: QFontMetricsF(kind).horizontalAdvance(text) / TYPE for text in texts}
        assert wide
        assert {text: one for text, one in wide.items() if one > width(name, language)} == {}
