"""What is printed: every card can be read, every sheet is whole, the backs give nobody away."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import replace
from itertools import product
from typing import Any, Final

import numpy as np
import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter

from nightcaller.app.fonts import load_type
from nightcaller.languages import LANGUAGES
from nightcaller.paper.cards import ACROSS, DOWN, HEIGHT, WIDTH, cards, face
from nightcaller.paper.flow import MARGIN
from nightcaller.paper.night_sheet import night_sheet, spoken
from nightcaller.paper.public_table import PublicTable
from nightcaller.paper.rules_page import rules_page
from nightcaller.paper.sheet import Block, Document, Families, Size
from nightcaller.styles import Style
from nightcaller.table.shelf.books import BookInfo, every_book
from nightcaller.table.shelf.handbook import OpenTable
from nightcaller.text import Catalogue, message_id
from nightcaller.viewmodels.lettering import Lettering
from parts import in_turn

BOOKS: Final = {book.id: book for book in every_book()}
NAMES: Final = ("小满", "Olivia", "Bartholomew of the very long name", "欧阳若曦与她的猫", "Bo")
WHITE: Final = QColor("white").rgb()

Table = Callable[..., PublicTable]


@pytest.fixture
def table(qapp: QGuiApplication, catalogue: Catalogue) -> Table:
    look = load_type()
    families = Families(look.sans, Lettering(look.sans, look.serif, look.serif_file, qapp).display)

    def at(
        book: BookInfo, seats: int, language: str = "en", size: Size = Size.A4, **deck: int
    ) -> PublicTable:
        dealt = {f"{book.id}.{role}": count for role, count in deck.items()}
        recommended = book.recommended(seats)[-1]
        house = {rule.id: rule.default for rule in book.every_house_rule()} | dict(recommended.house)
        people = tuple(NAMES[seat % len(NAMES)] for seat in range(seats))
        opened = OpenTable(book.id, dealt or recommended.deck, house)
        own = dict(recommended.house)
        held = tuple(rule.id for rule in book.house_rules(opened.deck))
        return PublicTable(
            opened, book.roles, people, own, held, Style.MODERATED, language, catalogue, families, size
        )

    return at


def everybody(book: BookInfo) -> dict[str, int]:
    """A deck with every role of a book once."""
    return {role.id.rpartition(".")[2]: 1 for role in book.roles if role.most}


def dots(image: QImage, place: QRect) -> int:
    """How many dots in a part of a picture are not white."""
    part = image.copy(place).convertToFormat(QImage.Format.Format_RGB32)
    return int(np.count_nonzero(np.frombuffer(part.constBits(), np.uint32) != WHITE))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book", BOOKS.values(), ids=BOOKS)
def test_every_card_of_every_book_has_its_text_whole(table: Table, book: BookInfo, language: str) -> None:
    at = table(book, 12, language, **everybody(book))
    cramped = []
    for role, _count in at.dealt:
        image = QImage(WIDTH, HEIGHT, QImage.Format.Format_RGB32)
        image.fill(WHITE)
        painter = QPainter(image)
        lowest = face(at, role, painter, image.rect().toRectF())
        painter.end()
        if lowest > HEIGHT - 45 or dots(image, QRect(0, HEIGHT - 30, WIDTH, 30)):
            cramped.append((role.id, lowest))
    assert not cramped


@pytest.mark.parametrize("size", Size)
def test_there_are_as_many_faces_as_cards_and_as_many_backs(table: Table, size: Size) -> None:
    at = table(BOOKS["judge"], 13, size=size)
    sheets = cards(at)
    of = sum(at.table.deck.values())
    assert len(sheets.pages) == 2 * -(-of // (ACROSS * DOWN))
    left = (size.width - ACROSS * WIDTH) // 2
    top = (size.height - DOWN * HEIGHT) // 2

    def used(number: int) -> set[tuple[int, int]]:
        image = sheets.picture(number, size.width)
        places = product(range(DOWN), range(ACROSS))
        return {
            (row, column)
            for row, column in places
            if dots(image, QRect(left + column * WIDTH + 300, top + row * HEIGHT + 60, 40, 800))
        }

    last = len(sheets.pages) - 2
    faces, backs = used(last), used(last + 1)
    assert len(faces) == of % (ACROSS * DOWN) or ACROSS * DOWN
    # turned over its long edge, a sheet has its left column on the right
    assert backs == {(row, ACROSS - 1 - column) for row, column in faces}


def test_all_backs_are_the_same(table: Table) -> None:
    size = Size.A4
    image = cards(table(BOOKS["judge"], 9)).picture(1, size.width)
    left, top = (size.width - ACROSS * WIDTH) // 2, (size.height - DOWN * HEIGHT) // 2
    backs = [
        image.copy(left + column * WIDTH + 3, top + row * HEIGHT + 3, WIDTH - 6, HEIGHT - 6)
        for row, column in product(range(DOWN), range(ACROSS))
    ]
    assert dots(backs[0], backs[0].rect()) > 1000
    every = list(product(range(0, WIDTH - 6, 7), range(0, HEIGHT - 6, 7)))
    for back in backs[1:]:
        # rounding may move the edge of a gradient's step by a dot, nothing an eye can see
        apart = [
            abs(back.pixelColor(x, y).lightness() - backs[0].pixelColor(x, y).lightness()) for x, y in every
        ]
        assert max(apart) <= 8


@pytest.mark.parametrize("size", Size)
@pytest.mark.parametrize(("make", "language"), in_turn([night_sheet, rules_page], LANGUAGES))
@pytest.mark.parametrize("book", BOOKS.values(), ids=BOOKS)
def test_nothing_stands_in_the_margins_however_large_the_table(
    table: Table, book: BookInfo, make: Callable[[PublicTable], Document], language: str, size: Size
) -> None:
    for at in (table(book, 8, language, size), table(book, 40, language, size, **everybody(book))):
        paper = make(at)
        scale = 0.4
        for number in range(len(paper.pages)):
            image = paper.picture(number, round(size.width * scale))
            edge = round((MARGIN - 8) * scale)
            wide, high = image.width(), image.height()
            margins = (
                QRect(0, 0, edge, high),
                QRect(wide - edge, 0, edge, high),
                QRect(0, 0, wide, edge),
                QRect(0, high - edge, wide, edge),
                # between the last line and the foot
                QRect(0, round((size.height - MARGIN - 70) * scale), wide, round(30 * scale)),
            )
            assert [dots(image, place) for place in margins] == [0] * 5, (number, len(at.people))
            assert dots(image, image.rect()) > 200, f"page {number} is empty"


@pytest.mark.parametrize("book", BOOKS.values(), ids=BOOKS)
def test_the_night_sheet_has_a_row_for_each_call_of_the_deck(
    table: Table, book: BookInfo, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = table(book, 12)
    said: list[str] = []
    say = at.catalogue.say

    def listening(language: str, message: str, /, **arguments: Any) -> str:
        said.append(message)
        return say(language, message, **arguments)

    monkeypatch.setattr(at.catalogue, "say", listening)
    night_sheet(at)
    called = [message.removesuffix(".wake") for message in said if message.endswith(".wake")]
    course = [step.message for step in at.handbook.course() if step.number]
    assert called == course
    assert course, "a deck of which nobody is called"


class Listened:
    """All text, and what of it was printed."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue, self.printed = catalogue, list[tuple[str, str]]()

    def say(self, language: str, message: str, /, **arguments: Any) -> str:
        self.printed.append((message, self._catalogue.say(language, message, **arguments)))
        return self.printed[-1][1]

    def has(self, language: str, message: str, /) -> bool:
        return self._catalogue.has(language, message)


