"""The moderator's handbook: pages, log, his notes, what he overrules. One hold opens it; it stays open.

Long because what is read, noted and overruled is about the same seat, that is picked once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, cast

from PySide6.QtCore import Property, QObject, Signal, Slot

from nightcaller.engine import NOBODY, Event
from nightcaller.engine.kinds import Kind
from nightcaller.engine.vocabulary import Option, Seat
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.overview import Overview, SeatPage
from nightcaller.table.live.scene import Console
from nightcaller.table.live.showings import Showing
from nightcaller.table.story.retelling import CHANCE, Teller, is_count
from nightcaller.text import message_id
from nightcaller.viewmodels.console_board import open_rows, unheard
from nightcaller.viewmodels.element import element
from nightcaller.viewmodels.held_open import HeldOpen
from nightcaller.viewmodels.moderator_answers import ModeratorAnswersViewModel
from nightcaller.viewmodels.offered import named
from nightcaller.viewmodels.on_screen import GameScreen, OnScreen
from nightcaller.viewmodels.phrasebook import Phrasebook
from nightcaller.viewmodels.private_seats import kind_of, table_rows
from nightcaller.viewmodels.seats import SeatRow

SHUT = "ui-narrator-open-first"
OUT = "×"
"""On the token of somebody who is out of the game: the moderator may pick her all the same."""


@dataclass(frozen=True, slots=True)
class Token:
    """What lies beside a card: a mark with what it says, as the book of the evening says it."""

    mark: str
    """Kind of `SeatMark`; empty for a sentence without one."""
    text: str


@dataclass(frozen=True, slots=True)
class Switch:
    """Something that the moderator may turn for the picked seat: a mark, an office."""

    id: str
    on: bool
    why: str = ""
    """Message id of why it cannot be turned now; empty if it can."""


@dataclass(frozen=True, slots=True)
class Potion:
    """A charge of the picked seat's card."""

    id: str
    left: bool
    why: str = ""
    """Message id of why it cannot be turned now; empty if it can."""


@dataclass(frozen=True, slots=True)
class SeatLine:
    """A seat in the list of all: who sits there, and while the book is open everything beside it."""

    number: int
    name: str
    role: str
    told: str


@dataclass(frozen=True, slots=True)
class OpenPage:
    """The book, open at the page of the picked seat.

    Of the page all but `number`, `name` and `alive` is empty while covered, and so are `log` and `remark`.
    """

    number: int = 0
    name: str = ""
    alive: bool = True
    role: str = ""
    team: str = ""
    charges: tuple[Potion, ...] = ()
    tokens: tuple[Token, ...] = ()
    facts: tuple[str, ...] = ()
    """Camp, traits, protection, patients: sentences."""
    owed: int = 0
    """Number of the next player who has to be shown what a correction has changed; 0 if nobody has."""
    owed_name: str = ""
    lines: tuple[SeatLine, ...] = ()
    """All seats."""
    remark: str = ""
    """What he has written down of the picked seat, or of this night."""
    log: tuple[str, ...] = ()
    marks: tuple[Switch, ...] = ()
    offices: tuple[Switch, ...] = ()
    card: str = ""
    """The card that is to be given."""
    day: int = 0
    """What the day is to be called."""
    today: int = 0
    night: bool = False
    seats: tuple[SeatRow, ...] = ()
    life_why: str = ""
    """Message id of why she cannot be killed or revived now; empty if she can. So with the next three."""
    card_why: str = ""
    jump_why: str = ""
    day_why: str = ""
    asks_for_cards: bool = False
    """All cards of the table's own can be entered now, so that everything can be ruled."""


def facts_of(page: SeatPage, book: str, teller: Teller) -> Iterator[str]:
    """Yield what a page says of a seat beside its card, sentence by sentence."""
    if not page.team:
        return
    yield teller.say("ui-narrator-team", team=teller.say(message_id("team", page.team)))
    if page.traits:
        yield teller.say("ui-narrator-traits", traits=teller.listed(map(teller.role, page.traits)))
    if page.layers:
        layers = (teller.say(message_id("layer", f"{book}.{layer}")) for layer in page.layers)
        yield teller.say("ui-narrator-layers", layers=teller.listed(layers))
    if page.wards:
        yield teller.say("ui-narrator-wards", patients=teller.players(page.wards))
    for condition, facts in page.conditions:
        told = {fact: _said(fact, value, teller) for fact, value in facts.items()}
        yield teller.say(message_id("condition", f"{book}.{condition}"), **told)


def _said(fact: str, value: Any, teller: Teller) -> str | int:
    """A fact as its sentence takes it: people and roles by name."""
    match fact:
        case "by":
            return teller.player(value)
        case "seats":
            return teller.players(value)
        case "role":
            return teller.role(value)
        case _:
            return cast("str | int", value)


