"""The end: who won and why, then the whole story with all its secrets."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path

from PySide6.QtCore import Property, QObject, QStandardPaths, Signal, Slot
from PySide6.QtQml import QmlElement
from PySide6.QtQuick import QQuickWindow

from nightcaller.engine.vocabulary import Event
from nightcaller.table.evening import Evening
from nightcaller.table.recap import Chapter, Recap
from nightcaller.table.retelling import Teller, halves, is_count, tallies, worth_telling
from nightcaller.table.scene import Ended
from nightcaller.table.story_page import story_page
from nightcaller.text import message_id
from nightcaller.viewmodels.phrasebook import Phrasebook
from nightcaller.viewmodels.private_seats import table_rows
from nightcaller.viewmodels.rows import Rows
from nightcaller.viewmodels.seats import SeatRow, SeatRows, hue

QML_IMPORT_NAME = "Nightcaller.ViewModels"
QML_IMPORT_MAJOR_VERSION = 1

CROWD = 14
"""From so many seats on, the ring has no room for what people died of; the sentences tell it."""


@dataclass(frozen=True, slots=True)
class CardRow:
    """Who was what; texts are ready to be shown."""

    number: int
    name: str
    role: str
    kind: str
    """Its emblem."""
    won: bool
    guesses: str
    """``2 / 3``, or empty if the seat never had to guess."""


@QmlElement
class CardRows(Rows[CardRow]):
    """Everybody's cards."""

    row_type = CardRow


@dataclass(frozen=True, slots=True)
class StoryRow:
    """A sentence of the story, or one bar of a vote; texts are ready to be shown."""

    text: str
    mark: str = ""
    """Kind of `SeatMark` that the ring shows for it."""
    death: bool = False
    number: int = 0
    """Seat number of a bar; 0 for a sentence."""
    hue: float = 0.0
    votes: str = ""
    share: float = 0.0
    leading: bool = False
    voters: str = ""


@QmlElement
class StoryRows(Rows[StoryRow]):
    """A night or a day."""

    row_type = StoryRow


def cards(recap: Recap, evening: Evening, words: Phrasebook) -> list[CardRow]:
    """Return everybody's card, result and guesses."""
    scores = {score.seat: f"{score.right} / {score.of}" for score in recap.scores}
    return [
        CardRow(
            seat + 1,
            player.name,
            words.text(message_id("role", recap.cards[seat])),
            recap.cards[seat].rpartition(".")[2],
            seat in recap.outcome.seats,
            scores.get(seat, ""),
        )
        for seat, player in enumerate(evening.sitting.players)
    ]


def story(chapter: Chapter, tellers: list[Teller], marks: dict[str, str]) -> list[StoryRow]:
    """Return the rows of a night or a day, secrets included.

    Args:
        chapter: what happened.
        tellers: one for each language that is shown.
        marks: event kind -> mark on the ring (`Book.story_marks`).
    """
    rows: list[StoryRow] = []
    for event in worth_telling(chapter):
        text = "\n".join(dict.fromkeys(teller.sentence(event) for teller in tellers))
        rows.append(StoryRow(text, marks.get(event.kind, ""), event.kind == "died.cause"))
        if is_count(event):
            rows += bars(event, tellers[0])
    return rows


def bars(event: Event, teller: Teller) -> list[StoryRow]:
    """Return a vote's count, one row for each name."""
    return [
        StoryRow(
            teller.names[tally.seat],
            number=tally.seat + 1,
            hue=hue(tally.seat),
            votes=halves(tally.half_votes),
            share=tally.share,
            leading=tally.leading,
            voters="  ".join(str(voter + 1) for voter in tally.voters),
        )
        for tally in tallies(event)
    ]


def ring(chapter: Chapter, recap: Recap, evening: Evening, teller: Teller) -> list[SeatRow]:
    """Return the seat circle at the end of a chapter: roles, deaths and causes, what was done to whom."""
    marks: dict[int, list[str]] = {seat: ["star"] for seat in chapter.offices}
    causes: dict[int, str] = {}
    for event in chapter.events:
        seat, mark = event.facts.get("seat"), evening.book.story_marks.get(event.kind)
        if mark and isinstance(seat, int) and mark not in marks.setdefault(seat, []):
            marks[seat].append(mark)
        if event.kind == "died.cause" and len(recap.cards) < CROWD:
            causes[event.facts["seat"]] = teller.cause(event.facts["cause"])
    return [
        replace(
            row,
            alive=row.number - 1 not in chapter.dead,
            marks=tuple(marks.get(row.number - 1, ())),
            note=causes.get(row.number - 1) or teller.role(recap.cards[row.number - 1]),
            selected=False,
        )
        for row in table_rows(evening.sitting.players, evening.public)
    ]


