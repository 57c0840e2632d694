"""What QML reads of a view model, made from the frozen snapshot that it shows.

``class CoverViewModel(OnScreen[HandOver], GameScreen)`` has a Qt property for every field and every property
of `HandOver`, in camel case, with a notify signal of its own: what has not changed is not announced, and no
binding that reads it runs again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields
from inspect import isclass
from typing import (
    TYPE_CHECKING,
    Any,
    ClassVar,
    Final,
    Generic,
    Literal,
    TypeVar,
    get_args,
    get_origin,
    get_type_hints,
)

from PySide6.QtCore import Property, QObject, QPointF, Signal, Slot

from nightcaller.errors import NightcallerError
from nightcaller.table.live.acts import CARDS_FIRST, STYLE_CARDS
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Scene
from nightcaller.viewmodels.part import Part
from nightcaller.viewmodels.rows import ROWS, camel, for_qml, list_of

_Snapshot = TypeVar("_Snapshot")
_SEQUENCES: Final = frozenset({tuple, list})
_MAPS: Final = frozenset({dict, Mapping})

if TYPE_CHECKING:
    derived = property
else:

    class derived(property):  # noqa: N801 - used as `property` is
        """A property of a view model that QML reads as well: what is not in its snapshot.

        It is announced when it has another value than when the snapshot was last shown.
        """


def _getters(view_model: type[Any]) -> dict[str, Callable[[Any], Any]]:
    """Return what a class itself derives, before or after it was made properties."""
    marked = vars(view_model).items()
    own = {name: one.fget for name, one in marked if isinstance(one, derived) and one.fget is not None}
    return {**vars(view_model).get("_derived", {}), **own}


class Derived(Part):
    """A view model with properties that are methods marked `derived`.

    Signals:
        changed: something of it is new; every property has a signal ``<name>Changed`` beside it.
    """

    changed = Signal()

    _derived: ClassVar[Mapping[str, Callable[[Any], Any]]] = {}
    """Python name of what is derived -> how."""

    def __init_subclass__(cls, **more: Any) -> None:
        super().__init_subclass__(**more)
        # A base has become properties already: what it derives is found in its own list.
        getters = {name: getter for base in reversed(cls.__mro__) for name, getter in _getters(base).items()}
        cls._derived = getters
        if QObject not in cls.__mro__:
            return  # a part: Qt would have two signals of each name, and announce the wrong one
        for name, getter in getters.items():
            _declare(cls, name, _qt_type(get_type_hints(getter)["return"]) or object, getter)

    def _tell(self) -> None:
        """Announce what was derived anew."""
        for name in tuple(self._renewed()):
            getattr(self, f"{camel(name)}Changed").emit()
        self.changed.emit()

    def _renewed(self) -> Iterator[str]:
        told: dict[str, Any] = self.__dict__.setdefault("_announced", {})
        for name in self._derived:
            value = getattr(self, name)
            if name not in told or told[name] != value:
                told[name] = value
                yield name


class OnScreen(Derived, Generic[_Snapshot]):
    """A view model that shows a snapshot.

    A field of a type that QML does not know (a union) is for Python alone. What the class itself declares
    under a field's name is read instead of the field.
    """

    _shown: _Snapshot
    _members: ClassVar[tuple[str, ...]] = ()
    """Attributes of the snapshot that are properties."""
    _lists: ClassVar[tuple[str, ...]] = ()
    """Attributes of the snapshot that are lists."""

    def __init_subclass__(cls, **more: Any) -> None:
        super().__init_subclass__(**more)
        kind = _snapshot_of(cls)
        if kind is None:
            return
        cls._shown = kind()
        members, lists = [], []
        for name, annotation in _members(kind):
            if camel(name) in vars(cls) or name in cls._derived:
                continue
            rows, known = _row_of(annotation), _qt_type(annotation)
            if rows is not None:
                lists.append(name)
                setattr(cls, camel(name), list_of(rows))
            elif known is not None:
                members.append(name)
                _declare(cls, name, known, _field_of(name, plain=known not in (list, dict)))
        cls._members, cls._lists = tuple(members), tuple(lists)

    @property
    def shown(self) -> _Snapshot:
        """The snapshot behind the properties."""
        return self._shown

    def _show(self, shown: _Snapshot) -> None:
        """Show this instead; only what is different is announced, lists first."""
        before, self._shown = self._shown, shown
        for name in self._lists:
            getattr(self, camel(name)).replace(getattr(shown, name))
        for name in self._members:
            if getattr(before, name) != getattr(shown, name):
                getattr(self, f"{camel(name)}Changed").emit()
        self._tell()


class GameScreen(QObject):
    """A screen of a running game.

    Attributes:
        scene: what it shows by a method `show`; None for a screen that is opened otherwise.
        private: it shows, or may show, something private.

    Signals:
        failed: the evening did not take it (a `NightcallerError`); nothing is lost.
    """

    scene: ClassVar[type[Scene] | None] = None
    private: ClassVar[bool] = False

    failed = Signal(object)

    def __init__(self, evening: Evening, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._evening = evening

    def _do(self, act: Callable[[], object]) -> bool:
        """Let the evening do something; return whether it did, and report why not."""
        try:
            act()
        except NightcallerError as problem:
            self.failed.emit(problem)
            return False
        return True


class DecisionScreen(GameScreen):
    """A screen on which something is decided for the table, by one long hold."""

    @derived
    def hindrance(self) -> str:
        """Message id of why it cannot be announced now, or of what is missing; empty if it can."""
        return ""

    @derived
    def asks_for_cards(self) -> bool:
        """It waits for cards of the table's own, and a moderator may enter them all now."""
        waits = self.hindrance in {CARDS_FIRST, STYLE_CARDS}
        return waits and self._evening.rulings.may_ask_for_cards

    @Slot()
    def askForCards(self) -> None:
        """Enter all cards of the table's own that are left: only then can anything be decided."""
        self._do(self._evening.rulings.ask_for_cards)


