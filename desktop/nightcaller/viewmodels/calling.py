"""Eyes closed: the laptop in the middle, a role called by the voice, and equal time for whoever is meant."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Slot

from nightcaller.engine import NOBODY
from nightcaller.table.live import pace
from nightcaller.table.live.calls import Summons
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.her_turn import together
from nightcaller.table.live.page import Filled, Page
from nightcaller.table.live.scene import Calling
from nightcaller.text import message_id
from nightcaller.viewmodels.call_course import AGAIN, CallCourse
from nightcaller.viewmodels.element import element
from nightcaller.viewmodels.on_screen import derived
from nightcaller.viewmodels.private_seats import LineRow, table_rows, told_lines, withdrawn_lines, word_row
from nightcaller.viewmodels.question import (
    HandsOnPage,
    OpenQuestion,
    QuestionScreen,
    asking,
    cards_to_become,
    facts,
)
from nightcaller.voice.clock import Clock


@dataclass(frozen=True, slots=True)
class Called(OpenQuestion):
    """What the open screen shows: the same for a living, a dead and an absent role.

    Only `lines` can hold a secret, and the screen reads it while somebody holds "see" and at no other time.
    """

    role: str = ""
    day: int = 0
    index: int = 0
    moment: str = ""
    """``wake`` (the voice speaks), ``open`` (the slot), ``sleep`` (eyes are closing), ``dark``."""
    asked: bool = False
    """The page is open; false once it is decided or its time is up."""
    together: bool = False
    """Several choose, as everybody knows from the published deck: they answer once, for all of them."""
    look: str = ""
    """Message id of what lies under "see", or will; empty where nothing ever does."""
    looks_first: bool = False
    """The page is open, and what is asked there hangs on what lies under "see"."""
    nothing: str = "ui-call-nothing"
    """Message id of what stands there where there is nothing to be seen, or no more."""
    skip_message: str = ""
    """Message id of what "nobody" means for the next seat; empty where somebody has to be chosen."""
    lines: tuple[LineRow, ...] = ()
    """What the called role may see."""


def called(
    summons: Summons, scene: Calling, evening: Evening, moment: str, asked: Page | None, hands: HandsOnPage
) -> Called:
    """Return what a call shows.

    Args:
        summons: the open call.
        scene: its public side.
        evening: for the table's public facts.
        moment: how far the call has come (`Called.moment`).
        asked: the page as it stands with what was tapped; None if nothing is asked now.
        hands: where a hand is on it.
    """
    players, public = evening.sitting.players, evening.public
    look, nothing = under_see(summons, asks=asked is not None)
    screen = Called(
        role=scene.role,
        day=public.day,
        index=scene.index,
        moment=moment,
        together=bool(together(evening.ledger, summons.call.power)),
        look=look,
        nothing=nothing,
        seats=tuple(table_rows(players, public)),
    )
    if asked is not None:
        seat = hands.active if hands.active not in asked.owed else -1
        screen = replace(
            screen,
            asked=True,
            looks_first=bool(summons.tells),
            skip_message=word_row(asked.entries[seat].key, NOBODY, None).message if seat >= 0 else "",
            lines=(*facts(asked, players), *cards_to_become(asked, evening)),
        )
        return asking(screen, asked, hands, evening)
    if moment == "open":
        lines = (
            *withdrawn_lines(summons.withdrawn, evening.sitting),
            *told_lines(summons.learned, evening.sitting),
        )
        screen = replace(screen, lines=lines)
    return screen


def under_see(summons: Summons, *, asks: bool) -> tuple[str, str]:
    """Return what a call says of "see", and of nothing to be seen there: `Called.look` and `Called.nothing`.

    Args:
        asks: the page is open: there is something to look at first, or an answer will come.
    """
    if asks and summons.shows:
        return message_id("ui-call-look", *summons.tells[:1]), "ui-call-unknown"
    if not summons.answers_back:
        return "", "ui-call-nothing"
    if asks:
        return "ui-call-look-then", "ui-call-no-answer-yet"
    return "ui-call-look-answer", "ui-call-no-answer"


@element
class CallingViewModel(QuestionScreen[Called], CallCourse):
    """One call after the other, each as long as its slot: no answer, early, late or missing, moves it."""

    scene = Calling
    private = True

    def __init__(
        self, evening: Evening, parent: QObject | None = None, *, clock: Clock | None = None
    ) -> None:
        super().__init__(evening, parent, clock=clock)
        self._scene: Calling | None = None
        self._summons: Summons | None = None
        self._reading = 0.0
        self._begin(None)

    # --- the course of a call ---

    def show(self, scene: Calling) -> None:
        """Load a call; the voice begins to speak now."""
        self._scene = scene
        self._summons = self._evening.call()
        self._go("wake")

    def _slot(self) -> pace.CallTime:
        if self._summons is None:
            return pace.CallTime(0.0, 0.0)
        evening = self._evening
        return pace.call_time(evening.sitting.seed, self.preset, evening.public.day, self._summons.call)

    def _open(self) -> None:
        slot = self._slot()
        self._reading = slot.reading
        self._wait(slot.answering, self._answers_end)

    def _answers_end(self) -> None:
        """What is tapped counts, as a finger that points does; for the rest the neutral answer stands.

        A disk that hesitates takes from the time to read.
        """
        if self._summons is None:
            return
        self.confirm()
        if not self._do(self._summons.time_is_up):
            self._reading -= AGAIN
            self._wait(AGAIN, self._answers_end)
            return
        self._forget()
        self._wait(max(0.0, self._reading), self._close_eyes)

    def _end(self) -> None:
        if self._summons is not None:
            self._summons.finish()

    # --- what the called role does ---

    @Slot()
    def confirm(self) -> None:
        """Decide the page; on disk before the screen moves. What the published deck bars is refused."""
        summons = self._summons
        if summons is None or self._asked is None or not self.touched:
            return
        if self._asked.problem is not None:
            self._say_why(self._asked.problem[1])
            return
        if self._do(lambda: summons.decide(self._filled)):
            self._forget()

    def _forget(self) -> None:
        summons = self._summons
        self._begin_aloud(summons.page() if summons is not None and self._moment == "open" else None)
        self._refresh()

    def _lay(self, filled: Filled) -> Page | None:
        return None if self._summons is None else self._summons.page(filled)

    def _refresh(self) -> None:
        if self._summons is not None and self._scene is not None:
            asked, hands = self._asked, self._hands
            self._show(called(self._summons, self._scene, self._evening, self._moment, asked, hands))

    @derived
    def answer_seconds(self) -> float:
        """How long the call takes answers, from the moment ``open`` on."""
        return self._slot().answering
