"""The recap on the real screen: the evening replayed, every card, the awards, and what is saved of it."""

from __future__ import annotations

import errno
from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt, QUrl, Slot
from PySide6.QtGui import QDesktopServices, QImage
from pytestqt.qtbot import QtBot

from nightcaller.paper.emblems import outlines
from nightcaller.rulebooks import books
from nightcaller.table.live.evening import Evening
from nightcaller.table.shelf.evenings import Shelf
from nightcaller.viewmodels.application import TEXT_SCALES
from nightcaller.viewmodels.recap_rows import EMBLEMS, emblem
from nightcaller.viewmodels.saving import NotSaved, safe
from public_window import NAMES, PublicWindow, sitting
from table.bots import keyed
from viewmodels.test_ended import SMALL, finished

OpenTable = Callable[..., PublicWindow]


def today() -> str:
    return date.today().isoformat()


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the user's own folders are during the test."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    return tmp_path


def tell(window: PublicWindow) -> None:
    """Open the story, and let it stand still."""
    window.tap("tellStory")
    window.tap("play")


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


# --- the story ---


def test_every_night_and_day_is_told_with_its_secrets(open_table: OpenTable) -> None:
    window = finished(open_table(**SMALL), 1)
    tell(window)
    assert window.text("chapterTitle") == "Night one"
    night = the_story(window)
    assert f"{NAMES[1]} (2), the Seer, looked at {NAMES[0]} (1): a werewolf" in night
    assert f"The pack went for {NAMES[2]} (3)" in night
    window.key(Qt.Key.Key_PageDown)
    assert window.text("chapterTitle") == "Day one"
    day = the_story(window)
    assert f"{NAMES[2]} (3) died: killed by the pack" in day
    assert f"{NAMES[0]} (1) was voted out" in day


@pytest.mark.parametrize("language", ["en", "zh-CN"])
@pytest.mark.parametrize("size", [(1024, 600), (1280, 800)])
def test_what_the_columns_of_a_vote_are_can_be_read_in_every_size_of_letters(
    open_table: OpenTable, language: str, size: tuple[int, int]
) -> None:
    window = finished(open_table(languages=(language,), size=size, **SMALL), 1)
    tell(window)
    window.key(Qt.Key.Key_PageDown)
    for scale in (scale for scale in TEXT_SCALES if scale <= 2):
        window.app.look(window.app.appearance._replace(text_scale=scale))
        window.settle()
        window.window.grabWindow()
        captions = [item for item in window.items() if item.objectName().startswith("caption")]
        assert captions
        assert not [item for item in captions if item.property("truncated")], scale
        # it stays over its columns, in its row, and ends where they do
        assert all(
            item.x() >= 0 and item.x() + item.width() <= item.parentItem().width() for item in captions
        )
        assert all(item.property("paintedWidth") <= item.width() + 1 for item in captions), scale


def test_the_ring_shows_roles_and_what_came_of_the_chapter_that_was_turned_to(open_table: OpenTable) -> None:
    """Whoever is listed as gone is gone on the ring: all of a chapter is told where it is turned to."""
    window = finished(open_table(**SMALL), 1)
    tell(window)
    dead = {
        chapter: [n for n in range(1, 7) if not window.find(f"seat{n}").property("alive")]
        for chapter in range(2)
        if window.ended.recap.turn(chapter - window.ended.recap.property("chapter")) is None
    }
    assert dead == {0: [], 1: [1, 3]}
    window.ended.recap.go(window.ended.recap.property("starts")[1])
    assert all(window.find(f"seat{n}").property("alive") for n in range(1, 7)), "day breaks"
    window.ended.recap.turn(-1)
    assert [window.find(f"seat{n}").property("note") for n in (1, 2, 5)] == ["Werewolf", "Seer", "Witch"]
    assert [window.find(f"seat{n}").property("emblem") for n in (1, 2)] == ["werewolf", "seer"]
    window.key(Qt.Key.Key_End)
    assert window.find("seat3").property("note") == "Commoner\nkilled by the pack", "card and fate"


def test_arrow_keys_go_from_moment_to_moment_and_page_keys_from_night_to_day(open_table: OpenTable) -> None:
    window = finished(open_table(**SMALL), 1)
    tell(window)
    recap = window.ended.recap
    moments = recap.property("count")
    seen = []
    for _ in range(moments + 2):
        seen.append(recap.property("at"))
        window.key(Qt.Key.Key_Right)
    assert seen == [*range(moments), moments - 1, moments - 1]
    window.key(Qt.Key.Key_PageUp)
    assert window.text("chapterTitle") == "Night one"
    assert recap.property("at") == recap.property("starts")[1] - 1
    window.key(Qt.Key.Key_Home)
    window.key(Qt.Key.Key_Left)
    assert recap.property("at") == 0


