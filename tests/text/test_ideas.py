"""What kind of evening a deck makes: a line on its card, in both languages."""

from __future__ import annotations

import pytest

from nightcaller.rulebooks import book, books
from nightcaller.text import LANGUAGES, Catalogue


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", books())
def test_every_recommended_deck_says_what_kind_of_evening_it_makes(
    catalogue: Catalogue, name: str, language: str
):
    rules = book(name)
    fewest, most = rules.seats
    decks = {deck.id for seats in range(fewest, most + 1) for deck in rules.recommended(seats)}
    ideas = {deck: catalogue.say(language, f"{deck}.idea") for deck in decks}
    assert len(set(ideas.values())) == len(decks)
    for deck, idea in ideas.items():
        assert len(idea) <= (90 if language == "en" else 30), deck
        assert idea[-1] in ".?。？", deck
