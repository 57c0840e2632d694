"""What kind of evening a deck makes: a line on its card, in both languages."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping

import pytest

from nightcaller.rulebooks import book, books
from nightcaller.text import Catalogue, message_id
from text.messages import WHOLE


@pytest.mark.parametrize("language", WHOLE)
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


def named(idea: str, names: Mapping[str, str], language: str) -> list[Collection[str]]:
    """Return whom a line names: for each name the roles that it may mean ("Scientist" is one of two)."""
    if language == "en":
        words = {word.removesuffix("s") for word in re.findall(r"[A-Z][a-z]+", idea)}
        ends = {word: {role for role, name in names.items() if name.split()[-1] == word} for word in words}
        return [roles for roles in ends.values() if roles]
    found: list[Collection[str]] = []
    for role, name in sorted(names.items(), key=lambda one: -len(one[1])):
        if name in idea:
            found.append((role,))
            idea = idea.replace(name, "·")
    return found


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize("name", books())
def test_nobody_is_promised_who_does_not_come(catalogue: Catalogue, name: str, language: str):
    rules = book(name)
    names = {role: catalogue.say(language, message_id("role", role)) for role in rules.roles}
    fewest, most = rules.seats
    for seats in range(fewest, most + 1):
        for deck in rules.recommended(seats):
            for roles in named(catalogue.say(language, f"{deck.id}.idea"), names, language):
                here = {*roles} & {*dict(deck.deck)}
                # "Who calls himself a villager?" promises nobody
                assert here or {*roles} <= {"chat.villager"}, f"{deck.id} for {seats} has no {roles}"
