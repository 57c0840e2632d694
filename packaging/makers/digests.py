"""Digests of seeded games: whoever rebuilds the house shows with them that nothing has changed for people.

Every game has a deck, seats, house rules and answers drawn from its number, and every fifth one is overruled
now and then. The draws depend on ids alone, never on the order in which a book lists them. Three digests
cover what came out, what was asked and what was told, by ids and facts and not by the classes that carry
them; when they differ, ``--game`` prints a game line by line, for `diff`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from hashlib import blake2b
from random import Random
from typing import Any, Final

from nightcaller.engine import AMEND, CLOSE, ENGINE_VERSION, NOBODY, IllegalDecision, Session, Setup
from nightcaller.engine.parts import drawn as drawn_together
from nightcaller.engine.vocabulary import Ask, Window
from nightcaller.lab.bots import CLOSED, Answer
from nightcaller.rulebooks import books
from nightcaller.rulebooks.rulebook import Rulebook

LONGEST: Final = 3_000
"""A game that takes more decisions is left as it is: it counts as far as it came."""
MOST_SEATS: Final = 18
OVERRULED: Final = 5
"""Every how many games the table overrules something."""

Hear = Callable[[str, str], object]
"""``hear(what, line)``: a line about what was ``played``, ``asked`` or ``told``."""


@dataclass(frozen=True)
class Digest:
    """What some games of one book came to.

    Attributes:
        played: of the tables, the decisions and how the games ended.
        asked: of every window and every question.
        told: of every event, with those who may know it.
    """

    book: str
    games: int
    decisions: int
    played: str
    asked: str
    told: str


def measured(
    book_id: str, games: range, done: Callable[[], object] = lambda: None, listed: int | None = None
) -> Digest:
    """Play games of one book and digest them.

    Args:
        games: their numbers.
        done: told after each game.
        listed: no card is dealt whose place in the book's list is greater; None for all cards.
    """
    book = as_of(books()[book_id], listed)
    sums = {what: blake2b(digest_size=8) for what in ("played", "asked", "told")}

    def hear(what: str, line: str) -> None:
        sums[what].update(line.encode() + b"\n")

    decisions = 0
    for number in games:
        decisions += play(book, number, hear)
        done()
    return Digest(
        book_id, len(games), decisions, *(sums[what].hexdigest() for what in ("played", "asked", "told"))
    )


def as_of(book: Rulebook, listed: int | None) -> Rulebook:
    """A book with its first cards alone, as it was before the others were written.

    A new card gets the next place in the list (`Role.listed`): without it every deck is drawn as before.
    """
    if listed is None:
        return book
    return replace(book, roles={name: role for name, role in book.roles.items() if role.listed <= listed})


def every_line(book_id: str, number: int, listed: int | None = None) -> Iterator[str]:
    """Everything about one game, line by line."""
    lines: list[str] = []
    play(as_of(books()[book_id], listed), number, lambda what, line: lines.append(f"{what}: {line}"))
    yield from lines


def play(book: Rulebook, number: int, hear: Hear) -> int:
    """Play one game, and say of it what can be seen; return how many decisions it took."""
    chance = Random(f"{book.id}.{number}")
    setup = table(book, number)
    hear("played", f"{number} {setup.seats} {setup.seed} {plain(setup.deck)} {plain(setup.house)}")
    session = Session(book, setup)
    window: Window | None = None
    seen = 0
    while session.outcome is None and len(session.decisions) < LONGEST:
        if session.window is not window:
            window = session.window
            hear("asked", described(window))
        if number % OVERRULED == 0 and chance.random() < 1 / 40:
            picks = amendment(session, chance)
            try:
                session.submit(AMEND, picks)
            except IllegalDecision as refused:
                hear("played", refused.message_id)
        else:
            slot, picks = answer(session, chance)
            hear("asked", question(slot, session.window.asks[slot]))
            session.submit(slot, picks)
        hear("played", plain(session.decisions[-1:]))
        for event in session.events[seen:]:
            told = f"{event.day} {event.phase} {event.kind} {event.audience:x} {plain(event.facts)}"
            hear("told", told)
        seen = len(session.events)
    ended = session.outcome
    hear("played", "unfinished" if ended is None else plain((ended.winners, ended.seats, ended.reason)))
    return len(session.decisions)


def plain(value: Any) -> str:
    """A value in words that do not depend on its class; what has no order is sorted."""
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{key}: {plain(value[key])}" for key in sorted(value)) + "}"
    if isinstance(value, (set, frozenset)):
        return "{" + ", ".join(sorted(map(plain, value))) + "}"
    if isinstance(value, Sequence) and not isinstance(value, str):
        return "(" + ", ".join(map(plain, value)) + ")"
    return str(value)


# --- what is asked -----------------------------------------------------------------------------------


def described(window: Window) -> str:
    """A window as delivery sees it, without its questions."""
    calls = [
        (
            call.role,
            call.lap,
            call.group,
            call.power,
            call.spoken,
            [(one.key, one.words) for one in call.questions],
        )
        for call in window.calls
    ]
    pages = [[(blank.words, blank.rests) for blank in page] for page in window.pages]
    forms = [(one.key, one.words) for one in window.declarations]
    whole = (window.kind, window.label, window.seats, window.options, window.steps)
    return plain((*whole, pages, calls, window.visits, window.before_calls, forms))


def question(slot: int, ask: Ask) -> str:
    """A question as the asked seat sees it."""
    limits = (ask.lo, ask.hi, ask.blocked, ask.shown, ask.optional)
    return plain((slot, ask.seat, ask.key, ask.options, *limits))


# --- the draws ---------------------------------------------------------------------------------------


def among(chance: Random, things: Iterable[Any]) -> Any:
    """One of the things; the same in every version of Python."""
    listed = list(things)
    return listed[int(chance.random() * len(listed))]


def table(book: Rulebook, number: int) -> Setup:
    """Deck, seats, house rules and seed of a game; the draw for one house rule touches no other."""
    key = f"{book.id}.{number}"
    chance = Random(f"{key}.table")
    fewest, most = book.seats
    seats = fewest + int(chance.random() * (min(most, MOST_SEATS) - fewest + 1))
    house = {}
    for rule in book.house_rules:
        own = Random(f"{key}.house.{rule.id}")
        house[rule.id] = rule.default if own.random() < 0.5 else among(own, sorted(rule.options))
    return Setup(deck(book, seats, chance), seats, int(chance.random() * 2**53), house)


def deck(book: Rulebook, seats: int, chance: Random) -> Mapping[str, int]:
    """Cards drawn at random that can be played: plain ones, and some that take the place of plain ones."""
    plains = sorted(role for role in book.unlimited if role not in book.traits)
    drawn: Mapping[str, int] = {}
    while not drawn or unplayable(book, drawn, seats):
        drawn = filled(book, {}, seats, {role: chance.random() ** 2 for role in plains}, chance)
    share = chance.random()
    weights = dict.fromkeys(plains, 1.0)
    for _round in range(2):  # one card may ask for another
        for card in sorted(book.roles):
            if chance.random() < share and (not drawn.get(card) or card in book.unlimited):
                more = filled(book, {**drawn, card: drawn.get(card, 0) + 1}, seats, weights, chance, card)
                drawn = drawn if unplayable(book, more, seats) else more
    return drawn


def unplayable(book: Rulebook, drawn: Mapping[str, int], seats: int) -> bool:
    """Whether a deck is refused."""
    wrong_number = sum(drawn.values()) != book.cards(drawn, seats)
    return wrong_number or any(problem.fatal for problem in book.check(drawn, seats))


def filled(
    book: Rulebook,
    given: Mapping[str, int],
    seats: int,
    weights: Mapping[str, float],
    chance: Random,
    kept: str = "",
) -> Mapping[str, int]:
    """Cards, with so many plain ones more or less that there are as many as are needed.

    Args:
        weights: plain card -> how likely it is to be the one.
        kept: a card of which none goes.
    """
    full = dict(given)
    while difference := book.cards(full, seats) - sum(full.values()):
        able = [card for card in weights if difference > 0 or (full.get(card) and card != kept)]
        if not able:
            break
        at = chance.random() * sum(weights[card] for card in able)
        for card in able:
            at -= weights[card]
            if at <= 0:
                break
        full[card] = full.get(card, 0) + (1 if difference > 0 else -1)
    return {card: count for card, count in full.items() if count}


def answer(session: Session, chance: Random) -> Answer:
    """A legal answer; a floor is closed nine times out of ten."""
    asks = session.window.asks
    if CLOSE in asks and (len(asks) == 1 or chance.random() < 0.9):
        return CLOSED
    slot = among(chance, sorted(slot for slot in asks if slot != CLOSE))
    ask = asks[slot]
    if ask.parts:
        return slot, drawn_together(ask, lambda _n, those: among(chance, those))
    options = sorted(ask.options, key=lambda option: (isinstance(option, str), option))
    wanted = ask.lo + int(chance.random() * (ask.hi - ask.lo + 1))
    picks = []
    for _pick in range(wanted):
        picks.append(among(chance, options))
        options.remove(picks[-1])
    return slot, tuple(picks)


def amendment(session: Session, chance: Random) -> tuple[int | str, ...]:
    """Something that a table might declare; not always possible."""
    book = session.book
    seat = int(chance.random() * session.setup.seats)
    charges = sorted({charge for supply in book.supplies.values() for charge in supply})
    roles, marks, offices = sorted(session.setup.deck), sorted(book.marks), sorted(book.offices)
    kind = among(chance, ("kill", "revive", "role", "mark", "unmark", "spend", "refill", "office", "day"))
    match kind:
        case "kill" | "revive":
            return kind, seat
        case "role":
            return kind, seat, among(chance, roles)
        case "mark" | "unmark" if marks:
            return kind, seat, among(chance, marks)
        case "spend" | "refill" if charges:
            return kind, seat, among(chance, charges)
        case "office" if offices:
            return kind, among(chance, offices), among(chance, (seat, NOBODY))
        case "day":
            return kind, 1 + int(chance.random() * 5)
    return ("skip",)


# --- what is printed ---------------------------------------------------------------------------------


def as_data(digests: Sequence[Digest]) -> dict[str, Any]:
    """The digests for a program to read."""
    return {
        "engine": ENGINE_VERSION,
        "books": {
            one.book: {
                "games": one.games,
                "decisions": one.decisions,
                "played": one.played,
                "asked": one.asked,
                "told": one.told,
            }
            for one in digests
        },
    }


def as_line(one: Digest) -> str:
    """One book's digests for people to compare."""
    digests = f"played {one.played}, asked {one.asked}, told {one.told}"
    return f"{one.book}: {one.games} games, {one.decisions} decisions; {digests}"
