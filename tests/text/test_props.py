"""Flavour never uses a role's props: what sets the mood may not sound as if it told of a card."""

from __future__ import annotations

import re
import tomllib

import pytest

from nightcaller.resources import shipped
from nightcaller.rulebooks import books
from nightcaller.text import Catalogue, message_id
from text.messages import FILES, WHOLE, patterns

PROPS = tomllib.loads((shipped("i18n") / "props.toml").read_text(encoding="utf-8"))
MOOD = re.compile(r"(?P<line>line-(?!victory|cards|about|amended)[a-z-]+)(\.(plain|theatrical)\d?)?")


def words(language: str, book: str) -> re.Pattern[str]:
    """What the roles of a book are known by; in English as whole words."""
    found = "|".join(map(re.escape, PROPS[book][language]))
    return re.compile(rf"\b({found})(s|es)?\b" if language == "en" else found, re.IGNORECASE)


def mood(language: str) -> dict[str, tuple[str, str]]:
    """Every line of the evening itself: id -> message, text."""
    return {
        key: (told["line"], pattern.text)
        for name in FILES
        for key, pattern in patterns(language, name).items()
        if (told := MOOD.fullmatch(key))
    }


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize("book", books())
def test_no_line_of_an_evening_uses_what_a_role_is_known_by(book: str, language: str) -> None:
    catalogue = Catalogue(shipped("i18n"))
    named = {catalogue.say(language, message_id("role", role)) for role in books()[book].roles}
    others = tuple(f"line-{other}-" for other in books() if other != book)
    lines = {key: told for key, told in mood(language).items() if not key.startswith(others)}
    assert len(lines) > 100
    for key, (line, text) in lines.items():
        if line in PROPS["announces"] or any(name in text for name in named):
            continue
        prop = words(language, book).search(text)
        assert not prop, f"{key}: “{prop.group() if prop else ''}” in {text!r} is a card's"


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize("book", books())
def test_news_for_everybody_says_role_and_name_or_neither(book: str, language: str) -> None:
    """ "A razor flashed" says who it was as well as "the Barber" does, and hides it from nobody."""
    catalogue, rules = Catalogue(shipped("i18n")), books()[book]
    named = [catalogue.say(language, message_id("role", role)) for role in rules.roles]
    every = {key: one.text for name in FILES for key, one in patterns(language, name).items()}
    news = {
        key: every[key]
        for kind in rules.kinds.values()
        if (key := message_id("event", kind.id)) in every and kind.news
    }
    assert len(news) > 10
    for key, text in news.items():
        prop = words(language, book).search(text)
        assert not prop or any(name in text for name in named), f"{key}: {text!r} shows whose deed it was"