def page_of(page: SeatPage, evening: Evening, pages: Overview, teller: Teller, *, peeking: bool) -> OpenPage:
    """Return a seat's page; covered, it says no more than everybody knows."""
    shown = OpenPage(page.seat + 1, evening.sitting.players[page.seat].name, page.alive)
    if not peeking:
        return shown
    return replace(
        shown,
        role=page.role,
        team=page.team,
        charges=tuple(
            Potion(
                charge.id, charge.left, evening.rulings.refusal(turning(charge.left), page.seat, charge.id)
            )
            for charge in page.charges
        ),
        tokens=(*lasting_tokens(page, teller), *tokens_of_today(page, pages, evening.book.kinds, teller)),
        facts=tuple(facts_of(page, evening.book.id, teller)),
    )


def turning(left: bool) -> str:
    """Return the amendment by which a charge is used, or there again."""
    return "spend" if left else "refill"


def lasting_tokens(page: SeatPage, teller: Teller) -> Iterator[Token]:
    """Yield what everybody knows of a seat: offices and marks, by name, so that no two stars look alike."""
    for office in page.offices:
        yield Token("star", teller.role(office))
    for mark in page.public_marks:
        yield Token(kind_of(mark), teller.say(message_id("mark", mark)))


def tokens_of_today(
    page: SeatPage, pages: Overview, kinds: Mapping[str, Kind], teller: Teller
) -> Iterator[Token]:
    """Yield what nobody else knows: who did what to a seat, what chance said, who was fooled."""
    put = {kind: mark for mark, kind in page.marks}
    told: dict[object, Token] = {}
    for event in pages.log:
        about = page.seat in {event.facts.get("seat"), event.facts.get("other")}
        if about and (event.kind in put or (event.kind == CHANCE and event.day == pages.day)):
            told[event.kind, event.facts.get("purpose")] = Token(
                put.get(event.kind, ""), teller.sentence(event)
            )
        elif kinds[event.kind].fools and (about or event.facts.get("by") == page.seat):
            told[event.number] = Token("eye", teller.sentence(event))
    yield from told.values()


def line_of(page: SeatPage, evening: Evening, pages: Overview, teller: Teller) -> SeatLine:
    """Return a seat as the list of all says it: marks by name, what is used up, what holds, what is noted."""
    spent = (
        teller.say("ui-narrator-spent", charge=teller.say(f"charge-{charge.id}"))
        for charge in page.charges
        if not charge.left
    )
    _team, *facts = (*facts_of(page, evening.book.id, teller),) or ("",)
    names = (token.text for token in lasting_tokens(page, teller))
    note = evening.desk().remark(page.seat)
    today = (token.text for token in tokens_of_today(page, pages, evening.book.kinds, teller))
    told = (*names, *spent, *facts, *today, *((f"“{note}”",) if note else ()))
    return SeatLine(
        page.seat + 1,
        evening.sitting.players[page.seat].name,
        teller.role(page.role) if page.role else "",
        " · ".join(told),
    )


