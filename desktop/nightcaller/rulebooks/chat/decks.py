"""Decks of the chat book: its text names none, so these are made to measure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from nightcaller.engine.book import Deck, Problem
from nightcaller.rulebooks import entries
from nightcaller.rulebooks.chat.factions import PACKAGE, VILLAGER
from nightcaller.rulebooks.measured import days_for
from nightcaller.rulebooks.rulebook import Recommendation, distinct
from nightcaller.rulebooks.written import decks

WOLF: Final = "chat.werewolf"
SEERESS: Final = "chat.seeress"
WITCH: Final = "chat.witch"
CUPID: Final = "chat.cupid"
HUNTER: Final = "chat.hunter"
GIRL: Final = "chat.little_girl"

DECKS: Final = decks(PACKAGE)
"""Chosen by simulated games (docs/decks.md)."""
GROWING: Final = (SEERESS, WITCH, HUNTER, CUPID, GIRL)
"""Village roles in the order in which a crowd adds them."""
COMPANY: Final = ((24, SEERESS), (24, WITCH), (30, CUPID), (34, SEERESS))
"""From how many people on a crowd has one more of a role."""


def wolves_for(seats: int) -> int:
    """Three wolves for every ten people, for they have to outlive everybody: beyond the chosen decks."""
    return round(seats * 0.3)


def deck_of(seats: int, roles: Sequence[str]) -> Deck:
    """A deck of these village roles, filled up with villagers."""
    deck = {WOLF: wolves_for(seats)}
    for role in roles:
        deck[role] = deck.get(role, 0) + 1
    deck[VILLAGER] = seats - sum(deck.values())
    return deck


def recommended(seats: int) -> Sequence[Recommendation]:
    """Decks worth playing with so many people, the one to start with first."""
    if seats in DECKS.tables:
        return DECKS.tables[seats]
    good = seats - wolves_for(seats)
    more = [role for least, role in COMPANY if seats >= least]
    crowd = seats > 5
    return distinct(
        Recommendation(f"deck-chat-{name}", deck_of(seats, roles))
        for name, roles in (
            ("classic", [*GROWING[: 4 if crowd else 1], *more]),
            ("easy", [*GROWING[: 3 if crowd else 1], *more]),
            ("wild", [*GROWING, *more][: good - 1]),
        )
    )


def check(deck: Deck, seats: int) -> Sequence[Problem]:
    """What is wrong with a deck (fatal), and what a table would rather play (advice)."""
    problems: list[Problem] = []
    usual = recommended(seats)[0].deck
    cards = sum(deck.values())
    wolves = deck.get(WOLF, 0)
    known = [one.deck.get(WOLF, 0) for one in recommended(seats)]
    mended = (refilled({**deck, WOLF: usual[WOLF]}, seats) or usual,)
    if cards != seats:
        fix = refilled(deck, seats) or usual
        problems.append(Problem("problem-chat-cards", {"cards": cards, "wanted": seats}, (fix,)))
    if not wolves:
        problems.append(Problem("problem-chat-no-wolf", {}, mended))
    if wolves > seats - wolves:
        problems.append(Problem("problem-chat-too-many-wolves", {"wolves": wolves}, mended))
    for role in entries.unique(PACKAGE):
        if deck.get(role, 0) > 1:
            single = refilled({**deck, role: 1}, seats) or usual
            problems.append(Problem("problem-chat-unique", {"role": role}, (single,)))
    if problems or wolves in known:
        return problems
    told = {"wolves": wolves, "usual": usual[WOLF]}
    return [Problem("advice-chat-wolves", told, mended, fatal=False)]


def refilled(deck: Deck, seats: int) -> Deck | None:
    """The deck with as many villagers as it takes to add up; None if even none is too many."""
    others = {role: count for role, count in deck.items() if role != VILLAGER}
    villagers = seats - sum(others.values())
    return dict(+Counter({**others, VILLAGER: villagers})) if villagers >= 0 else None


def estimate(deck: Deck, seats: int) -> int:
    """Minutes that a game takes: as many rounds as simulated games take (docs/decks.md); in each the laptop
    goes round those who are left on average, there are notes to write, speeches, a vote."""
    rounds = days_for("chat", seats)
    laps = 1 + (deck.get(WOLF, 0) > 1) + (deck.get(WITCH, 0) > 0)
    return round(rounds * (seats * 0.6 * (1.0 + 0.25 * laps) + 6))
