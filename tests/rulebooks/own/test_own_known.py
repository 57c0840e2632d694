"""Shipped roles said in sentences: a copy plays like the card (`makers.copies`).

`NIGHTCALLER_WHOLE=copies=300` plays so many games of each beside the original's.
"""

from __future__ import annotations

from typing import Final

import pytest
from msgspec.structs import replace

from makers.copies import difference
from nightcaller.rulebooks import book
from nightcaller.rulebooks.own import DIALECTS, OwnRole, against
from nightcaller.rulebooks.own.known import KNOWN_BY, SAID, copy_of, known, namesake
from nightcaller.rulebooks.own.sentences import (
    Attacks,
    Guards,
    Looks,
    NameInBoth,
    Seems,
    Sentence,
    Shoots,
    Weighs,
)
from parts import many

GAMES: Final = many("copies", 30)
FAST: Final = 2
MET: Final = 60
"""Within so many games some card that knows another by name has met its copy."""


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
        ("forum.seer", (Looks(learns="role"),)),
        ("revamped.assassin", (Attacks(since=2, times=2),)),
        ("revamped.fortune_teller", (Looks(),)),
        ("revamped.wolf", ()),
        ("chat.villager", (Weighs(),)),
    ],
)
def test_the_proof_would_notice_what_is_said_otherwise(role: str, sentences: tuple[Sentence, ...]):
    rules, made = book(role.partition(".")[0]), replace(named(role), sentence=sentences)
    assert any(difference(rules, role, made, number) for number in range(30))


@pytest.mark.parametrize("role", KNOWN_BY)
def test_a_copy_is_a_stranger_to_whoever_knows_the_card_by_name(role: str):
    """With such a card at the table some game goes otherwise: none is left out of the proof for nothing."""
    rules, made = book(role.partition(".")[0]), named(role)
    knowers = sorted(KNOWN_BY[role])
    assert any(difference(rules, role, made, number, one) for number in range(MET) for one in knowers)


@pytest.mark.parametrize("role", SAID)
def test_a_role_is_a_namesake_only_of_what_others_know(role: str):
    """And it is one no more as soon as it does something else."""
    in_book, made = role.partition(".")[0], named(role)
    assert namesake(made, in_book) == (role if role in KNOWN_BY else "")
    assert namesake(replace(made, sentence=(*made.sentence, Weighs())), in_book) == ""


def test_every_book_offers_what_is_said_of_it():
    assert [role for one in DIALECTS for role in known(one)] == [
        role for one in DIALECTS for role in book(one).roles if role in SAID
    ]
    assert {role for one in DIALECTS for role in known(one)} == set(SAID), (
        "nothing is said of a role that is not"
    )