@QmlElement
class EndedViewModel(QObject):
    """Result and recap of one game.

    Signals:
        rematch: the same people want another game.
        home: back to the first screen.
        saved: path of the file that was written.
        notSaved: the disk did not take it.
    """

    changed = Signal()
    rematch = Signal()
    home = Signal()
    saved = Signal(str)
    notSaved = Signal()
    failed = Signal(object)

    def __init__(self, evening: Evening, words: Phrasebook, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._evening = evening
        self._words = words
        self._recap: Recap | None = None
        self._at = 0
        self._telling = False
        self._cards = CardRows((), self)
        self._seats = SeatRows((), self)
        self._story = StoryRows((), self)
        words.changed.connect(self._tell)

    def show(self, _scene: Ended) -> None:
        """Load the story; the verdict comes first."""
        self._recap = self._evening.recap()
        self._telling = False
        self._at = 0
        self._tell()

    @Slot()
    def tellStory(self) -> None:
        """Enough of the verdict: how did it come to it?"""
        self._telling = True
        self.changed.emit()

    @Slot(int)
    def turnTo(self, chapter: int) -> None:
        """Show a night or a day, counted from 0; nothing happens beyond the ends."""
        if self._recap is not None and 0 <= chapter < len(self._recap.chapters):
            self._at = chapter
            self._tell()

    def _tell(self) -> None:
        recap = self._recap
        if recap is None:
            return
        tellers = self._tellers()
        self._cards.replace(cards(recap, self._evening, self._words))
        if recap.chapters:
            chapter = recap.chapters[self._at]
            self._story.replace(story(chapter, tellers, dict(self._evening.book.story_marks)))
            self._seats.replace(ring(chapter, recap, self._evening, tellers[0]))
        self.changed.emit()

    def _tellers(self) -> list[Teller]:
        names = [player.name for player in self._evening.sitting.players]
        return [Teller(self._words.catalogue, language, names) for language in self._words.languages]

    # --- what people do ---

    @Slot()
    def again(self) -> None:
        """Another game with the same people."""
        self.rematch.emit()

    @Slot()
    def goHome(self) -> None:
        """Back to the first screen."""
        self.home.emit()

    @Slot(QQuickWindow)
    def savePicture(self, window: QQuickWindow) -> None:
        """Save what the window shows as a picture."""
        target = free_name(QStandardPaths.StandardLocation.PicturesLocation, "png")
        if target is not None and window.grabWindow().save(str(target)):
            self.saved.emit(str(target))
        else:
            self.notSaved.emit()

    @Slot()
    def savePage(self) -> None:
        """Save the whole story as one web page."""
        target = free_name(QStandardPaths.StandardLocation.DocumentsLocation, "html")
        if target is None or self._recap is None:
            self.notSaved.emit()
            return
        try:
            target.write_text(story_page(self._recap, self._tellers()), encoding="utf-8")
        except OSError:
            self.notSaved.emit()
        else:
            self.saved.emit(str(target))

    # --- what the screen reads ---

    def _chapter(self) -> Chapter | None:
        return self._recap.chapters[self._at] if self._recap and self._recap.chapters else None

    def _winner(self) -> str:
        if self._recap is None or not self._recap.outcome.winners:
            return "line-draw"
        return message_id("line-victory", self._recap.outcome.winners[0])

    def _emblem(self) -> str:
        """The winners' emblem: that of a card that won; the moon if nobody did."""
        won = (
            [role for seat, role in enumerate(self._recap.cards) if seat in self._recap.outcome.seats]
            if (self._recap)
            else []
        )
        common = max(sorted(set(won)), key=won.count, default="moon")
        return common.rpartition(".")[2]

    def _chapters(self) -> list[str]:
        found = self._recap.chapters if self._recap else ()
        return [("event-night-falls" if one.phase == "night" else "event-day-breaks") for one in found]

    def _winning(self) -> list[int]:
        return [seat + 1 for seat in self._recap.outcome.seats] if self._recap else []

    def _nose(self) -> str:
        """Who guessed best, as a sentence; empty if nobody guessed anything right."""
        best = self._recap.scores[0] if self._recap and self._recap.scores else None
        if best is None or not best.right:
            return ""
        return "\n".join(
            teller.say("ui-ended-nose", player=teller.player(best.seat), right=best.right, count=best.of)
            for teller in self._tellers()
        )

    winner = Property(str, lambda self: self._winner(), notify=changed)
    reason = Property(str, lambda self: self._recap.outcome.reason if self._recap else "", notify=changed)
    emblem = Property(str, lambda self: self._emblem(), notify=changed)
    winners = Property(list, lambda self: self._winning(), notify=changed)
    telling = Property(bool, lambda self: self._telling, notify=changed)
    chapters = Property(list, lambda self: self._chapters(), notify=changed)
    days = Property(
        list, lambda self: [one.day for one in self._recap.chapters] if self._recap else [], notify=changed
    )
    chapter = Property(int, lambda self: self._at, notify=changed)
    night = Property(
        bool, lambda self: (one := self._chapter()) is not None and one.phase == "night", notify=changed
    )
    nose = Property(str, lambda self: self._nose(), notify=changed)
    cards = Property(CardRows, lambda self: self._cards, constant=True)
    seats = Property(SeatRows, lambda self: self._seats, constant=True)
    story = Property(StoryRows, lambda self: self._story, constant=True)


def free_name(place: QStandardPaths.StandardLocation, ending: str) -> Path | None:
    """Return a path that is not taken in one of the user's folders; None where nothing can be written."""
    folder = Path(QStandardPaths.writableLocation(place) or Path.home())
    try:
        folder.mkdir(parents=True, exist_ok=True)
        return next(path for n in count(1) if not (path := folder / f"nightcaller-{n}.{ending}").exists())
    except OSError:
        return None
