"""The end: who won and why, then the whole story with all its secrets."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import Property, QObject, QStandardPaths, Signal, Slot
from PySide6.QtQml import QmlElement
from PySide6.QtQuick import QQuickWindow

from nightcaller.engine.vocabulary import Seat
from nightcaller.table.evening import Evening
from nightcaller.table.recap import Chapter, Recap
from nightcaller.table.scene import Ended
from nightcaller.text import message_id
from nightcaller.viewmodels.bulletin import public_line
from nightcaller.viewmodels.private_seats import LineRow, as_maps, table_rows
from nightcaller.viewmodels.rows import Rows
from nightcaller.viewmodels.seats import SeatRow, SeatRows

QML_IMPORT_NAME = "Nightcaller.ViewModels"
QML_IMPORT_MAJOR_VERSION = 1


@dataclass(frozen=True, slots=True)
class CardRow:
    """Who was what."""

    number: int
    name: str
    role: str
    """Message id of the role's name."""
    kind: str
    """Its emblem."""
    won: bool
    guesses: str
    """``2 / 3``, or empty if the seat never had to guess."""


@QmlElement
class CardRows(Rows[CardRow]):
    """Everybody's cards."""

    row_type = CardRow


def cards(recap: Recap, evening: Evening) -> list[CardRow]:
    """Return everybody's card, result and guesses."""
    scores = {score.seat: f"{score.right} / {score.of}" for score in recap.scores}
    return [
        CardRow(
            seat + 1,
            player.name,
            message_id("role", recap.cards[seat]),
            recap.cards[seat].rpartition(".")[2],
            seat in recap.outcome.seats,
            scores.get(seat, ""),
        )
        for seat, player in enumerate(evening.sitting.players)
    ]


def chapter_lines(chapter: Chapter, evening: Evening) -> list[LineRow]:
    """Return the sentences of a night or a day, secrets included; the speaking order is left out."""
    names = [player.name for player in evening.sitting.players]
    lines = []
    for event in chapter.events:
        if event.kind in {"judge.order", "judge.last_words"} or "totals" in event.facts:
            continue
        line = public_line(event, names)
        if event.kind == "died.cause":
            cause = f"@{message_id('cause', event.facts['cause'])}"
            line = replace(line, arguments={**line.arguments, "cause": cause})
        lines.append(line)
    return lines


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

    def __init__(self, evening: Evening, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._evening = evening
        self._recap: Recap | None = None
        self._at = 0
        self.write_page: Callable[[Recap, Evening], str] | None = None
        """Writes the story as a web page in the table's language; set by the application."""
        self._cards = CardRows((), self)
        self._seats = SeatRows((), self)
        self._lines: list[LineRow] = []

    def show(self, _scene: Ended) -> None:
        """Load the story."""
        self._recap = self._evening.recap()
        self._cards.replace(cards(self._recap, self._evening))
        self.turnTo(0)

    @Slot(int)
    def turnTo(self, chapter: int) -> None:
        """Show a night or a day, counted from 0; nothing happens beyond the ends."""
        recap = self._recap
        if recap is None or not 0 <= chapter < len(recap.chapters):
            return
        self._at = chapter
        shown = recap.chapters[chapter]
        self._lines = chapter_lines(shown, self._evening)
        self._seats.replace(self._ring(shown))
        self.changed.emit()

    def _ring(self, chapter: Chapter) -> list[SeatRow]:
        rows = table_rows(self._evening.sitting.players, self._evening.public)
        return [
            replace(row, alive=row.number - 1 not in chapter.dead, marks=(), selected=False) for row in rows
        ]

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
        target = self._free_name(QStandardPaths.StandardLocation.PicturesLocation, "png")
        self._told(target, target is not None and window.grabWindow().save(str(target)))

    @Slot()
    def savePage(self) -> None:
        """Save the whole story as one web page."""
        target = self._free_name(QStandardPaths.StandardLocation.DocumentsLocation, "html")
        if target is None or self._recap is None or self.write_page is None:
            self.notSaved.emit()
            return
        try:
            target.write_text(self.write_page(self._recap, self._evening), encoding="utf-8")
        except OSError:
            self.notSaved.emit()
        else:
            self.saved.emit(str(target))

    def _free_name(self, place: QStandardPaths.StandardLocation, ending: str) -> Path | None:
        folder = Path(QStandardPaths.writableLocation(place) or Path.home())
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            return None
        return next(
            path for n in range(1, 10_000) if not (path := folder / f"nightcaller-{n}.{ending}").exists()
        )

    def _told(self, target: Path | None, written: bool) -> None:
        if written and target is not None:
            self.saved.emit(str(target))
        else:
            self.notSaved.emit()

    # --- what the screen reads ---

    def _chapter(self) -> Chapter | None:
        return self._recap.chapters[self._at] if self._recap and self._recap.chapters else None

    def _winner(self) -> str:
        if self._recap is None or not self._recap.outcome.winners:
            return "line-draw"
        return message_id("line-victory", self._recap.outcome.winners[0])

    def _chapters(self) -> list[str]:
        found = self._recap.chapters if self._recap else ()
        return [("event-night-falls" if one.phase == "night" else "event-day-breaks") for one in found]

    def _days(self) -> list[int]:
        return [one.day for one in self._recap.chapters] if self._recap else []

    def _winning_seats(self) -> list[Seat]:
        return [seat + 1 for seat in self._recap.outcome.seats] if self._recap else []

    winner = Property(str, lambda self: self._winner(), notify=changed)
    reason = Property(str, lambda self: self._recap.outcome.reason if self._recap else "", notify=changed)
    winners = Property(list, lambda self: self._winning_seats(), notify=changed)
    chapters = Property(list, lambda self: self._chapters(), notify=changed)
    days = Property(list, lambda self: self._days(), notify=changed)
    chapter = Property(int, lambda self: self._at, notify=changed)
    night = Property(
        bool, lambda self: (one := self._chapter()) is not None and one.phase == "night", notify=changed
    )
    cards = Property(CardRows, lambda self: self._cards, constant=True)
    seats = Property(SeatRows, lambda self: self._seats, constant=True)
    lines = Property(list, lambda self: as_maps(self._lines), notify=changed)
