"""What a bulletin shows, without its screen: in every book each line has the names of those it is about."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from PySide6.QtGui import QGuiApplication

from makers.upsets import Party
from nightcaller.rulebooks import book, books
from nightcaller.styles import Style
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.own_cards import NOTICES
from nightcaller.table.live.scene import HALTED, Bulletin, Ended
from nightcaller.text import LANGUAGES, Catalogue
from nightcaller.viewmodels.bulletin import BulletinViewModel, News, news_of
from nightcaller.viewmodels.phrasebook import Phrasebook
from table.bots import keyed, sitting, step

STEPS = 90


def every_bulletin(name: str, seed: int, **house: str) -> list[tuple[News, Bulletin]]:
    """The news of one evening of bots by this book."""
    deck = dict(book(name).recommended(8)[0].deck)
    evening = Evening(sitting(book=name, deck=deck, seed=seed, cards_at_night=False, house=house))
    found = []
    while not isinstance(scene := evening.scene, Ended):
        if isinstance(scene, Bulletin):
            found.append((news_of(scene, evening), scene))
        step(evening, keyed(seed))
    return found


@pytest.mark.parametrize("name", sorted(books()))
def test_each_line_has_the_names_of_those_whom_it_calls_by_number(catalogue: Catalogue, name: str) -> None:
    texts = [Phrasebook(catalogue, (language,)) for language in LANGUAGES]
    told = 0
    for seed in (4, 5):
        for news, scene in every_bulletin(name, seed):
            assert len(news.people) == len(news.lines)
            for line, people in zip(news.lines, news.people, strict=True):
                for words in texts:
                    assert words.text(line.message, line.arguments)
                seats = line.arguments.get("seats", ())
                assert len(people) >= len(seats), line
                if (seat := line.arguments.get("seat")) and line.message != "ui-news-most-votes":
                    assert any(f"P{seat}" in one for one in people), line
                told += len(people)
            assert news.day == (scene.events[0].day if scene.events else news.day)
            assert news.vote_count == len(news.votes)
            assert news.abstentions == len(news.abstained)
            if news.votes:
                assert max(row.share for row in news.votes) == 1
                assert not set(news.abstained) & {one for row in news.votes for one in row.voters}
            assert news.risen is None or 0 <= news.risen < 8
    assert told


@pytest.mark.parametrize("name", sorted(books()))
def test_whatever_the_table_does_meanwhile_news_are_told_whole(catalogue: Catalogue, name: str) -> None:
    """PINs are forgotten and vouched for, steps taken back, people overruled: each line has its people, each
    count its bars, and no seat is in two of them."""
    texts, told = [Phrasebook(catalogue, (language,)) for language in LANGUAGES], Counter[str]()
    for nth in range(4):
        if nth > 1 and told["ui-news-vouched"]:
            break
        party = Party(book(name), f"{name}.news.{nth}", 8, Style.PASS_AROUND)
        for at in range(STEPS):
            if at % 3 == 0:
                party.attempt_upset()
            scene, names = party.evening.scene, {player.name for player in party.evening.sitting.players}
            if isinstance(scene, Ended):
                break
            if isinstance(scene, Bulletin):
                news = news_of(scene, party.evening)
                for line, people in zip(news.lines, news.people, strict=True):
                    told[line.message] += 1
                    assert all(words.text(line.message, line.arguments) for words in texts)
                    assert {one for who in people for one in who.split(" → ")} <= names, line
                    assert bool(people) >= bool({"seat", "by"} & {*line.arguments}), line
                    if "seat" in line.arguments and len(people) == 1:
                        number = line.arguments["seat"]
                        assert people[0].endswith(party.evening.sitting.players[number - 1].name), line
                voters = [voter for row in news.votes for voter in row.voters]
                assert len({*voters, *news.abstained}) == len(voters) + len(news.abstained)
                assert all(row.leading == (row.share == 1) for row in news.votes)
                told["votes"] += len(news.votes)
            party.go_on()
    assert told["ui-news-vouched"]


@pytest.mark.parametrize("kind", sorted({*NOTICES, HALTED}))
def test_a_notice_is_one_line_about_no_day_and_nobody(catalogue: Catalogue, kind: str) -> None:
    evening = Evening(sitting())
    news = news_of(Bulletin(kind, ()), evening)
    assert (news.day, news.people, news.votes, news.risen) == (0, ((),), (), None)
    (line,) = news.lines
    for language in LANGUAGES:
        assert Phrasebook(catalogue, (language,)).text(line.message, line.arguments)


@pytest.mark.parametrize("style", Style)
@pytest.mark.parametrize("own", [False, True])
def test_only_a_moderator_of_printed_cards_begins_a_night_with_them(
    qapp: QGuiApplication, style: Style, own: bool
) -> None:
    evening = Evening(sitting(style=style, own_cards=own, cards_when="called"))
    model: Any = BulletinViewModel(evening)
    for kind in ("nightfall", "dawn"):
        model.show(Bulletin(kind, ()))
        assert model.paper is (style.moderated and own and kind == "nightfall")
