"""The recap: the evening replayed on the seat circle, the cards, the awards, and what is saved of it."""

from __future__ import annotations

from datetime import datetime
from itertools import accumulate
from pathlib import Path

from PySide6.QtCore import (
    Property,
    QObject,
    QStandardPaths,
    Signal,
    Slot,
)
from PySide6.QtGui import QImage

from nightcaller.paper.emblems import outlines
from nightcaller.table.shelf.sitting import SeatedPlayer
from nightcaller.table.shelf.stories import by_clock, minutes_between
from nightcaller.table.story.recap import Recap, RecapChapter
from nightcaller.table.story.replay import StoryMoment
from nightcaller.table.story.retelling import Teller
from nightcaller.table.story.story_page import story_page
from nightcaller.text import Seats, message_id
from nightcaller.viewmodels import recap_rows
from nightcaller.viewmodels.element import element
from nightcaller.viewmodels.phrasebook import Phrasebook
from nightcaller.viewmodels.recap_rows import emblem, told
from nightcaller.viewmodels.rows import list_of
from nightcaller.viewmodels.saving import NotSaved, NotShown, as_png, save, show
from nightcaller.viewmodels.seats import SeatRow

MOST_NAMED = 12
"""More winners than that are told by number: nobody reads so many names."""
CROWD = 14
"""From so many seats on, the ring has no room for what people died of; the sentences tell it."""


