"""The moderator's list of answers: what was noted is covered until he holds, and what cannot be says why."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QGuiApplication

from driver import every_text
from nightcaller.styles import Style
from nightcaller.table.live.evening import Evening
from nightcaller.viewmodels.moderator_answers import ModeratorAnswersViewModel
from nightcaller.viewmodels.moderator_book import ModeratorBookViewModel, OpenPage
from nightcaller.viewmodels.phrasebook import Phrasebook
from nightcaller.viewmodels.table_acts import KINDS, TableActsViewModel
from table.test_corrections import LAST, SEER, SLIP, WOLF, dawn, evening, found, play_until


@pytest.fixture
def at_dawn(qapp: QGuiApplication) -> Iterator[Evening]:
    table = evening("narrator")
    play_until(table, SLIP, dawn)
    yield table
    table.changed.clear()


def opened(evening: Evening, role: str = "judge.seer") -> ModeratorBookViewModel:
    """The book with an answer of this role open."""
    book = ModeratorBookViewModel(evening, Phrasebook(every_text(), ("en",)))
    book.entered()
    rows = answers(book).property("rows")
    answers(book).open(next(at for at, row in enumerate(rows) if row["role"] == role))
    return book


def answers(book: ModeratorBookViewModel) -> ModeratorAnswersViewModel:
    return book._answers


def test_what_was_answered_is_covered_until_he_holds(at_dawn: Evening) -> None:
    book = opened(at_dawn)
    assert all(row["covered"] and row["picks"] == [] for row in answers(book).property("rows"))
    assert answers(book).lit_seat is None
    book.peek(True)
    assert not any(row["covered"] for row in answers(book).property("rows"))
    assert answers(book).lit_seat == WOLF, "the old answer is marked on the table"
    book.peek(False)
    assert answers(book).lit_seat is None


def test_every_call_has_its_line_whoever_lives(at_dawn: Evening) -> None:
    """The Witch who used one potion was not asked for the other: the list does not tell."""
    other = evening("narrator")
    play_until(other, SLIP.__class__(), dawn)
    lists = []
    for table in (at_dawn, other):
        rows = answers(opened(table)).property("rows")
        lists.append([(row["role"], row["asks"], row["part"], row["day"]) for row in rows])
    assert lists[0] == lists[1]


def test_what_cannot_be_says_why_before_it_is_held(at_dawn: Evening) -> None:
    book = opened(at_dawn)
    assert answers(book).property("hindrance") == "ui-answers-first"
    book.choose(SEER)
    assert answers(book).property("hindrance") == "ui-refused-yourself"
    book.choose(WOLF)
    assert answers(book).property("hindrance") == "ui-answers-same"
    book.choose(LAST)
    assert answers(book).property("hindrance") == ""
    answers(book).correct()
    assert found(at_dawn, "seer").picks == (LAST,)
    assert not answers(book).property("isOpen")
    assert book.property("owed") == SEER + 1


def test_the_table_chooses_a_round_and_it_is_announced(qapp: QGuiApplication) -> None:
    table = evening("pass_around")
    acts = TableActsViewModel(table)
    acts.choose(KINDS.index("again"))
    assert acts.property("hindrance") == "error-act-not-here", "one person alone decides nothing"
    play_until(table, SLIP, dawn)
    acts.entered()
    acts.choose(KINDS.index("again"))
    assert [(row["lap"], row["laps"]) for row in acts.property("rounds")] == [(2, 2), (1, 2)]
    said: list[str] = []
    acts.intended.connect(lambda intent: said.append(intent.line.id))
    acts.chooseRound(1)
    acts.confirm()
    assert said == ["line-about-night-again"]
    table.changed.clear()


def test_what_may_be_asked_anew_is_and_nothing_else_is(at_dawn: Evening) -> None:
    """Every answer of a night, those that nobody decided among them."""
    every, asked = len(answers(opened(at_dawn)).property("rows")), 0
    for at in range(every):
        table = Evening(at_dawn.ledger.agreed, None, at_dawn.ledger.standing.records)
        list_of_answers = answers(opened(table))
        list_of_answers.open(at)
        refused, before = list_of_answers.property("refused"), table.ledger.length
        list_of_answers.askAgain()
        assert (table.ledger.length > before) is (not refused), at
        asked += not refused
    assert asked > 0


def test_news_are_owed_until_each_of_them_was_held_up(at_dawn: Evening) -> None:
    book = opened(at_dawn)
    book.choose(LAST)
    answers(book).correct()
    news = sum(showing.to[0] == SEER for showing in book._owed)
    assert news
    for shown in range(news):
        before = at_dawn.ledger.length
        book.showNews()
        assert (at_dawn.ledger.length > before) is (shown == news - 1)
    book.entered()
    assert book.property("owed") != SEER + 1


@pytest.mark.parametrize("style", [style for style in Style if not style.moderated])
def test_where_nobody_moderates_any_more_no_answer_stays_uncovered(at_dawn: Evening, style: Style) -> None:
    book = opened(at_dawn)
    book.peek(True)
    assert not any(row["covered"] for row in answers(book).property("rows"))
    book.peek(False)
    answers(book).shut()
    book.choose(SEER)
    book.peek(True)
    assert book._shown != OpenPage()
    at_dawn.rulings.change_style(style)
    book.coverUp()
    assert answers(book).property("rows") == []
    assert answers(book).lit_seat is None
    assert book._shown == OpenPage(), "nor the page of anybody"
