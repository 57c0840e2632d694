"""The page of a lap: which kind of rows stands first."""

from __future__ import annotations

import pytest

from nightcaller.engine.plans import page
from nightcaller.engine.vocabulary import NOBODY, Question

SEAT = Question("who")
WORDS = Question("whether", ("yes", NOBODY))
ROLE = Question("what", ("toy.wolf", NOBODY), roles=True)


@pytest.mark.parametrize(
    ("askings", "kinds"),
    [
        ([[SEAT], [SEAT], [WORDS]], "seat words"),
        ([[SEAT], [WORDS]], "words seat"),
        ([[SEAT], [SEAT], [SEAT], [WORDS, SEAT]], "words seat"),
        ([[SEAT], [SEAT, WORDS], [SEAT, SEAT]], "seat seat words"),
        ([[SEAT, ROLE], [SEAT], [WORDS]], "seat roles words"),
        ([[], [WORDS]], "words"),
        ([], "seat"),
    ],
)
def test_what_most_are_really_asked_stands_first(askings: list[list[Question]], kinds: str) -> None:
    """A word that goes on to a seat keeps its order: the antidote before the poison."""
    form = page(askings)
    assert " ".join("roles" if one.roles else "words" if one.words else "seat" for one in form) == kinds
