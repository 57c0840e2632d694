"""Secrecy of the forum book: nothing but what it lets whom learn reaches anybody."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from random import Random

import pytest

from nightcaller.engine import Session, Setup
from rulebooks.forum.disclosures import LAW, TWO_PACKS
from rulebooks.forum.test_forum_secrecy import TEN, setup_of
from rulebooks.forum.thread import FORUM
from rulebooks.interference import People, compare, swapped

TABLES = [(TEN, 0), (TEN, 1), pytest.param(TWO_PACKS, 2, marks=pytest.mark.slow)]


def dealt(hands: Sequence[str], seed: int) -> Setup:
    """These hands at seats that are drawn."""
    deal = list(hands)
    Random(seed).shuffle(deal)
    return setup_of(deal, seed, apprentice_starts="unclaimed").normal(FORUM)


def swaps(hands: Sequence[str], seed: int) -> Counter[str]:
    """Exchange the hands of every two people, one pair after the other."""
    setup = dealt(hands, seed)
    compared: Counter[str] = Counter()
    for pair in combinations(range(setup.seats), 2):
        other = swapped(setup, *pair)
        if other != setup:
            people = People(seed)
            compared += compare(LAW, Session(FORUM, setup), Session(FORUM, other), (people, people), pair)
    return compared


def changes(hands: Sequence[str], seed: int) -> Counter[str]:
    """Let each person order otherwise in private, from the first night on or from the second."""
    setup = dealt(hands, seed)
    compared: Counter[str] = Counter()
    for seat in range(setup.seats):
        people = People(seed), People(seed, changed=[seat], since=1 + (seat + seed) % 2)
        compared += compare(LAW, Session(FORUM, setup), Session(FORUM, setup), people, [seat])
    return compared


@pytest.mark.parametrize(("hands", "seed"), TABLES)
def test_swapped_hands_do_not_show(hands: Sequence[str], seed: int):
    """The cards of two others differ; nobody sees it before the rules tell."""
    assert swaps(hands, seed)["seat"] > 50


@pytest.mark.parametrize(("hands", "seed"), TABLES)
def test_hidden_orders_do_not_show(hands: Sequence[str], seed: int):
    """Somebody else orders otherwise by night; nobody sees it before the rules tell."""
    assert changes(hands, seed)["seat"] > 50
