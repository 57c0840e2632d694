"""What a game tells in words, its messages know by name: nothing is told as the last one of a list."""

from __future__ import annotations

from random import Random

import pytest

from makers.digests import answer, table
from nightcaller.engine import Session
from nightcaller.rulebooks import books
from nightcaller.text import Catalogue, Seats, message_id
from text.messages import FILES, WHOLE, patterns

GAMES = 30
LONGEST = 400
ANYTHING_ELSE = {"other"}
"""Variants that say of themselves that they stand for the rest."""


def told(book_id: str) -> set[tuple[str, str, str]]:
    """Kind, fact and word of everything that some games tell in words."""
    book, found = books()[book_id], set()
    for number in range(GAMES):
        session, chance = Session(book, table(book, number)), Random(number)
        while session.outcome is None and len(session.decisions) < LONGEST:
            session.submit(*answer(session, chance))
        found |= {
            (event.kind, fact, value)
            for event in session.events
            for fact, value in event.facts.items()
            if isinstance(value, str)
        }
    return found


@pytest.mark.parametrize("book_id", books())
def test_every_word_that_is_told_has_a_variant_of_its_own(book_id: str):
    every = {
        language: {key: one for name in FILES for key, one in patterns(language, name).items()}
        for language in WHOLE
    }
    nameless, known = set(), 0
    for kind, fact, word in told(book_id):
        for language in WHOLE:
            for key in (
                message_id("event", kind),
                f"{message_id('event', kind)}.told",
                message_id("line", kind),
            ):
                variants = every[language][key].keys.get(fact, set()) if key in every[language] else set()
                known += word in variants
                if variants and word not in variants and not variants & ANYTHING_ELSE:
                    nameless.add((language, key, fact, word))
        if fact in {"role", "master"}:
            assert word == "nobody" or word.startswith(f"{book_id}."), f"{kind} names a role by {word}"
    assert not nameless
    assert known


@pytest.mark.parametrize("book_id", ["judge", "hollow"])
@pytest.mark.parametrize(("language", "word"), [("en", "own heart"), ("zh-CN", "留给了自己")])
def test_a_cupid_in_love_has_shot_both_arrows(
    catalogue: Catalogue, book_id: str, language: str, word: str
) -> None:
    """An arrow "kept at home" would be one that hit nobody."""
    message = message_id("event", f"{book_id}.matched")
    assert word in catalogue.say(language, f"{message}.told", self="yes", actor="Ann", who="Ann")


@pytest.mark.parametrize("book_id", books())
@pytest.mark.parametrize(("language", "word"), [("en", "nobody died"), ("zh-CN", "没有人倒牌")])
def test_a_peaceful_night_says_that_nobody_died(
    catalogue: Catalogue, book_id: str, language: str, word: str
) -> None:
    """Who plays for the first time does not know what a peaceful night is."""
    assert word in catalogue.say(language, f"event-{book_id}-dawn", count=0, seats=Seats())
