"""Narrator style: the moderator's console. What is secret leaves the evening only while he holds it open.

Long because what a tap means depends on all that stands on the page.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import chain

from PySide6.QtCore import Property, QObject, Signal, Slot

from nightcaller.engine.vocabulary import EMPTY_CHOICES, Option, Seat
from nightcaller.table.live.desk import NIGHTLY
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.narration import Line, closing_line
from nightcaller.table.live.page import Filled, Page, refilled
from nightcaller.table.live.scene import Console
from nightcaller.table.live.showings import Showing, looks
from nightcaller.text import message_id
from nightcaller.viewmodels import offered
from nightcaller.viewmodels.call_clock import CallClock
from nightcaller.viewmodels.console_board import (
    ALL_OR_NONE,
    MUST,
    Answers,
    ConsoleBoard,
    as_written,
    board_of,
)
from nightcaller.viewmodels.element import element
from nightcaller.viewmodels.held_open import HeldOpen
from nightcaller.viewmodels.on_screen import GameScreen, derived
from nightcaller.viewmodels.phrasebook import Phrasebook
from nightcaller.viewmodels.private_seats import WordRow, named, word_row
from nightcaller.viewmodels.question import QuestionScreen, refusal
from nightcaller.voice.clock import Clock, EventLoopClock

NO_SUCH_CARD = "ui-narrator-no-such-card"
"""Why a card that was tapped as somebody's cannot be theirs."""
DEAF = 500.0
"""Milliseconds in which a tap after an answer counts for nothing: it was meant for the answer."""


def whom(facts: Iterable[Showing]) -> list[int]:
    """Return the numbers of those whom facts are shown to by name."""
    return sorted({seat + 1 for fact in facts if fact.personal for seat in fact.to})


