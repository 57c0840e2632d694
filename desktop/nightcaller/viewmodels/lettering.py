"""Which of our fonts draws a text: the display type lacks the rarer characters of names."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QRawFont

from nightcaller.viewmodels.element import element


@element
class Lettering(QObject):
    """Chooses a family for display text.

    Qt would take a missing character from any font of the system, or none; QML cannot list fonts to try.

    Args:
        sans: family with every name's characters.
        serif: family for display.
        file: the serif's font file; None where the system's font stands in, which is taken as it is.
    """

    def __init__(self, sans: str, serif: str, file: Path | None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sans = sans
        self._serif = serif
        self._file = file
        self._font: QRawFont | None = None

    @Slot(str, result=str)
    def display(self, text: str) -> str:
        """Return the display family if it has all of these characters, else the plain one."""
        if self._file is None or text.isascii():
            return self._serif
        if self._font is None:
            self._font = QRawFont(str(self._file), 20.0)
        has = self._font.supportsCharacter
        return self._serif if all(has(ord(one)) for one in text if one.isalpha()) else self._sans
