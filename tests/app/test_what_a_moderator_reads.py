"""A moderator's night is read as it is written: first meetings, eyes that are closed once, one wording."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from app.loudspeaker import Loudspeaker
from driver import every_text, unglued
from nightcaller.rulebooks import books
from nightcaller.styles import Style
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.narration import Line
from nightcaller.table.live.scene import Console, Ended, Floor, Scene
from nightcaller.table.shelf.evenings import Shelf
from nightcaller.text import message_id
from table.bots import keyed, sitting
from table.test_desk import moderate

SEATS = 12
NIGHTS = 3
SECOND = 1000
TEXT = every_text()

EVENINGS = [
    pytest.param(book, name, id=f"{book}-{name}")
    for book in books()
    for name in sorted({deck.id for deck in books()[book].recommended(SEATS)})
]


def evening_of(book: str, name: str, shelf: Shelf | None = None) -> Evening:
    (deck,) = [one for one in books()[book].recommended(SEATS) if one.id == name]
    table = sitting(SEATS, book=book, deck=dict(deck.deck), style=Style.MODERATED, seed=3)
    return Evening(table) if shelf is None else Evening.begin(table, shelf)


def nights(house: Loudspeaker, evening: Evening) -> Iterator[tuple[Scene, list[str]]]:
    """Moderate, and yield every step with the lines that the moderator has before their eyes in it."""
    director, before = house.director, None
    director.open()
    for turn in range(1200):
        scene = evening.scene
        if isinstance(scene, Ended) or evening.public.day > NIGHTS:
            return
        if scene != before:
            page = director.console.shown.now
            console = isinstance(scene, Console)
            yield scene, [row.message for row in page] if console else [line.id for line in director._lines]
        before = scene
        if isinstance(scene, Console) and not evening.desk().asks:
            house.clock.pass_time(SECOND)
            while evening.scene == scene and director.console.unseen:
                director.console.showNext()
                director.console.putAway()
            if evening.scene == scene:
                director.console.goOn()
        if evening.scene == before:
            moderate(evening, keyed(turn))
    raise AssertionError("no end")


@pytest.fixture
def house(tmp_path: Path, qtbot: object) -> Iterator[type[Loudspeaker]]:
    made: list[Loudspeaker] = []

    def start(evening: Evening, **set_: object) -> Loudspeaker:
        made.append(Loudspeaker(evening, tmp_path, **set_))
        return made[-1]

    yield start  # type: ignore[misc]
    for one in made:
        one.close()


@pytest.mark.parametrize(("book", "name"), EVENINGS)
def test_who_meets_is_told_so_in_the_first_call_and_never_again(book: str, name: str, house: type) -> None:
    evening = evening_of(book, name)
    met: set[str] = set()
    for _scene, lines in nights(house(evening), evening):
        for line in lines:
            role, _dot, part = line.partition(".")
            if part.startswith("wake") and TEXT.has("en", f"{role}.wake-first"):
                assert (part == "wake-first") == (role not in met), (evening.public.day, line)
        met |= {line.partition(".")[0] for line in lines if ".wake" in line}


@pytest.mark.parametrize(("book", "name"), EVENINGS)
def test_eyes_that_were_closed_are_not_closed_again(book: str, name: str, house: type) -> None:
    evening = evening_of(book, name)
    asleep = ""
    for scene, lines in nights(house(evening), evening):
        for line in lines:
            if line.partition(".")[2].startswith("sleep"):
                assert line.partition(".")[0] != asleep, (evening.public.day, scene, lines)
                asleep = line.partition(".")[0]
            elif ".wake" in line:
                asleep = ""


@pytest.mark.parametrize("book", books())
def test_an_evening_taken_up_in_the_night_closes_the_eyes_that_may_be_open(
    book: str, tmp_path: Path, house: type
) -> None:
    shelf = Shelf(tmp_path / "data", tmp_path / "state")
    evening = evening_of(book, books()[book].recommended(SEATS)[0].id, shelf)
    calls = 0
    for scene, lines in nights(house(evening), evening):
        if isinstance(scene, Console) and scene.purpose == "night" and lines[0].endswith(".sleep"):
            calls += 1
            if calls == 2:
                evening.close()
                again = house(Evening.resume(evening.id, shelf))
                again.director.open()
                assert [row.message for row in again.director.console.shown.now] == lines
                return
    raise AssertionError("nobody is called after another")


@pytest.mark.parametrize("narration", ["plain", "theatrical"])
@pytest.mark.parametrize("book", books())
def test_the_app_says_what_stands_on_the_page(book: str, narration: str, house: type) -> None:
    evening = evening_of(book, books()[book].recommended(SEATS)[-1].id)
    room = house(evening, narration=narration)
    said: list[tuple[Line, ...]] = []
    room.director.console.said.connect(said.append)
    steps = 0
    for scene, lines in nights(room, evening):
        if isinstance(scene, Console) and lines:
            room.director.console.say()
            heard = [room.narrator._utterance(line, "en").subtitle for line in said[-1]]
            rows = room.director.console.shown.now
            page = [unglued(room.words.first(row.message, row.arguments)) for row in rows]
            assert heard == page
            steps += 1
    assert steps


@pytest.mark.parametrize("book", books())
def test_a_talk_in_which_one_speaks_after_the_other_is_not_called_free(book: str, house: type) -> None:
    evening = evening_of(book, books()[book].recommended(SEATS)[0].id)
    talks = {
        scene.label
        for scene, _lines in nights(house(evening), evening)
        if isinstance(scene, Floor) and len(scene.speakers) > 1
    }
    assert talks
    for label in talks:
        for language, free in (("zh-CN", "自由"), ("en", "free")):
            assert free not in TEXT.say(language, message_id("window", label)).lower()
