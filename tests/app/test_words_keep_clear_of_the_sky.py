"""Words lie neither on the moon nor on the sun, which are as light as they are, at any size of letters."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest

from app.test_controls import reached
from app.test_every_screen_is_whole import dressed
from app.test_keyboard_on_every_screen import PAGES
from driver import Screen
from nightcaller.table.live.scene import Ended
from nightcaller.text import LANGUAGES
from seen import parts
from table.bots import sitting

Opened = Callable[..., tuple[Any, Screen]]
SCALES: Final = (1.0, 3.0)
DISC: Final = {"moon": 3.4, "sun": 4.5}
"""How wide the picture of each is, with its glow, in discs."""
RIM: Final = 0.9
"""Of its radius: letters may touch its edge."""


def on_it(screen: Screen) -> Iterator[str]:
    """Yield what is written on the moon or the sun."""
    for light in (item for item in screen.items() if item.objectName() in DISC and item.opacity() > 0.1):
        middle = light.mapRectToScene(light.boundingRect()).center()
        radius = light.width() / DISC[light.objectName()] / 2 * RIM
        for part in parts(screen):
            air = part.seen.height() * 0.2
            place = part.seen.adjusted(0, air, 0, -air)
            aside = max(place.left() - middle.x(), 0, middle.x() - place.right())
            above = max(place.top() - middle.y(), 0, middle.y() - place.bottom())
            # what is said stands on a strip of its own, over the hills
            if (
                part.text
                and part.name != "subtitle"
                and not place.isEmpty()
                and aside**2 + above**2 < radius**2
            ):
                yield f"{part.text!r} lies on the {light.objectName()}"


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_lie_on_the_moon_or_the_sun(open_stage: Opened, language: str) -> None:
    stage, screen = open_stage()
    screen.wait("moon")  # the sky is drawn when the first frame has been seen
    wrong: list[str] = []

    def look(name: str) -> None:
        for scale in SCALES:
            dressed(stage, screen, language, scale, (1280, 800))
            wrong.extend(f"{name} {scale:.0%}: {what}" for what in on_it(screen))

    stage.gathering.players = sitting(8).players
    stage.gathering.fit()
    for page in PAGES:
        stage.app.restart("Home", page)
        look(page)
    stage.play(reached(Ended))
    look("verdict")
    screen.hold("showEverything")
    look("end")
    stage._director.leave()
    assert wrong == []
