"""Non-interference, for any book: games that differ only in a secret look alike to whoever may not know it.

Secrecy, proof 1. A book's tests bring the list of what it lets whom learn (`Law`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import count, zip_longest
from types import MappingProxyType
from typing import Any, Final, NamedTuple
from zlib import crc32

from engine.folding import fold
from nightcaller.engine import AMEND, CLOSE, TABLE, Ask, Event, IllegalDecision, Session, Setup, View
from nightcaller.engine.board import kind_of
from nightcaller.engine.floor import LAPTOP
from nightcaller.engine.parts import drawn
from nightcaller.engine.session import POST
from nightcaller.engine.vocabulary import Notes, Option, Outcome, Picks, Seat, Window

MOST_DAYS: Final = 8

Entitled = Callable[[View], bool]


Concerns = Callable[[Event, View], bool]


def naming(*facts: str) -> Concerns:
    """One of these facts of the event is the reader: it has happened to her, or she has done it."""
    return lambda event, view: view.seat in {event.facts.get(fact) for fact in facts}


BY: Final = naming("by")
SEAT: Final = naming("seat")
EITHER: Final = naming("seat", "other")


def the_others(event: Event, view: View) -> bool:
    """The others of a group, whoever reads it not among them."""
    return view.seat not in {seat for seat, _role in event.facts["mates"]}


class Disclosure(NamedTuple):
    """An event that may tell somebody a secret."""

    to: Entitled
    because: str
    concerns: Concerns = lambda _event, _view: True
    """Whether it is about the reader, where not all of `to` are told."""


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
        shift: which other ones.
    """

    def __init__(self, salt: int, changed: Sequence[Seat] = (), since: int = 1, shift: int = 1) -> None:
        self.salt = salt
        self.shift = shift
        self._heard: dict[tuple[int, Seat], tuple[int, int]] = {}
        self._read: dict[int, int] = {}
        self._known: tuple[int, int, str] = (0, -1, "")
        self.changed = frozenset(changed)
        self.since = since
        self._moved: set[tuple[int, int, Seat, str]] = set()

    def key(self, session: Session, seat: Seat, what: str, *, private: bool) -> int:
        changed = private and seat in self.changed and session.view(seat, boards=False).day >= self.since
        lived = self._lived(session, seat) if private else self._public(session)
        return crc32(f"{self.salt + changed * self.shift}/{seat}/{what}/{lived}".encode())

    def _lived(self, session: Session, seat: Seat) -> int:
        """All that a seat has been told, in a number: each event is read once."""
        number, sum_ = self._heard.get((id(session), seat), (0, 0))
        if number < session.told(seat):
            for event in session.news(seat, number):
                # What the log keeps is kept as long as the game.
                told = self._read.get(id(event.facts))
                if told is None:
                    told = self._read[id(event.facts)] = crc32(f"{event.kind}/{event.facts}".encode())
                number, sum_ = number + 1, (sum_ * 31 + told) & 0xFFFFFFFF
            self._heard[id(session), seat] = number, sum_
        return sum_

    def _public(self, session: Session) -> str:
        """The day, and who lives as far as everybody knows."""
        at = id(session), session.told(TABLE)
        if self._known[:2] != at:
            view = session.view(TABLE, boards=False)
            self._known = (*at, repr((view.day, view.alive)))
        return self._known[2]

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


Boards = Mapping[Seat, Mapping[str, Notes]]


def play_window(session: Session, people: People, boards: Boards | None = None) -> Witnessed:
    """Play until the open window has closed; return what every seat was asked in it, in order.

    Args:
        boards: what each seat reads as the window opens, if that is known.
    """
    window = session.window
    asked: Witnessed = {}
    private = window.private
    if private:
        leave_notes(session, people, boards)
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
            asked.setdefault(ask.seat, []).append(ask)
        session.submit(slot, people.answer(session, ask, private=private))
    return asked


