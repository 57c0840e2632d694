"""Answers of several parts where roles are called by name: one decision, and alike for the dead."""

from __future__ import annotations

from itertools import product

import pytest

from engine import test_parts as toys
from nightcaller.engine import NOBODY, IllegalDecision, Session
from nightcaller.engine.vocabulary import Option
from nightcaller.table.live.calls import Summons
from nightcaller.table.live.desk import Desk
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.page import Filled, Page
from nightcaller.table.live.progress import PART
from nightcaller.table.live.scene import Calling, Console, Ended
from nightcaller.table.shelf.sitting import SeatedPlayer
from table.bots import keyed, step
from table.test_parts_on_a_page import ToySitting, nothing

STYLES = ("eyes_closed", "narrator")
CALLED = ("witch", "seeker", "brewer")


def table(style: str, deal: tuple[str, ...] = toys.DEAL) -> Evening:
    players = tuple(SeatedPlayer(f"P{number}") for number in range(1, 6))
    deck = {role: max(1, deal.count(role)) for role in toys.DEAL}
    return Evening(ToySitting(players, deck, 1, style=style, deal=deal))  # type: ignore[arg-type]


def call_of(evening: Evening, role: str) -> Summons | Desk:
    while not (isinstance(evening.scene, Calling | Console) and evening.scene.role == f"toy.{role}"):
        step(evening, nothing)
    return evening.call() if isinstance(evening.scene, Calling) else evening.desk()


def decided(evening: Evening) -> list[tuple[Option, ...]]:
    return [decision.picks for decision in evening.ledger.session.decisions]


def page_of(evening: Evening, role: str, filled: Filled = ()) -> Page:
    page = call_of(evening, role).page(filled)
    assert page is not None
    return page


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize(
    ("role", "picks"),
    [
        ("witch", (1, 3, NOBODY)),
        ("seeker", (0, "toy.plain", NOBODY, "keep")),
        ("brewer", ("keep", 4)),
    ],
)
def test_all_parts_stand_on_one_page_and_make_one_decision(
    style: str, role: str, picks: tuple[Option, ...]
) -> None:
    evening = table(style)
    assert len(page_of(evening, role).entries) == len(picks)
    assert picks not in decided(evening)
    before = evening.ledger.length
    call_of(evening, role).decide(picks)
    assert evening.ledger.length == before + 1
    assert decided(evening)[-1] == picks
    assert not call_of(evening, role).asks


@pytest.mark.parametrize("style", STYLES)
def test_each_part_has_the_answers_of_its_own(style: str) -> None:
    page = page_of(table(style), "seeker")
    for entry, options in zip(page.entries, ((0, 2, 3, 4, NOBODY), toys.ROLES) * 2, strict=True):
        # With closed eyes nobody's own seat is left out: that would tell who is called.
        own = {1} if style == "eyes_closed" and isinstance(options[0], int) else set()
        assert {*entry.options} == {*options} | own


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize(
    ("role", "filled", "why"),
    [
        ("witch", (1, 1), "error-decision-twice"),
        ("seeker", (0, "keep"), "error-decision-half"),
        ("seeker", (NOBODY, "toy.plain"), "error-decision-half"),
        ("brewer", ("use", 4), "error-decision-not-together"),
    ],
)
def test_what_does_not_go_together_is_refused_with_words(
    style: str, role: str, filled: tuple[Option, ...], why: str
) -> None:
    evening = table(style)
    asked = call_of(evening, role)
    was = evening.digest
    problem = page_of(evening, role, filled).problem
    assert problem is not None
    assert problem[1] == why
    with pytest.raises(IllegalDecision, match=why):
        asked.decide(filled)
    assert evening.digest == was
    assert asked.page() == page_of(evening, role)


