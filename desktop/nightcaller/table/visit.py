"""A player alone with the laptop: a card, some questions, what was learned; then the cover again.

Every visit of a lap has the same skeleton and the same number of steps, whoever the player is (secrecy:
"villagers have nothing to tap"). A step whose seat is not really asked is a decoy; the screen cannot tell.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from nightcaller.engine import EVERYBODY, Card, Event, IllegalDecision, Window
from nightcaller.engine.board import NOTEBOOK
from nightcaller.engine.session import POST
from nightcaller.engine.vocabulary import CLOSE, NOBODY, Ask, Call, Option, Picks, Post, Seat
from nightcaller.table.delivery import decoy_key, decoy_options, decoy_words
from nightcaller.table.scene import Step

if TYPE_CHECKING:
    from nightcaller.table.evening import Evening

EMPTY: Final = (NOBODY, "keep", "stay")
"""Answers that decide nothing."""

PRIVATE_HOUSEKEEPING = frozenset({"card", "mates", "held", "lost", "team"})
"""Private events that the card shows; a visit's answers leave them out."""


class Sheet(NamedTuple):
    """A board that a visit opens: a room of the visitor's, or the notebook that everybody has.

    Everybody at a table with boards has one on every visit, so that a room's door is nobody's tell.
    """

    board: str
    posts: tuple[Post, ...]
    fresh: int
    """How many of the last posts she has not seen before."""
    listed: tuple[Seat, ...]
    writes: bool


class Private(Protocol):
    """What a screen needs of a visit or a call."""

    purpose: str

    @property
    def card(self) -> Card | None:
        """The visitor's own card; None in a call, where the app does not know who is looking."""

    @property
    def step(self) -> Step | None:
        """The question that is open, None when all have been answered."""

    @property
    def learned(self) -> tuple[Event, ...]:
        """What the visitor has been told since the visit began, for the last page."""

    def answer(self, pick: Option) -> None:
        """Give the answer to the open step; it is on disk when this returns."""

    def time_is_up(self) -> None:
        """Let the neutral answer stand for the open step."""

    def finish(self) -> None:
        """Hand the laptop on."""


class Visit:
    """One player's visit in pass around; also for ballots, last acts, declarations and the deal."""

    def __init__(self, evening: Evening, seat: Seat, purpose: str, lap: int) -> None:
        """Called by `Evening.visit` once the player has confirmed who she is."""
        self.seat = seat
        self.purpose = purpose
        self.lap = lap
        self.over = False
        """The answer moved the game on (an explosion): nothing more is asked."""
        self.began = evening.records
        """How many records the evening had when the visit began."""
        self._evening = evening

    @property
    def card(self) -> Card | None:
        """The visitor's own card; None while she is still asked which one of the table's own it is."""
        return None if self.purpose == "cards" else self._evening.view(self.seat).card

    @property
    def claimed(self) -> str:
        """The role that she has said she holds, while the table tells its own cards; empty otherwise."""
        return self._evening.claimed(self.seat)

    @property
    def step(self) -> Step | None:
        """The open question, real or a decoy."""
        if self.purpose in {"deal", "ghost"} or self.over:
            return None
        return self._evening.step_of(self)

    @property
    def learned(self) -> tuple[Event, ...]:
        """Private events since the seat's last visit ended; none before the cards are known."""
        if self.purpose == "cards":
            return ()
        since = self._evening.progress.since.get(self.seat, 0)
        return tuple(
            event
            for event in self._evening.view(self.seat).events
            if event.number >= since
            and event.audience != EVERYBODY
            and event.kind not in PRIVATE_HOUSEKEEPING
        )

    @property
    def sheets(self) -> tuple[Sheet, ...]:
        """The boards that are open to the visitor, what is new first; none where the rules have none."""
        if self.purpose not in {"night", "last_acts", "vote", "ghost"} or self.over:
            return ()
        read = self._evening.progress.read.get(self.seat, {})
        found = [
            Sheet(board, notes.posts, len(notes.posts) - read.get(board, 0), notes.listed, notes.writes)
            for board, notes in self._evening.view(self.seat).boards.items()
        ]
        # Her notebook comes last: it is all that those have to whom no room is open.
        return tuple(
            sorted(found, key=lambda sheet: (sheet.board.startswith(NOTEBOOK), not sheet.fresh, sheet.board))
        )

    @property
    def sheet(self) -> Sheet | None:
        """The board that lies open when the visit begins."""
        return next(iter(self.sheets), None)

    def post(self, text: str, board: str = "") -> None:
        """Write on a board, or on the one that lies open."""
        sheet = self.sheet
        if sheet is None:
            raise IllegalDecision("error-decision-not-asked", slot=POST)
        self._evening.post(self, board or sheet.board, text)

    def put_away(self) -> None:
        """The board is read: to think again about an answer no longer takes back what was written."""
        self.began = self._evening.records

    def answer(self, pick: Option) -> None:
        """Give the answer to the open step."""
        self._evening.answer_in_visit(self, pick)

    def time_is_up(self) -> None:
        """Let the neutral answer stand for the open step."""
        self._evening.answer_in_visit(self, None)

    @property
    def may_change(self) -> bool:
        """Whether the answers of this visit may be given anew: not when one of them told a secret."""
        return (
            not self.over
            and self._evening.answered_since(self.began)
            and not any(event.kind.endswith(".learned") for event in self.learned)
        )

    def change(self) -> None:
        """Think again, before the laptop moves on: the visit begins anew and nobody hears of it."""
        self._evening.take_back(self)

    def finish(self) -> None:
        """Hand the laptop on."""
        self._evening.end_visit(self)

    def real_slot(self, window: Window, number: int) -> int | None:
        """The slot of the question that this seat is really asked as step `number` (from 1), if any."""
        for slot, ask in window.asks.items():
            if slot == CLOSE or ask.seat != self.seat:
                continue
            if self.purpose == "declare":
                if ask.optional and ask.key == window.declarations[number - 1].key:
                    return slot
            elif not ask.optional and (
                slot not in window.turns or self._due(ask, window.turns[slot], number)
            ):
                return slot
        return None

    def _due(self, ask: Ask, call: Call, number: int) -> bool:
        """Whether the question belongs to this lap and has this step's published form."""
        return call.lap < self.lap or (call.lap == self.lap and comes_now(ask, call, number))


