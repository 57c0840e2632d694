"""The moderator's page says what holds of a seat: marks, disguises, protections, standing targets."""

from __future__ import annotations

from typing import Any

import pytest

from nightcaller.languages import LANGUAGES
from nightcaller.rulebooks.revamped import conditions
from nightcaller.table.live.overview import SeatPage
from nightcaller.table.story.retelling import Teller
from nightcaller.text import Catalogue, message_id
from nightcaller.viewmodels.moderator_book import facts_of
from rulebooks.revamped.town import Town

FACTS: dict[str, list[Any]] = {
    "dish": ["poisoned", "charmed"],
    "strength": ["strong", "weak"],
    "when": ["now", "next"],
}
NAMES = {condition.name for condition in conditions.page()}


def said(town: Town, name: str) -> list[tuple[str, Any]]:
    return list(town.session.conditions(town.seat(name)))


def test_marks_stay_on_the_page_after_the_night() -> None:
    town = Town("Vic vampire, Flo flute_player, Ann citizen, Bob wolf, Cat citizen, Dan citizen, Eve citizen")
    town.night(Vic="Ann", Flo="Cat Dan")
    town.night()
    assert ("demonized", {"by": 0}) in said(town, "Ann")
    assert ("enchanted", {"by": 1}) in said(town, "Cat")
    assert said(town, "Eve") == []


def test_an_illness_has_its_last_night() -> None:
    town = Town("Sci evil_scientist, Bob wolf, Ann citizen, Cat citizen, Dan citizen, Eve citizen")
    assert said(town, "Sci")[-1] == ("left_vial", {"count": 2})
    town.night(Sci="Ann")
    (ill,) = [facts for name, facts in said(town, "Ann") if name == "infected"]
    assert said(town, "Sci")[-1] == ("left_vial", {"count": 1})
    while town.seat("Ann") in town.view("Bob").alive:
        town.night()
    assert town.session.day == ill["night"]


def test_standing_targets_and_disguises_are_there() -> None:
    town = Town("Hun huntress, Dev devil, Bob wolf, Ann citizen, Cat citizen, Dan citizen, Eve citizen")
    town.night(Hun="Bob")
    assert ("target", {"by": 2}) in said(town, "Hun")
    assert ("left_soul", {"count": 1}) in said(town, "Dev")
    assert ("disguise", {"role": "revamped.citizen", "strength": "weak"}) in said(town, "Dev")


REMEMBERED = {
    "cupid": ("Pat", {"Ann": [("loves", {"by": 2})], "Pat": [("loves", {"by": 0})]}),
    "ice_queen": ("Pat=runner", {"Ann": [("lent", {"role": "revamped.runner"})]}),
    "grandma": ("Pat", {"Pat": [("robbed", {"by": 0, "when": "now"})]}),
    "stalker": ("Pat", {"Pat": [("threatened", {"by": 0, "when": "now"})]}),
    "huntress": ("Pat", {"Ann": [("target", {"by": 2})]}),
    "evil_scientist": ("Pat", {"Ann": [("left_vial", {"count": 1})], "Pat": [("infected", {"by": 0})]}),
}
"""Whom Ann's card chooses in the first night, and what is said of whom in the morning: of nobody else."""


@pytest.mark.parametrize("role", REMEMBERED)
def test_what_is_remembered_is_said_of_whom_it_is_about(role: str) -> None:
    chosen, expected = REMEMBERED[role]
    town = Town(f"Ann {role}, Bob wolf, Pat runner, Quin citizen, Rob citizen, Sue citizen, Tim citizen")
    town.night(Ann=chosen)
    found = {name: said(town, name) for name in town.names if said(town, name)}
    for told in found.values():
        for _name, facts in told:
            facts.pop("night", None)
    assert found == expected


def test_whose_vote_is_void_tomorrow_is_said_today() -> None:
    """5, Despot: "nullified the next day phase"."""
    town = Town(
        "Ann despot, Bob wolf, Pat citizen, Quin citizen, Rob citizen, Sue citizen", election_first="yes"
    )
    town.night()
    town.reach("revamped.mayor_vote")
    town.ballots({"Ann": "Pat Quin"})
    assert said(town, "Pat") == [("mute", {"by": 0, "when": "next"})]
    town.lynch()
    town.night()
    assert said(town, "Quin") == [("mute", {"by": 0, "when": "now"})]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", sorted(NAMES))
def test_each_has_its_sentence(catalogue: Catalogue, language: str, name: str) -> None:
    assert catalogue.has(language, message_id("condition", f"revamped.{name}"))
    teller = Teller(catalogue, language, ["Ann", "Bob", "Cat"])
    facts = {"by": 1, "seats": (0, 2), "role": "revamped.witch", "count": 2, "night": 3}
    for dish, strength, when in zip(*FACTS.values(), strict=True):
        told = facts | {"dish": dish, "strength": strength, "when": when}
        page = SeatPage(0, "revamped.citizen", "revamped.town", alive=True, conditions=((name, told),))
        *_others, sentence = facts_of(page, "revamped", teller)
        assert "{" not in sentence and "condition-" not in sentence