def named(text: str, names: Iterable[str]) -> list[str]:
    """Which of some roles a text names; the longest first, so that a White Werewolf is no Werewolf."""
    found = []
    for name in sorted(names, key=len, reverse=True):
        pattern = rf"\b{re.escape(name)}(?:s|es)?\b" if name.isascii() else re.escape(name)
        if re.search(pattern, text):
            found.append(name)
            text = re.sub(pattern, " ", text)
    return found


@pytest.mark.parametrize(("make", "language"), in_turn([night_sheet, rules_page], LANGUAGES))
@pytest.mark.parametrize("book", BOOKS.values(), ids=BOOKS)
def test_only_cards_of_tonight_are_told_of(
    table: Table,
    catalogue: Catalogue,
    book: BookInfo,
    make: Callable[[PublicTable], Document],
    language: str,
) -> None:
    """But for the words of a card: they may name what it looks for or turns into. In the village of whispers
    everybody is a Villager, with that card or without."""
    names = {catalogue.say(language, message_id("role", role.id)): role.id for role in book.roles}
    told: dict[str, list[str]] = {}
    for seats in (book.seats[0], 8, 12, 18):
        for deck in book.recommended(seats):
            listened = Listened(catalogue)
            cards = {role.rpartition(".")[2]: count for role, count in deck.deck.items()}
            at = replace(table(book, seats, language, **cards), catalogue=listened)
            make(at)
            absent = {name for name, role in names.items() if role not in (*deck.deck, "chat.villager")}
            called = [step.role for step in at.handbook.course() if step.number]  # a pack by its first role
            own = tuple(message_id("role", role) for role in (*deck.deck, *called))
            for message, text in listened.printed:
                if not message.startswith((*own, "team-", "choice-", "paper-first-night")):
                    of_others = [name for name in named(text, names) if name in absent]
                    told |= {text: of_others} if of_others else {}
    assert told == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book", BOOKS.values(), ids=BOOKS)
