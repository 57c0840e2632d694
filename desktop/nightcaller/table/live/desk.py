"""Narrator style: what the moderator sees and does. He may know everything, and nobody else may.

`Evening.desk` opens it, for a table with a moderator only. Long because all that he may see and do at one
moment is one place, and nobody else comes by it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from nightcaller.engine import IllegalDecision
from nightcaller.engine.roles import LAST_ACTS
from nightcaller.engine.vocabulary import NOBODY, Call, Question, Seat
from nightcaller.table.live import showings
from nightcaller.table.live.calls import Summons
from nightcaller.table.live.cards import Cards
from nightcaller.table.live.ledger import Ledger
from nightcaller.table.live.looking_back import call_began, last_decided, last_heard, last_step, told_cards
from nightcaller.table.live.narration import Cues, Line, closing_line, day_of, script_lines
from nightcaller.table.live.overview import Overview, known, overview
from nightcaller.table.live.own_cards import OpenEyes
from nightcaller.table.live.pace import call_seconds
from nightcaller.table.live.page import Entry, Filled, Page, published, taken
from nightcaller.table.live.rulings import Rulings
from nightcaller.table.live.scene import Console
from nightcaller.table.live.showings import NOTHING, Showing
from nightcaller.table.live.visit import PlayerVisit
from nightcaller.text import message_id

REMARK: Final = 200
"""Letters of a moderator's own note."""
NIGHTLY: Final = frozenset({"night", "round", "dawn"})
"""Steps between which the moderator goes back without a word, and finds what he had recorded."""
NO_STEP: Final = Console("", 0, 0)
"""Where nothing is open for him, as between two nights."""


