"""The moderator's pages: who holds what, what was recorded, what can still be used.

Computed from events and public facts, nothing of its own.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from nightcaller.engine import Event
from nightcaller.engine.kinds import REFILLED, SPENT
from nightcaller.engine.roles import Role
from nightcaller.engine.vocabulary import AFTERWARDS, Call, Option, Seat
from nightcaller.table.live.knowledge import holding
from nightcaller.table.live.ledger import Ledger
from nightcaller.table.live.scene import Console, Scene
from nightcaller.table.live.standing import Recorded
from nightcaller.table.live.told_alone import HOUSEKEEPING
from nightcaller.table.story.recap import traits_of

OVERRULED: Final = frozenset({SPENT.id, REFILLED.id})
"""Events by which a moderator corrects what a card has left."""


@dataclass(frozen=True, slots=True)
class Supply:
    """Something that a card can do a limited number of times."""

    id: str
    """Message ``charge-<id>``."""
    left: bool


@dataclass(frozen=True, slots=True)
class SeatPage:
    """One player's page in the moderator's handbook."""

    seat: Seat
    role: str
    team: str
    alive: bool
    offices: tuple[str, ...] = ()
    marks: tuple[tuple[str, str], ...] = ()
    """(kind of mark, kind of the event that put it there): of tonight and today, and what stays."""
    public_marks: tuple[str, ...] = ()
    charges: tuple[Supply, ...] = ()
    changed: bool = False
    """The card is not the one that was dealt."""
    traits: tuple[str, ...] = ()
    """What lies beside the card, the hidden ones too."""
    layers: tuple[str, ...] = ()
    """Names of the defence layers that an attack would meet now, in order (text: ``layer-<book>-<name>``)."""
    wards: tuple[Seat, ...] = ()
    """Who is in this seat's care."""
    conditions: tuple[tuple[str, Mapping[str, Any]], ...] = ()
    """What else holds of it now: names of messages ``condition-<book>-<name>``, and their facts."""


@dataclass(frozen=True, slots=True)
class CallRow:
    """One step of the night, in the book's order; the published deck decides which there are."""

    role: str
    """Empty for the round at the end."""
    spoken: str
    state: str
    """``done``, ``now`` or ``ahead``; ``past`` in a part of the night that is closed."""
    at: int = -1
    """Place among the steps of the open window, for `Desk.back_to`; -1 if it is past."""
    holders: tuple[Seat, ...] = ()
    """Living holders; nobody if the card is dead or not dealt: the role is called all the same."""
    recorded: tuple[tuple[str, Option], ...] = ()
    """(key of the question, answer)."""
    power: str = ""
    """What is asked for: a role with two powers has two rows. Empty for the round."""
    asks: str = ""
    """Key of its first question."""

    @property
    def over(self) -> bool:
        """Whether it has been gone on from, in this part of the night or in one before."""
        return self.state in {"past", "done"}


@dataclass(frozen=True, slots=True)
class Overview:
    """Everything, as it stands now."""

    day: int
    phase: str
    seats: tuple[SeatPage, ...]
    calls: tuple[CallRow, ...] = ()
    log: tuple[Event, ...] = ()
    """Everything told and recorded, in order."""


def overview(ledger: Ledger, scene: Scene) -> Overview:
    """Return everything, as it stands now.

    Args:
        scene: what the moderator has before him.
    """
    public = ledger.public
    return Overview(
        public.day,
        public.phase,
        tuple(_page(ledger, seat) for seat in range(public.seats)),
        tuple(_calls(ledger, scene)),
        tuple(event for event in ledger.events if event.kind not in HOUSEKEEPING),
    )


def known(ledger: Ledger, seat: Seat) -> bool:
    """Whether anybody has told which card a seat holds; until then the game's deal is provisional."""
    own = ledger.own_cards
    return own is None or bool(own.role_of(seat))


def charges_of(role: Role, page_events: Sequence[Event], seat: Seat) -> tuple[Supply, ...]:
    """Return what a card can still do, each once, in however many ways it may have been told to be spent.

    Args:
        role: the card.
        page_events: what happened since the seat got it.
        seat: whose it is.
    """

    def left(spent: str) -> bool:
        ways = [(charge.kind.id, charge.holder) for charge in role.charges if charge.id == spent]
        for event in reversed(page_events):
            if any(event.kind == kind and event.facts.get(holder) == seat for kind, holder in ways):
                return False
            if event.kind in OVERRULED and (event.facts["seat"], event.facts["charge"]) == (seat, spent):
                return bool(event.kind == REFILLED.id)
        return True

    return tuple(Supply(spent, left(spent)) for spent in dict.fromkeys(charge.id for charge in role.charges))


