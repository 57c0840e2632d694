"""Where the program comes from, and what comes along with it under which licence."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import Property, Slot

from nightcaller import __version__
from nightcaller.resources import notice, shipped
from nightcaller.viewmodels.element import element
from nightcaller.viewmodels.rows import list_of, list_row
from nightcaller.viewmodels.screen import ScreenModel


@list_row
class NoticeRow:
    """Something that comes along: `assets/notices.json` has them, made by `packaging/notices/build.py`."""

    name: str
    licence: str
    home: str


def read() -> list[NoticeRow]:
    """Return what comes along; nothing where the file is missing: the licences are in NOTICE all the same."""
    try:
        return msgspec.json.decode((shipped("assets") / "notices.json").read_bytes(), type=list[NoticeRow])
    except (OSError, msgspec.MsgspecError):
        return []


@element
class AboutViewModel(ScreenModel):
    """Version, licences, and a button that opens their texts."""

    def refresh(self) -> None:
        if not self.rows.rows:
            self.rows.replace(read())

    @Slot()
    def openTexts(self) -> None:
        """Show every licence's text in the system's own window."""
        file = notice()
        if file is not None:
            self.show_file(file)

    rows = list_of(NoticeRow)
    version = Property(str, lambda _self: __version__, constant=True)
    mayOpen = Property(bool, lambda _self: notice() is not None, constant=True)
