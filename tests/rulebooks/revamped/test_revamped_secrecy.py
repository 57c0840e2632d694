"""Secrecy, proof 1, for the revamped book: what everybody sees follows from what everybody may know.

Two games of one deck differ in who holds which card. Everybody decides by the own view alone. What the shared
screen shows, and the shape of every window, is the same until something happens that the book declares as a
disclosure to the whole table.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random
from zlib import crc32

import pytest

from nightcaller.engine import CLOSE, TABLE, Ask, Session, Setup
from nightcaller.engine.parts import drawn
from nightcaller.engine.vocabulary import Picks, Seat
from nightcaller.rulebooks.revamped import BOOK
from rulebooks.interference import face_of, first_difference
from rulebooks.revamped.disclosures import PUT_BY_OTHERS
from rulebooks.revamped.test_revamped_whole import any_setup

DISCLOSURES = frozenset(
    {
        "died",  # who has died is told, and follows from secrets
        "left",  # who ascends is told with the role
        "revamped.dawn",
        "revamped.bard",  # what the text has narrated
        "revamped.bard_changed",
        "revamped.bard_new",
        "revamped.heir_found",
        "revamped.guarded_public",
        "revamped.lynch_result",  # hidden votes decide what stands at the top
        "revamped.election_result",
        "revamped.elected",
        "revamped.nobody_elected",
        "revamped.lynched",
        "revamped.ranger",  # last breaths
        "revamped.last_arrow",
        "revamped.followed",
        "revamped.razor",
        "revamped.razor_slipped",
        "revamped.struck",
        "revamped.disease",
        "revamped.day_ends",
        "revamped.nobody_lynched",
        "revamped.lot",
        "revamped.executioner",
        "revamped.executioner_guarded",
        "revamped.called_off",
        "revamped.knight_named",
        "revamped.missed",
        "revamped.mayor_counted",
        "revamped.mayor_wrote",
        "revamped.second_lynch",
        "revamped.ascended",
        "marked",
        "office",
        "game.over",
    }
)


def decided(session: Session, ask: Ask, *, private: bool) -> Picks:
    """What a seat answers: a draw from what it knows."""
    view = session.view(ask.seat if private else TABLE)
    lived = repr(view.events) if private else repr((view.day, view.alive))
    rng = Random(crc32(f"{ask.seat}/{ask.key}/{ask.options}/{lived}".encode()))
    if ask.parts:
        return drawn(ask, lambda _n, options: rng.choice(options))
    return tuple(rng.sample(ask.options, max(1, ask.lo)))


def play_window(session: Session) -> None:
    """Answer everything that is asked in the open window; on a floor everybody keeps silent."""
    window = session.window
    private = window.private
    while session.window is window and session.outcome is None:
        slot = min((slot for slot in window.asks if slot != CLOSE), default=CLOSE)
        if window.kind == "floor" and CLOSE in window.asks:
            slot = CLOSE
        ask = window.asks[slot]
        session.submit(slot, ask.options if slot == CLOSE else decided(session, ask, private=private))


def same_for(seat: Seat, one: Session, other: Session) -> bool:
    """Whether somebody has heard and read the same in both games; then the same is asked, with the same
    options."""
    mine, theirs = one.view(seat), other.view(seat)
    if first_difference(mine, theirs) or mine.boards != theirs.boards:
        return False
    keys = {ask.key for ask in (*mine.asks.values(), *theirs.asks.values())}
    assert mine.asks == theirs.asks or keys & PUT_BY_OTHERS, (seat, keys)
    return mine.asks == theirs.asks


def exchanged(setup: Setup, rng: Random) -> tuple[Setup, Setup]:
    """The same table twice, two people's different cards exchanged."""
    deal = Session(BOOK, setup)
    cards = [str(deal.view(seat).card.role) for seat in range(setup.seats)]  # type: ignore[union-attr]
    one, other = two_different(cards, rng)
    swapped = list(cards)
    swapped[one], swapped[other] = swapped[other], swapped[one]
    return replace(setup, deal=tuple(cards)), replace(setup, deal=tuple(swapped))


def two_different(cards: list[str], rng: Random) -> tuple[Seat, Seat]:
    while True:
        one, other = rng.sample(range(len(cards)), 2)
        if cards[one] != cards[other]:
            return one, other


@pytest.mark.parametrize("batch", range(4))
def test_the_public_side_is_the_same_whoever_was_dealt_what(batch: int):
    compared = 0
    for seed in range(12):
        rng = Random(f"secrecy/{batch}/{seed}")
        setup = any_setup(rng)
        # The other option lists candidates openly, and so shows whom a Saboteur bars.
        setup = replace(setup, house={**setup.house, "sabotage": "fails-then"})
        one, other = (Session(BOOK, each) for each in exchanged(setup, rng))
        watching = set(range(setup.seats))
        while one.outcome is None and one.day < 4:
            events = first_difference(one.view(), other.view())
            if events:
                assert {event.kind for event in events} & DISCLOSURES, events
                break
            assert (one.window.kind, one.window.label) == (other.window.kind, other.window.label)
            assert face_of(one.window) == face_of(other.window)
            assert one.window.pages == other.window.pages
            watching = {seat for seat in watching if same_for(seat, one, other)}
            compared += 1
            play_window(one)
            play_window(other)
    assert compared > 20
