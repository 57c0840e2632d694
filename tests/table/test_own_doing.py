"""Who did something to herself: no sentence names one person as two, in any book and language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Final

import pytest

from makers.digests import answer, table
from nightcaller.engine import Event, Session
from nightcaller.engine.vocabulary import AFTERWARDS
from nightcaller.resources import shipped
from nightcaller.rulebooks import books
from nightcaller.table.story.retelling import Teller
from nightcaller.text import LANGUAGES, Catalogue, message_id
from parts import many
from rulebooks.laws import declared_causes

CATALOGUE: Final = Catalogue(shipped("i18n"))
NAMES: Final = tuple(f"Name{number:02}" for number in range(40))
GAMES: Final = many("law-games", 25)
"""Seeded games of each book; more of them find rarer meetings."""
LONGEST: Final = 800


@cache
def own_doings(book: str) -> tuple[Event, ...]:
    """One event of every kind in which the one who did it and the one to whom it was done are one, or among
    those to whom it was done."""
    found: dict[str, Event] = {}
    for number in range(GAMES):
        session, chance = Session(books()[book], table(books()[book], number)), Random(number)
        while session.outcome is None and len(session.decisions) < LONGEST:
            session.submit(*answer(session, chance))
        for event in session.events:
            by = event.facts.get("by", -1)
            if not isinstance(by, int) or by < 0:
                continue
            if by == event.facts.get("seat"):
                found.setdefault(f"{event.kind} {event.facts.get('cause')}", event)
            if "seats" in event.facts:  # whoever may be among them rarely is
                for seats in ((by,), (by, by + 1)):
                    here = event._replace(facts={**event.facts, "seats": seats, "count": len(seats)})
                    found.setdefault(f"{event.kind} {len(seats)}", here)
    return tuple(found.values())


def of_causes(book: str) -> Iterator[Event]:
    """A death of every cause of a book, brought about by whoever died of it."""
    for cause in sorted(declared_causes(f"nightcaller.rulebooks.{book}")):
        yield Event(0, 1, "night", "died.cause", AFTERWARDS, {"seat": 6, "by": 6, "cause": str(cause)})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book", books())
def test_nobody_is_named_twice_for_what_she_did_to_herself(book: str, language: str) -> None:
    teller = Teller(CATALOGUE, language, NAMES)
    twice: dict[str, str] = {}
    themselves = CATALOGUE.say(language, "told-themselves")
    for event in own_doings(book):
        if books()[book].kinds[event.kind].story and CATALOGUE.has(language, message_id("event", event.kind)):
            sentence = teller.sentence(event)
            if len(re.findall(NAMES[event.facts["by"]], sentence)) > 1:
                twice[event.kind] = sentence
            if event.facts["by"] in event.facts.get("seats", ()):
                assert sentence.endswith(themselves) or themselves in sentence.split(), sentence
    assert not twice


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book", books())
def test_nobody_is_named_as_her_own_killer(book: str, language: str) -> None:
    """ "Dan (4) died: attacked by Dan (4) for the pack" says less than "by request"."""
    teller = Teller(CATALOGUE, language, NAMES)
    for death in of_causes(book):
        if not CATALOGUE.has(language, message_id("cause", death.facts["cause"])):
            continue
        for told in (teller.cause(death), teller.brief_cause(death)):
            assert NAMES[6] not in told
            assert "7" not in told
        assert len(re.findall(NAMES[6], teller.sentence(death))) == 1
