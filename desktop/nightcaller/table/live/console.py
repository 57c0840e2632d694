"""Narrator style: what the moderator sees and does. He may know everything, and nobody else may.

`Evening.desk` opens it, for a table with a moderator only. The ledger is his handbook: who holds what, what
was recorded, what can still be used: computed from events and public facts, nothing of its own.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from nightcaller.engine import EVERYBODY, NOBODY, Event, IllegalDecision, Window
from nightcaller.engine.vocabulary import AFTERWARDS, Call, Option, Seat
from nightcaller.table.live.narration import Line, closing_line, script_lines
from nightcaller.table.live.pace import call_seconds
from nightcaller.table.live.scene import Console, Scene, Step
from nightcaller.table.live.visit import EMPTY, PRIVATE_HOUSEKEEPING, Summons, Visit
from nightcaller.table.story.recap import traits_of
from nightcaller.table.story.telling import event_arguments, event_message
from nightcaller.text import message_id

if TYPE_CHECKING:
    from nightcaller.table.live.evening import Evening

HOUSEKEEPING: Final = PRIVATE_HOUSEKEEPING | {"phase", "office", "marked", "unmarked"}
"""Events that the ledger shows on the seats; the log leaves them out."""
OVERRULED: Final = frozenset({"amended.spent", "amended.refilled"})
"""Events by which a moderator corrects what a card has left."""


KNOWN: Final = (".learned", ".proposal", ".agreed")
"""Endings of events that reached their seats in the call itself."""


@dataclass(frozen=True, slots=True)
class Charge:
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
    charges: tuple[Charge, ...] = ()
    changed: bool = False
    """The card is not the one that was dealt."""
    traits: tuple[str, ...] = ()
    """What lies beside the card, the hidden ones too."""
    layers: tuple[str, ...] = ()
    """Names of the defence layers that an attack would meet now, in order (text: ``layer-<book>-<name>``)."""
    wards: tuple[Seat, ...] = ()
    """Who is in this seat's care."""


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


@dataclass(frozen=True, slots=True)
class Ledger:
    """The moderator's handbook, open at the present moment."""

    day: int
    phase: str
    seats: tuple[SeatPage, ...]
    calls: tuple[CallRow, ...] = ()
    log: tuple[Event, ...] = ()
    """Everything told and recorded, in order."""


@dataclass(frozen=True, slots=True)
class Showing:
    """One fact to hold in front of one player, on a screen that shows nothing else."""

    kind: str
    """``seat``, ``role``, ``word`` or ``nothing``."""
    caption: str
    """Message id."""
    seat: Seat | None = None
    role: str = ""
    word: str = ""
    """Message id of the answer in one or two words."""
    to: tuple[Seat, ...] = ()
    """Whose eyes it is for; the called role's if empty."""
    personal: bool = False
    """One of several facts, each for somebody else; whoever it is for stands beside it."""
    facts: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Script:
    """What the moderator says now and next. Never a secret: everybody hears it."""

    now: tuple[Line, ...]
    then: tuple[Line, ...] = ()


def charges_of(
    chargeable: Mapping[str, Sequence[tuple[str, str, str]]],
    page_events: Sequence[Event],
    role: str,
    seat: Seat,
) -> tuple[Charge, ...]:
    """Return what a card can still do.

    Args:
        chargeable: `Book.charges`.
        page_events: what happened since the seat got this card.
        role: the card.
        seat: whose it is.
    """

    def left(charge: str, kind: str, fact: str) -> bool:
        for event in reversed(page_events):
            if event.kind == kind and event.facts.get(fact) == seat:
                return False
            if event.kind in OVERRULED and (event.facts["seat"], event.facts["charge"]) == (seat, charge):
                return bool(event.kind == "amended.refilled")
        return True

    return tuple(Charge(charge[0], left(*charge)) for charge in chargeable.get(role, ()))


