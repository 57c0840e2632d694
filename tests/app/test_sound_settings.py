"""What is set about names and pace, and what the set-up says of the night's length."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from pytestqt.qtbot import QtBot

from voice.voice_kit import NoPlayback, Tape, worker

Opened = Callable[..., tuple[Any, Any]]


def test_names_are_called_only_when_somebody_wants_it(open_stage: Opened) -> None:
    stage, screen = open_stage(screen="Settings")
    assert not stage.settings.current.names_aloud
    screen.tap("namesAloud")
    assert stage.settings.current.names_aloud


def test_the_set_up_says_how_long_the_first_night_takes(open_stage: Opened) -> None:
    stage, screen = open_stage()
    screen.tap("newGameButton")
    for name in ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hana", "Ida"):
        screen.type(name)
        screen.key(Qt.Key.Key_Return)
    screen.tap("nextButton")
    screen.tap("nextButton")
    screen.tap("nextButton")
    model = stage.house_rules
    stage.settings.change(pace="slow")
    slow = model.property("nightMinutes")
    stage.settings.change(pace="quick")
    assert 1 <= model.property("nightMinutes") < slow
    model.style = 2
    assert model.property("nightMinutes") == 0, "a moderator's night is as long as he makes it"


def test_a_loudspeaker_that_comes_or_goes_is_told_where_closed_eyes_are_chosen(
    open_stage: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether there is one is known a moment after it was asked for the first time."""
    tape, changed = Tape(), list[Callable[[], None]]()

    def opened(_parent: Any, told: Callable[[], None] | None = None) -> Tape:
        changed.extend([told] if told else [])
        return tape

    monkeypatch.setattr("nightcaller.voice.speaker.open_playback", opened)
    stage, screen = open_stage(loudspeaker=False, screen="HouseRules")
    stage.settings.change(voice=True)
    stage.house_rules.style = 1
    screen.settle()
    for here in (False, True, False):
        tape.here = here
        changed[0]()
        screen.settle()
        assert (stage.house_rules.misfit == "misfit-voice-no-sound") is not here
        assert any(text.startswith("No loudspeaker here") for text in screen.texts()) is not here


@pytest.fixture
def english_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """A computer without a loudspeaker, whose system has a voice called Test, which reads English."""
    monkeypatch.setattr("nightcaller.voice.speaker.open_playback", lambda *_: NoPlayback())
    monkeypatch.setattr("nightcaller.voice.worker_process.worker_command", lambda: worker("mute"))
    monkeypatch.setattr("nightcaller.voice.speaker.natural_command", lambda: ())


def test_the_settings_say_who_speaks_each_language(
    open_stage: Opened, english_only: None, qtbot: QtBot
) -> None:
    _, screen = open_stage(screen="Settings")
    english = "Recorded voice: Heart (hibari)\nFor everything else: this computer’s voice “Test”"
    chinese = (
        "Recorded voice: Xiaoxiao (Kokoro-82M)\n"
        "Everything else is a subtitle with a chime: this computer has no voice for it."
    )
    qtbot.waitUntil(lambda: {english, chinese} <= set(screen.texts()))


def test_letters_and_windows_that_grow_and_shrink_leave_every_line_its_place(
    open_stage: Opened, english_only: None
) -> None:
    stage, screen = open_stage(screen="Settings")
    for scale, wide, high in ((3.0, 1280, 800), (1.0, 1280, 800), (1.0, 800, 1280), (1.5, 800, 1280)):
        stage.app.look(stage.app.appearance._replace(text_scale=scale))
        screen.window.resize(wide, high)
        screen.settle()
        bar, pace = screen.rectangle("speed-en"), screen.rectangle("pace-en")
        assert abs(bar.center().y() - pace.center().y()) < 2
        assert pace.height() < 2 * bar.height()
        for item in screen.items():
            if str(item.property("text") or "").startswith("Recorded voice"):
                lines = item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))
                assert not lines.intersects(bar), (scale, lines, bar)


def test_each_voice_says_a_sample_and_a_voice_that_is_not_there_cannot_be_tried(
    open_stage: Opened, english_only: None, qtbot: QtBot, catalogue: Any
) -> None:
    stage, screen = open_stage(screen="Settings")
    qtbot.waitUntil(lambda: screen.find("test-rest-en").property("enabled"))
    said: list[tuple[str, str]] = []
    stage.narrator.speaker.subtitle.connect(lambda one: said.append((one.language, one.subtitle)))
    for button in ("test-en", "test-zh-CN", "test-rest-en", "test-rest-zh-CN"):
        screen.tap(button)
    assert said == [
        ("en", catalogue.say("en", "voice-sample")),
        ("zh-CN", catalogue.say("zh-CN", "voice-sample")),
        ("en", catalogue.say("en", "voice-sample-rest")),
    ]
