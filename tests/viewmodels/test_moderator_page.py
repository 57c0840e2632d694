"""A seat's page in the moderator's handbook: camp, traits, protection, patients; covered it says nothing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QGuiApplication

from driver import every_text
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Console
from nightcaller.viewmodels.moderator_book import ModeratorBookViewModel
from nightcaller.viewmodels.phrasebook import Phrasebook
from table.bots import keyed, play, sitting
from table.test_forum_delivered import clinic, in_care

BLESSED, PATIENT = 3, 7


@pytest.fixture
def hunted(qapp: QGuiApplication) -> Iterator[Evening]:
    """The pack is called, the Doctor is at the bedside of seat 8."""
    evening = clinic("narrator", 1)
    play(evening, in_care, until=lambda scene: isinstance(scene, Console) and scene.role == "forum.werewolf")
    yield evening
    evening.changed.clear()


def page(evening: Evening, seat: int, language: str) -> ModeratorBookViewModel:
    """The handbook, open at a seat and held."""
    book = ModeratorBookViewModel(evening, Phrasebook(every_text(), (language,)))
    book.entered()
    book.choose(seat)
    book.peek(True)
    return book


@pytest.mark.parametrize(
    ("language", "blessed", "patient"),
    [
        (
            "en",
            ["Camp: Village", "Traits: Blessed", "Protected tonight, in this order: Blessing"],
            ["Camp: Village", "Protected tonight, in this order: Doctor, two times in three"],
        ),
        (
            "zh-CN",
            ["阵营：好人", "特质：受祝福者", "今晚的保护，依次是：祝福"],
            ["阵营：好人", "今晚的保护，依次是：医生（三次成两次）"],
        ),
    ],
)
def test_what_a_page_says(hunted: Evening, language: str, blessed: list[str], patient: list[str]) -> None:
    assert page(hunted, BLESSED, language).property("facts") == blessed
    assert page(hunted, PATIENT, language).property("facts") == patient


def test_covered_it_says_nothing(hunted: Evening) -> None:
    book = page(hunted, BLESSED, "en")
    book.peek(False)
    assert (book.property("facts"), book.property("role"), book.property("log")) == ([], "", [])


def test_a_trait_is_no_card_to_be_given(hunted: Evening) -> None:
    book = page(hunted, BLESSED, "en")
    cards = set()
    for _ in range(12):
        book.turnCard(1)
        cards.add(book.property("card"))
    assert cards == {"forum.werewolf", "forum.doctor", "forum.seer", "forum.saint"}


def test_no_card_stands_beside_a_seat_before_the_moderator_turns_to_one(hunted: Evening) -> None:
    """Covered, "Werewolf" under a name was taken for her card."""
    book = page(hunted, BLESSED, "en")
    assert book.property("card") == ""
    before = len(hunted.ledger.session.decisions)
    book.giveCard()
    assert len(hunted.ledger.session.decisions) == before
    book.turnCard(-1)
    assert book.property("card") != ""
    book.choose(PATIENT)
    assert book.property("card") == ""


def test_the_seat_that_is_picked_is_lit_and_no_other(hunted: Evening) -> None:
    book = page(hunted, BLESSED, "en")
    for seat in range(hunted.public.seats):
        for peeking in (False, True):
            book.entered()
            book.peek(peeking)
            book.choose(seat)
            assert [row.number for row in book.seats.rows if row.selected] == [seat + 1]
            assert (book.number, book.name) == (seat + 1, hunted.sitting.players[seat].name)
            book.choose(seat)
            assert not any(row.selected for row in book.seats.rows)


def test_cards_are_turned_over_both_ways_and_days_counted_both_ways_but_not_below_the_first(
    hunted: Evening,
) -> None:
    book = page(hunted, BLESSED, "en")
    for by in (1, -1):
        turned = []
        for _card in range(4):
            book.turnCard(by)
            turned.append(book.property("card"))
        assert turned == sorted(turned, key=[*hunted.book.roles].index, reverse=by < 0)
        assert len({*turned}) == 4
        book.choose(PATIENT)  # no card is begun with
    day = book.property("today")
    for by, days in ((3, day + 3), (-2, day + 1), (-99, 1)):
        book.turnDay(by)
        assert (book.property("day"), book.property("today")) == (days, day)


@pytest.mark.parametrize(("card", "said"), [("judge.seer", "ui-narrator-odd-cards"), ("judge.commoner", "")])
def test_what_was_ruled_is_acknowledged_and_a_card_too_many_is_remarked(
    qapp: QGuiApplication, card: str, said: str
) -> None:
    """D13: two Seers in a deck with one; which card it is stays under the moderator's hand."""
    evening = Evening(sitting(8, style="narrator"))
    play(evening, keyed(1), until=lambda scene: isinstance(scene, Console))
    seat = next(page.seat for page in evening.desk().overview.seats if page.role == "judge.commoner")
    book = ModeratorBookViewModel(evening, Phrasebook(every_text(), ("en",)))
    told: list[str] = []
    book.ruled.connect(told.append)
    book.entered()
    book.choose(seat)
    while book.property("card") != card:
        book.turnCard(1)
    book.giveCard()
    assert told == [said or "ui-narrator-ruled"]
    book.killOrRevive()
    assert told[1:] == ["ui-narrator-ruled"], "that was remarked when it came about"
    evening.changed.clear()


def test_only_marks_that_the_deck_can_bring_are_offered(qapp: QGuiApplication) -> None:
    for deck, marks in (
        ({"werewolf": 2, "seer": 1, "commoner": 5}, []),
        ({"werewolf": 2, "idiot": 1, "commoner": 5}, ["judge.flipped"]),
    ):
        evening = Evening(sitting(8, deck=deck, style="narrator"))
        book = ModeratorBookViewModel(evening, Phrasebook(every_text(), ("en",)))
        book.entered()
        assert [mark["id"] for mark in book.property("marks")] == marks
        evening.changed.clear()
