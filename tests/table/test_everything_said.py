"""Every message that an evening asks for exists in both languages and can be said with the facts it gets."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from types import MappingProxyType
from typing import Any, Final

import pytest

from makers.upsets import STYLES, Party
from nightcaller.engine.kinds import DAY_BREAKS, NIGHT_FALLS
from nightcaller.engine.vocabulary import NOBODY
from nightcaller.resources import shipped
from nightcaller.rulebooks import book, books
from nightcaller.rulebooks.rulebook import Rulebook
from nightcaller.styles import Style
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.narration import (
    Line,
    closing_line,
    closing_lines,
    last_seconds,
    lines_for,
    time_up,
)
from nightcaller.table.live.page import Page
from nightcaller.table.live.scene import (
    Bulletin,
    Calling,
    Console,
    Cover,
    Ended,
    Floor,
    PublicChoice,
    Race,
    Scene,
)
from nightcaller.table.live.scene import Hands as Hands_
from nightcaller.table.live.visit import PlayerVisit
from nightcaller.table.live.wording import wordings
from nightcaller.table.story.retelling import Teller
from nightcaller.text import LANGUAGES, Catalogue, UnknownMessage, message_id
from nightcaller.viewmodels.bulletin import news_of
from nightcaller.viewmodels.calling import Called, called
from nightcaller.viewmodels.choice import asked as asked_in_public
from nightcaller.viewmodels.console_board import ConsoleBoard, board_of
from nightcaller.viewmodels.moderator_book import page_of as book_page_of
from nightcaller.viewmodels.phrasebook import Phrasebook
from nightcaller.viewmodels.private_seats import LineRow, WordRow
from nightcaller.viewmodels.question import HandsOnPage
from nightcaller.viewmodels.visit_page import page_of
from parts import first_fast, in_turn
from table.bots import keyed, play, sitting, step

CATALOGUE = Catalogue(shipped("i18n"))
BOOKS = tuple(books())
PURPOSES = (
    "deal",
    "cards",
    "night",
    "vote",
    "last_acts",
    "day_round",
    "day_asked",
    "declare",
    "ghost",
    "square",
)
"""Of covers (`scene.Cover.purpose`), which the visit's own title repeats."""


def unsaid(line: Line) -> list[str]:
    """What of a line cannot be said: in any wording, to the eye or to the ear, with a name or without."""
    wrong = []
    for language in LANGUAGES:

        def has(message: str, language: str = language) -> bool:
            return CATALOGUE.has(language, message)

        told = {
            wording
            for start in (line.id, f"{line.id}-first")
            for narration in ("plain", "theatrical")
            for wording in wordings(start, narration, has)  # type: ignore[arg-type]
            if start == line.id or has(start)
        }
        for wording in sorted(told):
            try:
                CATALOGUE.say(language, wording, **line.arguments)
                CATALOGUE.phrases(language, wording, **line.arguments)
            except UnknownMessage as missing:
                wrong.append(str(missing))
    return wrong


def missing(*messages: str) -> list[str]:
    """Which messages a language lacks."""
    return [f"{one} {lang}" for one in messages for lang in LANGUAGES if not CATALOGUE.has(lang, one)]


Said = tuple[str, Mapping[str, object]]
"""A message and what it is said with."""
NAMED: Final = re.compile(
    r"(ask|blocked|board|card|charge|choice|error|event|hint|mark|role|shown|team|ui|window)-[a-z0-9.-]+"
)
"""A text on a screen that is the id of a message."""


def asked_for(shown: Any) -> Iterator[Said | tuple[str, str]]:
    """Yield what a screen asks the catalogue for: a message with its arguments, or one of two messages."""
    match shown:
        case WordRow(message=message, general=general) | {"message": message, "general": general}:
            yield message, general
            return
        case LineRow(message=message, arguments=arguments, heading=heading):
            # What an echo repeats, a card's house rules, and other boards are said for themselves, as the
            # screen does it.
            rules, boards = arguments.get("rules", ()), arguments.get("boards", ())
            yield message, {"rule": "", "option": "", **arguments} if rules else arguments
            yield from ((rule[one], {}) for rule in rules for one in ("rule", "option"))
            yield from ((one["board"], {}) for one in boards)
            if arguments.get("general"):
                yield arguments["answer"], arguments["general"]
            if message == "ui-card-echo":
                yield arguments["question"], {}
            if heading:
                yield heading, {"day": 1}
            return
        case ConsoleBoard(skip_message=skip) | Called(skip_message=skip) if skip:
            yield skip, message_id("choice", NOBODY)
        case str() if NAMED.fullmatch(shown):
            yield shown, shown
            return
    if is_dataclass(shown):
        for one in fields(shown):
            if one.name != "skip_message":
                yield from asked_for(getattr(shown, one.name))
    elif isinstance(shown, Mapping):
        yield from asked_for(tuple(shown.values()))
    elif isinstance(shown, tuple):
        for part in shown:
            yield from asked_for(part)


