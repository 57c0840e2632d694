"""Own roles keep secrets: what reaches a seat follows from what it may know, as for shipped roles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from itertools import combinations
from random import Random

import pytest

from makers.drawing import drawn_table
from makers.own import playable
from nightcaller.engine import Session, Setup, View
from nightcaller.rulebooks import book
from nightcaller.rulebooks.own import OwnRole, with_roles
from nightcaller.rulebooks.own.sentences import Looks, NameInBoth, Survives, Weighs
from nightcaller.rulebooks.rulebook import Rulebook
from rulebooks.hollow import test_hollow_secrecy as hollow
from rulebooks.interference import Disclosure, Law, People, compare, everybody, swapped
from rulebooks.judge import disclosures as judge
from rulebooks.own.made_up import THREE


def own(view: View) -> bool:
    """Whoever knows to hold an own role."""
    return view.card is not None and view.card.role.startswith("own.")


OWN: Mapping[str, Disclosure] = {
    "own.looked": Disclosure(own, "looks"),
    "own.read": Disclosure(own, "looks"),
    "own.cursed": Disclosure(own, "looks, and the Wraith Rider looks back"),
    "own.compared": Disclosure(own, "compares"),
    "own.counted": Disclosure(own, "counts"),
    "own.guarded": Disclosure(own, "one's own choice"),
    "own.attacked": Disclosure(own, "one's own choice"),
    "own.hushed": Disclosure(own, "one's own choice"),
    "own.enchanted": Disclosure(own, "one's own choice"),
    "own.aimed": Disclosure(own, "one's own choice"),
    "own.withstood": Disclosure(own, "survives, and is told"),
    "own.shown": Disclosure(everybody, "aims: shows a card in dying"),
    "own.spared": Disclosure(everybody, "outlives: shows the card"),
}


def wolves(view: View) -> bool:
    """Whoever is on the wolves' side by card."""
    return view.card is not None and view.card.team.endswith(".wolves")


def law_of(rules: Rulebook) -> Law:
    """The book's own law, for a pack that may have own cards in it, and votes that may count otherwise."""
    told, shown = (
        (judge.DISCLOSURES, judge.SHOWN) if rules.id == "judge" else (hollow.DISCLOSURES, hollow.SHOWN)
    )
    of_packs = {kind: Disclosure(wolves, "hunts") for kind in told if ".pack." in kind}
    counted = {
        kind.id: Disclosure(everybody, "weighs: counted in public")
        for kind in rules.kinds.values()
        if kind.form == "count"
    }
    shots = {
        form.key or power.id: Disclosure(own, "its own last act")
        for role in rules.roles.values()
        if role.id.startswith("own.")
        for power in role.powers
        if power.window == "last_acts"
        for form in power.questions
    }
    mates = {"mates": Disclosure(lambda view: wolves(view) or own(view), "hunts, knows")}
    return Law({**told, **of_packs, **mates, **counted, **OWN}, {**shown, **shots})


def dealt(book_id: str, number: int) -> tuple[Rulebook, Setup]:
    """A table with own roles, dealt openly so that cards can be swapped."""
    roles: tuple[OwnRole, ...] = THREE
    if number or book_id != "judge":
        roles = tuple(playable(1000 + 3 * number + nth, book_id) for nth in range(3))
    rules = with_roles(book(book_id), roles)
    table = drawn_table(rules, f"{book_id}.secret.{number}", 8, [role.id for role in roles])
    cards = [role for role, count in table.deck.items() for _ in range(count)]
    Random(number).shuffle(cards)
    return rules, replace(table, deal=tuple(cards[: table.seats]))


def swaps(rules: Rulebook, setup: Setup, pairs: int) -> Counter[str]:
    """Exchange the cards of two people of a table."""
    law, compared = law_of(rules), Counter[str]()
    for pair in list(combinations(range(setup.seats), 2))[:: max(1, 28 // pairs)]:
        other = swapped(setup, *pair)
        if other != setup:
            people = People(setup.seed)
            compared += compare(law, Session(rules, setup), Session(rules, other), (people, people), pair)
    return compared


def changes(rules: Rulebook, setup: Setup) -> Counter[str]:
    """Let somebody choose otherwise in private."""
    law, compared = law_of(rules), Counter[str]()
    for seat in range(0, setup.seats, 2):
        people = People(setup.seed), People(setup.seed, changed=[seat])
        compared += compare(law, Session(rules, setup), Session(rules, setup), people, [seat])
    return compared


@pytest.mark.parametrize("book_id", ["judge", "hollow"])
def test_nothing_shows_before_the_sentences_tell(book_id: str):
    rules, setup = dealt(book_id, 0)
    assert swaps(rules, setup, 7)["seat"] > 30
    assert changes(rules, setup)["seat"] > 10


@pytest.mark.slow
@pytest.mark.parametrize("number", range(1, 9))
@pytest.mark.parametrize("book_id", ["judge", "hollow"])
def test_roles_from_the_vocabulary_keep_their_secrets(book_id: str, number: int):
    rules, setup = dealt(book_id, number)
    swaps(rules, setup, 14)
    changes(rules, setup)


def test_every_kind_that_they_tell_is_declared_here():
    told = {kind for kind in book("judge").kinds if kind.startswith("own.")}
    assert told == set()
    assert {kind for kind in with_roles(book("judge"), THREE).kinds if kind.startswith("own.")} == set(OWN)


EYE = OwnRole("own.watcher", NameInBoth(en="Watcher", zh="看守"), sentence=(Looks(),))
SHOUTS = OwnRole("own.shouter", NameInBoth(en="Shouter", zh="喊话人"), sentence=(Weighs(4), Survives(1)))


def test_the_proof_would_notice_a_leak():
    """Without its own disclosure a look is found out as one."""
    rules = with_roles(book("judge"), (EYE, SHOUTS))
    cards = ("judge.werewolf", "judge.werewolf", EYE.id, SHOUTS.id, *("judge.commoner",) * 4)
    deck = {card: cards.count(card) for card in cards}
    setup = Setup(deck, 8, 5, {}, cards).normal(rules)
    assert swaps(rules, setup, 28)["own.looked"] > 0
    law = law_of(rules)
    silent = Law({kind: to for kind, to in law.disclosures.items() if kind != "own.looked"}, law.shown)
    people = People(setup.seed)
    with pytest.raises(AssertionError):
        for pair in combinations(range(8), 2):
            if (other := swapped(setup, *pair)) != setup:
                both = Session(rules, setup), Session(rules, other)
                compare(silent, *both, (people, people), pair)
