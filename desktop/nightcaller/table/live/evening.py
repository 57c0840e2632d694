"""An evening in progress: the session, its journal, and how far delivery has come.

One call of this class is one thing that happened at the table; when it returns, it is on disk.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from datetime import datetime
from typing import Final

import msgspec

from nightcaller import __version__
from nightcaller.engine import (
    AMEND,
    CLOSE,
    ENGINE_VERSION,
    EVERYBODY,
    TABLE,
    Book,
    Event,
    IllegalDecision,
    IllegalSetup,
    Session,
    View,
)
from nightcaller.engine.amend import ACT
from nightcaller.engine.session import POST
from nightcaller.engine.vocabulary import Blank, Call, Option, Picks, Seat
from nightcaller.table.live.acts import MODERATOR, PIN, TOOK_BACK, act, before_everybody, more_to_hear
from nightcaller.table.live.console import CallRow, Desk, call_row
from nightcaller.table.live.delivery import laps_of, next_scene
from nightcaller.table.live.news import next_bulletin
from nightcaller.table.live.own_cards import AGAIN, ALL, CARDS, ENTERED, EVERYTHING, OwnCards
from nightcaller.table.live.page import Entry, Filled, Page, Visitor, due, form_of, lay_out
from nightcaller.table.live.progress import DECOY, Progress
from nightcaller.table.live.scene import (
    Bulletin,
    Choice,
    Console,
    Cover,
    Ended,
    Floor,
    Forgotten,
    Hands,
    Identify,
    Race,
    Roster,
    Scene,
    Step,
)
from nightcaller.table.live.skipping import as_if_silent
from nightcaller.table.live.standing import Standing
from nightcaller.table.live.visit import Summons, Visit, idle_step, neutral, open_answers
from nightcaller.table.shelf.evenings import Ending, Shelf, Story, StoryDiffers
from nightcaller.table.shelf.journal import (
    Damage,
    Decisions,
    Digest,
    Journal,
    JournalDiffers,
    JournalNotSaved,
    Note,
    Record,
    Undo,
)
from nightcaller.table.shelf.sitting import Sitting, Style
from nightcaller.table.shelf.styles import misfit
from nightcaller.table.story.recap import Recap, recap_of

Closing: Picks = ("close",)

DRAW_OFFER: Final = Choice(TABLE, "draw", ("take", "leave"))
"""After two days and nights without a death the table is asked before it goes on (`Session.draw_offered`)."""


class Evening:
    """The table's game as the laptop runs it.

    Args:
        sitting: what the table agreed on.
        journal: where every decision goes before the next screen; None plays without one (demo, tests).
        records: what a journal already holds, as (record number, record) in effect.

    Attributes:
        damage: what could not be read of the journal that was continued; None if all is well.
        span: when it began and when it ended, as its story says; None while it goes on.
        changed: called after everything that happened; the screens look at `scene` again.
    """

    def __init__(
        self,
        sitting: Sitting,
        journal: Journal | None = None,
        records: Iterable[tuple[int, Record]] = (),
        damage: Damage | None = None,
    ) -> None:
        self.sitting = sitting
        self.book: Book = sitting.rules()
        self.damage = damage
        self.span: tuple[datetime, datetime] | None = None
        self.changed: list[Callable[[], None]] = []
        self._journal = journal
        self._finished = False
        self._length = journal.length if journal else 2
        self._standing = Standing(self.book, sitting, records)
        # Nobody comes back over a restart: somebody else may have held the laptop meanwhile.
        self._opened = self._length - 1

    # --- beginning, going on, ending ------------------------------------------------------------------

    @classmethod
    def begin(cls, sitting: Sitting, shelf: Shelf) -> Evening:
        """Start an evening; from now on it can be continued.

        Raises:
            IllegalSetup: the deck or the house rules cannot be played.
            JournalNotSaved: the disk does not take it.
        """
        Session(sitting.rules(), sitting.setup())
        found = misfit(
            sitting.rules(), sitting.deck, sitting.house, sitting.style, own_cards=sitting.own_cards
        )
        if found and found.refused:
            raise IllegalSetup(found.reason)
        journal = shelf.begin(
            book=sitting.book,
            seats=len(sitting.players),
            setup=sitting,
            app_version=__version__,
            engine_version=ENGINE_VERSION,
        )
        return cls(sitting, journal)

    @classmethod
    def resume(cls, evening_id: str, shelf: Shelf) -> Evening:
        """Continue an evening at the question at which it stopped.

        Raises:
            JournalError: it cannot be read.
            JournalDiffers: this version plays it differently; the journal is untouched.
        """
        journal, contents, damage = shelf.resume(evening_id)
        try:
            try:
                evening = cls(contents.table(Sitting), journal, contents.standing(), damage)
            except IllegalDecision as differs:
                raise JournalDiffers(written=contents.header.engine_version, now=ENGINE_VERSION) from differs
        except BaseException:
            journal.close()
            raise
        evening._close_if_done()
        return evening

    @classmethod
    def retold(cls, story: Story) -> Evening:
        """A finished evening again, open at its end: every card was seen, all news was heard.

        Raises:
            StoryDiffers: this version cannot replay it, or the file was edited by hand.
        """
        records = enumerate((Decisions((decided,)) for decided in story.decisions), 2)
        try:
            evening = cls(msgspec.convert(story.setup, Sitting), None, records)
        except (IllegalSetup, IllegalDecision, msgspec.ValidationError) as differs:
            raise StoryDiffers(story.app_version) from differs
        if evening.public.outcome is None:
            raise StoryDiffers(story.app_version)
        for seat in range(evening.public.seats):
            evening._write(Note("seen", str(seat)))
        evening._write(Note("told", str(evening.public.events[-1].number + 1)))
        evening._finished = True
        evening.span = (story.started, story.finished)
        return evening

    @property
    def id(self) -> str:
        """Under which it stands on the shelf; empty without a journal."""
        return self._journal.evening if self._journal else ""

    def close(self) -> None:
        """Let go of the journal; the evening can be continued."""
        if self._journal:
            self._journal.close()

    def finish(self, shelf: Shelf) -> Story | None:
        """Write the readable story of a game that is over and remove the sealed journal.

        Raises:
            JournalNotSaved: nothing is lost; try again.
        """
        outcome = self.public.outcome
        if outcome is None:
            return None
        if self._journal is None:
            self._finished = True
            return None
        story = shelf.finish(
            self._journal,
            players=tuple(player.name for player in self.sitting.players),
            ending=Ending(outcome.winners, outcome.seats, outcome.reason),
            setup=self.sitting.without_pins(range(self.public.seats)),
        )
        self._journal = None
        self._finished = True
        self.span = (story.started, story.finished)
        return story

    # --- what is to be seen -----------------------------------------------------------------------------

    @property
    def public(self) -> View:
        """What everybody may see."""
        return self._session.view(TABLE)

    def view(self, seat: Seat) -> View:
        """What one seat may see."""
        return self._session.view(seat)

    @property
    def progress(self) -> Progress:
        """How far delivery has come."""
        return self._standing.progress

    @property
    def _session(self) -> Session:
        return self._standing.session

    @property
    def _own(self) -> OwnCards | None:
        return self._standing.own

    @property
    def scene(self) -> Scene:
        """What the laptop has to show now."""
        if self.progress.asking is not None:
            return Forgotten(self.progress.asking)
        if self._own and (asked := self._own.scene(self.progress.style, self.progress.seen)):
            # What the table has decided is heard before the cards are asked for.
            progress = self.progress
            return next_bulletin(self.public.events, progress.told, {}, progress.overruled) or asked
        scene = next_scene(self.book, self.sitting, self._session.window, self.public, self.progress)
        assert scene is not None, "a window that only waits to be closed is closed at once"
        if self._session.draw_offered and isinstance(scene, Floor | Hands | Race):
            return DRAW_OFFER
        return scene

    @property
    def _own_asks(self) -> bool:
        """Whether the table is still telling which cards it holds."""
        own, progress = self._own, self.progress
        return own is not None and own.scene(progress.style, progress.seen) is not None

    @property
    def window_label(self) -> str:
        """What the open window is about: ``judge.night``, for instance."""
        return self._session.window.label

    @property
    def laps(self) -> int:
        """Laps of the open window."""
        return laps_of(self._session.window)

    @property
    def digest(self) -> str:
        """Hash of the engine's state."""
        return self._session.digest

    def recap(self) -> Recap:
        """The whole story with all secrets.

        Raises:
            IllegalDecision: the game is not over.
        """
        if self._session.outcome is None:
            raise IllegalDecision("error-decision-game-not-over")
        return recap_of(self.book, self.public, self.progress.guesses)

    # --- private screens --------------------------------------------------------------------------------

    def visit(self) -> Visit:
        """Open the visit that the cover screen announces; call it when the player has confirmed."""
        scene = self.scene
        if not isinstance(scene, Cover):
            raise IllegalDecision("error-decision-not-asked", slot=-1)
        self._opened = self._length - 1
        return Visit(self, scene.seat, scene.purpose, scene.lap)

    def call(self) -> Summons:
        """Open the call that eyes closed makes now."""
        window = self._session.window
        return Summons(self, window.calls[self.progress.called])

    def desk(self) -> Desk:
        """Open the moderator's place: he may see everything.

        Raises:
            IllegalDecision: the table has no moderator.
        """
        if self.progress.style != "narrator":
            raise IllegalDecision("error-decision-not-asked", slot=-1)
        return Desk(self, self._session.window, dict(self._standing.recorded))

    def form(self, purpose: str, lap: int) -> tuple[Blank, ...]:
        """The blanks of everybody's page on a round of the laptop; none where nothing is asked."""
        match purpose:
            case "deal" | "ghost" | "square":
                return ()
            case "cards":
                return (Blank(len(self._own.roles) if self._own else 0, rests=False),)
            case _:
                return form_of(self._session.window, lap)

    @property
    def candidates(self) -> tuple[Seat, ...]:
        """Who stands in the open ballot, as everybody knows; nobody where there is none."""
        return tuple(seat for seat in self._session.window.options if isinstance(seat, int))

    def page_of(self, visit: Visit, filled: Filled = (), *, late: bool = False) -> Page | None:
        """A visit's page with what is filled in so far (`Visit.page`); None once it is recorded."""
        if visit.purpose == "cards":
            return self._card_page(visit.seat, filled)
        window, public = self._session.window, self.public
        written = (visit.lap, visit.seat) in self.progress.pages
        # Whoever owes an answer all the same was asked for it later, or in another style.
        if self._session.outcome or (
            written
            and not due(window, visit.seat, visit.lap, visit.purpose if visit.purpose != "declare" else "")
        ):
            return None
        who = Visitor(visit.seat, visit.lap, visit.purpose, public.day, public.alive)
        return lay_out(self._session, who, filled, late=late)

    def asked_aloud(self, visit: Visit) -> tuple[int, Step] | None:
        """What a seat is really asked when the moderator asks it, one by one, and in which slot."""
        window = self._session.window
        of = len(self.form(visit.purpose, visit.lap))
        done = self.progress.answered.get((visit.lap, visit.seat), 0)
        if done >= of or self._session.outcome:
            return None
        for slot, ask in due(window, visit.seat, visit.lap, visit.purpose):
            if visit.purpose != "declare" or ask.key == window.declarations[done].key:
                return slot, Step(done + 1, of, ask.key, ask.options, ask.blocked, ask.shown)
        return None

    def answer_aloud(self, visit: Visit, pick: Option) -> None:
        """Take the answer to a question that the moderator asked a seat.

        Raises:
            IllegalDecision: nothing is asked, or not this is offered.
        """
        asked = self.asked_aloud(visit)
        if asked is None:
            raise IllegalDecision("error-decision-not-asked", slot=-1)
        window = self._session.window
        self._submit((asked[0], (pick,)))
        visit.over = self._session.window is not window
        self._happened()

    def step_of_call(self, summons: Summons) -> Step | None:
        """The open step of a call (`Summons.step`)."""
        of = summons.call.steps
        done = self.progress.answered.get(summons.call.power, 0)
        if done >= of or self._session.outcome:
            return None
        slots = summons.real_slots(self._session.window, done + 1)
        asks = [self._session.window.asks[slot] for slot in slots]
        if self.progress.style != "narrator":
            # The same answers are taken whoever lives and whatever she may do: a refusal would tell. What the
            # rules do not allow counts as no answer.
            taken = open_answers(summons.call, self.public.alive, done + 1)
            shown = asks[0].shown if asks else ()
            return Step(done + 1, of, f"call.{summons.call.role}", taken, (), shown)
        if not slots:
            return idle_step(summons.call, self.public.alive, done + 1)
        # One answer stands for all of them: only what each of them may choose.
        options = tuple(one for one in asks[0].options if all(one in ask.options for ask in asks))
        key = f"call.{summons.call.role}"
        return Step(done + 1, of, key, options, asks[0].blocked, asks[0].shown)

    def called_roles(self) -> tuple[str, ...]:
        """Roles of the published deck that the night calls, in order."""
        deck = self.sitting.deck
        return tuple(
            dict.fromkeys(
                role.id
                for role, power in self.book.powers.values()
                if power.window in {"dusk", "night"}
                and any(
                    deck.get(bringer) or deck.get(bringer.partition(".")[2])
                    for bringer in self.book.bringers[power.id]
                )
            )
        )

    def called_seats(self, call: Call) -> tuple[Seat, ...]:
        """Living holders of the called power."""
        bringers = self.book.bringers[call.power]
        return tuple(
            seat
            for seat in self.public.alive
            if (card := self._session.view(seat).card) is not None and set(card.held) & set(bringers)
        )

    @property
    def past_calls(self) -> tuple[CallRow, ...]:
        """The steps of this night whose windows are closed, for the moderator's list."""
        return tuple(
            call_row(self, call, recorded, "past")
            for window, recorded in self._standing.past
            for call in window.calls
        )

    def all_events(self) -> Sequence[Event]:
        """Every event so far, for `Summons`; screens never get it."""
        return self._session.events

    def proposals(self, seat: Seat, asked: str) -> tuple[Event, ...]:
        """What others have proposed tonight in answer to this very question: not in another voting, nor in
        the first round of a run-off."""
        seen = self.view(seat)
        return tuple(
            event
            for event in seen.events
            if (event.day, event.phase) == (seen.day, seen.phase)
            if event.kind.endswith(".proposal") and event.facts["asked"] == asked
        )

    def decide(self, visit: Visit, filled: Filled, *, late: bool = False) -> None:
        """Record a visit's page: one record, the same for real blanks and decoys (`Visit.decide`).

        Raises:
            IllegalDecision: it does not go together, or something has to be picked.
        """
        page = self.page_of(visit, filled, late=late)
        if page is None:
            raise IllegalDecision("error-decision-not-asked", slot=-1)
        if page.problem:
            raise IllegalDecision(page.problem[1])
        window = self._session.window
        self._write(Decisions(page.decided))
        visit.over = visit.purpose != "cards" and self._session.window is not window
        self._happened()

    def answer_in_call(self, summons: Summons, pick: Option | None) -> None:
        """Take the answer to a call's open step; it stands for every living holder."""
        step = self.step_of_call(summons)
        if step is None:
            raise IllegalDecision("error-decision-not-asked", slot=-1)
        slots = summons.real_slots(self._session.window, step.number)
        if slots:
            asks = self._session.window.asks
            allowed = pick is not None and all(pick in asks[slot].options for slot in slots)
            if not allowed and pick is not None and pick not in step.options:
                raise IllegalDecision("error-decision-not-offered", slot=slots[0])
            picks = (pick,) if pick is not None and allowed else self._session.out_of_time(slots[0])
            self._submit(*((slot, picks) for slot in slots))
        else:
            picked = neutral(step) if pick is None else pick
            self._write(Decisions(((DECOY, (summons.call.power, picked)),)))
        self._happened()

    def post(self, visit: Visit, board: str, text: str) -> None:
        """Leave a note on a board of the visitor's; it is on disk when this returns.

        Raises:
            IllegalDecision: she may not write there, or it says nothing, or too much.
        """
        self._submit((POST, (board, visit.seat, text)))
        self._happened()

    @property
    def records(self) -> int:
        """How many records there are, those on disk before the evening's first included."""
        return self._length

    def may_change(self, visit: Visit) -> bool:
        """Whether a visit's page may be filled in anew: nothing was told to its seat in return.

        What only repeats her own choice is no news (`Book.echoes`); whatever else reached her makes it stand.
        """
        written = self.progress.pages.get((visit.lap, visit.seat))
        if visit.purpose == "cards":
            return bool(self.claimed(visit.seat))
        return written is not None and not any(
            event.audience != EVERYBODY
            and event.audience >> visit.seat & 1
            and event.kind not in self.book.echoes
            for event in self._session.events[written.events :]
        )

    def take_back(self, visit: Visit) -> None:
        """Forget what a visit has recorded, before it is over; unlike `undo` nobody hears of it.

        Raises:
            IllegalDecision: there is nothing, or it was answered with a secret.
        """
        if not visit.may_change:
            raise IllegalDecision("error-decision-nothing-to-undo")
        if visit.purpose == "cards":
            self._go_back_unheard(self._standing.last_decided()[0])
        else:
            self._go_back_unheard(self.progress.pages[visit.lap, visit.seat].record)
        self._happened()

    @property
    def handed_on(self) -> Visit | None:
        """The visit that has just ended, while the next cover waits: its visitor may come back.

        None where the hand-over has moved the game on, the table has seen anything else since, or the next
        one has opened her own page, even if it is covered again.
        """
        ended = self._standing.handed_on
        if ended is None or ended.record <= self._opened or not isinstance(self.scene, Cover):
            return None
        return Visit(self, ended.seat, ended.purpose, ended.lap, again=True)

    def come_back(self) -> Visit:
        """The last one takes the laptop back to read again, or to change; she has identified herself.

        Raises:
            IllegalDecision: nobody may.
        """
        visit, ended = self.handed_on, self._standing.handed_on
        if visit is None or ended is None:
            raise IllegalDecision("error-decision-nothing-to-undo")
        self._opened = ended.record
        self._go_back_unheard(ended.record)
        self._happened()
        return visit

    def end_visit(self, visit: Visit) -> None:
        """The laptop is handed on."""
        if visit.purpose in {"deal", "cards"}:
            self._write(Note("seen", str(visit.seat)))
        elif visit.purpose == "declare":
            self._write(Note("declared", str(visit.seat)))
        else:
            self._write(Note("visited", f"{visit.lap}:{visit.seat}"))
        self._close_if_done()
        self._happened()

    def end_call(self, summons: Summons) -> None:
        """The role closes its eyes; what it did not answer stands empty."""
        while self.step_of_call(summons) is not None:
            self.answer_in_call(summons, None)
        self._write(Note("called", summons.call.role))
        self._close_if_done()
        self._happened()

    def end_round(self) -> None:
        """The moderator has told everybody whom no call can reach."""
        self._write(Note("called", "round"))
        self._close_if_done()
        self._happened()

    def call_again(self, index: int) -> None:
        """Take back everything from a call of the open window on; nobody but the moderator hears of it.

        Raises:
            IllegalDecision: that call has not begun.
        """
        scene = self.scene
        begins = self._standing.call_began(index) if isinstance(scene, Console) and scene.role else None
        if begins is None:
            raise IllegalDecision("error-decision-nothing-to-undo")
        self._go_back(begins)
        self._happened()

    # --- the table's own cards --------------------------------------------------------------------------

    @property
    def own_cards(self) -> OwnCards | None:
        """What has been told about the table's own cards so far; None if it has none, or all are known."""
        return self._own if self._own and self._own.deal is None else None

    def claimed(self, seat: Seat) -> str:
        """The role that a seat has said it holds, while the cards are being told; empty otherwise."""
        return self.own_cards.role_of(seat) if self.own_cards else ""

    def identify(self, seats: Sequence[Seat]) -> None:
        """The called role has tapped where it sits; on disk when this returns.

        What another role has tapped is no reason to refuse: that would tell who holds it.

        Raises:
            IllegalDecision: not as many seats as the role has cards, or it has tapped already.
        """
        scene = self.scene
        if not isinstance(scene, Identify) or self.identified:
            raise IllegalDecision("error-decision-not-asked", slot=CARDS)
        if len(seats) != scene.wanted or len(set(seats)) != scene.wanted:
            raise IllegalDecision("error-decision-how-many", lo=scene.wanted, hi=scene.wanted)
        if not set(seats) <= set(self.public.alive):
            raise IllegalDecision("error-decision-not-offered", slot=CARDS)
        self._write(Decisions(((CARDS, (scene.role, *sorted(seats))),)))
        self._happened()

    @property
    def identified(self) -> bool:
        """Whether the called role has tapped where it sits."""
        scene, own = self.scene, self.own_cards
        return isinstance(scene, Identify) and own is not None and scene.role in own.said

    def end_identify(self) -> None:
        """The called role closes its eyes; after the last one everything is added up.

        Raises:
            IllegalDecision: nobody has tapped yet.
        """
        scene = self.scene
        if not isinstance(scene, Identify) or not self.identified:
            raise IllegalDecision("error-decision-not-asked", slot=CARDS)
        self._write(Note("identified", scene.role))
        self._close_if_done()
        self._happened()

    def place(self, role: str, seat: Seat) -> None:
        """The moderator says who holds a card, or takes it back from whoever has it already.

        Raises:
            IllegalDecision: every card of the role is placed.
        """
        own = self.own_cards
        scene = self.scene
        called = isinstance(scene, Console) and scene.purpose == "night"
        if own is None or role not in own.deck or not (isinstance(scene, Roster) or (called and own.later)):
            raise IllegalDecision("error-decision-not-asked", slot=CARDS)
        if own.role_of(seat) != role and own.missing(role) <= 0:
            raise IllegalDecision("error-decision-how-many", lo=own.deck[role], hi=own.deck[role])
        self._write(Decisions(own.placed(role, seat)))
        self._happened()

    def end_roster(self) -> None:
        """The moderator has placed every card; whoever is left holds the plain role.

        Raises:
            IllegalDecision: some cards are missing.
        """
        own = self.own_cards
        if not isinstance(self.scene, Roster) or own is None or any(map(own.missing, own.wanted_now)):
            raise IllegalDecision("error-decision-not-asked", slot=CARDS)
        self._write(Note("cards", ENTERED) if own.later else Decisions(((CARDS, ALL),)))
        self._close_if_done()
        self._happened()

    def ask_for_every_card(self) -> None:
        """An answer depends on a card that nobody has told: the moderator is asked for all that are left."""
        self._write(Note("cards", EVERYTHING))
        self._happened()

    def answers(self, slot: int, pick: Option, target: Seat) -> int:
        """How many different things the asked would be told, by the cards that a seat may still hold.

        Args:
            slot: an open question.
            pick: the answer that is about to be given.
            target: the seat that it is about.
        """
        own = self.own_cards
        if own is None or not own.later:
            return 1
        told: set[tuple[tuple[str, str], ...]] = set()
        for deal in own.deals(target):
            setup = msgspec.structs.replace(self.sitting, deal=deal).setup()
            tried = Session(self.book, setup, self._session.decisions)
            before = len(tried.events)
            tried.submit(slot, (pick,))
            heard = tried.events[before:]
            told.add(tuple((event.kind, repr(sorted(event.facts.items()))) for event in heard))
        return len(told)

    def _card_page(self, seat: Seat, filled: Filled) -> Page | None:
        """Which card do you hold? The same question, with the same answers, for every seat."""
        own = self.own_cards
        if own is None or own.role_of(seat):
            return None
        role = filled[0] if filled else None
        entry = Entry("cards", own.roles, own.roles)
        if role is None or role not in own.roles:
            return Page((entry,), problem=(0, "ui-visit-must-choose"))
        holders = sorted((*own.said.get(str(role), ()), seat))
        return Page((entry,), ((CARDS, (str(role), *holders)),))

    # --- public screens ---------------------------------------------------------------------------------

    def acknowledge(self) -> None:
        """The table has heard the bulletin."""
        scene = self.scene
        if not isinstance(scene, Bulletin):
            raise IllegalDecision("error-decision-not-asked", slot=-1)
        told = scene.events[-1].number + 1 if scene.events else self.progress.told
        # Before the first night what the table decides is heard while all other news waits.
        in_turn = next_bulletin(
            self.public.events, self.progress.told, self.book.news, self.progress.overruled
        )
        early = scene.events and (self._own_asks or in_turn != scene)
        self._write(Note("overruled" if early else "told", str(told)))
        self._close_if_done()
        self._happened()

    def choose(self, pick: Option) -> None:
        """The public answer of one person (`Choice`)."""
        scene = self.scene
        if not isinstance(scene, Choice):
            raise IllegalDecision("error-decision-not-asked", slot=1)
        self._submit((AMEND, ("draw", pick)) if scene == DRAW_OFFER else (1, (pick,)))
        self._happened()

    def run(self, candidates: Iterable[Seat]) -> None:
        """Who runs for the office; everybody else stays."""
        running = set(candidates)
        self._answer_all({seat: "run" if seat in running else "stay" for seat in self._session.window.seats})

    def hands(self, ballots: Mapping[Seat, Option]) -> None:
        """A whole vote by show of hands: one option for every voter.

        Raises:
            IllegalDecision: a voter is missing or an option is not on the list.
        """
        self._answer_all(ballots)

    def next_speaker(self) -> None:
        """The present speaker has finished."""
        if not isinstance(self.scene, Floor):
            raise IllegalDecision("error-decision-not-asked", slot=CLOSE)
        self._write(Note("speaker", str(self.progress.speaker + 1)))
        self._happened()

    def end_floor(self) -> None:
        """The speeches are over."""
        if not isinstance(self.scene, Floor):
            raise IllegalDecision("error-decision-not-asked", slot=CLOSE)
        self._submit((CLOSE, Closing))
        self._happened()

    def withdraw(self, seat: Seat) -> None:
        """A candidate gives up, aloud."""
        for slot, ask in self._session.window.asks.items():
            if ask.seat == seat and ask.key in self.book.public_interrupts:
                self._submit((slot, ("withdraw",)))
                self._happened()
                return
        raise IllegalDecision("error-decision-not-asked", slot=-1)

    def declare(self, seat: Seat) -> None:
        """Somebody asks for the laptop to declare something in private; anybody may."""
        if not isinstance(self.scene, Floor):
            raise IllegalDecision("error-decision-not-asked", slot=-1)
        self._write(Note("declare", str(seat)))
        self._happened()

    @property
    def may_change_style(self) -> bool:
        """Whether the table style can be changed now: not in the middle of a night."""
        begun = self.progress.answered or self.progress.visited or self.progress.called
        return not (self._session.window.kind == "night" and begun)

    def change_style(self, style: Style, moderator: Seat | None = None) -> None:
        """Go on in another table style from the next night on; everybody hears of it.

        Args:
            style: the new one.
            moderator: narrator style: the seat that will see everything; None for nobody who plays.

        Raises:
            IllegalDecision: not everybody sees the screen, a night has begun, or nothing would change.
        """
        self._before_everybody()
        if not self.may_change_style:
            raise IllegalDecision("error-decision-style-at-night")
        if style == self.progress.style:
            raise IllegalDecision("error-act-style-same")
        decided = act(style) if style != "narrator" or moderator is None else act(MODERATOR, moderator)
        self._session.check(*decided)
        if self._own and self._own.said and self._own.deal is None:
            self._write(Decisions(((CARDS, AGAIN),)))  # each style asks in its own way, from the beginning
        self._submit(decided)
        self._happened()

    # --- acts of the table ----------------------------------------------------------------------------------

    @property
    def before_everybody(self) -> bool:
        """Whether the whole table looks at the screen, so that it can decide something together."""
        return before_everybody(self.scene, self.progress.style)

    @property
    def more_to_hear(self) -> bool:
        """Whether the table is in the middle of news."""
        return more_to_hear(self.scene)

    def _before_everybody(self) -> None:
        """One person alone with the laptop decides nothing for the table; a moderator does, at any moment."""
        if self.progress.style != "narrator" and not self.before_everybody:
            raise IllegalDecision("error-act-not-here")

    def ask_the_table(self) -> None:
        """Whoever stands before the cover has forgotten the PIN: the lights go on and the table is asked.

        Raises:
            IllegalDecision: nobody is asked for a PIN.
        """
        scene = self.scene
        if not isinstance(scene, Cover) or not self.pin_of(scene.seat):
            raise IllegalDecision("error-decision-not-asked", slot=-1)
        self._write(Note("forgotten", str(scene.seat)))
        self._happened()

    def never_mind(self) -> None:
        """The PIN has come back to mind: nothing has changed.

        Raises:
            IllegalDecision: nobody has asked.
        """
        if not isinstance(self.scene, Forgotten):
            raise IllegalDecision("error-decision-not-asked", slot=-1)
        self._write(Note("forgotten"))
        self._happened()

    def lift_pin(self, seat: Seat) -> None:
        """The table says who somebody is: her pages open without a PIN for the rest of the evening.

        Raises:
            IllegalDecision: not everybody sees the screen, or the seat has none.
        """
        self._before_everybody()
        if not self.pin_of(seat):
            raise IllegalDecision("error-act-no-pin")
        self._submit(act(PIN, seat))
        self._happened()

    def pin_of(self, seat: Seat) -> str:
        """The digits that open a seat's private pages; empty if it has none, or the table has lifted them."""
        return "" if seat in self.progress.unlocked else self.sitting.players[seat].pin

    def tried_pin(self, seat: Seat, *, right: bool) -> None:
        """Somebody has typed a PIN; wrong ones are counted until the right one comes, also over a restart."""
        if not right:
            self._write(Note("wrong_pin", str(seat)))
        elif self.progress.wrong.get(seat):
            self._write(Note("right_pin", str(seat)))

    # --- overruling -----------------------------------------------------------------------------------------

    def amend(self, kind: str, *picks: Option) -> None:
        """Overrule a fact. The kinds are those of `engine.amend`; acts of the table have calls of their own.

        Raises:
            IllegalDecision: not everybody sees the screen and nobody moderates, there is no such amendment,
                or it would change nothing.
        """
        self._before_everybody()
        if kind == ACT:
            raise IllegalDecision("error-amend-unknown")
        self._submit((AMEND, (kind, *picks)))
        self._close_if_done()
        self._happened()

    def skip(self) -> None:
        """Finish the open window with what stands when nobody answers; one step of `undo`.

        Raises:
            IllegalDecision: the game is over, or not everybody sees the screen and nobody moderates.
        """
        self._skip()

    def skip_to(self, phase: str) -> None:
        """Skip to the next ``night`` or ``day``, or to the end of the game; one step of `undo`.

        Raises:
            IllegalDecision: the game is over.
        """
        self._skip(phase)

    def _skip(self, to: str = "") -> None:
        self._before_everybody()
        if self._session.outcome is not None:
            raise IllegalDecision("error-decision-game-over")
        self._write(Decisions(as_if_silent(self._session, to)))
        self._close_if_done()
        self._happened()

    @property
    def may_play_on(self) -> bool:
        """Whether the table can still overrule the end: somebody lives, and the evening is not finished."""
        return self._session.outcome is not None and not self._finished and bool(self.public.alive)

    def play_on(self) -> None:
        """The game is over, says the book; the table says that it is not: that reason ends nothing any more.

        An end that the table has declared itself is simply taken back.

        Raises:
            IllegalDecision: the game is not over, nobody is left, or the evening is finished.
        """
        outcome = self._session.outcome
        if outcome is None or not self.may_play_on:
            raise IllegalDecision("error-decision-no-playing-on")
        number, record = self._standing.last_decided()
        self._go_back(number)
        if (AMEND, "end") not in {(slot, picks[0]) for slot, picks in record.decided if picks}:
            self._write(Decisions(((AMEND, ("play_on", outcome.reason)), *record.decided)))
        self._close_if_done()
        self._happened()

    def can_undo(self) -> bool:
        """Whether there is a decision to take back here: not from an end that the table has heard of."""
        if isinstance(self.scene, Ended) or (self.progress.style != "narrator" and not self.before_everybody):
            return False
        return self._standing.last_step() is not None

    def undo(self) -> None:
        """Take back the last decision and everything shown since; the table is told that it is a correction.

        Raises:
            IllegalDecision: there is nothing to take back, or not everybody sees the screen.
        """
        self._before_everybody()
        last = self._standing.last_step() if self.can_undo() else None
        if last is None:
            raise IllegalDecision("error-decision-nothing-to-undo")
        self._go_back(last, act(TOOK_BACK))
        self._happened()

    def _go_back(self, number: int, *instead: tuple[int, Picks]) -> None:
        """Take back every record from `number` on but the acts of the table, and add some, in one record."""
        standing = [(n, record) for n, record in self._standing.records if n < number]
        kept = (*self._standing.acts_since(number), *instead)
        undone = self._append(Undo(self._standing.decided_since(number), number, kept))
        if kept:
            standing.append((undone, Decisions(kept)))
        self._standing = Standing(self.book, self.sitting, standing)

    def _go_back_unheard(self, number: int) -> None:
        """The same for what nobody hears of: wrong PINs stay counted, or there would be more tries."""
        wrong = dict(self.progress.wrong)
        self._go_back(number)
        for seat, times in wrong.items():
            for _try in range(times - self.progress.wrong.get(seat, 0)):
                self._write(Note("wrong_pin", str(seat)))

    # --- records ------------------------------------------------------------------------------------------

    def _answer_all(self, ballots: Mapping[Seat, Option]) -> None:
        asks = {ask.seat: slot for slot, ask in self._session.window.asks.items() if slot != CLOSE}
        if set(ballots) != set(asks):
            raise IllegalDecision("error-decision-how-many", lo=len(asks), hi=len(asks))
        self._submit(*((asks[seat], (ballots[seat],)) for seat in sorted(ballots)), (CLOSE, Closing))
        self._happened()

    def _submit(self, *decided: tuple[int, Picks]) -> None:
        """Check, journal, then play some decisions that belong together."""
        for slot, picks in decided:
            if slot != CLOSE or len(decided) == 1:
                self._session.check(slot, picks)
        self._write(Decisions(decided))

    def _close_if_done(self) -> None:
        """Close a private window in which everybody has been visited or called."""
        if self._own and self._own.told_all(self.progress.style, self.progress.seen):
            self._write(Decisions(((CARDS, ALL),)))
        while next_scene(self.book, self.sitting, self._session.window, self.public, self.progress) is None:
            self._write(Decisions(((CLOSE, Closing),)))

    def _write(self, record: Record) -> None:
        """Put a record on disk, then let it take effect; a failing disk leaves everything as it was."""
        window = self._session.window
        self._standing.take(self._append(record), record)
        if self._session.window is not window:
            # A digest only guards against other versions: without it the decision still stands.
            with suppress(JournalNotSaved):
                digest = Digest(self._session.digest, len(self._session.decisions))
                self._standing.take(self._append(digest), digest)

    def _append(self, record: Record) -> int:
        if self._journal:
            self._journal.append(record)
        self._length += 1
        return self._length - 1

    def _happened(self) -> None:
        for listener in list(self.changed):
            listener()
