"""Views: a fold of visible events, and nothing else."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from engine import toy
from engine.folding import fold
from makers.drawing import drawn_table
from nightcaller.engine import AFTERWARDS, CLOSE, EVERYBODY, TABLE, Session, kinds
from nightcaller.engine.game import mask_of
from nightcaller.engine.view import Known, Told, visible
from nightcaller.engine.vocabulary import Card, Event
from nightcaller.rulebooks import book, books
from rulebooks.players import any_setup, random_decision

JUDGE = book("judge")


class TestVisible:
    def test_audiences(self):
        game = toy.game()
        game.log.clear()
        game.tell(toy.PUBLIC)
        game.tell(toy.TWO, to=mask_of((0, 3)))
        game.record(toy.RECAP)

        def kinds(seat: int) -> list[str]:
            return [event.kind for event in visible(game.log, seat)]

        assert kinds(0) == kinds(3) == ["toy.public", "toy.two"]
        assert kinds(1) == kinds(TABLE) == ["toy.public"]
        assert [Told(game.log, seat, 4).apart for seat in (0, 1, TABLE)] == [1, 0, 0]

    def test_numbers_have_no_gaps_that_tell_of_hidden_events(self):
        game = toy.game()
        game.log.clear()
        game.tell(toy.TWO, to=mask_of((0, 3)))
        game.tell(toy.PUBLIC)
        game.record(toy.RECAP)
        game.tell(toy.PUBLIC)
        assert [event.number for event in visible(game.log, TABLE)] == [0, 1]
        assert [event.number for event in visible(game.log, 3)] == [0, 1, 2]

    def test_who_else_was_told_is_not_told(self):
        game = toy.game()
        game.log.clear()
        game.tell(toy.TWO, to=mask_of((0, 3)))
        game.tell(toy.PUBLIC)
        assert [event.audience for event in visible(game.log, 3)] == [mask_of((3,)), EVERYBODY]

    def test_masks_of_forty_seats_do_not_meet_everybody(self):
        assert not mask_of(range(40)) & EVERYBODY
        assert AFTERWARDS & EVERYBODY == 0


class TestFold:
    def test_follows_deaths_returns_offices_and_marks(self):
        game = toy.game(toy.book(offices=[toy.Role("toy.crown", "")]))
        game.begin("night")
        game.tell(kinds.DIED, seats=(1, 2))
        game.tell(kinds.REVIVED, seats=(2,))
        game.appoint("toy.crown", 3)
        view = fold(TABLE, 4, visible(game.log, TABLE), {})
        assert (view.day, view.phase, view.alive) == (1, "night", (0, 2, 3))
        assert view.offices == {"toy.crown": 3}

    def test_extra_roles_are_on_the_card(self):
        game = toy.game()
        game.tell(kinds.HELD, to=1, seat=0, role="toy.trait")
        card = fold(0, 4, visible(game.log, 0), {}).card
        assert card is not None
        assert card.held == ("toy.plain", "toy.trait")

    def test_mates_are_for_those_who_were_told(self):
        game = toy.game()
        game.tell(kinds.MATES, to=mask_of((0, 1)), mates=((0, "toy.plain"), (1, "toy.plain")))
        for seat, mates in ((0, ((1, "toy.plain"),)), (1, ((0, "toy.plain"),)), (2, ())):
            card = fold(seat, 4, visible(game.log, seat), {}).card
            assert card is not None
            assert card.mates == mates


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("book_id", books())
def test_every_view_is_a_fold_of_what_was_told(book_id: str, seed: int):
    """A view of any seat at any time of a random game is rebuilt from its own events, questions and boards.

    The proof of secrets compares these instead of whole views (`rulebooks.interference`).
    """
    rng, rules = Random(seed), book(book_id)
    session = Session(rules, drawn_table(rules, f"fold.{seed}", rng.randint(6, 10)))
    for _decision in range(60):
        if session.outcome:
            break
        for seat in range(TABLE, session.setup.seats):
            view = session.view(seat)
            assert session.view(seat) is view, "as long as nothing is new in it"
            assert view.events == visible(session.events, seat), "and no longer"
            mask = EVERYBODY if seat == TABLE else EVERYBODY | 1 << seat
            assert all(event.audience & mask for event in view.events)
            numbers = [event.number for event in view.events]
            assert numbers == [*range(len(numbers))], "a gap would tell that something was hidden"
            alone = [event for event in view.events if not event.audience & EVERYBODY]
            assert session.told_apart(seat) == len(alone)
            assert all(ask.seat == seat for ask in view.asks.values())
            folded = fold(seat, session.setup.seats, view.events, view.asks)
            assert replace(folded, boards=session.boards(seat)) == view
        session.submit(*random_decision(session, rng))


def test_what_everybody_knows_follows_from_what_was_told():
    """Offices change hands and end, marks are there once, come off and come back, the dead return."""
    known = Known(TABLE, 3)
    assert (known.day, known.phase, known.alive) == (0, "setup", {0, 1, 2})

    def tell(kind: str, **facts: object) -> None:
        known.hear(Event(0, 1, "day", kind, EVERYBODY, facts))

    tell("phase", day=1, phase="night")
    tell("office", office="mayor", seat=1)
    tell("office", office="mayor", seat=2)
    tell("office", office="crier", seat=0)
    tell("office", office="crier", seat=None)
    for _again in range(2):
        tell("marked", seat=0, mark="shown")
    tell("marked", seat=1, mark="shown")
    tell("unmarked", seat=1, mark="shown")
    tell("unmarked", seat=2, mark="shown")
    tell("died", seats=(0, 1))
    tell("revived", seats=(1,))
    tell("left", seats=(2,))
    view = known.view((), {})
    assert (view.day, view.phase, view.alive) == (1, "night", (1,))
    assert (view.offices, view.marks, view.card) == ({"mayor": 2}, {0: ("shown",)}, None)
    tell("amended.day", day=7)
    assert (known.view((), {}).day, view.day) == (7, 1), "a view stays what it was"


def test_a_card_says_what_its_holder_was_told():
    known = Known(1, 4)

    def tell(kind: str, audience: int = 0b10, **facts: object) -> None:
        known.hear(Event(0, 1, "night", kind, audience, facts))

    tell("card", seat=1, role="a.wolf", team="a.wolves")
    tell("card", seat=2, role="a.seer", team="a.good")
    tell("held", seat=1, role="a.lover")
    tell("held", seat=1, role="a.token")
    tell("held", seat=0, role="a.lover")
    tell("lost", seat=1, role="a.token")
    tell("lost", seat=0, role="a.lover")
    tell("mates", mates=((3, "a.wolf"), (1, "a.wolf")))
    tell("mates", audience=0b01, mates=((0, "a.wolf"),))
    assert known.view((), {}).card == Card("a.wolf", "a.wolves", ((3, "a.wolf"),), ("a.wolf", "a.lover"))
    tell("card", seat=1, role="a.saint", team="a.good")
    assert known.view((), {}).card == Card("a.saint", "a.good", (), ("a.saint",)), "another card, no mates"


@pytest.mark.parametrize("seed", range(12))
def test_the_public_does_not_see_when_a_private_window_is_done(seed: int):
    """How many people are really asked in a night is a secret."""
    rng = Random(seed)
    session = Session(JUDGE, any_setup(JUDGE, rng))
    while session.outcome is None:
        if session.window.kind in {"night", "last_acts"}:
            assert session.view(TABLE).asks == {}
        if session.window.kind == "floor":
            assert CLOSE in session.view(TABLE).asks
        session.submit(*random_decision(session, rng))
