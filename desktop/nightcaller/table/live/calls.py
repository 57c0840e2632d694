"""A role is called by name: with closed eyes on the open screen, or by the moderator from his desk.

Whoever holds it answers; if nobody does, nothing differs.
"""

from __future__ import annotations

from typing import Final

from nightcaller.engine import EVERYBODY, Card, Event, IllegalDecision
from nightcaller.engine.vocabulary import NOBODY, Ask, Call, Option, Picks, Seat
from nightcaller.table.live.ledger import Ledger
from nightcaller.table.live.progress import DECOY
from nightcaller.table.live.scene import Step

EMPTY: Final = (NOBODY, "keep", "stay")
"""Answers that decide nothing."""


class Summons:
    """One call of a role, from "open your eyes" to "close your eyes"."""

    purpose = "call"

    def __init__(self, ledger: Ledger, call: Call) -> None:
        self.call = call
        self._ledger = ledger
        # Whoever is called only to look was told when the window opened; a call that was interrupted goes on.
        self._since = ledger.progress.asked if call.steps else ledger.progress.opened

    @property
    def card(self) -> Card | None:
        """None: the app cannot know who is looking."""
        return None

    @property
    def holders(self) -> tuple[Seat, ...]:
        """Living holders of the called power."""
        return holders(self._ledger, self.call)

    @property
    def step(self) -> Step | None:
        """The open question of the call; the same for a dead or absent role as for a living one."""
        ledger, call = self._ledger, self.call
        done = ledger.progress.answered.get(call.power, 0)
        if done >= call.steps or ledger.session.outcome:
            return None
        key, alive = f"call.{call.role}", ledger.public.alive
        asks = [ledger.window.asks[slot] for slot in self.real_slots(done + 1)]
        if ledger.progress.style != "narrator":
            # The same answers are taken whoever lives and whatever she may do: a refusal would tell. What the
            # rules do not allow counts as no answer.
            shown = asks[0].shown if asks else ()
            return Step(done + 1, call.steps, key, open_answers(call, alive, done + 1), (), shown)
        if not asks:
            return idle_step(call, alive, done + 1)
        # One answer stands for all of them: only what each of them may choose.
        options = tuple(one for one in asks[0].options if all(one in ask.options for ask in asks))
        return Step(done + 1, call.steps, key, options, asks[0].blocked, asks[0].shown)

    @property
    def learned(self) -> tuple[Event, ...]:
        """What the called holders have been told since the call began."""
        mask = 0
        for seat in self.holders:
            mask |= 1 << seat
        return tuple(
            event
            for event in self._ledger.events[self._since :]
            if event.audience & mask and event.audience != EVERYBODY
        )

    def answer(self, pick: Option) -> None:
        """Give the answer to the open step; a group's answer stands as each member's own.

        Raises:
            IllegalDecision: nothing is asked, or not this is offered.
        """
        self._answer(pick)

    def time_is_up(self) -> None:
        """Let the neutral answer stand for the open step."""
        self._answer(None)

    def _answer(self, pick: Option | None) -> None:
        ledger, step = self._ledger, self.step
        if step is None:
            raise IllegalDecision("error-decision-not-asked", slot=-1)
        slots = self.real_slots(step.number)
        if slots:
            asks = ledger.window.asks
            allowed = pick is not None and all(pick in asks[slot].options for slot in slots)
            if not allowed and pick is not None and pick not in step.options:
                raise IllegalDecision("error-decision-not-offered", slot=slots[0])
            picks = (pick,) if pick is not None and allowed else ledger.session.out_of_time(slots[0])
            ledger.submit(*((slot, picks) for slot in slots))
        else:
            ledger.record((DECOY, (self.call.power, neutral(step) if pick is None else pick)))
        ledger.tell()

    def finish(self) -> None:
        """The role closes its eyes; what it did not answer stands empty."""
        while self.step is not None:
            self._answer(None)
        self._ledger.note("called", self.call.role)
        self._ledger.settle()

    def real_slots(self, number: int) -> list[int]:
        """The slots of the open window that an answer to step `number` (from 1) of this call fills."""
        window = self._ledger.window
        return [
            slot
            for slot, call in window.turns.items()
            if call == self.call and slot in window.asks and comes_now(window.asks[slot], call, number)
        ]


def holders(ledger: Ledger, call: Call) -> tuple[Seat, ...]:
    """Return the living holders of a called power."""
    bringers = set(ledger.book.bringers[call.power])
    return tuple(
        seat
        for seat in ledger.public.alive
        if (card := ledger.view(seat).card) is not None and set(card.held) & bringers
    )


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
