"""Whether a shipped role and what people could write of it in the workshop play alike.

Two games side by side: the same table, the same deal, and in the second one the role's card is replaced by
the own one. Both are answered alike, question by question. What is asked, what is told to whom, who dies
when, whose the boards are and who wins has to be the same; nothing of an own role's words and names is
compared, nor how many hold a card of its name: whoever counts those counts the copy apart. Cards that know
the role by name (`own.known.KNOWN_BY`) are dealt only where somebody asks for one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from random import Random
from typing import Any, Final

from makers.drawing import Flaw, drawn_table
from nightcaller.engine import CLOSE, Ask, Session, Setup
from nightcaller.engine.book import Deck
from nightcaller.engine.kinds import HELD
from nightcaller.engine.parts import drawn
from nightcaller.engine.roles import Role
from nightcaller.engine.vocabulary import NOBODY, Option
from nightcaller.rulebooks.own import OwnRole, with_roles
from nightcaller.rulebooks.own.kinds import STRUCK
from nightcaller.rulebooks.own.known import KNOWN_BY
from nightcaller.rulebooks.rulebook import Rulebook

SIZES: Final = range(7, 14)
LONGEST: Final = 600
"""Answers; what goes on for longer is alike as far as it goes."""
CLOSES: Final = 0.8
"""The chance that nobody speaks up where everybody may."""
ITSELF: Final = "its own"
"""Stands for the id of either role, and for the keys of either's questions."""
WORDS: Final = {"villager": "good", "revamped.dagger": STRUCK}
"""How the forum calls whoever is no werewolf, and a shipped card its attack -> how own ones call it."""
ABOUT: Final = frozenset({"card"})
"""Facts of an own role's events that say whose card it was."""


class Reader:
    """What one of the two games shows, as if both cards had one name.

    Args:
        card: the one that is compared.
        other: the one in the other game; what both ask has one key.
        called: the name of both.
    """

    def __init__(self, card: Role, other: Role, called: str) -> None:
        self._card, self._called = card.id, called
        self._keys = keys(card) - keys(other)

    def same(self, value: Any) -> Any:
        """A fact or an option with the common name."""
        if value == self._card:
            return self._called
        if isinstance(value, str):
            return WORDS.get(value, value)
        if isinstance(value, list | tuple):
            return tuple(self.same(one) for one in value)
        if isinstance(value, Mapping):
            return tuple(sorted((str(self.same(key)), str(self.same(one))) for key, one in value.items()))
        return value

    def key(self, ask: Ask) -> str:
        """What is asked."""
        return ITSELF if ask.key in self._keys else ask.key

    def options(self, ask: Ask) -> tuple[frozenset[Any], ...]:
        """What may be answered, part by part."""
        parts = [part.options for part in ask.parts] or [ask.options]
        return tuple(frozenset(map(self.same, options)) for options in parts)

    def told(self, session: Session) -> Counter[tuple[Any, ...]]:
        """What has been told to whom; not that a copy lies on the original's card, as every card may."""
        return Counter(
            (event.day, event.audience, self._facts(event.facts))
            for event in session._game.log
            if not (event.kind == HELD.id and event.facts["role"] == self._called)
        )

    def _facts(self, facts: Mapping[str, Any]) -> tuple[tuple[str, str], ...]:
        counted = {"count"} if self.same(facts.get("role")) == self._called else set()
        said = {name: str(self.same(fact)) for name, fact in facts.items() if name not in ABOUT | counted}
        return tuple(sorted(said.items()))


def keys(role: Role) -> frozenset[str]:
    """The keys of a role's questions."""
    return frozenset(form.key or power.id for power in role.powers for form in power.questions)


@lru_cache(256)
def table(rules: Rulebook, role: str, number: int, knower: str = "") -> Setup:
    """A table at which somebody has the role, by the book's own house rules.

    Args:
        knower: a card that knows the role by name and that somebody has too; nobody has another such one.
    """
    chance = Random(f"{role}.copy.{number}")
    wanted = [role, *filter(None, [knower])]
    setup = drawn_without(rules, wanted, KNOWN_BY.get(role, frozenset()) - {knower}, number)
    for _try in range(200):
        deal, _spare = rules.dealt(setup, setup.at(rules))
        if set(wanted) <= set(deal):
            return replace(setup, deal=tuple(deal))
        setup = setup.again(int(chance.random() * 2**53))
    raise Flaw(f"nobody is dealt {wanted}")


def drawn_without(rules: Rulebook, wanted: Sequence[str], strangers: frozenset[str], number: int) -> Setup:
    """The first table drawn under this number that has some cards and none of others, and nobody's traits."""
    for again in range(200):
        name = f"{wanted[0]}.copy.{number}" + (f".{again}" if again else "")
        try:
            found = drawn_table(rules, name, SIZES[number % len(SIZES)], wanted)
        except Flaw:  # no such deck under this name
            continue
        deck = {card: count for card, count in found.deck.items() if card not in rules.traits}
        if not strangers & deck.keys():
            return Setup(deck, found.seats, found.seed).normal(rules)
    raise Flaw(f"no deck has {wanted} without {sorted(strangers)}")


