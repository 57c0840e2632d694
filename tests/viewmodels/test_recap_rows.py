"""A story as a list: every moment of each night and day once, at its place; under a count its bars."""

from __future__ import annotations

import pytest

from nightcaller.languages import LANGUAGES
from nightcaller.rulebooks import book, books
from nightcaller.table.live.evening import Evening
from nightcaller.table.story.retelling import Teller, is_count, tallies
from nightcaller.text import Catalogue
from nightcaller.viewmodels.recap_rows import last_ring, ring_rows, story_rows
from table.bots import keyed, play, sitting


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", sorted(books()))
def test_every_moment_is_listed_once_at_its_place(catalogue: Catalogue, name: str, language: str) -> None:
    deck = dict(book(name).recommended(8)[0].deck)
    evening = Evening(sitting(book=name, deck=deck, seed=4, cards_at_night=False))
    play(evening, keyed(4))
    teller, first, headed = Teller(catalogue, language, tuple(f"P{seat}" for seat in range(8))), 0, 0
    for chapter in evening.recap().chapters:
        rows = story_rows(chapter, [teller], first)
        told = {first + at: one for at, one in enumerate(chapter.moments) if not one.opening}
        sentences = [row for row in rows if not row.number]
        assert [row.moment for row in sentences] == [*told]
        for row in sentences:
            moment = told[row.moment]
            assert (row.text.replace("\u2060", ""), row.mark) == (teller.sentence(moment.event), moment.mark)
            assert row.death is bool(moment.fallen)
            under = [one for one in rows if one.number and one.moment == row.moment]
            assert len(under) == (len(tallies(moment.event)) if is_count(moment.event) else 0)
            assert [one.heads for one in under] == [at == 0 for at in range(len(under))]
            headed += bool(under)
        first += len(chapter.moments)
    assert headed


@pytest.mark.parametrize("name", sorted(books()))
def test_the_ring_points_at_whom_a_moment_is_about_and_at_who_falls(catalogue: Catalogue, name: str) -> None:
    deck = dict(book(name).recommended(8)[0].deck)
    evening = Evening(sitting(book=name, deck=deck, seed=4, cards_at_night=False))
    play(evening, keyed(4))
    recap, teller = evening.recap(), Teller(catalogue, "en", tuple(f"P{seat}" for seat in range(8)))
    faces, pointed = [f"face{seat}" for seat in range(8)], 0
    for chapter in recap.chapters:
        for moment in chapter.moments:
            rows = ring_rows(moment, recap, [teller], faces)
            assert [(row.number, row.name, row.face) for row in rows] == [
                (seat + 1, f"P{seat}", faces[seat]) for seat in range(8)
            ]
            facts = moment.event.facts
            about = {facts.get("seat"), facts.get("other"), *moment.fallen} & set(range(8))
            assert {row.number - 1 for row in rows if row.speaking} == about
            assert {row.number - 1 for row in rows if not row.alive} == set(moment.dead)
            assert {row.number - 1 for row in rows if "star" in row.marks} == set(moment.offices)
            for seat, row in enumerate(rows):
                role, *fate = row.note.split("\n")
                assert role == teller.role(moment.cards.get(seat, recap.cards[seat]))
                assert bool(fate) is (seat in moment.causes)
            pointed += len(about)
            both = [teller, Teller(catalogue, "zh-CN", teller.names)]
            for seat, row in enumerate(ring_rows(moment, recap, both, faces)):
                role = moment.cards.get(seat, recap.cards[seat])
                assert row.note.replace("\u2060", "").split("\n") == [one.role(role) for one in both]
    assert pointed
    end = last_ring(recap, [teller], faces)
    assert not any(row.speaking or row.marks or "\n" in row.note for row in end)
    assert [row.alive for row in end] == [row.alive for row in rows]
