"""The window's own view model: what it is told it shows, and says once; what is asked of it, it hands on."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from nightcaller.text import LANGUAGES, Catalogue
from nightcaller.viewmodels.application import TEXT_SCALES, Appearance, AppViewModel
from nightcaller.viewmodels.phrasebook import Phrasebook, glued

GUIDE = QObject()
SAID: dict[str, tuple[Callable[[AppViewModel], object], Callable[[AppViewModel], object], object, object]] = {
    "undealChanged": (lambda app: app.offer_undeal(True), lambda app: app.mayUndeal, False, True),
    "moderatedChanged": (lambda app: app.moderate(True), lambda app: app.moderated, False, True),
    "haltChanged": (lambda app: app.offer_halt(True), lambda app: app.mayHalt, False, True),
    "nightChanged": (lambda app: app.fall_night(True), lambda app: app.night, False, True),
    "subtitleChanged": (
        lambda app: app.show_subtitle("Good night", 900),
        lambda app: (app.subtitle, app.subtitleMs),
        ("", 0),
        (glued("Good night"), 900),
    ),
    "coveredChanged": (lambda app: app.cover(), lambda app: app.covered, False, True),
    "noticeChanged": (lambda app: app.tell("ui-deck-by-hand"), lambda app: bool(app.notice), False, True),
    "appearanceChanged": (
        lambda app: app.look(Appearance(2.0, True, True, True)),
        lambda app: (app.textScale, app.textSize, app.reducedMotion, app.safeMarks, app.dim),
        (1.0, 0, False, False, False),
        (2.0, TEXT_SCALES.index(2.0), True, True, True),
    ),
}
"""Signal -> what makes it, what it is about, and that before and afterwards."""
ASKED = {
    "leaveRequested": AppViewModel.leave,
    "lineRequested": AppViewModel.sayLine,
    "undealRequested": AppViewModel.undeal,
    "haltRequested": AppViewModel.halt,
    "quitRequested": AppViewModel.quit,
}


@pytest.fixture
def app(qapp: QGuiApplication, catalogue: Catalogue) -> AppViewModel:
    app = AppViewModel(Phrasebook(catalogue, ("en",)))
    for screen in ("Home", "Players", "Deck", "Night"):
        app.add(screen, QObject(app))
    app.restart("Home")
    return app


@pytest.mark.parametrize("signal", SAID)
def test_what_changes_is_shown_and_said_once(app: AppViewModel, signal: str) -> None:
    change, shown, before, after = SAID[signal]
    told: list[object] = []
    getattr(app, signal).connect(lambda: told.append(shown(app)))
    assert shown(app) == before
    change(app)
    assert told == [after]
    change(app)
    assert told == [after], "nothing has changed"


def test_who_plays_is_said_both_ways_and_a_games_messages_go_with_it(app: AppViewModel) -> None:
    told: list[bool] = []
    app.subtitleChanged.connect(lambda: told.append(app.playing))
    app.tell("ui-deck-by-hand")
    app.play_area(True)
    app.play_area(True)
    assert app.notice, "the game may have something to say"
    notices: list[str] = []
    app.noticeChanged.connect(lambda: notices.append(app.notice))
    app.play_area(False)
    app.play_area(False)
    assert (told, notices) == ([True, False], [""])


@pytest.mark.parametrize("signal", ASKED)
def test_what_is_asked_is_handed_on_once(app: AppViewModel, signal: str) -> None:
    heard: list[bool] = []
    getattr(app, signal).connect(lambda: heard.append(True))
    ASKED[signal](app)
    assert heard == [True]


def test_files_are_taken_where_nobody_plays(app: AppViewModel) -> None:
    dropped: list[list[str]] = []
    app.filesDropped.connect(dropped.append)
    app.dropFiles(["file:///evening", 7, "file:///role"])  # type: ignore[list-item]
    app.play_area(True)
    app.dropFiles(["file:///other"])
    assert dropped == [["file:///evening", "file:///role"]]


def test_messages_come_one_after_the_other_and_each_once(app: AppViewModel) -> None:
    first, second = "ui-deck-by-hand", "ui-handbook-rules"
    for message in (first, second, first):
        app.tell(message)
    shown = []
    while app.notice:
        shown.append(app.notice)
        app.heard()
    assert shown == [app.phrases.text(first), app.phrases.text(second)]
    app.tell(first)
    app.tell(second)
    app.untell(first)
    assert app.notice == app.phrases.text(second), "what is not true any more is not said"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_follows_the_tables_language(app: AppViewModel, language: str) -> None:
    app.tell("ui-deck-by-hand")
    app.phrases.speak((language,))
    assert app.notice == app.phrases.sayIn(language, "ui-deck-by-hand", {})


def test_a_remark_is_made_once_when_nobody_is_alone_with_the_screen(app: AppViewModel) -> None:
    """Neither on a private page, nor behind the curtain, nor over a night that is only shown."""
    made: list[str] = []
    app.mentionedNow.connect(made.append)
    for nth, (begin, end) in enumerate(
        (
            (lambda: app.keep_private(True), lambda: app.keep_private(False)),
            (app.cover, app.uncover),
            (lambda: app.guided_by(GUIDE), lambda: app.guided_by(None)),
        )
    ):
        begin()
        app.mention(f"remark-{nth}")
        assert made == [f"remark-{one}" for one in range(nth)]
        end()
        app.mention(f"remark-{nth}")
        assert made == [f"remark-{one}" for one in range(nth + 1)]
    app.mentioned(["remark-9"])
    app.mention("remark-9")
    assert made == ["remark-0", "remark-1", "remark-2"]


def test_screens_lie_behind_each_other(app: AppViewModel) -> None:
    shown: list[str] = []
    app.screenChanged.connect(lambda: shown.append(app.screen))
    app.back()
    assert shown == [], "nothing lies behind the first"
    app.open("Players")
    app.open("Deck")
    app.open("Deck")
    app.back()
    app.open("Deck")
    app.open("Home")
    app.back()
    assert shown == ["Players", "Deck", "Players", "Deck", "Home"]
    app.restart("Home", "Players", "Night")
    app.back()
    assert app.screen == "Players"
    with pytest.raises(KeyError):
        app.open("Nowhere")
    assert app.screen == "Players"


@pytest.mark.parametrize("private", [False, True])
def test_who_loses_the_front_drops_what_is_private_and_then_is_covered(
    app: AppViewModel, *, private: bool
) -> None:
    done: list[object] = []
    app.coverRequested.connect(lambda: done.append("dropped"))
    app.coveredChanged.connect(lambda: done.append(app.covered))
    app.hidden.connect(lambda: done.append("hidden"))
    app.keep_private(private)
    app.frontLost()
    assert done == ["dropped", *([True] if private else []), "hidden"]
    done.clear()
    app.cover()
    assert done == ["dropped", *([] if private else [True]), "hidden"]
