"""A role is called by name: with closed eyes on the open screen, or by the moderator from his desk.

Whoever holds it answers; if nobody does, nothing differs.
"""

from __future__ import annotations

from nightcaller.engine import EVERYBODY, Card, Event, IllegalDecision
from nightcaller.engine.parts import clash, objection, single
from nightcaller.engine.vocabulary import (
    EMPTY_CHOICES,
    NOBODY,
    Ask,
    Call,
    Option,
    Picks,
    Seat,
    Together,
)
from nightcaller.table.live.ledger import Ledger
from nightcaller.table.live.progress import DECOY, PART
from nightcaller.table.live.scene import Step
from nightcaller.table.live.standing import holding
from nightcaller.table.live.visit import PRIVATE_HOUSEKEEPING


class Summons:
    """One call of a role, from "open your eyes" to "close your eyes"."""

    purpose = "call"

    def __init__(self, ledger: Ledger, call: Call) -> None:
        self.call = call
        self._ledger = ledger
        self._window = self._open_window
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
        """The open question of the call; the same for a dead or absent role as for a living one.

        Each part of an answer in several parts is a step of its own, and the last one makes it whole.
        """
        ledger, call = self._ledger, self.call
        if self._over:
            return None
        done = ledger.progress.answered.get(call.power, 0)
        if done >= call.steps > 0 and self._owed:
            done = call.steps - 1
        if done >= call.steps or ledger.session.outcome or ledger.unsettled:
            return None
        key, alive = f"call.{call.role}", ledger.public.alive
        asks = [ask for _slot, ask in self._asked(done + 1)]
        shown = asks[0].shown if asks else ()
        if ledger.progress.style != "narrator":
            # The same answers are taken whoever lives and whatever she may do: a refusal would tell. What the
            # rules do not allow counts as no answer; what the published deck bars is refused, to everybody.
            before = self._parts if asks and asks[0].parts else ledger.progress.idle.get(call.power, ())
            offered, barred = _apart(call.together, before, open_answers(call, alive, done + 1))
            return Step(done + 1, call.steps, key, offered, barred, shown)
        if not asks:
            return idle_step(call, alive, done + 1)
        # One answer stands for all of them: only what each of them may choose, unless that is nothing.
        now = [single(ask)[len(self._parts)] if ask.parts else ask for ask in asks]
        anybodys = tuple(dict.fromkeys(one for ask in now for one in ask.options))
        options = tuple(one for one in anybodys if all(one in ask.options for ask in now)) or anybodys
        offered, barred = _apart(_rule(asks[0]), self._parts, options)
        return Step(done + 1, call.steps, key, offered, (*now[0].blocked, *barred), shown)

    @property
    def _open_window(self) -> tuple[str, int]:
        """Which window is open: a journal that is read anew opens the same one once more."""
        return self._ledger.window.label, self._ledger.session.moment

    @property
    def _over(self) -> bool:
        """Whether the call has closed its window: nobody else had anything to answer."""
        return self._window != self._open_window

    @property
    def _owed(self) -> bool:
        """Whether somebody of the called power still owes an answer, although the power has been heard: the
        laptop was with one of them when the style changed."""
        window = self._ledger.window
        return any(
            call == self.call and slot in window.asks and not window.asks[slot].optional
            for slot, call in window.turns.items()
        )

    @property
    def _parts(self) -> Picks:
        """What has been picked of an answer in parts that is not whole yet."""
        return self._ledger.progress.parts.get(self.call.power, ())

    @property
    def learned(self) -> tuple[Event, ...]:
        """What the called holders have been told since the call began, but for what a card would show."""
        mask = 0
        for seat in self.holders:
            mask |= 1 << seat
        return tuple(
            event
            for event in self._ledger.events[self._since :]
            if event.audience & mask and event.audience != EVERYBODY
            if event.kind not in PRIVATE_HOUSEKEEPING
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
        asked = self._asked(step.number)
        if pick is not None and pick not in step.options:
            why = next((why for option, why in step.blocked if option == pick), "error-decision-not-offered")
            raise IllegalDecision(why, slot=asked[0][0] if asked else -1)
        if not asked:
            ledger.record((DECOY, (self.call.power, neutral(step) if pick is None else pick)))
        elif pick is not None and self._more_to_come(asked[0][1]):
            ledger.record((PART, (self.call.power, self.call.questions[step.number - 1].key, pick)))
        else:
            whole = self._whole(asked, pick)
            ledger.submit(*((slot, self._own(slot, ask, whole, pick)) for slot, ask in asked))
        ledger.settle()

    def would_say(self, pick: Option) -> tuple[int, Picks] | None:
        """An open slot and the whole answer to it if this is picked now; None if more has to be picked."""
        step = self.step
        asked = self._asked(step.number) if step else []
        if not asked or self._more_to_come(asked[0][1]):
            return None
        return asked[0][0], self._whole(asked, pick)

    def _more_to_come(self, ask: Ask) -> bool:
        return len(self._parts) + 1 < len(ask.parts)

    def _whole(self, asked: list[tuple[int, Ask]], pick: Option | None) -> Picks:
        """The answer to what is asked, whose last part is this one.

        What is not offered, or does not go together, counts as no answer.

        Args:
            pick: None if her time is over.
        """
        slot, ask = asked[0]
        silence = self._ledger.session.out_of_time(slot)
        if not ask.parts:
            allowed = pick is not None and all(pick in one.options for _slot, one in asked)
            return (pick,) if pick is not None and allowed else silence
        picks = list(self._parts if pick is None else (*self._parts, pick))
        for at in range(len(ask.parts)):
            if at == len(picks):
                picks.append(silence[at])
            elif not all(picks[at] in single(one)[at].options for _slot, one in asked):
                picks[at] = silence[at]
        whole = tuple(picks)
        return silence if any(objection(one, whole) for _slot, one in asked) else whole

    def _own(self, slot: int, ask: Ask, whole: Picks, pick: Option | None) -> Picks:
        """The answer as one of several gives it: nobody can be made to choose what is not offered to her."""
        alone = not self.call.group or self._ledger.progress.style == "narrator"
        if alone or any(one not in ask.options for one in whole if not ask.parts):
            return self._whole([(slot, ask)], pick)
        return whole

    @property
    def asks_before(self) -> bool:
        """Whether the call asks first: as before, or anew. The same whoever is called."""
        anew, answered = self._ledger.standing.anew, self._ledger.progress.answered
        asks = anew is not None and anew.asks_each() and not answered.get(self.call.power)
        return asks and self.call.steps > 0 and not self._over

    def as_before(self) -> None:
        """Leave as it was what the called role has answered, and go on.

        Raises:
            IllegalDecision: somebody who is called is not asked as before; idle hands never hear that.
        """
        anew = self._ledger.standing.anew
        if anew is None or not self.asks_before:
            raise IllegalDecision("error-decision-not-asked", slot=-1)
        if self._owed and not anew.stands(self.call.power):
            raise IllegalDecision("error-visit-not-as-before")
        self._ledger.note("as_before", self.call.power)
        self._ledger.settle()

    def finish(self) -> None:
        """The role closes its eyes; what it did not answer stands empty."""
        if self._ledger.caught_up():
            return
        while self.step is not None:
            self._answer(None)
        if self._over:
            return
        self._ledger.note("called", self.call.role)
        self._ledger.settle()

    def real_slots(self, number: int) -> list[int]:
        """The slots of the open window that an answer to step `number` (from 1) of this call fills."""
        return [slot for slot, _ask in self._asked(number)]

    def _asked(self, number: int) -> list[tuple[int, Ask]]:
        window = self._ledger.window
        begun = len(self._parts)
        return [
            (slot, window.asks[slot])
            for slot, call in window.turns.items()
            if call == self.call and slot in window.asks
            if comes_now(window.asks[slot], call, number - (begun if window.asks[slot].parts else 0))
        ]


def _rule(ask: Ask) -> Together:
    """What goes together in a question."""
    return Together(ask.differ, ask.pairs, ask.most, ask.whole)


def _apart(rule: Together, before: Picks, options: Picks) -> tuple[Picks, tuple[tuple[Option, str], ...]]:
    """Return which answers go together with the parts before them, and why the others do not.

    Where nothing would be left, everything is taken and comes to nothing.
    """
    barred = {option: found[1] for option in options if (found := clash(rule, (*before, option)))}
    if len(barred) == len(options):
        return options, ()
    return tuple(option for option in options if option not in barred), tuple(barred.items())


def holders(ledger: Ledger, call: Call) -> tuple[Seat, ...]:
    """Return the living holders of a called power."""
    return holding(ledger.session, ledger.book.bringers[call.power])


def comes_now(ask: Ask, call: Call, number: int) -> bool:
    """Whether a question has the form that its role published for step `number`.

    A witch without her antidote is asked for the poison where every witch is asked for it: as the second
    question; a decoy takes the place of the first. The last steps take whatever is left.
    """
    forms, parts = call.questions[number - 1 :], single(ask)
    return len(forms) <= len(parts) or all(
        form.key == part.key for form, part in zip(forms, parts, strict=False)
    )


def open_answers(call: Call, alive: tuple[Seat, ...], number: int) -> Picks:
    """What everybody knows that a called role may be asked as step `number`: words, or somebody or nobody."""
    return call.questions[number - 1].words or (*alive, NOBODY)


def idle_step(call: Call, alive: tuple[Seat, ...], number: int) -> Step:
    """A moderator's step of a call in which nobody living has anything to decide.

    It has the published form and takes the empty answer only; why is said to whoever tries.
    """
    answers = open_answers(call, alive, number)
    empty = next((word for word in EMPTY_CHOICES if word in answers), answers[-1])
    blocked = tuple((answer, "blocked-nothing-to-decide") for answer in answers if answer != empty)
    return Step(number, call.steps, f"call.{call.role}", (empty,), blocked, ())


def neutral(step: Step) -> Option:
    """The empty answer of a step, for decoys whose time has run out."""
    return next((word for word in EMPTY_CHOICES if word in step.options), step.options[0])