class Desk:
    """The moderator's place at one moment of the evening.

    Args:
        evening: the game.
        window: the open window.
        recorded: answers given in it, by power and question.
    """

    def __init__(self, evening: Evening, window: Window, recorded: Mapping[tuple[str, str], Option]) -> None:
        self._evening = evening
        self._window = window
        self._recorded = recorded
        self.scene: Scene = evening.scene
        self._visit: Visit | None = None
        self._summons: Summons | None = None
        if isinstance(self.scene, Console):
            if self.scene.purpose == "night":
                self._summons = Summons(evening, window.calls[self.scene.index])
            elif self.scene.purpose != "round":
                self._visit = Visit(evening, self.scene.seat, self.scene.purpose, self.scene.lap)

    # --- the open step ---

    @property
    def step(self) -> Step | None:
        """The open question; None when it is answered or there is none."""
        if self._summons is not None:
            return None if self.placing[0] else self._summons.step
        if self._visit is not None:
            return self._real or self._pretended
        return None

    @property
    def _real(self) -> Step | None:
        """What the seat is really asked in a last act or a declaration."""
        asked = None if self._visit is None else self._evening.asked_aloud(self._visit)
        return asked[1] if asked else None

    @property
    def _pretended(self) -> Step | None:
        """By day everybody sees the screen: a seat without a power gets the question of those with one."""
        scene, window = self.scene, self._window
        if not isinstance(scene, Console) or self.answered:
            return None
        if scene.purpose == "declare":
            form = window.declarations[0]
            return Step(1, len(window.declarations), form.key, form.words, (), ())
        public = self._evening.public
        return Step(1, 1, window.calls[0].questions[0].key, (*public.alive, NOBODY), (), ())

    @property
    def key(self) -> str:
        """Key of the open question; empty if none is open."""
        step = self.step
        if step is None:
            return ""
        return step.key if self._summons is None else self._summons.call.questions[step.number - 1].key

    @property
    def steps(self) -> int:
        """How many questions the step has at most."""
        if self._summons is not None:
            return self._summons.call.steps
        return max(1, len(self._window.declarations)) if self._visit is not None else 0

    def usual_seconds(self, preset: str) -> float:
        """How long a call is kept open, whoever is called and whatever it answers; 0 where nobody waits.

        The same law as with eyes closed, so that a dead or absent role takes as long as any other.
        """
        if self._summons is None:
            return 0.0
        evening = self._evening
        return call_seconds(evening.sitting.seed, preset, evening.public.day, self._summons.call)

    @property
    def idle(self) -> bool:
        """Nobody living has anything to decide: the step is gone through all the same."""
        step = self.step
        if self._visit is not None:
            return self._real is None
        return (
            step is not None
            and self._summons is not None
            and not self._summons.real_slots(self._window, step.number)
        )

    @property
    def answered(self) -> bool:
        """Whether the step has been answered, in whole or in part."""
        scene = self.scene
        if not isinstance(scene, Console):
            return False
        done = self._evening.progress.answered
        called = None if self._summons is None else self._summons.call.power
        return bool(done.get(called) if called else done.get((scene.lap, scene.seat)))

    def answer(self, pick: Option) -> None:
        """Record the answer; a group's stands as each member's own.

        Raises:
            IllegalDecision: nothing is asked, or not this is offered.
        """
        step = self.step
        if step is not None and pick not in step.options:
            raise IllegalDecision("error-decision-not-offered", slot=-1)
        if self._summons is not None:
            if self._unknown(pick):
                self._evening.ask_for_every_card()
            else:
                self._summons.answer(pick)
        elif self._visit is not None:
            # By day the next screen must not tell whether there was anything to answer.
            if self._real is not None:
                self._evening.answer_aloud(self._visit, pick)
            if self._real is None and not self._visit.over:
                self._visit.finish()
        else:
            raise IllegalDecision("error-decision-not-asked", slot=-1)

    @property
    def placing(self) -> tuple[str, int]:
        """With own cards that are told when they are called: the card to be placed now, and how many of it.

        All who have opened their eyes, role by role, before the call goes on; empty and 0 if all are known.
        """
        own = self._evening.own_cards
        if own is None or self._summons is None:
            return "", 0
        call = self._summons.call
        role = own.due(self._evening.book.bringers[call.power], call.role)
        return (role, own.missing(role)) if role else ("", 0)

    @property
    def informs(self) -> bool:
        """Whether the called role is told something for its answer: then the call stays open to show it.

        A function of the role alone, so that a dead one has as many pages as a living one.
        """
        if self._summons is None:
            return False
        _role, power = self._evening.book.powers[self._summons.call.power]
        return power.informs

    @property
    def nothing(self) -> Option | None:
        """The answer of the open question that decides nothing; None where somebody has to be chosen."""
        step = self.step
        return next((word for word in EMPTY if step is not None and word in step.options), None)

    def _unknown(self, pick: Option) -> bool:
        """Whether what the called role would be told depends on a card that nobody has told yet."""
        step = self.step
        if self._summons is None or step is None or not self.informs or not isinstance(pick, int):
            return False
        slots = self._summons.real_slots(self._window, step.number)
        return bool(slots) and self._evening.answers(slots[0], pick, pick) > 1

    def finish(self) -> None:
        """Go on to the next step.

        Raises:
            IllegalDecision: nobody has told yet who holds the called card.
        """
        if self.placing[0]:
            raise IllegalDecision("error-decision-not-asked", slot=-1)
        if self._summons is not None:
            self._summons.finish()
        elif self._visit is not None:
            self._visit.finish()
        elif isinstance(self.scene, Console):
            self._evening.end_round()

    def back_to(self, index: int) -> None:
        """Take back everything recorded from a step of this window on."""
        self._evening.call_again(index)

    def undo(self) -> None:
        """Take back what was recorded last: inside the window nobody has heard of it, and nobody does."""
        scene = self.scene
        if isinstance(scene, Console) and scene.purpose in {"night", "round"}:
            if self.answered:
                self._evening.call_again(scene.index)
                return
            if scene.index:
                self._evening.call_again(scene.index - 1)
                return
        self._evening.undo()

    # --- the script ---

    @property
    def script(self) -> Script:
        """What is said now, and next."""
        scene = self.scene
        if not isinstance(scene, Console):
            return Script(())
        opening = tuple(script_lines(scene))
        if scene.purpose != "night":
            return Script(opening)
        closing = (closing_line(scene.role),)
        if self.step is not None or (self.steps == 0 and not self.answered):
            return Script(opening, closing)
        return Script(closing, self._after(scene.index + 1))

    def _after(self, index: int) -> tuple[Line, ...]:
        """How the next step of this window begins."""
        calls = self._window.calls
        if index < len(calls):
            call = calls[index]
            return tuple(script_lines(Console("night", index, len(calls), call.role, call.spoken)))
        return tuple(script_lines(Console("round", index, index))) if self._window.visits else ()

    # --- what may be held in front of a player ---

    @property
    def showings(self) -> tuple[Showing, ...]:
        """The facts of this step, for the eyes of whoever is called; never empty."""
        found = tuple(self._facts())
        return found or (Showing("nothing", "show-nothing"),)

    def _facts(self) -> Iterator[Showing]:
        scene = self.scene
        if not isinstance(scene, Console):
            return
        if scene.purpose == "round":
            yield from self._round()
            return
        if scene.purpose == "last_acts":
            may = not self.idle
            yield Showing("word", "show-may-act", word="show-yes" if may else "show-no", to=(scene.seat,))
            return
        step = self.step
        for fact, value in step.shown if step else ():
            if value == NOBODY:
                yield Showing("word", f"show-{fact}", word="show-nobody")
            elif isinstance(value, int):
                yield Showing("seat", message_id("show", fact), seat=value)
            else:
                yield Showing("role", message_id("show", fact), role=value)
        if self._summons is not None:
            holders = self._evening.called_seats(self._summons.call)
            yield from self._learned(holders, self._summons.call)

    def _learned(self, holders: Sequence[Seat], call: Call) -> Iterator[Showing]:
        progress = self._evening.progress
        since = progress.asked if call.steps and progress.called else progress.opened
        for event in self._evening.all_events()[since:]:
            to = tuple(seat for seat in holders if event.audience >> seat & 1)
            if not to or event.audience == EVERYBODY or not event.kind.endswith(".learned"):
                continue
            yield answer_of(event, to)

    def _round(self) -> Iterator[Showing]:
        """Who is told something outside of a call: the lovers, the confused."""
        names = [player.name for player in self._evening.sitting.players]
        for event in self._evening.all_events()[self._evening.progress.opened :]:
            if event.audience in {EVERYBODY, AFTERWARDS} or event.kind in HOUSEKEEPING:
                continue
            late = event.kind in self._evening.book.late
            if not late and (event.kind.endswith(KNOWN) or "by" in event.facts):
                continue
            for seat in range(self._evening.public.seats):
                if event.audience >> seat & 1:
                    yield sentence_for(event, seat, names) if late else told_to(event, seat)

    # --- the handbook ---

    @property
    def ledger(self) -> Ledger:
        """Everything, as it stands now."""
        public = self._evening.public
        return Ledger(
            public.day,
            public.phase,
            tuple(self._page(seat) for seat in range(public.seats)),
            tuple(self._calls()),
            tuple(event for event in self._evening.all_events() if event.kind not in HOUSEKEEPING),
        )

    def known(self, seat: Seat) -> bool:
        """Whether anybody has told which card a seat holds; until then the game's deal is provisional."""
        own = self._evening.own_cards
        return own is None or bool(own.role_of(seat))

    def card(self, seat: Seat) -> Showing:
        """A player's own card, to hold in front of her."""
        if not self.known(seat):
            return Showing("nothing", "show-nothing")
        card = self._evening.view(seat).card
        return Showing("role", "show-role", seat=seat, role=card.role if card else "", to=(seat,))

    def _page(self, seat: Seat) -> SeatPage:
        evening, book = self._evening, self._evening.book
        public, card = evening.public, evening.view(seat).card
        assert card is not None, "everybody holds a card"
        events = evening.all_events()
        if not self.known(seat):
            return SeatPage(seat, "", "", seat in public.alive)
        traits = traits_of(book, events, seat)
        cards = [e.number for e in events if e.kind == "card" and e.facts["seat"] == seat]
        return SeatPage(
            seat,
            card.role,
            card.team,
            seat in public.alive,
            tuple(office for office, holder in public.offices.items() if holder == seat),
            tuple(dict.fromkeys(self._marks(seat, events))),
            public.marks.get(seat, ()),
            (
                *charges_of(book.charges, events[cards[-1] :], card.role, seat),
                *(charge for trait in traits for charge in charges_of(book.charges, events, trait, seat)),
            ),
            changed=len(cards) > 1,
            traits=traits,
            layers=tuple(self._layers(seat, traits, events)),
            wards=tuple(self._wards(seat, events)),
        )

    def _layers(self, seat: Seat, traits: Sequence[str], events: Sequence[Event]) -> Iterator[str]:
        book, public = self._evening.book, self._evening.public
        if public.phase != "night" or seat not in public.alive:
            return
        tonight = {e.kind for e in events if e.day == public.day and e.facts.get("seat") == seat}
        for layer, sign in book.protections:
            unspent = all(one.left for one in charges_of(book.charges, events, sign, seat))
            if sign in tonight or (sign in traits and unspent):
                yield layer

    def _wards(self, seat: Seat, events: Sequence[Event]) -> Iterator[Seat]:
        """Whoever was taken in by the seat, and is out for it still, or from tonight on."""
        public, care = self._evening.public, self._evening.book.care
        if care is None:
            return
        taken, stay = care
        for patient in public.alive:
            last = next((e for e in reversed(events) if e.kind == taken and e.facts["seat"] == patient), None)
            if last is None or last.facts.get("by") != seat:
                continue
            if stay in public.marks.get(patient, ()) or (last.day, last.phase) == (public.day, public.phase):
                yield patient

    def _marks(self, seat: Seat, events: Sequence[Event]) -> Iterator[tuple[str, str]]:
        book, day = self._evening.book, self._evening.public.day
        for event in events:
            kind = book.story_marks.get(event.kind)
            if kind is None or event.audience == AFTERWARDS:
                continue
            if event.day != day and event.kind not in book.lasting:
                continue
            if seat == event.facts.get("seat") or seat == event.facts.get("other"):
                yield kind, event.kind

    def _calls(self) -> Iterator[CallRow]:
        scene = self.scene
        if not isinstance(scene, Console) or scene.purpose not in {"night", "round"}:
            return
        yield from self._evening.past_calls
        for index, call in enumerate(self._window.calls):
            state = _state(index, scene.index)
            yield call_row(self._evening, call, self._recorded, state, index)
        if self._window.visits:
            last = len(self._window.calls)
            yield CallRow("", "", _state(last, scene.index), last)


