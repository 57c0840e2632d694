"""How often a moderator touches the screen in a night of twelve: every recommended deck of three books.

Whoever has to choose chooses, whoever is told something is shown it, the others are gone on from.
"""

from __future__ import annotations

import pytest

from nightcaller.engine.vocabulary import EMPTY_CHOICES
from nightcaller.resources import shipped
from nightcaller.rulebooks import book
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Bulletin, Console, Cover, Ended, Roster
from nightcaller.table.shelf.sitting import SeatedPlayer
from nightcaller.text import Catalogue
from nightcaller.viewmodels.console import DEAF, ConsoleViewModel
from nightcaller.viewmodels.phrasebook import Phrasebook
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
    for book_id in ("judge", "hollow", "revamped")
    for deck in book(book_id).recommended(SEATS)
]
MORE = {("revamped", "hell"): 14, ("revamped", "elections"): 13}
"""Nights in which three or four people are told something for their answer: each is two touches more."""
FIRST_MORE = {
    **{("judge", deck): 24 for deck in ("wild", "cupid")},
    ("judge", "gargoyle"): 22,
    ("hollow", "classic"): 24,
    ("hollow", "wild"): 31,
    ("revamped", "elections"): 25,
    ("revamped", "vampires"): 22,
    **{("revamped", deck): 23 for deck in ("hell", "first-steps", "flute", "fire")},
    **{("revamped", deck): 21 for deck in ("bakery", "masks", "plague")},
}
"""First nights with own cards that take more: a Farseer's answer depends on a card that nobody has told, so
all are entered before it is given; or so many cards are called that they do not fit."""


def answered(console: ConsoleViewModel, evening: Evening) -> int:
    """Answer a call as far as it must be; the touches beyond the one that records it."""
    desk = evening.desk()
    page = desk.page()
    assert page is not None
    if console.touched:  # it has waited for the cards
        return 0
    told = any(entry.shown for entry in page.entries)
    if not (told or page.problem or page.entries[0].key.endswith("pack.attack")):
        return 0
    here, tapped = desk.scene, list[object]()
    for _blank in page.entries:
        touch(
            console, at := page.problem[0] if page.problem else 0, _somebody(page.entries[at].options, tapped)
        )
        tapped.append(None)
        if len(page.entries) == 1 or evening.scene != here:
            break
        page = evening.desk().page(console._hands.filled) or page
        if page.problem is None:
            break
    return bool(told or desk.informs) + len(tapped) - (len(page.entries) == 1)


def _somebody(options: tuple[object, ...], tapped: list[object]) -> object:
    real = [one for one in options if one not in EMPTY_CHOICES]
    return real[min(len(tapped), len(real) - 1)] if real else options[0]


def touches(evening: Evening, deal: tuple[str, ...] = ()) -> int:
    """Play on to the first news of the day; what people hold in their own hands is not the moderator's."""
    clock, phrases = HandClock(), Phrasebook(Catalogue(shipped("i18n")), ("en",))
    console = ConsoleViewModel(evening, phrases, clock=clock)
    count = 0
    while evening.public.day < 1 or evening.public.phase == "night" or isinstance(evening.scene, Bulletin):
        scene, own = evening.scene, evening.cards.told
        if isinstance(scene, Ended):
            break
        if isinstance(scene, Roster) or (isinstance(scene, Console) and evening.desk().placing[0]):
            assert own is not None
            before = sum(map(own.missing, own.asked))  # the plain role is never tapped
            tell(evening, deal)
            own = evening.cards.told
            count += before - (sum(map(own.missing, own.asked)) if own else 0) + isinstance(scene, Roster)
            continue
        count += not isinstance(scene, Cover)
        assert count <= 40, scene
        if not isinstance(scene, Console):
            moderate(evening, keyed(3))
            continue
        clock.pass_time(DEAF)
        console.show(scene)
        if evening.desk().page() is None:
            console.goOn()
            continue
        count += answered(console, evening)
        if evening.scene == scene and console.shown.asked:
            console.goOn()
    return count


def deck_of(book_id: str, name: str) -> dict[str, int]:
    return dict(next(one.deck for one in book(book_id).recommended(SEATS) if one.id.endswith(f"-{name}")))


@pytest.mark.parametrize(("book_id", "name"), DECKS)
def test_a_night_of_twelve_takes_at_most_twelve_touches(book_id: str, name: str) -> None:
    """Nightfall, every answer, what is shown, going on, and the news of dawn."""
    house, deck = HOUSE.get(book_id, {}), deck_of(book_id, name)
    evening = Evening(sitting(SEATS, deck=deck, style="narrator", house=house, book=book_id))
    while evening.public.day < 2 or (
        isinstance(evening.scene, Bulletin) and evening.scene.kind != "nightfall"
    ):
        moderate(evening, keyed(3))
    assert touches(evening) <= MORE.get((book_id, name), NIGHT)


@pytest.mark.parametrize(("book_id", "name"), DECKS)
def test_a_first_night_with_own_cards_takes_at_most_twenty_touches(book_id: str, name: str) -> None:
    """Every card that is entered, every answer, what is shown, and the news of dawn."""
    rules, deck = book(book_id), deck_of(book_id, name)
    deal = tuple(rules.role(role).id for role, count in deck.items() for _card in range(count))
    people = tuple(SeatedPlayer(f"P{seat + 1}") for seat in range(SEATS))
    house = HOUSE.get(book_id, {})
    evening = Evening(table(deal, book_id, deck=deck, players=people, house=house))
    assert touches(evening, deal) <= FIRST_MORE.get((book_id, name), FIRST_NIGHT)
