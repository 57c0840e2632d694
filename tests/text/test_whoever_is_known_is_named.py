"""What goes wrong is said of people: whoever is known is called by name, and nobody "that player".

Pages of mishaps, corrections and overruling, in every language. Spoken lines call numbers, as everybody hears
them; the names stand on the screen.
"""

from __future__ import annotations

import re

import pytest

from nightcaller.text import LANGUAGES
from text.messages import patterns

PAGES = ("mishap.ftl", "overrule.ftl", "narrator.ftl")
NO_NAME = {
    "en": re.compile(r"\b(that|this|the) (player|person|seat)\b", re.IGNORECASE),
    "zh-CN": re.compile("[这那该][位名个](玩家|人)|该玩家"),
}
BESIDE_A_NAME = re.compile("show-")
"""Captions over whoever is shown: number and name stand below."""
HEARD = re.compile(r"line-|event-[a-z-]+$|ui-news-|ui-show-for")
"""Numbers as the voice says them, with the names in a line of their own (`News.people`), and what one dark
field of one size holds in front of her whose it is."""
WHOSE = re.compile(r"the seat|这个座位|that seat|this seat", re.IGNORECASE)
"""A seat whoever sits there: that is what changes hands, or has a PIN."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", PAGES)
def test_nobody_is_that_player(language: str, file: str) -> None:
    for key, said in patterns(language, file).items():
        if BESIDE_A_NAME.match(key) or key.startswith("line-"):
            continue
        assert not NO_NAME[language].search(WHOSE.sub("", said.text)), key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", PAGES)
def test_a_number_has_its_name(language: str, file: str) -> None:
    for key, said in patterns(language, file).items():
        if "seat" in said.shown and not HEARD.match(key):
            assert said.shown & {"name", "who"}, key
