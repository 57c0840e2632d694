"""Which cards: a recommended deck for so many people, or one made by hand."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import Property, Signal, Slot

from nightcaller.collection import KeptDeck
from nightcaller.table.shelf.books import DeckInfo
from nightcaller.text import message_id
from nightcaller.viewmodels.application import AppViewModel
from nightcaller.viewmodels.deck_rows import (
    KINDS,
    LEANS,
    MEASURED_LEANS,
    DeckRow,
    KindRow,
    ProblemRow,
    RoleRow,
    kind_of,
    place_of,
    side_of,
)
from nightcaller.viewmodels.element import element
from nightcaller.viewmodels.fairness import FairnessViewModel
from nightcaller.viewmodels.gathering import Gathering
from nightcaller.viewmodels.kept import Keeping, KeptViewModel
from nightcaller.viewmodels.offered import named, placed
from nightcaller.viewmodels.phrasebook import Phrasebook
from nightcaller.viewmodels.role_finder import RoleFinderViewModel
from nightcaller.viewmodels.rows import Rows, list_of
from nightcaller.viewmodels.screen import ScreenModel


@element
class DeckViewModel(ScreenModel):
    """The deck being put together."""

    changed = Signal()
    lookUpRequested = Signal(str)
    """Role whose page of the handbook somebody wants to see."""

    def __init__(self, app: AppViewModel, words: Phrasebook, gathering: Gathering) -> None:
        super().__init__(app, words)
        self._gathering = gathering
        self._roles: dict[str, Rows[RoleRow]] = {}
        self._finder = RoleFinderViewModel(app, words, gathering)
        self._ready = False
        self._peeked = ""
        keeping = Keeping(
            gathering.collection.decks,
            listed=self._fits,
            about=lambda _kept: "",
            current=lambda kept: kept.cards == gathering.deck,
            made=lambda name: KeptDeck(name, gathering.book.id, dict(gathering.deck)),
            take=lambda kept: self._take(kept.cards),
            draws=gathering.draws,
        )
        self._kept = KeptViewModel(app, words, keeping, self)
        self.fairness_games = FairnessViewModel(words, gathering, self._take, self)

    def exited(self) -> None:
        """Nobody looks at the deck any more."""
        self.fairness_games.leave()

    def entered(self) -> None:
        """The number of players may have changed since."""
        self._gathering.meet_own_roles()
        self._gathering.fit()
        self._finder.entered()
        self.refresh()

    def refresh(self) -> None:
        table = self._gathering
        if not table.players:
            return
        say = self.words.text
        cards = max(1, sum(table.deck.values()))
        kinds = []
        for kind in dict.fromkeys(kind_of(role) for role in table.book.roles):
            same = [role for role in table.book.roles if kind_of(role) == kind]
            rows = [
                RoleRow(
                    role.id,
                    role.id.rpartition(".")[2],
                    say(message_id("role", role.id)),
                    table.deck.get(role.id, 0),
                    role.most,
                )
                for role in same
            ]
            model = self._roles.setdefault(kind, Rows(RoleRow, parent=self))
            model.replace(rows)
            count = sum(row.count for row in rows)
            name = say(KINDS[kind] if kind in KINDS else message_id("team", kind))
            cast = self.words.cast((message_id("role", row.role), row.count) for row in rows if row.count)
            kinds.append(KindRow(kind, name, count, count / cards, cast, model, side_of(same[0])))
        kinds.sort(key=lambda row: place_of(row.side))
        self.kinds.replace(kinds)
        problems = table.problems()
        self._ready = not any(problem.fatal for problem in problems)
        self.problems.replace(
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
        decks = table.offered()
        self.recommended.replace([self._deck_row(deck) for deck in decks if not deck.known])
        self.boards.replace([self._deck_row(deck) for deck in decks if deck.known])
        self._kept.refresh()
        self._finder.refresh()
        self.fairness_games.look()
        self.changed.emit()

    def _deck_row(self, deck: DeckInfo) -> DeckRow:
        table = self._gathering
        dealt = (role for role in table.book.roles if deck.deck.get(role.id))
        cast = sorted(dealt, key=lambda role: place_of(side_of(role)))
        counts = tuple(deck.deck[role.id] for role in cast)
        return DeckRow(
            deck.id,
            self.words.text(deck.id),
            self.words.text(f"{deck.id}.idea"),
            dict(deck.deck) == table.deck,
            tuple(role.id.rpartition(".")[2] for role in cast),
            counts,
            tuple(side_of(role) for role in cast),
            self.words.cast(
                (message_id("role", role.id), count) for role, count in zip(cast, counts, strict=True)
            ),
            table.book.estimate(deck.deck, table.seats),
        )

    def _fits(self, kept: KeptDeck) -> bool:
        """Whether a kept deck is one for these people, of roles that the book has."""
        table = self._gathering
        known = {role.id for role in table.book.roles}
        return (
            kept.book == table.book.id
            and sum(kept.cards.values()) == table.book.cards(kept.cards, table.seats)
            and kept.cards.keys() <= known
        )

    def _take(self, cards: Mapping[str, int], chosen: str = "") -> None:
        self._gathering.take(cards, chosen)
        self.refresh()

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

    @Slot(str)
    @named(lambda self: [one.id for one in self._gathering.offered()])
    def choose(self, deck_id: str) -> None:
        """Take a recommended deck or a board."""
        deck = next(one for one in self._gathering.offered() if one.id == deck_id)
        self._gathering.come_with(deck.house)
        self._take(deck.deck, deck.id)

    def _brings(self, deck: DeckInfo) -> str:
        """The house rules that come with a deck, as a sentence; empty if it brings none."""
        book = self._gathering.book.id
        say = self.words.sayIn

        def rule(rule_id: str, option: str, language: str) -> str:
            names = {
                "rule": say(language, message_id(f"house-{book}", rule_id), {}),
                "option": say(language, message_id(f"house-{book}", f"{rule_id}-{option}"), {}),
            }
            return say(language, "ui-deck-board-rule", names)

        told = self.words.in_a_row(partial(rule, *one) for one in deck.house.items())
        return self.words.text("ui-deck-board-rules", {"rules": told}) if told else ""

    def _get_board_rules(self) -> str:
        """What the chosen board brings besides its cards, for the set-up screen; empty if nothing."""
        table = self._gathering
        decks = table.offered()
        here = (deck for deck in decks if dict(deck.deck) == table.deck)
        return next((self._brings(deck) for deck in here if deck.house.items() <= table.house.items()), "")

    boardRules = Property(str, lambda self: self._get_board_rules(), notify=changed)

    @Slot(str, int)
    def step(self, role: str, by: int) -> None:
        """One card more or less."""
        deck = self._gathering.deck
        self._take({**deck, role: max(0, deck.get(role, 0) + by)})

    @Slot()
    def takeFirst(self) -> None:
        """One card of the role that the search means."""
        meant = self._finder.meant()
        if meant and meant.count < meant.most:
            self.step(meant.role, 1)

    @Slot(int, int)
    @placed(lambda self: self._gathering.problems())
    def mend(self, problem: int, fix: int) -> None:
        """Do what a problem's button says."""
        fixes = self._gathering.problems()[problem].fixes
        if 0 <= fix < len(fixes):
            self._take(fixes[fix])

    @Slot(str)
    def lookUp(self, role: str) -> None:
        """Open a role's page of the handbook."""
        self._peeked = ""
        self.lookUpRequested.emit(role)
        self.app.open("Handbook")

    @Slot(str)
    @named(lambda self: ("", *(role.id for role in self._gathering.book.roles)))
    def peek(self, role: str) -> None:
        """Take a role's card into the hand; an empty id puts it back."""
        if role != self._peeked:
            self._peeked = role
            self.changed.emit()

    peeked = Property(str, lambda self: self._peeked, notify=changed)

    peekedMessage = Property(
        str, lambda self: message_id("role", self._peeked) if self._peeked else "", notify=changed
    )
    """Message id of its name and `.card`."""

    peekedCount = Property(int, lambda self: self._gathering.deck.get(self._peeked, 0), notify=changed)

    peekedMost = Property(
        int,
        lambda self: next((role.most for role in self._gathering.book.roles if role.id == self._peeked), 0),
        notify=changed,
    )

    def _get_peeked_team(self) -> str:
        team = next((role.team for role in self._gathering.book.roles if role.id == self._peeked), "")
        return self.words.text(message_id("team", team)) if team else ""

    peekedTeam = Property(str, lambda self: self._get_peeked_team(), notify=changed)

    @Slot(int)
    @placed(lambda self: self._gathering.books)
    def chooseBook(self, index: int) -> None:
        """Play by another rulebook."""
        self._gathering.open_book(self._gathering.books[index])
        self.refresh()

    @Slot()
    def openWorkshop(self) -> None:
        """To the roles that people make up."""
        self.app.open("Workshop")

    @Slot()
    def openPaper(self) -> None:
        """To the cards, the night sheet and the rules of this deck, for a printer."""
        self.app.open("Paper")

    @Slot()
    def goOn(self) -> None:
        """On to the house rules."""
        if self._ready:
            self.app.open("HouseRules")

    finder = Property(RoleFinderViewModel, lambda self: self._finder, constant=True)
    """Every role of a book that has many."""
    kinds = list_of(KindRow)
    problems = list_of(ProblemRow)
    recommended = list_of(DeckRow)
    """Made to measure for so many people."""

    boards = list_of(DeckRow)
    """The boards that players know by name."""

    def _get_board_sizes(self) -> str:
        if self.boards.rows:
            return ""
        sizes = self._gathering.book.board_sizes()
        return " · ".join(str(size) for size in sizes)

    boardSizes = Property(str, lambda self: self._get_board_sizes(), notify=changed)
    """For how many people there are boards, where there are none for this table."""

    boardCount = Property(int, lambda self: len(self.boards.rows), notify=changed)
    bookTitle = Property(str, lambda self: message_id("book", self._gathering.book.id), notify=changed)
    """Message id of the book's name."""

    kept = Property(KeptViewModel, lambda self: self._kept, constant=True)
    fairness = Property(FairnessViewModel, lambda self: self.fairness_games, constant=True)
    """What simulated games of this very deck show."""

    def _get_by_hand(self) -> bool:
        named = any(row.current for row in (*self.recommended.rows, *self.boards.rows))
        return not named and not any(row.current for row in self._kept.listed)

    byHand = Property(bool, lambda self: self._get_by_hand(), notify=changed)
    """The deck has no name yet."""

    seats = Property(int, lambda self: self._gathering.seats, notify=changed)

    def _get_traits(self) -> int:
        table = self._gathering
        return sum(table.deck.get(role, 0) for role in table.book.traits)

    traits = Property(int, lambda self: self._get_traits(), notify=changed)
    """How many traits come beside the cards."""

    cards = Property(
        int, lambda self: sum(self._gathering.deck.values()) - self._get_traits(), notify=changed
    )
    """How many cards there are, traits aside."""

    wanted = Property(
        int,
        lambda self: (
            self._gathering.book.cards(self._gathering.deck, self._gathering.seats) - self._get_traits()
        ),
        notify=changed,
    )
    """How many cards this deck should have, traits aside."""

    def _get_minutes(self) -> int:
        table = self._gathering
        return table.book.estimate(table.deck, table.seats) if table.players else 0

    minutes = Property(int, lambda self: self._get_minutes(), notify=changed)

    def _get_lean(self) -> int:
        found = self._gathering.book.lean(self._gathering.deck, self._gathering.seats)
        return 0 if found is None else found

    lean = Property(int, lambda self: self._get_lean(), notify=changed)
    """From -2, the wolves by far, to 2, the village by far."""

    def _get_lean_text(self) -> str:
        table = self._gathering
        found = table.book.lean(table.deck, table.seats) if self._ready else None
        if found is None:
            return ""
        measured = table.book.measured(table.deck, table.seats) is not None
        return (MEASURED_LEANS if measured else LEANS)[found]

    leanText = Property(str, lambda self: self._get_lean_text(), notify=changed)
    """Message id of whom the deck favours; empty as long as nobody can say."""

    ready = Property(bool, lambda self: self._ready, notify=changed)
