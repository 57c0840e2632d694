"""Lists for QML: a model over frozen data classes that changes only what changed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields, is_dataclass
from typing import Any, ClassVar, Final, Generic, TypeVar

from PySide6.QtCore import QAbstractListModel, QByteArray, QModelIndex, QObject, QPersistentModelIndex, Qt

_Row = TypeVar("_Row")
_NOWHERE = QModelIndex()
MODELS: Final[dict[type[Any], type[Rows[Any]]]] = {}
"""Data class of a row -> its list model."""


class Rows(QAbstractListModel, Generic[_Row]):
    """A list model whose roles are the fields of a data class (snake_case becomes camelCase).

    Subclasses name the class: ``class SeatRows(Rows[SeatRow]): row_type = SeatRow``.
    """

    row_type: ClassVar[type[Any]]

    def __init_subclass__(cls, **more: Any) -> None:
        super().__init_subclass__(**more)
        MODELS[cls.row_type] = cls

    def __init__(self, rows: Sequence[_Row] = (), parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[_Row, ...] = tuple(rows)
        names = [field.name for field in fields(self.row_type)]
        self._fields = {Qt.ItemDataRole.UserRole + 1 + at: name for at, name in enumerate(names)}

    @property
    def rows(self) -> tuple[_Row, ...]:
        """What the model shows now."""
        return self._rows

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def roleNames(self) -> dict[int, QByteArray]:
        return {role: QByteArray(camel(name).encode()) for role, name in self._fields.items()}

    def data(
        self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        name = self._fields.get(role)
        if name is None or not index.isValid():
            return None
        return for_qml(getattr(self._rows[index.row()], name))

    def replace(self, rows: Sequence[_Row]) -> None:
        """Show these rows instead; delegates of rows that stay keep their focus and their state."""
        new = tuple(rows)
        common = min(len(new), len(self._rows))
        old = self._rows
        if len(new) < len(old):
            self.beginRemoveRows(QModelIndex(), common, len(old) - 1)
            self._rows = old[:common]
            self.endRemoveRows()
        for at in range(common):
            if new[at] != old[at]:
                self._rows = (*self._rows[:at], new[at], *self._rows[at + 1 :])
                place = self.index(at)
                changed = [
                    role
                    for role, name in self._fields.items()
                    if getattr(new[at], name) != getattr(old[at], name)
                ]
                self.dataChanged.emit(place, place, changed)
        if len(new) > common:
            self.beginInsertRows(QModelIndex(), common, len(new) - 1)
            self._rows = new
            self.endInsertRows()


def camel(name: str) -> str:
    """Return a Python name as QML writes it."""
    head, *rest = name.split("_")
    return head + "".join(part.title() for part in rest)


def for_qml(value: Any) -> Any:
    """Return a value as QML takes it: tuples as lists, data classes as maps of their fields."""
    if isinstance(value, tuple | list):
        return [for_qml(one) for one in value]
    if isinstance(value, Mapping):
        return {key: for_qml(one) for key, one in value.items()}
    if is_dataclass(value):
        return {camel(field.name): for_qml(getattr(value, field.name)) for field in fields(value)}
    return value
