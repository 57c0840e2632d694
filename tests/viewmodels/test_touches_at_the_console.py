"""How often a moderator touches the screen in a night of twelve: every recommended deck of every book.

Whoever has to choose chooses, whoever is told something is shown it, the others are gone on from. Counted is
what a finger does, from nightfall until everybody is woken: each tap, each hold, also the one that puts away.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from driver import every_text
from nightcaller.engine.vocabulary import EMPTY_CHOICES, Option, Seat
from nightcaller.rulebooks import book, books
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Bulletin, Console, Ended, Roster
from nightcaller.table.live.showings import looks
from nightcaller.table.shelf.sitting import SeatedPlayer
from nightcaller.viewmodels.console import DEAF, ConsoleViewModel
from nightcaller.viewmodels.phrasebook import Phrasebook
from parts import one_in
from table.bots import keyed, sitting
from table.test_cards_when_called import table, tell
from table.test_desk import moderate
from viewmodels.private_table import touch
from voice.voice_kit import HandClock

SEATS = 12
NIGHT = 12
FIRST_NIGHT = 20
HOUSE = {"judge": {"sheriff": "no"}}
DECKS = [
    (book_id, deck.id.removeprefix(f"deck-{book_id}-"))
    for book_id in books()
    for deck in book(book_id).recommended(SEATS)
]
CANNOT = {
    ("judge", "cupid"): 22,
    ("hollow", "classic"): 21,
    ("hollow", "wild"): 27,
    ("chat", "classic"): 21,
    ("chat", "wild"): 24,
    ("forum", "classic"): 22,
    ("revamped", "bakery"): 22,
}
"""First nights that truly take more (docs/decisions/own-cards.md): so many cards open their eyes, or so many
people have to be shown something."""


class Moderator:
    """Whoever moderates, and touches the screen as often as must be.

    Attributes:
        touches: taps and holds so far; putting away what was shown is one of its own.
        plain: how many of them entered a plain card, because somebody looked at it.
    """

    def __init__(self, evening: Evening, deal: tuple[str, ...] = ()) -> None:
        self.evening, self.deal = evening, deal
        self.clock = HandClock()
        self.console = ConsoleViewModel(evening, Phrasebook(every_text(), ("en",)), clock=self.clock)
        self.touches, self.plain, self.log = 0, 0, list[str]()

    def a_night(self) -> int:
        """Play until everybody has been woken."""
        evening = self.evening
        while evening.public.phase != "day" or isinstance(evening.scene, Console):
            before, scene = self.touches, evening.scene
            self.go_on()
            self.log.append(f"{scene}: {self.touches - before}")
            assert self.touches <= 60, self.log
            if isinstance(evening.scene, Ended):
                break
        return self.touches

    def go_on(self) -> None:
        """Do what the present screen asks for."""
        scene = self.evening.scene
        if isinstance(scene, Roster):
            own = self.evening.cards.told
            assert own is not None
            self.touches += sum(map(own.missing, own.wanted_now))
            tell(self.evening, self.deal)
        elif isinstance(scene, Console):
            self.clock.pass_time(DEAF)
            self.console.show(scene)
            self.call()
        else:
            self.touches += 1
            moderate(self.evening, keyed(3))

    def call(self) -> None:
        """One step at the console."""
        console, scene, shown = self.console, self.evening.scene, False
        while self.evening.scene == scene:
            desk = self.evening.desk()
            self.touches += 1
            if console.figure:
                console.putAway()
                shown = True
            elif console.shown.wanted:
                card, own = self.deal[console.shown.wanted - 1], self.evening.cards.told
                self.plain += own is not None and card == own.spare
                console.tell(card)
            elif console.shown.placing:
                own = self.evening.cards.told
                assert own is not None
                role = console.shown.placing
                holders = [seat for seat, held in enumerate(self.deal) if held == role]
                console.choose(next(seat for seat in holders if not own.role_of(seat)))
            elif not shown and desk.to_be_shown:
                console.showNext()
            else:
                self.answer()
            if scene.purpose in {"round", "dawn"}:
                shown = console._showing >= len(looks(desk.showings()))
            self.clock.pass_time(DEAF)

    def answer(self) -> None:
        """Tap what has to be answered, and one thing that may be where somebody was shown something."""
        console, page = self.console, self.console._asked
        if page is not None and not console.shown.reason:
            told = self.evening.desk().to_be_shown and not console.touched
            must = page.entries[0].key.endswith("pack.attack") and not console.touched
            if page.problem or told or must:
                at = page.problem[0] if page.problem else 0
                entry, taken = page.entries[at], page.filled
                real = [one for one in entry.options if one not in (*EMPTY_CHOICES, *taken)]
                touch(console, at, self.somebody(real) if real else entry.options[0])
                return
        console.goOn() if page is None or console.shown.decides else console.skip()

    def somebody(self, options: list[Option]) -> Option:
        """Whoever is not known yet and holds the plain card, if that can be: it has to be looked at."""
        own = self.evening.cards.told
        plain = [
            one
            for one in options
            if own and isinstance(one, int) and not own.role_of(one) and self.deal[one] == own.spare
        ]
        return (plain or options)[0]


def quiet(who: Seat | str, key: str, day: int, options: Sequence[Option]) -> Option:
    """An evening without surprises: whoever may leave something leaves it."""
    left = [one for one in options if one in EMPTY_CHOICES]
    return left[0] if left else keyed(3)(who, key, day, options)


def deck_of(book_id: str, name: str) -> dict[str, int]:
    return dict(next(one.deck for one in book(book_id).recommended(SEATS) if one.id.endswith(f"-{name}")))


@pytest.mark.parametrize(("book_id", "name"), one_in(4, DECKS))
def test_a_night_of_twelve_takes_at_most_twelve_touches(book_id: str, name: str) -> None:
    """Nightfall, every answer, what is shown, going on, and waking everybody."""
    house, deck = HOUSE.get(book_id, {}), deck_of(book_id, name)
    evening = Evening(sitting(SEATS, deck=deck, style="narrator", house=house, book=book_id))
    while evening.public.day < 2 or (
        isinstance(evening.scene, Bulletin) and evening.scene.kind != "nightfall"
    ):
        moderate(evening, quiet)
    moderator = Moderator(evening)
    assert moderator.a_night() <= NIGHT, moderator.log


@pytest.mark.parametrize(("book_id", "name"), one_in(4, DECKS))
def test_a_first_night_with_own_cards_takes_at_most_twenty_touches(book_id: str, name: str) -> None:
    """Nightfall, every card that is entered, every answer, what is shown, and waking everybody; a plain card
    that somebody looks at comes on top."""
    rules, deck = book(book_id), deck_of(book_id, name)
    deal = tuple(rules.role(role).id for role, count in deck.items() for _card in range(count))
    people = tuple(SeatedPlayer(f"P{seat + 1}") for seat in range(SEATS))
    house = HOUSE.get(book_id, {})
    evening = Evening(table(deal, book_id, deck=deck, players=people, house=house))
    moderator = Moderator(evening, deal)
    assert moderator.a_night() - moderator.plain <= CANNOT.get((book_id, name), FIRST_NIGHT), moderator.log
