"""Sample data for the screen that shows every part of the Kit."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Property, QObject, Slot

from nightcaller.viewmodels.element import element
from nightcaller.viewmodels.rows import Rows
from nightcaller.viewmodels.seats import SeatRow, hue
from nightcaller.viewmodels.votes import VoteRow

NAMES = (
    "小满", "Olivia", "阿泽", "子涵", "Marcus", "晓彤", "老陈", "Priya", "雨桐", "大鹏", "Sophie", "若曦",
)  # fmt: skip


@element
class GalleryViewModel(QObject):
    """A dozen people at the table, and a vote."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        rows = [SeatRow(seat + 1, name, hue(seat)) for seat, name in enumerate(NAMES)]
        rows[1] = replace(rows[1], speaking=True)
        rows[3] = replace(rows[3], alive=False)
        rows[5] = replace(rows[5], blocked="×")
        rows[6] = replace(rows[6], marks=("star",))
        rows[8] = replace(rows[8], note="2½")
        self._seats = Rows(SeatRow, rows, self)
        self._votes = Rows(
            VoteRow,
            [
                VoteRow(8, "Priya", hue(7), "3½", 1.0, leading=True, voters=(1, 3, 7)),
                VoteRow(2, "Olivia", hue(1), "2", 0.57, voters=(5, 12)),
                VoteRow(0, "—", 0.0, "0", 0.0),
            ],
            self,
        )

    seats = Property(Rows, lambda self: self._seats, constant=True)
    votes = Property(Rows, lambda self: self._votes, constant=True)

    @Slot(int)
    def choose(self, seat: int) -> None:
        """Select one seat, or none if it was selected."""
        self._seats.replace(
            [
                replace(row, selected=at == seat and not row.selected)
                for at, row in enumerate(self._seats.rows)
            ]
        )
