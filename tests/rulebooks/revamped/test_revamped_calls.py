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


def called(role: str) -> list[Call]:
    """The calls of every night of a game with the role, at least of the second one."""
    deck = Counter({f"revamped.{role}": 1, "revamped.wolf": 2, "revamped.citizen": 9})
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


@pytest.mark.parametrize("role", SEVERAL)
def test_no_two_calls_of_a_night_say_the_same(role: str, catalogue: Catalogue) -> None:
    said = [(call.role, call.spoken) for call in called(role)]
    assert len(said) == len(set(said))
    for language in LANGUAGES:
        assert all(catalogue.has(language, f"{message_id('role', one)}.{part}") for one, part in said)
