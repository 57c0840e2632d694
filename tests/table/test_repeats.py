"""A narrator does not repeat himself: how much of an evening has been said before, word for word."""

from __future__ import annotations

import pytest

from nightcaller.resources import shipped
from nightcaller.rulebooks import book
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.narration import Line, closing_line, lines_for
from nightcaller.table.live.scene import Calling, Ended, Scene
from nightcaller.table.live.wording import Narration, chosen
from nightcaller.text import LANGUAGES, Catalogue
from table.bots import keyed, sitting, step

CATALOGUE = Catalogue(shipped("i18n"))
GAMES = 3
MOST = 0.40
CALLS = ("line-pass", "line-speak")
"""Nobody can be called by another number: a hand-over and a call to speak are counted apart."""


def heard(evening: Evening, language: str, narration: Narration) -> list[tuple[str, str]]:
    """Play an evening and return what is heard of it: the line's id and the words."""
    said: list[tuple[str, str]] = []
    before: Scene | None = None
    while True:
        scene = evening.scene
        lines: list[Line] = [
            *lines_for(scene, evening.sitting, evening.public, evening.progress.style, before)
        ]
        if isinstance(scene, Calling):
            lines.append(closing_line(scene.role, evening.sitting, evening.public))
        for line in lines:
            told = chosen(
                line.id,
                line.turn,
                first_night=line.first_night,
                narration=narration,
                has=lambda name: CATALOGUE.has(language, name),
            )
            said.append((line.id, CATALOGUE.spoken(language, told, **line.arguments)))
        if isinstance(scene, Ended):
            return said
        before = step(evening, keyed(evening.sitting.seed))


def repeated(name: str, seats: int, style: str, language: str) -> float:
    """Return the share of lines that had been heard before in their evening, calls by number left out."""
    said = again = 0
    for seed in range(GAMES):
        deck = dict(book(name).recommended(seats)[0].deck)
        known: set[str] = set()
        for line, words in heard(
            Evening(sitting(seats, book=name, deck=deck, style=style, seed=seed)), language, "theatrical"
        ):
            if not line.startswith(CALLS):
                said, again = said + 1, again + (words in known)
                known.add(words)
    return again / said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("style", ["pass_around", "eyes_closed"])
@pytest.mark.parametrize(("name", "seats"), [("judge", 9), ("hollow", 10), ("chat", 8)])
def test_less_than_two_fifths_of_an_evening_have_been_said_before(
    name: str, seats: int, style: str, language: str
) -> None:
    assert repeated(name, seats, style, language) < MOST


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "seats"), [("forum", 10), ("revamped", 12)])
def test_so_it_is_where_the_laptop_goes_round_in_the_long_books(name: str, seats: int, language: str) -> None:
    assert repeated(name, seats, "pass_around", language) < MOST
