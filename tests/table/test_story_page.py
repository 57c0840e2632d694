"""The saved story: complete, self-contained, and harmless whatever people are called."""

from __future__ import annotations

from html.parser import HTMLParser

import pytest

from nightcaller.resources import shipped
from nightcaller.table.live.evening import Evening
from nightcaller.table.shelf.sitting import SeatedPlayer
from nightcaller.table.story.retelling import Teller, is_count, tallies
from nightcaller.table.story.story_page import story_page
from nightcaller.text import LANGUAGES, Catalogue
from table.bots import keyed, play, sitting

NAMES = (
    "<script>alert(1)</script>",
    "🐺👨‍👩‍👧",
    "שרה",
    'O\'Neil & "Co"',
    "小满",
    "Zoë",
    "Ann",
    "Ben",
    "Cleo",
)
OUTLINES = {"werewolf": "M 0 0 L 100 100 Z", "guardian": "M 9 9 Z", "moon": "M 1 1 Z"}
CATALOGUE = Catalogue(shipped("i18n"))


class Page(HTMLParser):
    """What a browser makes of it."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.links: list[str] = []
        self.text = ""
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.links += [value or "" for name, value in attrs if name in {"src", "href"}]
        if tag not in {"meta", "br"}:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag, f"</{tag}> closes something else"

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] != "style":
            self.text += data


def told(*languages: str) -> tuple[Evening, list[Teller], str]:
    """Play a game and write its page."""
    evening = Evening(sitting(len(NAMES), players=tuple(SeatedPlayer(name) for name in NAMES), seed=11))
    play(evening, keyed(3))
    tellers = [Teller(CATALOGUE, language, NAMES) for language in languages]
    return evening, tellers, story_page(evening.recap(), tellers, OUTLINES, {"shield": "guardian"})


@pytest.mark.parametrize("languages", [("en",), ("zh-CN",), ("zh-CN", "en")])
def test_the_page_tells_every_chapter_in_every_language(languages: tuple[str, ...]) -> None:
    evening, tellers, html = told(*languages)
    page = Page(html)
    assert not page.open, "something is not closed"
    for teller in tellers:
        for chapter in evening.recap().chapters:
            assert teller.chapter(chapter) in page.text
            for event in chapter.told:
                assert teller.sentence(event) in page.text
    assert f'<html lang="{languages[0]}">' in html


def test_names_are_text_and_never_markup() -> None:
    _evening, _tellers, html = told("en")
    page = Page(html)
    assert "script" not in page.tags
    assert "<script>" not in html
    for name in NAMES:
        assert name in page.text


def test_names_keep_their_own_direction() -> None:
    _evening, tellers, html = told("en")
    assert "\u2068שרה\u2069 (3)" in html
    assert tellers[0].player(2) == "\u2068שרה\u2069 (3)"


def test_the_page_needs_nothing_else_and_draws_its_own_emblems() -> None:
    _evening, _tellers, html = told("en")
    page = Page(html)
    assert all(link.startswith("#emblem-") for link in page.links)
    assert "url(" not in html
    assert "http" not in html.lower()
    assert {"img", "link", "iframe", "script"}.isdisjoint(page.tags)
    assert '<path id="emblem-werewolf" d="M 0 0 L 100 100 Z"' in html


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_acts_is_named(language: str) -> None:
    evening, _tellers, _html = told(language)
    teller = Teller(CATALOGUE, language, NAMES)
    acts = [
        event
        for chapter in evening.recap().chapters
        for event in chapter.told
        if isinstance(event.facts.get("by"), int) and event.facts["by"] >= 0 and event.kind != "died.cause"
    ]
    assert acts
    for event in acts:
        assert NAMES[event.facts["by"]] in teller.sentence(event), event.kind


def test_a_death_is_told_once() -> None:
    evening, _tellers, _html = told("en")
    for chapter in evening.recap().chapters:
        told_of = [
            event.facts["seat"]
            for event in chapter.told
            if event.kind in {"died.cause", "judge.exiled", "judge.exploded", "judge.shot"}
        ]
        assert len(told_of) == len(set(told_of))


def test_a_count_is_told_with_all_its_voters() -> None:
    evening, _tellers, _html = told("en")
    counts = [event for chapter in evening.recap().chapters for event in chapter.told if is_count(event)]
    assert counts
    for event in counts:
        rows = tallies(event)
        assert [row.half_votes for row in rows] == sorted((row.half_votes for row in rows), reverse=True)
        voted = {voter for row in rows for voter in row.voters}
        assert voted == {voter for voter, picked in event.facts["ballots"] if picked != "nobody"}
        assert {row.seat for row in rows if row.leading} == set(event.facts["seats"])


def test_several_people_are_a_list() -> None:
    names = ("Ann", "Ben", "Cleo")
    english = Teller(CATALOGUE, "en", names).players((0, 1, 2)).translate({0x2068: None, 0x2069: None})
    chinese = Teller(CATALOGUE, "zh-CN", names).players((0, 1)).translate({0x2068: None, 0x2069: None})
    assert english == "Ann (1), Ben (2) and Cleo (3)"
    assert chinese == "1号Ann和2号Ben"
    assert Teller(CATALOGUE, "en", names).players(()) == ""


def test_the_first_picture_shows_who_was_dead_at_the_end_and_each_other_who_was_by_then() -> None:
    evening, _tellers, html = told("en")
    pictures = html.split('<svg class="ring"')[1:]
    chapters = evening.recap().chapters
    assert len(pictures) == len(chapters) + 1
    for picture, chapter in zip(pictures, (chapters[-1], *chapters), strict=True):
        seats = [part.startswith('<g class="gone"') for part in picture.split("\n") if part.startswith("<g ")]
        assert {seat for seat, gone in enumerate(seats) if gone} == set(chapter.dead)
    assert chapters[-1].dead != chapters[-2].dead
