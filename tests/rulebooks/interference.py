"""Non-interference, for any book: games that differ only in a secret look alike to whoever may not know it.

Secrecy, proof 1. A book's tests bring the list of what it lets whom learn (`Law`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import zip_longest
from types import MappingProxyType
from typing import Final, NamedTuple
from zlib import crc32

from nightcaller.engine import AMEND, CLOSE, TABLE, Ask, Event, IllegalDecision, Session, Setup, View
from nightcaller.engine.floor import LAPTOP
from nightcaller.engine.parts import drawn
from nightcaller.engine.session import POST
from nightcaller.engine.vocabulary import Option, Picks, Seat, Window

MOST_DAYS: Final = 8

Entitled = Callable[[View], bool]


class Disclosure(NamedTuple):
    """An event that may tell somebody a secret."""

    to: Entitled
    because: str


def everybody(_view: View) -> bool:
    """The whole table, the shared screen included."""
    return True


def anybody(view: View) -> bool:
    """Whoever it happens to; never the shared screen."""
    return view.card is not None


def holding(book: str, *roles: str) -> Entitled:
    """Whoever knows to hold one of these roles of a book, and be it beside another one."""
    wanted = {f"{book}.{role}" for role in roles}
    return lambda view: view.card is not None and bool(wanted & {*view.card.held})


class Face(NamedTuple):
    """What everybody may know of a window besides its kind and label."""

    seats: tuple[Seat, ...]
    options: Picks
    calls: tuple[tuple[str, int, int, bool], ...] = ()
    """Role, lap, number of questions, together."""
    steps: tuple[int, ...] = ()
    declarations: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """Keys and words of what may be declared in private."""


def face_of(window: Window) -> Face:
    """The public side of a real window."""
    calls = tuple((call.role, call.lap, len(call.questions), call.group) for call in window.calls)
    forms = tuple((form.key, form.words) for form in window.declarations)
    return Face(window.seats, window.options, calls, window.steps, forms)


class People:
    """Everybody at a table, deciding by what they know and by nothing else.

    What is done in private depends on the seat's own view, what is done in public on the public view: so
    whoever knows a secret keeps it, and whatever leaks is the game's fault.

    Args:
        salt: their characters.
        changed: seats whose private choices are other ones from night `since` on.
    """

    def __init__(self, salt: int, changed: Sequence[Seat] = (), since: int = 1) -> None:
        self.salt = salt
        self.changed = frozenset(changed)
        self.since = since
        self._moved: set[tuple[int, int, Seat, str]] = set()

    def key(self, session: Session, seat: Seat, what: str, *, private: bool) -> int:
        view = session.view(seat if private else TABLE)
        salt = self.salt + (private and seat in self.changed and view.day >= self.since)
        lived = repr(view.events) if private else repr((view.day, view.alive))
        return crc32(f"{salt}/{seat}/{what}/{lived}".encode())

    def moves(self, session: Session, ask: Ask) -> bool:
        """Whether somebody who wishes to speaks up: once a day, for what may be had as often as one likes."""
        moved = (id(session), session.moment, ask.seat, ask.key)
        again = moved in self._moved
        self._moved.add(moved)
        return not again

    def answer(self, session: Session, ask: Ask, *, private: bool) -> Picks:
        options = ask.options
        if ask.parts:

            def draw(n: int, among: Picks) -> Option:
                what = f"{ask.key}{options}{n}"
                return among[self.key(session, ask.seat, what, private=private) % len(among)]

            return drawn(ask, draw)
        return (options[self.key(session, ask.seat, f"{ask.key}{options}", private=private) % len(options)],)


Witnessed = dict[Seat, list[Ask]]


def play_window(session: Session, people: People) -> Witnessed:
    """Play until the open window has closed; return what every seat was asked in it, in order."""
    window = session.window
    asked: Witnessed = {}
    private = window.private
    if private:
        leave_notes(session, people)
    if window.kind == "floor":
        # The first who moves is heard: explosions, which a card allows, before withdrawals.
        asks = [(slot, ask) for slot, ask in sorted(window.asks.items()) if slot != CLOSE]
        for _slot, ask in asks:
            asked.setdefault(ask.seat, []).append(ask)
        openly = {LAPTOP, *session.book.public_interrupts}
        for slot, ask in sorted(asks, key=lambda entry: entry[1].key in openly):
            what = f"{ask.key}/{window.label}"
            private = ask.key not in openly
            wish = people.key(session, ask.seat, what, private=private)
            if wish % 6 or not people.moves(session, ask):
                continue
            if ask.parts:
                session.submit(slot, people.answer(session, ask, private=True))
                if session.window is not window:
                    return asked
                continue
            session.submit(slot, (ask.options[wish // 6 % max(1, len(ask.options) - 1)],))
            if session.window is window and window.asks[slot].key != ask.key:
                target = window.asks[slot]
                asked[ask.seat].append(target)
                session.submit(slot, people.answer(session, target, private=True))
            if session.window is not window:
                return asked
        session.submit(CLOSE, window.asks[CLOSE].options)
        return asked
    while session.window is window and session.outcome is None:
        slot = min((slot for slot in window.asks if slot != CLOSE), default=CLOSE)
        ask = window.asks[slot]
        if slot != CLOSE:
            asked.setdefault(ask.seat, []).append(session.view(ask.seat).asks[slot])
        session.submit(slot, people.answer(session, ask, private=private))
    return asked


def leave_notes(session: Session, people: People) -> None:
    """Everybody who is visited leaves a note wherever she may, at a table that has boards."""
    for seat in session.window.seats:
        for board, notes in session.view(seat).boards.items():
            if notes.writes:
                note = people.key(session, seat, board, private=True) % 1000
                session.submit(POST, (board, seat, f"{seat} says {note}"))


def first_difference(one: View, other: View) -> list[Event]:
    """The first two events that are not the same; fewer where a view has no more; none if all are equal."""
    for events in zip_longest(one.events, other.events):
        if events[0] != events[1]:
            return [event for event in events if event is not None]
    return []


class Law(NamedTuple):
    """What a book lets whom learn. The whole list, in one place; anything else that differs is a leak."""

    disclosures: Mapping[str, Disclosure]
    """Event kind -> who may learn it."""
    shown: Mapping[str, Disclosure]
    """Questions that tell a secret to the one who is asked, or who finds that he is not."""
    rooms: Mapping[str, Disclosure] = MappingProxyType({})
    """Board -> who may find something new on it. A notebook is nobody else's affair."""

    def entitled(self, event: Event, view: View) -> bool:
        """Whether a seat may learn what an event tells; of a card that is not in the list, its own answers.

        These are events whose kind begins with the card's id, told to nobody but the seat that holds it.
        """
        if event.kind in self.disclosures:
            return self.disclosures[event.kind].to(view)
        held = view.card.held if view.card is not None else ()
        return event.audience == 1 << max(view.seat, 0) and event.kind.startswith(
            tuple(f"{card}." for card in held)
        )

    def declared(self, events: Sequence[Event], views: Sequence[View]) -> bool:
        """Whether the difference begins with something that this seat may learn."""
        return any(self.entitled(event, view) for event in events for view in views)

    def declared_question(self, one: Sequence[Ask], other: Sequence[Ask], view: View) -> bool:
        """Whether the first question that differs is one that tells whoever is asked a secret."""
        for mine, theirs in zip_longest(one, other):
            if mine != theirs:
                keys = {ask.key for ask in (mine, theirs) if ask is not None}
                return all(key in self.shown and self.shown[key].to(view) for key in keys)
        return False

    def declared_notes(self, mine: View, theirs: View) -> bool:
        """Whether everything that differs was written on boards that this seat may read."""
        boards = {*mine.boards, *theirs.boards}
        differ = [board for board in boards if mine.boards.get(board) != theirs.boards.get(board)]
        return all(board in self.rooms and self.rooms[board].to(mine) for board in differ)


