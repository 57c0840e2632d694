"""A player alone with the laptop: a card, some questions, what was learned; then the cover again.

Every visit of a lap has the same skeleton and the same page, whoever the player is (secrecy: "villagers have
nothing to tap"). A blank whose seat is not really asked is a decoy; the screen cannot tell.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from nightcaller.engine import EVERYBODY, Card, Event, IllegalDecision, Window
from nightcaller.engine.board import NOTEBOOK
from nightcaller.engine.session import POST
from nightcaller.engine.vocabulary import NOBODY, Ask, Blank, Call, Option, Picks, Post, Seat
from nightcaller.table.live.page import Filled, Page
from nightcaller.table.live.scene import Step

if TYPE_CHECKING:
    from nightcaller.table.live.evening import Evening

EMPTY: Final = (NOBODY, "keep", "stay")
"""Answers that decide nothing."""

PRIVATE_HOUSEKEEPING = frozenset({"card", "mates", "held", "lost", "team"})
READING: Final = ("ghost", "square")
"""Purposes of visits that are for the boards alone: nothing is asked."""
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


class Visit:
    """One player's visit in pass around; also for ballots, last acts, declarations and the deal."""

    def __init__(self, evening: Evening, seat: Seat, purpose: str, lap: int, *, again: bool = False) -> None:
        """Called by `Evening.visit` once the player has confirmed who she is."""
        self.seat = seat
        self.purpose = purpose
        self.lap = lap
        self.again = again
        """She handed the laptop on and came back: whatever it says to the room, everybody has seen it."""
        self.over = False
        """The answer moved the game on (an explosion): nothing more is asked."""
        self._evening = evening

    @property
    def card(self) -> Card | None:
        """The visitor's own card; None while she is still asked which one of the table's own it is."""
        return None if self.purpose == "cards" else self._evening.view(self.seat).card

    @property
    def first(self) -> bool:
        """She sees her card for the first time: it has to be looked at before anything else."""
        return self.purpose not in {"deal", "cards"} and self.seat not in self._evening.progress.seen

    @property
    def claimed(self) -> str:
        """The role that she has said she holds, while the table tells its own cards; empty otherwise."""
        return self._evening.claimed(self.seat)

    @property
    def form(self) -> tuple[Blank, ...]:
        """The blanks of everybody's page on this round; none where nothing is asked."""
        return self._evening.form(self.purpose, self.lap)

    def page(self, filled: Filled = ()) -> Page | None:
        """The page with what she has filled in so far; None when there is none, or it is recorded."""
        if self.purpose in {"deal", *READING} or self.over:
            return None
        return self._evening.page_of(self, filled)

    def decide(self, filled: Filled = ()) -> None:
        """Record the whole page at once.

        Raises:
            IllegalDecision: it does not go together, or something has to be picked; nothing is recorded.
        """
        self._evening.decide(self, filled)

    def time_is_up(self) -> None:
        """Let what decides nothing stand for everything."""
        self._evening.decide(self, (), late=True)

    def proposals(self, asked: str) -> tuple[Event, ...]:
        """What the others have proposed so far in answer to a question of this page."""
        return () if self.purpose == "cards" else self._evening.proposals(self.seat, asked)

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
        if self.purpose not in {"night", "last_acts", "vote", *READING} or self.over:
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

    @property
    def may_change(self) -> bool:
        """Whether her answer may be given anew: not when anything was shown to her in return."""
        return not self.over and self._evening.may_change(self)

    def change(self) -> None:
        """Think again, before the next one holds the laptop: nobody hears of it."""
        self._evening.take_back(self)

    def finish(self) -> None:
        """Hand the laptop on."""
        self._evening.end_visit(self)


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


def open_answers(call: Call, alive: tuple[Seat, ...], number: int) -> Picks:
    """What everybody knows that a called role may be asked as step `number`: words, or somebody or nobody."""
    return call.questions[number - 1].words or (*alive, NOBODY)


def idle_step(call: Call, alive: tuple[Seat, ...], number: int) -> Step:
    """A moderator's step of a call in which nobody living has anything to decide.

    It has the published form and takes the empty answer only; why is said to whoever tries.
    """
    answers = open_answers(call, alive, number)
    empty = next((word for word in EMPTY if word in answers), answers[-1])
    blocked = tuple((answer, "blocked-nothing-to-decide") for answer in answers if answer != empty)
    return Step(number, call.steps, f"call.{call.role}", (empty,), blocked, ())


def neutral(step: Step) -> Option:
    """The empty answer of a step, for decoys whose time has run out."""
    return next((word for word in EMPTY if word in step.options), step.options[0])
