"""Words lie neither on the moon nor on the sun, which are as light as they are, at any size of letters."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from PySide6.QtCore import QObject
from PySide6.QtQuick import QQuickItem

from app.test_controls import reached
from app.test_every_screen_is_whole import dressed
from app.test_keyboard_on_every_screen import PAGES
from driver import Screen
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Bulletin, Ended
from nightcaller.text import LANGUAGES
from seen import parts
from table.bots import keyed, play, sitting

Opened = Callable[..., tuple[Any, Screen]]
SCALES: Final = (1.0, 3.0)
MOMENTS: Final = 12
"""At so many moments of a rise it is looked at where the sun is."""
DISC: Final = {"moon": 3.4, "sun": 4.5}
"""How wide the picture of each is, with its glow, in discs."""
RIM: Final = 0.9
"""Of its radius: letters may touch its edge."""


def on_a_button(item: QQuickItem | None) -> bool:
    """Whether a text stands on the plate of a button."""
    while item is not None and not item.inherits("QQuickAbstractButton"):
        item = item.parentItem()
    return item is not None


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
            # what is said stands on a strip of its own, over the hills, and so does what a button says
            if (
                part.text
                and part.name != "subtitle"
                and not on_a_button(part.item)
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


def page_of(screen: Screen) -> QQuickItem:
    """The open page: it says where sun and moon are to stand, and how wide what is on it may be."""
    return next(item for item in screen.items() if item.property("contentWidth") and item.property("sunX"))


def dawned(evening: Evening) -> Evening:
    """Play on until day breaks."""
    play(evening, keyed(1), until=lambda scene: isinstance(scene, Bulletin) and scene.kind == "dawn")
    return evening


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1024, 600), (1280, 800), (800, 1280)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_lie_on_the_sun_at_any_moment_of_its_rise(
    open_stage: Opened, language: str, size: tuple[int, int]
) -> None:
    stage, screen = open_stage()
    screen.wait("moon")
    evening = dawned(Evening(sitting(8)))
    stage.play(evening)
    wrong: list[str] = []
    for name in ("dawn", "day"):
        for scale in SCALES:
            dressed(stage, screen, language, scale, size)
            sky, page = screen.find("sky"), page_of(screen)
            goal = page.property("dawn"), page.property("day")
            for moment in range(MOMENTS + 1):
                for light, bright in zip(("dawn", "day"), goal, strict=True):
                    sky.setProperty(light, bright * moment / MOMENTS)
                wrong += [f"{name} {scale:.0%} {moment}/{MOMENTS}: {what}" for what in on_it(screen)]
        if name == "dawn":
            evening.acknowledge()
    stage._director.leave()
    assert wrong == []


def test_the_sun_is_seen_nowhere_on_its_way(open_stage: Opened) -> None:
    """It rises where it will stand, and is away for a moment where the next page has it elsewhere."""
    stage, screen = open_stage()
    screen.wait("moon")
    stage.app.look(stage.app.appearance._replace(reduced_motion=False))
    evening = dawned(Evening(sitting(8)))
    sky, sun = screen.find("sky"), stage.window.findChild(QObject, "sun")
    assert sky.property("rise") == 0
    stage.play(evening)
    assert sky.property("rise") < 0.5, "it has only begun"
    page = page_of(screen)
    assert (sky.property("sunX"), sky.property("sunY")) == (page.property("sunX"), page.property("sunY"))
    screen.qtbot.waitUntil(lambda: sky.property("rise") == 1)
    evening.acknowledge()
    page = page_of(screen)
    assert sun.property("opacity") == 0
    assert (sky.property("sunX"), sky.property("sunY")) == (page.property("sunX"), page.property("sunY"))
    screen.qtbot.waitUntil(lambda: sun.property("opacity") == 1)
    stage._director.leave()