class Listener:
    """Says what every scene of an evening says, and reads what its screens read."""

    def __init__(self, evening: Evening) -> None:
        self._evening = evening
        self._before: Scene | None = None
        self.wrong: set[str] = set()

    def look(self) -> None:
        """Read the open screen."""
        evening, scene = self._evening, self._evening.scene
        style, public = evening.progress.style, evening.public
        for line in lines_for(scene, evening.sitting, public, style, self._before):
            self._hear(line)
        self._before = scene
        match scene:
            case Cover(purpose=purpose):
                self._exist(message_id("ui-visit", purpose), message_id("ui-pass", purpose))
                visit = evening.visit()
                asked = visit.page()
                for card in (True, False):
                    hands = HandsOnPage()
                    self.read(page_of(visit, evening, hands, asked, looked=False, card=card, reading=card))
                self.read_page(visit)
            case Bulletin():
                self.read(news_of(scene, evening))
            case Calling(role=role):
                self._hear(closing_line(role, evening.sitting, public))
            case Console():
                self._read_desk()
            case Race(label=label):
                self._exist(message_id("window", label), message_id("hint", label))
                self._say(message_id("hand", label), {"count": 2})
            case Hands_(label=label):
                self._exist(message_id("window", label))
            case Floor(label=label):
                self._exist(message_id("window", label))
                for line in (
                    *last_seconds(scene, evening.sitting, public),
                    *time_up(scene, evening.sitting, public),
                ):
                    self._hear(line)
            case PublicChoice():
                self.read(asked_in_public(scene, None, evening))
            case Ended():
                self._read_story()

    def read(self, shown: Any) -> None:
        """Read what a screen shows."""
        for message, more in asked_for(shown):
            if isinstance(more, Mapping):
                self._say(message, more)
            elif missing(message) and missing(more):
                self.wrong.update(missing(message, more))

    def read_page(self, visit: PlayerVisit) -> None:
        """Read the questions of a visit, and why any of their options does not count."""
        asked = visit.page()
        for entry in asked.entries if asked else ():
            self._exist(*(why for _option, why in entry.blocked), message_id("ask", entry.key))

    def read_answer(self, visit: PlayerVisit, page: Page | None) -> None:
        """Read what is under the finger when a page was held."""
        self.read(page_of(visit, self._evening, HandsOnPage(), None, answer=page, looked=True))

    def read_call(self, scene: Calling) -> None:
        """Read an open call as it stands."""
        call = self._evening.call()
        page = call.page()
        self.read(called(call, scene, self._evening, "open", page, untouched(page)))

    def _read_desk(self) -> None:
        evening, desk = self._evening, self._evening.desk()
        for showing in desk.showings():
            self._say(showing.caption)
            if showing.word:
                self._say(showing.word, showing.facts)
        pages, asked = desk.overview, desk.page()
        for language in LANGUAGES:
            words, teller = Phrasebook(CATALOGUE, (language,)), evening_teller(evening, language)
            try:
                self.read(board_of(desk, evening, words, asked, untouched(asked), {}, peeking=True))
                for page in pages.seats:
                    self.read(book_page_of(page, evening, pages, teller, peeking=True))
            except UnknownMessage as lacking:
                self.wrong.add(str(lacking))

    def _read_story(self) -> None:
        evening, recap = self._evening, self._evening.recap()
        for line in closing_lines(recap.awards, evening.sitting, evening.public):
            self._hear(line)
        for language in LANGUAGES:
            teller = evening_teller(evening, language)
            for chapter in recap.chapters:
                for event in chapter.told:
                    try:
                        assert "totals" in event.facts or teller.sentence(event)
                    except UnknownMessage as lacking:
                        self.wrong.add(str(lacking))

    def _hear(self, line: Line) -> None:
        self.wrong.update(unsaid(line))

    def _exist(self, *messages: str) -> None:
        self.wrong.update(missing(*messages))

    def _say(self, message: str, arguments: Mapping[str, object] = MappingProxyType({})) -> None:
        given = {
            # The screen joins people to one text.
            name: "8, 9" if isinstance(value, list) and isinstance(value[0], Mapping) else value
            for name, value in arguments.items()
        }
        for language in LANGUAGES:
            try:
                Phrasebook(CATALOGUE, (language,)).sayIn(language, message, given)
            except UnknownMessage as lacking:
                self.wrong.add(str(lacking))


