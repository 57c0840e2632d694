"""Secrecy, proof 1, over every book: what reaches a seat is a function of what that seat may know.

`NIGHTCALLER_WHOLE=secrets=50` compares so many tables of each book, and of each with own roles.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Final

import pytest

from nightcaller.engine import Session, Setup
from nightcaller.engine.book import BESIDE
from nightcaller.rulebooks import book, books
from parts import many
from rulebooks.forum.disclosures import TEN, TWO_PACKS
from rulebooks.interference import Law
from rulebooks.own.disclosures import book_law
from rulebooks.perturbed import PAIRS, changes, pair, swaps
from rulebooks.players import any_house

OF: Final = [*books(), *(f"{book_id}+own" for book_id in books())]
FAST: Final = 24
"""Tables of each that are compared by the fast part."""
TABLES: Final = many("secrets", 200)
EACH: Final = 6
"""Pairs of games at each table."""
WAYS: Final = {
    "judge": {
        *("died", "judge.dawn", "judge.shot", "judge.exploded", "judge.seer.learned", "judge.pack.proposal"),
        *("judge.lovers", "mates", "marked", "shown"),
    },
    "hollow": {"died", "hollow.dawn", "mates", "shown", "hollow.shot", "hollow.suspected"},
    "chat": {
        *("died", "chat.dawn", "mates", "chat.seeress.learned", "chat.pack.proposal", "chat.lovers"),
        *("note", "shown"),
    },
}
"""Ways of learning something that have to come up: so that every other one would."""


def compared(of: str, tables: range) -> Counter[str]:
    """Compare some games of each of these tables, with cards exchanged and with other choices."""
    numbers = (table * PAIRS + nth for table in tables for nth in range(EACH))
    return sum((pair(of, number) for number in numbers), Counter[str]())


@pytest.mark.parametrize("of", OF)
def test_nothing_shows_before_the_rules_tell(of: str) -> None:
    """Two people have exchanged their cards, or one chooses, and writes, otherwise in private."""
    assert compared(of, range(FAST))["seat"] > 1000


@pytest.mark.slow
@pytest.mark.parametrize("of", OF)
def test_nor_at_many_tables_where_every_way_of_learning_is_met(of: str) -> None:
    met = compared(of, range(FAST, TABLES))
    assert met["TABLE"] > 1000
    assert WAYS.get(of, set()) <= set(met), met


SPECIAL: Final[dict[str, tuple[str, Sequence[str]]]] = {
    "the hidden wolf and the pack": (
        "judge",
        (
            *("werewolf", "wolf_beauty", "gargoyle", "hidden_werewolf"),
            *("seer", "witch", "hunter", "commoner", "commoner", "commoner"),
        ),
    ),
    "lovers and the piper": (
        "judge",
        (
            *("werewolf", "werewolf", "cupid", "piper"),
            *("seer", "guardian", "idiot", "commoner", "commoner", "commoner"),
        ),
    ),
    "plates and silence": (
        "judge",
        (
            *("werewolf", "gargoyle", "magician", "silencer_elder"),
            *("seer", "witch", "piper", "commoner", "commoner", "commoner"),
        ),
    ),
    "guns, duels and bombs": (
        "judge",
        (
            *("white_werewolf_king", "werewolf_king", "wraith_rider", "knight"),
            *("bomber", "hunter", "seer", "commoner", "commoner", "commoner"),
        ),
    ),
    "traits of every kind": ("forum", TEN),
    "two packs": ("forum", TWO_PACKS),
}
"""Hands in which every special role has somebody to keep its secret from."""


@pytest.mark.slow
@pytest.mark.parametrize("name", SPECIAL)
@pytest.mark.parametrize("proof", [swaps, changes])
def test_special_roles_keep_their_secrets(
    proof: Callable[[object, Law, Setup], Counter[str]], name: str
) -> None:
    """For whoever hides from his own side, for lovers, tunes, plates, silence, guns and traits."""
    book_id, hands = SPECIAL[name]
    rules, rng = book(book_id), Random(name)
    deal = list(hands)
    rng.shuffle(deal)
    held = [card for hand in deal for card in hand.split(BESIDE)]
    house = any_house(rules, rng)
    if book_id == "forum":  # each kind of trait is in these hands, whoever may hold it
        house = {"apprentice_starts": "unclaimed"}
    setup = Setup({card: held.count(card) for card in held}, len(deal), 1, house, tuple(deal)).normal(rules)
    assert proof(rules, book_law(Session(rules, setup)), setup)["seat"] > 50
