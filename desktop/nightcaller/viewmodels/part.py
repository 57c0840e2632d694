"""What several view models have in common: a part brings signals, slots and properties along."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    Part = QObject
else:

    class Part:
        """A base for classes that are inherited beside QObject: ``class Screen(SomePart, QObject)``.

        PySide6 registers what a plain class declares with every class that takes it in. Were a part a QObject
        itself, QML would not find its signals behind the properties that they notify for (PySide6 6.11).
        """