@pytest.mark.parametrize("role", CALLED)
def test_with_closed_eyes_an_absent_role_is_asked_and_refused_like_a_living_one(role: str) -> None:
    """The card is in nobody's hands: the same page, answers and refusals, whatever is tapped."""
    evenings = [table("eyes_closed"), table("eyes_closed", ("plain",) * 5)]
    options = [entry.options for entry in page_of(evenings[0], role).entries]
    for taps in product(*([None, *some[:2], some[-1]] for some in options)):
        pages = [page_of(evening, role, taps) for evening in evenings]
        shown = [
            ([entry._replace(shown=()) for entry in page.entries], page.problem, page.owed) for page in pages
        ]
        assert shown[0] == shown[1]


def test_with_closed_eyes_what_the_rules_do_not_allow_counts_as_no_answer() -> None:
    """Her own house is not offered to her: that is nobody's business, so it is taken and comes to nothing."""
    evening = table("eyes_closed")
    call_of(evening, "witch").decide((0, 2, 3))
    assert decided(evening)[-1] == (NOBODY, 2, 3)


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize(
    ("role", "whole"),
    [
        ("witch", (NOBODY,) * 3),
        ("seeker", (NOBODY, "keep", NOBODY, "keep")),
        ("brewer", ("keep", NOBODY)),
    ],
)
def test_whoever_closes_the_eyes_early_leaves_everything_empty(
    style: str, role: str, whole: tuple[Option, ...]
) -> None:
    evening = table(style)
    call_of(evening, role).finish()
    assert whole in decided(evening)


@pytest.mark.parametrize("style", STYLES)
def test_an_evening_interrupted_between_two_parts_asks_the_whole_page(style: str) -> None:
    """Until one page was one record every part had one of its own."""
    evening = table(style)
    before = page_of(evening, "witch")
    evening.ledger.record((PART, ("toy.witch", "toy.witch", 1)))
    again = Evening(evening.sitting, records=evening.ledger.standing.records)
    assert page_of(again, "witch") == before
    call_of(again, "witch").decide((1, 3))
    assert decided(again)[-1] == (1, 3, NOBODY)
    assert not call_of(again, "witch").asks


class TestAtTheDesk:
    def test_the_whole_answer_is_taken_back_with_its_parts(self) -> None:
        evening = table("narrator")
        before = page_of(evening, "witch")
        digest = evening.digest
        call_of(evening, "witch").decide((1, 3, 4))
        evening.desk().undo()
        assert evening.digest == digest
        assert page_of(evening, "witch") == before

    def test_the_list_of_steps_shows_every_part(self) -> None:
        evening = table("narrator")
        call_of(evening, "seeker").decide((0, "toy.plain"))
        (row,) = (row for row in evening.desk().overview.calls if row.role == "toy.seeker")
        assert row.recorded == (
            ("toy.seeker.who", 0),
            ("toy.seeker.what", "toy.plain"),
            ("toy.seeker.who", NOBODY),
            ("toy.seeker.what", "keep"),
        )

    def test_an_absent_role_takes_the_empty_answer_of_every_part(self) -> None:
        evening = table("narrator", ("plain",) * 5)
        desk = call_of(evening, "seeker")
        assert isinstance(desk, Desk)
        assert desk.idle
        for at in range(4):
            filled = [None] * at + [NOBODY if at % 2 else "keep"]
            with pytest.raises(IllegalDecision, match="error-decision-not-offered"):
                desk.decide(filled)
            filled[at] = "toy.plain" if at % 2 else 3  # type: ignore[call-overload]
            with pytest.raises(IllegalDecision, match="blocked-nothing-to-decide"):
                desk.decide(filled)
        desk.decide((NOBODY, "keep", NOBODY, "keep"))
        assert not evening.desk().asks


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("seed", range(6))
def test_whole_evenings_are_kept_as_they_were_played(style: str, seed: int) -> None:
    """People who tap anything that is offered; what they come to is replayed to the same end."""
    evening = table(style)
    while not isinstance(evening.scene, Ended):
        step(evening, keyed(seed))
    played = evening.ledger.session
    assert Session(played.book, played.setup, played.decisions).digest == played.digest
    (told,) = [event.facts["what"] for event in played.events if event.kind == "toy.public"]
    assert sorted(told) == ["brewed", "guessed", "saved"]
