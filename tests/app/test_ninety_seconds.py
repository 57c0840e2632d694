"""See a night takes ninety seconds: every clip as long as it is, every wait of the finger and of the evening.

The time is added up, not measured: it stands still while the computer draws or thinks, and a hold, which Qt
times by itself, is done in a blink and counted with what it takes people.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest
from PySide6.QtTest import QTest

from driver import BRISK, Screen
from nightcaller.styles import Style
from nightcaller.text import LANGUAGES
from voice.voice_kit import HandClock

Opened = Callable[..., tuple[Any, Screen]]
AT_MOST: Final = {Style.PASS_AROUND: 90, Style.EYES_CLOSED: 90, Style.MODERATED: 45}
"""Seconds: the show itself, and the two short ones after it."""
AT_ONCE: Final = 60
"""Milliseconds in which a computer does what needs no time of the evening's: lays a page out, draws it."""


NEVER: Final = 600_000
"""Milliseconds after which nothing more is to come."""


class Loudspeaker:
    """Plays nothing, and takes as long for it as the recording is."""

    def __init__(self, speaker: Any, clock: HandClock) -> None:
        self._clock, self._length, self._alarm = clock, 0, clock.after(0, lambda: None)
        speaker.started.connect(self._of)

    def _of(self, _utterance: object, milliseconds: int) -> None:
        self._length = milliseconds

    def available(self) -> bool:
        return True

    def play(self, _path: Path, _gain: float, then: Callable[[bool], None], /, _speed: float = 1.0) -> None:
        self._alarm.cancel()
        self._alarm = self._clock.after(self._length, lambda: then(True))

    def set_gain(self, _gain: float, /) -> None: ...

    def stop(self) -> None:
        self._alarm.cancel()

    def pause(self) -> None: ...

    def resume(self) -> None: ...


def counted(stage: Any, screen: Screen, clock: HandClock) -> float:
    """Let the show go on to its end; return how many seconds that has taken."""
    guide, began, given, waited = stage.guide, clock.now(), object(), 0
    held: Any = None
    while stage.app.property("guide") is not None:
        QTest.qWait(1)
        assert clock.now() - began < NEVER, "it comes to no end"
        if guide._director is None:
            continue
        button = next((item for item in screen.items() if item.property("holding")), None)
        if button is not None and button != held:
            clock.pass_time(button.property("duration"))
        held = button
        if button is not None and not button.property("held"):
            continue
        wait = guide._wait
        if callable(wait) and wait != guide._heard and wait is not given:
            # Something has to come about: perhaps at once, else in the evening's time.
            given, waited = wait, 0
        if callable(wait) and wait is given and waited < AT_ONCE:
            waited += 1
            clock.pass_time(0)
            if not wait():
                continue
        ahead = min((alarm.at for alarm in clock.alarms if not alarm.cancelled), default=clock.now())
        clock.pass_time(max(0.0, ahead - clock.now()))
    return (clock.now() - began) / 1000


@pytest.mark.parametrize("style", Style)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_night_is_shown_in_ninety_seconds(open_stage: Opened, language: str, style: Style) -> None:
    clock = HandClock()
    stage, screen = open_stage(clock=clock)
    speaker = stage.narrator.speaker
    speaker._opened = Loudspeaker(speaker, clock)
    stage.settings_screen.reducedMotion = True
    stage.words.speak((language,))
    begun: list[Any] = []
    speaker.started.connect(lambda utterance, _length: begun.append(utterance))
    screen.window.setProperty("holdPace", BRISK / 4)
    screen.resize(640, 400)
    stage.guide.show(style)
    took = counted(stage, screen, clock)
    assert [one.text_id for one in begun if not speaker.ready(one)] == [], "what is said is recorded"
    said = sum(speaker.length(one) for one in begun) / 1000
    assert said / 2 < took <= AT_MOST[style]
