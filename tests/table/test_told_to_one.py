"""What one reads alone names people first, and calls the reader "you": every private line of every book."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from nightcaller.engine import AFTERWARDS, EVERYBODY, Event
from nightcaller.engine.vocabulary import Seat
from nightcaller.resources import shipped
from nightcaller.rulebooks import book, books
from nightcaller.table.live.evening import Evening
from nightcaller.table.shelf.sitting import SeatedPlayer, Sitting
from nightcaller.table.story.telling import event_message
from nightcaller.text import LANGUAGES, Catalogue
from nightcaller.viewmodels.private_seats import told_line
from parts import first_fast, many, some_fast
from table.bots import keyed, play, sitting

CATALOGUE = Catalogue(shipped("i18n"))
NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon")


def told_alone(name: str, seed: int) -> Iterator[tuple[Event, Seat, Sitting]]:
    """Everything that anybody is told alone in a game with every recommended deck, reader by reader."""
    for recommended in book(name).recommended(len(NAMES)):
        table = sitting(
            len(NAMES),
            book=name,
            deck=dict(recommended.deck),
            players=tuple(map(SeatedPlayer, NAMES)),
            seed=seed,
        )
        evening = Evening(table)
        play(evening, keyed(seed))
        for event in evening.public.story:
            if event.audience in (EVERYBODY, AFTERWARDS) or not CATALOGUE.has("en", event_message(event)):
                continue
            for reader in range(len(NAMES)):
                if event.audience >> reader & 1:
                    yield event, reader, table


@pytest.mark.parametrize("seed", first_fast(range(many("told", 2)), 1))
@pytest.mark.parametrize("name", some_fast(books(), 1))
def test_a_private_line_names_whoever_is_meant_and_calls_its_reader_you(name: str, seed: int) -> None:
    lines = 0
    for event, reader, table in told_alone(name, seed):
        meant = {event.facts.get(part) for part in ("seat", "by", "other")} | {*event.facts.get("seats", ())}
        others = {seat for seat in meant if isinstance(seat, int) and seat >= 0} - {reader}
        line = told_line(event, table, reader)
        for language in LANGUAGES:
            text = CATALOGUE.say(language, line.message, **line.arguments)
            lines += 1
            assert NAMES[reader] not in text, f"{event.kind} speaks of its reader: {text}"
            for other in others:
                number = re.search(rf"(?<!\d){other + 1}(?!\d)", text)
                assert not number or NAMES[other] in text, f"{event.kind} has a bare number: {text}"
    assert lines > 40
