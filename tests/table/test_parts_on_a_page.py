"""Answers of several parts on the page of a visit: all at once, one decision, decoys that look alike."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine import test_parts as toys
from nightcaller.engine import NOBODY, Book, Session
from nightcaller.engine.vocabulary import Blank, Option, Seat
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.page import owed
from nightcaller.table.live.scene import Cover, Ended
from nightcaller.table.live.visit import PlayerVisit
from nightcaller.table.shelf.sitting import SeatedPlayer, Sitting
from table.bots import step

WITCH, SEEKER, BREWER, PLAIN = 0, 1, 2, 3


class ToySitting(Sitting, frozen=True):
    """A table that plays the toys."""

    def rules(self) -> Book:
        return toys.RULES


def table(style: str = "pass_around") -> Evening:
    players = tuple(SeatedPlayer(f"P{number}") for number in range(1, 6))
    deck = dict.fromkeys(toys.DEAL, 1)
    return Evening(ToySitting(players, deck, 1, style=style, deal=toys.DEAL))  # type: ignore[arg-type]


def nothing(_who: Seat | str, _key: str, _day: int, options: Sequence[Option]) -> Option:
    """People who leave everything empty, so that it goes together."""
    return next((one for one in (NOBODY, "keep") if one in options), options[-1])


def visit_of(evening: Evening, seat: int) -> PlayerVisit:
    while not (
        isinstance(evening.scene, Cover) and (evening.scene.purpose, evening.scene.seat) == ("night", seat)
    ):
        step(evening, nothing)
    return evening.visit()


@pytest.mark.parametrize("seat", [WITCH, SEEKER, BREWER, PLAIN])
def test_every_page_has_the_same_form(seat: int) -> None:
    """Room for whatever one card may be asked: two rows of words and three seats."""
    page = visit_of(table(), seat).page()
    assert page is not None
    assert [bool(entry.words) for entry in page.entries] == [True, True, False, False, False]


def test_three_people_in_one_decision() -> None:
    evening = table()
    visit = visit_of(evening, WITCH)
    before = len(evening.ledger.session.decisions)
    visit.decide((None, None, 1, 3, NOBODY))
    assert [decision.picks for decision in evening.ledger.session.decisions[before:]] == [(1, 3, NOBODY)]


def test_a_player_and_her_role() -> None:
    evening = table()
    visit = visit_of(evening, SEEKER)
    page = visit.page()
    assert page is not None
    assert [entry.key for entry in page.entries[:4]] == [
        "toy.seeker.what", "toy.seeker.what", "toy.seeker.who", "toy.seeker.who",
    ]  # fmt: skip
    visit.decide(("toy.plain", None, 3, None, None))
    assert evening.ledger.session.decisions[-1].picks == (3, "toy.plain", NOBODY, "keep")


@pytest.mark.parametrize(
    ("seat", "filled", "at", "why"),
    [
        (WITCH, (None, None, 1, 1, None), 3, "error-decision-twice"),
        (SEEKER, ("toy.plain", None, None, None, None), 2, "error-decision-half"),
        (SEEKER, (None, None, 3, None, None), 0, "error-decision-half"),
        (BREWER, ("use", None, 4, None, None), 2, "error-decision-not-together"),
    ],
)
def test_what_does_not_go_together_is_said_at_its_blank_and_counts_as_silence(
    seat: int, filled: tuple[object, ...], at: int, why: str
) -> None:
    evening = table()
    visit = visit_of(evening, seat)
    page = visit.page(filled)  # type: ignore[arg-type]
    assert page is not None
    assert page.problem == (at, why)
    visit.decide(filled)  # type: ignore[arg-type]
    assert all(pick in {NOBODY, "keep"} for pick in evening.ledger.session.decisions[-1].picks)


def test_one_part_that_is_not_allowed_leaves_the_others_as_they_are() -> None:
    """She herself is none of those whom she may protect."""
    evening = table()
    visit_of(evening, WITCH).decide((None, None, 1, WITCH, 3))
    assert evening.ledger.session.decisions[-1].picks == (1, NOBODY, 3)


def test_both_potions_stand_on_one_page_with_what_she_may_know() -> None:
    page = visit_of(table(), BREWER).page()
    assert page is not None
    assert {entry.key for entry in page.entries if entry.shown} == {
        "toy.brewer.antidote",
        "toy.brewer.poison",
    }


def test_a_whole_night_is_kept_in_its_journal() -> None:
    evening = table()
    while not isinstance(evening.scene, Ended):
        step(evening, nothing)
    played = evening.ledger.session
    assert Session(played.book, played.setup, played.decisions).digest == played.digest
    assert (NOBODY,) * 3 in [decision.picks for decision in played.decisions]


def test_owed_is_what_nobody_may_leave_untouched_and_is():
    form = (Blank(rests=False), Blank(), Blank(rests=False))
    assert owed(form, ()) == (0, 2)
    assert owed(form, (3,)) == (2,)
    assert owed(form, (3, None, 4)) == ()
