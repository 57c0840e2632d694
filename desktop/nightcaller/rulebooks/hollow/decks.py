"""Decks of the hollow book: its text names none, so these follow what tables of the family play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from nightcaller.engine.book import Deck, Problem
from nightcaller.rulebooks import entries
from nightcaller.rulebooks.hollow.camps import PACKAGE
from nightcaller.rulebooks.hollow.thief import CARDS
from nightcaller.rulebooks.measured import days_for
from nightcaller.rulebooks.rulebook import Recommendation, distinct
from nightcaller.rulebooks.written import decks

WOLF: Final = "hollow.werewolf"
WHITE: Final = "hollow.white_werewolf"
VILLAGER: Final = "hollow.villager"
THIEF: Final = "hollow.thief"
VILLAGE: Final = tuple(
    f"hollow.{role}"
    for role in ("farseer", "witch", "hunter", "cupid", "protector", "fox", "ancient", "idiot", "crow")
)
"""Village roles in the order in which a growing table adds them."""


def spare(deck: Deck) -> int:
    """Characters, Thief: cards that stay on the table for him."""
    return CARDS if deck.get(THIEF, 0) else 0


def playable(held: Sequence[str]) -> bool:
    """Somebody has to be a werewolf, and somebody none, before the Thief has even woken up."""
    return 0 < held.count(WOLF) + held.count(WHITE) < len(held)


DECKS: Final = decks(PACKAGE)
"""Chosen by simulated games (docs/decks.md)."""


def wolves_for(seats: int) -> int:
    """One wolf for every three people, for they have to be twice as many as the others: beyond the chosen
    decks."""
    return seats // 3


def deck_of(seats: int, roles: Sequence[str], *, white: bool = False, thief: bool = False) -> Deck:
    """A deck of these village roles, filled up with villagers."""
    wolves = wolves_for(seats)
    deck = {WOLF: wolves - white, WHITE: int(white), **dict.fromkeys(roles, 1), THIEF: int(thief)}
    deck[VILLAGER] = seats + spare(deck) - sum(deck.values())
    return {role: count for role, count in deck.items() if count}


def recommended(seats: int) -> Sequence[Recommendation]:
    """Decks worth playing with so many people, the one to start with first."""
    if seats in DECKS.tables:
        return DECKS.tables[seats]
    good, crowd = seats - wolves_for(seats), seats > 5
    return distinct(
        Recommendation(f"deck-hollow-{name}", deck)
        for name, deck in (
            ("classic", deck_of(seats, VILLAGE[: min(5, good // 2)])),
            ("easy", deck_of(seats, VILLAGE[: 3 if crowd else 1])),
            ("wild", deck_of(seats, VILLAGE[: good - 1], white=crowd, thief=crowd)),
        )
    )


def check(deck: Deck, seats: int) -> Sequence[Problem]:
    """What is wrong with a deck (fatal), and what a table would rather play (advice)."""
    problems: list[Problem] = []
    usual = recommended(seats)[0].deck
    wanted = seats + spare(deck)
    cards = sum(deck.values())
    wolves = deck.get(WOLF, 0) + deck.get(WHITE, 0)
    usual_wolves = with_wolves(deck, seats, counted(usual))
    if cards != wanted:
        fix = refilled(deck, seats) or usual
        problems.append(Problem("problem-hollow-cards", {"cards": cards, "wanted": wanted}, (fix,)))
    if not wolves:
        problems.append(Problem("problem-hollow-no-wolf", {}, usual_wolves))
    if wolves >= cards:
        problems.append(Problem("problem-hollow-too-many-wolves", {"wolves": wolves}, usual_wolves))
    for role in entries.unique(PACKAGE):
        if deck.get(role, 0) > 1:
            single = refilled({**deck, role: 1}, seats) or usual
            problems.append(Problem("problem-hollow-unique", {"role": role}, (single,)))
    if problems or wolves in {counted(one.deck) for one in recommended(seats)}:
        return problems
    told = {"wolves": wolves, "usual": counted(usual)}
    unusual = Problem("advice-hollow-wolves", told, usual_wolves, fatal=False)
    if not won_from_the_start(wolves, seats):
        return [unusual]
    won = Problem("advice-hollow-two-to-one", {"wolves": wolves}, usual_wolves, fatal=False)
    return [
        replace(won, given=("wolves_win", "two-to-one")),
        replace(unusual, given=("wolves_win", "no-villager")),
    ]


def won_from_the_start(wolves: int, seats: int) -> bool:
    """Whether two in three people may hold a werewolf, whatever lies on the table before a Thief.

    Then the first morning ends the game, unless the wolves have to eat everybody (house rule `wolves_win`).
    """
    held = min(wolves, seats)
    return held >= 2 * (seats - held)


def counted(deck: Deck) -> int:
    """How many wolves a deck has, the white one too."""
    return deck.get(WOLF, 0) + deck.get(WHITE, 0)


def refilled(deck: Deck, seats: int) -> Deck | None:
    """The deck with as many villagers as it takes to add up; None if even none is too many."""
    others = {role: count for role, count in deck.items() if role != VILLAGER}
    villagers = seats + spare(others) - sum(others.values())
    return dict(+Counter({**others, VILLAGER: villagers})) if villagers >= 0 else None


def with_wolves(deck: Deck, seats: int, wolves: int) -> tuple[Deck, ...]:
    """The deck with another number of wolves, if that can be made to add up."""
    white = min(deck.get(WHITE, 0), 1)
    mended = refilled({**deck, WHITE: white, WOLF: wolves - white}, seats)
    return (mended or recommended(seats)[0].deck,)


def estimate(_deck: Deck, seats: int) -> int:
    """Minutes that a game takes: as many rounds as simulated games take (docs/decks.md); in each a night,
    speeches of whoever is left, accusations and a trial."""
    return round(days_for("hollow", seats) * (seats * 0.6 + 7))
