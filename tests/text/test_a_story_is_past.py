"""The morning says what is so; the story says what was."""

from __future__ import annotations

import re

import pytest

from nightcaller.rulebooks import books
from nightcaller.text import message_id
from text.messages import FILES, patterns

NOW = re.compile(r"\b(is|are|cannot)\b|has no\b")
RULINGS = "amended."
"""Headed by what they are; of no book."""


@pytest.mark.parametrize("book_id", books())
def test_news_in_the_present_are_retold_in_the_past(book_id: str) -> None:
    english = {key: one for name in FILES for key, one in patterns("en", name).items()}
    news = [kind.id for kind in books()[book_id].kinds.values() if kind.news and kind.story]
    wrong, retold = set(), 0
    for kind in news:
        key = message_id("event", kind)
        if kind.startswith(RULINGS) or key not in english:
            continue
        if NOW.search(english[key].text):
            past = english.get(f"{key}.told")
            retold += 1
            if past is None or NOW.search(past.text):
                wrong.add(key)
    assert not wrong
    assert retold
