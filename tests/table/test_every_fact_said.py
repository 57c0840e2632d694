"""Whatever the rules tell or ask can be said with the facts that it comes with: events, questions, reasons.

Games are played by the rules alone, as many as it takes to come across rare ones; each form of an event is
said once. `test_everything_said.py` reads whole screens, of fewer games.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, Final

import pytest

from makers.digests import answer
from makers.drawing import drawn_table, pairs
from makers.fuzz import disturb
from nightcaller.engine import Event, Session, Setup
from nightcaller.engine.vocabulary import AFTERWARDS, CLOSE, EVERYBODY, Ask
from nightcaller.resources import shipped
from nightcaller.rulebooks import books
from nightcaller.rulebooks.rulebook import Rulebook
from nightcaller.table.live.narration import Line
from nightcaller.table.live.overview import SeatPage
from nightcaller.table.live.page import Entry, Page
from nightcaller.table.shelf.sitting import SeatedPlayer, Sitting
from nightcaller.table.story.replay import chapters_of, told_of
from nightcaller.table.story.retelling import Teller
from nightcaller.table.story.telling import event_arguments
from nightcaller.text import LANGUAGES, Catalogue, UnknownMessage, message_id
from nightcaller.viewmodels.moderator_book import facts_of
from nightcaller.viewmodels.private_seats import told_line
from nightcaller.viewmodels.question import facts
from parts import first_fast
from table.test_everything_said import unsaid

CATALOGUE = Catalogue(shipped("i18n"))
ROUNDS: Final = 12
GAMES: Final = 25
"""Of each book and round."""
LONGEST: Final = 500


class Reader:
    """Says whatever a game tells and asks, each form once.

    Attributes:
        wrong: what could not be said, and of what.
    """

    def __init__(self, rules: Rulebook) -> None:
        self._rules = rules
        self._known: set[object] = set()
        self.wrong: set[str] = set()

    def look(self, session: Session) -> None:
        """Read the window's title, the open questions, and what a moderator's page says of everybody."""
        if self._new("window", label := session.window.label):
            self._try(label, lambda one: CATALOGUE.say(one, message_id("window", label)))
        for slot, ask in session.window.asks.items():
            if slot != CLOSE and self._new("ask", ask.key, ask.options[-1:], ask.shown, ask.blocked):
                self._read_question(ask)
        for seat in range(session.setup.seats):
            for condition, told in session.conditions(seat):
                if self._new("condition", condition, *_form(told)):
                    self._try(condition, lambda one, page=(condition, told): self._page(one, session, page))

    def read(self, session: Session) -> None:
        """Read all that was told in a game that is over: to everybody, to one, in the story."""
        names = [f"P{seat + 1}" for seat in range(session.setup.seats)]
        sitting = Sitting(tuple(map(SeatedPlayer, names)), dict(session.setup.deck), 1, book=self._rules.id)
        for event in session.events:
            if "cause" in event.facts and self._new("cause", event.kind, cause := event.facts["cause"]):
                self._try(event.kind, lambda one, cause=cause: CATALOGUE.say(one, message_id("cause", cause)))
                if event.kind == "died.cause":
                    self._try(
                        event.kind, lambda one, event=event: Teller(CATALOGUE, one, names).brief_cause(event)
                    )
            if event.audience == AFTERWARDS:
                continue
            if event.audience != EVERYBODY:
                for reader in (seat for seat in range(len(names)) if event.audience >> seat & 1):
                    mine = [name for name, value in event.facts.items() if value == reader]
                    if self._new(event.kind, *mine, *_form(event.facts)):
                        self._read_alone(event, sitting, reader)
                continue
            kind = self._rules.kinds[event.kind]
            if kind.news and kind.form != "count" and self._new(event.kind, *_form(event.facts)):
                line = Line(message_id("line", kind.line), event_arguments(event, names))
                self.wrong.update(f"{event.kind}: {lacking}" for lacking in unsaid(line))
                self._read_alone(event, sitting, None)
        for chapter in chapters_of(session.events):
            for event in told_of(chapter, self._rules)[1:]:  # the first is its heading
                if "totals" not in event.facts and self._new("told", event.kind, *_form(event.facts)):
                    self._try(
                        event.kind, lambda one, event=event: Teller(CATALOGUE, one, names).sentence(event)
                    )
        if session.outcome is not None and session.outcome.reason:
            self._try("end", lambda one: CATALOGUE.say(one, session.outcome.reason))

    def _read_alone(self, event: Event, sitting: Sitting, reader: int | None) -> None:
        line = told_line(event, sitting, reader)
        if any(CATALOGUE.has(language, line.message) for language in LANGUAGES):
            self._try(event.kind, lambda one: CATALOGUE.say(one, line.message, **line.arguments))
        elif self._rules.kinds[event.kind].discloses and event.kind not in UNSAID:
            self.wrong.add(line.message)

    def _read_question(self, ask: Ask) -> None:
        asked = [*ask.parts] or [ask]
        for part in asked:
            self._try(ask.key, lambda one, key=part.key: CATALOGUE.say(one, message_id("ask", key)))
            offered = (*part.options, *(option for option, _why in part.blocked))
            for word in (option for option in offered if isinstance(option, str)):
                exact = message_id("choice", f"{part.key}-{word}")
                general = message_id("role" if "." in word else "choice", word)
                if not all(CATALOGUE.has(one, exact) or CATALOGUE.has(one, general) for one in LANGUAGES):
                    self.wrong.add(exact)
            for _option, why in part.blocked:
                self._try(ask.key, lambda one, why=why: CATALOGUE.say(one, why))
        for fact in facts(
            Page((Entry(ask.key, (), shown=ask.shown),)), tuple(map(SeatedPlayer, "ABCDEFGH" * 5))
        ):
            self._try(ask.key, lambda one, fact=fact: CATALOGUE.say(one, fact.message, **fact.arguments))

    def _page(self, language: str, session: Session, condition: tuple[str, Mapping[str, Any]]) -> None:
        names = [f"P{seat + 1}" for seat in range(session.setup.seats)]
        role = self._rules.roles[next(iter(session.setup.deck))]
        page = SeatPage(0, alive=True, role=role.id, team=role.team, conditions=(condition,))
        assert [*facts_of(page, self._rules.id, Teller(CATALOGUE, language, names))]

    def _new(self, *form: object) -> bool:
        known = form in self._known
        self._known.add(form)
        return not known

    def _try(self, about: str, say: Any) -> None:
        for language in LANGUAGES:
            try:
                text = say(language)
            except UnknownMessage as lacking:
                self.wrong.add(f"{about}: {lacking}")
            else:
                if isinstance(text, str) and (not text.strip() or "None" in text):
                    self.wrong.add(f"{about} says {text!r}")


UNSAID: Final = frozenset({"card", "mates", "held", "lost", "phase", "game.over"})
"""What a card, a screen or the end shows without a sentence of its own."""


def _form(facts: Mapping[str, Any]) -> Iterator[tuple[str, object]]:
    """Words as they are, seats and numbers as such: what may choose another sentence."""
    for name, value in facts.items():
        yield name, value if isinstance(value, str) else (type(value).__name__, value in (-1, (), None))


def tables(rules: Rulebook, number: int) -> Iterator[tuple[str, Setup]]:
    """Tables of any cards and house rules; of the big book those at which two roles meet, evenly drawn."""
    known = pairs(rules)
    for game in range(GAMES):
        name = f"{rules.id}.fact.{number}.{game}"
        pair = known[(number * GAMES + game) * 37 % len(known)]
        yield name, drawn_table(rules, name, 6 + game % 12, pair)


@pytest.mark.parametrize("number", first_fast(range(ROUNDS), 1, usual=6))
@pytest.mark.parametrize("name", books())
def test_whatever_the_rules_tell_and_ask_can_be_said(name: str, number: int):
    rules = books()[name]
    reader = Reader(rules)
    for game, table in tables(rules, number):
        session, chance = Session(rules, table), Random(game)
        while session.outcome is None and len(session.decisions) < LONGEST:
            if chance.random() < 1 / 40:
                disturb(session, chance)
            elif session.window.asks:
                reader.look(session)
                session.submit(*answer(session, chance))
        reader.read(session)
    assert sorted(reader.wrong) == []
