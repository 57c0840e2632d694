"""Secrecy, proof 1, for the forum book: what reaches a seat follows from what that seat may know."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from nightcaller.engine import CLOSE, TABLE, Session, Setup, View
from nightcaller.engine.book import BESIDE
from nightcaller.engine.vocabulary import Seat
from rulebooks.forum.disclosures import TEN
from rulebooks.forum.test_forum_fuzz import any_deck
from rulebooks.forum.thread import FORUM
from rulebooks.interference import face_of

HIDDEN = ("forum.cursed", "forum.blessed")


def setup_of(deal: Sequence[str], seed: int, **house: str) -> Setup:
    held = [card for hand in deal for card in hand.split(BESIDE)]
    deck = {card: held.count(card) for card in held}
    return Setup(deck, len(deal), seed, house, tuple(deal))


def touched(session: Session, holders: set[Seat]) -> bool:
    """Whether a hidden trait of theirs has been needed, or has come to light with a death."""
    dead = set(range(session.setup.seats)) - set(session.view(TABLE).alive)
    hunted = {event.facts["seat"] for event in session.events if event.kind == "forum.pack.agreed"}
    treated = {event.facts["seat"] for event in session.events if event.kind == "forum.patient"}
    return bool(holders & (dead | hunted | treated))


def views_of(session: Session) -> list[View]:
    return [session.view(seat) for seat in range(TABLE, session.setup.seats)]


def play_alike(one: Session, other: Session, holders: set[Seat], rng: Random) -> int:
    """Play two games with the same answers, comparing all that anybody can see; returns how far they came."""
    compared = 0
    while one.outcome is None and other.outcome is None and len(one.decisions) < 400:
        if touched(one, holders) or touched(other, holders):
            return compared
        assert one.window.asks == other.window.asks
        assert face_of(one.window) == face_of(other.window)
        assert views_of(one) == views_of(other)
        compared += 1
        asks = one.window.asks
        slot = rng.choice([slot for slot in asks if slot != CLOSE] or [CLOSE])
        pick = rng.choice(asks[slot].options)
        one.submit(slot, (pick,))
        other.submit(slot, (pick,))
    return compared


@pytest.mark.parametrize("seed", range(25))
def test_nobody_sees_a_hidden_trait_not_even_its_owner(seed: int):
    """The same table with the curse and the blessing on other people: everything is the same for everybody,
    until a pack comes to one of them."""
    rng = Random(seed)
    good = (0, 2, 3, 4, 5, 6, 7)
    deals = []
    holders: set[Seat] = set()
    for _deal in range(2):
        hands = list(TEN)
        for trait in ("cursed", "blessed"):
            seat = rng.choice(good)
            hands[seat] += f"+{trait}"
            holders.add(seat)
        deals.append(hands)
    house = {"traits_each": "several", "apprentice_starts": "unclaimed"}
    one, other = (Session(FORUM, setup_of(deal, seed, **house)) for deal in deals)
    assert play_alike(one, other, holders, rng) > 10


@pytest.mark.parametrize("seed", range(25))
def test_who_holds_a_hidden_trait_is_asked_and_told_nothing_else(seed: int):
    """Any deck: the deal of the hidden traits moves nothing but themselves."""
    rng = Random(seed)
    deck = any_deck(rng, 12, HIDDEN)
    session = Session(FORUM, Setup(deck, 12, seed, {"traits_each": "several"}))
    for seat in range(12):
        view = session.view(seat)
        assert view.card is not None
        assert not set(HIDDEN) & set(view.card.held)
        assert not [event for event in view.events if set(HIDDEN) & set(map(str, event.facts.values()))]


def exchanged(deal: Sequence[str], one: Seat, other: Seat) -> list[str]:
    hands = list(deal)
    hands[one], hands[other] = hands[other], hands[one]
    return hands


LOOKERS = frozenset({0, 4, 9, 1})
"""Seats of `TEN` that may learn something about others by themselves."""


@pytest.mark.parametrize("pair", [(2, 5), (3, 6), (2, 3), (0, 7), (4, 6), (1, 8)])
def test_the_first_night_is_the_same_whoever_was_dealt_what(pair: tuple[Seat, Seat]):
    """Two people exchange all their cards: windows, steps and calls are the same, and to those who have
    nothing to do with it everything is, up to the dawn."""
    for seed in range(5):
        house = {"apprentice_starts": "unclaimed", "traits_each": "several"}
        deals = (TEN, exchanged(TEN, *pair))
        one, other = (Session(FORUM, setup_of(deal, seed, **house)) for deal in deals)
        pack = {1, 8, 9} if {1, 8, 9} & set(pair) else set()
        watching = [s for s in (TABLE, *range(10)) if s not in {*pair, *LOOKERS, *pack}]
        assert TABLE in watching
        for session in (one, other):
            rng = Random(seed)
            while session.window.label == "forum.night":
                slot = next((slot for slot in session.window.asks if slot != CLOSE), CLOSE)
                ask = session.window.asks[slot]
                pick = "nobody" if "nobody" in ask.options else rng.choice(ask.options)
                session.submit(slot, (pick,))
        assert one.window.label == other.window.label == "forum.closing"
        assert face_of(one.window) == face_of(other.window)
        for seat in watching:
            assert one.view(seat) == other.view(seat), seat


def test_the_shape_of_a_night_follows_from_the_published_deck():
    """Whoever lives, whatever was inherited, joined or used up: steps and calls stay what they were."""
    for seed in range(10):
        rng = Random(seed)
        deck = any_deck(rng, 14)
        session = Session(FORUM, Setup(deck, 14, seed))
        shapes = set()
        while session.outcome is None and session.day < 6:
            if session.window.label == "forum.night":
                shapes.add((session.window.steps, session.window.calls))
            asks = session.window.asks
            slot = rng.choice([slot for slot in asks if slot != CLOSE] or [CLOSE])
            session.submit(slot, (rng.choice(asks[slot].options),))
        assert len(shapes) == 1
