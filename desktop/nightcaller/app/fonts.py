"""The bundled type: one sans for everything, one serif for display, with every Chinese name in them."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication

from nightcaller.resources import shipped

SANS: Final = "Nightcaller Sans"
SERIF: Final = "Nightcaller Serif"

_SANS_LIKE: Final = (
    "Noto Sans CJK SC",
    "Noto Sans SC",
    "Source Han Sans SC",
    "PingFang SC",
    "Microsoft YaHei",
)
_SERIF_LIKE: Final = ("Noto Serif CJK SC", "Noto Serif SC", "Source Han Serif SC", "Songti SC", "SimSun")


class Type(NamedTuple):
    """The families in use."""

    sans: str
    serif: str
    serif_file: Path | None
    """Where the serif comes from; None where the system's stands in."""
    complete: bool
    """False: the bundled fonts are missing and the system's stand in."""


def load_type() -> Type:
    """Make the bundled fonts known to Qt, and choose what stands in for a missing one."""
    try:
        folder = shipped("assets") / "fonts"
        files = sorted(file for file in folder.iterdir() if file.suffix in {".otf", ".ttf"})
    except OSError:
        files = []
    for file in files:
        QFontDatabase.addApplicationFont(str(file))
    known = set(QFontDatabase.families())
    sans = next((family for family in (SANS, *_SANS_LIKE) if family in known), SANS)
    serif = next((family for family in (SERIF, *_SERIF_LIKE) if family in known), sans)
    QGuiApplication.setFont(QFont(sans))
    own = next((file for file in files if "Serif" in file.name), None) if serif == SERIF else None
    return Type(sans, serif, own, complete=SANS in known and SERIF in known)
