"""Answers of several parts where roles are called by name: one decision, and alike for the dead."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine import test_parts as toys
from nightcaller.engine import NOBODY, IllegalDecision, Session
from nightcaller.engine.vocabulary import Option
from nightcaller.table.live.calls import Summons
from nightcaller.table.live.desk import Desk
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Calling, Console, Ended
from nightcaller.table.shelf.sitting import Player
from table.bots import keyed, step
from table.test_parts_on_a_page import ToySitting, nothing

STYLES = ("eyes_closed", "narrator")
CALLED = ("witch", "seeker", "brewer")


def table(style: str, deal: tuple[str, ...] = toys.DEAL) -> Evening:
    players = tuple(Player(f"P{number}") for number in range(1, 6))
    deck = {role: max(1, deal.count(role)) for role in toys.DEAL}
    return Evening(ToySitting(players, deck, 1, style=style, deal=deal))  # type: ignore[arg-type]


def call_of(evening: Evening, role: str) -> Summons | Desk:
    while not (isinstance(evening.scene, Calling | Console) and evening.scene.role == f"toy.{role}"):
        step(evening, nothing)
    return evening.call() if isinstance(evening.scene, Calling) else evening.desk()


def decided(evening: Evening) -> list[tuple[Option, ...]]:
    return [decision.picks for decision in evening.ledger.session.decisions]


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize(
    ("role", "picks"),
    [
        ("witch", (1, 3, NOBODY)),
        ("seeker", (0, "toy.plain", NOBODY, "keep")),
        ("brewer", ("keep", 4)),
    ],
)
def test_part_after_part_makes_one_decision(style: str, role: str, picks: tuple[Option, ...]) -> None:
    evening = table(style)
    call_of(evening, role)
    for number, pick in enumerate(picks, 1):
        asked = call_of(evening, role)
        assert asked.step is not None
        assert (asked.step.number, asked.step.of) == (number, len(picks))
        assert picks not in decided(evening)
        asked.answer(pick)
    assert decided(evening)[-1] == picks
    assert call_of(evening, role).step is None


@pytest.mark.parametrize("style", STYLES)
def test_each_part_has_the_answers_of_its_own(style: str) -> None:
    evening = table(style)
    for options in ((0, 2, 3, 4, NOBODY), toys.ROLES, (2, 3, 4, NOBODY), toys.ROLES):
        asked = call_of(evening, "seeker").step
        assert asked is not None
        # With closed eyes nobody's own seat is left out: that would tell who is called.
        own = {1} if style == "eyes_closed" and isinstance(options[0], int) else set()
        spare = {"keep"} if options == toys.ROLES else set()
        assert {*asked.options} == {*options} - spare | own
        call_of(evening, "seeker").answer("toy.other" if options == toys.ROLES else options[0])


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize(
    ("role", "before", "pick", "why"),
    [
        ("witch", (1,), 1, "error-decision-twice"),
        ("seeker", (0,), "keep", "error-decision-half"),
        ("seeker", (NOBODY,), "toy.plain", "error-decision-half"),
        ("brewer", ("use",), 4, "error-decision-not-together"),
    ],
)
def test_what_does_not_go_together_is_refused_with_words(
    style: str, role: str, before: tuple[Option, ...], pick: Option, why: str
) -> None:
    evening = table(style)
    for one in before:
        call_of(evening, role).answer(one)
    asked = call_of(evening, role)
    was = evening.digest
    assert asked.step is not None
    assert (pick, why) in asked.step.blocked
    with pytest.raises(IllegalDecision, match=why):
        asked.answer(pick)
    assert evening.digest == was
    assert asked.step == call_of(evening, role).step


@pytest.mark.parametrize("role", CALLED)
def test_with_closed_eyes_an_absent_role_is_asked_and_refused_like_a_living_one(role: str) -> None:
    """The card is in nobody's hands: same steps, same answers, same refusals, whatever is tapped."""
    present, absent = table("eyes_closed"), table("eyes_closed", ("plain",) * 5)
    for tapped in range(4):
        steps = []
        for evening in (present, absent):
            asked = call_of(evening, role).step
            steps.append(None if asked is None else replace(asked, shown=()))
        assert steps[0] == steps[1]
        if steps[0] is None:
            return
        picked = steps[0].options[tapped % len(steps[0].options)]
        for evening in (present, absent):
            call_of(evening, role).answer(picked)


