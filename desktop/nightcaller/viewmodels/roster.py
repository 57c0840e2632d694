"""Narrator style with the table's own cards: the moderator notes who holds what, at once or role by role."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal, Slot

from nightcaller.table.live.evening import Evening
from nightcaller.table.live.narration import identified_line, show_line
from nightcaller.table.live.own_cards import OwnCards
from nightcaller.table.live.scene import Roster
from nightcaller.viewmodels.element import element
from nightcaller.viewmodels.offered import named
from nightcaller.viewmodels.on_screen import GameScreen, OnScreen
from nightcaller.viewmodels.private_seats import table_rows
from nightcaller.viewmodels.rows import list_row
from nightcaller.viewmodels.seats import SeatRow

PLACED = "square"
"""Mark of a seat whose card is known: which one it is shows only while the moderator holds "see all"."""


@list_row
class OwnCardRow:
    """One role of the published deck: how many of its cards have a seat."""

    role: str
    placed: int
    count: int
    selected: bool = False


@dataclass(frozen=True, slots=True)
class Placing:
    """What the moderator's entry shows."""

    selected: str = ""
    """The role whose holders are tapped now; empty if every card has its seat."""
    wanted: int = 0
    """How many cards of it there are."""
    full: bool = False
    """Every card of the selected role has its seat."""
    left: int = 0
    """How many cards have no seat yet."""
    spare: str = ""
    """The role of whoever is left; empty if every card is placed by hand."""
    later: bool = False
    """The cards that are called in the night are placed when they are called."""
    cards: tuple[OwnCardRow, ...] = ()
    seats: tuple[SeatRow, ...] = ()
    table: tuple[str, ...] = ()
    """The cards that stay on the table if nobody else is named for one."""
    waits: str = ""
    """The role that is called now; its eyes are closed first."""
    by_itself: bool = False
    """The night goes on with the last card that is placed."""


def placing(evening: Evening, selected: str, *, peeking: bool) -> Placing:
    """Return the entry with this role selected; the first that lacks a seat if it is empty."""
    own = evening.cards.told
    if own is None:
        return Placing()
    role = selected or next((role for role in own.wanted_now if own.missing(role)), "")
    return Placing(
        role,
        own.deck[role] if role else 0,
        bool(role) and not own.missing(role),
        own.unplaced,
        own.spare,
        len(own.wanted_now) < len(own.asked),
        card_rows(own, role),
        seat_rows(evening, own, peeking=peeking),
        own.on_the_table,
        evening.cards.interrupts,
        bool(own.later),
    )


def card_rows(own: OwnCards, selected: str) -> tuple[OwnCardRow, ...]:
    """Return the roles in the order in which they are asked for."""
    return tuple(
        OwnCardRow(role, own.deck[role] - own.missing(role), own.deck[role], role == selected)
        for role in own.wanted_now
    )


def seat_rows(evening: Evening, own: OwnCards, *, peeking: bool) -> tuple[SeatRow, ...]:
    """Return the seats: masked, a known card is only a mark."""
    rows = table_rows(evening.sitting.players, evening.public)
    for seat, row in enumerate(rows):
        role = own.role_of(seat)
        if role:
            emblem = role.rpartition(".")[2] if peeking else ""
            rows[seat] = replace(row, marks=(*row.marks, PLACED), emblem=emblem)
    return tuple(rows)


@element
class RosterViewModel(OnScreen[Placing], GameScreen):
    """The moderator's screen before the first night.

    Signals:
        said: lines of the script to be spoken (a sequence of `Line`).
    """

    scene = Roster
    private = True

    said = Signal(object)

    def __init__(self, evening: Evening, parent: QObject | None = None) -> None:
        super().__init__(evening, parent)
        self._called = ""
        """The card that was called aloud and has not been sent to sleep."""
        self._peeking = False

    def show(self, _scene: Roster) -> None:
        """Load the scene; the first card that has no seat is to be placed."""
        self._peeking = False
        self._take_up("")

    @Slot(str)
    @named(lambda self: own.deck if (own := self._evening.cards.told) else ())
    def select(self, role: str) -> None:
        """Tap a card: the next seats hold it."""
        self._take_up(role)

    @Slot(int)
    def choose(self, seat: int) -> None:
        """Tap a seat (from 0): it holds the selected card, or no longer."""
        own, role = self._evening.cards.told, self._shown.selected
        if own is None or not role:
            return
        if own.missing(role) <= 0 and own.role_of(seat) != role:
            return
        self._do(lambda: self._evening.cards.place(role, seat))
        self._take_up(role)
        if self._shown.full and self._called != role:
            self._step_on()

    def _step_on(self) -> None:
        """Take up the next card that has no seat; the last one stays."""
        self._called = ""
        if self._shown.left:
            self._take_up("")

    @Slot(bool)
    def peek(self, held: bool) -> None:
        """Show the cards while "see all" is held."""
        self._peeking = held
        self._take_up(self._shown.selected)

    @Slot()
    def coverUp(self) -> None:
        """Mask everything."""
        self.peek(False)

    @Slot()
    def call(self) -> None:
        """Speak the call of the selected card."""
        if self._shown.selected:
            self._called = self._shown.selected
            self.said.emit((show_line(self._shown.selected, self._shown.wanted),))

    @Slot()
    def sleep(self) -> None:
        """Let its eyes be closed, and go on with the next card that has no seat."""
        if self._shown.selected:
            self.said.emit((identified_line(self._shown.selected),))
            if self._shown.full:
                self._step_on()

    @Slot()
    def begin(self) -> None:
        """All cards are noted; whoever is left holds the plain one."""
        self._do(self._evening.cards.end_roster)

    def _take_up(self, role: str) -> None:
        self._show(placing(self._evening, role, peeking=self._peeking))
