"""People who do not think: they answer at random, or by a key, and so come to every corner of a game."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from random import Random
from zlib import crc32

from nightcaller.engine import CLOSE, NOBODY, Ask, Book, Session, Setup
from nightcaller.engine.parts import drawn
from nightcaller.engine.vocabulary import Picks, Seat

MOST_DECISIONS = 20_000
"""A game that takes longer is taken for one that never ends."""


def random_picks(ask: Ask, rng: Random) -> Picks:
    """Any legal answer."""
    if ask.parts:
        return drawn(ask, lambda _n, among: rng.choice(among))
    return tuple(rng.sample(ask.options, rng.randint(ask.lo, ask.hi)))


def random_decision(session: Session, rng: Random, *, patience: float = 0.9) -> tuple[int, Picks]:
    """Any legal decision; with the probability `patience` a floor is closed: not every wolf explodes."""
    asks = session.window.asks
    if CLOSE in asks and (len(asks) == 1 or rng.random() < patience):
        return CLOSE, asks[CLOSE].options
    slot = rng.choice([slot for slot in asks if slot != CLOSE])
    return slot, random_picks(asks[slot], rng)


REASONS = {
    "judge": ("end-judge-wolves-gone", "end-judge-divine-gone", "end-judge-piper"),
    "chat": ("end-chat-no-enemy", "end-chat-wolves-last", "end-chat-amorous-left"),
}
"""Book -> some of its reasons for the end."""


def random_amendment(session: Session, rng: Random) -> tuple[int | str, ...]:
    """Something that somebody might declare; not always possible."""
    book = session.book
    seat = rng.randrange(session.setup.seats)
    (office,) = book.offices
    charges = [charge for supply in book.supplies.values() for charge in supply]
    return rng.choice(
        [
            ("kill", seat),
            ("revive", seat),
            ("role", seat, rng.choice(list(session.setup.deck))),
            (rng.choice(("mark", "unmark")), seat, rng.choice(list(book.marks))),
            (rng.choice(("spend", "refill")), seat, rng.choice(charges)),
            ("office", office, rng.choice((seat, NOBODY))),
            ("day", rng.randint(1, 5)),
            ("play_on", rng.choice(REASONS[book.id])),
            ("skip",),
        ]
    )


def play_on(session: Session, rng: Random, *, patience: float = 0.9) -> Session:
    """Answer everything at random until the game is over."""
    while session.outcome is None:
        assert len(session.decisions) < MOST_DECISIONS, "the game does not end"
        session.submit(*random_decision(session, rng, patience=patience))
    return session


def any_house(book: Book, rng: Random) -> dict[str, str]:
    """House rules drawn at random."""
    return {rule.id: rng.choice(rule.options) for rule in book.house_rules}


def any_deck(
    book: Book, seats: int, rng: Random, with_roles: Sequence[str] = (), among: Collection[str] = ()
) -> dict[str, int]:
    """A judge deck with these roles and a reasonable number of wolves, the rest at random.

    Args:
        among: the roles that may be in it; all, if none are named.
    """
    many = book.unlimited
    chosen = [role for role in with_roles if role not in many]
    rest = [role for role in book.roles if role not in many and role not in chosen]
    rest = [role for role in rest if not among or role in among]
    rng.shuffle(rest)
    most_wolves = max(1, (seats - 1) // 3, sum("wolf" in book.roles[role].tags for role in with_roles))
    common = int("judge.werewolf" in with_roles)
    wolves = rng.randint(1, most_wolves)
    room = rng.randint(0, seats)
    deck = dict.fromkeys(chosen, 1)
    for role in rest:
        wolf = "wolf" in book.roles[role].tags
        if len(deck) < room - wolves - 1 and not (wolf and _wolves(book, deck) + common >= wolves):
            deck[role] = 1
    deck["judge.werewolf"] = max(wolves - _wolves(book, deck), common)
    deck["judge.commoner"] = seats - sum(deck.values())
    return {role: count for role, count in deck.items() if count > 0}


def _wolves(book: Book, deck: Mapping[str, int]) -> int:
    return sum(count for role, count in deck.items() if "wolf" in book.roles[role].tags)


def any_setup(
    book: Book, rng: Random, seats: int = 0, with_roles: Sequence[str] = (), among: Collection[str] = ()
) -> Setup:
    """A table drawn at random: 4 to 40 people, any house rules."""
    seats = seats or rng.randint(4, 40)
    return Setup(
        any_deck(book, seats, rng, with_roles, among), seats, rng.getrandbits(64), any_house(book, rng)
    ).normal(book)


def keyed_picks(salt: object, seat: Seat, day: int, ask: Ask) -> Picks:
    """An answer that depends on nothing but who is asked what, when, and with which options."""
    options = list(ask.options)
    key = crc32(f"{salt}/{seat}/{day}/{ask.key}/{options}".encode())
    if ask.parts:
        return random_picks(ask, Random(key))
    return tuple(Random(key).sample(options, max(1, ask.lo)))


def in_turn(session: Session) -> frozenset[str]:
    """Keys of the questions in which the order of answers counts (forum, order of night 8)."""
    last = session.setup.house.get("pack_order") == "last"
    return frozenset({"forum.grey_pack.hunt", "forum.red_pack.hunt"} if last else ())
