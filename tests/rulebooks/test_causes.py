"""Causes of death are declared beside what brings them about, and every one that is told has its text."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import nightcaller
from nightcaller.engine import Session, Setup
from nightcaller.engine.causes import OVERRULED, Cause
from nightcaller.engine.kinds import DIED_CAUSE
from nightcaller.lab.bots import RandomBot
from nightcaller.rulebooks import book, books
from nightcaller.text import LANGUAGES, Catalogue, message_id
from rulebooks.laws import declared_causes
from rulebooks.tables import rule_table

DECLARED = ("judge", "hollow", "chat", "forum")
"""Books whose causes are all declared."""
GAMES = 40


def told(book_id: str, games: int = GAMES) -> set[str]:
    """Causes of the deaths of random games with the book's own decks."""
    rules, found = book(book_id), set()
    for seed in range(games):
        seats = 6 + seed % 11
        decks = rules.recommended(seats) or (*rules.boards,)
        deck = Random(seed).choice(list(decks)).deck
        session = Session(rules, Setup(deck, sum(deck.values()) - rules.cards(deck, 0), seed))
        bot = RandomBot(seed)
        while session.outcome is None and len(session.decisions) < 3000:
            session.submit(*bot.decide(session))
        found |= {event.facts["cause"] for event in session.events if event.kind == DIED_CAUSE.id}
    return found


def causes(book_id: str) -> frozenset[Cause]:
    book(book_id)
    return declared_causes(f"nightcaller.rulebooks.{book_id}")


@pytest.mark.parametrize("book_id", DECLARED)
def test_whoever_dies_dies_of_something_declared(book_id: str) -> None:
    found = told(book_id)
    assert len(found) > 2
    assert found <= causes(book_id)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book_id", DECLARED)
def test_every_declared_cause_has_its_text(book_id: str, language: str, catalogue: Catalogue) -> None:
    assert [
        cause for cause in causes(book_id) if not catalogue.has(language, message_id("cause", cause))
    ] == []


@pytest.mark.parametrize("book_id", [one for one in books() if one not in DECLARED])
def test_whatever_another_book_tells_has_its_text(book_id: str, catalogue: Catalogue) -> None:
    ids = {message_id("cause", cause) for cause in told(book_id, 12)}
    assert [
        (one, language) for language in LANGUAGES for one in ids if not catalogue.has(language, one)
    ] == []


@pytest.mark.parametrize("book_id", DECLARED)
def test_no_text_tells_of_a_cause_that_nobody_declares(book_id: str) -> None:
    root = Path(nightcaller.__file__).parents[2] / "i18n" / "en"
    start = f"cause-{book_id}-"
    lines = (line for path in root.glob("*.ftl") for line in path.read_text(encoding="utf-8").splitlines())
    written = {line.partition(" ")[0] for line in lines if line.startswith(start)}
    assert written == {message_id("cause", cause) for cause in causes(book_id) - {OVERRULED}}


@rule_table("""
    book      what      causes
    judge     openly    bomb duel exile explosion honour shot taken
    judge     shown     honour
    judge     follows   heartbreak
    judge     aimed     poison shot taken
    hollow    aimed     poison shot
    chat      aimed     poison shot
""")
def test_what_everybody_sees_of_a_death_and_who_chose_it(book: str, what: str, causes: str):
    """Openly: everybody sees of what; shown: whoever dies has shown the card; aimed: one chose it."""
    declared = declared_causes(f"nightcaller.rulebooks.{book}")
    assert {one for one in declared if getattr(one, what)} == {f"{book}.{one}" for one in causes.split()}


def test_what_one_player_chooses_for_another_in_the_big_book() -> None:
    aimed = {one.removeprefix("revamped.") for one in books()["revamped"].aimed_deaths}
    assert aimed == {
        *("betrayal", "dagger", "experiment", "food", "grace", "halo", "holy_water", "last_arrow"),
        *("lone_wolf", "poison", "prayer", "razor", "soul", "stand_in", "wager"),
    }


def test_a_cause_is_a_word_like_any_other() -> None:
    """What is kept and hashed does not change with the declaration."""
    assert Cause("judge.poison") == "judge.poison"
    assert hash(Cause("judge.poison")) == hash("judge.poison")
    assert repr(Cause("judge.poison")) == repr("judge.poison")