def leave_notes(session: Session, people: People, boards: Boards | None = None) -> None:
    """Everybody who is visited leaves a note wherever she may, at a table that has boards."""
    for seat in session.window.seats:
        read = boards[seat] if boards and seat in boards else session.boards(seat)
        for board, notes in read.items():
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
            known = self.disclosures[event.kind]
            return known.to(view) and known.concerns(event, view)
        held = view.card.held if view.card is not None else ()
        return event.audience == 1 << max(view.seat, 0) and event.kind.startswith(
            tuple(f"{card}." for card in held)
        )

    def declared(self, events: Sequence[Event], views: Sequence[View]) -> bool:
        """Whether the difference begins with something that this seat may learn."""
        return any(self.entitled(event, view) for event in events for view in views)

    def declared_question(self, one: Sequence[Ask], other: Sequence[Ask], view: View) -> bool:
        """Whether the first question that differs is one that tells whoever is asked a secret.

        What only one of the two is asked at all is that question: the next one comes later there.
        """
        for at, (mine, theirs) in enumerate(zip_longest(one, other)):
            if mine != theirs:
                keys = {ask.key for ask in (mine, theirs) if ask is not None}
                both = {ask.key for ask in one[at:]} & {ask.key for ask in other[at:]}
                return all(key in self.shown and self.shown[key].to(view) for key in keys - both or keys)
        return False

    def declared_notes(self, mine: View, theirs: View) -> bool:
        """Whether everything that differs was written on boards that this seat may read."""
        boards = {*mine.boards, *theirs.boards}
        differ = [board for board in boards if mine.boards.get(board) != theirs.boards.get(board)]
        # A board that somebody opens in the course of the game is of the kind of those there at its start.
        return all(kind in self.rooms and self.rooms[kind].to(mine) for kind in map(kind_of, differ))


class Opened(NamedTuple):
    """What reaches everybody when a window opens, and what comes of it."""

    news: Mapping[Seat, Sequence[Event]]
    """By seat, ``TABLE`` for the shared screen: what each has been told since the window before."""
    asks: Mapping[Seat, Mapping[int, Ask]]
    """The questions of the first lap, of each seat that is asked one.

    A question of a later lap is put in that lap, however early its answer could be taken: a Seer who looks
    after the Magician is not asked sooner because the Magician is dead.
    """
    boards: Boards
    outcome: Outcome | None
    day: int
    kind: tuple[str, str]
    face: Face
    pages: Any

    def to(self, seat: Seat) -> tuple[Any, ...]:
        """All that reaches a seat. What else is in its view follows from that (`view_of`)."""
        return self.news[seat], self.asks.get(seat), self.boards[seat], self.outcome


def opened(session: Session, told: dict[Seat, int], watching: Iterable[Seat]) -> Opened:
    """Look at the open window as some seats do.

    Args:
        told: how many events each seat has been told before; counted on.
        watching: the seats, ``TABLE`` for the shared screen.
    """
    window = session.window
    news = {seat: session.news(seat, told.get(seat, 0)) for seat in watching}
    for seat, events in news.items():
        told[seat] = told.get(seat, 0) + len(events)
    asks: dict[Seat, dict[int, Ask]] = {}
    if session.outcome is None:
        for slot, ask in window.asks.items():
            late = slot in window.turns and window.turns[slot].lap
            if not late and not (window.private and slot == CLOSE):
                asks.setdefault(ask.seat, {})[slot] = ask
    boards = {seat: session.boards(seat) for seat in news}
    return Opened(
        news, asks, boards, session.outcome, session.day, (window.kind, window.label), face_of(window),
        window.pages,
    )  # fmt: skip


class Played:
    """A game that is played window after window, as far as others are compared with it.

    Args:
        declare: what the table declares before a window is played, if anything.
    """

    def __init__(
        self, session: Session, people: People, declare: Callable[[Session], Picks | None] | None = None
    ) -> None:
        self.session, self._people = session, people
        self._declare = declare or (lambda _session: None)
        self._told: dict[Seat, int] = {}
        self._opened: list[Opened] = []
        self._done: list[tuple[Picks | None, Witnessed, str]] = []

    def opened(self, at: int) -> Opened:
        """What reaches everybody when window number `at` opens."""
        while len(self._opened) <= at:
            if self._opened:
                self.played(len(self._opened) - 1)
            self._opened.append(opened(self.session, self._told, range(TABLE, self.session.setup.seats)))
        return self._opened[at]

    def played(self, at: int) -> tuple[Picks | None, Witnessed, str]:
        """What the table declared at window number `at`, else what was asked in it; why it was refused."""
        if len(self._done) <= at:
            now = self.opened(at)
            if said := self._declare(self.session):
                self._done.append((said, {}, overrule(self.session, said)))
            else:
                self._done.append((None, play_window(self.session, self._people, now.boards), ""))
        return self._done[at]

    def view(self, at: int, seat: Seat) -> View:
        """What a seat knows when window number `at` opens, from what it has been told."""
        return view_of(self._opened[: at + 1], seat, self.session.setup.seats)


