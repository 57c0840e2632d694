"""Set-up (edges 9): what cannot be played and what is unusual, each with a tap that mends it."""

from __future__ import annotations

import pytest

from nightcaller.engine.book import Deck, Problem
from nightcaller.rulebooks.revamped import BOOK
from nightcaller.rulebooks.revamped.cards import card
from nightcaller.text import LANGUAGES, Catalogue
from rulebooks.revamped.town import Town

SEATS = 10


def deck(**cards: int) -> Deck:
    """A deck for ten by short names, filled up with Citizens."""
    full = {f"revamped.{role}": count for role, count in cards.items()}
    return {**full, "revamped.citizen": SEATS - sum(cards.values())}


def problems(cards: Deck, seats: int = SEATS) -> dict[str, Problem]:
    return {one.id: one for one in BOOK.check(cards, seats)}


@pytest.mark.parametrize(
    ("cards", "problem"),
    [
        ({"wolf": 2, "baker": 1}, "problem-revamped-one-baker"),
        ({"wolf": 2, "hellhound": 1}, "problem-revamped-one-hellhound"),
        ({"wolf": 2, "butcher": 2}, "problem-revamped-butchers-without-wolf"),
        ({"wolf": 2, "bloody_butcher": 1}, "problem-revamped-wolf-without-butchers"),
        ({"wolf": 2, "bloody_butcher": 2, "butcher": 2}, "problem-revamped-two-bloody-butchers"),
        ({"wolf": 2, "cult_member": 2}, "problem-revamped-leaderless-cult"),
        ({"mad_scientist": 1}, "problem-revamped-no-subjects"),
        ({"wolf": 2, "fletchers_customer": 1}, "problem-revamped-not-a-card"),
        ({"wolf": 2, "undead": 1}, "problem-revamped-not-dealt"),
        ({"wolf": 2, "zombie": 2}, "problem-revamped-not-dealt"),
    ],
)
def test_what_cannot_be_played_is_mended_by_a_tap(cards: dict[str, int], problem: str):
    found = problems(deck(**cards))[problem]
    assert found.fatal
    assert found.fixes
    for fix in found.fixes:
        assert sum(fix.values()) == SEATS
        assert not any(other.fatal for other in BOOK.check(fix, SEATS))


@pytest.mark.parametrize(("scientists", "alone"), [(1, True), (2, False)])
def test_a_scientist_is_no_subject_of_his_own(scientists: int, alone: bool):
    """2.5, Mad Scientist: of two teams, and he himself is of the town."""
    cards = deck(wolf=SEATS - scientists, mad_scientist=scientists)
    assert ("problem-revamped-no-subjects" in problems(cards)) == alone


@pytest.mark.parametrize("seats", [8, 12])
def test_too_many_and_too_few_cards_are_filled_up_with_citizens(seats: int):
    found = problems(deck(wolf=2, witch=1), seats)["problem-revamped-cards"]
    assert found.fatal
    (fix,) = found.fixes
    assert sum(fix.values()) == seats
    assert fix["revamped.witch"] == 1


def test_nothing_is_promised_that_citizens_do_not_pay_for():
    """Without a Citizen to give for it there is no tap, only the sentence."""
    full = {"revamped.baker": 1, "revamped.wolf": 2, "revamped.runner": 1, "revamped.child": 2}
    assert problems(full, 6)["problem-revamped-one-baker"].fixes == (
        {"revamped.wolf": 2, "revamped.runner": 1, "revamped.child": 2, "revamped.citizen": 1},
    )


COUNTERPARTS = [(role.id, other) for role in BOOK.roles.values() if (other := card(role).counterpart)]


@pytest.mark.parametrize(("role", "other"), COUNTERPARTS)
def test_who_makes_little_sense_alone_is_given_a_counterpart_or_taken_out(role: str, other: str):
    known = BOOK.roles
    if role not in known or other not in known:
        pytest.skip("one of the two is not written yet")
    cards = {**deck(wolf=2, witch=1), role: 1, "revamped.citizen": 6}
    found = problems(cards)["advice-revamped-lonely"]
    assert not found.fatal
    assert [(fix.get(role, 0), fix.get(other, 0)) for fix in found.fixes] == [(1, 1), (0, 0)]


@pytest.mark.parametrize(
    ("cards", "advice"),
    [
        ({"witch": 1}, "advice-revamped-no-wolf"),
        ({"wolf": 6}, "advice-revamped-wolves"),
        ({"wolf": 1, "bloody_butcher": 1, "butcher": 1}, "advice-revamped-few-butchers"),
        ({"wolf": 10}, "advice-revamped-no-town"),
    ],
)
def test_what_is_unusual_is_said_and_can_be_played(cards: dict[str, int], advice: str):
    found = problems({role: count for role, count in deck(**cards).items() if count})
    assert not any(one.fatal for one in found.values())
    assert advice in found


def test_what_nobody_starts_as_has_no_stepper():
    assert {role for role in BOOK.never_dealt if BOOK.most(role)} == set()
    assert BOOK.most("revamped.citizen") == BOOK.seats[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_has_its_sentence(catalogue: Catalogue, language: str):
    some = [deck(wolf=2, undead=1), deck(wolf=2, baker=1), deck(wolf=6), {"revamped.wolf": 2}]
    for cards in some:
        for one in BOOK.check(cards, SEATS):
            assert catalogue.say(language, one.id, **one.arguments)


IN_COMPANY = {
    f"revamped.{role}" for role in ("baker", "butcher", "bloody_butcher", "cult_member", "hellhound")
}


@pytest.mark.parametrize("role", sorted(BOOK.roles.keys() - BOOK.never_dealt - IN_COMPANY))
def test_a_table_with_closed_eyes_is_told_if_the_laptop_goes_round_every_morning(role: str):
    """Edges 1, Morning lap: "exists if the published deck may need it", in every table style."""
    short = role.partition(".")[2]
    town = Town(f"Ann {short}, Bob wolf, Pat citizen, Quin citizen, Rob citizen, Sue citizen, Tim citizen")
    town.night()
    town.lynch()
    town.night()
    if not town.won and short != "claimspace":  # whose phantom may need a morning of its own
        assert BOOK.late_round(town.session.setup.deck) == (town.label == "revamped.morning")