def screen_name(view_model: type[QObject]) -> str:
    """Return the name by which the router knows the screen of a view model."""
    return view_model.__name__.removesuffix("ViewModel")


def _snapshot_of(view_model: type[Any]) -> type[Any] | None:
    """Return the class that stands in the brackets behind the base."""
    for base in vars(view_model).get("__orig_bases__", ()):
        origin = get_origin(base)
        if isclass(origin) and issubclass(origin, OnScreen):
            (kind,) = get_args(base)
            return kind if isclass(kind) else None
    return None


def _members(kind: type[Any]) -> Iterator[tuple[str, Any]]:
    """Yield fields and properties of a snapshot with their types."""
    hints = get_type_hints(kind)
    for field in fields(kind):
        yield field.name, hints[field.name]
    for base in kind.__mro__:
        for name, value in vars(base).items():
            if isinstance(value, property) and value.fget is not None:
                yield name, get_type_hints(value.fget)["return"]


def _row_of(annotation: Any) -> type[Any] | None:
    """Return the class of the rows of a list."""
    row = get_args(annotation)[:1] if get_origin(annotation) in _SEQUENCES else ()
    return row[0] if row and row[0] in ROWS else None


def _qt_type(annotation: Any) -> type[Any] | None:
    """Return the type that QML sees; None for what it does not know."""
    origin = get_origin(annotation)
    if origin is Literal:
        return type(get_args(annotation)[0])
    if origin in _SEQUENCES:
        return list
    if origin in _MAPS:
        return dict
    known = isclass(annotation) and issubclass(annotation, (str, int, float, QObject, QPointF))
    return annotation if known else None


def _declare(view_model: type[Any], name: str, kind: type[Any], getter: Callable[[Any], Any]) -> None:
    told = Signal()
    setattr(view_model, f"{camel(name)}Changed", told)
    setattr(view_model, camel(name), Property(kind, getter, notify=told))


def _field_of(name: str, *, plain: bool) -> Callable[[Any], Any]:
    if plain:
        return lambda self: getattr(self._shown, name)
    return lambda self: for_qml(getattr(self._shown, name))
