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


class Visited(QObject):
    """A screen's model that notes who comes and goes."""

    def __init__(self, notes: list[str], name: str, *, refuses: bool = False) -> None:
        super().__init__()
        self.notes, self.name, self.refuses = notes, name, refuses

    def entered(self) -> None:
        self.notes.append(f"into {self.name}")
        if self.refuses:
            raise ZeroDivisionError

    def exited(self) -> None:
        self.notes.append(f"out of {self.name}")


def test_a_screen_is_entered_and_left_once_and_who_cannot_enter_stays(app: AppViewModel) -> None:
    notes: list[str] = []
    models = {name: Visited(notes, name, refuses=name == "Broken") for name in ("One", "Two", "Broken")}
    for name, model in models.items():
        app.add(name, model)
    for name in ("One", "One", "Two"):
        app.open(name)
    app.back()
    assert notes == ["into One", "out of One", "into Two", "out of Two", "into One"]
    assert app.model is models["One"]
    with pytest.raises(ZeroDivisionError):
        app.open("Broken")
    assert (app.screen, app.model) == ("One", models["One"])


@pytest.mark.parametrize("seen", [False, True])
def test_what_lay_over_a_private_page_comes_again_and_once_where_it_was_seen(
    app: AppViewModel, *, seen: bool
) -> None:
    first, second = "ui-deck-by-hand", "ui-handbook-rules"
    app.tell(first)
    app.tell(second)
    said = [app.phrases.text(first), app.phrases.text(second)]
    told: list[str] = []
    app.noticeChanged.connect(lambda: told.append(app.notice))
    for visit in range(4):
        if seen:
            app.begun()
        told.clear()
        app.keep_private(True)
        assert (app.notice, told) == ("", [""]), "nothing lies over one player's page"
        app.keep_private(True)
        assert told == [""]
        app.keep_private(False)
        left = (2, 1, 1, 0)[visit] if seen else 2  # each comes once more after it was seen
        assert told[1:] == [said[2 - left]] * left if left else told == [""]
        assert app.notice == (said[2 - left] if left else "")


def test_a_message_that_is_put_off_can_be_taken_back_and_goes_with_its_game(app: AppViewModel) -> None:
    for ends in (lambda: app.untell("ui-deck-by-hand"), lambda: app.play_area(False)):
        app.play_area(True)
        app.tell("ui-deck-by-hand")
        app.keep_private(True)
        ends()
        app.keep_private(False)
        assert app.notice == ""


def test_who_reads_a_message_is_shown_the_next(app: AppViewModel) -> None:
    app.tell("ui-deck-by-hand")
    told: list[str] = []
    app.noticeChanged.connect(lambda: told.append(app.notice))
    app.heard()
    app.tell("ui-handbook-rules")
    app.phrases.speak(("zh-CN",))
    app.untell("ui-handbook-rules")
    assert told == [
        "",
        app.phrases.sayIn("en", "ui-handbook-rules", {}),
        app.phrases.sayIn("zh-CN", "ui-handbook-rules", {}),
        "",
    ]


def test_the_sizes_of_letters_are_named_in_per_cent_and_the_nearest_is_marked(app: AppViewModel) -> None:
    assert app.textSizes == [f"{round(100 * scale)}%" for scale in TEXT_SCALES]
    for at, scale in enumerate(TEXT_SCALES):
        app.look(Appearance(scale + 0.1))
        assert app.textSize == at


def test_a_guide_is_said_and_known(app: AppViewModel) -> None:
    told: list[QObject | None] = []
    app.guideChanged.connect(lambda: told.append(app.guide))
    app.guided_by(GUIDE)
    app.guided_by(None)
    assert told == [GUIDE, None]
