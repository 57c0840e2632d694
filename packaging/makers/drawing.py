"""Tables drawn at random for games of people who do not think, and what comes of such a game.

A table follows from its name alone. Its deck is drawn from all cards and mended with the book's own fixes.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from random import Random
from typing import Final

from makers.digests import among, filled, unplayable
from nightcaller.engine import Setup
from nightcaller.engine.book import Deck
from nightcaller.rulebooks.revamped.cards import card as card_of
from nightcaller.rulebooks.rulebook import Rulebook

MENDS: Final = 6
"""A deck that is still unplayable after so many fixes is given up."""


class Flaw(Exception):
    """What must not happen in any game; the message says where."""


@dataclass(frozen=True)
class Trial:
    """What came of one game, or of one pair.

    Attributes:
        game: its name: a number, or two roles and which attempt it was.
        games: how many were played for it.
        decisions: in its longest game.
        nights: in its longest game.
        met: whether everybody who was wanted really was in one game.
        trouble: what went wrong; empty if nothing did.
        roles: so many made-up roles were in the deck.
    """

    game: str
    games: int = 1
    decisions: int = 0
    nights: int = 0
    met: bool = True
    trouble: str = ""
    roles: int = 0


def everybody(rules: Rulebook) -> tuple[str, ...]:
    """All roles and offices of a book."""
    return (*rules.roles, *rules.offices)


def pairs(rules: Rulebook) -> list[tuple[str, str]]:
    """Every two roles or offices, in the book's order."""
    return list(combinations(everybody(rules), 2))


def makers(rules: Rulebook) -> Mapping[str, str]:
    """What is never dealt -> the card that brings it about."""
    return {
        late: maker.id
        for maker in rules.roles.values()
        for late in card_of(maker).becomes
        if late in rules.never_dealt
    }


def needed(rules: Rulebook, wanted: Iterable[str]) -> tuple[str, ...]:
    """The cards that have to be dealt for these roles and offices to be met."""
    made_by = makers(rules)
    return tuple(dict.fromkeys(made_by.get(one, one) for one in wanted if one not in rules.offices))


def mended(rules: Rulebook, drawn: Deck, seats: int, kept: Sequence[str], chance: Random) -> Deck | None:
    """A deck that can be played and has the cards that are to stay, by the book's own fixes; None without."""
    for _mend in range(MENDS):
        problems = [problem for problem in rules.check(drawn, seats) if problem.fatal]
        if not problems:
            whole = all(drawn.get(card) for card in kept) and not unplayable(rules, drawn, seats)
            return drawn if whole else None
        fixes = [fix for one in problems for fix in one.fixes if all(fix.get(card) for card in kept)]
        if not fixes:
            return None
        drawn = among(chance, fixes)
    return None


def drawn_deck(rules: Rulebook, seats: int, kept: Sequence[str], chance: Random) -> Deck | None:
    """Cards drawn at random that can be played, with these among them; None if there is no room for them."""
    plains = sorted(role for role in rules.unlimited if role not in {*rules.traits, *rules.never_dealt})
    usual = rules.recommended(max(seats, rules.seats[0]))[0].deck
    plainest = max(plains, key=lambda role: usual.get(role, 0))
    weights = {card: chance.random() ** 2 for card in plains}
    deck: Deck | None = None
    for plain in (weights, {plainest: 1.0}):
        first = filled(rules, dict.fromkeys(kept, 1), seats, plain, chance)
        deck = deck or mended(rules, first, seats, kept, chance)
    if deck is None:
        return None
    share = chance.random() ** 2
    cards = sorted(set(rules.roles) - rules.never_dealt)
    chance.shuffle(cards)
    for card in cards:
        if chance.random() < share and (not deck.get(card) or card in rules.unlimited):
            stay = (*kept, card)
            fuller = filled(rules, {**deck, card: deck.get(card, 0) + 1}, seats, weights, chance, card)
            deck = mended(rules, fuller, seats, stay, chance) or deck
    return deck


def drawn_table(rules: Rulebook, name: str, seats: int, wanted: Sequence[str] = ()) -> Setup:
    """A table drawn at random, of so many people or, if they have no room for all that is wanted, more.

    Raises:
        Flaw: no number of people is enough.
    """
    chance = Random(f"{name}.table")
    kept = needed(rules, wanted)
    for size in range(max(seats, rules.seats[0]), rules.seats[1] + 1):
        deck = drawn_deck(rules, size, kept, chance)
        if deck is not None:
            house = {rule.id: among(chance, rule.options) for rule in rules.house_rules}
            return Setup(deck, size, int(chance.random() * 2**53), house).normal(rules)
    raise Flaw(f"no deck has {', '.join(kept)}")
