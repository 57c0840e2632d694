"""The chain of a season: each evening with who won it, in words and as a picture, also where nobody did."""

from __future__ import annotations

import msgspec

from nightcaller.languages import LANGUAGES
from nightcaller.table.season.circles import PlayedEvening
from nightcaller.table.season.facts import facts_of
from nightcaller.table.season.season import Season
from nightcaller.text import Catalogue
from nightcaller.viewmodels.phrasebook import Phrasebook
from nightcaller.viewmodels.season_rows import (
    BARS,
    CHAIN,
    EMBLEMS,
    about,
    bar_rows,
    beside_rows,
    book_name,
    book_rows,
    card_rows,
    deck_rows,
    fact_rows,
    hue,
    levels,
    link_rows,
    never_rows,
    people_rows,
    side_rows,
    turned,
)
from table.season_kit import season

PICTURES = {"Anna": "anna.png"}


def test_an_evening_of_the_chain_tells_the_side_that_its_picture_shows(catalogue: Catalogue) -> None:
    facts = facts_of(next(season(1, games=1)))
    for language in LANGUAGES:
        words, told = Phrasebook(catalogue, (language,)), set[str]()
        for side, emblem in EMBLEMS.items():
            one = PlayedEvening(msgspec.structs.replace(facts, side=side), ("Anna",), 0)
            (row,) = link_rows(Season([one]), words)
            assert (row.side, row.emblem) == (side or "nobody", emblem)
            told.add(row.sentence)
        assert len(told) == len(EMBLEMS), told


def played(evenings: int) -> Season:
    """A season of bots with the names of three groups."""
    stories = [*season(evenings, games=6)]
    return Season([PlayedEvening(facts_of(one), one.players, at % 3) for at, one in enumerate(stories)])


def test_all_pages_of_a_season_count_the_same_evenings(catalogue: Catalogue) -> None:
    """Sides, books, decks and the chain come to as many evenings; people to as many as they have played."""
    words, found = Phrasebook(catalogue, ("en",)), played(CHAIN + 5)
    sides = side_rows(found, words)
    assert {row.side or "nobody": row.count for row in sides if row.count} == {
        side or "nobody": count for side, count in found.sides.items() if count
    }
    assert {"village", "wolves"} <= {row.side for row in sides}
    for side in sides:
        assert (side.emblem, side.share) == (
            EMBLEMS["" if side.side == "nobody" else side.side],  # type: ignore[index]
            side.count / len(found.evenings),
        )
    for mixes in (book_rows(found, words), deck_rows(found, words)):
        assert sum(row.total for row in mixes) == len(found.evenings)
        assert sum(row.village for row in mixes) == found.sides["village"]
        assert sum(row.wolves for row in mixes) == found.sides["wolves"]
        assert sum(row.third for row in mixes) == found.sides["third"]
        assert len({row.name for row in mixes}) == len(mixes)
    assert {row.name for row in book_rows(found, words)} == {
        book_name(one.facts.book, words) for one in found.evenings
    }
    latest = found.evenings[-CHAIN:]
    links, heights = link_rows(found, words), levels(found)
    assert [row.side for row in links] == [one.facts.side or "nobody" for one in latest]
    assert len(heights) == len(links) == CHAIN
    for before, height, row in zip([0, *heights], heights, links, strict=False):
        assert height - before == {"village": 1, "wolves": -1}.get(row.side, 0)
    run = [at for at, row in enumerate(links) if row.streak]
    assert run == [*range(run[0], run[-1] + 1)] and len(run) == Season(latest).streak[1]
    assert len({links[at].side for at in run}) == 1


def test_everybody_s_numbers_are_hers_wherever_they_stand(catalogue: Catalogue) -> None:
    words, found = Phrasebook(catalogue, ("en",)), played(18)
    everybody, bars = people_rows(found, words, PICTURES), bar_rows(found, words, PICTURES)
    assert [row.name for row in everybody] == [*found.people]
    most = max(one.played for one in found.people.values())
    for row in everybody:
        person = found.people[row.name]
        assert (row.number, row.share) == (str(person.played), person.played / most)
        assert 0 <= row.hue < 1 and row.hue == hue(row.name.upper())
        assert row.leading == (person.played == most)
        assert row.picture == PICTURES.get(row.name, "")
        assert str(person.played) in row.line and row.name in row.sentence
        assert about(person)["percent"] == (person.wins.percent or ("few" if person.won else 0))
    wins = [found.people[row.name].wins.percent for row in bars]
    assert {row.name for row in bars} == {*[*found.people][:BARS]}
    assert wins == sorted(wins, reverse=True)
    for row, percent in zip(bars, wins, strict=True):
        assert (row.share, row.leading) == (percent / 100, percent == wins[0])
        assert row.number == found.people[row.name].wins.written.removesuffix("%")
        assert row.picture == PICTURES.get(row.name, "")
    for person in found.people.values():
        cards = card_rows(person, words)
        assert sum(int(row.number[:-1]) for row in cards) == sum(one.of for one in person.cards.values())
        assert [int(row.number[:-1]) for row in cards] == sorted(
            (int(row.number[:-1]) for row in cards), reverse=True
        )
        facts = {row.title: row.value for row in fact_rows(person, found, words)}
        wanted = {
            "ui-season-streak": person.longest_streak > 1,
            "ui-season-bets": person.bets,
            "ui-season-votes": person.votes,
            "ui-season-suspects": person.suspected,
            "ui-season-saved": person.saved,
        }
        for title, there in wanted.items():
            assert (words.text(title) in facts) == bool(there), (person.name, title)
        met = [found.pair(person.name, name) for name in found.people if name != person.name]
        rival, friend = max(one.apart for one in met), max(one.both_won for one in met)
        for title, most, of in (
            ("ui-season-rival", rival, lambda one: one.apart),
            ("ui-season-friend", friend, lambda one: one.both_won),
        ):
            line = facts.get(words.text(title), "")
            assert bool(line) == bool(most)
            assert not line or any(one.other in line for one in met if of(one) == most), line
        if person.bets:
            assert str(abs(round(person.flair))) in facts[words.text("ui-season-bets")]
        for own in found.pairs:
            if person.name in (own.one, own.other):
                first = turned(own, person.name)
                assert first.one == person.name
                assert {first.one_won, first.other_won} == {own.one_won, own.other_won}
                assert (first.one_won == own.one_won) or own.one != person.name
                assert (first.together, first.both_won) == (own.together, own.both_won)
    one, other = [*found.people.values()][:2]
    for left, right in zip(beside_rows(one, other, words), beside_rows(other, one, words), strict=True):
        assert (left.value, left.share) == (right.other_value, right.other_share)
        assert left.value in left.sentence and one.name in left.sentence
        assert 0 <= left.share <= 1
    been = {row.name for person in found.people.values() for row in card_rows(person, words)}
    assert not been & {row.name for row in never_rows(found, words)}