def untouched(page: Page | None) -> HandsOnPage:
    """Hands that have tapped nothing yet."""
    return HandsOnPage(active=0 if page else -1)


def evening_teller(evening: Evening, language: str) -> Teller:
    """Whoever tells of an evening in a language."""
    return Teller(CATALOGUE, language, [player.name for player in evening.sitting.players])


class Heard(Party):
    """A party whose screens are all read: answers as well, and what the table does over the game's head."""

    def __init__(self, rules: Rulebook, name: str, seats: int, style: Style | None = None) -> None:
        super().__init__(rules, name, seats, style)
        self.listener = Listener(self.evening)

    def go_on(self) -> None:
        self.listener.look()
        if isinstance(scene := self.evening.scene, Calling):
            self.listener.read_call(scene)
            self._mark(self.evening.call())
            self.listener.read_call(scene)
        if not isinstance(self.evening.scene, Ended):
            super().go_on()

    def _fill_in(self, visit: PlayerVisit) -> None:
        page = visit.page()
        super()._fill_in(visit)
        self.listener.read_answer(visit, page)


@pytest.mark.parametrize("number", first_fast(range(30), 1, usual=5))
@pytest.mark.parametrize(("name", "style"), in_turn(BOOKS, STYLES))
def test_all_that_an_evening_says_and_shows_can_be_said(name: str, number: int, style: Style):
    """Any cards, house rules and kind of ballot; every second evening is upset, too."""
    party = Heard(book(name), f"{name}.said.{number}", 6 + number % 7, style)
    while not isinstance(party.evening.scene, Ended) and party.steps < 300:
        if number % 2 and party.upsets and party.chance.random() < 1 / 8:
            party.upsets -= 1
            party.upset()
            party.listener.look()
        else:
            party.go_on()
    party.listener.look()
    assert sorted(party.listener.wrong) == []


def test_a_cupid_who_falls_in_love_with_closed_eyes_is_told_in_words():
    """chat: she holds a second card from that moment on, of which no voice and no open screen speaks."""
    deck = {"werewolf": 1, "villager": 2, "cupid": 5}
    evening = Evening(
        sitting(8, book="chat", deck=deck, style=Style.EYES_CLOSED, house={"first_night": "apart"})
    )
    listener, told = Listener(evening), False
    play(evening, keyed(1), until=lambda scene: isinstance(scene, Calling))
    while isinstance(scene := evening.scene, Calling) and scene.role == "chat.cupid":
        call = evening.call()
        call.decide(call.holders[:2])
        told = told or any(event.kind == "chat.lovers" for event in call.learned)
        listener.read_call(scene)
        call.finish()
    assert told
    assert sorted(listener.wrong) == []


def test_the_mayor_of_a_large_town_is_asked_and_heard():
    """revamped: with more than fifteen alive the Mayor chooses how many are lynched."""
    deck = {"wolf": 3, "citizen": 15}
    evening = Evening(sitting(18, book="revamped", deck=deck))
    listener, asked = Listener(evening), False
    for _step in range(400):
        listener.look()
        if evening.rulings.before_everybody and evening.public.day == 1 and not evening.public.offices:
            evening.rulings.amend("office", "revamped.mayor", 3)
        asked = asked or isinstance(evening.scene, PublicChoice)
        if isinstance(evening.scene, Ended):
            break
        step(evening, keyed(1))
    assert asked
    assert sorted(listener.wrong) == []


@pytest.mark.parametrize("name", BOOKS)
def test_whatever_the_table_hears_of_a_book_has_its_line(name: str):
    """Every kind of public news, every victory, every secret ballot."""
    rules = books()[name]
    heard = {kind.line for kind in rules.kinds.values() if kind.news and kind.form != "count"}
    lines = {message_id("line", kind) for kind in heard}
    lines |= {
        message_id("line-victory", role.team) for role in rules.roles.values() if role.id not in rules.traits
    }
    lines |= {message_id("line-victory", team) for role in rules.roles.values() for team in role.founds}
    lines.add(f"line-{name}-exile-secret")
    assert missing(*sorted(lines)) == []
    assert {NIGHT_FALLS.id, DAY_BREAKS.id} <= heard


def test_every_purpose_of_a_visit_has_its_words():
    for purpose in PURPOSES:
        assert missing(message_id("ui-visit", purpose), message_id("ui-pass", purpose)) == []
    for purpose in ("last_acts", "declare", "day_round", "day_asked", "round", "news"):
        assert missing(message_id("line-narrator", purpose)) == []


def test_a_message_that_is_missing_is_no_refusal():
    """A view model tells what is refused and goes on; the lack of a sentence is a defect of ours."""
    from nightcaller.errors import NightcallerError

    assert not issubclass(UnknownMessage, NightcallerError)