def test_a_tap_on_a_sentence_goes_to_its_moment(open_table: OpenTable) -> None:
    window = finished(open_table(**SMALL), 1)
    tell(window)
    window.tap("told2")
    assert window.ended.recap.property("at") == window.ended.recap.story.rows[2].moment
    arrows = [(row.source, row.target) for row in window.ended.recap.arrows.rows if row.now]
    assert arrows == [(1, 0)], "the Seer looked at the wolf"


def test_the_story_is_told_when_it_is_asked_for(open_table: OpenTable, qtbot: QtBot) -> None:
    """Nobody has to find the play button; whoever taps a sentence has stopped it."""
    window = finished(open_table(**SMALL), 1)
    window.tap("tellStory")
    recap = window.ended.recap
    qtbot.waitUntil(lambda: recap.property("at") >= 2)
    assert window.find("play").parentItem().parentItem().property("playing")
    window.tap("told0")
    assert not window.find("play").parentItem().parentItem().property("playing")


def test_a_vote_says_what_its_columns_are(open_table: OpenTable) -> None:
    window = finished(open_table(**SMALL), 1)
    tell(window)
    window.ended.recap.turn(1)
    bars = [row for row in window.ended.recap.story.rows if row.number]
    assert [row.heads for row in bars] == [True] + [False] * (len(bars) - 1)
    assert "votes · from whom" in the_story(window)


def test_it_plays_by_itself_to_the_end_and_stops(open_table: OpenTable, qtbot: QtBot) -> None:
    window = finished(open_table(**SMALL), 1)
    tell(window)
    recap = window.ended.recap
    recap.go(recap.property("count") - 3)
    window.tap("play")
    qtbot.waitUntil(lambda: recap.property("at") == recap.property("count") - 1)
    window.tap("play")
    assert recap.property("at") == 0, "from the beginning again"
    window.tap("later")
    assert recap.property("at") == 1, "and a hand on the buttons stops it"


def test_the_awards_are_shown_with_their_winners(open_table: OpenTable) -> None:
    window = finished(open_table(**SMALL), 1)
    tell(window)
    window.tap("tab2")
    awards = window.ended.recap.awards.rows
    assert "Eagle eye" in [award.title for award in awards]
    for award in awards:
        assert {award.title, award.line} <= set(window.texts())


def test_cards_winners_and_guesses_are_shown(open_table: OpenTable) -> None:
    window = finished(open_table(**SMALL, seed=32), 1)  # idle hands are asked whom they suspect and trust
    tell(window)
    rows = {row.number: row for row in window.ended.recap.cards.rows}
    assert [rows[n].role for n in range(1, 7)] == [
        *("Werewolf", "Seer", "Commoner", "Commoner", "Witch", "Hunter"),
    ]
    assert [n for n, row in rows.items() if row.won] == [2, 3, 4, 5, 6]
    scores = {score.seat + 1: f"{score.right} of {score.of} bet" for score in window.evening.recap().scores}
    assert scores
    assert {n: row.guesses.partition("bet")[0] + "bet" for n, row in rows.items() if row.guesses} == scores


def test_the_story_changes_its_language_where_it_stands(open_table: OpenTable) -> None:
    window = finished(open_table(**SMALL), 1)
    tell(window)
    window.key(Qt.Key.Key_PageDown)
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
        tell(window)
    assert the_story(again) == the_story(first)
    assert again.ended.recap.cards.rows == first.ended.recap.cards.rows


# --- what is saved ---


def test_the_page_is_one_file_with_the_whole_story(open_table: OpenTable, qtbot: QtBot, home: Path) -> None:
    window = finished(open_table(languages=("zh-CN", "en"), **SMALL), 1)
    tell(window)
    with qtbot.waitSignal(window.ended.saved) as told:
        window.tap("savePage")
    page = Path(told.args[0])
    assert page.parent == home / "Documents"
    text = page.read_text("utf-8")
    assert text.startswith("<!doctype html>")
    assert "The village wins." in text and "好人获胜。" in text
    assert all(name in text for name in NAMES[:6])
    assert "src=" not in text and "http" not in text


def test_names_cannot_break_the_page(open_table: OpenTable, qtbot: QtBot, home: Path) -> None:
    table = sitting(**SMALL)
    nasty = type(table.players[0])("<script>x</script>")
    window = open_table(Evening(sitting(players=(nasty, *table.players[1:]), **SMALL)))
    finished(window, 1)
    tell(window)
    with qtbot.waitSignal(window.ended.saved) as told:
        window.tap("savePage")
    assert "<script" not in Path(told.args[0]).read_text("utf-8")