@element
class ModeratorBookViewModel(OnScreen[OpenPage], HeldOpen, GameScreen):
    """The handbook.

    Signals:
        ruled: it is so; a message that says it, and what is odd about it, without a name or a card.
    """

    private = True

    ruled = Signal(str)

    def __init__(self, evening: Evening, words: Phrasebook, parent: QObject | None = None) -> None:
        super().__init__(evening, parent)
        self._text = words
        self._answers = ModeratorAnswersViewModel(evening, self)
        self._answers.changed.connect(self._light)
        self._answers.failed.connect(self.failed)
        self._answers.corrected.connect(self._refresh)
        self._answers.corrected.connect(lambda: self.ruled.emit("ui-answers-corrected"))
        self._open = False
        deck = evening.sitting.deck
        self._deck = [
            role
            for role in evening.book.roles
            if role not in evening.book.traits and (deck.get(role) or deck.get(role.partition(".")[2]))
        ]
        self._close()
        self._picked: Seat | None = None
        self._card: int | None = None
        """Place in the deck of the card that is to be given; none yet, so that nobody takes it for hers."""
        self._day = 0
        self._ring: Sequence[SeatRow] = ()
        self._owed: Sequence[Showing] = ()
        self._news = 0
        """How many of the next player's news she has been shown."""

    # --- opening and covering ---

    def entered(self) -> None:
        """The handbook opens, covered."""
        self._open = True
        self._close()
        self._picked = None
        self._card = None
        self._answers.shut()
        self._day = self._evening.public.day
        self._refresh()

    # --- what the moderator picks ---

    @Slot(int)
    @named(lambda self: range(self._evening.public.seats))
    def choose(self, seat: int) -> None:
        """Open a seat's page, of the living or the dead; where an answer lies open, it was this seat."""
        if self._answers.shown.takes_seat:
            self._answers.choose(seat)
            return
        self._picked = None if seat == self._picked else seat
        self._card = None
        self._refresh()

    @Slot(str)
    def writeDown(self, text: str) -> None:
        """Keep what he has written of the picked seat, or of this night; only what he can see is written."""
        if self._peeking:
            self._do(lambda: self._evening.desk().write_down(text, self._picked))
            self._refresh()

    @Slot(int)
    def turnCard(self, by: int) -> None:
        """Look for another card of the deck."""
        first = 0 if by > 0 else -1
        self._card = (first if self._card is None else self._card + by) % len(self._deck)
        self._show(self._with_reasons(replace(self._shown, card=self._deck[self._card])))

    @Slot(int)
    def turnDay(self, by: int) -> None:
        """Count the days anew."""
        self._day = max(1, self._day + by)
        self._show(self._with_reasons(replace(self._shown, day=self._day)))

    @Slot()
    def showCard(self) -> None:
        """Hold the picked player's card in front of her."""
        if self._picked is not None:
            self._hold_up(self._evening.desk().card(self._picked))

    @Slot()
    def showNews(self) -> None:
        """Hold in front of the next player what a correction has changed for her."""
        if not self._owed:
            return
        seat = self._owed[0].to[0]
        hers = [showing for showing in self._owed if showing.to[0] == seat]
        self._hold_up(hers[self._news % len(hers)])
        self._news += 1
        if self._news >= len(hers):
            self._news = 0
            self._do(lambda: self._evening.corrections.have_shown(seat))

    # --- what the moderator overrules ---

    @Slot()
    def killOrRevive(self) -> None:
        """The picked player dies, or lives again."""
        self._overrule("kill" if self._shown.alive else "revive")

    @Slot()
    def giveCard(self) -> None:
        """The picked player holds another card."""
        if self._card is not None:
            self._overrule("role", self._deck[self._card])

    @Slot(str)
    def mark(self, mark: str) -> None:
        """Put a mark on the picked player, or take it away."""
        if self._picked is not None:
            there = mark in self._evening.public.marks.get(self._picked, ())
            self._overrule("unmark" if there else "mark", mark)

    @Slot(str)
    def turnCharge(self, charge: str) -> None:
        """A potion of the picked player's card counts as used, or is there again."""
        if self._picked is None:
            return
        charges = self._evening.desk().overview.seats[self._picked].charges
        left = all(one.left for one in charges if one.id == charge)
        self._overrule(turning(left), charge)

    @Slot(str)
    def appoint(self, office: str) -> None:
        """Give an office to the picked player, or take it from her."""
        if self._picked is not None:
            holds = self._evening.public.offices.get(office) == self._picked
            holder = NOBODY if holds else self._picked
            self._rule(lambda: self._evening.rulings.amend("office", office, holder))

    @Slot()
    def askForCards(self) -> None:
        """Enter all cards of the table's own that are left: only then can anything be ruled."""
        self._do(self._evening.rulings.ask_for_cards)
        self._refresh()

    @Slot()
    def setDay(self) -> None:
        """Correct the number of the day."""
        self._rule(lambda: self._evening.rulings.amend("day", self._day))

    @Slot(str)
    def jump(self, phase: str) -> None:
        """Go on to the next ``night`` or ``day``; whoever was not asked has not answered."""
        self._rule(lambda: self._evening.rulings.skip(phase))

    def _overrule(self, kind: str, *more: str) -> None:
        seat = self._picked
        if seat is not None:
            self._rule(lambda: self._evening.rulings.amend(kind, seat, *more))

    def _rule(self, act: Callable[[], object]) -> None:
        before = self._beyond_the_deck()
        if self._do(act):
            odd = self._beyond_the_deck() - before
            self.ruled.emit("ui-narrator-odd-cards" if odd else "ui-narrator-ruled")
        self._refresh()

    def _beyond_the_deck(self) -> Counter[str]:
        """Cards that are held more often than the deck has them; which ones is not said aloud."""
        evening = self._evening
        if not evening.progress.style.moderated:
            return Counter()
        deck = Counter({evening.book.role(name).id: count for name, count in evening.sitting.deck.items()})
        return Counter(page.role for page in evening.desk().overview.seats) - deck

    # --- what the screen reads ---

    def _refresh(self) -> None:
        evening, picked, peeking = self._evening, self._picked, self._peeking
        if not self._open or not evening.progress.style.moderated:
            self._ring, self._owed = (), ()
            self._answers.refresh(peeking=False)
            self._show(OpenPage())
            return
        pages, teller, rows = evening.desk().overview, self._teller(), self._table()
        self._ring = open_rows(rows, pages.seats, self._text) if peeking else rows
        self._owed = evening.corrections.owed
        page = OpenPage()
        if picked is not None:
            page = page_of(pages.seats[picked], evening, pages, teller, peeking=peeking)
            page = page if peeking else replace(page, alive=rows[picked].alive)
        self._answers.refresh(peeking=peeking)
        shown = replace(
            page,
            owed=self._owed[0].to[0] + 1 if self._owed else 0,
            owed_name=evening.sitting.players[self._owed[0].to[0]].name if self._owed else "",
            lines=tuple(
                line_of(one, evening, pages, teller) if peeking else SeatLine(row.number, row.name, "", "")
                for one, row in zip(pages.seats, rows, strict=True)
            ),
            remark=evening.desk().remark(picked) if peeking else "",
            log=tuple(teller.sentence(event) for event in reversed(pages.log) if self._told(event))
            if peeking
            else (),
            marks=tuple(self._marks()),
            offices=tuple(self._offices()),
            card="" if self._card is None else self._deck[self._card],
            day=self._day,
            today=evening.public.day,
            night=evening.public.phase == "night",
            seats=self._lit(),
            asks_for_cards=evening.rulings.may_ask_for_cards,
        )
        self._show(self._with_reasons(shown))

    def _with_reasons(self, shown: OpenPage) -> OpenPage:
        """The page with why this or that cannot be ruled now."""
        seat, rulings = self._picked, self._evening.rulings
        if seat is not None:
            card = rulings.refusal("role", seat, shown.card) if shown.card else "ui-narrator-card-first"
            life = self._barred("kill" if shown.alive else "revive", seat)
            shown = replace(shown, card_why=card, life_why=life)
        today = "ui-narrator-today" if shown.day == shown.today else ""
        day = today or rulings.refusal("day", shown.day)
        return replace(shown, jump_why=rulings.no_skip, day_why=day)

    def _barred(self, kind: str, *picks: Option) -> str:
        """Why this cannot be ruled now.

        At the console, covered, that might hang on what the table has not heard: the book is opened first,
        whatever it would say.
        """
        if self._peeking or not isinstance(self._evening.scene, Console):
            return self._evening.rulings.refusal(kind, *picks)
        return self._evening.rulings.cards_first or SHUT

    def _table(self) -> list[SeatRow]:
        rows = table_rows(self._evening.sitting.players, self._evening.public)
        return rows if self._peeking else unheard(rows, self._evening)

    def _light(self) -> None:
        """An answer was opened or tapped: another seat is lit."""
        self._show(replace(self._shown, seats=self._lit()))

    def _lit(self) -> tuple[SeatRow, ...]:
        """The seats, with the one that is picked: the page's, or the one that an open answer was."""
        lit = self._answers.lit_seat if self._answers.shown.is_open else self._picked
        return tuple(self._tappable(replace(row, selected=row.number - 1 == lit)) for row in self._ring)

    def _teller(self) -> Teller:
        names = [player.name for player in self._evening.sitting.players]
        return Teller(self._text.catalogue, self._text.languages[0], names)

    def _told(self, event: Event) -> bool:
        return not is_count(event) and self._text.knows(message_id("event", event.kind))

    @staticmethod
    def _tappable(row: SeatRow) -> SeatRow:
        return row if row.alive else replace(row, blocked=OUT)

    def _marks(self) -> Iterator[Switch]:
        mine = () if self._picked is None else self._evening.public.marks.get(self._picked, ())
        for mark in self._evening.book.marks:
            if self._in_deck(mark) or mark in mine:
                on, seat = mark in mine, self._picked
                why = "" if seat is None else self._barred("unmark" if on else "mark", seat, mark)
                yield Switch(mark, on, why)

    def _in_deck(self, mark: str) -> bool:
        """Whether the published deck has what brings a mark."""
        role = self._evening.book.mark_of.get(mark)
        deck = self._evening.sitting.deck
        return role is None or bool(deck.get(role) or deck.get(role.partition(".")[2]))

    def _offices(self) -> Iterator[Switch]:
        holders = self._evening.public.offices
        for office in self._evening.book.offices:
            on, seat = self._picked is not None and holders.get(office) == self._picked, self._picked
            why = "" if seat is None else self._barred("office", office, NOBODY if on else seat)
            yield Switch(office, on, why)

    answers = Property(ModeratorAnswersViewModel, lambda self: self._answers, constant=True)
