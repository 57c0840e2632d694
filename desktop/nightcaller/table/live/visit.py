"""A player alone with the laptop: a card, some questions, what was learned; then the cover again.

Every visit of a lap has the same skeleton and the same page, whoever the player is (secrecy: "villagers have
nothing to tap"). A blank whose seat is not really asked is a decoy; the screen cannot tell.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from nightcaller.engine import EVERYBODY, Card, Event, IllegalDecision
from nightcaller.engine.board import NOTEBOOK
from nightcaller.engine.roles import LAST_ACTS
from nightcaller.engine.session import POST
from nightcaller.engine.view import visible
from nightcaller.engine.vocabulary import Blank, Post, Seat
from nightcaller.table.live.anew import Anew
from nightcaller.table.live.cards import card_page
from nightcaller.table.live.ledger import Ledger
from nightcaller.table.live.looking_back import last_decided
from nightcaller.table.live.once_more import AS_BEFORE, ROW, asked_first
from nightcaller.table.live.page import Filled, Page, Visitor, due, idle_page, lay_out
from nightcaller.table.live.recorded import recorded
from nightcaller.table.live.scene import READING
from nightcaller.table.live.seating import NOTHING, TakenOver
from nightcaller.table.live.told_alone import PRIVATE_HOUSEKEEPING
from nightcaller.table.shelf.journal import Note
from nightcaller.table.story.guesses import Guess

KNOWN_TO_ALL: Final = ("cards", "vote", "declare", LAST_ACTS, *READING)
"""Purposes of visits for which nobody can need a fact from her card: the first hold opens the page itself."""


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

    @property
    def unread(self) -> tuple[Post, ...]:
        """The posts that she has not seen before."""
        return self.posts[len(self.posts) - self.fresh :]


class PlayerVisit:
    """One player's visit in pass around; also for ballots, last acts, declarations and the deal."""

    def __init__(self, ledger: Ledger, seat: Seat, purpose: str, lap: int, *, again: bool = False) -> None:
        """Called by `Evening.visit` once the player has confirmed who she is."""
        self.seat = seat
        self.purpose = purpose
        self.lap = lap
        self.again = again
        """She handed the laptop on and came back: whatever it says to the room, everybody has seen it."""
        self.over = False
        """The answer moved the game on (an explosion): nothing more is asked."""
        self._ledger = ledger

    @property
    def card(self) -> Card | None:
        """The visitor's own card; None while she is still asked which one of the table's own it is."""
        return None if self.purpose == "cards" else self._ledger.view(self.seat).card

    @property
    def first(self) -> bool:
        """She sees her card for the first time: it has to be looked at before anything else.

        So it is where the laptop goes round with the table's own cards: paper does not say who is with her,
        nor which trait she has beside it.
        """
        if self.purpose in {"deal", "cards"}:
            return False
        progress = self._ledger.progress
        from_paper = self._ledger.sitting.own_cards and progress.style.passes
        return self.seat not in (progress.since if from_paper else progress.seen)

    @property
    def opens_card(self) -> bool:
        """Whether the visit begins with the card: on this round there may be something to know first.

        The same for everybody on the round, whoever needs it ("everybody's hands do the same").
        """
        if self.purpose == "vote" and not self.again:
            # News of the night reaches at the vote at the latest whoever has not asked for the laptop.
            ledger = self._ledger
            sitting = ledger.sitting
            return ledger.book.by_asking(sitting.published(), ledger.book.house(sitting.house))
        return self.purpose not in KNOWN_TO_ALL and not self.again

    @property
    def only_shows(self) -> bool:
        """Whether there is something to read and nothing to answer: the card that was dealt, the boards."""
        return self.purpose in {"deal", *READING}

    @property
    def claimed(self) -> str:
        """The role that she has said she holds, while the table tells its own cards; empty otherwise."""
        own = self._ledger.own_cards
        return own.role_of(self.seat) if own else ""

    # --- the page ---------------------------------------------------------------------------------------

    @property
    def form(self) -> tuple[Blank, ...]:
        """The blanks of everybody's page on this round; none where nothing is asked."""
        if self.only_shows:
            return ()
        if self.purpose == "cards":
            own = self._ledger.standing.own
            return (Blank(len(own.roles) if own else 0, rests=False),)
        form = self._visitor.form(self._ledger.window)
        return (ROW, *form) if self.asks_before else form

    @property
    def asks(self) -> bool:
        """Whether there is a page, and it is not recorded."""
        if self.only_shows or self.over:
            return False
        ledger = self._ledger
        if self.purpose == "cards":
            return ledger.own_cards is not None and not self.claimed
        written = (self.lap, self.seat) in ledger.progress.pages
        # Whoever owes an answer all the same was asked for it later, or in another style.
        later = self._visitor._replace(purpose=self.purpose if self.purpose != "declare" else "")
        return not ledger.session.outcome and not (written and not due(ledger.window, later))

    def page(self, filled: Filled = (), *, late: bool = False) -> Page | None:
        """The page with what she has filled in so far; None when there is none, or it is recorded.

        Args:
            filled: blank by blank.
            late: her time is over: what has to be picked and was not is drawn by lot.
        """
        if not self.asks:
            return None
        if self.purpose == "cards":
            return card_page(self._ledger.own_cards, self.seat, filled)
        anew, where = self._anew, (self.lap, self.seat)
        own = filled if anew is None else filled[1:]
        page = lay_out(self._ledger.session, self._visitor, own, late=late)
        if anew is None:
            return page
        return asked_first(page, filled, stands=anew.stands(where), before=anew.left(where))

    def decide(self, filled: Filled = (), *, late: bool = False) -> None:
        """Record the whole page in one record, the same for real blanks and decoys.

        What the rules do not allow counts as left alone, as it does when her time is over.

        Raises:
            IllegalDecision: she is asked nothing, or has not said which card of the table's own she holds.
        """
        if late and self.asks_before:
            filled = filled or (AS_BEFORE,)
        page, ledger = self.page(filled, late=late), self._ledger
        if page is None:
            raise IllegalDecision("error-decision-not-asked", slot=-1)
        if page.problem and self.purpose == "cards":
            raise IllegalDecision(page.problem[1])
        window = ledger.window
        if page.before is None:
            ledger.record(*page.decided)
        else:
            ledger.note("as_before", f"{self.lap}:{self.seat}")
        self.over = self.purpose != "cards" and ledger.window is not window
        ledger.tell()

    def idle_page(self, filled: Filled = ()) -> Page | None:
        """A page on which nothing counts, for whoever would change an answer that stands.

        None where she may change it, or there was no page.
        """
        if self.only_shows or self.purpose == "cards" or self.over or self._ledger.session.outcome:
            return None
        if self.may_change or (self.lap, self.seat) not in self._ledger.progress.pages:
            return None
        return idle_page(self._ledger.window, self._visitor, filled)

    @property
    def _visitor(self) -> Visitor:
        """Whose page it is, and what idle hands have been asked before."""
        ledger = self._ledger
        had = tuple(guess.key for guess in ledger.progress.guesses if guess.seat == self.seat)
        return Visitor(self.seat, self.lap, self.purpose, ledger.public.alive, had, ledger.sitting.seed)

    # --- gone through once more -------------------------------------------------------------------------

    @property
    def asks_before(self) -> bool:
        """Whether the page asks first: as before, or anew. The same for everybody on such a round."""
        return self._anew is not None

    @property
    def _anew(self) -> Anew | None:
        """What is gone through once more, as long as her page in it is not decided."""
        anew = self._ledger.standing.anew
        if anew is None or self.only_shows or self.over or self.purpose in {"cards", "declare"}:
            return None
        decided = (self.lap, self.seat) in self._ledger.progress.pages
        return anew if anew.asks_each() and not decided else None

    def time_is_up(self) -> None:
        """Let what decides nothing stand for everything."""
        self.decide(late=True)

    @property
    def recorded(self) -> Page | None:
        """The page as it stood when she decided, with what counts on it; None where nothing is recorded."""
        return recorded(self._ledger, self._visitor)

    @property
    def may_change(self) -> bool:
        """Whether the page may be filled in anew: nothing was told to its seat in return.

        What only repeats her own choice discloses nothing; whatever else reached her makes it stand.
        """
        if self.over:
            return False
        if self.purpose == "cards":
            return bool(self.claimed)
        ledger = self._ledger
        written = ledger.progress.pages.get((self.lap, self.seat))
        return written is not None and not any(
            event.audience != EVERYBODY
            and event.audience >> self.seat & 1
            and ledger.book.kinds[event.kind].discloses
            for event in ledger.events[written.events :]
        )

    def change(self) -> None:
        """Think again, before the next one holds the laptop; unlike a step back nobody hears of it.

        Raises:
            IllegalDecision: there is nothing, or it was answered with a secret.
        """
        ledger = self._ledger
        if not self.may_change:
            raise IllegalDecision("error-decision-nothing-to-undo")
        if self.purpose == "cards":
            ledger.go_back(last_decided(ledger.standing)[0])
        else:
            ledger.go_back(ledger.progress.pages[self.lap, self.seat].record)
        ledger.tell()

    def finish(self) -> None:
        """Hand the laptop on."""
        if self._ledger.caught_up():
            return
        ended = self.ended
        self._ledger.note(ended.key, ended.value)
        self._ledger.settle()

    @property
    def ended(self) -> Note:
        """The record by which the visit is over."""
        if self.purpose in {"deal", "cards"}:
            return Note("seen", str(self.seat))
        if self.purpose == "declare":
            return Note("declared", str(self.seat))
        return Note("visited", f"{self.lap}:{self.seat}")

    # --- what she reads ---------------------------------------------------------------------------------

    def proposals(self, asked: str) -> tuple[Event, ...]:
        """What others have proposed tonight in answer to this very question: not in another voting, nor in
        the first round of a run-off."""
        if self.purpose == "cards":
            return ()
        seen = self._ledger.view(self.seat)
        return tuple(
            event
            for event in seen.events
            if (event.day, event.phase) == (seen.day, seen.phase)
            if self._ledger.book.kinds[event.kind].form == "proposal" and event.facts["asked"] == asked
        )

    @property
    def learned(self) -> tuple[Event, ...]:
        """Private events since the seat's last visit ended; none before the cards are known."""
        if self.purpose == "cards":
            return ()
        since = self._ledger.progress.since.get(self.seat, 0)
        return tuple(
            event
            for event in self._ledger.view(self.seat).events
            if event.number >= since
            and event.audience != EVERYBODY
            and event.kind not in PRIVATE_HOUSEKEEPING
        )

    @property
    def came(self) -> tuple[Event, ...]:
        """What came of her answer: what was news before she gave it has been read on the card.

        By day, where no card is opened, everything since her last visit.
        """
        ledger = self._ledger
        written = ledger.progress.pages.get((self.lap, self.seat))
        if written is None or self.purpose in KNOWN_TO_ALL:
            return self.learned
        known = len(visible(ledger.events[: written.events], self.seat))
        return tuple(event for event in self.learned if event.number >= known)

    @property
    def withdrawn(self) -> tuple[Event, ...]:
        """What she was shown before and holds no more: for her alone, until she hands the laptop on."""
        if self.purpose in {"deal", "cards"}:
            return ()
        return tuple(fact.event for fact in self._ledger.standing.knowledge.withdrawn(self.seat))

    @property
    def withdrawn_since(self) -> tuple[Event, ...]:
        """The same of what did not stand on the card already, as `came`."""
        written = self._ledger.progress.pages.get((self.lap, self.seat))
        if written is None or self.purpose in KNOWN_TO_ALL:
            return self.withdrawn
        read = [fact.event for fact in written.withdrawn]
        return tuple(event for event in self.withdrawn if event not in read)

    @property
    def earlier(self) -> tuple[Event, ...]:
        """What she was told in private before her last visit ended.

        Of what her predecessor was told only what still holds: a bond goes with the card.
        """
        since, kinds = self._ledger.progress.since.get(self.seat, 0), self._ledger.book.kinds
        private = [event for event in self._ledger.view(self.seat).events if event.audience != EVERYBODY]
        return tuple(
            event
            for nth, event in enumerate(private)
            if event.number < since and event.kind not in PRIVATE_HOUSEKEEPING
            if nth >= self._before.news or kinds[event.kind].lasting
        )

    @property
    def guesses(self) -> tuple[Guess, ...]:
        """Her own answers to decoy tasks; none of her predecessor's."""
        return tuple(guess for guess in self._ledger.progress.guesses if guess.seat == self.seat)[
            self._before.bets :
        ]

    @property
    def _before(self) -> TakenOver:
        return self._ledger.standing.seating.before.get(self.seat, NOTHING)

    # --- boards -----------------------------------------------------------------------------------------

    @property
    def sheets(self) -> tuple[Sheet, ...]:
        """The boards that are open to the visitor, what is new first; none where the rules have none."""
        if self.purpose in {"deal", "cards", "declare"} or self.over:
            return ()
        read = self._ledger.progress.read.get(self.seat, {})
        found = []
        for board, notes in self._ledger.view(self.seat).boards.items():
            # What her predecessor has written for himself is his.
            kept = self._before.notes if board.startswith(NOTEBOOK) else 0
            fresh = len(notes.posts) - max(kept, read.get(board, 0))
            found.append(Sheet(board, notes.posts[kept:], fresh, notes.listed, notes.writes))
        # Her notebook comes last: it is all that those have to whom no room is open.
        return tuple(
            sorted(found, key=lambda sheet: (sheet.board.startswith(NOTEBOOK), not sheet.fresh, sheet.board))
        )

    @property
    def sheet(self) -> Sheet | None:
        """The board that lies open when the visit begins."""
        return next(iter(self.sheets), None)

    def post(self, text: str, board: str = "") -> None:
        """Write on a board, or on the one that lies open; it is on disk when this returns.

        Raises:
            IllegalDecision: she may not write there, or it says nothing, or too much.
        """
        sheet = self.sheet
        if sheet is None:
            raise IllegalDecision("error-decision-not-asked", slot=POST)
        self._ledger.submit((POST, (board or sheet.board, self.seat, text)))
        self._ledger.tell()
