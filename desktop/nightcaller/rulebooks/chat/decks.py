"""Decks of the chat book: its text names none, so these are made to measure."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from nightcaller.engine.book import Deck, Problem, Recommendation

WOLF: Final = "chat.werewolf"
VILLAGER: Final = "chat.villager"
SEERESS: Final = "chat.seeress"
WITCH: Final = "chat.witch"
CUPID: Final = "chat.cupid"
HUNTER: Final = "chat.hunter"
GIRL: Final = "chat.little_girl"

SEVERAL: Final = frozenset({WOLF, VILLAGER, SEERESS, WITCH, CUPID})
"""Roles of which the text says what several of them do."""
UNIQUE: Final = (HUNTER, GIRL)
GROWING: Final = (SEERESS, WITCH, HUNTER, CUPID, GIRL)
"""Village roles in the order in which a growing table adds them."""
COMPANY: Final = ((10, SEERESS), (12, WITCH), (15, CUPID), (18, SEERESS), (24, WITCH))
"""From how many people on a wild deck has one more of a role."""


def wolves_for(seats: int) -> int:
    """One wolf for every four people; they have to outlive everybody, which is hard work."""
    return max(1, (seats + 1) // 4)


def deck_of(seats: int, roles: Sequence[str]) -> Deck:
    """A deck of these village roles, filled up with villagers."""
    deck = {WOLF: wolves_for(seats)}
    for role in roles:
        deck[role] = deck.get(role, 0) + 1
    deck[VILLAGER] = seats - sum(deck.values())
    return deck


def recommended(seats: int) -> Sequence[Recommendation]:
    """Decks worth playing with so many people, the one to start with first."""
    good = seats - wolves_for(seats)
    classic = GROWING[: max(1, min(len(GROWING), good // 2))]
    wild = [*GROWING, *(role for least, role in COMPANY if seats >= least)][: max(1, good - 1)]
    found: dict[tuple[tuple[str, int], ...], Recommendation] = {}
    for name, roles in (
        ("classic", classic),
        ("easy", GROWING[: 2 if seats > 5 else 1]),
        ("wild", wild),
    ):
        deck = deck_of(seats, roles)
        found.setdefault(tuple(deck.items()), Recommendation(f"deck-chat-{name}", deck))
    return tuple(found.values())


def check(deck: Deck, seats: int) -> Sequence[Problem]:
    """What is wrong with a deck (fatal), and what a table would rather play (advice)."""
    problems: list[Problem] = []
    usual = recommended(seats)[0].deck
    cards = sum(deck.values())
    wolves = deck.get(WOLF, 0)
    mended = (refilled({**deck, WOLF: wolves_for(seats)}, seats) or usual,)
    if cards != seats:
        fix = refilled(deck, seats) or usual
        problems.append(Problem("problem-chat-cards", {"cards": cards, "wanted": seats}, (fix,)))
    if not wolves:
        problems.append(Problem("problem-chat-no-wolf", {}, mended))
    if wolves > seats - wolves:
        problems.append(Problem("problem-chat-too-many-wolves", {"wolves": wolves}, mended))
    for role in UNIQUE:
        if deck.get(role, 0) > 1:
            single = refilled({**deck, role: 1}, seats) or usual
            problems.append(Problem("problem-chat-unique", {"role": role}, (single,)))
    if problems or wolves == wolves_for(seats):
        return problems
    told = {"wolves": wolves, "usual": wolves_for(seats)}
    return [Problem("advice-chat-wolves", told, mended, fatal=False)]


def refilled(deck: Deck, seats: int) -> Deck | None:
    """The deck with as many villagers as it takes to add up; None if even none is too many."""
    others = {role: count for role, count in deck.items() if role != VILLAGER and count > 0}
    villagers = seats - sum(others.values())
    return {**others, VILLAGER: villagers} if villagers >= 0 else None


def estimate(deck: Deck, seats: int) -> int:
    """Minutes that a game takes: rounds of the laptop with notes to write, speeches, a vote."""
    rounds = 1 + max(1, round((seats - deck.get(WOLF, 0)) / 3))
    laps = 1 + (deck.get(WOLF, 0) > 1) + (deck.get(WITCH, 0) > 0)
    return round(rounds * (seats * (1.0 + 0.25 * laps) + 2))
