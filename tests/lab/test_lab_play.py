"""Whole windows at once: the same game as decision after decision, and the same law."""

from __future__ import annotations

import pytest

from nightcaller.engine import CLOSE, Ask, IllegalDecision, Session, Setup
from nightcaller.engine.vocabulary import Option, Picks
from nightcaller.lab.bots import RandomBot
from nightcaller.rulebooks import books

SEATS = 9
MOST = 2000
"""Windows of the longest game that is played here."""


def table(book: str, seed: int) -> Session:
    rules = books()[book]
    return Session(rules, Setup(dict(rules.recommended(SEATS)[0].deck), SEATS, seed), quiet=True)


@pytest.mark.parametrize("book", books())
def test_windows_played_at_once_are_the_same_game(book: str) -> None:
    """Interrupts are frequent, so that some are taken and some are stood down from."""
    for seed in range(12):
        slow, quick = table(book, seed), table(book, seed)
        bots = RandomBot(seed, interrupts=0.4), RandomBot(seed, interrupts=0.4)
        while slow.outcome is None:
            slow.submit(*bots[0].decide(slow))
        for _window in range(MOST):
            if quick.outcome is not None:
                break
            quick.play_window(bots[1])
        assert list(quick.decisions) == list(slow.decisions)
        assert (quick.outcome, quick.digest) == (slow.outcome, slow.digest)


def test_half_answered_windows_are_played_to_their_end() -> None:
    session, bot = table("judge", 1), RandomBot(1)
    answered = 0
    while session.outcome is None:
        slots = [slot for slot, ask in session.window.asks.items() if slot != CLOSE and not ask.optional]
        if len(slots) > 1:  # somebody was quicker than the others
            session.submit(slots[1], bot.choose(session.window.asks[slots[1]]))
            answered += 1
        else:
            session.play_window(bot)
    again = Session(session.book, session.setup, session.decisions)
    assert (again.outcome, again.digest) == (session.outcome, session.digest)
    assert answered > 10


class Cheat(RandomBot):
    """Picks what nobody has offered."""

    def choose(self, _ask: Ask) -> Picks:
        return ("the queen",)

    def vote(self, options: Picks, voters: int) -> list[Option]:
        return [*options[: voters - 1], "the queen"]


def test_a_secret_answer_that_is_not_offered_is_refused() -> None:
    session = table("judge", 1)
    asked = dict(session.window.asks)
    assert asked
    with pytest.raises(IllegalDecision):
        session.play_window(Cheat(1))
    assert (session.window.asks, list(session.decisions)) == (asked, [])


class FalsePack(RandomBot):
    """Plays by the rules, but that the last of every group that answers at once picks what is not offered."""

    forged = 0

    def vote(self, options: Picks, voters: int) -> list[Option]:
        votes = super().vote(options, voters)
        if voters > 1:
            self.forged += 1
            votes[-1] = "the queen"
        return votes


@pytest.mark.parametrize("book", books())
def test_an_answer_of_a_whole_group_that_is_not_offered_is_refused(book: str) -> None:
    session, bot, forged = table(book, 1), RandomBot(1), 0
    for _window in range(20):
        if session.outcome is not None:
            break
        before = list(session.decisions)
        again, false = Session(session.book, session.setup, before, quiet=True), FalsePack(1)
        try:
            again.play_window(false)
        except IllegalDecision:
            assert false.forged, again.window.label
            forged += 1
            assert not any("the queen" in decision.picks for decision in again.decisions)
        else:
            assert not false.forged, session.window.label
        session.play_window(bot)
    assert forged


def test_a_ballot_that_is_not_offered_is_refused_and_none_of_the_poll_stands() -> None:
    session, bot = table("judge", 1), RandomBot(1)
    while session.window.kind not in {"poll", "race"}:
        session.play_window(bot)
    before = list(session.decisions)
    with pytest.raises(IllegalDecision):
        session.play_window(Cheat(1))
    assert list(session.decisions) == before
    assert len(session.window.asks) == len(session.window.seats)
