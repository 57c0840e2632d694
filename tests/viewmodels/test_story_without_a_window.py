"""The story of an evening as its model tells it, without a window: at every moment what the recap has."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from PySide6.QtGui import QGuiApplication

from nightcaller.rulebooks import book, books
from nightcaller.table.live.evening import Evening
from nightcaller.table.story.recap import Recap
from nightcaller.table.story.retelling import Teller, halves, is_count, tallies
from nightcaller.text import Catalogue, message_id
from nightcaller.viewmodels.phrasebook import Phrasebook, glued
from nightcaller.viewmodels.recap import CROWD, RecapViewModel
from nightcaller.viewmodels.recap_rows import (
    arrow_rows,
    award_rows,
    card_rows,
    chapter_rows,
    last_ring,
    ring_rows,
    story_rows,
)
from nightcaller.viewmodels.rows import Rows
from nightcaller.viewmodels.seats import hue
from table.bots import keyed, play, sitting

BEGAN = datetime(2026, 11, 26, 12, 5, tzinfo=UTC)
SPAN = BEGAN, BEGAN + timedelta(hours=1, minutes=23)


def evening(name: str, seed: int = 4) -> Evening:
    """An evening of bots, over."""
    deck = dict(book(name).recommended(8)[0].deck)
    found = Evening(sitting(book=name, deck=deck, seed=seed, cards_at_night=False))
    play(found, keyed(seed))
    return found


def shown(rows: Rows[Any], wanted: list[Any]) -> bool:
    """Whether a list of the screen has these rows, as they stand beside each other."""
    return rows.rows == Rows(type(wanted[0]), wanted).rows if wanted else not rows.rows


def agrees(model: Any, recap: Recap, tellers: list[Teller], faces: tuple[str, ...]) -> None:
    """What the model shows of a moment is what the recap has there."""
    starts = [sum(len(one.moments) for one in recap.chapters[:at]) for at in range(len(recap.chapters))]
    at = sum(start <= model.at for start in starts) - 1
    chapter, inside = recap.chapters[at], model.at - starts[at]
    moment = chapter.moments[inside]
    assert (model.chapter, model.night) == (at, chapter.phase == "night")
    assert model.sentence == ("" if moment.opening else glued(tellers[0].sentence(moment.event)))
    roomy = len(recap.cards) < CROWD
    assert shown(model.seats, ring_rows(moment, recap, tellers, faces, causes=roomy))
    assert shown(model.arrows, arrow_rows(chapter, inside))
    assert shown(model.story, story_rows(chapter, tellers, starts[at]))
    assert {(one.source, one.target) for one in model.arrows.rows if one.now} == {
        (one.source, one.target) for one in moment.arrows
    }
    for row in model.arrows.rows:
        assert bool(row.mark) <= (row.now or row.line == "bond")


@pytest.mark.parametrize("name", sorted(books()))
def test_each_moment_is_shown_as_it_was_and_the_whole_as_it_came_out(
    qapp: QGuiApplication, catalogue: Catalogue, name: str
) -> None:
    over = evening(name)
    recap, players = over.recap(), over.sitting.players
    names, faces = tuple(one.name for one in players), tuple(one.face for one in players)
    words = Phrasebook(catalogue, ("en", "zh-CN"))
    model: Any = RecapViewModel(words)
    assert (model.count, model.sentence, model.won, model.winner) == (0, "", "", "line-draw")
    model.show(recap, players, SPAN)
    for languages in (("en", "zh-CN"), ("zh-CN",), ("zh-CN", "en")):
        words.speak(languages)
        tellers = [Teller(catalogue, language, names) for language in languages]
        agrees(model, recap, tellers, faces)
        assert shown(model.cards, card_rows(recap, tellers))
        assert shown(model.awards, award_rows(recap, tellers))
        assert shown(model.timeline, chapter_rows(recap, tellers))
        assert shown(model.lastSeats, last_ring(recap, tellers, faces))
        model.step(1)
    outcome = recap.outcome
    assert model.winner == (
        message_id("line-victory", outcome.winners[0]) if outcome.winners else "line-draw"
    )
    assert (model.reason, model.wolves, model.guessed) == (outcome.reason, recap.wolves, bool(recap.scores))
    assert bool(model.won) == bool(outcome.seats)
    assert all(names[seat] in model.won for seat in outcome.seats)
    assert model.seated == len(names)
    assert model.days == [one.day for one in recap.chapters]
    assert [one == "event-night-falls" for one in model.chapters] == [
        one.phase == "night" for one in recap.chapters
    ]
    assert "1" in model.lasted and "23" in model.lasted and model.date == "2026-11-26"
    best = recap.scores[0] if recap.scores else None
    assert bool(model.nose) == (best is not None and best.right > 0 and best.flair > 0)


@pytest.mark.parametrize("name", sorted(books()))
def test_whoever_turns_its_pages_comes_to_every_moment_and_not_beyond(
    qapp: QGuiApplication, catalogue: Catalogue, name: str
) -> None:
    over = evening(name)
    recap, players = over.recap(), over.sitting.players
    teller = Teller(catalogue, "en", tuple(one.name for one in players))
    faces = tuple(one.face for one in players)
    model: Any = RecapViewModel(Phrasebook(catalogue, ("en",)))
    model.show(recap, players)
    assert model.lasted == ""
    lengths = [len(one.moments) for one in recap.chapters]
    assert (model.count, model.starts) == (sum(lengths), [sum(lengths[:at]) for at in range(len(lengths))])
    for by, beyond in ((-1, 0), (1, None)):
        model.step(by)
        assert model.at == (1 if beyond is None else beyond)
    for moment in range(0, model.count, 3):
        model.go(moment)
        assert model.at == moment
        agrees(model, recap, [teller], faces)
    for nowhere in (-1, model.count):
        model.go(nowhere)
        assert model.at == moment
    model.go(0)
    for chapter in range(1, len(lengths)):
        model.turn(1)
        assert (model.chapter, model.at) == (chapter, sum(lengths[: chapter + 1]) - 1)
    model.turn(1)
    assert model.chapter == len(lengths) - 1
    agrees(model, recap, [teller], faces)
    model.turn(-len(lengths))
    assert model.chapter == len(lengths) - 1
    model.turn(1 - len(lengths))
    assert (model.chapter, model.at) == (0, lengths[0] - 1)
    model.show(recap, players)
    assert (model.at, model.chapter) == (0, 0)


@pytest.mark.parametrize("name", sorted(books()))
def test_at_a_glance_everybody_who_fell_has_fallen_once_in_her_night_or_day(
    catalogue: Catalogue, name: str
) -> None:
    over = evening(name)
    recap = over.recap()
    teller = Teller(catalogue, "en", tuple(f"P{seat + 1}" for seat in range(8)))
    rows = chapter_rows(recap, [teller])
    assert [row.night for row in rows] == [one.phase == "night" for one in recap.chapters]
    assert [row.title for row in rows] == [teller.chapter(one) for one in recap.chapters]
    for at, row in enumerate(rows):
        later = recap.chapters[at + 1].found if at + 1 < len(rows) else ()
        fell = {*recap.chapters[at].fallen} - {*recap.chapters[at].found} | {*later}
        assert row.quiet == (not fell) == (row.text == teller.say("ui-recap-quiet"))
        assert all(teller.names[seat] in row.text for seat in fell)


@pytest.mark.parametrize("name", sorted(books()))
def test_cards_bars_and_lines_say_of_every_seat_what_is_so_of_her(catalogue: Catalogue, name: str) -> None:
    recap, names = evening(name).recap(), tuple(f"P{seat + 1}" for seat in range(8))
    teller, dead = Teller(catalogue, "en", names), recap.chapters[-1].dead
    for seat, row in enumerate(card_rows(recap, [teller])):
        assert (row.number, row.name, row.won) == (seat + 1, names[seat], seat in recap.outcome.seats)
        assert row.kind == recap.cards[seat].rpartition(".")[2]
        assert teller.role(recap.cards[seat]) in row.role
        fell = [one for one in recap.chapters if any(seat in moment.fallen for moment in one.moments)]
        assert row.fate.startswith(teller.chapter(fell[-1])) if seat in dead else not row.fate
        death = next((one for one in recap.chapters[-1].moments[-1].causes.items() if one[0] == seat), None)
        assert death is None or row.fate.endswith(teller.brief_cause(death[1]))
    for chapter in recap.chapters:
        bars = [row for row in story_rows(chapter, [teller], 0) if row.number]
        counts = [
            one for moment in chapter.moments if is_count(moment.event) for one in tallies(moment.event)
        ]
        for row, count in zip(bars, counts, strict=True):
            assert (row.number, row.text, row.hue) == (count.seat + 1, names[count.seat], hue(count.seat))
            assert (row.share, row.leading, row.votes) == (
                count.share,
                count.leading,
                halves(count.half_votes),
            )
            assert row.voters.split() == [str(seat + 1) for seat in count.voters]
        for at, moment in enumerate(chapter.moments):
            rows = arrow_rows(chapter, at)
            faded = [(row.source, row.target, row.line) for row in rows if not row.now and not row.mark]
            gone = {
                one for past in chapter.moments[:at] for one in past.arrows if one.line in {"act", "swap"}
            }
            assert sorted(faded) == sorted(
                (one.source, one.target, one.line) for one in gone if one not in moment.arrows
            )
            bound = {(row.source, row.target) for row in rows if row.mark == "heart" and not row.now}
            assert bound == {(one.source, one.target) for one in moment.bonds if one not in moment.arrows}
