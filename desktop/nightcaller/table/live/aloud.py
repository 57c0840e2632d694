"""A seat is asked by the moderator in front of everybody: blank after blank of the page that all seats share.

Eyes are open and the screen is in sight, so a seat that has nothing to decide goes through the same steps,
with the answers that the published deck gives away, which every seat takes. What is entered for an idle seat
comes to nothing, and so does what the rules do not allow (docs/decisions/no-page-refuses.md).
"""

from __future__ import annotations

from nightcaller.engine import NOBODY, IllegalDecision
from nightcaller.engine.vocabulary import Option, Picks, Question
from nightcaller.table.live.ledger import Ledger
from nightcaller.table.live.page import Filled, Page, kind_of
from nightcaller.table.live.progress import PART
from nightcaller.table.live.scene import Step
from nightcaller.table.live.visit import Visit
from nightcaller.table.shelf.journal import Decisions


class Aloud:
    """One seat's page, asked one blank at a time and recorded when it is full."""

    def __init__(self, ledger: Ledger, visit: Visit) -> None:
        self._ledger = ledger
        self._visit = visit
        self._place = (visit.lap, visit.seat)

    @property
    def _picked(self) -> Picks:
        """What has been entered so far."""
        return self._ledger.progress.parts.get(self._place, ())

    def _page(self, *more: Option) -> Page | None:
        """The page with what has been entered; where nothing is asked it counts for nothing."""
        return self._visit.page(self._counted(*more))

    def _counted(self, *more: Option) -> Filled:
        """What has been entered of what is really asked."""
        picked = (*self._picked, *more)
        page = self._visit.page(picked) if picked else None
        real = page.real if page is not None else frozenset()
        return tuple(pick if at in real else None for at, pick in enumerate(picked))

    @property
    def steps(self) -> int:
        """How many steps the page has, whoever sits there."""
        return len(self._visit.form)

    @property
    def idle(self) -> bool:
        """Nothing is asked of this seat."""
        page = self._page()
        return page is None or not page.real

    @property
    def key(self) -> str:
        """Key of the question, if the published deck leaves no doubt which it is; else empty."""
        keys = {question.key for question in self._published()}
        return keys.pop() if len(keys) == 1 else ""

    @property
    def step(self) -> Step | None:
        """The open blank; None if the page is full."""
        page, at = self._page(), len(self._picked)
        if page is None or at >= self.steps:
            return None
        offered = self._answers()
        if at not in page.real:
            return Step(at + 1, self.steps, self.key, offered, (), ())
        entry = page.entries[at]
        more = (option for option in entry.options if option not in offered)
        return Step(at + 1, self.steps, self.key, (*offered, *more), (), entry.shown)

    @property
    def uncounted(self) -> str:
        """Why something of what has been entered will not count: a message id; empty if all of it will."""
        page, picked = self._page(), len(self._picked)
        found = page.problem if page is not None else None
        return found[1] if found and found[0] < picked else ""

    def answer(self, pick: Option) -> None:
        """Enter the answer to the open blank; the last one records the page.

        What the rules do not allow counts as left alone.

        Raises:
            IllegalDecision: it is not among the published answers.
        """
        step = self.step
        if step is None:
            raise IllegalDecision("error-decision-not-asked", slot=-1)
        if pick not in step.options:
            raise IllegalDecision("error-decision-not-offered", slot=-1)
        if step.number < self.steps:
            self._ledger.record((PART, (self._visit.seat, self._visit.lap, pick)))
            self._ledger.tell()
            return
        self._visit.decide(self._counted(pick))

    def begin_anew(self) -> bool:
        """Take back what stands on an unfinished page; nobody has heard of it. False if it is empty."""
        begun = None
        for number, record in reversed(self._ledger.standing.records):
            match record:
                case Decisions(((slot, (seat, lap, _pick)),)) if slot == PART and (lap, seat) == self._place:
                    begun = number
                case _:
                    break
        if begun is None:
            return False
        self._ledger.go_back(begun)
        self._ledger.tell()
        return True

    # --- what everybody knows that may be asked ---------------------------------------------------------

    def _published(self) -> tuple[Question, ...]:
        """The questions that may stand in the open blank, by the published deck."""
        window, at = self._ledger.window, len(self._picked)
        if at >= self.steps:
            return ()
        if window.declarations:
            return window.declarations[at : at + 1]
        form = self._visit.form
        kind = kind_of(form[at])
        nth = [kind_of(blank) for blank in form[:at]].count(kind)
        alike = (
            [question for question in call.questions if kind_of(question) == kind]
            for call in window.calls
            if call.lap == self._visit.lap
        )
        return tuple(questions[nth] for questions in alike if len(questions) > nth)

    def _answers(self) -> Picks:
        """What may be answered there: every published word, or somebody, dead or alive, or nobody."""
        words = dict.fromkeys(word for question in self._published() for word in question.words)
        return tuple(words) or (*range(self._ledger.public.seats), NOBODY)