def test_a_call_is_told_from_waking_to_sleeping_and_says_what_to_write_down(
    table: Table, catalogue: Catalogue, book: BookInfo, language: str
) -> None:
    """And nothing of a laptop, which is not there."""
    listened = Listened(catalogue)
    at = replace(table(book, 40, language, **everybody(book)), catalogue=listened)
    beside = catalogue.say(language, "paper-laptop")
    calls = [step for step in at.handbook.course() if step.number]
    assert len(calls) > 3
    for step in calls:
        assert step.call is not None
        course = [text for text, _aloud in spoken(at, message_id("role", step.role), step.call)]
        wake, sleep = (
            catalogue.say(language, f"{message_id('role', step.role)}.{one}") for one in ("wake", "sleep")
        )
        assert course[0] == wake
        assert course[-1] == sleep
        asked = bool(step.call.seats or step.call.words or step.call.card)
        assert len(course) >= (4 if asked else 3), "asked, and noted"
        assert not [text for text in course if beside in text], step.role


@pytest.mark.parametrize("size", Size)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book", BOOKS.values(), ids=BOOKS)
def test_the_rules_of_a_recommended_deck_are_one_sheet_in_letters_that_can_be_read(
    table: Table, book: BookInfo, language: str, size: Size, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Printed on both sides; 11 points, and 9 what stands beside the text."""
    letters: set[int] = set()

    def block(text: str, family: str, letter: int, *room: Any, **how: Any) -> Block:
        letters.add(letter)
        return Block(text, family, letter, *room, **how)

    for module in ("rules_page", "flow"):
        monkeypatch.setattr(f"nightcaller.paper.{module}.Block", block)
    decks = [
        (seats, {role.rpartition(".")[2]: count for role, count in one.deck.items()})
        for seats in (book.seats[0], 12)
        for one in book.recommended(seats)
        if len(one.deck) <= 8
    ]
    assert len(decks) > 2
    for seats, deck in decks:
        assert len(rules_page(table(book, seats, language, size, **deck)).pages) <= 2, deck
    assert min(letters) * 72 / 254 >= 9
    assert min(letters - {min(letters)}) * 72 / 254 >= 11


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("style", Style)
@pytest.mark.parametrize("book", BOOKS.values(), ids=BOOKS)
def test_the_rules_tell_the_night_that_this_table_plays_and_every_rule_that_matters(
    table: Table, catalogue: Catalogue, book: BookInfo, style: Style, language: str
) -> None:
    listened = Listened(catalogue)
    at = replace(table(book, 12, language), style=style, catalogue=listened)
    closed = {"en": "Close your eyes", "zh-CN": "闭眼"}[language]
    assert (closed in at.night()) is not style.passes
    rules_page(at)
    printed = {message for message, _text in listened.printed}
    held = {
        message_id("house", f"{book.id}.{rule}", at.table.house[rule]) + ".told"
        for rule in at.held
        if rule not in at.own
    }
    assert held
    assert held <= printed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book", BOOKS.values(), ids=BOOKS)
def test_every_option_of_a_house_rule_is_a_sentence_on_paper(
    catalogue: Catalogue, book: BookInfo, language: str
) -> None:
    """ "Witch saves herself: Always" was a riddle for whoever had not chosen it."""
    end = {"en": ".", "zh-CN": "。"}[language]
    for rule in book.every_house_rule():
        told = [
            catalogue.say(language, message_id("house", f"{book.id}.{rule.id}", option) + ".told")
            for option in rule.options
        ]
        assert len(set(told)) == len(told)
        assert [one for one in told if not one.endswith(end)] == []


@pytest.mark.parametrize("size", Size)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book", BOOKS.values(), ids=BOOKS)
def test_the_night_sheet_is_written_on_to_its_foot(
    table: Table, book: BookInfo, language: str, size: Size
) -> None:
    scale = 0.4
    for seats in (9, 18):
        paper = night_sheet(table(book, seats, language, size))
        image = paper.picture(len(paper.pages) - 1, round(size.width * scale))
        foot = QRect(0, round((size.height - 420) * scale), image.width(), round(200 * scale))
        assert dots(image, foot) > image.width() / 2, "a line for notes"


def test_the_rules_name_what_the_table_agreed_on(table: Table) -> None:
    at = table(BOOKS["judge"], 9)
    agreed = {"last_words": "everybody"}
    with_rule = replace(at, own=agreed)
    pictures = [rules_page(one).picture(0, 800) for one in (at, with_rule)]
    assert pictures[0] != pictures[1]


@pytest.mark.parametrize("size", Size)
def test_a_pdf_has_its_pages_its_size_and_its_letters(table: Table, size: Size) -> None:
    paper = cards(table(BOOKS["hollow"], 8, "zh-CN", size))
    data = paper.pdf()
    assert data.startswith(b"%PDF")
    assert len(re.findall(rb"/Type\s*/Page\b", data)) == len(paper.pages)
    boxes = re.findall(rb"/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]", data)
    assert boxes, "no page has a size"
    for wide, high in boxes:
        assert float(wide) == pytest.approx(size.width * 72 / 254, abs=1)
        assert float(high) == pytest.approx(size.height * 72 / 254, abs=1)
    assert b"/FontFile" in data
