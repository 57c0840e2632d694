"""A role is called by name: with closed eyes on the open screen, or by the moderator from his desk.

Whoever holds it answers; if nobody does, nothing differs. All that it may be asked lies on one page
(`table.live.page`), which is decided at once.
"""

from __future__ import annotations

from nightcaller.engine import EVERYBODY, Event, Session
from nightcaller.engine.game import mask_of
from nightcaller.engine.parts import clash
from nightcaller.engine.roles import Power
from nightcaller.engine.vocabulary import NOBODY, Call, Option, Picks, Seat, Together
from nightcaller.table.live.knowledge import holding
from nightcaller.table.live.ledger import Ledger
from nightcaller.table.live.once_more import asked_first
from nightcaller.table.live.page import (
    Entry,
    Filled,
    Page,
    Visitor,
    given,
    lay_out,
    note_down,
    owed,
    published,
    refilled,
    silent,
    taken,
)
from nightcaller.table.live.progress import DECOY, PAGE
from nightcaller.table.live.told_alone import PRIVATE_HOUSEKEEPING, Fact


class Summons:
    """One call of a role, from "open your eyes" to "close your eyes"."""

    def __init__(self, ledger: Ledger, call: Call) -> None:
        self.call = call
        self._ledger = ledger
        self._window = self._open_window
        # Whoever is called only to look was told when the window opened; a call that was interrupted goes on.
        self._since = ledger.progress.asked if call.steps else ledger.progress.opened

    @property
    def holders(self) -> tuple[Seat, ...]:
        """Living holders of the called power."""
        return holding(self._ledger.session, self._ledger.book.bringers[self.call.power])

    @property
    def asks(self) -> bool:
        """Whether the page is open: it is not decided yet, or somebody owes an answer all the same, because
        the laptop was with her when the style changed."""
        ledger, call = self._ledger, self.call
        if self._over or not call.steps or ledger.session.outcome or ledger.unsettled:
            return False
        return ledger.progress.answered.get(call.power, 0) < call.steps or self._owed

    @property
    def _owed(self) -> bool:
        """Whether somebody of the called power has still to answer."""
        window = self._ledger.window
        return any(
            turn == self.call and slot in window.asks and not window.asks[slot].optional
            for slot, turn in window.turns.items()
        )

    def page(self, filled: Filled = ()) -> Page | None:
        """The page of the call, with what was tapped; the same for a dead or absent role as for a living one.

        With closed eyes the same answers are taken whoever lives and whatever she may do: a refusal would
        tell. What the rules do not allow counts as no answer; what the published deck bars is refused, to
        everybody. A moderator gets what may be chosen, and the reasons.

        Returns:
            None if nothing is asked, or it is decided.
        """
        if not self.asks:
            return None
        if self.asks_before:
            anew = self._ledger.standing.anew
            before = () if anew is None else anew.left(self.call.power)
            return asked_first(self._page(filled[1:]), filled, stands=True, before=before)
        return self._page(filled)

    def _page(self, filled: Filled) -> Page:
        """The page without "as before, or anew"."""
        call, alive = self.call, self._ledger.public.alive
        own = self._own(filled)
        real = frozenset(at for page in own for at in page.real)
        form, tapped = self._visitor(-1).form(self._ledger.window), given(filled, call.questions)
        entries = []
        for at, question in enumerate(call.questions):
            asked = [page.entries[at] for page in own if at in page.real]
            if not self._narrated:
                shown = asked[0].shown if asked else ()
                # Nothing has been looked at yet: no word is lit that nobody has tapped.
                entry = published(question, (*alive, NOBODY))
                entries.append(entry._replace(shown=shown, lit=False))
            else:
                entries.append(_for_all(asked) if asked else silent(question, alive))
        if self._narrated:
            problems = [page.problem for page in own]
            refused = problems[0] if problems and None not in problems else None
            return Page(tuple(entries), tapped, real=real, problem=refused)
        picks = [
            (entry.rest or NOBODY) if pick is None else pick
            for entry, pick in zip(entries, tapped, strict=True)
        ]
        problem = clash(self._together, tuple(picks))
        return Page(tuple(entries), tapped, real=real, problem=problem, owed=owed(form, filled))

    @property
    def _together(self) -> Together:
        """What goes together on the page, as everybody knows: by the question, and by the house rules."""
        ledger, agreed = self._ledger, self._power.agreed
        return agreed(ledger.book.house(ledger.sitting.house)) if agreed else self.call.together

    @property
    def _power(self) -> Power:
        """What whoever is called may do."""
        return self._ledger.book.powers[self.call.power][1]

    @property
    def tells(self) -> tuple[str, ...]:
        """What has to be looked at before the page is answered: the facts of `Power.tells`.

        By the published deck: the same for a dead or absent role, or one that may not know it any more.
        """
        return self._power.tells

    @property
    def shows(self) -> bool:
        """Whether the page stands with something to look at, by the published deck."""
        return self._power.shows or bool(self.tells)

    @property
    def answers_back(self) -> bool:
        """Whether whoever is called learns something by this call, by the published deck."""
        return self._power.informs or not self.call.steps

    @property
    def learned(self) -> tuple[Event, ...]:
        """What the called holders have been told since the call began, but for what a card would show."""
        mask = mask_of(self.holders)
        return tuple(
            event
            for event in self._ledger.events[self._since :]
            if event.audience & mask and event.audience != EVERYBODY
            if event.kind not in PRIVATE_HOUSEKEEPING
        )

    @property
    def withdrawn(self) -> tuple[Event, ...]:
        """What holds no more of what the called holders were told in their call: for the same eyes."""
        facts = (fact for each in self.withdrawn_from.values() for fact in each)
        return tuple({fact.told: fact.event for fact in facts}.values())

    @property
    def withdrawn_from(self) -> dict[Seat, tuple[Fact, ...]]:
        """The same by holder."""
        if not self.answers_back:
            return {}
        return self._ledger.standing.knowledge.withdrawn_from(self.holders, {self.call.power})

    def decide(self, filled: Filled = ()) -> None:
        """Record the whole page in one record; a group's answer stands as each member's own.

        Raises:
            IllegalDecision: nothing is asked, or not this is offered.
        """
        page = taken(self.page(filled))
        if page.before is None:
            self._record(page)
        else:
            self._leave()

    def time_is_up(self) -> None:
        """Let the neutral answer stand for everything."""
        while self.asks:
            if self.asks_before:
                self._leave()
            else:
                self._record(self._page(()), late=True)

    def answers(self, filled: Filled, *, late: bool = False) -> list[tuple[int, Picks]]:
        """Return what the game would hear: open slots with their answers, in order."""
        asked, session, heard = self._asked, self._ledger.session, list[tuple[int, Picks]]()
        if asked and self.call.group and not self._narrated:
            filled = self._one_for_all(filled, asked[0])
        # Of several, each answers where the one before her has left the game.
        ahead = Session(session.book, session.setup, session.decisions) if len(asked) > 1 else session
        window = ahead.window
        for seat in asked:
            page = lay_out(ahead, self._visitor(seat), filled, late=late)
            decided = [one for one in page.decided if one[0] not in {PAGE, DECOY}]
            heard += decided
            if ahead is not session:
                for slot, picks in decided:
                    ahead.submit(slot, picks)
                if ahead.window is not window:
                    break
        return heard

    @property
    def asks_before(self) -> bool:
        """Whether the call asks first: as before, or anew. The same whoever is called."""
        anew, answered = self._ledger.standing.anew, self._ledger.progress.answered
        asks = anew is not None and anew.asks_each() and not answered.get(self.call.power)
        return asks and self.call.steps > 0 and not self._over

    def _leave(self) -> None:
        """Leave as it was what the called role has answered.

        If somebody is not asked as before, the same answer is given to the question as it is now: a refusal
        would tell. What cannot be chosen any more counts as no answer.
        """
        anew = self._ledger.standing.anew
        if anew is not None and anew.stands(self.call.power):
            self._ledger.note("as_before", self.call.power)
            self._ledger.settle()
            return
        said = anew.left(self.call.power) if anew is not None else ()
        self._record(self._page(refilled(self._page(()).entries, said)), late=True)

    def finish(self) -> None:
        """The role closes its eyes; what it did not answer stands empty."""
        if self._ledger.caught_up():
            return
        self.time_is_up()
        if self._over:
            return
        self._ledger.note("called", self.call.role)
        self._ledger.settle()

    def _record(self, page: Page, *, late: bool = False) -> None:
        nobody, above = self._visitor(-1), page.above
        idle = [
            note_down(nobody, entry, pick)
            for at, (entry, pick) in enumerate(zip(page.entries, page.filled, strict=True))
            if at >= above and at not in page.real
        ]
        self._ledger.record((PAGE, nobody.place), *idle, *self.answers(page.filled[above:], late=late))
        self._ledger.settle()

    def _one_for_all(self, filled: Filled, first: Seat) -> Filled:
        """What a group answers with closed eyes: what is offered to each of them, as it counts for the first.

        Where somebody has to be chosen and is not, there is one lot for all: a tie would be called anew, and
        that is heard.
        """
        own = self._own(filled)

        def offered(at: int, pick: Option | None) -> Option | None:
            return pick if all(pick in page.entries[at].options for page in own if at in page.real) else None

        picks = [offered(at, pick) for at, pick in enumerate(given(filled, self.call.questions))]
        counted = dict(lay_out(self._ledger.session, self._visitor(first), picks).counted)
        return [offered(at, counted.get(at, pick)) for at, pick in enumerate(picks)]

    def _own(self, filled: Filled) -> list[Page]:
        """The page of everybody who is really asked."""
        return [lay_out(self._ledger.session, self._visitor(seat), filled) for seat in self._asked]

    def _visitor(self, seat: Seat) -> Visitor:
        return Visitor(seat, self.call.lap, "call", self._ledger.public.alive, call=self.call)

    @property
    def _asked(self) -> list[Seat]:
        """Who is really asked, in the order of their questions."""
        window = self._ledger.window
        slots = (slot for slot, call in sorted(window.turns.items()) if call == self.call)
        return list(dict.fromkeys(window.asks[slot].seat for slot in slots if slot in window.asks))

    @property
    def _narrated(self) -> bool:
        return self._ledger.progress.style.moderated

    @property
    def _open_window(self) -> tuple[str, int]:
        """Which window is open: a journal that is read anew opens the same one once more."""
        return self._ledger.window.label, self._ledger.session.moment

    @property
    def _over(self) -> bool:
        """Whether the call has closed its window: nobody else had anything to answer."""
        return self._window != self._open_window


def _for_all(asked: list[Entry]) -> Entry:
    """One question to several: only what each of them may choose, unless that is nothing."""
    anybodys = tuple(dict.fromkeys(one for entry in asked for one in entry.options))
    options = tuple(one for one in anybodys if all(one in entry.options for entry in asked)) or anybodys
    return asked[0]._replace(options=options)
