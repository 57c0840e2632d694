"""What a pack's members want is said in sentences, and who of them has not chosen: "Ben → –" was a cipher."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from driver import every_text
from nightcaller.engine.vocabulary import Seat
from nightcaller.rulebooks import books
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Cover, Ended
from nightcaller.table.live.visit import PlayerVisit
from nightcaller.table.shelf.sitting import Sitting
from nightcaller.text import LANGUAGES
from nightcaller.viewmodels.card_lines import answer_card, night_card
from nightcaller.viewmodels.phrasebook import Phrasebook, glued
from nightcaller.viewmodels.private_seats import LineRow
from nightcaller.viewmodels.visit import VisitViewModel
from parts import some_fast
from private_window import private_window
from table.bots import fill_in, keyed, step
from table.test_her_turn import decks, people_of
from viewmodels.private_table import MATE, WOLF, night_at, read_card, table
from voice.voice_kit import HandClock

CATALOGUE = every_text()
SAID = {
    "en": ("You want to attack nobody, with Bo (2) still to choose", "Ada (1) wants to attack nobody"),
    "zh-CN": ("你想空刀，2号Bo还没选", "1号Ada想空刀"),
}


@pytest.mark.slow
@pytest.mark.parametrize("language", SAID)
def test_who_names_nobody_is_said_in_words(qtbot: QtBot, language: str) -> None:
    mine, hers = SAID[language]
    evening = table(house={"sheriff": "no", "wolves_may_pass": "yes"})
    night_at(evening, WOLF)
    clock = HandClock()
    visit = VisitViewModel(evening, clock=clock)
    visit.show(evening.visit())
    read_card(visit)
    clock.pass_time(60_000)
    visit.skip()
    visit.decide()
    (row,) = (line for line in visit.card if line["message"] == "ui-visit-proposed")
    assert Phrasebook(CATALOGUE, (language,)).sayIn(language, row["message"], row["arguments"]) == glued(mine)
    visit.release()
    assert isinstance(evening.scene, Cover) and evening.scene.seat == MATE
    with private_window(evening, qtbot, languages=(language,)) as window:
        window.identify()
        with window.holding("hold"):
            assert hers in window.held_card()


def chosen_together(evening: Evening, visit: PlayerVisit) -> Iterator[tuple[LineRow, set[Seat]]]:
    """Yield what a card says of a voting that goes on, and who has voted in it or is asked, mates of hers."""
    window, page = evening.ledger.window, visit.page()
    mates = {seat for seat, _role in visit.card.mates} if visit.card else set()
    keys = [entry.key for entry in page.entries if visit.proposals(entry.key)] if page else []
    rows = [row for row in night_card(visit, evening, page) if row.message == "ui-visit-proposed"]
    for key, row in zip(keys, rows, strict=False):
        asked = {ask.seat for ask in window.asks.values() if ask.key == key}
        yield row, (asked & mates) | {event.facts["by"] for event in visit.proposals(key)}


@pytest.mark.parametrize("name", some_fast(books(), 3))
def test_of_everybody_who_chooses_with_her_a_card_says_what_they_want_or_that_they_have_not_chosen(
    name: str,
) -> None:
    """Every recommended role of the book, two nights, both languages: sentences, with everybody's name."""
    read = 0
    for deck in decks(name):
        evening = Evening(Sitting(people_of(name, deck), deck, 7, book=name, cards_at_night=False))
        while not isinstance(evening.scene, Ended) and evening.public.day <= 2:
            if isinstance(evening.scene, Cover) and evening.scene.purpose == "night":
                visit = evening.visit()
                for row, group in chosen_together(evening, visit):
                    read += 1
                    for language in LANGUAGES:
                        said = CATALOGUE.say(language, row.message, **row.arguments)
                        assert not re.search(r"→|[:：] *$|–", said)
                        missing = [
                            one for one in group - {visit.seat} if not re.search(rf"P{one}(?!\d)", said)
                        ]
                        assert missing == [], (said, group)
            step(evening, keyed(7))
    assert read


@pytest.mark.parametrize("name", some_fast(books(), 4))
def test_no_answer_waits_for_anybody_who_has_chosen(name: str) -> None:
    """Every recommended role of the book, two nights, both languages."""
    read = 0
    for deck in decks(name):
        evening = Evening(Sitting(people_of(name, deck), deck, 7, book=name, cards_at_night=False))
        while not isinstance(evening.scene, Ended) and evening.public.day <= 2:
            scene = evening.scene
            if not (isinstance(scene, Cover) and scene.purpose == "night"):
                step(evening, keyed(7))
                continue
            visit = evening.visit()
            fill_in(visit, evening.public.day, keyed(7))
            votes = {one.facts["asked"] for one in visit.came if {"asked", "by"} <= one.facts.keys()}
            chosen = {one.facts["by"] for key in votes for one in visit.proposals(key)}
            for row in answer_card(visit, evening, None):
                for clause in row.arguments.get("said", ()):
                    if clause.message == "ui-visit-waiting":
                        read += 1
                        for language in LANGUAGES:
                            said = CATALOGUE.say(language, clause.message, **clause.arguments)
                            assert not [one for one in chosen if re.search(rf"P{one}(?!\d)", said)], said
            visit.finish()
    assert read
