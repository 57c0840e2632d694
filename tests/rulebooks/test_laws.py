"""The laws of `rulebooks.laws`, over every role of every book, and over one that has just been written.

The fixed sample is small; `NIGHTCALLER_WHOLE=laws=50` makes so many experiments with each role.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

import nightcaller
from nightcaller.rulebooks import books
from parts import many
from rulebooks import laws
from rulebooks.astrologer import ROLE, WITH_ASTROLOGER
from rulebooks.laws import LAWS, broken, cards

EXPERIMENTS: Final = many("laws", 1)
SLOW: Final = frozenset({"taken back"})
"""Laws that look at everybody at every window."""
SLOWLY: Final = pytest.mark.slow
QUICK: Final = frozenset({"every cause", "lost card", "whispered"})
"""Laws of which the big book, too, is seen in a moment."""

EXCEPTIONS: Final = {
    ("sealed", "chat.werewolf"): "a round of the chat is decided by its last vote, as it falls",
    ("sealed", "chat.cupid"): "a round of the chat is decided by its last vote, as it falls",
    (
        "masked",
        "revamped.huntsman",
    ): '"Since the Huntsman does not check the role itself, they are not affected"',
    ("offered", "revamped.mad_scientist"): '"can choose a target, even if the target is already dead"',
    ("masked", "revamped.ice_queen"): "she does not look at somebody, she guesses the card",
}
"""What is not against a law although it looks so: law and role -> why."""
BY_NUMBER: Final = {"forum": "orders are sent in and looked at by number, and nobody can change plates"}
"""Books that do not know bodies, and why."""


ONE_BY_ONE: Final = [
    pytest.param(law, book, marks=() if law in QUICK or (book != "revamped" and law != "said") else SLOWLY)
    for law in LAWS
    if law not in SLOW
    for book in books()
]


@pytest.mark.parametrize(("law", "book"), ONE_BY_ONE)
def test_a_role_keeps_the_law(law: str, book: str):
    rules = books()[book]
    if law == "bodies" and book in BY_NUMBER:
        return
    found = [
        what
        for role in cards(rules)
        if (law, role) not in EXCEPTIONS
        for what in broken(rules, role, range(EXPERIMENTS), (law,))
    ]
    assert found == []


@pytest.mark.slow
@pytest.mark.parametrize("book", books())
def test_whatever_is_taken_back_leaves_nothing_behind(book: str):
    rules = books()[book]
    step = 1 if EXPERIMENTS > 1 else 3  # every third card: each window is seen with many
    found = [
        what
        for role in cards(rules)[::step]
        for what in broken(rules, role, range(EXPERIMENTS), ("taken back",))
    ]
    assert found == []


def test_a_role_that_has_just_been_written_keeps_every_law():
    """But those about texts: it has none."""
    quick = [law for law in LAWS if law not in {"said", "oneself", *SLOW}]
    assert broken(WITH_ASTROLOGER, ROLE.id, range(2), quick) == []


@pytest.mark.parametrize(("law", "role"), EXCEPTIONS)
def test_every_exception_is_one(law: str, role: str):
    """What keeps a law needs no exception from it."""
    rules = books()[role.partition(".")[0]]
    assert any(LAWS[law](rules, role, number) for number in range(12))


def test_no_rulebook_goes_through_the_hooks_itself():
    """`Game.hearing` and `Game.call_hooks` leave out what is suppressed; else everybody has to."""
    root = Path(nightcaller.__file__).parent / "rulebooks"
    sources = {path: path.read_text(encoding="utf-8") for path in root.rglob("*.py")}
    ways = ("game.hooks.get(", "game.hooks[")
    assert [path.stem for path, text in sources.items() if any(way in text for way in ways)] == []


@pytest.mark.parametrize("law", LAWS)
def test_every_law_says_what_it_is(law: str):
    assert (LAWS[law].__doc__ or "").strip()
    assert laws.LAWS[law].__module__ == "rulebooks.laws"
