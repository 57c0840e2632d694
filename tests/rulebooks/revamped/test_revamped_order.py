"""The orders of the book as its text has them: each role says its own place, and here they stand together."""

from __future__ import annotations

from typing import Final

from nightcaller.rulebooks.revamped import BOOK

LAYERS: Final = """
    absence
    potion immunity food soul prayer spare-soul spare-prayer
    runner acrobat scared
    macho cursed
    demonized tainted
"""
"""Edges 2: absence, active ("free shields before a soul"), passive, partial, recruiting."""


def test_attacks_meet_the_defences_in_the_order_of_the_text() -> None:
    assert [layer.name for layer in BOOK.layers] == LAYERS.split()
    assert len({layer.place for layer in BOOK.layers}) == len(BOOK.layers), "two lines at one place"
