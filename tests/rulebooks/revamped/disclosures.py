"""What the revamped book lets whom learn; anything else that differs between two games is a leak."""

from __future__ import annotations

from nightcaller.engine import Session, View
from nightcaller.engine.board import NOTEBOOK
from nightcaller.rulebooks.revamped import BOOK
from rulebooks.interference import Disclosure, Entitled, Law, anybody, everybody

ONLY = {
    "aura": "aura_teller",
    "tracked": "huntsman",
    "compared": "oracle",
    "counted": "receptionist",
    "guessed": "crowd_seeker psychic_wolf ice_queen",
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
PUT_BY_OTHERS = frozenset(
    {"revamped.food.eat", "revamped.wager.take", "revamped.grace.take", "revamped.ghost.answer"}
)
"""Questions that tell whoever is asked that somebody has put them."""


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
        {key: Disclosure(anybody, "whoever is asked has an offer") for key in PUT_BY_OTHERS},
        {board: Disclosure(anybody, "a board is for those who may read it") for board in rooms},
    )
