"""How a view model becomes a type of QML."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtQml import QmlElement

_Kind = TypeVar("_Kind", bound=type)

QML_IMPORT_NAME = "Nightcaller.ViewModels"
QML_IMPORT_MAJOR_VERSION = 1


def element(kind: _Kind) -> _Kind:
    """Let QML know a class by its name."""
    return QmlElement(kind)
