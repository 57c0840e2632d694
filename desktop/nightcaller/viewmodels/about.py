"""Where the program comes from, and what comes along with it under which licence."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec
from PySide6.QtCore import Property, QUrl, Signal, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtQml import QmlElement

from nightcaller import __version__
from nightcaller.resources import notice, shipped
from nightcaller.viewmodels.application import AppViewModel
from nightcaller.viewmodels.phrasebook import Phrasebook
from nightcaller.viewmodels.rows import Rows
from nightcaller.viewmodels.screen import ScreenModel

QML_IMPORT_NAME = "Nightcaller.ViewModels"
QML_IMPORT_MAJOR_VERSION = 1


@dataclass(frozen=True, slots=True)
class NoticeRow:
    """Something that comes along: `assets/notices.json` has them, made by `packaging/notices/build.py`."""

    name: str
    licence: str
    home: str


@QmlElement
class NoticeRows(Rows[NoticeRow]):
    """Everything that comes along."""

    row_type = NoticeRow


def read() -> list[NoticeRow]:
    """Return what comes along; nothing where the file is missing: the licences are in NOTICE all the same."""
    try:
        return msgspec.json.decode((shipped("assets") / "notices.json").read_bytes(), type=list[NoticeRow])
    except (OSError, msgspec.MsgspecError):
        return []


@QmlElement
class AboutViewModel(ScreenModel):
    """Version, licences, and a button that opens their texts."""

    changed = Signal()

    def __init__(self, app: AppViewModel, words: Phrasebook) -> None:
        super().__init__(app, words)
        self._rows = NoticeRows(parent=self)

    def refresh(self) -> None:
        if not self._rows.rows:
            self._rows.replace(read())
        self.changed.emit()

    @Slot()
    def openTexts(self) -> None:
        """Show every licence's text in the system's own window."""
        file = notice()
        if file is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(file)))

    rows = Property(NoticeRows, lambda self: self._rows, constant=True)
    version = Property(str, lambda _self: __version__, constant=True)
    mayOpen = Property(bool, lambda _self: notice() is not None, constant=True)
