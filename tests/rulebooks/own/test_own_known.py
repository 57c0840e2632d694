"""Shipped roles said in sentences: a copy plays like the card (`makers.copies`).

`NIGHTCALLER_COPIES=300` plays so many games of each beside the original's.
"""

from __future__ import annotations

import os
from typing import Final

import pytest
from msgspec.structs import replace

from makers.copies import difference
from nightcaller.rulebooks import book
from nightcaller.rulebooks.own import DIALECTS, OwnRole, against
from nightcaller.rulebooks.own.known import SAID, copy_of, known
from nightcaller.rulebooks.own.sentences import Guards, Hunts, Looks, NameInBoth, Seems, Sentence, Shoots

GAMES: Final = int(os.environ.get("NIGHTCALLER_COPIES", "30"))
FAST: Final = 2


def named(role: str) -> OwnRole:
    return replace(copy_of(role), name=NameInBoth("Copy"))


@pytest.mark.parametrize("role", SAID)
def test_a_copy_plays_like_the_card(role: str):
    """The first games; the others are `test_it_does_in_many_games`."""
    rules, made = book(role.partition(".")[0]), named(role)
    assert against(made, rules.id) == ()
    assert [(number, how) for number in range(FAST) if (how := difference(rules, role, made, number))] == []


@pytest.mark.slow
@pytest.mark.parametrize("role", SAID)
def test_it_does_in_many_games(role: str):
    rules, made = book(role.partition(".")[0]), named(role)
    numbers = range(FAST, GAMES)
    assert [(number, how) for number in numbers if (how := difference(rules, role, made, number))] == []


@pytest.mark.parametrize(
    ("role", "sentences"),
    [
        ("judge.seer", (Looks(learns="role"),)),
        ("judge.seer", (Looks(nights="even"),)),
        ("judge.guardian", (Guards(again="any"),)),
        ("judge.guardian", (Guards("others"),)),
        ("judge.hunter", ()),
        ("judge.commoner", (Seems(),)),
        ("hollow.hunter", (Shoots(),)),
        ("forum.saint", (Looks(),)),
    ],
)
def test_the_proof_would_notice_what_is_said_otherwise(role: str, sentences: tuple[Sentence, ...]):
    rules, made = book(role.partition(".")[0]), replace(named(role), sentence=sentences)
    assert any(difference(rules, role, made, number) for number in range(30))


@pytest.mark.parametrize(
    ("role", "sentences"), [("revamped.citizen", ()), ("revamped.wolf", (Hunts(),)), ("chat.villager", ())]
)
def test_what_other_cards_name_has_no_copy(role: str, sentences: tuple[Sentence, ...]):
    """A journal goes to a Citizen, a guess says Wolf, and whoever has only a villager's card is one."""
    rules = book(role.partition(".")[0])
    team = "wolves" if sentences else "village"
    made = OwnRole("own.copy", NameInBoth("Copy"), team=team, several=True, sentence=sentences)
    assert role not in SAID
    assert any(difference(rules, role, made, number) for number in range(60))


def test_every_book_offers_what_is_said_of_it():
    assert [role for one in DIALECTS for role in known(one)] == [
        role for one in DIALECTS for role in book(one).roles if role in SAID
    ]
    assert {role for one in DIALECTS for role in known(one)} == set(SAID), (
        "nothing is said of a role that is not"
    )