def view_of(windows: Sequence[Opened], seat: Seat, seats: int) -> View:
    """Fold all that a seat has been told when the last of these windows opens."""
    events = tuple(event for window in windows for event in window.news[seat])
    last = windows[-1]
    view = fold(seat, seats, events, last.asks.get(seat, {}))
    return replace(view, boards=last.boards[seat], outcome=last.outcome)


def compare(
    law: Law,
    one: Session | Played,
    other: Session,
    people: tuple[People, People],
    involved: Sequence[Seat],
    most_days: int = MOST_DAYS,
    declare: Callable[[Session], Picks | None] | None = None,
) -> Counter[str]:
    """Play two games side by side; every seat's views must be equal until a declared disclosure to it.

    Views are compared by what they are folded from: what is new since the window before, what is asked, what
    is read on boards.

    Args:
        one: a game, or one with which others have been compared before.
        declare: what the table declares in both games before a window is played, if anything.

    Returns:
        how many windows were compared, by seat (``TABLE`` for the public), and what set the seats apart.
    """
    first = one if isinstance(one, Played) else Played(one, people[0], declare)
    compared: Counter[str] = Counter()
    seats = other.setup.seats
    watching = [seat for seat in range(TABLE, seats) if seat not in involved]
    told, windows = dict[Seat, int](), list[Opened]()
    for at in count():
        here, there = first.opened(at), opened(other, told, watching)
        windows.append(there)
        if here.kind != there.kind and spoke_up(windows[:-1], first.opened(max(0, at - 1)), watching):
            return compared
        for seat in [*watching]:
            if here.to(seat) == there.to(seat):
                compared["TABLE" if seat == TABLE else "seat"] += 1
                continue
            mine, theirs = first.view(at, seat), view_of(windows, seat, seats)
            if events := first_difference(mine, theirs):
                assert law.declared(events, (mine, theirs)), (seat, events)
                compared.update(event.kind for event in events if event.kind in law.disclosures)
            elif mine.asks != theirs.asks:
                questions = list(mine.asks.values()), list(theirs.asks.values())
                assert law.declared_question(*questions, mine), (seat, questions)
                compared["shown"] += 1
            else:
                assert mine.boards != theirs.boards, (seat, mine, theirs)
                assert law.declared_notes(mine, theirs), (seat, mine.boards, theirs.boards)
                compared["note"] += 1
            watching.remove(seat)
        if TABLE not in watching or here.outcome or here.day > most_days:
            return compared
        assert (here.kind, here.face, here.pages) == (there.kind, there.face, there.pages)
        said, asked, refused = first.played(at)
        if said:
            assert overrule(other, said) == refused, said
            compared["declared"] += 1
            continue
        witnessed = play_window(other, people[1], there.boards)
        for seat in [seat for seat in watching if seat != TABLE and asked.get(seat) != witnessed.get(seat)]:
            questions = asked.get(seat, []), witnessed.get(seat, [])
            after = first.opened(at + 1).news[seat], other.news(seat, told[seat])
            if after[0] == after[1]:
                assert law.declared_question(*questions, first.view(at, seat)), (seat, questions)
            compared["shown"] += 1
            watching.remove(seat)
    raise AssertionError("never")


def spoke_up(before: Sequence[Opened], other: Opened, watching: Sequence[Seat]) -> bool:
    """Whether the floor before may have been taken in one of two games alone, in front of everybody, by
    somebody who has been told what differs: what she does of that is hers."""
    if not before or {before[-1].kind[0], other.kind[0]} != {"floor"}:
        return False
    asks = (
        ask
        for one in (before[-1], other)
        for seat in one.asks.keys() - {*watching}
        for ask in one.asks[seat].values()
    )
    return any(ask.optional for ask in asks)


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
