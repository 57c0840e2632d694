"""What every table reads names no office that only one book has."""

from __future__ import annotations

import re

import pytest

from nightcaller.rulebooks import books
from text.messages import FILES, WHOLE, patterns

OFFICE = {
    "zh-CN": re.compile("警长|警徽|镇长|村长"),
    "en": re.compile(r"\b(sheriff|badge|mayor)\b", re.IGNORECASE),
}
"""What an office is called in one book and not in the others."""
OF_ONE_BOOK = re.compile(rf"(^|-)({'|'.join(books())}|book|shelf|word|decoy|faces?|choice-tear)(-|$)")
"""Parts of an id: what stands in one book, introduces one, or explains its words."""


@pytest.mark.parametrize("language", WHOLE)
def test_a_message_of_every_book_names_no_office(language: str) -> None:
    found = {
        name: one.text
        for file in FILES
        for name, one in patterns(language, file).items()
        if not OF_ONE_BOOK.search(name.partition(".")[0]) and OFFICE[language].search(one.text)
    }
    assert not found
