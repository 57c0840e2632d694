"""Decks of the hollow book: its text names none, so these follow what tables of the family play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from nightcaller.engine.book import Deck, Problem, Recommendation
from nightcaller.rulebooks.hollow.thief import CARDS

WOLF: Final = "hollow.werewolf"
WHITE: Final = "hollow.white_werewolf"
VILLAGER: Final = "hollow.villager"
THIEF: Final = "hollow.thief"
VILLAGE: Final = tuple(
    f"hollow.{role}"
    for role in ("farseer", "witch", "hunter", "cupid", "protector", "fox", "ancient", "idiot", "crow")
)
"""Village roles in the order in which a growing table adds them."""
UNIQUE: Final = (*VILLAGE, THIEF, WHITE)


def spare(deck: Deck) -> int:
    """Characters, Thief: cards that stay on the table for him."""
    return CARDS if deck.get(THIEF, 0) else 0


def playable(held: Sequence[str]) -> bool:
    """Somebody has to be a werewolf, and somebody none, before the Thief has even woken up."""
    return len({role in {WOLF, WHITE} for role in held}) > 1


def wolves_for(seats: int) -> int:
    """One wolf for four or five people, then about one for every four."""
    return max(1, (seats + 2) // 4)


def deck_of(seats: int, roles: Sequence[str], *, white: bool = False, thief: bool = False) -> Deck:
    """A deck of these village roles, filled up with villagers."""
    wolves = wolves_for(seats)
    deck = {WOLF: wolves - white, WHITE: int(white), **dict.fromkeys(roles, 1), THIEF: int(thief)}
    deck[VILLAGER] = seats + spare(deck) - sum(deck.values())
    return {role: count for role, count in deck.items() if count}


def recommended(seats: int) -> Sequence[Recommendation]:
    """Decks worth playing with so many people, the one to start with first."""
    good = seats - wolves_for(seats)
    classic = VILLAGE[: max(1, min(len(VILLAGE), good // 2))]
    wild = VILLAGE[: max(1, min(len(VILLAGE), good - 1))]
    found: dict[tuple[tuple[str, int], ...], Recommendation] = {}
    for name, deck in (
        ("classic", deck_of(seats, classic)),
        ("easy", deck_of(seats, VILLAGE[: 2 if seats > 5 else 1])),
        ("wild", deck_of(seats, wild, white=seats >= 8, thief=seats >= 10)),
    ):
        found.setdefault(tuple(deck.items()), Recommendation(f"deck-hollow-{name}", deck))
    return tuple(found.values())


def check(deck: Deck, seats: int) -> Sequence[Problem]:
    """What is wrong with a deck (fatal), and what a table would rather play (advice)."""
    problems: list[Problem] = []
    usual = recommended(seats)[0].deck
    wanted = seats + spare(deck)
    cards = sum(deck.values())
    wolves = deck.get(WOLF, 0) + deck.get(WHITE, 0)
    usual_wolves = with_wolves(deck, seats, wolves_for(seats))
    if cards != wanted:
        fix = refilled(deck, seats) or usual
        problems.append(Problem("problem-hollow-cards", {"cards": cards, "wanted": wanted}, (fix,)))
    if not wolves:
        problems.append(Problem("problem-hollow-no-wolf", {}, usual_wolves))
    if wolves >= cards:
        problems.append(Problem("problem-hollow-too-many-wolves", {"wolves": wolves}, usual_wolves))
    for role in UNIQUE:
        if deck.get(role, 0) > 1:
            single = refilled({**deck, role: 1}, seats) or usual
            problems.append(Problem("problem-hollow-unique", {"role": role}, (single,)))
    if problems or wolves == wolves_for(seats):
        return problems
    if won_from_the_start(wolves, seats):
        return [Problem("advice-hollow-two-to-one", {"wolves": wolves}, usual_wolves, fatal=False)]
    told = {"wolves": wolves, "usual": wolves_for(seats)}
    return [Problem("advice-hollow-wolves", told, usual_wolves, fatal=False)]


def won_from_the_start(wolves: int, seats: int) -> bool:
    """Whether two in three people may hold a werewolf, whatever lies on the table before a Thief.

    Then the first morning ends the game, unless the wolves have to eat everybody (house rule `wolves_win`).
    """
    held = min(wolves, seats)
    return held >= 2 * (seats - held)


def refilled(deck: Deck, seats: int) -> Deck | None:
    """The deck with as many villagers as it takes to add up; None if even none is too many."""
    others = {role: count for role, count in deck.items() if role != VILLAGER and count > 0}
    villagers = seats + spare(others) - sum(others.values())
    return {**others, VILLAGER: villagers} if villagers >= 0 else None


def with_wolves(deck: Deck, seats: int, wolves: int) -> tuple[Deck, ...]:
    """The deck with another number of wolves, if that can be made to add up."""
    white = min(deck.get(WHITE, 0), 1)
    mended = refilled({**deck, WHITE: white, WOLF: wolves - white}, seats)
    return (mended or recommended(seats)[0].deck,)


def estimate(deck: Deck, seats: int) -> int:
    """Minutes that a game takes, in fives: two rounds and one more for every three wolves; in each a night,
    speeches of whoever is left, accusations and a trial."""
    rounds = 2 + (deck.get(WOLF, 0) + deck.get(WHITE, 0)) / 3
    return 5 * round(rounds * (seats * 0.6 + 7) / 5)
