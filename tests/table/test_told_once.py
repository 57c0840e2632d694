"""A story tells everything once and in the order in which it happened: any evening of any book."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from makers.upsets import Party
from nightcaller.engine import Event
from nightcaller.rulebooks import book, books
from nightcaller.table.live.scene import Ended
from nightcaller.table.story.recap import Recap, RecapChapter
from nightcaller.table.story.replay import chapters_of, told_of
from parts import first_fast
from rulebooks.revamped.test_revamped_hell import KINDS, begun, offered
from rulebooks.revamped.town import Town

BOOKS = tuple(books())
UNSEEN = {"absence", "potion", "immunity", "food", "soul", "prayer"}
"""Lines of defence of which nobody is told anything when they hold: the story alone tells that they did."""


def recap(name: str, number: int) -> Recap:
    """Play an evening of people who do not think, whose table upsets nothing, to its end."""
    party = Party(book(name), f"{name}.once.{number}", 6 + number % 7)
    party.upsets = 0
    party.play()
    assert isinstance(party.evening.scene, Ended)
    return party.evening.recap()


def followed(chapter: RecapChapter) -> Iterator[tuple[Event, Event]]:
    """Every two events of a chapter that are told one after the other."""
    yield from zip(chapter.told, chapter.told[1:], strict=False)


@pytest.mark.parametrize("number", first_fast(range(24), 4))
@pytest.mark.parametrize("name", BOOKS)
def test_everything_is_told_once_and_in_the_order_in_which_it_happened(name: str, number: int) -> None:
    """Of deaths of one moment the one that others follow comes first (`test_stories_told`)."""
    told = recap(name, number)
    kinds = book(name).kinds
    numbers = Counter(event.number for chapter in told.chapters for event in chapter.told)
    assert numbers
    assert set(numbers.values()) == {1}
    for chapter in told.chapters:
        for before, after in followed(chapter):
            deaths = before.kind == after.kind == "died.cause"
            outcome = kinds[after.kind].comes_of == before.kind
            assert deaths or outcome or before.number < after.number, (before, after)
        escapes = Counter(
            (event.facts["seat"], layer)
            for event in chapter.told
            for layer in (*kinds[event.kind].escapes, event.facts.get("layer"))
            if layer
        )
        saved = [one for one in chapter.told if one.facts.get("layer")]
        for event in saved:
            same = [one for one in saved if (one.facts["seat"], one.facts["layer"]) == _came_through(event)]
            assert escapes[_came_through(event)] == len(same), f"{event} is told by another sentence as well"


def _came_through(event: Event) -> tuple[object, object]:
    return event.facts["seat"], event.facts["layer"]


def test_a_line_of_defence_is_told_by_its_own_sentence_or_by_the_general_one() -> None:
    """A line of which the saved one is told has a sentence already: `Kind.escapes` says so."""
    by_themselves = [layer for kind in book("revamped").kinds.values() for layer in kind.escapes]
    assert {layer.name for layer in book("revamped").layers} == UNSEEN | set(by_themselves)
    assert not UNSEEN & set(by_themselves)


@pytest.mark.parametrize(
    ("deck", "kind", "layer"),
    [("Pat runner", "revamped.escaped", "runner"), ("Pat macho", "revamped.doomed", "macho")],
)
def test_an_escape_is_told_once(deck: str, kind: str, layer: str) -> None:
    town = Town(f"Ann citizen, Bob wolf, Cleo citizen, Dan citizen, Eve citizen, {deck}")
    town.night(pack="Pat")
    events = [event for event in town.session.events if event.kind in {kind, "revamped.saved"}]
    assert {event.kind for event in events} == {kind, "revamped.saved"}
    chapters = chapters_of(town.session.events)
    told = [event.kind for chapter in chapters for event in told_of(chapter, book("revamped"))]
    assert told.count(kind) == 1
    assert "revamped.saved" not in told, layer


@pytest.mark.parametrize("maker", KINDS)
def test_the_end_of_a_soul_is_told_after_its_sale(maker: str) -> None:
    mark, given = KINDS[maker][2], KINDS[maker][4]
    town = begun(maker, "Mac macho")
    offered(town, night="attack Mac")
    chapters = chapters_of(town.session.events)
    told = [event.kind for chapter in chapters for event in told_of(chapter, book("revamped"))]
    assert told.index(f"revamped.{mark}") == told.index(f"revamped.{given}") + 1
