"""A finished evening's game once more: counted without the table it is the game that is told."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from nightcaller.engine import AMEND, CLOSE
from nightcaller.engine.session import POST
from nightcaller.rulebooks import books
from nightcaller.styles import Style
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.own_cards import CARDS
from nightcaller.table.live.progress import DECOY, PAGE, PART
from nightcaller.table.live.replayed import replayed
from nightcaller.table.live.seating import LOT
from nightcaller.table.shelf.evenings import Shelf
from nightcaller.table.shelf.sitting import SEATED, SeatedPlayer, Sitting
from nightcaller.table.shelf.stories import Story, StoryDiffers
from parts import in_turn
from table.bots import keyed, play, sitting

SLOTS = (DECOY, PAGE, PART, CARDS, SEATED, LOT, POST, AMEND, CLOSE)
"""Every kind of decision that no question of the engine asks for."""


def edited_stories(story: Story, rng: Random) -> Iterator[Story]:
    """The story with one decision that somebody has written into its file by hand."""
    things = (
        -7,
        0,
        3,
        99,
        "",
        "nobody",
        "judge.seer",
        "use",
        "act",
        "pin",
        "kill",
        "role",
        "again",
        "people",
        "lot",
    )
    for _ in range(120):
        at = rng.randrange(len(story.decisions))
        slot = rng.choice((story.decisions[at][0], *SLOTS, 1, 9, -55))
        picks = tuple(rng.choice(things) for _ in range(rng.randrange(6)))
        changed = (*story.decisions[:at], (slot, picks), *story.decisions[at + rng.randrange(2) :])
        yield replace(story, decisions=changed)


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "data", tmp_path / "state")


def finished(shelf: Shelf, agreed: Sitting) -> Story:
    evening = Evening.begin(agreed, shelf)
    play(evening, keyed(2))
    story = evening.finish(shelf)
    assert story is not None
    return story


def told(story: Story) -> object:
    """What whoever tells an evening knows of its game; None if it is refused."""
    try:
        evening = Evening.retold(story)
    except StoryDiffers:
        return None
    recap = evening.recap()
    return recap.outcome, evening.public.story, evening.progress.guesses, evening.sitting, evening.digest


def counted(story: Story) -> object:
    """The same for whoever counts it."""
    try:
        again = replayed(story)
    except StoryDiffers:
        return None
    session = again.session
    return again.outcome, tuple(session.events), again.guesses, again.sitting, session.digest


@pytest.mark.parametrize(("book", "style"), in_turn(books(), list(Style)))
def test_the_game_that_is_counted_is_the_game_that_is_told(shelf: Shelf, book: str, style: Style) -> None:
    rules = books()[book]
    seats = max(8, rules.seats[0])
    deck = rules.recommended(seats)[0]
    people = tuple(SeatedPlayer(f"P{seat + 1}") for seat in range(seats))
    table = Sitting(people, dict(deck.deck), 7, book=book, house=dict(deck.house), style=style)
    story = finished(shelf, table)
    assert told(story) is not None
    assert counted(story) == told(story)


@pytest.mark.parametrize("style", Style)
def test_a_story_edited_anywhere_is_told_and_counted_alike_or_refused_by_name(
    shelf: Shelf, style: Style
) -> None:
    story = finished(shelf, sitting(6, style=style))
    assert counted(story) == told(story) is not None
    found = [told(one) for one in edited_stories(story, Random(5))]
    assert found == [counted(one) for one in edited_stories(story, Random(5))]
    assert found.count(None) > 60
