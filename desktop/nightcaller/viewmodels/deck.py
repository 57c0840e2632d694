"""Which cards: a recommended deck for so many people, or one made by hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Property, Signal, Slot
from PySide6.QtQml import QmlElement

from nightcaller.text import message_id
from nightcaller.viewmodels.application import AppViewModel
from nightcaller.viewmodels.gathering import Gathering
from nightcaller.viewmodels.phrasebook import Phrasebook
from nightcaller.viewmodels.rows import Rows
from nightcaller.viewmodels.screen import ScreenModel

QML_IMPORT_NAME = "Nightcaller.ViewModels"
QML_IMPORT_MAJOR_VERSION = 1


@dataclass(frozen=True, slots=True)
class RoleRow:
    """A role with its stepper."""

    role: str
    emblem: str
    name: str
    team: str
    count: int
    most: int


@QmlElement
class RoleRows(Rows[RoleRow]):
    """The roles of a rulebook."""

    row_type = RoleRow


@dataclass(frozen=True, slots=True)
class TeamRow:
    """How many cards a camp has."""

    name: str
    count: int
    share: float


@QmlElement
class TeamRows(Rows[TeamRow]):
    """The camps of a deck."""

    row_type = TeamRow


@dataclass(frozen=True, slots=True)
class ProblemRow:
    """Something about the deck, and what would mend it."""

    text: str
    fatal: bool
    fixes: tuple[str, ...]
    """What each button says: the cards that the fix changes."""


@QmlElement
class ProblemRows(Rows[ProblemRow]):
    """What is wrong with a deck."""

    row_type = ProblemRow


@QmlElement
class DeckViewModel(ScreenModel):
    """The deck being put together."""

    changed = Signal()
    lookUpRequested = Signal(str)
    """Role whose page of the handbook somebody wants to see."""

    def __init__(self, app: AppViewModel, words: Phrasebook, gathering: Gathering) -> None:
        super().__init__(app, words)
        self._gathering = gathering
        self._roles = RoleRows(parent=self)
        self._teams = TeamRows(parent=self)
        self._problems = ProblemRows(parent=self)
        self._recommended: list[str] = []
        self._books: list[str] = []
        self._ready = False

    def entered(self) -> None:
        """The number of players may have changed since."""
        self._gathering.fit()
        self.refresh()

    def refresh(self) -> None:
        table = self._gathering
        if not table.players:
            return
        say = self.words.text
        self._roles.replace(
            [
                RoleRow(
                    role.id,
                    role.id.rpartition(".")[2],
                    say(message_id("role", role.id)),
                    say(message_id("team", role.team)),
                    table.deck.get(role.id, 0),
                    role.most,
                )
                for role in table.book.roles
            ]
        )
        cards = max(1, sum(table.deck.values()))
        teams = dict.fromkeys(role.team for role in table.book.roles)
        counts = {
            team: sum(table.deck.get(role.id, 0) for role in table.book.roles if role.team == team)
            for team in teams
        }
        self._teams.replace(
            [TeamRow(say(message_id("team", team)), count, count / cards) for team, count in counts.items()]
        )
        problems = table.book.check(table.deck, table.seats)
        self._ready = not any(problem.fatal for problem in problems)
        self._problems.replace(
            [
                ProblemRow(
                    say(
                        problem.id,
                        {
                            key: say(message_id("role", value)) if isinstance(value, str) else value
                            for key, value in problem.arguments.items()
                        },
                    ),
                    problem.fatal,
                    tuple(self._difference(fix) for fix in problem.fixes),
                )
                for problem in problems
            ]
        )
        self._recommended = [say(deck.id) for deck in table.book.recommended(table.seats)]
        self._books = [say(message_id("book", book.id)) for book in table.books]
        self.changed.emit()

    def _difference(self, fix: object) -> str:
        """What a fix changes, for its button: "+1 Seer –1 Commoner"."""
        assert hasattr(fix, "get")
        parts = []
        for role in self._gathering.book.roles:
            more = fix.get(role.id, 0) - self._gathering.deck.get(role.id, 0)
            if more:
                name = self.words.text(message_id("role", role.id))
                parts.append(f"{'+' if more > 0 else '–'}{abs(more)} {name}")
        return "  ".join(parts)

    @Slot(int)
    def recommend(self, index: int) -> None:
        """Take a recommended deck."""
        decks = self._gathering.book.recommended(self._gathering.seats)
        self._gathering.take(decks[index].deck, decks[index].id)
        self.refresh()

    @Slot(str, int)
    def step(self, role: str, by: int) -> None:
        """One card more or less."""
        deck = self._gathering.deck
        self._gathering.take({**deck, role: max(0, deck.get(role, 0) + by)})
        self.refresh()

    @Slot(int, int)
    def mend(self, problem: int, fix: int) -> None:
        """Do what a problem's button says."""
        found = self._gathering.book.check(self._gathering.deck, self._gathering.seats)
        self._gathering.take(found[problem].fixes[fix])
        self.refresh()

    @Slot(str)
    def lookUp(self, role: str) -> None:
        """Open a role's page of the handbook."""
        self.lookUpRequested.emit(role)
        self.app.open("Handbook")

    @Slot(int)
    def chooseBook(self, index: int) -> None:
        """Play by another rulebook."""
        table = self._gathering
        if table.books[index] is not table.book:
            table.book = table.books[index]
            table.take({})
            table.fit()
            self.refresh()

    @Slot()
    def goOn(self) -> None:
        """On to the house rules."""
        if self._ready:
            self.app.open("HouseRules")

    def _get_roles(self) -> RoleRows:
        return self._roles

    roles = Property(RoleRows, _get_roles, constant=True)

    def _get_teams(self) -> TeamRows:
        return self._teams

    teams = Property(TeamRows, _get_teams, constant=True)

    def _get_problems(self) -> ProblemRows:
        return self._problems

    problems = Property(ProblemRows, _get_problems, constant=True)

    def _get_recommended(self) -> Sequence[str]:
        return self._recommended

    recommended = Property(list, _get_recommended, notify=changed)

    def _get_chosen(self) -> int:
        table = self._gathering
        decks = table.book.recommended(table.seats) if table.players else ()
        return next((at for at, deck in enumerate(decks) if dict(deck.deck) == table.deck), -1)

    chosen = Property(int, _get_chosen, notify=changed)
    """Index of the recommended deck that this one is; -1 if it was made by hand."""

    def _get_books(self) -> Sequence[str]:
        return self._books

    books = Property(list, _get_books, notify=changed)

    def _get_book(self) -> int:
        return self._gathering.books.index(self._gathering.book)

    book = Property(int, _get_book, notify=changed)

    def _get_seats(self) -> int:
        return self._gathering.seats

    seats = Property(int, _get_seats, notify=changed)

    def _get_cards(self) -> int:
        return sum(self._gathering.deck.values())

    cards = Property(int, _get_cards, notify=changed)

    def _get_minutes(self) -> int:
        table = self._gathering
        return table.book.estimate(table.deck, table.seats) if table.players else 0

    minutes = Property(int, _get_minutes, notify=changed)

    def _get_ready(self) -> bool:
        return self._ready

    ready = Property(bool, _get_ready, notify=changed)
