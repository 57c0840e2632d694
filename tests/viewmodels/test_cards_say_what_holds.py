"""Where a house rule decides what a card can do, the card says what holds, not that there are house rules."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from nightcaller.resources import shipped
from nightcaller.rulebooks import book, books
from nightcaller.table.shelf.books import book_info
from nightcaller.text import LANGUAGES, Catalogue
from nightcaller.viewmodels.card_words import agreed
from private_window import private_window
from viewmodels.private_table import HUNTER as HUNTER_SEAT
from viewmodels.private_table import night_at, table

CATALOGUE = Catalogue(shipped("i18n"))
HUNTER = "role-judge-hunter"


def card(language: str, **house: str) -> str:
    """What the Hunter reads on her card."""
    rules = agreed(book_info("judge").every_house_rule(), house)
    attribute = next(one for one in rules if CATALOGUE.has(language, HUNTER + one))
    return CATALOGUE.say(language, HUNTER + attribute)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_hunters_card_says_when_the_gun_is_locked(language: str) -> None:
    (options,) = (rule.options for rule in book("judge").house_rules if rule.id == "hunter_shoots")
    told = {option: card(language, hunter_shoots=option) for option in options}
    assert len(set(told.values())) == len(options)
    assert not any("house rule" in text or "规矩" in text for text in told.values())
    assert card(language) == told[options[0]], "by the book without a word"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_that_kind_belongs_to_a_rule_and_an_option(language: str) -> None:
    known = {
        f"card-{rule.id}-{option}".replace("_", "-")
        for name in books()
        for rule in book(name).house_rules
        for option in rule.options
    }
    cards = (one.split(".") for one in CATALOGUE.ids(language) if ".card-" in one)
    found = {rule for role, rule in cards if role.split("-")[1] in books()}
    assert found <= known


def test_it_stands_on_the_card_in_her_hand(qtbot: QtBot) -> None:
    evening = table()
    night_at(evening, HUNTER_SEAT)
    with private_window(evening, qtbot) as window:
        window.identify()
        window.press("hold")
        qtbot.waitUntil(lambda: bool(window.find("hold").property("held")))
        assert card("en") in window.texts()
        window.release("hold")
