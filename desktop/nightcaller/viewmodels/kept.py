"""What people keep under names of their own, decks or house rules: the same list on two screens."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from PySide6.QtCore import Property, QObject, Signal, Slot

from nightcaller.collection import MOST_KEPT, Drawer, Kept
from nightcaller.stored import FileNotSaved
from nightcaller.viewmodels import names
from nightcaller.viewmodels.application import AppViewModel
from nightcaller.viewmodels.element import element
from nightcaller.viewmodels.offered import placed
from nightcaller.viewmodels.phrasebook import Phrasebook
from nightcaller.viewmodels.rows import list_of, list_row

WRONG: Final = {
    "error-name-empty": "error-kept-empty",
    "error-name-long": "error-kept-long",
    "error-name-twice": "error-kept-twice",
    "error-name-undrawn": "error-kept-undrawn",
}
"""What may be wrong with a person's name, said of a thing's."""


@list_row
class KeptRow:
    """Something under a name."""

    name: str
    about: str
    current: bool
    """It is what the screen shows now."""


_Kept = TypeVar("_Kept", bound=Kept)


@dataclass(frozen=True)
class Keeping(Generic[_Kept]):
    """What a screen knows about the things that it keeps.

    Args:
        drawer: where they are.
        listed: whether something can be taken here and now.
        about: one line about it.
        current: whether it is what the screen shows.
        made: what the screen shows, under a name.
        take: show it.
        draws: whether this computer can draw a name.
    """

    drawer: Drawer[_Kept]
    listed: Callable[[_Kept], bool]
    about: Callable[[_Kept], str]
    current: Callable[[_Kept], bool]
    made: Callable[[str], _Kept]
    take: Callable[[_Kept], None]
    draws: Callable[[str], bool]


@element
class KeptViewModel(QObject):
    """Keep what is on the screen, take it again, give it another name, throw it away.

    A name that is empty, too long or taken among those listed is told beside the field, and nothing changes.
    """

    changed = Signal()

    def __init__(
        self, app: AppViewModel, words: Phrasebook, keeping: Keeping[Any], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._app = app
        self._words = words
        self._keeping = keeping
        self._problem: tuple[str, dict[str, Any]] = ("", {})

    def refresh(self) -> None:
        """Derive everything anew; the screen that it belongs to calls this whenever it does so itself."""
        of = self._keeping
        self.rows.replace([KeptRow(one.name, of.about(one), of.current(one)) for one in self._listed()])
        self.changed.emit()

    def _listed(self) -> list[Any]:
        return [one for one in self._keeping.drawer.all if self._keeping.listed(one)]

    @property
    def listed(self) -> tuple[KeptRow, ...]:
        """What the list shows."""
        return self.rows.rows

    @Slot(str, result=bool)
    def keep(self, typed: str) -> bool:
        """Keep what is on the screen under this name; returns whether it would do."""
        name = names.clean(typed)
        if self._keeping.drawer.full:
            return self._tell("error-kept-most", most=MOST_KEPT)
        if not self._will_do(name, self._listed()):
            return False
        return self._do(lambda: self._keeping.drawer.keep(self._keeping.made(name)))

    @Slot(int, str, result=bool)
    @placed(lambda self: self._listed())
    def rename(self, index: int, typed: str) -> bool:
        """Give one of the list another name; returns whether it would do."""
        name = names.clean(typed)
        listed = self._listed()
        if not self._will_do(name, [*listed[:index], *listed[index + 1 :]]):
            return False
        return self._do(lambda: self._keeping.drawer.rename(listed[index], name))

    @Slot(int)
    @placed(lambda self: self._listed())
    def remove(self, index: int) -> None:
        """Throw one of the list away."""
        self._do(lambda: self._keeping.drawer.remove(self._listed()[index]))

    @Slot(int)
    @placed(lambda self: self._listed())
    def take(self, index: int) -> None:
        """Show one of the list."""
        self._keeping.take(self._listed()[index])

    @Slot(int, result=str)
    def nameOf(self, index: int) -> str:
        """Return the name of one of the list."""
        listed = self._listed()
        return listed[index].name if 0 <= index < len(listed) else ""

    @Slot()
    def typing(self) -> None:
        """The name is being edited: what was wrong with it is being mended."""
        self._tell("")

    def _will_do(self, name: str, others: list[Any]) -> bool:
        wrong = names.problem(name, [one.name for one in others], self._keeping.draws)
        if wrong:
            return self._tell(WRONG[wrong], name=name, most=names.LONGEST)
        return True

    def _tell(self, message: str, **arguments: Any) -> bool:
        self._problem = (message, arguments)
        self.changed.emit()
        return False

    def _do(self, what: Callable[[], None]) -> bool:
        """A disk that does not take it is told; it holds until the program ends."""
        self._problem = ("", {})
        try:
            what()
        except FileNotSaved as problem:
            self._app.tell(problem.message_id, **problem.arguments)
        self.refresh()
        return True

    rows = list_of(KeptRow)
    count = Property(int, lambda self: len(self.rows.rows), notify=changed)

    def _get_problem(self) -> str:
        message, arguments = self._problem
        return self._words.text(message, arguments) if message else ""

    problem = Property(str, lambda self: self._get_problem(), notify=changed)
