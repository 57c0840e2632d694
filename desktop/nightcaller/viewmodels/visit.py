"""A player alone with the laptop: card, page, what was learned. The same skeleton for everybody.

Three touches: hold "I am she" until the card opens, tap, hold to decide. What came of it is shown while that
hold lasts.

Long because what is tapped, held, turned and timed all ends the same visit.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Property, QObject, Signal, Slot

from nightcaller.engine import NOBODY
from nightcaller.engine.board import LONGEST_POST
from nightcaller.engine.vocabulary import Option, Seat
from nightcaller.table.live import pace
from nightcaller.table.live import page as pages
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.page import Filled
from nightcaller.table.live.visit import PlayerVisit
from nightcaller.table.shelf.books import book_info
from nightcaller.viewmodels.board_leaves import leaves_of
from nightcaller.viewmodels.card_lines import night_card
from nightcaller.viewmodels.card_words import agreed, without
from nightcaller.viewmodels.element import element
from nightcaller.viewmodels.on_screen import GameScreen, derived
from nightcaller.viewmodels.private_seats import LineRow
from nightcaller.viewmodels.question import QuestionScreen
from nightcaller.viewmodels.rows import for_qml
from nightcaller.viewmodels.visit_page import NOWHERE, VisitPage, page_of
from nightcaller.voice.clock import Clock, Countdown, EventLoopClock

LEFT_ALONE, WARNED = 90.0, 30.0
"""Seconds without a finger or a key until a page says that it covers itself, and from then until it does."""
ALONE = "ui-visit-alone"
"""What it says then."""


@element
class VisitViewModel(QuestionScreen[VisitPage], GameScreen):
    """One visit at a time, from "I am she" to the hand-over; in between it may be covered and resumed.

    Args:
        evening: the game.
        clock: tests bring their own.

    Attributes:
        preset: how long things last at least (`pace.PRESETS`).
        held: the finger lies on the card or on the answer.

    Signals:
        closed: handed on or covered up; show the evening's scene (after a cover it is the same seat's cover).
    """

    private = True

    closed = Signal()

    def __init__(
        self, evening: Evening, parent: QObject | None = None, *, clock: Clock | None = None
    ) -> None:
        super().__init__(evening, parent)
        self._visit: PlayerVisit | None = None
        self.preset = "normal"
        self._clock = clock or EventLoopClock(self)
        self._dwell = Countdown(self._clock)
        self._early = Countdown(self._clock)
        self._cap = Countdown(self._clock)
        self._left = Countdown(self._clock)
        rules = book_info(evening.sitting.book).every_house_rule()
        deck = evening.sitting.published()
        self._agreed = [*without(deck, evening.book.roles), *agreed(rules, evening.sitting.house)]
        players = evening.sitting.players
        self._names = [{"number": seat + 1, "name": player.name} for seat, player in enumerate(players)]
        self._clear()

    # --- opening and closing ---

    @property
    def open(self) -> bool:
        """Whether somebody is looking at her private pages."""
        return self._visit is not None

    def show(self, visit: PlayerVisit) -> None:
        """Begin, or go on after a cover; from here the least length of the visit counts."""
        self._visit = visit
        self.held = self._looked = self._seen = False
        # What was decided before a cover is not decided blind: her answer waits for her.
        self._card = visit.opens_card and (visit.only_shows or visit.asks)
        self._named = self._card
        self._reading = visit.sheet is not None and not visit.again
        self._turned = 0
        seconds = pace.visit_seconds(
            self._evening.sitting.seed,
            self.preset,
            self._evening.public.day,
            visit.lap,
            visit.seat,
            len(visit.form),
        )
        # Whoever comes back has been waited for already.
        self._rested = self._may_decide = visit.again
        self._dwell_seconds = 0.0 if visit.again else seconds
        self._decides_at = self._clock.now()
        if not visit.again:
            early = max(0.0, seconds - pace.TOLD * pace.PRESETS.get(self.preset, 1.0))
            self._decides_at += early * 1000
            self._early.start(early * 1000, self._decidable)
            self._dwell.start(seconds * 1000, self._rest)
        self._turn_page()

    @Slot()
    def coverUp(self) -> None:
        """Drop everything private now; the visit goes on where it was when she has come back."""
        if self._visit is not None:
            self._clear()
            self.closed.emit()

    def _clear(self) -> None:
        self._visit = None
        self._begin(None)
        self._answer: pages.Page | None = None
        self._looked = self._rested = self._reading = self._card = self.held = self._may_decide = False
        self._seen = self._named = self._lies = self._limited = False
        self._turned = 0
        self._dwell_seconds = self._decides_at = 0.0
        self._dwell.cancel()
        self._early.cancel()
        self._cap.cancel()
        self._left.cancel()
        self._show(NOWHERE)

    # --- left alone ---

    @Slot(bool)
    def lay(self, lies: bool) -> None:
        """A finger or a key lies on the page, or is lifted: whoever reads as long as she likes is there."""
        self._lies = lies
        self.stir()

    @Slot()
    def stir(self) -> None:
        """Somebody is there: the page is counted as left alone from now on, the same for everybody.

        Not where an answer has a time limit: what happens then is the table's own rule.
        """
        if self._visit is None:
            return
        if self._hands.reason == ALONE:
            self._say_why("")
        else:
            self._wait_for_a_hand()

    def _wait_for_a_hand(self) -> None:
        self._left.cancel()
        if not self._lies and not self._limited:
            self._left.start(LEFT_ALONE * 1000, self._warn)

    def _warn(self) -> None:
        self._say_why(ALONE)
        self._left.start(WARNED * 1000, self.coverUp)

    # --- what the visitor taps ---

    def _lay(self, filled: Filled) -> pages.Page | None:
        visit = self._visit
        return None if visit is None else visit.page(filled) or visit.idle_page(filled)

    def _asker(self) -> Seat | None:
        return None if self._visit is None else self._visit.seat

    def _takes(self, entry: pages.Entry, option: Option) -> bool:
        """Whether a tap that counts for nothing is taken all the same: unless everybody knows better."""
        if self._shown.purpose == "cards":
            return False
        if isinstance(option, int):
            stands = self._evening.candidates
            return not entry.words and (not stands or option in stands)
        return option in entry.words or option == NOBODY

    def _open_page(self) -> pages.Page | None:
        """The page that takes taps now."""
        return self._asked if self._shown.page == "page" else None

    # --- what the visitor holds ---

    @Slot()
    def decide(self) -> None:
        """The page was held to the end: recorded on disk, then shown as long as the finger lies on it.

        No page refuses what is on it (docs/decisions/no-page-refuses.md): what did not count is said
        under the finger. What has to be touched has to be touched by everybody.
        """
        visit, asked, hands = self._visit, self._open_page(), self._hands
        if visit is None or asked is None or not self._may_decide:
            return
        if asked.problem is not None and self._shown.purpose == "cards":
            self._say_why(asked.problem[1])
            return
        if asked.owed:
            if not asked.entries[asked.owed[0]].words:
                hands.active = asked.owed[0]
            self._say_why(asked.why)
            return
        self.held = self._looked = True
        if asked.idle:
            self._turn_page()
        else:
            self._do(lambda: visit.decide(asked.filled), asked)
        self.held = self._looked = self._shown.page == "answer"
        self._tell()

    @Slot()
    def look(self) -> None:
        """The card, or the answer, or the board was held to the end."""
        if self._visit is not None and self._shown.page != "page":
            self._looked = True
            self._seen = self._shown.page == "board"
            self.held = not self._seen
            if self._hands.reason == "ui-board-once":
                self._hands.reason = ""
            self._refresh()

    @Slot()
    def release(self) -> None:
        """The finger is lifted: what was learned is covered; the laptop goes on when its time has come."""
        if self._visit is None or not self.held:
            return
        self.held = False
        if self._card and self._shown.purpose != "deal":
            # What was written since is on the card: whoever has read it may go on from the board.
            self._card, self._looked = False, self._reading
            self._turn_page()
        elif self.may_finish:
            self.finish()
        else:
            self._refresh()

    @Slot()
    def change(self) -> None:
        """Think again: the page comes anew, unless something was shown in return for it.

        The button is there for everybody; whose answer stands gets a page as well, on which nothing counts.
        """
        visit = self._visit
        if visit is None or self._shown.page != "answer":
            return
        if visit.may_change:
            self._looked = self.held = False
            self._do(visit.change)
        elif (idle := visit.idle_page()) is not None:
            self._looked = self.held = False
            self._turn_page(idle)
        else:
            self._say_why("ui-visit-no-change")

    @Slot()
    def finish(self) -> None:
        """Hand the laptop on, when the visit has lasted long enough."""
        if self._visit is not None and self.may_finish and super()._do(self._visit.finish):
            self._clear()
            self.closed.emit()

    # --- boards ---

    @Slot(str, result=bool)
    def post(self, text: str) -> bool:
        """Leave a note on the open board; it is on disk before it stands there.

        Whoever has several boards would else write to a room whose door she has not seen: the leaf has to be
        looked at first, as everybody's has before she goes on.

        Returns:
            Whether the text has been dealt with; if not, it stays in the field.
        """
        visit, said = self._visit, text.strip()
        if visit is None or self._shown.page != "board":
            return False
        leaves = leaves_of(visit.sheets)
        sheet = leaves[self._turned % len(leaves)].sheet
        if not self._seen:
            self._hands.reason = "ui-board-once"
        elif not sheet.writes:
            # The field is there for everybody; who may only read is told so, on the same page.
            self._hands.reason = "ui-board-listening"
        elif said:
            if not super()._do(lambda: visit.post(said[:LONGEST_POST], sheet.board)):
                return False
            written = leaves_of(visit.sheets)
            self._turned = next(at for at, leaf in enumerate(written) if leaf.sheet.board == sheet.board)
            self._hands.reason = "ui-board-left"
        self._refresh()
        return self._seen

    @Slot()
    def turnLeaf(self) -> None:
        """The next leaf of the boards, and after the last one the first again; everybody may turn."""
        if self._shown.page == "board":
            self._turned += 1
            self._looked = self._seen = False
            self._say_why("")

    @Slot()
    def keepNote(self) -> None:
        """Say that a note has been begun and not left, instead of going on; the next tap goes on."""
        self._say_why("ui-board-unsent")

    @Slot()
    def putAway(self) -> None:
        """The board has been read and written on; now the page, for whoever has anything on it."""
        if self._visit is not None and self._shown.page == "board" and self._looked and not self._shown.last:
            self._reading = self._looked = self._seen = False
            self._turn_page()

    # --- from page to page ---

    def _do(self, act: Callable[[], object], answer: pages.Page | None = None) -> bool:
        done = super()._do(act)
        if done and self._visit is not None:
            self._turn_page(answer=answer)
        return done

    def _turn_page(self, idle: pages.Page | None = None, answer: pages.Page | None = None) -> None:
        """Show the page of the round, or what came of it.

        Args:
            idle: a page on which nothing counts, in its place.
            answer: the page that was decided just now.
        """
        self._cap.cancel()
        visit = self._visit
        assert visit is not None
        asked = idle or visit.page()
        self._begin(asked)
        self._answer = answer or (visit.recorded if asked is None else None)
        seconds = self._evening.sitting.answer_seconds
        # No time limit decides which card somebody holds.
        timed = asked is not None and visit.purpose != "cards"
        self._limited = timed and seconds > 0 and not self._reading and not self._card
        if self._limited:
            self._cap.start(seconds * 1000, self._time_is_up)
        self._refresh()

    def _time_is_up(self) -> None:
        if self._asked is not None and self._asked.idle:
            self._turn_page()
        elif self._visit is not None and self._asked is not None:
            self._do(self._visit.time_is_up)

    def _decidable(self) -> None:
        self._may_decide = True
        self._tell()

    def _rest(self) -> None:
        self._rested = self._may_decide = True
        if self._shown.page in {"card", "answer"} and not self.held and self.may_finish:
            self.finish()
        else:
            self._tell()

    @derived
    def may_finish(self) -> bool:
        """The laptop may be handed on."""
        return self._rested and self._looked and self._shown.last

    def _refresh(self) -> None:
        if self._visit is not None:
            self._show(
                page_of(
                    self._visit,
                    self._evening,
                    self._hands,
                    self._asked,
                    answer=self._answer,
                    looked=self._looked,
                    card=self._card,
                    reading=self._reading,
                    turned=self._turned,
                )
            )
            if self._hands.reason != ALONE:
                self._wait_for_a_hand()

    def _laid_open(self, shown: VisitPage) -> int:
        return min(0, len(shown.blanks) - 1) if shown.purpose == "cards" else super()._laid_open(shown)

    def _under_the_finger(self) -> tuple[LineRow, ...]:
        """What a held card says: the open page's own, or over a question the visitor's card once more."""
        if self._shown.page == "page" and self._visit is not None and self._shown.purpose != "cards":
            return night_card(self._visit, self._evening, self._asked)
        return self._shown.card

    # --- what the screen reads ---

    @Slot(str, result=list)
    def wordings(self, message: str) -> list[str]:
        """Return the ids by which deck and rules in force may say an attribute of a card, the first counts.

        How a camp wins has words of its own where the deck has no third one.
        """
        card, _dot, part = message.rpartition(".")
        found = [*(card + one.replace(".card", f".{part}") for one in self._agreed), message]
        if part != "wins" or len(self._evening.rulings.teams) > 2:
            return found
        return [wording for one in found for wording in (f"{one}-two-sides", one)]

    @Slot(result=float)
    def decideIn(self) -> float:
        """How many milliseconds a hold has to last at least from now on, the same law for everybody."""
        return 0.0 if self._may_decide else max(0.0, self._decides_at - self._clock.now())

    @derived
    def may_decide(self) -> bool:
        """A hold that is long enough counts now."""
        return self._may_decide

    @derived
    def rested(self) -> bool:
        """The least length of a visit is over."""
        return self._rested

    @derived
    def dwell_seconds(self) -> float:
        """How long the visit lasts at least."""
        return self._dwell_seconds

    @derived
    def not_me(self) -> bool:
        """No closed card with her name came first: whoever holds somebody else's page gives it back here."""
        return self._visit is not None and not self._named

    names = Property(list, lambda self: self._names, constant=True)
    """Everybody at the table, as maps ``number`` and ``name``."""
    card = Property(list, lambda self: for_qml(self._under_the_finger()), notify=QuestionScreen.changed)
    """What lies under the finger, as maps of `LineRow`; read while something is held."""