@lru_cache(64)
def with_copy(rules: Rulebook, role: str, copy: OwnRole) -> Rulebook:
    """The book with the copy beside the original: where lots are drawn among cards, order decides.

    What is published beside the deck is drawn from it too: it is what was drawn for the original's deck.
    """
    made = with_roles(rules, (copy,))
    cards = {}
    for name in rules.roles:
        cards[name] = made.roles[name]
        if name == role:
            cards[copy.id] = made.roles[copy.id]

    def listed(deck: Deck, seed: int) -> Deck:
        original = {card: deck.get(card, 0) + (card == role and copy.id in deck) for card in rules.roles}
        found = dict(rules.listed({card: count for card, count in original.items() if count}, seed))
        if copy.id in deck:
            found[copy.id] = 1
            found[role] -= 1
        return {card: found[card] for card in cards if found.get(card)}

    return replace(made, roles=cards, listed=listed)


def difference(rules: Rulebook, role: str, copy: OwnRole, number: int, knower: str = "") -> str:
    """Play the game of this number twice; return where the copy plays otherwise, empty if it does not.

    Args:
        knower: a card that knows the role by name and sits there too.
    """
    one, other = pair(rules, role, copy, number, knower)
    original, made = one.book.roles[role], other.book.roles[copy.id]
    readers = Reader(original, made, role), Reader(made, original, role)
    chance = Random(f"{role}.copy.{number}.play")
    for _step in range(LONGEST):
        if one.outcome is not None or other.outcome is not None:
            break
        mine, theirs = one.window, other.window
        here, there = asked(one, readers[0]), asked(other, readers[1])
        if (mine.kind, mine.label, CLOSE in mine.asks) != (theirs.kind, theirs.label, CLOSE in theirs.asks):
            return f"open: {mine.label} and {theirs.label}"
        if here.keys() != there.keys():
            return f"asked: {sorted(here.keys() ^ there.keys())}"
        if not here or (CLOSE in mine.asks and chance.random() < CLOSES):
            one.submit(CLOSE, mine.asks[CLOSE].options)
            other.submit(CLOSE, theirs.asks[CLOSE].options)
            continue
        about = chance.choice(sorted(here)) if CLOSE in mine.asks else min(here)
        (slot, ask), (place, again) = here[about], there[about]
        if not alike(ask, again, readers, itself=about[1] == ITSELF):
            return f"{about}: {readers[0].options(ask)} and {readers[1].options(again)}"
        picks = picked(ask, readers[0], chance)
        one.submit(slot, picks)
        other.submit(place, tuple(like(pick, again, readers) for pick in picks))
        if one._game.alive != other._game.alive:
            return "others are alive"
        if boards(one) != boards(other):
            return "other boards are theirs"
    told = readers[0].told(one), readers[1].told(other)
    if told[0] != told[1]:
        return f"told: {list(told[0] - told[1])} and {list(told[1] - told[0])}"
    ends = one.outcome and one.outcome.seats, other.outcome and other.outcome.seats
    return "" if ends[0] == ends[1] else f"won by {ends[0]} and {ends[1]}"


def pair(rules: Rulebook, role: str, copy: OwnRole, number: int, knower: str) -> tuple[Session, Session]:
    """The game of this number, and the same with one card of the role replaced by its copy."""
    first = table(rules, role, number, knower)
    book = with_copy(rules, role, copy)
    deal = list(first.deal or ())
    deal[deal.index(role)] = copy.id
    deck: dict[str, int] = {}
    for card, count in first.deck.items():
        if card == role:
            deck[copy.id] = 1
        if count > (card == role):
            deck[card] = count - (card == role)
    second = replace(first, deck=deck, deal=tuple(deal)).normal(book)
    return Session(rules, first), Session(book, second)


def boards(session: Session) -> dict[str, list[int]]:
    """What everybody may do on each board now."""
    game, seats = session._game, range(session.setup.seats)
    return {board.id: [int(board.may(game, seat)) for seat in seats] for board in game.boards.values()}


def alike(ask: Ask, again: Ask, readers: tuple[Reader, Reader], *, itself: bool) -> bool:
    """Whether two questions can be answered alike.

    Args:
        itself: the card's own one, of which the copy may also choose nobody.
    """
    if (ask.lo, ask.hi, len(ask.parts)) != (again.lo, again.hi, len(again.parts)):
        return False
    for mine, theirs in zip(readers[0].options(ask), readers[1].options(again), strict=True):
        more = theirs - mine
        if mine - theirs or more - ({NOBODY} if itself else set()):
            return False
    return True


def asked(session: Session, reader: Reader) -> dict[tuple[int, str, int], tuple[int, Ask]]:
    """The open questions by seat, by what is asked and by which of the same it is."""
    found: dict[tuple[int, str, int], tuple[int, Ask]] = {}
    for slot, ask in sorted(session.window.asks.items()):
        if slot != CLOSE:
            nth = 0
            while (ask.seat, reader.key(ask), nth) in found:
                nth += 1
            found[ask.seat, reader.key(ask), nth] = slot, ask
    return found


def picked(ask: Ask, reader: Reader, chance: Random) -> tuple[Option, ...]:
    """An answer that does not depend on names."""

    def order(option: Option) -> str:
        return str(reader.same(option))

    if ask.parts:
        return drawn(ask, lambda _n, among: sorted(among, key=order)[int(chance.random() * len(among))])
    wanted = chance.randint(ask.lo, min(ask.hi, len(ask.options)))
    return tuple(chance.sample(sorted(ask.options, key=order), wanted))


def like(pick: Option, ask: Ask, readers: tuple[Reader, Reader]) -> Option:
    """The other game's option that is the same."""
    options = [option for part in ask.parts for option in part.options] or list(ask.options)
    wanted = readers[0].same(pick)
    return next(option for option in options if readers[1].same(option) == wanted)
