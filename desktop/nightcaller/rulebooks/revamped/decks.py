"""Decks of the revamped book: what a deck needs, and the evening to begin with."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from nightcaller.engine.book import Deck, Problem
from nightcaller.engine.roles import Role
from nightcaller.rulebooks import entries
from nightcaller.rulebooks.revamped import standing
from nightcaller.rulebooks.revamped.cards import card
from nightcaller.rulebooks.revamped.teams import (
    CITIZEN_ROLE,
    PACKAGE,
    RISEN,
    SOLO,
    TOWN,
    TOWN_INVESTIGATIVE,
    UNALIGNED,
    WOLF_ROLE,
    WOLVES,
    side,
)

FEWEST: Final = 6
MOST: Final = 40
MINUTES: Final = 9
"""A night and a day, for each four people."""

MANY_BY_DAY: Final = 3
"""So many cards that act by day every day make a round of all quicker than asking for the laptop."""


def never_dealt() -> frozenset[str]:
    """What one becomes, or has beside a card (edges 9)."""
    return frozenset({*entries.traits(PACKAGE), *entries.tagged(PACKAGE, RISEN)})


def check(deck: Deck, seats: int) -> Sequence[Problem]:
    """Edges 9: what cannot be played, with the decks that mend it; else what is unusual."""
    return list(fatal(deck, seats)) or list(advice(deck, seats))


def fatal(deck: Deck, seats: int) -> Iterator[Problem]:
    """Yield what cannot be played."""

    def has(role: str) -> int:
        return deck.get(f"revamped.{role}", 0)

    def mend(role: str, more: int) -> tuple[Deck, ...]:
        return exchanged(deck, f"revamped.{role}", more)

    cards = sum(deck.values())
    if cards != seats:
        fixes = exchanged(deck, CITIZEN_ROLE, seats - cards)
        yield Problem("problem-revamped-cards", {"cards": cards, "seats": seats}, fixes=fixes)
    for problem, never in (
        ("problem-revamped-not-a-card", entries.traits(PACKAGE)),
        ("problem-revamped-not-dealt", entries.tagged(PACKAGE, RISEN)),
    ):
        for role in never:
            if deck.get(role):
                yield Problem(problem, {"role": role}, fixes=exchanged(deck, role, -deck[role]))
    if has("baker") == 1:
        yield Problem("problem-revamped-one-baker", fixes=(*mend("baker", 1), *mend("baker", -1)))
    if has("hellhound") == 1:
        yield Problem("problem-revamped-one-hellhound", fixes=(*mend("hellhound", 1), *mend("hellhound", -1)))
    if has("bloody_butcher") > 1:
        fixes = mend("bloody_butcher", 1 - has("bloody_butcher"))
        yield Problem("problem-revamped-two-bloody-butchers", fixes=fixes)
    elif has("butcher") and not has("bloody_butcher"):
        yield Problem("problem-revamped-butchers-without-wolf", fixes=mend("bloody_butcher", 1))
    elif has("bloody_butcher") and not has("butcher"):
        yield Problem("problem-revamped-wolf-without-butchers", fixes=mend("butcher", 2))
    if has("cult_member") and not has("cult_leader"):
        yield Problem("problem-revamped-leaderless-cult", fixes=mend("cult_leader", 1))
    if has("mad_scientist") and len(sides(deck, "mad_scientist")) < 2:
        yield Problem("problem-revamped-no-subjects", fixes=mend("wolf", 1))
    if has("chef") and not sides(deck, "chef"):
        yield Problem("problem-revamped-no-waiters", fixes=mend("wolf", 1))


def sides(deck: Deck, beside: str) -> set[str]:
    """Teams of those who are there beside a card, without the unaligned (2.5, Mad Scientist; 5.1, Chef)."""
    others = dict(deck)
    others[f"revamped.{beside}"] -= 1
    known = entries.roles(PACKAGE)
    return {side(known[role].team) for role, count in others.items() if count} - {UNALIGNED}


def advice(deck: Deck, seats: int) -> Iterator[Problem]:
    """Yield what can be played and is unusual."""
    known = entries.roles(PACKAGE)
    teams = {known[role].team for role, count in deck.items() if count}
    solos = len({known[role].team for role, count in deck.items() if count and SOLO in known[role].tags})
    wolves = sum(count for role, count in deck.items() if known[role].team == WOLVES)
    usual = max(1, (seats + 1) // 4)
    if WOLVES not in teams:
        yield Problem("advice-revamped-no-wolf", fatal=False, fixes=exchanged(deck, WOLF_ROLE, 1))
    elif abs(wolves - usual) > 1 + solos:
        fixes = exchanged(deck, WOLF_ROLE, max(usual - wolves, -deck.get(WOLF_ROLE, 0)))
        yield Problem("advice-revamped-wolves", {"wolves": wolves, "usual": usual}, fatal=False, fixes=fixes)
    if TOWN not in teams:
        yield Problem("advice-revamped-no-town", fatal=False)
    if deck.get("revamped.butcher", 0) == 1:
        fixes = exchanged(deck, "revamped.butcher", 1)
        yield Problem("advice-revamped-few-butchers", fatal=False, fixes=fixes)
    for role in deck:
        other = card(known[role]).counterpart
        if deck.get(role) and other and not deck.get(other):
            fixes = (*exchanged(deck, other, 1), *exchanged(deck, role, -deck[role]))
            yield Problem("advice-revamped-lonely", {"role": role, "other": other}, fatal=False, fixes=fixes)
    if deck.get("revamped.fortune_apprentice") and not any(
        deck.get(one) for one in entries.tagged(PACKAGE, TOWN_INVESTIGATIVE)
    ):
        fixes = exchanged(deck, "revamped.fortune_teller", 1)
        yield Problem("advice-revamped-no-investigator", fatal=False, fixes=fixes)
    by_day = sum(count for role, count in deck.items() if acts_every_day(known[role]))
    if by_day >= MANY_BY_DAY:
        given = ("day_round", "asked")
        yield Problem("advice-revamped-day-round", {"cards": by_day}, fatal=False, given=given)
    if solos > max(1, seats // 6):
        yield Problem("advice-revamped-many-solos", {"solos": solos}, fatal=False)


def exchanged(deck: Deck, role: str, more: int) -> tuple[Deck, ...]:
    """The deck with more of a role, or fewer, and as many Citizens fewer or more (of Citizens: just so many);
    nothing if there are not enough of those."""
    mended = dict(deck)
    mended[role] = mended.get(role, 0) + more
    if role != CITIZEN_ROLE:
        mended[CITIZEN_ROLE] = mended.get(CITIZEN_ROLE, 0) - more
    if not more or min(mended.values()) < 0:
        return ()
    return ({one: count for one, count in mended.items() if count},)


def estimate(_deck: Deck, seats: int) -> int:
    """Minutes, by rule of thumb: a fifth of the people die in a night and a day."""
    return seats * MINUTES


def acts_every_day(role: Role) -> bool:
    """Whether somebody has to have the laptop by day to play this card at all."""
    return any(power.window == standing.MORNING and not standing.can_wait(power) for power in role.powers)
