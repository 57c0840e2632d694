"""Whatever a game of the revamped book asks, tells or remembers can be said, in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from nightcaller.engine import CLOSE, EVERYBODY, Ask, Event, Session
from nightcaller.engine.kinds import KERNEL
from nightcaller.engine.parts import single
from nightcaller.resources import shipped
from nightcaller.rulebooks.revamped import BOOK
from nightcaller.table.story.retelling import Teller
from nightcaller.table.story.telling import event_arguments
from nightcaller.text import LANGUAGES, Catalogue, message_id
from rulebooks.players import random_decision
from rulebooks.revamped.test_revamped_whole import any_setup


def words_of(ask: Ask) -> Iterator[str]:
    """The messages of a question: its prompt, its words, what it shows, and why something is refused."""
    for one in single(ask):
        yield message_id("ask", one.key)
        offered = (*one.options, *(option for option, _why in one.blocked))
        yield from (
            message_id("choice", f"{one.key}-{option}")
            for option in offered
            if isinstance(option, str) and option not in BOOK.roles
        )
        yield from (why for _option, why in one.blocked)
        for fact, value in one.shown if len(one.shown) == 1 else ():
            yield message_id("shown", f"{fact}-nobody" if value == "nobody" else fact)


@pytest.fixture(scope="module")
def games() -> list[tuple[Session, set[str]]]:
    """Random games to their end, with the messages of all that was asked in them: the same for every
    language."""
    return list(played("words", 12))


def played(name: str, count: int) -> Iterator[tuple[Session, set[str]]]:
    """So many games of this name."""
    for seed in range(count):
        rng = Random(f"{name}/{seed}")
        session = Session(BOOK, any_setup(rng))
        asked: set[str] = set()
        while session.outcome is None:
            for slot, ask in session.window.asks.items():
                if slot != CLOSE:
                    asked.update(words_of(ask))
            session.submit(*random_decision(session, rng, patience=0.7))
        yield session, asked


def told(session: Session, event: Event, catalogue: Catalogue, language: str) -> None:
    """Say an event to each of those who hear it; what lacks a text or a fact raises."""
    kind = BOOK.kinds[event.kind]
    names = [f"P{seat}" for seat in range(session.setup.seats)]
    message = message_id("event", event.kind)
    if kind.form in {"unsaid", "count"} or kind in KERNEL:
        return
    if event.audience == EVERYBODY:
        assert "{$" not in catalogue.say(language, message, **event_arguments(event, names))
    for seat in range(session.setup.seats):
        if event.audience != EVERYBODY and event.audience >> seat & 1:
            assert "{$" not in catalogue.say(language, message, **event_arguments(event, names, seat))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_asked_and_told_has_its_words(games: list[tuple[Session, set[str]]], language: str):
    catalogue = Catalogue(shipped("i18n"))
    missing: set[str] = set()
    for session, asked in games:
        missing |= {message for message in asked if not catalogue.has(language, message)}
        names = [f"P{seat}" for seat in range(session.setup.seats)]
        teller = Teller(catalogue, language, names)
        for event in session.events:
            told(session, event, catalogue, language)
            kind = BOOK.kinds[event.kind]
            if kind.story and kind.form not in {"unsaid", "count"}:
                assert teller.sentence(event)
            if event.kind == "died.cause":
                assert teller.brief_cause(event)
    assert not missing