@element
class ConsoleViewModel(QuestionScreen[ConsoleBoard], HeldOpen, GameScreen):
    """The night in the moderator's hands, one step after the other.

    Attributes:
        preset: how long calls are usually kept open (`pace.PRESETS`).

    Signals:
        said: lines to be spoken, on request (a tuple of `Line`).
    """

    scene = Console
    private = True

    waitedChanged = Signal()
    said = Signal(object)

    def __init__(
        self,
        evening: Evening,
        words: Phrasebook,
        parent: QObject | None = None,
        *,
        clock: Clock | None = None,
    ) -> None:
        super().__init__(evening, parent)
        self._clock: Clock = clock or EventLoopClock(self)
        self._call = CallClock(self._clock, self.waitedChanged.emit)
        self.preset = "normal"
        self._was: dict[str, Answers] = {}
        """By power, what was recorded before the moderator went back: one tap records it again."""
        self._going_back = False
        """He takes back one step after the other; entered cards stay meanwhile."""
        self._closing: tuple[Line, ...] = ()
        """What is said before the script of this step: whoever was called closes their eyes."""
        self._last_words: tuple[Line, ...] = ()
        """What closes the eyes that are open now, while nobody has read it."""
        self._called = ("", 0)
        """Whose they are, and at which step of the window."""
        self._waiting: tuple[str, Filled] = ("", ())
        """Who is called, and what was tapped and could not be recorded yet."""
        self._tapped: Option | None = None
        """What the reason on the page is about."""
        self._wanted: Seat | None = None
        """Whose card has to be told before that can be."""
        self._answered = float("-inf")
        self._text = words
        self._showing = 0
        self._open = False
        self._close()
        words.changed.connect(self._refresh)

    # --- opening and covering ---

    def show(self, scene: Console) -> None:
        """Load a step."""
        if max(1, self._evening.public.day) != self._shown.day or scene.purpose not in NIGHTLY:
            self._was = {}
        self._open = True
        self._wanted = None
        self._showing = 0
        self._call_up(scene)
        self._close()
        self._call.begin(self._evening.desk().usual_seconds(self.preset))
        self._refresh()

    def entered(self) -> None:
        """The screen opens again, perhaps after something was overruled."""
        self._forget()
        self._refresh()

    def last_words(self) -> tuple[Line, ...]:
        """What has not been read aloud yet of the last call: the eyes that it opened are closed."""
        return self._last_words

    def take_up(self) -> None:
        """The evening goes on in the middle of a night: the role called last may still have its eyes open."""
        called = [row for row in self._evening.desk().overview.calls if row.role and row.over]
        if called:
            last = closing_line(called[-1].role, self._evening.sitting, self._evening.public)
            self._last_words, self._called = (last,), (called[-1].role, -1)

    def _call_up(self, scene: Console) -> None:
        """Before anybody opens their eyes, whoever has them open closes them, whatever has led here: an
        answer, a step back, an answer put right from the middle of another call."""
        called = (scene.role, scene.index) if scene.purpose == "night" else (scene.purpose, 0)
        if called == self._called:
            return
        # A round without anybody to be shown anything is passed by before it can be read.
        unread = self._closing if self._called[0] == "round" else ()
        self._closing, self._called, self._last_words = self._last_words or unread, called, ()
        if scene.role:
            self._last_words = (closing_line(scene.role, self._evening.sitting, self._evening.public),)

    def leave(self) -> None:
        """The console is not on the screen any more."""
        self._open = False
        self._was = {}
        self._closing, self._last_words, self._called = (), (), ("", 0)
        self._call.cancel()
        self.coverUp()

    def _close(self) -> None:
        super()._close()
        self._forget()

    def hold(self) -> None:
        """The curtain is drawn: the clock stands still."""
        self._call.hold()

    def resume(self) -> None:
        """The curtain is open again: the clock goes on."""
        self._call.resume()

    # --- the step ---

    @Slot()
    def goOn(self) -> None:
        """Record what is chosen on the page; where nothing is open, go on to the next step.

        It never means nobody: that is `skip`.
        """
        if not self._open or self._deaf():
            return
        self._hands.reason = ""
        desk = self._evening.desk()
        if desk.placing.role:
            self._say_why("ui-narrator-place-first")
        elif self._asked is None:
            if self.unseen:
                self._say_why("ui-narrator-show-first")
            else:
                self._finish()
        elif self._shown.decides or self._asked.problem is not None:
            self._record()
        else:
            self._say_why(self.to_do)

    @Slot(int)
    def choose(self, seat: int) -> None:
        """Tap a seat; who stands elsewhere on the page, and cannot stand here as well, is let go there."""
        asked, hands = self._asked, self._hands
        elsewhere = [at for at, pick in enumerate(self._filled) if pick == seat]
        night = self._shown.purpose == "night" and not self._deaf()
        if asked is not None and night and elsewhere and hands.active not in elsewhere:
            twice = self._lay([seat if at == hands.active else pick for at, pick in enumerate(self._filled)])
            fits = seat in asked.entries[hands.active].options
            if not fits or (twice and twice.problem and twice.problem[1] != MUST):
                hands.active = elsewhere[-1]
        super().choose(seat)

    @Slot()
    def skip(self) -> None:
        """Nobody, or nothing: beside a choice for this blank, else for the whole page, which is recorded.

        So a dead or absent role is passed by in one tap.
        """
        asked = self._asked
        if self._deaf():
            return
        if asked is None:
            if self.unseen:  # he has told them without the screen
                self._finish()
            return
        whole = asked.problem is not None and asked.problem[1] == ALL_OR_NONE
        if self._hands.opened >= 0 or (asked.decides and not whole):
            super().skip()
            return
        if whole:
            self._begin(self._evening.desk().page())
        if any(asked.entries[at].words for at in asked.owed):
            self._say_why("ui-narrator-choose-word")
            return
        self._hands.reason = ""
        self._record()

    def _finish(self) -> None:
        self._closing, self._last_words = (), ()  # they stood on the page
        self._answered = self._clock.now()
        self._going_back = False
        self._do(self._evening.desk().finish)

    def _fill(self, at: int, option: Option) -> None:
        """In a call of the night that asks one thing the answer is recorded by its tap, and the next step
        comes by itself.

        Nobody but the moderator hears of a step that is taken back, so nothing has to be confirmed. Several
        are marked and recorded together; so is what everybody may see by day, where no single tap records
        anything and "nobody" is held. Where the role is told something for its answer, that comes up by
        itself, to be shown or signed to it.
        """
        night = self._shown.purpose == "night"
        if self._shown.placing:
            self._place(option)
        elif 0 <= at < len(self._filled) and not (night and self._deaf()):
            self._tapped = option
            super()._fill(at, option)
            if night and self._said_all():
                self._record()

    def _said_all(self) -> bool:
        """What was tapped leaves nothing else to choose: one potion a night, for instance."""
        asked = self._asked
        if asked is None:
            return False
        left = [entry for entry, pick in zip(asked.entries, asked.filled, strict=True) if pick is None]
        return len(left) == len(asked.filled) - 1 and all(len(entry.options) == 1 for entry in left)

    def _place(self, option: Option) -> None:
        """The table's own cards: whoever has opened the eyes sits there."""
        own = self._evening.cards.told
        if own is None or not isinstance(option, int):
            return
        held = own.role_of(option)
        if held and held != self._shown.placing:
            self._say_why("ui-narrator-placed", option)
        else:
            role, self._going_back = self._shown.placing, False
            self._do(lambda: self._evening.cards.place(role, option))
            desk = self._evening.desk()
            if not desk.placing.role:
                self._answered = self._clock.now()
                if desk.to_be_shown:  # and the eyes are open that it is for
                    self.showNext()

    @Slot(str)
    @offered.named(lambda self: own.deck if (own := self._evening.cards.told) else ())
    def tell(self, role: str) -> None:
        """The card that the answer hangs on is this one; then it is recorded, unless it hangs on another."""
        own, seat = self._evening.cards.told, self._wanted
        if own is None or seat is None:
            return
        if own.missing(role) <= 0:
            self._say_why(NO_SUCH_CARD, role)
            return
        self._wanted, self._going_back = None, False
        if self._do(lambda: self._evening.cards.place(role, seat)):
            self._record()

    @Slot()
    def thinkAgain(self) -> None:
        """Not to look at a card: the answer is another one."""
        self._wanted, self._waiting = None, ("", ())
        self._forget()
        self._refresh()

    def _record(self) -> None:
        asked, filled = self._asked, self._filled
        if asked is not None and asked.problem is not None:
            self._say_why(self._because(asked.problem[1]))
            return
        night = self._shown.purpose == "night"
        desk = self._evening.desk()
        role, wanted = self._shown.role, list[Seat | None]()
        if not self._do(lambda: wanted.append(desk.decide(filled))):
            return
        self._going_back = False
        (self._wanted,) = wanted
        self._waiting = ("", ()) if self._wanted is None else (role, filled)
        if self._wanted is not None:
            self._forget()
            self._refresh()
            return
        self._answered = self._clock.now()
        if night:
            self._next_call(chosen=not {*filled} <= {None, *EMPTY_CHOICES})

    def _next_call(self, *, chosen: bool) -> None:
        """Show what an answered call was told for its answer, or go on by itself.

        Whoever has chosen somebody and is told nothing of him has a page as well: an empty one.
        """
        desk = self._evening.desk()
        if desk.scene.purpose != "night" or desk.asks:
            return
        if desk.informs and (chosen or desk.to_be_shown):
            self._closing = ()  # was said when this call began; now this one's own last words are due
            self.showNext()
        else:
            self._end_call()

    def _end_call(self) -> None:
        """Go on to the next call, which begins with the last words of this one."""
        self._answered = self._clock.now()
        self._do(self._evening.desk().finish)

    def _deaf(self) -> bool:
        return self._clock.now() - self._answered < DEAF

    @Slot()
    def asBefore(self) -> None:
        """Record by one tap what was recorded here before he went back, if it can still be."""
        desk, asked = self._evening.desk(), self._asked
        if not self._open or asked is None or desk.power not in self._was or self._deaf():
            return
        self._asked = page = self._lay(refilled(asked.entries, self._was[desk.power])) or asked
        self._hands.reason = ""
        for entry, pick in zip(page.entries, page.filled, strict=True):
            if pick is not None and pick not in entry.options:
                self._say_why(self._because(refusal(entry, pick, None, self._evening.public.alive)))
                return
        self._record()

    @Slot(int)
    def backTo(self, index: int) -> None:
        """Take back everything from a step of this window on; nobody hears of it."""
        self._remember()
        self._going_back = True
        self._do(lambda: self._evening.desk().back_to(index))

    @Slot()
    def undo(self) -> None:
        """Take back what was recorded last."""
        self._remember()
        further, self._going_back = self._going_back, True
        self._do(lambda: self._evening.desk().undo(cards=not further))

    @Slot()
    def say(self) -> None:
        """Let the app speak the present line."""
        if self._open:
            self.said.emit(as_written((*self._closing, *self._evening.desk().script.now), self._text))

    def _remember(self) -> None:
        """Keep in mind what is going to be taken back: most of it will be recorded again."""
        self._closing, self._waiting, self._wanted = (), ("", ()), None
        desk = self._evening.desk()
        self._was |= {
            call.power: call.recorded
            for call in desk.overview.calls
            if call.power and (call.over or (call.state == "now" and desk.answered))
        }

    def _lay(self, filled: Filled) -> Page | None:
        return self._evening.desk().page(filled)

    def _because(self, reason: str) -> str:
        return "ui-narrator-answer-needed" if reason == MUST else reason

    def _say_why(self, reason: str, about: Option | None = None) -> None:
        self._tapped = about
        super()._say_why(reason)

    def _forget(self) -> None:
        """Turn to the page of the step, with nothing tapped on it but an answer that had to wait."""
        here = self._open and isinstance(self._evening.scene, Console)
        self._begin_aloud(self._evening.desk().page() if here else None)
        role, filled = self._waiting
        if self._asked is not None and role and self._evening.desk().scene.role == role:
            self._asked = self._lay(filled) or self._asked

    def _do(self, act: Callable[[], object]) -> bool:
        done = super()._do(act)
        self._showing = 0
        self._forget()
        self._refresh()
        return done

    # --- what is held in front of a player ---

    @Slot()
    def showNext(self) -> None:
        """Hold what the step tells in front of whoever is called; again for the next one."""
        if not self._open:
            return
        found = looks(self._evening.desk().showings(self._filled))
        self._showing += 1
        self._hold_up(*found[(self._showing - 1) % len(found)])

    @Slot()
    def putAway(self) -> None:
        """Nothing is held in front of anybody any more. With the last fact of a call, or of a round, it is
        over; before a decision, and by day in front of everybody, it is not."""
        was, purpose = bool(self._figure), self._shown.purpose
        super().putAway()
        desk = self._evening.desk()
        if not was or desk.asks or desk.placing.role or self._showing < len(looks(desk.showings())):
            return
        if purpose == "night":
            self._end_call()
        elif purpose == "round":
            self.goOn()

    def _laid_out(self, shown: ConsoleBoard) -> Sequence[WordRow]:
        own = self._evening.cards.told if shown.wanted else None
        if own is None:
            return super()._laid_out(shown)
        return tuple(word_row("cards", role, None) for role in own.roles if role in own.deck)

    def _refresh(self) -> None:
        if not self._open or not isinstance(self._evening.scene, Console):
            self._show(ConsoleBoard())
        else:
            self._show(
                board_of(
                    self._evening.desk(),
                    self._evening,
                    self._text,
                    self._asked,
                    self._hands,
                    self._was,
                    wanted=self._wanted,
                    closing=self._closing,
                    peeking=self._peeking,
                )
            )

    # --- what the screen reads ---

    @derived
    def to_do(self) -> str:
        """Message id of what has to be tapped before anything can be noted."""
        if self._shown.asked and self._shown.purpose != "night" and None not in self._filled:
            return "ui-narrator-choose-none"
        if not self.people:
            return "ui-narrator-choose-word"
        worded = len(self._shown.blanks) > self.people
        return "ui-narrator-choose-either" if worded else "ui-narrator-choose"

    @derived
    def refused(self) -> str:
        """The seat or the card that the reason is about, as people call it; empty if it is about none."""
        if self._shown.reason == NO_SUCH_CARD and isinstance(self._tapped, str):
            return self._text.first(message_id("role", self._tapped), {})
        if not self._shown.reason or not isinstance(self._tapped, int):
            return ""
        return self._text.first("ui-visit-seat", named(self._tapped, self._evening.sitting.players))

    @derived
    def next_eyes(self) -> list[int]:
        """On a round: numbers of those who are shown something next."""
        if self._shown.purpose not in {"round", "dawn"}:
            return []
        found = looks(self._evening.desk().showings())
        return whom(found[self._showing % len(found)])

    @derived
    def unseen(self) -> list[int]:
        """On a round: numbers of those before whom what is new for them has not been held up yet."""
        if self._shown.purpose not in {"round", "dawn"}:
            return []
        return whom(chain.from_iterable(looks(self._evening.desk().showings())[self._showing :]))

    clocked = Property(bool, lambda self: self._call.usual > 0, notify=waitedChanged)
    waited = Property(float, lambda self: self._call.waited, notify=waitedChanged)
    """How much of the usual time of a call is over, 0 to 1; the same for every role."""