def open_to(session: Session, seat: Seat) -> View:
    """What reaches a seat when a window opens.

    A question of a later lap is put in that lap, however early its answer could be taken: a Seer who looks
    after the Magician is not asked sooner because the Magician is dead.
    """
    view, turns = session.view(seat), session.window.turns
    asks = {slot: ask for slot, ask in view.asks.items() if slot not in turns or not turns[slot].lap}
    return replace(view, asks=asks, story=())  # the end opens the whole story to everybody: no leak


def compare(
    law: Law,
    one: Session,
    other: Session,
    people: tuple[People, People],
    involved: Sequence[Seat],
    most_days: int = MOST_DAYS,
    declare: Callable[[Session], Picks | None] = lambda _session: None,
) -> Counter[str]:
    """Play two games side by side; every seat's views must be equal until a declared disclosure to it.

    Args:
        declare: what the table declares in both games before a window is played, if anything.

    Returns:
        how many windows were compared, by seat (``TABLE`` for the public), and what set the seats apart.
    """
    compared: Counter[str] = Counter()
    watching = {seat for seat in range(TABLE, one.setup.seats) if seat not in involved}
    while True:
        for seat in sorted(watching):
            mine, theirs = open_to(one, seat), open_to(other, seat)
            if events := first_difference(mine, theirs):
                assert law.declared(events, (mine, theirs)), (seat, events)
                compared.update(event.kind for event in events if event.kind in law.disclosures)
                watching.discard(seat)
            elif mine.asks != theirs.asks:
                questions = list(mine.asks.values()), list(theirs.asks.values())
                assert law.declared_question(*questions, mine), (seat, questions)
                compared["shown"] += 1
                watching.discard(seat)
            elif mine.boards != theirs.boards:
                assert law.declared_notes(mine, theirs), (seat, mine.boards, theirs.boards)
                compared["note"] += 1
                watching.discard(seat)
            else:
                assert mine == theirs, seat
                compared["TABLE" if seat == TABLE else "seat"] += 1
        if TABLE not in watching or one.outcome or one.day > most_days:
            return compared
        assert (one.window.kind, one.window.label) == (other.window.kind, other.window.label)
        assert face_of(one.window) == face_of(other.window)
        assert one.window.pages == other.window.pages
        if said := declare(one):
            assert overrule(one, said) == overrule(other, said), said
            compared["declared"] += 1
            continue
        views = {seat: one.view(seat) for seat in watching}
        asked = play_window(one, people[0]), play_window(other, people[1])
        for seat in sorted(watching - {TABLE}):
            questions = [witnessed.get(seat, []) for witnessed in asked]
            if questions[0] != questions[1]:
                if not first_difference(one.view(seat), other.view(seat)):
                    assert law.declared_question(*questions, views[seat]), (seat, questions)
                compared["shown"] += 1
                watching.discard(seat)


def overrule(session: Session, said: Picks) -> str:
    """Let the table declare something; return why the game refuses it, if so."""
    try:
        session.submit(AMEND, said)
    except IllegalDecision as refused:
        return refused.message_id
    return ""


def swapped(setup: Setup, one: Seat, other: Seat) -> Setup:
    """The same table with two people's cards exchanged."""
    deal = list(setup.deal or ())
    deal[one], deal[other] = deal[other], deal[one]
    return replace(setup, deal=tuple(deal))