def test_the_picture_is_the_whole_evening_whatever_the_window(
    open_table: OpenTable, qtbot: QtBot, home: Path
) -> None:
    window = finished(open_table(size=(1024, 600), **SMALL), 1)
    tell(window)
    paths = []
    for _ in range(2):
        with qtbot.waitSignal(window.ended.saved) as told:
            window.tap("savePicture")
        paths.append(Path(told.args[0]))
    assert [path.name for path in paths] == [f"Nightcaller {today()}.png", f"Nightcaller {today()} 2.png"]
    picture = QImage(str(paths[0]))
    assert picture.width() == 1620
    assert picture.height() > 1620, "the table, the awards and the timeline below each other"
    colours = {picture.pixelColor(x, y).rgb() for x in range(0, 1620, 20) for y in range(0, 1620, 20)}
    assert len(colours) > 100, "something is drawn"


class Files(QObject):
    """Stands for the system's file manager."""

    def __init__(self) -> None:
        super().__init__()
        self.opened: list[Path] = []

    @Slot(QUrl)
    def open(self, url: QUrl) -> None:
        self.opened.append(Path(url.toLocalFile()))


@pytest.fixture
def files() -> Iterator[Files]:
    """Everything that is opened while a test runs."""
    asked = Files()
    QDesktopServices.setUrlHandler("file", asked, "open")
    yield asked
    QDesktopServices.unsetUrlHandler("file")


@pytest.mark.parametrize(("button", "folder"), [("savePage", "Documents"), ("savePicture", "Pictures")])
def test_the_folder_of_what_was_saved_can_be_opened(
    open_table: OpenTable, qtbot: QtBot, home: Path, files: Files, button: str, folder: str
) -> None:
    window = finished(open_table(size=(1024, 600), **SMALL), 1)
    tell(window)
    assert not window.find("openFolder").isEnabled()
    before = window.rectangle("rematch")
    with qtbot.waitSignal(window.ended.saved):
        window.tap(button)
    assert window.rectangle("rematch") == before, "nothing moves when something is added"
    window.tap("openFolder")
    assert files.opened == [home / folder]
    assert window.cut_off() == []


@pytest.mark.parametrize(("button", "folder"), [("savePage", "Documents"), ("savePicture", "Pictures")])
def test_a_disk_that_takes_nothing_is_told(
    open_table: OpenTable, qtbot: QtBot, home: Path, button: str, folder: str
) -> None:
    window = finished(open_table(**SMALL), 1)
    tell(window)
    (home / folder).write_text("not a folder")
    with qtbot.waitSignal(window.ended.failed) as told:
        window.tap(button)
    assert told.args[0].message_id == "error-recap-not-saved"
    assert told.args[0].arguments == {"folder": str(home / folder)}


@pytest.mark.parametrize(
    ("number", "message"),
    [
        (errno.ENOSPC, "error-recap-disk-full"),
        (errno.EACCES, "error-recap-not-allowed"),
        (errno.EROFS, "error-recap-not-allowed"),
        (errno.EIO, "error-recap-not-saved"),
    ],
)
def test_what_is_in_the_way_is_said(number: int, message: str) -> None:
    assert NotSaved(Path("x"), OSError(number, "")).message_id == message


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("唤夜人 2026-11-21", "唤夜人 2026-11-21"),
        ("../../etc/passwd", "etc passwd"),
        ('a:b*c?"d"|<e>', "a b c d e"),
        ("", "Nightcaller"),
        ("...", "Nightcaller"),
    ],
)
def test_names_of_files_are_safe_everywhere(name: str, expected: str) -> None:
    assert safe(name) == expected


def test_every_role_has_its_emblem_outside_the_window_too() -> None:
    for rules in books().values():
        assert {emblem(role) for role in (*rules.roles, *rules.offices)} <= outlines().keys()
    assert set(EMBLEMS.values()) <= outlines().keys()


@pytest.mark.slow
def test_of_twenty_people_and_many_nights_only_the_open_chapter_is_laid_out(open_table: OpenTable) -> None:
    window = open_table(seats=20)
    window.play(keyed(5))
    window.ended.show(window.evening.scene)
    window.ended.tellStory()
    recap = window.ended.recap
    laid_out = []
    for chapter in range(len(recap.property("chapters"))):
        recap.turn(chapter - recap.property("chapter"))
        laid_out.append(len(the_story(window).splitlines()))
    assert len(laid_out) >= 8
    assert max(laid_out) < sum(laid_out) / 3, laid_out
