"""Lists for QML: a model over frozen data classes that changes only what changed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields, is_dataclass
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar, cast, dataclass_transform

from PySide6.QtCore import (
    Property,
    QAbstractListModel,
    QByteArray,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from nightcaller.viewmodels.element import element

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

_Row = TypeVar("_Row")
_NOWHERE = QModelIndex()
ROWS: Final[set[type[Any]]] = set()
"""Data classes that stand in lists."""


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def list_row(kind: type[_Row]) -> type[_Row]:
    """Make a class a frozen data class whose sequences are lists for QML."""
    made = dataclass(frozen=True, slots=True)(kind)
    ROWS.add(made)
    return made


def list_of(kind: type[_Row]) -> Rows[_Row]:
    """A list of a view model, a property for QML; `replace` changes it."""

    def get(self: QObject) -> Rows[_Row]:
        models: dict[object, Rows[_Row]] = self.__dict__.setdefault("_list_models", {})
        if get not in models:
            models[get] = Rows(kind, parent=self)
        return models[get]

    return cast("Rows[_Row]", Property(Rows, get, constant=True))


@element
class Rows(QAbstractListModel, Generic[_Row]):
    """A list model whose roles are the fields of a data class (snake_case becomes camelCase).

    Args:
        kind: the class. If it has a function `together`, all rows pass through it: what each can say only
            beside the others.
    """

    def __init__(self, kind: type[_Row], rows: Sequence[_Row] = (), parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._together: Callable[[Sequence[_Row]], Sequence[_Row]] = getattr(kind, "together", tuple)
        self._rows: tuple[_Row, ...] = tuple(self._together(rows))
        self._alone: tuple[_Row, ...] | None = tuple(rows)
        names = [one.name for one in fields(cast("type[DataclassInstance]", kind))]
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
        alone = tuple(rows)
        if alone != self._alone:
            self.show(self._together(alone))
            self._alone = alone

    def show(self, rows: Sequence[_Row]) -> None:
        """Do the same with rows as they stand in another list."""
        new, self._alone = tuple(rows), None
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