@element
class RecapViewModel(QObject):
    """The story of one game, moment by moment.

    Signals:
        saved: path of the file that was written.
        failed: a `NightcallerError`: the disk did not take it, or the system does not show it.
    """

    changed = Signal()
    """Another game or another language."""
    moved = Signal()
    """Another moment."""
    saved = Signal(str)
    failed = Signal(object)
    stored = Signal()
    """There is a folder to be opened."""

    def __init__(self, words: Phrasebook, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._players: tuple[SeatedPlayer, ...] = ()
        self._span: tuple[datetime, datetime] | None = None
        self._recap: Recap | None = None
        self._starts: tuple[int, ...] = ()
        self._at = 0
        self._chapter = 0
        self._folder: Path | None = None
        words.changed.connect(self._tell)

    def show(
        self, recap: Recap, players: tuple[SeatedPlayer, ...], span: tuple[datetime, datetime] | None = None
    ) -> None:
        """Open the story of a game at its beginning.

        Args:
            recap: what happened.
            players: who sat there, by seat: their names and faces.
            span: when the evening began and ended; None if nobody knows.
        """
        self._recap, self._players, self._span = recap, players, span
        lengths = [len(chapter.moments) for chapter in recap.chapters]
        self._starts = tuple(accumulate(lengths[:-1], initial=0)) if lengths else ()
        self._at = self._chapter = 0
        self._tell()

    # --- moving through the evening ---

    @Slot(int)
    def go(self, moment: int) -> None:
        """Show a moment of the whole evening, counted from 0; nothing happens beyond the ends."""
        if not 0 <= moment < self._count() or moment == self._at:
            return
        self._at = moment
        chapter = max(at for at, start in enumerate(self._starts) if start <= moment)
        if chapter != self._chapter:
            self._chapter = chapter
            self._tell_chapter()
        self._draw()

    @Slot(int)
    def step(self, by: int) -> None:
        """Go some moments on, or back."""
        self.go(self._at + by)

    @Slot(int)
    def turn(self, by: int) -> None:
        """Go some nights and days on, or back, and there to the end; nothing happens beyond all of them.

        All of it is listed: the ring shows what came of it.
        """
        chapter = self._chapter + by
        if 0 <= chapter < len(self._starts):
            self.go((*self._starts, self._count())[chapter + 1] - 1)

    def _tell(self) -> None:
        if self._recap is None:
            return
        tellers = self._tellers()
        self.cards.replace(recap_rows.card_rows(self._recap, tellers))
        self.awards.replace(recap_rows.award_rows(self._recap, tellers))
        self.timeline.replace(recap_rows.chapter_rows(self._recap, tellers))
        if self._starts:
            self.lastSeats.replace(recap_rows.last_ring(self._recap, tellers, self._faces()))
            self._tell_chapter()
            self._draw()
        self.changed.emit()

    def _tell_chapter(self) -> None:
        chapter = self._open()
        if chapter:
            self.story.replace(recap_rows.story_rows(chapter, self._tellers(), self._starts[self._chapter]))

    def _draw(self) -> None:
        chapter = self._open()
        if chapter and self._recap:
            inside = self._at - self._starts[self._chapter]
            tellers = self._tellers()
            roomy = len(self._recap.cards) < CROWD
            moment = chapter.moments[inside]
            ring = recap_rows.ring_rows(moment, self._recap, tellers, self._faces(), causes=roomy)
            self.seats.replace(ring)
            self.arrows.replace(recap_rows.arrow_rows(chapter, inside))
        self.moved.emit()

    def _tellers(self) -> list[Teller]:
        names = tuple(player.name for player in self._players)
        return [Teller(self._words.catalogue, language, names) for language in self._words.languages]

    def _faces(self) -> tuple[str, ...]:
        return tuple(player.face for player in self._players)

    # --- saving ---

    @Slot(QImage)
    def savePicture(self, picture: QImage) -> None:
        """Save the composed picture of the evening."""
        self._save(QStandardPaths.StandardLocation.PicturesLocation, "png", as_png(picture))

    @Slot()
    def savePage(self) -> None:
        """Save the whole story as one web page."""
        if self._recap is not None:
            page = story_page(self._recap, self._tellers(), outlines(), recap_rows.EMBLEMS, self._when())
            self._save(QStandardPaths.StandardLocation.DocumentsLocation, "html", page.encode("utf-8"))

    def _save(self, place: QStandardPaths.StandardLocation, ending: str, data: bytes) -> None:
        name = self._tellers()[0].say("ui-recap-file", date=self._date())
        try:
            path = save(place, name, ending, data)
        except NotSaved as problem:
            self.failed.emit(problem)
        else:
            self._folder = path.parent
            self.stored.emit()
            self.saved.emit(str(path))

    @Slot()
    def openFolder(self) -> None:
        """Show the folder of what was saved last in the system's own window."""
        if self._folder is not None:
            try:
                show(self._folder)
            except NotShown as problem:
                self.failed.emit(problem)

    # --- what the screen reads ---

    def _open(self) -> RecapChapter | None:
        return self._recap.chapters[self._chapter] if self._recap and self._starts else None

    def _count(self) -> int:
        return sum(len(chapter.moments) for chapter in self._recap.chapters) if self._recap else 0

    def _moment(self) -> StoryMoment | None:
        chapter = self._open()
        return chapter.moments[self._at - self._starts[self._chapter]] if chapter else None

    def _winner(self) -> str:
        if self._recap is None or not self._recap.outcome.winners:
            return "line-draw"
        return message_id("line-victory", self._recap.outcome.winners[0])

    def _won(self) -> str:
        """Who has won, by name; by number where there are too many to name."""
        seats = self._recap.outcome.seats if self._recap else ()
        if not seats:
            return ""

        def line(teller: Teller) -> str:
            who = (
                teller.listed(teller.name(seat) for seat in seats)
                if len(seats) <= MOST_NAMED
                else teller.say("ui-ended-numbers", seats=Seats.of(seats))
            )
            return teller.say("ui-ended-winners", who=who, count=len(seats))

        return told(self._tellers(), line)

    def _emblem(self) -> str:
        """The winners' emblem: that of a card that won; the moon if nobody did."""
        return emblem(self._recap.standard if self._recap and self._recap.standard else "moon")

    def _titles(self) -> list[str]:
        chapters = self._recap.chapters if self._recap else ()
        return ["event-night-falls" if one.phase == "night" else "event-day-breaks" for one in chapters]

    def _sentence(self) -> str:
        moment = self._moment()
        if moment is None or moment.opening:
            return ""
        return told(self._tellers()[:1], lambda teller: teller.sentence(moment.event))

    def _date(self) -> str:
        """The day on which the evening began, where it was played."""
        began = by_clock(self._span[0]) if self._span else datetime.now()
        return f"{began:%Y-%m-%d}"

    def _when(self) -> str:
        return " · ".join(filter(None, (self._date(), self._lasted().replace("\n", " · "))))

    def _lasted(self) -> str:
        if self._span is None or not (lasted := minutes_between(*self._span)):
            return ""
        hours, minutes = divmod(lasted, 60)
        return told(
            self._tellers(), lambda teller: teller.say("ui-recap-lasted", hours=hours, minutes=minutes)
        )

    def _nose(self) -> str:
        """Who guessed best, as a sentence; empty if nobody guessed better than by lots."""
        best = self._recap.scores[0] if self._recap and self._recap.scores else None
        if best is None or not best.right or best.flair <= 0:
            return ""
        return told(
            self._tellers(),
            lambda teller: teller.say(
                "ui-ended-nose", player=teller.player(best.seat), right=best.right, count=best.of
            ),
        )

    winner = Property(str, lambda self: self._winner(), notify=changed)
    reason = Property(str, lambda self: self._recap.outcome.reason if self._recap else "", notify=changed)
    emblem = Property(str, lambda self: self._emblem(), notify=changed)
    wolves = Property(bool, lambda self: bool(self._recap and self._recap.wolves), notify=changed)
    """A pack has won: over the hills it stays night."""
    won = Property(str, lambda self: self._won(), notify=changed)
    """The winners in one sentence; empty if there are none."""
    seated = Property(int, lambda self: len(self._players), notify=changed)
    chapters = Property(list, lambda self: self._titles(), notify=changed)
    days = Property(
        list, lambda self: [one.day for one in self._recap.chapters] if self._recap else [], notify=changed
    )
    starts = Property(list, lambda self: list(self._starts), notify=changed)
    count = Property(int, lambda self: self._count(), notify=changed)
    nose = Property(str, lambda self: self._nose(), notify=changed)
    guessed = Property(bool, lambda self: bool(self._recap and self._recap.scores), notify=changed)
    date = Property(str, lambda self: self._date(), notify=changed)
    lasted = Property(str, lambda self: self._lasted(), notify=changed)
    """How long the evening was, in words; empty if that tells nothing."""
    folder = Property(str, lambda self: str(self._folder or ""), notify=stored)
    """Where the last picture or page went; empty before."""
    at = Property(int, lambda self: self._at, notify=moved)
    chapter = Property(int, lambda self: self._chapter, notify=moved)
    night = Property(
        bool, lambda self: (one := self._open()) is not None and one.phase == "night", notify=moved
    )
    sentence = Property(str, lambda self: self._sentence(), notify=moved)
    cards = list_of(recap_rows.CardRow)
    awards = list_of(recap_rows.AwardRow)
    timeline = list_of(recap_rows.ChapterRow)
    story = list_of(recap_rows.StoryRow)
    seats = list_of(SeatRow)
    arrows = list_of(recap_rows.ArrowRow)
    lastSeats = list_of(SeatRow)