class Summons:
    """Eyes closed: one call of a role. Whoever holds it answers; if nobody does, nothing differs."""

    purpose = "call"

    def __init__(self, evening: Evening, call: Call) -> None:
        self.call = call
        self._evening = evening
        # Whoever is called only to look was told when the window opened; a call that was interrupted goes on.
        self._since = evening.progress.asked if call.steps else evening.progress.opened

    @property
    def card(self) -> Card | None:
        """None: the app cannot know who is looking."""
        return None

    @property
    def step(self) -> Step | None:
        """The open question of the call; the same for a dead or absent role as for a living one."""
        return self._evening.step_of_call(self)

    @property
    def learned(self) -> tuple[Event, ...]:
        """What the called holders have been told since the call began."""
        mask = 0
        for seat in self._evening.called_seats(self.call):
            mask |= 1 << seat
        return tuple(
            event
            for event in self._evening.all_events()[self._since :]
            if event.audience & mask and event.audience != EVERYBODY
        )

    def answer(self, pick: Option) -> None:
        """Give the answer to the open step; a group's answer stands as each member's own."""
        self._evening.answer_in_call(self, pick)

    def time_is_up(self) -> None:
        """Let the neutral answer stand for the open step."""
        self._evening.answer_in_call(self, None)

    def finish(self) -> None:
        """Close the role's eyes."""
        self._evening.end_call(self)

    def real_slots(self, window: Window, number: int) -> list[int]:
        """The slots that an answer to step `number` (from 1) of this call fills."""
        return [
            slot
            for slot, call in window.turns.items()
            if call == self.call and slot in window.asks and comes_now(window.asks[slot], call, number)
        ]


def comes_now(ask: Ask, call: Call, number: int) -> bool:
    """Whether a question has the form that its role published for step `number`.

    A witch without her antidote is asked for the poison where every witch is asked for it: as the second
    question; a decoy takes the place of the first. The last step takes whatever is left.
    """
    return number >= len(call.questions) or call.questions[number - 1].key == ask.key


def decoy_step(evening: Evening, visit: Visit, window: Window, number: int, of: int) -> Step:
    """A task that looks like everybody else's; declarations and ballots offer what the real ones do."""
    public = evening.public
    if visit.purpose == "declare":
        form = window.declarations[number - 1]
        return Step(number, of, form.key, form.words or decoy_options(public, visit.seat), (), ())
    words = decoy_words(window, visit.seat, public.day, visit.lap, number)
    if words:
        return Step(number, of, *words, (), ())
    key = decoy_key(visit.seat, public.day, visit.lap, number)
    return Step(number, of, key, decoy_options(public, visit.seat), (), ())


def idle_step(call: Call, alive: tuple[Seat, ...], number: int) -> Step:
    """The step of a call in which nobody living has anything to decide: dead, absent, or out of potions.

    It has the published form and takes the empty answer only; why is said to whoever tries.
    """
    answers: Picks = call.questions[number - 1].words or (*alive, NOBODY)
    empty = next((word for word in EMPTY if word in answers), answers[-1])
    blocked = tuple((answer, "blocked-nothing-to-decide") for answer in answers if answer != empty)
    return Step(number, call.steps, f"call.{call.role}", (empty,), blocked, ())


def neutral(step: Step) -> Option:
    """The empty answer of a step, for decoys whose time has run out."""
    return next((word for word in EMPTY if word in step.options), step.options[0])
