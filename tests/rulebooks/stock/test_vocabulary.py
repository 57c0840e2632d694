"""The vocabulary of stock abilities says of each what can be set about it, and what texts it needs."""

from __future__ import annotations

import re

import pytest

from nightcaller.rulebooks import stock
from nightcaller.rulebooks.stock import STOCK


def test_a_word_says_what_can_be_set_about_it():
    word = STOCK["survives"]
    assert (word.sort, word.texts) == ("trait", ("event-{told}",))
    assert word.about == "The first attacks do nothing."
    parameters = {one.name: one for one in word.parameters}
    assert [name for name, one in parameters.items() if one.needed] == ["layer", "charge"]
    assert (parameters["attacks"].default, parameters["attacks"].bounds) == (1, (1, 9))


@pytest.mark.parametrize("name", STOCK)
def test_every_word_has_a_sentence_and_every_text_a_parameter(name):
    word = STOCK[name]
    assert word.about.endswith((".", ").")) and word.about[0].isupper()
    named = {one.name.removeprefix("*") for one in word.parameters}
    assert set(re.findall(r"{(\w+)}", " ".join(word.texts))) <= named | {"power"}


def test_every_word_can_be_had_from_the_package():
    assert set(STOCK) <= set(stock.__all__)


def test_everything_that_the_package_promises_is_there():
    assert [name for name in stock.__all__ if not hasattr(stock, name)] == []
