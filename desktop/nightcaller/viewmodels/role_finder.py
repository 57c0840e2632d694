"""Finding one role among many: by name in every language, by side, by kind, by how hard it is."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Property, Signal, Slot

from nightcaller.errors import Reason
from nightcaller.languages import LANGUAGES
from nightcaller.table.shelf.books import BookInfo, RoleInfo
from nightcaller.text import message_id
from nightcaller.viewmodels.application import AppViewModel
from nightcaller.viewmodels.element import element
from nightcaller.viewmodels.gathering import Gathering
from nightcaller.viewmodels.phrasebook import Phrasebook
from nightcaller.viewmodels.rows import list_of, list_row
from nightcaller.viewmodels.screen import ScreenModel
from nightcaller.viewmodels.searching import names, rank

IN_DECK: Final = "deck"
"""The sieve that leaves the cards of the deck in hand."""
GRADES: Final = ("1", "2", "3")


@list_row
class FindRow:
    """A role that was found."""

    role: str
    emblem: str
    name: str
    about: str
    """Its card."""
    heading: str
    """The section that begins with it; empty within one."""
    hard: int
    count: int
    most: int


@list_row
class SieveRow:
    """Something by which the roles can be sieved."""

    key: str
    name: str
    about: str
    """For whoever listens to the screen."""
    on: bool


@element
class RoleFinderViewModel(ScreenModel):
    """Every role of a book with many, sieved and searched. A part of the deck's screen.

    A search looks at all roles, whatever the sieves say: who types a name means that card.
    """

    changed = Signal()
    moved = Signal()
    """Something else is listed: the list begins at its top."""

    def __init__(self, app: AppViewModel, words: Phrasebook, gathering: Gathering) -> None:
        super().__init__(app, words)
        self._gathering = gathering
        self._wanted = ""
        self._on: dict[str, str] = {}
        self._book = ""
        self._index: dict[str, tuple[str, ...]] = {}
        words.changed.connect(self._index.clear)

    @property
    def _shelf(self) -> BookInfo:
        return self._gathering.book

    def entered(self) -> None:
        """The search of last time is over."""
        self._wanted = ""
        self.refresh()

    def refresh(self) -> None:
        if self._book != self._shelf.id:
            self._book, self._wanted = self._shelf.id, ""
            self._on.clear()
            self._index.clear()
        self.sieves.replace(self._every_sieve())
        self.rows.replace(self._found() if self._shelf.long else [])
        self.changed.emit()

    # --- what is found --------------------------------------------------------------------------------------

    def _found(self) -> list[FindRow]:
        if self._wanted.strip():
            places = ((self._place(role), role) for role in self._shelf.roles)
            hits = [(place, self._far(role), role) for place, role in places if place is not None]
            return [self._row(role, "") for *_how, role in sorted(hits, key=lambda hit: hit[:2])]
        rows, section = [], ""
        for role in sorted(filter(self._passes, self._shelf.roles), key=self._section):
            rows.append(self._row(role, role.category if role.category != section else ""))
            section = role.category
        return rows

    def _place(self, role: RoleInfo) -> int | None:
        """In which of a role's texts the search is answered."""
        message = message_id("role", role.id)
        named = names(lambda language: self.words.sayIn(language, message, {}))
        return rank(self._texts(role), self._wanted, named)

    def _far(self, role: RoleInfo) -> int:
        """How far a role's name is from what was typed: it, it and more, or it somewhere within."""
        wanted = self._wanted.strip().casefold()
        names = [self.words.sayIn(one, message_id("role", role.id), {}).casefold() for one in LANGUAGES]
        return 0 if wanted in names else 1 if any(name.startswith(wanted) for name in names) else 2

    def _section(self, role: RoleInfo) -> int:
        return list(dict.fromkeys(one.category for one in self._shelf.roles)).index(role.category)

    def _passes(self, role: RoleInfo) -> bool:
        wanted = self._on
        return (
            wanted.get("side", role.side) in {role.side, IN_DECK}
            and (wanted.get("side") != IN_DECK or self._gathering.deck.get(role.id, 0) > 0)
            and wanted.get("kind", "") in {"", *role.kinds}
            and wanted.get("hard", str(role.hard)) == str(role.hard)
        )

    def _row(self, role: RoleInfo, heading: str) -> FindRow:
        name = message_id("role", role.id)
        say = self.words.text
        return FindRow(
            role.id,
            role.id.rpartition(".")[2],
            say(name),
            say(f"{name}.card"),
            say(heading) if heading else "",
            role.hard,
            self._gathering.deck.get(role.id, 0),
            role.most,
        )

    def _texts(self, role: RoleInfo) -> tuple[str, ...]:
        """What can be found of a role, in every language: its name, then what its card says."""
        if role.id not in self._index:
            name = message_id("role", role.id)
            parts = ((name,), (f"{name}.card", role.category or message_id("team", role.team)))
            self._index[role.id] = tuple(
                " ".join(
                    self.words.sayIn(language, part, {}) for part in some for language in LANGUAGES
                ).casefold()
                for some in parts
            )
        return self._index[role.id]

    # --- sieves ---------------------------------------------------------------------------------------------

    def _every_sieve(self) -> list[SieveRow]:
        if not self._shelf.long:
            return []
        book, roles = self._shelf.id, self._shelf.roles
        cards = sum(self._gathering.deck.values())
        rows = [self._sieve("side", IN_DECK, Reason("ui-find-in-deck", {"cards": cards}))]
        for side in dict.fromkeys(role.side for role in roles):
            rows.append(self._sieve("side", side, Reason(message_id(f"side-{book}", side))))
        for kind in sorted({kind for role in roles for kind in role.kinds}, key=self._kind_order):
            rows.append(self._sieve("kind", kind, Reason(message_id(f"kind-{book}", kind))))
        for grade in GRADES:
            rows.append(self._sieve("hard", grade, Reason(f"ui-find-hard-{grade}")))
        return rows

    def _kind_order(self, kind: str) -> int:
        """Kinds that most roles are of come first."""
        return -sum(kind in role.kinds for role in self._shelf.roles)

    def _sieve(self, group: str, key: str, named: Reason) -> SieveRow:
        on = self._on.get(group) == key
        name = self.words.text(*named)
        about = self.words.text("ui-find-only" if not on else "ui-find-not-only", {"what": named})
        return SieveRow(f"{group}-{key}", name, about, on)

    @Slot(str)
    def sieve(self, key: str) -> None:
        """List only these; tapped once more, or with another of the same sort, no longer."""
        group, _, wanted = key.partition("-")
        if self._on.get(group) == wanted:
            del self._on[group]
        else:
            self._on[group] = wanted
        self.refresh()
        self.moved.emit()

    @Slot()
    def everything(self) -> None:
        """Take every sieve away, and the search."""
        self._on.clear()
        self.search("")

    @Slot(str)
    def search(self, wanted: str) -> None:
        """List only what these words are about, whose name they are first."""
        self._wanted = wanted
        self.refresh()
        self.moved.emit()

    rows = list_of(FindRow)
    sieves = list_of(SieveRow)
    wanted = Property(str, lambda self: self._wanted, notify=changed)
    found = Property(int, lambda self: len(self.rows.rows), notify=changed)
    needed = Property(bool, lambda self: self._shelf.long, notify=changed)
    """The book has more roles than anybody can look through."""

    def meant(self) -> FindRow | None:
        """Whom a search is most likely about; nobody without a search."""
        return self.rows.rows[0] if self._wanted.strip() and self.rows.rows else None

    def _get_first(self) -> str:
        return one.name if (one := self.meant()) else ""

    first = Property(str, lambda self: self._get_first(), notify=changed)
    """Whose card Enter puts into the deck; empty without a search."""