def call_row(
    evening: Evening, call: Call, recorded: Mapping[tuple[str, str], Option], state: str, at: int = -1
) -> CallRow:
    """Return a step of the night with what was recorded in it."""
    answers = tuple((key, pick) for (power, key), pick in recorded.items() if power == call.power)
    own = evening.own_cards
    holders = tuple(seat for seat in evening.called_seats(call) if own is None or own.role_of(seat))
    return CallRow(call.role, call.spoken, state, at, holders, answers)


def _state(index: int, now: int) -> str:
    return "done" if index < now else "now" if index == now else "ahead"


def answer_of(event: Event, to: tuple[Seat, ...]) -> Showing:
    """What somebody has learned, in one word: a camp, or a role."""
    facts = event.facts
    if "role" in facts:
        return Showing("role", "show-card", facts.get("seat"), role=facts["role"], to=to)
    answer = "camp" if "camp" in facts else "scent"
    return Showing("word", f"show-{answer}", facts.get("seat"), word=f"show-{answer}-{facts[answer]}", to=to)


def sentence_for(event: Event, seat: Seat, names: Sequence[str]) -> Showing:
    """An answer that takes a sentence: a clue, for instance."""
    facts = event_arguments(event, names)
    return Showing("word", "show-told", word=event_message(event), to=(seat,), personal=True, facts=facts)


def told_to(event: Event, seat: Seat) -> Showing:
    """What one player is told on the round: whom she loves, or what has happened to her."""
    facts = event.facts
    others = [facts[fact] for fact in ("seat", "other") if fact in facts and facts[fact] != seat]
    caption = f"show-{event.kind.replace('.', '-').replace('_', '-')}"
    if others:
        return Showing("seat", caption, others[0], to=(seat,), personal=True)
    return Showing("word", "show-told", word=caption, to=(seat,), personal=True)
