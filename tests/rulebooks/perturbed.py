"""Two games that differ only in a secret, of any book and of any number: the cases of non-interference.

A table follows from its number: any cards and house rules, dealt openly. At every table some pairs of games
are compared; in a pair either two people have exchanged their cards, or one person chooses otherwise in
private. In some pairs the table declares the same things in both games, by what everybody knows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import lru_cache
from itertools import combinations
from random import Random
from typing import Final, NamedTuple

from makers.drawing import Flaw, drawn_table
from makers.own import playable
from nightcaller.engine import TABLE, IllegalSetup, Session, Setup
from nightcaller.engine.book import BESIDE
from nightcaller.engine.vocabulary import Picks
from nightcaller.rulebooks import book
from nightcaller.rulebooks.own import with_roles
from nightcaller.rulebooks.rulebook import Rulebook
from rulebooks.interference import Law, People, Played, compare, swapped
from rulebooks.own.disclosures import book_law, law_of

SIZES: Final = {"chat": range(6, 9), "revamped": range(6, 13)}
SIZE: Final = range(6, 11)
MOST_DAYS: Final = {"chat": 3, "revamped": 4}
PAIRS: Final = 40
"""Of each table: its own game is played once, and compared with so many others."""
SHIFTS: Final = 4
"""Ways to choose otherwise."""
HOUSE: Final[Mapping[str, Mapping[str, str]]] = {
    # The other option lists candidates openly, and so shows whom a Saboteur bars.
    "revamped": {"sabotage": "fails-then"},
}
OWN: Final = 3
"""Own roles at a table that has some."""
ATTEMPTS: Final = 50
FURTHER: Final = 1_000_003
"""How far away the roles are that are tried where some cannot be dealt together."""

DECLARED: Final = 3
"""So often at most, and at every eighth window, the table overrules the game."""


def declared(number: int) -> Callable[[Session], Picks | None]:
    """What a table declares from time to time: who lives, who does not, that nobody is waited for."""
    chance, left = Random(f"{number}.declared"), DECLARED

    def declare(session: Session) -> Picks | None:
        nonlocal left
        if not left or chance.random() > 1 / 8:
            return None
        left -= 1
        public = session.view(TABLE)
        dead = [seat for seat in range(session.setup.seats) if seat not in public.alive]
        kinds: list[Picks] = [("kill", chance.choice(public.alive)), ("skip",), ("skip",)]
        return chance.choice(kinds + [("revive", seat) for seat in dead[:1]])

    return declare


class Dealt(NamedTuple):
    """A table that is dealt openly."""

    rules: Rulebook
    setup: Setup
    law: Law


@lru_cache(4)
def table(of: str, number: int) -> Dealt:
    """The table of this number, with anybody's cards known.

    Args:
        of: a book's id; with own roles: ``judge+own``.
    """
    book_id, _, made = of.partition("+")
    rules, wanted = book(book_id), list[str]()
    sizes = SIZES.get(book_id, SIZE)
    for attempt in range(ATTEMPTS):
        if made:
            first = OWN * (number + attempt * FURTHER)
            roles = tuple(playable(first + nth, book_id) for nth in range(OWN))
            rules, wanted = with_roles(book(book_id), roles), [role.id for role in roles]
        name = f"{of}.pair.{number}.{attempt}"
        try:
            drawn = drawn_table(rules, name, sizes[number % len(sizes)], wanted)
            drawn = replace(drawn, house={**drawn.house, **HOUSE.get(book_id, {})})
            held, _spare = rules.dealt(drawn, drawn.at(rules))
            traits = rules.traits_dealt(drawn, held) or [()] * len(held)
        except (Flaw, IllegalSetup):
            continue
        hands = (BESIDE.join((role, *beside)) for role, beside in zip(held, traits, strict=True))
        setup = replace(drawn, deal=tuple(hands))
        session = Session(rules, setup)
        return Dealt(rules, setup, law_of(session) if made else book_law(session))
    raise Flaw(f"no table {of} {number}")


@lru_cache(2)
def played(of: str, number: int) -> Played:
    """The game that the people of this table play; at every third one they overrule it now and then."""
    rules, setup, _law = table(of, number)
    return Played(Session(rules, setup), People(number), declared(number) if number % 3 == 0 else None)


def pair(of: str, number: int) -> Counter[str]:
    """Compare the two games of this number; return how often what was compared, and what set seats apart.

    Raises:
        AssertionError: something reaches somebody who may not know it.
    """
    at = number // PAIRS
    rules, setup, law = table(of, at)
    chance = Random(f"{of}.{number}")
    one, other = chance.sample(range(setup.seats), 2)
    others, changed, involved = People(at), setup, [one, other]
    if number % 2 and setup.deal and setup.deal[one] != setup.deal[other]:
        changed = swapped(setup, one, other)
    else:
        involved = [one]
        others = People(at, [one], since=1 + number // 2 % 2, shift=1 + number // 4 % SHIFTS)
    days = MOST_DAYS.get(rules.id, 8)
    return compare(law, played(of, at), Session(rules, changed), (others, others), involved, days)


def swaps(rules: Rulebook, law: Law, setup: Setup) -> Counter[str]:
    """Exchange the cards of every two people of a table that is dealt openly, one pair after the other."""
    compared: Counter[str] = Counter()
    for two in combinations(range(setup.seats), 2):
        if (other := swapped(setup, *two)) != setup:
            people = People(setup.seed)  # who keeps in mind what they have heard in these games
            games = Session(rules, setup), Session(rules, other)
            compared += compare(law, *games, (people, people), two)
    return compared


def changes(rules: Rulebook, law: Law, setup: Setup) -> Counter[str]:
    """Let each person choose otherwise in private, from the first or the second night on."""
    compared: Counter[str] = Counter()
    for seat in range(setup.seats):
        for since in (1, 2):
            people = People(setup.seed), People(setup.seed, [seat], since)
            compared += compare(law, Session(rules, setup), Session(rules, setup), people, [seat])
    return compared
