"""The end on the real screen: who won and why, then everything."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from nightcaller.table.evening import Evening
from nightcaller.table.evenings import Shelf
from nightcaller.table.scene import Ended, Hands
from public_window import NAMES, PublicWindow, sitting

OpenTable = Callable[..., PublicWindow]
SMALL = {
    "deal": ("werewolf", "seer", "commoner", "commoner", "witch", "hunter"),
    "house": {"sheriff": "no"},
}
"""Six people; the wolf is seat 0."""

FIRST_NIGHT = {"judge.pack.attack": 2, "judge.seer.check": 0, "decoy.suspect": 0, "decoy.trust": 5}


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the user's own folders are during the test."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    return tmp_path


def finished(window: PublicWindow, voted_out: int) -> PublicWindow:
    """Play one night and one day: seat 3 is killed, then a number is voted out, and the game is over."""
    scene = window.reach(lambda scene: isinstance(scene, Hands), FIRST_NIGHT)
    assert isinstance(scene, Hands)
    window.evening.hands(dict.fromkeys(scene.voters, voted_out - 1))
    window.reach(lambda scene: isinstance(scene, Ended))
    return window


def the_story(window: PublicWindow) -> str:
    """Return every sentence of the chapter that is open."""
    window.window.grabWindow()
    story = window.find("story")
    todo, found = [story], []
    while todo:
        item = todo.pop()
        if item.isVisible() and item.property("text") and item.inherits("QQuickText"):
            found.append(str(item.property("text")))
        todo += item.childItems()
    return "\n".join(found)


# --- the verdict ---


@pytest.mark.parametrize(
    ("voted_out", "language", "verdict", "reason"),
    [
        (1, "en", "The village wins.", "The last werewolf is gone."),
        (1, "zh-CN", "好人获胜。", "狼人全部出局。"),
        (4, "en", "The werewolves win.", "The last commoner has fallen."),
        (4, "zh-CN", "狼人获胜。", "平民全部出局，屠边成功。"),
    ],
)
def test_it_says_who_won_and_why(
    open_table: OpenTable, voted_out: int, language: str, verdict: str, reason: str
) -> None:
    window = finished(open_table(languages=(language,), **SMALL), voted_out)
    assert (window.text("verdict"), window.text("reason")) == (verdict, reason)


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "Winners: numbers 2, 3, 4, 5 and 6"), ("zh-CN", "获胜玩家：2号、3号、4号、5号、6号")],
)
def test_the_winners_are_named_dead_or_alive(open_table: OpenTable, language: str, line: str) -> None:
    window = finished(open_table(languages=(language,), **SMALL), 1)
    assert window.text("winners") == line


def test_both_languages_tell_the_verdict(open_table: OpenTable) -> None:
    window = finished(open_table(languages=("zh-CN", "en"), **SMALL), 1)
    assert {"好人获胜。", "The village wins."} <= set(window.texts())


# --- the story ---


def test_every_night_and_day_is_told_with_its_secrets(open_table: OpenTable) -> None:
    window = finished(open_table(**SMALL), 1)
    window.tap("tellStory")
    assert window.text("chapterTitle") == "Night one"
    night = the_story(window)
    assert f"{NAMES[1]}\u2069 (2), the Seer, looked at \u2068{NAMES[0]}\u2069 (1): a werewolf" in night
    assert f"The pack went for \u2068{NAMES[2]}\u2069 (3)" in night
    window.tap("later")
    assert window.text("chapterTitle") == "Day one"
    day = the_story(window)
    assert f"{NAMES[2]}\u2069 (3) died: killed by the pack" in day
    assert f"{NAMES[0]}\u2069 (1) was voted out" in day


def test_the_ring_shows_roles_and_who_was_dead_by_then(open_table: OpenTable) -> None:
    window = finished(open_table(**SMALL), 1)
    window.tap("tellStory")
    dead = {
        chapter: [n for n in range(1, 7) if not window.find(f"seat{n}").property("alive")]
        for chapter in range(2)
        if window.ended.turnTo(chapter) is None
    }
    assert dead == {0: [], 1: [1, 3]}
    window.ended.turnTo(0)
    assert [window.find(f"seat{n}").property("note") for n in (1, 2, 5)] == ["Werewolf", "Seer", "Witch"]
    window.ended.turnTo(1)
    assert window.find("seat3").property("note") == "killed by the pack"


def test_the_story_is_scrubbed_with_keys_and_stops_at_its_ends(open_table: OpenTable) -> None:
    window = finished(open_table(**SMALL), 1)
    window.tap("tellStory")
    for _ in range(3):
        window.key(Qt.Key.Key_Right)
    assert window.text("chapterTitle") == "Day one"
    for _ in range(3):
        window.key(Qt.Key.Key_Left)
    assert window.text("chapterTitle") == "Night one"


def test_cards_winners_and_guesses_are_shown(open_table: OpenTable) -> None:
    window = finished(open_table(**SMALL), 1)
    window.tap("tellStory")
    rows = {row.number: row for row in window.ended.cards.rows}
    assert [rows[n].role for n in range(1, 7)] == [
        *("Werewolf", "Seer", "Commoner", "Commoner", "Witch", "Hunter"),
    ]
    assert [n for n, row in rows.items() if row.won] == [2, 3, 4, 5, 6]
    scores = {score.seat + 1: f"{score.right} / {score.of}" for score in window.evening.recap().scores}
    assert scores
    assert {n: row.guesses for n, row in rows.items() if row.guesses} == scores


def test_the_story_changes_its_language_where_it_stands(open_table: OpenTable) -> None:
    window = finished(open_table(**SMALL), 1)
    window.tap("tellStory")
    window.tap("later")
    window.words.speak(("zh-CN",))
    assert window.text("chapterTitle") == "第一天"
    assert "被放逐" in the_story(window)


def test_an_old_evening_is_told_again(open_table: OpenTable, tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "data", tmp_path / "state")
    evening = Evening.begin(sitting(**SMALL), shelf)
    first = finished(open_table(evening), 1)
    story = evening.finish(shelf)
    assert story is not None
    again = open_table(Evening.retold(shelf.story(story.id)))
    assert again.text("verdict") == first.text("verdict")
    for window in (first, again):
        window.tap("tellStory")
    assert the_story(again) == the_story(first)
    assert again.ended.cards.rows == first.ended.cards.rows


# --- what people do then ---


def test_rematch_and_home_are_asked_for_from_both_pages(open_table: OpenTable, qtbot: QtBot) -> None:
    window = finished(open_table(**SMALL), 1)
    for _page in range(2):
        with qtbot.waitSignal(window.ended.rematch):
            window.tap("rematch")
        with qtbot.waitSignal(window.ended.home):
            window.tap("goHome")
        window.ended.tellStory()


def test_the_page_is_one_file_with_the_whole_story(open_table: OpenTable, qtbot: QtBot, home: Path) -> None:
    window = finished(open_table(languages=("zh-CN", "en"), **SMALL), 1)
    window.tap("tellStory")
    with qtbot.waitSignal(window.ended.saved) as told:
        window.tap("savePage")
    page = Path(told.args[0])
    assert page.parent == home / "Documents"
    text = page.read_text("utf-8")
    assert text.startswith("<!doctype html>")
    assert "The village wins." in text and "好人获胜。" in text
    assert all(name in text for name in NAMES[:6])
    assert "src=" not in text and "href=" not in text


def test_names_cannot_break_the_page(open_table: OpenTable, qtbot: QtBot, home: Path) -> None:
    table = sitting(**SMALL)
    nasty = type(table.players[0])("<script>x</script>")
    window = open_table(Evening(sitting(players=(nasty, *table.players[1:]), **SMALL)))
    finished(window, 1)
    window.tap("tellStory")
    with qtbot.waitSignal(window.ended.saved) as told:
        window.tap("savePage")
    assert "<script" not in Path(told.args[0]).read_text("utf-8")


def test_the_picture_is_what_the_window_shows(open_table: OpenTable, qtbot: QtBot, home: Path) -> None:
    window = finished(open_table(size=(1024, 600), **SMALL), 1)
    window.tap("tellStory")
    with qtbot.waitSignal(window.ended.saved) as first:
        window.tap("savePicture")
    with qtbot.waitSignal(window.ended.saved) as second:
        window.tap("savePicture")
    assert first.args != second.args
    picture = QImage(first.args[0])
    assert (picture.width(), picture.height()) == (1024, 600)


@pytest.mark.parametrize(("button", "folder"), [("savePage", "Documents"), ("savePicture", "Pictures")])
def test_a_disk_that_takes_nothing_is_told(
    open_table: OpenTable, qtbot: QtBot, home: Path, button: str, folder: str
) -> None:
    window = finished(open_table(**SMALL), 1)
    window.tap("tellStory")
    (home / folder).write_text("not a folder")
    with qtbot.waitSignal(window.ended.notSaved):
        window.tap(button)
