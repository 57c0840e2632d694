"""Secrecy, proof 1, for the revamped book: what one person chooses in secret.

Two games of a drawn deck differ in one person's choices alone. Every other view, every question, every page
and every board stays the same until an event that the book declares, told to somebody who may hear it.
"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from nightcaller.engine import Session, View
from nightcaller.engine.board import NOTEBOOK
from nightcaller.rulebooks.revamped import BOOK
from rulebooks.interference import Disclosure, Entitled, Law, People, anybody, compare, everybody
from rulebooks.revamped.test_revamped_whole import any_setup

ONLY = {
    "aura": "aura_teller",
    "tracked": "huntsman",
    "compared": "oracle",
    "counted": "receptionist",
    "guessed": "crowd_seeker psychic_wolf",
    "blessing": "priest",
    "bite_nothing": "infected_wolf",
    "marking_failed": "vampire",
    "tainting_failed": "plaguebearer",
    "vial_wasted": "evil_scientist",
    "wager_saw": "devil",
    "wager_sold": "devil",
    "grace_saw": "archangel",
    "grace_taken": "archangel",
    "tanned_pack": "tanner",
    "cause_learned": "coroner",
    "froze": "ice_king",
}
"""What only those are told who hold one of these cards, have held it, or have borrowed its power."""
BORROWED = frozenset({"revamped.borrowed", "revamped.gift"})
PUBLIC = frozenset(
    {"died", "left", "office", "marked", "unmarked", "phase", "game.over"}
    | {"revamped.lynch_result", "revamped.election_result"}
)
OFFERS = ("revamped.wager.take", "revamped.grace.take")


def who_has_held(*roles: str) -> Entitled:
    """Whoever has had one of these cards in this game."""
    full = {f"revamped.{role}" for role in roles}

    def entitled(view: View) -> bool:
        cards = (event for event in view.events if event.kind in {"card", *BORROWED})
        return any(event.kind in BORROWED or event.facts["role"] in full for event in cards)

    return entitled


def may_hear(kind: str) -> Disclosure:
    """Who may be told something of this kind: the table's own screen never what is private."""
    if BOOK.kinds[kind].news or kind in PUBLIC:
        return Disclosure(everybody, "it is told in front of everybody")
    roles = ONLY.get(kind.partition(".")[2])
    if roles:
        return Disclosure(who_has_held(*roles.split()), "the card's own power tells it")
    return Disclosure(anybody, "it happens to the reader, or the reader has done it")


def law(session: Session) -> Law:
    """What the book lets whom learn at this table."""
    rooms = [board for board in session._game.boards if not board.startswith(NOTEBOOK)]
    return Law(
        {kind: may_hear(kind) for kind in BOOK.kinds},
        {key: Disclosure(anybody, "whoever is asked has an offer") for key in OFFERS},
        {board: Disclosure(anybody, "a board is for those who may read it") for board in rooms},
    )


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
