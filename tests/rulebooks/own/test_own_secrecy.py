"""Own roles keep secrets: what reaches a seat follows from what it may know, as for shipped roles."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from msgspec import structs

from makers.drawing import drawn_table
from nightcaller.engine import Session, Setup
from nightcaller.rulebooks import book
from nightcaller.rulebooks.own import OwnRole, with_roles
from nightcaller.rulebooks.own.sentences import Looks, NameInBoth, Survives, Weighs
from rulebooks.interference import Law
from rulebooks.own.disclosures import OWN, law_of
from rulebooks.own.made_up import BELL, THREE
from rulebooks.perturbed import changes, swaps


def test_nothing_shows_before_the_sentences_tell():
    """At a table of three written for it; drawn ones are compared with all books (`test_secrets`)."""
    rules = with_roles(book("judge"), THREE)
    table = drawn_table(rules, "judge.secret.0", 8, [role.id for role in THREE])
    cards = [role for role, count in table.deck.items() for _ in range(count)]
    Random(0).shuffle(cards)
    setup = replace(table, deal=tuple(cards))
    law = law_of(Session(rules, setup))
    assert swaps(rules, law, setup)["seat"] > 100
    assert changes(rules, law, setup)["seat"] > 30


def test_every_kind_that_they_tell_is_declared_here():
    told = {kind for kind in book("judge").kinds if kind.startswith("own.")}
    assert told == set()
    assert {kind for kind in with_roles(book("judge"), THREE).kinds if kind.startswith("own.")} == set(OWN)


def test_nobody_is_barred_by_what_another_has_done():
    """Two of a card that enchants: what one of them has chosen is not read off the other's options."""
    bells = structs.replace(BELL, several=True)
    rules = with_roles(book("judge"), (bells,))
    cards = (BELL.id, BELL.id, *("judge.werewolf",) * 2, *("judge.commoner",) * 5)
    deck = {card: cards.count(card) for card in cards}
    offered = set()
    for whom in (4, 5):
        session = Session(rules, Setup(deck, 9, 5, {"sheriff": "no"}, cards).normal(rules))
        while session.day < 2 or not any(ask.seat == 1 for ask in session.window.asks.values()):
            slot, ask = next(iter(session.window.asks.items()))
            enchants = ask.seat == 0 and ask.key == f"{BELL.id}.enchants"
            session.submit(slot, (whom,) if enchants else session.out_of_time(slot))
        offered.update((ask.options, ask.blocked) for ask in session.window.asks.values() if ask.seat == 1)
    assert len(offered) == 1


EYE = OwnRole("own.watcher", NameInBoth(en="Watcher", zh="看守"), sentence=(Looks(),))
SHOUTS = OwnRole("own.shouter", NameInBoth(en="Shouter", zh="喊话人"), sentence=(Weighs(4), Survives(1)))


def test_the_proof_would_notice_a_leak():
    """Without its own disclosure a look is found out as one."""
    rules = with_roles(book("judge"), (EYE, SHOUTS))
    cards = ("judge.werewolf", "judge.werewolf", EYE.id, SHOUTS.id, *("judge.commoner",) * 4)
    deck = {card: cards.count(card) for card in cards}
    setup = Setup(deck, 8, 5, {}, cards).normal(rules)
    law = law_of(Session(rules, setup))
    assert swaps(rules, law, setup)["own.looked"] > 0
    silent = Law({kind: to for kind, to in law.disclosures.items() if kind != "own.looked"}, law.shown)
    with pytest.raises(AssertionError):
        swaps(rules, silent, setup)
