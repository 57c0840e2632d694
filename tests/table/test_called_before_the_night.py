"""Who chooses before the first night (revamped: Fletcher, Devil) is called when all eyes are closed."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from nightcaller.rulebooks import book
from nightcaller.styles import Style
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.narration import lines_for
from nightcaller.table.live.scene import Bulletin, Calling, Console, Cover, Ended, Scene
from nightcaller.table.shelf.evenings import Shelf
from table.bots import keyed, play, sitting, step

PEOPLE = keyed(1)
DECKS = {deck.id: deck.deck for deck in book("revamped").recommended(12)}
EARLY = ("deck-revamped-last-breath", "deck-revamped-hell")


def begun(style: str, deck: Mapping[str, int], shelf: Shelf | None = None) -> Evening:
    agreed = sitting(12, book="revamped", deck=dict(deck), style=style, seed=3)
    return Evening(agreed) if shelf is None else Evening.begin(agreed, shelf)


def scenes_until_dawn(evening: Evening) -> list[Scene]:
    """What is shown from the last look at a card to the first morning."""
    trace = play(evening, PEOPLE, until=lambda scene: isinstance(scene, Bulletin) and scene.kind == "dawn")
    return [scene for scene in trace if not (isinstance(scene, Cover) and scene.purpose == "deal")]


def called(scene: Scene) -> bool:
    return isinstance(scene, Calling) or (isinstance(scene, Console) and scene.purpose == "night")


def nightfalls(scenes: list[Scene]) -> list[int]:
    return [at for at, one in enumerate(scenes) if isinstance(one, Bulletin) and one.kind == "nightfall"]


@pytest.mark.parametrize("style", [Style.EYES_CLOSED, Style.MODERATED])
@pytest.mark.parametrize("deck", [*EARLY, "deck-revamped-first-steps"])
def test_all_eyes_are_closed_once_and_before_the_first_call(style: str, deck: str) -> None:
    scenes = scenes_until_dawn(begun(style, DECKS[deck]))
    assert nightfalls(scenes) == [0]
    assert called(scenes[1])


@pytest.mark.parametrize("style", [Style.EYES_CLOSED, Style.MODERATED])
def test_the_table_hears_that_the_first_night_falls(style: str) -> None:
    evening = begun(style, DECKS[EARLY[0]])
    play(evening, PEOPLE, until=lambda scene: isinstance(scene, Bulletin))
    said = lines_for(evening.scene, evening.sitting, evening.public, style, None)
    told = [line for line in said if not line.id.startswith("line-deck")]
    assert [(line.id, line.arguments["day"]) for line in told] == [
        ("line-night-count", 1),
        ("line-night-falls", 1),
    ]


def test_where_the_laptop_goes_round_nothing_changes() -> None:
    scenes = scenes_until_dawn(begun(Style.PASS_AROUND, DECKS[EARLY[0]]))
    assert isinstance(scenes[0], Cover)
    assert len(nightfalls(scenes)) == 1


@pytest.mark.parametrize("style", [Style.EYES_CLOSED, Style.MODERATED])
def test_the_evening_goes_on_there_after_a_crash(tmp_path: Path, style: str) -> None:
    shelf = Shelf(tmp_path / "data", tmp_path / "state")
    evening = begun(style, DECKS[EARLY[0]], shelf)
    play(evening, PEOPLE, until=called)
    scene = evening.scene
    evening.close()
    again = Evening.resume(evening.id, shelf)
    assert again.scene == scene
    assert isinstance(play(again, PEOPLE)[-1], Ended)
    again.close()


def test_a_moderator_goes_back_to_it_and_nobody_hears_of_it() -> None:
    evening = begun(Style.MODERATED, DECKS[EARLY[0]])
    play(evening, PEOPLE, until=lambda scene: called(scene) and evening.public.phase == "night")
    evening.desk().undo()
    assert called(evening.scene)
    assert evening.public.phase == "setup"
    assert nightfalls(scenes_until_dawn(evening)) == []


def test_what_the_table_decides_in_that_night_is_heard() -> None:
    evening = begun(Style.MODERATED, DECKS[EARLY[0]])
    play(evening, PEOPLE, until=lambda scene: called(scene) and evening.public.phase == "night")
    evening.rulings.change_style(Style.EYES_CLOSED)
    heard = evening.scene
    assert isinstance(heard, Bulletin)
    assert [event.kind for event in heard.events] == ["amended.eyes_closed"]
    step(evening, PEOPLE)
    assert isinstance(evening.scene, Calling)
