"""Secrecy, proof 1, for the revamped book: what one person chooses in secret.

Two games of a drawn deck differ in one person's choices alone. Every other view, every question, every page
and every board stays the same until an event that the book declares, told to somebody who may hear it.
"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from nightcaller.engine import Session
from nightcaller.rulebooks.revamped import BOOK
from rulebooks.interference import People, compare
from rulebooks.revamped.disclosures import law
from rulebooks.revamped.test_revamped_whole import any_setup


def choices_changed(seed: int) -> Counter[str]:
    """Two games in which one person's secret choices differ from the beginning."""
    rng = Random(f"choices/{seed}")
    setup = any_setup(rng)
    seat = rng.randrange(setup.seats)
    games = Session(BOOK, setup), Session(BOOK, setup)
    return compare(law(games[0]), *games, (People(seed), People(seed, (seat,))), (seat,), most_days=4)


@pytest.mark.parametrize("seed", range(10))
def test_what_one_chooses_in_secret_shows_to_nobody_who_may_not_know(seed: int):
    assert choices_changed(seed)["TABLE"] > 0
