"""Own roles keep secrets: what reaches a seat follows from what it may know, as for shipped roles.

`NIGHTCALLER_WHOLE=secrets=50` draws so many tables of each book.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import combinations
from random import Random
from typing import Final

import pytest
from msgspec import structs

from makers.drawing import drawn_table
from makers.own import playable
from nightcaller.engine import Session, Setup
from nightcaller.rulebooks import book
from nightcaller.rulebooks.own import DIALECTS, OwnRole, with_roles
from nightcaller.rulebooks.own.sentences import Looks, NameInBoth, Survives, Weighs
from nightcaller.rulebooks.rulebook import Rulebook
from parts import many
from rulebooks.interference import Law, People, compare, swapped
from rulebooks.own.disclosures import OWN, law_of
from rulebooks.own.made_up import BELL, THREE

TABLES: Final = many("secrets", 4)


def dealt(book_id: str, number: int) -> tuple[Rulebook, Setup]:
    """A table with own roles, dealt openly so that cards can be swapped."""
    roles: tuple[OwnRole, ...] = THREE
    if number or book_id != "judge":
        roles = tuple(playable(1000 + 3 * number + nth, book_id) for nth in range(3))
    rules = with_roles(book(book_id), roles)
    table = drawn_table(rules, f"{book_id}.secret.{number}", 8, [role.id for role in roles])
    if rules.traits:
        deal, _spare = rules.dealt(table, table.at(rules))  # each with the traits that suit it
        return rules, replace(table, deal=tuple(deal))
    cards = [role for role, count in table.deck.items() for _ in range(count)]
    Random(number).shuffle(cards)
    return rules, replace(table, deal=tuple(cards[: table.seats]))


def swaps(rules: Rulebook, setup: Setup, pairs: int) -> Counter[str]:
    """Exchange the cards of two people of a table."""
    law, compared = law_of(Session(rules, setup)), Counter[str]()
    for pair in list(combinations(range(setup.seats), 2))[:: max(1, 28 // pairs)]:
        other = swapped(setup, *pair)
        if other != setup:
            people = People(setup.seed)
            compared += compare(law, Session(rules, setup), Session(rules, other), (people, people), pair)
    return compared


def changes(rules: Rulebook, setup: Setup) -> Counter[str]:
    """Let somebody choose otherwise in private."""
    law, compared = law_of(Session(rules, setup)), Counter[str]()
    for seat in range(0, setup.seats, 2):
        people = People(setup.seed), People(setup.seed, changed=[seat])
        compared += compare(law, Session(rules, setup), Session(rules, setup), people, [seat])
    return compared


@pytest.mark.parametrize("book_id", DIALECTS)
def test_nothing_shows_before_the_sentences_tell(book_id: str):
    rules, setup = dealt(book_id, 0)
    assert swaps(rules, setup, 7)["seat"] > 30
    assert changes(rules, setup)["seat"] > 10


@pytest.mark.slow
@pytest.mark.parametrize("number", range(1, TABLES))
@pytest.mark.parametrize("book_id", DIALECTS)
def test_roles_from_the_vocabulary_keep_their_secrets(book_id: str, number: int):
    rules, setup = dealt(book_id, number)
    swaps(rules, setup, 14)
    changes(rules, setup)


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
    assert swaps(rules, setup, 28)["own.looked"] > 0
    law = law_of(Session(rules, setup))
    silent = Law({kind: to for kind, to in law.disclosures.items() if kind != "own.looked"}, law.shown)
    people = People(setup.seed)
    with pytest.raises(AssertionError):
        for pair in combinations(range(8), 2):
            if (other := swapped(setup, *pair)) != setup:
                both = Session(rules, setup), Session(rules, other)
                compare(silent, *both, (people, people), pair)