def since_dealt(events: Sequence[Event], seat: Seat, role: str) -> Sequence[Event]:
    """Return what has happened since somebody got a card last; all of it, where nobody was told of that.

    Args:
        events: as the reader has seen them.
        seat: whose card.
        role: the card, or what lies beside it.
    """
    got = [
        at
        for at, event in enumerate(events)
        if event.kind in {"card", "held"} and (event.facts["seat"], event.facts["role"]) == (seat, role)
    ]
    return events[got[-1] :] if got else events


def _page(ledger: Ledger, seat: Seat) -> SeatPage:
    book = ledger.book
    public, card = ledger.public, ledger.view(seat).card
    assert card is not None, "everybody holds a card"
    events = ledger.events
    if not known(ledger, seat):
        return SeatPage(seat, "", "", seat in public.alive)
    traits = traits_of(book, events, seat)
    cards = [e.number for e in events if e.kind == "card" and e.facts["seat"] == seat]
    return SeatPage(
        seat,
        card.role,
        card.team,
        seat in public.alive,
        tuple(office for office, holder in public.offices.items() if holder == seat),
        tuple(dict.fromkeys(_marks(ledger, seat, events))),
        public.marks.get(seat, ()),
        (
            *charges_of(book.roles[card.role], events[cards[-1] :], seat),
            *(charge for trait in traits for charge in charges_of(book.roles[trait], events, seat)),
        ),
        changed=len(cards) > 1,
        traits=traits,
        layers=tuple(_layers(ledger, seat, traits, events)),
        wards=tuple(_wards(ledger, seat, events)),
        conditions=tuple(ledger.session.conditions(seat)),
    )


def _layers(ledger: Ledger, seat: Seat, traits: Sequence[str], events: Sequence[Event]) -> Iterator[str]:
    book, public = ledger.book, ledger.public
    if public.phase != "night" or seat not in public.alive:
        return
    tonight = {e.kind for e in events if e.day == public.day and e.facts.get("seat") == seat}
    for layer in book.layers:
        shown = layer.sign.id if layer.sign else ""
        if shown in tonight or (
            shown in traits and all(one.left for one in charges_of(book.roles[shown], events, seat))
        ):
            yield layer.name


def _wards(ledger: Ledger, seat: Seat, events: Sequence[Event]) -> Iterator[Seat]:
    """Whoever was taken in by the seat, and is out for it still, or from tonight on."""
    public, kinds = ledger.public, ledger.book.kinds
    taken = [event for event in reversed(events) if kinds[event.kind].care]
    for patient in public.alive:
        last = next((event for event in taken if event.facts["seat"] == patient), None)
        if last is None or last.facts.get("by") != seat:
            continue
        if kinds[last.kind].care in public.marks.get(patient, ()) or (last.day, last.phase) == (
            public.day,
            public.phase,
        ):
            yield patient


def _marks(ledger: Ledger, seat: Seat, events: Sequence[Event]) -> Iterator[tuple[str, str]]:
    book, day = ledger.book, ledger.public.day
    for event in events:
        kind = book.kinds[event.kind]
        if not kind.mark or kind.overrules or event.audience == AFTERWARDS:
            continue
        if event.day != day and not kind.lasting:
            continue
        if seat == event.facts.get("seat") or seat == event.facts.get("other"):
            yield kind.mark, kind.id


def _calls(ledger: Ledger, scene: Scene) -> Iterator[CallRow]:
    """The night's steps: those whose windows are closed, then those of the open one."""
    if not isinstance(scene, Console) or scene.purpose not in {"night", "round", "dawn"}:
        return
    for window, recorded in ledger.standing.past:
        for call in window.calls:
            yield _row(ledger, call, recorded, "past")
    if scene.purpose == "dawn":
        return
    for index, call in enumerate(ledger.window.calls):
        yield _row(ledger, call, ledger.standing.recorded, _state(index, scene.index), index)
    if ledger.window.visits:
        last = len(ledger.window.calls)
        yield CallRow("", "", _state(last, scene.index), last)


def _row(ledger: Ledger, call: Call, recorded: Recorded, state: str, at: int = -1) -> CallRow:
    """A step of the night with what was recorded in it."""
    answers = tuple(
        one for (power, _key), picked in recorded.items() if power == call.power for one in picked
    )
    bringers = ledger.book.bringers[call.power]
    awake = tuple(seat for seat in holding(ledger.session, bringers) if known(ledger, seat))
    asks = next((question.key for question in call.questions), "") or call.power
    return CallRow(call.role, call.spoken, state, at, awake, answers, call.power, asks)


def _state(index: int, now: int) -> str:
    return "done" if index < now else "now" if index == now else "ahead"
