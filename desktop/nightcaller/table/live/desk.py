"""Narrator style: what the moderator sees and does. He may know everything, and nobody else may.

`Evening.desk` opens it, for a table with a moderator only.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from nightcaller.engine import IllegalDecision
from nightcaller.engine.vocabulary import EMPTY_CHOICES, Call, Option, Seat
from nightcaller.table.live import showings
from nightcaller.table.live.aloud import Aloud
from nightcaller.table.live.calls import Summons
from nightcaller.table.live.cards import Cards
from nightcaller.table.live.ledger import Ledger
from nightcaller.table.live.narration import Line, closing_line, script_lines
from nightcaller.table.live.overview import Overview, known, overview
from nightcaller.table.live.own_cards import CARDS
from nightcaller.table.live.pace import call_seconds
from nightcaller.table.live.rulings import Rulings
from nightcaller.table.live.scene import Console, Scene, Step
from nightcaller.table.live.showings import NOTHING, Showing
from nightcaller.table.live.visit import Visit


@dataclass(frozen=True, slots=True)
class Cues:
    """What the moderator says now and next. Never a secret: everybody hears it."""

    now: tuple[Line, ...]
    then: tuple[Line, ...] = ()


class Desk:
    """The moderator's place at one moment of the evening."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self._cards = Cards(ledger)
        self.scene: Scene = ledger.scene
        self._visit: Visit | None = None
        self._aloud: Aloud | None = None
        self._summons: Summons | None = None
        if isinstance(self.scene, Console) and not ledger.unsettled:
            if self.scene.purpose == "night":
                self._summons = Summons(ledger, ledger.window.calls[self.scene.index])
            elif self.scene.purpose != "round":
                self._visit = Visit(ledger, self.scene.seat, self.scene.purpose, self.scene.lap)
                self._aloud = Aloud(ledger, self._visit)

    # --- the open step ---

    @property
    def step(self) -> Step | None:
        """The open question; None when it is answered or there is none."""
        if self._summons is not None:
            return None if self.placing[0] else self._summons.step
        return None if self._aloud is None else self._aloud.step

    @property
    def key(self) -> str:
        """Key of the open question; empty if none is open, or by day the deck leaves open which it is."""
        step = self.step
        if step is None:
            return ""
        return step.key if self._summons is None else self._summons.call.questions[step.number - 1].key

    @property
    def steps(self) -> int:
        """How many questions the step has at most."""
        if self._summons is not None:
            return self._summons.call.steps
        return 0 if self._aloud is None else self._aloud.steps

    def usual_seconds(self, preset: str) -> float:
        """How long a call is kept open, whoever is called and whatever it answers; 0 where nobody waits.

        The same law as with eyes closed, so that a dead or absent role takes as long as any other.
        """
        if self._summons is None:
            return 0.0
        ledger = self._ledger
        return call_seconds(ledger.sitting.seed, preset, ledger.public.day, self._summons.call)

    @property
    def idle(self) -> bool:
        """Nobody living has anything to decide: the step is gone through all the same."""
        step = self.step
        if self._aloud is not None:
            return self._aloud.idle
        return step is not None and self._summons is not None and not self._summons.real_slots(step.number)

    @property
    def answered(self) -> bool:
        """Whether the step has been answered, in whole or in part."""
        scene = self.scene
        if not isinstance(scene, Console):
            return False
        done = self._ledger.progress.answered
        called = None if self._summons is None else self._summons.call.power
        return bool(done.get(called) if called else done.get((scene.lap, scene.seat)))

    def answer(self, pick: Option) -> None:
        """Record the answer; a group's stands as each member's own.

        Raises:
            IllegalDecision: nothing is asked, or not this is offered.
        """
        step = self.step
        if step is not None and pick not in step.options:
            why = next((why for option, why in step.blocked if option == pick), "error-decision-not-offered")
            raise IllegalDecision(why, slot=-1)
        if self._summons is not None:
            if self._unknown(pick):
                self._cards.ask_for_all()
            else:
                self._summons.answer(pick)
        elif self._aloud is not None and self._visit is not None:
            self._aloud.answer(pick)
            # By day the next screen must not tell whether there was anything to answer.
            if self._aloud.step is None and not self._visit.over and not self.informs:
                self._visit.finish()
        else:
            raise IllegalDecision("error-decision-not-asked", slot=-1)

    @property
    def placing(self) -> tuple[str, int]:
        """With own cards that are told when they are called: the card to be placed now, and how many of it.

        All who have opened their eyes, role by role, before the call goes on; empty and 0 if all are known.
        """
        own = self._cards.told
        if own is None or self._summons is None:
            return "", 0
        call = self._summons.call
        role = own.due(self._ledger.book.bringers[call.power], call.role)
        return (role, own.missing(role)) if role else ("", 0)

    @property
    def informs(self) -> bool:
        """Whether somebody is told something for her answer: then the step stays open to show it.

        A function of the called role alone, by day of all that the published deck may do then: so a dead role
        has as many pages as a living one, and every seat has as many as any other.
        """
        calls: Sequence[Call] = self._ledger.window.calls if self._aloud is not None else ()
        if self._summons is not None:
            calls = (self._summons.call,)
        powers = self._ledger.book.powers
        return any(call.power in powers and powers[call.power][1].informs for call in calls)

    @property
    def nothing(self) -> Option | None:
        """The answer of the open question that decides nothing; None where somebody has to be chosen."""
        step = self.step
        return next((word for word in EMPTY_CHOICES if step is not None and word in step.options), None)

    def _unknown(self, pick: Option) -> bool:
        """Whether what the called role would be told depends on a card that nobody has told yet."""
        said = self._summons.would_say(pick) if self._summons is not None and self.informs else None
        if said is None:
            return False
        slot, picks = said
        return any(isinstance(one, int) and self._cards.answers(slot, picks, one) > 1 for one in picks)

    def finish(self) -> None:
        """Go on to the next step.

        Raises:
            IllegalDecision: nobody has told yet who holds the called card.
        """
        if self._ledger.caught_up():
            return
        if self.placing[0]:
            raise IllegalDecision("error-decision-not-asked", slot=-1)
        if self._summons is not None:
            self._summons.finish()
        elif self._visit is not None:
            self._visit.finish()
        elif isinstance(self.scene, Console):
            # The moderator has told everybody whom no call can reach.
            self._ledger.note("called", "round")
            self._ledger.settle()

    def back_to(self, index: int) -> None:
        """Take back everything recorded from a step of this window on; nobody else hears of it.

        Raises:
            IllegalDecision: that call has not begun.
        """
        scene, ledger = self.scene, self._ledger
        calling = isinstance(scene, Console) and scene.purpose in {"night", "round"}
        begins = ledger.standing.call_began(index) if calling else None
        if begins is None:
            raise IllegalDecision("error-decision-nothing-to-undo")
        ledger.go_back(begins)
        ledger.tell()

    def undo(self) -> None:
        """Take back what was recorded last: inside a night nobody has heard of it, and nobody does."""
        scene = self.scene
        if isinstance(scene, Console) and scene.purpose in {"night", "round"}:
            if self._take_back_a_card():
                return
            if self.answered:
                self.back_to(scene.index)
                return
            if scene.index:
                self.back_to(scene.index - 1)
                return
            if self._into_the_window_before():
                return
        if self._aloud is not None and self._aloud.begin_anew():
            return
        Rulings(self._ledger).undo()

    def _take_back_a_card(self) -> bool:
        """Take back who holds a card of the table's own, if that was entered last in this night."""
        ledger = self._ledger
        last, heard = ledger.standing.last_step(), ledger.standing.last_heard()
        if last is None or last < heard:
            return False
        if any(slot != CARDS for slot, _picks in ledger.standing.last_decided()[1].decided):
            return False
        ledger.go_back(last)
        ledger.tell()
        return True

    def _into_the_window_before(self) -> bool:
        """Take back the last call of the night's window before this one; False if the night begins here."""
        ledger = self._ledger
        last, heard = ledger.standing.last_step(), ledger.standing.last_heard()
        if not ledger.standing.past or last is None or last < heard:
            return False
        ledger.go_back(last)
        before = Desk(ledger)
        if before.answered and isinstance(before.scene, Console):
            before.back_to(before.scene.index)
        else:
            ledger.tell()
        return True

    # --- the script ---

    @property
    def script(self) -> Cues:
        """What is said now, and next."""
        scene = self.scene
        if not isinstance(scene, Console):
            return Cues(())
        opening = tuple(script_lines(scene))
        if scene.purpose != "night":
            return Cues(opening)
        closing = (closing_line(scene.role, self._ledger.sitting, self._ledger.public),)
        # Who opens their eyes has to be called first, also while their card is still to be placed.
        if self.placing[0] or self.step is not None or (self.steps == 0 and not self.answered):
            return Cues(opening, closing)
        return Cues(closing, self._after(scene.index + 1))

    def _after(self, index: int) -> tuple[Line, ...]:
        """How the next step of this window begins."""
        calls = self._ledger.window.calls
        if index < len(calls):
            call = calls[index]
            return tuple(script_lines(Console("night", index, len(calls), call.role, call.spoken)))
        return tuple(script_lines(Console("round", index, index))) if self._ledger.window.visits else ()

    # --- what may be held in front of a player ---

    @property
    def showings(self) -> tuple[Showing, ...]:
        """The facts of this step, for the eyes of whoever is called; never empty."""
        return tuple(self._facts()) or (NOTHING,)

    def _facts(self) -> Iterator[Showing]:
        scene = self.scene
        if not isinstance(scene, Console):
            return
        if scene.purpose == "round":
            yield from showings.round_showings(self._ledger)
            return
        if scene.purpose == "last_acts":
            yield showings.may_act_showing(scene.seat, may=not self.idle)
            return
        if scene.seat >= 0 and scene.purpose != "declare":
            if self.step is not None:
                yield showings.may_act_showing(scene.seat, may=not self.idle)
            if self._aloud is not None and (why := self._aloud.uncounted):
                yield showings.uncounted_showing(scene.seat, why)
            yield from showings.visited_showings(self._ledger, scene.seat)
            return
        if (step := self.step) is not None:
            yield from showings.step_showings(step)
        if self._summons is not None:
            yield from showings.learned_showings(self._ledger, self._summons)

    def card(self, seat: Seat) -> Showing:
        """A player's own card, to hold in front of her."""
        return showings.card_showing(self._ledger, seat)

    # --- the pages ---

    @property
    def overview(self) -> Overview:
        """Everything, as it stands now."""
        return overview(self._ledger, self.scene)

    def known(self, seat: Seat) -> bool:
        """Whether anybody has told which card a seat holds."""
        return known(self._ledger, seat)
