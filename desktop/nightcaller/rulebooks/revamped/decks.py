"""Decks of the revamped book: what a deck needs, and the evening to begin with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from nightcaller.engine.book import Deck, Problem
from nightcaller.rulebooks import entries
from nightcaller.rulebooks.revamped import mad_scientist
from nightcaller.rulebooks.revamped.teams import CITIZEN_ROLE, TOWN, UNALIGNED, WOLF_ROLE, WOLVES
from nightcaller.rulebooks.rulebook import Recommendation

FEWEST: Final = 6
MOST: Final = 40
MINUTES: Final = 9
"""A night and a day, for each four people."""

CUSTOMER: Final = "revamped.fletchers_customer"
NEVER_DEALT: Final = ("revamped.undead", "revamped.zombie")
"""What one becomes (edges 9)."""

FIRST_STEPS: Final = ("revamped.fortune_teller", "revamped.witch")


def check(deck: Deck, seats: int) -> Sequence[Problem]:
    """Edges 9: what cannot be played, with the decks that mend it."""
    found: list[Problem] = []

    def has(role: str) -> int:
        return deck.get(f"revamped.{role}", 0)

    def mend(role: str, more: int) -> tuple[Deck, ...]:
        return exchanged(deck, f"revamped.{role}", more)

    cards = sum(deck.values())
    if cards != seats:
        found.append(Problem("problem-revamped-cards", {"cards": cards, "seats": seats}))
    if has("fletchers_customer"):
        without = {one: count for one, count in deck.items() if one != CUSTOMER}
        found.append(Problem("problem-revamped-not-a-card", {"role": CUSTOMER}, fixes=(without,)))
    if has("baker") == 1:
        found.append(Problem("problem-revamped-one-baker", fixes=mend("baker", 1)))
    if has("hellhound") == 1:
        found.append(Problem("problem-revamped-one-hellhound", fixes=mend("hellhound", 1)))
    if has("bloody_butcher") > 1:
        fix = mend("bloody_butcher", 1 - has("bloody_butcher"))
        found.append(Problem("problem-revamped-two-bloody-butchers", fixes=fix))
    elif has("butcher") and not has("bloody_butcher"):
        found.append(Problem("problem-revamped-butchers-without-wolf", fixes=mend("bloody_butcher", 1)))
    elif has("bloody_butcher") and not has("butcher"):
        found.append(Problem("problem-revamped-wolf-without-butchers", fixes=mend("butcher", 2)))
    if has("cult_member") and not has("cult_leader"):
        found.append(Problem("problem-revamped-leaderless-cult", fixes=mend("cult_leader", 1)))
    if has("mad_scientist") and not subjects(deck):
        found.append(Problem("problem-revamped-no-subjects", fixes=mend("wolf", 1)))
    for role in NEVER_DEALT:
        if deck.get(role):
            fixes = exchanged(deck, role, -deck[role])
            found.append(Problem("problem-revamped-not-dealt", {"role": role}, fixes))
    return found or advice(deck)


def subjects(deck: Deck) -> bool:
    """2.5, Mad Scientist: whether there are people of two teams beside the Scientist."""
    beside = dict(deck)
    beside["revamped.mad_scientist"] -= 1
    known = entries.roles("nightcaller.rulebooks.revamped")
    sides = {mad_scientist.side(known[role].team) for role, count in beside.items() if count}
    return len(sides - {UNALIGNED}) > 1


def advice(deck: Deck) -> list[Problem]:
    """What can be played and is unusual."""
    known = entries.roles("nightcaller.rulebooks.revamped")
    teams = {known[role].team for role, count in deck.items() if count}
    found = []
    if WOLVES not in teams:
        found.append(Problem("advice-revamped-no-wolf", fatal=False))
    if TOWN not in teams:
        found.append(Problem("advice-revamped-no-town", fatal=False))
    if deck.get("revamped.butcher", 0) == 1:
        found.append(Problem("advice-revamped-few-butchers", fatal=False))
    return found


def exchanged(deck: Deck, role: str, more: int) -> tuple[Deck, ...]:
    """The deck with more of a role, or fewer, and as many Citizens fewer or more; nothing if there are not
    enough of those."""
    citizens = deck.get(CITIZEN_ROLE, 0) - more
    if citizens < 0:
        return ()
    mended = {**deck, role: deck.get(role, 0) + more, CITIZEN_ROLE: citizens}
    return ({one: count for one, count in mended.items() if count},)


def recommended(seats: int) -> Sequence[Recommendation]:
    """The evenings for so many people; more of them come with their roles."""
    if not FEWEST <= seats <= MOST:
        return ()
    wolves = max(1, (seats + 1) // 4)
    deck = {WOLF_ROLE: wolves, **dict.fromkeys(FIRST_STEPS, 1)}
    deck[CITIZEN_ROLE] = seats - sum(deck.values())
    return (Recommendation("deck-revamped-first-steps", deck),)


def estimate(_deck: Deck, seats: int) -> int:
    """Minutes, by rule of thumb: a fifth of the people die in a night and a day."""
    return seats * MINUTES
