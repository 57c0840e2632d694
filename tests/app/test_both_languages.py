"""A table of two languages: whoever reads only one of them finds everything that is not hers alone.

A private page speaks the language of its seat, which the set-up names; the moderator's pages speak the main
one; a subtitle follows the voice, which says one language after the other.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from shiboken6 import getCppPointer

from app.test_controls import reached
from app.test_every_screen_is_whole import PICTURE, dressed
from app.test_faces_keep_clear import evenings
from app.test_keyboard_on_every_screen import everywhere
from driver import Screen, read_all, unglued
from nightcaller.languages import LANGUAGES
from nightcaller.resources import shipped
from nightcaller.table.live.scene import Ended, Floor
from nightcaller.text import Catalogue, message_id

Opened = Callable[..., tuple[Any, Screen]]
OF_ONE: Final = ("private page", "moderator: ")
PARTS: Final = re.compile(r"[.。?？!！](?!\d)[\W]*|[·、,，：:‹›✓＋()（）“”\n]\W*")
"""Where a text of one language may give way to the other."""
MARKS: Final = sorted(
    mark
    for file in (shipped("i18n") / "en").glob("*.ftl")
    for mark in re.findall(r"^(mark-\S+) =", file.read_text("utf-8"), re.M)
)
"""What everybody may know of a seat, in every book."""


def of_each(screen: Screen) -> dict[Any, str]:
    """Every text on the screen but the voice's, by its item."""
    texts = (
        (getCppPointer(item)[0], item.property("text"))
        for item in screen.items()
        if item.opacity() > 0 and item.objectName() != "subtitle"
    )
    return {which: unglued(text) for which, text in texts if isinstance(text, str) and text.strip()}


def plain(text: str) -> str:
    """Return what is compared: letters. A night is longer where two languages are spoken."""
    return re.sub(r"[\W\d]+", "", text).casefold()


def unread(screen: Screen, stage: Any) -> Iterator[str]:
    """Yield what stands in one language alone where the table has two."""
    alone = []
    for language in ("zh-CN", "en"):
        stage.words.speak((language,))
        screen.settle()
        alone.append(of_each(screen))
        if screen.has("underTitle"):  # gives its place to the other language's title
            del alone[-1][getCppPointer(screen.find("underTitle"))[0]]
    stage.words.speak(("zh-CN", "en"))
    screen.settle()
    there = plain(" ".join(of_each(screen).values()))
    for one, other in (alone, alone[::-1]):
        for which in one.keys() & other.keys():
            mine, others = PARTS.split(one[which]), PARTS.split(other[which])
            # what gives its place to the other language's title is in neither
            if (
                mine != others
                and one[which] not in PICTURE
                and any(plain(part) in there for part in others if plain(part))
            ):
                missing = [part for part in mine if plain(part) not in there]
                yield from (f"{part.strip()!r} of {one[which]!r}" for part in missing)


@pytest.mark.slow
def test_at_a_table_of_two_languages_everything_public_is_in_both(open_stage: Opened) -> None:
    stage, screen = open_stage()
    dressed(stage, screen, "zh-CN", 1.0, (1280, 800))
    wrong, looked = list[str](), 0
    for name in everywhere(stage, screen):
        if not any(word in name for word in OF_ONE):
            wrong += [f"{name}: {what}" for what in dict.fromkeys(unread(screen, stage))]
            looked += 1
    assert looked > 30
    assert wrong == [], "\n".join(wrong)


@pytest.mark.parametrize("size", [(1280, 800), (1024, 600)])
def test_what_everybody_knows_of_a_seat_stands_at_it_in_both(
    open_stage: Opened, catalogue: Catalogue, size: tuple[int, int]
) -> None:
    stage, screen = open_stage(language="zh-CN")
    stage.play(next(one for one in evenings(12) if isinstance(one.scene, Floor)))
    read_all(stage.app)
    stage.words.speak(("zh-CN", "en"))
    screen.shape(*size)
    wrong = []
    for mark in MARKS:
        screen.find("seat2").setProperty("told", [mark])
        screen.settle()
        there = " ".join(of_each(screen).values())
        wrong += [(mark, one) for one in LANGUAGES if unglued(catalogue.say(one, mark)) not in there]
        wrong += [(mark, text) for text in screen.cut_off() if text in there]
    assert len(MARKS) > 5
    assert wrong == []


def test_the_way_out_of_the_theatre_stands_in_both(open_stage: Opened) -> None:
    stage, screen = open_stage(language="zh-CN")
    stage.words.speak(("zh-CN", "en"))
    stage.guide.show()
    screen.settle()
    assert unglued(screen.text("skipShow")) == "跳过 Skip ›"


def test_the_corner_of_a_story_says_who_won_and_why_in_both(open_stage: Opened, catalogue: Catalogue) -> None:
    """The sweep leaves out what stands under a title: it gives its place to the other language's title."""
    stage, screen = open_stage(language="zh-CN")
    over = reached(Ended)
    stage.play(over)
    stage.words.speak(("zh-CN", "en"))
    screen.settle()
    screen.hold("showEverything")
    screen.settle()
    screen.tap("tellStory")
    outcome = over.recap().outcome
    won = message_id("line-victory", outcome.winners[0])
    under = unglued(screen.text("underTitle"))
    assert unglued(screen.text("pageTitle")) == unglued(catalogue.say("zh-CN", won))
    for language, message in (("en", won), ("en", outcome.reason), ("zh-CN", outcome.reason)):
        assert unglued(catalogue.say(language, message)) in under


@pytest.mark.parametrize("main", ["en", "zh-CN"])
def test_a_seat_says_which_of_two_languages_its_private_pages_speak(open_stage: Opened, main: str) -> None:
    stage, screen = open_stage(language=main, screen="Players")
    stage.app.property("model").add("Ann")
    alone = screen.text("language1")
    stage.words.speak((main, *(other for other in ("en", "zh-CN") if other != main)))
    own = {"en": "EN", "zh-CN": "中文"}
    told = [screen.text("language1")]
    for _ in range(2):
        screen.tap("language1")
        told.append(screen.text("language1"))
    assert alone not in own.values()
    assert told == [own[main], *(name for tag, name in own.items() if tag != main), own[main]]


@pytest.mark.parametrize("main", ["en", "zh-CN"])
def test_whoever_takes_the_laptop_says_in_which_language_her_pages_are(
    open_stage: Opened, catalogue: Catalogue, main: str
) -> None:
    stage, screen = open_stage(language=main)
    other = next(tag for tag in LANGUAGES if tag != main)
    evening = next(evenings(6))
    stage.play(evening)
    read_all(stage.app)
    stage.app.uncover()
    assert not screen.has(f"pages-{other}")
    stage.words.speak((main, other))
    seat = evening.scene.seat
    for reads in (main, other):
        if reads == other:
            screen.tap(f"pages-{other}")
        screen.come_in()
        hers = unglued(catalogue.say(reads, "ui-visit-seat", seat=seat + 1, name=f"P{seat + 1}"))
        assert screen.text("visitTitle") == hers
        assert screen.text("how") == unglued(catalogue.say(reads, "ui-visit-how"))
        stage._director.visit.coverUp()
    assert [player.language for player in evening.sitting.players if player.language] == [other]
