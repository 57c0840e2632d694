"""Whoever is called more than once in a night hears what for."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from nightcaller.engine import Session, Setup
from nightcaller.engine.vocabulary import Call
from nightcaller.rulebooks.revamped import BOOK
from nightcaller.text import LANGUAGES, Catalogue, message_id
from rulebooks.players import random_decision

SEVERAL = ("witch", "fletcher", "flute_apprentice", "wolfs_cub")
"""Roles with several calls in a night, of those that need no laptop going round (misfits)."""


NEEDED = {
    "revamped.pack.second": {"wolfs_cub"},
    "revamped.fletcher.customer.later": {"look_alike", "apprentice"},
    "revamped.cupid.love_late": {"apprentice"},
    "revamped.look_alike.copy_late": {"apprentice"},
}
"""What is asked only where one of these cards may bring it about: a second hunt, and a choice of the first
night for whoever takes that card over later."""


def called(role: str, *beside: str) -> list[Call]:
    """The calls of every night of a game with the role, at least of the second one."""
    deck = Counter({f"revamped.{role}": 1, "revamped.wolf": 2, "revamped.citizen": 9})
    deck.update(f"revamped.{one}" for one in beside)
    deck["revamped.flute_player"] += role == "flute_apprentice"
    for seed in range(20):
        rng, nights = Random(f"{role}/{seed}"), {}
        session = Session(BOOK, Setup(dict(+deck), deck.total(), seed).normal(BOOK))
        while session.outcome is None and session.day < 3:
            if session.window.label == "revamped.night":
                nights[session.day] = list(session.window.calls)
            session.submit(*random_decision(session, rng, patience=0.7))
        if 2 in nights:
            return nights[2]
    raise AssertionError("no game came to its second night")


def test_what_depends_on_other_cards_of_the_deck_is_known() -> None:
    assert {power.id for _role, power in BOOK.powers.values() if power.in_play} == NEEDED.keys()


@pytest.mark.parametrize("power", NEEDED)
@pytest.mark.parametrize("needed", ["wolfs_cub", "look_alike", "apprentice", "citizen"])
def test_nobody_is_called_for_what_no_card_of_the_deck_brings_about(needed: str, power: str) -> None:
    """A call with nothing to ask would say that the deck has what it has not."""
    role = BOOK.powers[power][0].id.removeprefix("revamped.")
    calls = {call.power for call in called(needed, *({role} - {needed}))}
    assert (power in calls) == (needed in NEEDED[power])


@pytest.mark.parametrize("role", SEVERAL)
def test_no_two_calls_of_a_night_say_the_same(role: str, catalogue: Catalogue) -> None:
    said = [(call.role, call.spoken) for call in called(role)]
    assert len(said) == len(set(said))
    for language in LANGUAGES:
        assert all(catalogue.has(language, f"{message_id('role', one)}.{part}") for one, part in said)