class Desk:
    """The moderator's place at one moment of the evening."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self._cards = Cards(ledger)
        self.scene = step = ledger.scene if isinstance(ledger.scene, Console) else NO_STEP
        self._visit: PlayerVisit | None = None
        self._summons: Summons | None = None
        if not ledger.unsettled:
            if step.purpose == "night":
                self._summons = Summons(ledger, ledger.window.calls[step.index])
            elif step.purpose not in {"", "round", "dawn"}:
                self._visit = PlayerVisit(ledger, step.seat, step.purpose, step.lap)

    # --- the open page ---

    @property
    def asks(self) -> bool:
        """Whether a page is open: it is not decided, and its card has been placed."""
        frame = self._summons or self._visit
        return frame is not None and not self.placing.role and frame.asks

    def page(self, filled: Filled = ()) -> Page | None:
        """The page of whoever is called, or by day of the seat that is asked; None if it is decided.

        At night it is the moderator's alone, and refuses with reasons. By day eyes are open and the screen is
        in sight: every seat gets the questions and takes the answers that the published deck gives away.

        Args:
            filled: what was tapped, blank by blank.
        """
        frame = self._summons or self._visit
        page = frame.page(filled) if frame is not None and self.asks else None
        if page is None:
            return None
        if self._visit is None:
            return replace(page, entries=tuple(map(_unlit, page.entries)))
        entries = tuple(self._in_sight(page, at) for at in range(len(self._visit.form)))
        return replace(page, entries=entries, filled=page.filled[: len(entries)], problem=None)

    def _in_sight(self, page: Page, at: int) -> Entry:
        """A blank with every published answer: a word, or somebody, dead or alive, or nobody."""
        found = self._published(at)
        own = page.entries[at] if at in page.real else Entry("", ())
        words = dict.fromkeys(word for question in found for word in question.words)
        offered = tuple(words) or (*range(self._ledger.public.seats), NOBODY)
        keys = {question.key for question in found}
        roles = any(question.roles for question in found)
        entry = published(Question(keys.pop() if len(keys) == 1 else "", tuple(words), roles), offered)
        more = (option for option in own.options if option not in offered)
        return _unlit(entry._replace(options=(*offered, *more), shown=own.shown))

    def _published(self, at: int) -> tuple[Question, ...]:
        """The questions that may stand in a blank, by the published deck."""
        window, visit = self._ledger.window, self._visit
        assert visit is not None
        if window.declarations:
            return window.declarations[at : at + 1]
        kind = visit.form[at].kind
        nth = [blank.kind for blank in visit.form[:at]].count(kind)
        alike = (
            [question for question in call.questions if question.blank.kind == kind]
            for call in window.calls
            if call.lap == visit.lap
        )
        return tuple(questions[nth] for questions in alike if len(questions) > nth)

    def _counted(self, filled: Filled) -> Filled:
        """What was tapped of what is really asked by day; the rest comes to nothing, and is no bet."""
        page = self._visit.page(filled) if self._visit is not None else None
        real = page.real if page is not None else frozenset()
        return tuple(pick if at in real else None for at, pick in enumerate(filled))

    @property
    def power(self) -> str:
        """Which power is called; empty where none is."""
        return "" if self._summons is None else self._summons.call.power

    @property
    def steps(self) -> int:
        """How many questions the page has at most."""
        if self._summons is not None:
            return self._summons.call.steps
        return 0 if self._visit is None else len(self._visit.form)

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
        """Nobody living has anything to decide: the page is gone through all the same."""
        page = self.page()
        return self._visit is not None if page is None else not page.real

    @property
    def answered(self) -> bool:
        """Whether the step has been answered, in whole or in part."""
        where = self.power or (self.scene.lap, self.scene.seat)
        return bool(self._ledger.progress.answered.get(where))

    def decide(self, filled: Filled = ()) -> Seat | None:
        """Record the page in one record; a group's answer stands as each member's own.

        Returns:
            With own cards that are told when called: the seat whose card has to be told before this can be
            answered; then nothing is recorded.

        Raises:
            IllegalDecision: nothing is asked, or not this is offered.
        """
        taken(self.page(filled))
        if self._summons is not None:
            if (seat := self._wanted(filled)) is not None:
                return seat
            self._summons.decide(filled)
        elif self._visit is not None:
            self._visit.decide(self._counted(filled))
            # By day the next screen must not tell whether there was anything to answer.
            if not self._visit.asks and not self._visit.over and not self.informs:
                self._visit.finish()
        return None

    @property
    def placing(self) -> OpenEyes:
        """With own cards that are told when they are called: the card to be placed now.

        All who have opened their eyes, role by role, before the call goes on.
        """
        own = self._cards.told
        if own is None or self._summons is None:
            return OpenEyes()
        call = self._summons.call
        return own.due(self._ledger.book.bringers[call.power], call.role)

    @property
    def informs(self) -> bool:
        """Whether somebody is told something for her answer: then the step stays open to show it.

        A function of the called role alone, by day of all that the published deck may do then: so a dead role
        has as many pages as a living one, and every seat has as many as any other.
        """
        calls: Sequence[Call] = self._ledger.window.calls if self._visit is not None else ()
        if self._summons is not None:
            calls = (self._summons.call,)
        powers = self._ledger.book.powers
        return any(call.power in powers and powers[call.power][1].informs for call in calls)

    @property
    def must(self) -> bool:
        """By the rules of this table the role has to choose somebody: only a dead or absent one does not."""
        return self._summons is not None and not all(one.rests for one in self._summons.call.questions)

    @property
    def tells(self) -> tuple[str, ...]:
        """Captions of what the call tells with its question: by the called power alone, whoever lives."""
        facts = () if self._summons is None else self._summons.tells
        return tuple(message_id("show", fact) for fact in facts)

    @property
    def told(self) -> tuple[Showing, ...]:
        """What whoever is called may know with the open question."""
        page = self.page() if self._summons is not None else None
        return () if page is None else tuple(showings.page_showings(page))

    def _wanted(self, filled: Filled) -> Seat | None:
        """On whose card hangs what the called role would be told, if nobody has told that card yet."""
        if not self.informs or self._summons is None:
            return None
        return self._cards.wanted_for(self._summons.answers(filled))

    def finish(self) -> None:
        """Go on to the next step.

        Raises:
            IllegalDecision: nobody has told yet who holds the called card.
        """
        if self._ledger.caught_up():
            return
        if self.placing.role:
            raise IllegalDecision("error-decision-not-asked", slot=-1)
        if self._summons is not None:
            with self._ledger.as_one_step():
                self._summons.finish()
                Desk(self._ledger)._pass_by()
        elif self._visit is not None:
            self._visit.finish()
        elif self.scene.purpose == "dawn":
            self._ledger.note("woken", str(self._ledger.public.day))
            self._ledger.settle()
        elif self.scene.purpose:
            # The moderator has told everybody whom no call can reach.
            self._ledger.note("called", "round")
            self._ledger.settle()

    def _pass_by(self) -> None:
        """A round by night on which nobody has to be shown anything is no step of its own: it is walked
        before everybody is woken, so that the table hears it all the same."""
        if (self.scene.purpose, self.scene.spoken) == ("round", "act") and not self.to_be_shown:
            self._ledger.note("walks", str(self._ledger.public.day))
            self.finish()

    def back_to(self, index: int) -> None:
        """Take back everything recorded from a step of this window on; nobody else hears of it.

        Raises:
            IllegalDecision: that call has not begun.
        """
        ledger, calling = self._ledger, self.scene.purpose in {"night", "round"}
        begins = call_began(ledger.standing, index) if calling else None
        if begins is None:
            raise IllegalDecision("error-decision-nothing-to-undo")
        ledger.go_back(begins, cards=True)
        ledger.tell()

    @property
    def may_undo(self) -> bool:
        """Whether there is anything to take back."""
        return self._way_back() is not None or Rulings(self._ledger).may_undo

    def undo(self, *, cards: bool = True) -> None:
        """Take back what was recorded last: inside a night nobody has heard of it, and nobody does.

        Args:
            cards: a card of the table's own that was entered last is taken back. Whoever is on his way back
                further passes the entered cards by: they stay.
        """
        (self._way_back(cards=cards) or Rulings(self._ledger).undo)()

    def _way_back(self, *, cards: bool = True) -> Callable[[], None] | None:
        """How to take back what was recorded last without a word; None where the table hears of it."""
        scene, standing = self.scene, self._ledger.standing
        if scene.purpose not in NIGHTLY:
            return None
        heard = last_heard(standing)
        last, answer = last_step(standing), last_step(standing, cards=False)
        told = None
        if last is not None and last >= heard and told_cards(standing, last):
            told = partial(self._take_back_a_card, last)
        if cards and told:
            return told
        if self.answered or scene.index:
            return partial(self.back_to, scene.index if self.answered else scene.index - 1)
        if answer is not None and answer >= heard and standing.past:
            return partial(self._into_the_window_before, answer)
        return told

    def _take_back_a_card(self, last: int) -> None:
        """Take back who holds a card of the table's own, that was entered last in this night.

        A tap writes one decision, or two if the seat had another card; more have stayed from steps back.
        """
        _number, record = last_decided(self._ledger.standing)
        stay = record.decided[:-1] if len(record.decided) > 2 else ()
        self._ledger.go_back(last, *stay)
        self._ledger.tell()

    def _into_the_window_before(self, last: int) -> None:
        """Take back the last call of the night's window before this one."""
        ledger = self._ledger
        ledger.go_back(last, cards=True)
        before = Desk(ledger)
        if before.answered:
            before.back_to(before.scene.index)
        else:
            ledger.tell()

    # --- the script ---

    @property
    def script(self) -> Cues:
        """What is said now, and next."""
        scene = self.scene
        opening = self._dated(script_lines(scene)) if scene.purpose else ()
        if scene.purpose != "night":
            return Cues(opening)
        closing = (closing_line(scene.role, self._ledger.sitting, self._ledger.public),)
        # Who opens their eyes has to be called first, also while their card is still to be placed.
        if self.placing.role or self.asks or (self.steps == 0 and not self.answered):
            return Cues(opening, closing)
        return Cues(closing, self._after(scene.index + 1))

    def _after(self, index: int) -> tuple[Line, ...]:
        """How the next step of this window begins."""
        calls = self._ledger.window.calls
        if index < len(calls):
            call = calls[index]
            return self._dated(script_lines(Console("night", index, len(calls), call.role, call.spoken)))
        return tuple(script_lines(Console("round", index, index))) if self._ledger.window.visits else ()

    def _dated(self, lines: Iterable[Line]) -> tuple[Line, ...]:
        ledger = self._ledger
        return tuple(replace(line, day=day_of(line, ledger.sitting, ledger.public)) for line in lines)

    # --- what may be held in front of a player ---

    def showings(self, filled: Filled = ()) -> tuple[Showing, ...]:
        """The facts of this step, for the eyes of whoever is called; never empty.

        Args:
            filled: what was tapped and not recorded; some of it may not count.
        """
        return tuple(self._facts(filled)) or (NOTHING,)

    @property
    def to_be_shown(self) -> bool:
        """Whether there is anything that whoever is called cannot know yet."""
        return any(fact.kind != "nothing" and not fact.chosen for fact in self.showings())

    def _facts(self, filled: Filled) -> Iterator[Showing]:
        scene = self.scene
        if scene.purpose in {"round", "dawn"}:
            yield from showings.round_showings(self._ledger)
            return
        if scene.purpose == LAST_ACTS:
            yield showings.may_act_showing(scene.seat, may=not self.idle)
            return
        if self._visit is not None and scene.purpose != "declare":
            if (page := self._visit.page(self._counted(filled))) is not None:
                yield showings.may_act_showing(scene.seat, may=bool(page.real))
                if page.problem and page.problem[0] < len(filled) and filled[page.problem[0]] is not None:
                    yield showings.uncounted_showing(scene.seat, page.problem[1])
            yield from showings.visited_showings(self._ledger, scene.seat)
            return
        if (page := self.page(filled)) is not None:
            yield from showings.page_showings(page)
        if self._summons is not None:
            yield from showings.learned_showings(self._ledger, self._summons)

    def card(self, seat: Seat) -> Showing:
        """A player's own card, to hold in front of her."""
        return showings.card_showing(self._ledger, seat)

    # --- the pages ---

    @property
    def overview(self) -> Overview:
        """Everything, as it stands now."""
        return overview(self._ledger, self._ledger.scene)

    def remark(self, seat: Seat | None = None) -> str:
        """What he has written down of a seat; of this night and its day, for None."""
        return self._ledger.progress.remarks.get(self._about(seat), "")

    def write_down(self, text: str, seat: Seat | None = None) -> None:
        """Write something down in his own words; the game never hears of it, and no step back takes it away.

        Args:
            text: what stands there from now on; cut to `REMARK` letters.
            seat: whom it is about; None for this night and its day.
        """
        text = " ".join(text.split())[:REMARK]
        if text != self.remark(seat):
            about, day = self._about(seat)
            self._ledger.note("remark", f"{about}:{day}:{text}")

    def _about(self, seat: Seat | None) -> tuple[int, int]:
        return (-1, self._ledger.public.day) if seat is None else (seat, 0)

    def known(self, seat: Seat) -> bool:
        """Whether anybody has told which card a seat holds."""
        return known(self._ledger, seat)


def _unlit(entry: Entry) -> Entry:
    """A blank on which no word is lit that the moderator has not tapped."""
    return entry._replace(lit=False)
