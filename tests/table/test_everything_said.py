"""Every message that an evening asks for exists in both languages and can be said with the facts it gets."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

import pytest

from nightcaller.engine.kinds import DAY_BREAKS, NIGHT_FALLS
from nightcaller.lab.upsets import Party
from nightcaller.resources import shipped
from nightcaller.rulebooks import book, books
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.narration import Line, lines_for
from nightcaller.table.live.scene import Choice, Console, Cover, Ended, Scene
from nightcaller.table.live.wording import wordings
from nightcaller.table.story.retelling import Teller
from nightcaller.table.story.telling import event_arguments, event_message
from nightcaller.text import LANGUAGES, Catalogue, UnknownMessage, message_id
from parts import first_fast
from table.bots import keyed, sitting, step

CATALOGUE = Catalogue(shipped("i18n"))
BOOKS = tuple(books())
PURPOSES = ("deal", "cards", "night", "vote", "last_acts", "day_round", "declare", "ghost", "square")
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


class Listener:
    """Says what every scene of an evening says, and reads what its screens read."""

    def __init__(self, evening: Evening) -> None:
        self._evening = evening
        self._before: Scene | None = None
        self.wrong: set[str] = set()

    def look(self) -> None:
        evening, scene = self._evening, self._evening.scene
        style = evening.progress.style
        for line in lines_for(scene, evening.sitting, evening.public, style, self._before):
            self.wrong.update(unsaid(line))
        self._before = scene
        if isinstance(scene, Cover):
            self._read_page(scene)
        if isinstance(scene, Console):
            for showing in evening.desk().showings:
                self._say(showing.caption)
                if showing.word:
                    self._say(showing.word, showing.facts)
        if isinstance(scene, Ended):
            self._read_story()

    def _read_page(self, scene: Cover) -> None:
        visit = self._evening.visit()
        self.wrong.update(
            missing(message_id("ui-visit", scene.purpose), message_id("ui-pass", scene.purpose))
        )
        page = visit.page()
        for entry in page.entries if page else ():
            self.wrong.update(missing(*(why for _option, why in entry.blocked)))
            self.wrong.update(missing(message_id("ask", entry.key)))
        names = [player.name for player in self._evening.sitting.players]
        for event in visit.learned:
            self._say(event_message(event), event_arguments(event, names, scene.seat))

    def _read_story(self) -> None:
        names = [player.name for player in self._evening.sitting.players]
        recap = self._evening.recap()
        for language in LANGUAGES:
            teller = Teller(CATALOGUE, language, names)
            for chapter in recap.chapters:
                for event in chapter.told:
                    try:
                        assert "totals" in event.facts or teller.sentence(event)
                    except UnknownMessage as lacking:
                        self.wrong.add(str(lacking))

    def _say(self, message: str, arguments: Mapping[str, object] = MappingProxyType({})) -> None:
        for language in LANGUAGES:
            try:
                CATALOGUE.say(language, message, **arguments)
            except UnknownMessage as lacking:
                self.wrong.add(str(lacking))


@pytest.mark.parametrize("number", first_fast(range(30), 4))
@pytest.mark.parametrize("name", BOOKS)
def test_all_that_an_evening_says_and_shows_can_be_said(name: str, number: int):
    """Any cards, house rules, style and kind of ballot."""
    party = Party(book(name), f"{name}.said.{number}", 6 + number % 7)
    listener = Listener(party.evening)
    while not isinstance(party.evening.scene, Ended) and party.steps < 300:
        listener.look()
        party.go_on()
    if isinstance(party.evening.scene, Ended):
        listener.look()
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
        asked = asked or isinstance(evening.scene, Choice)
        if isinstance(evening.scene, Ended):
            break
        step(evening, keyed(1))
    assert asked
    assert sorted(listener.wrong) == []


@pytest.mark.parametrize("name", BOOKS)
def test_whatever_the_table_hears_of_a_book_has_its_line(name: str):
    """Every kind of public news, every victory, every secret ballot."""
    rules = books()[name]
    heard = {kind.id for kind in rules.kinds.values() if kind.news and kind.form != "count"}
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
    for purpose in ("last_acts", "declare", "day_round", "round", "news"):
        assert missing(message_id("line-narrator", purpose)) == []


def test_a_message_that_is_missing_is_no_refusal():
    """A view model tells what is refused and goes on; the lack of a sentence is a defect of ours."""
    from nightcaller.errors import NightcallerError

    assert not issubclass(UnknownMessage, NightcallerError)