def test_with_closed_eyes_what_the_rules_do_not_allow_counts_as_no_answer() -> None:
    """Her own house is not offered to her: that is nobody's business, so it is taken and comes to nothing."""
    evening = table("eyes_closed")
    for pick in (0, 2, 3):
        call_of(evening, "witch").answer(pick)
    assert decided(evening)[-1] == (NOBODY, 2, 3)


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize(
    ("role", "before", "whole"),
    [
        ("witch", (), (NOBODY,) * 3),
        ("witch", (1,), (1, NOBODY, NOBODY)),
        ("seeker", (0,), (NOBODY, "keep", NOBODY, "keep")),
        ("seeker", (0, "toy.plain"), (0, "toy.plain", NOBODY, "keep")),
        ("brewer", ("use",), ("use", NOBODY)),
    ],
)
def test_whoever_closes_the_eyes_early_leaves_the_rest_empty(
    style: str, role: str, before: tuple[Option, ...], whole: tuple[Option, ...]
) -> None:
    """A player without a role, at that moment, is no pair, and nothing of her stands."""
    evening = table(style)
    for pick in before:
        call_of(evening, role).answer(pick)
    call_of(evening, role).finish()
    assert whole in decided(evening)


@pytest.mark.parametrize("style", STYLES)
def test_a_killed_evening_goes_on_at_the_next_part(style: str) -> None:
    evening = table(style)
    call_of(evening, "witch").answer(1)
    again = Evening(evening.sitting)
    again.ledger.standing = type(again.ledger.standing)(
        again.ledger.book, again.sitting, evening.ledger.standing.records
    )
    asked = call_of(again, "witch").step
    assert asked == call_of(evening, "witch").step
    assert asked is not None
    assert asked.number == 2
    for pick in (3, NOBODY):
        call_of(again, "witch").answer(pick)
    assert decided(again)[-1] == (1, 3, NOBODY)


class TestAtTheDesk:
    def test_going_back_begins_the_call_anew(self) -> None:
        evening = table("narrator")
        desk = call_of(evening, "witch")
        assert isinstance(desk, Desk)
        for pick in (1, 3):
            call_of(evening, "witch").answer(pick)
        evening.desk().undo()
        asked = call_of(evening, "witch").step
        assert asked is not None
        assert (asked.number, 1 in asked.options) == (1, True)

    def test_the_whole_answer_is_taken_back_with_its_parts(self) -> None:
        evening = table("narrator")
        before = call_of(evening, "witch")
        digest = evening.digest
        for pick in (1, 3, 4):
            call_of(evening, "witch").answer(pick)
        evening.desk().undo()
        assert evening.digest == digest
        assert call_of(evening, "witch").step == before.step

    def test_the_list_of_steps_shows_every_part(self) -> None:
        evening = table("narrator")
        shown = []
        for pick in (0, "toy.plain", NOBODY, "keep"):
            call_of(evening, "seeker").answer(pick)
            (row,) = (row for row in evening.desk().overview.calls if row.role == "toy.seeker")
            shown.append(row.recorded)
        assert [len(one) for one in shown] == [1, 2, 3, 4]
        assert shown[-1] == (
            ("toy.seeker.who", 0),
            ("toy.seeker.what", "toy.plain"),
            ("toy.seeker.who", NOBODY),
            ("toy.seeker.what", "keep"),
        )

    def test_an_absent_role_takes_the_empty_answer_of_every_part(self) -> None:
        evening = table("narrator", ("plain",) * 5)
        for number in range(1, 5):
            desk = call_of(evening, "seeker")
            assert isinstance(desk, Desk)
            assert desk.idle
            assert desk.step is not None
            assert desk.step.number == number
            with pytest.raises(IllegalDecision, match="blocked-nothing-to-decide"):
                desk.answer(3 if number % 2 else "toy.plain")
            desk.answer(NOBODY if number % 2 else "keep")


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
