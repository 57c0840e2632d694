"""A guest's face looks over the left shoulder of her token: it lies over no words but those at its own seat.

Over no button either: however many sit there, whatever is asked of them, and as the window is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import cycle, product
from operator import itemgetter
from typing import Any, Final

import pytest
from PySide6.QtCore import QPointF

from app.test_every_screen_is_whole import dressed
from driver import Screen, read_all
from nightcaller.faces import FACES
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Calling, Console, Cover, Floor, Hands, PublicChoice, Race, Scene
from nightcaller.table.shelf.sitting import SeatedPlayer
from nightcaller.text import LANGUAGES
from parts import whole
from seen import core, parts
from table.bots import keyed, play, sitting

Opened = Callable[..., tuple[Any, Screen]]
SIZES: Final = ((1280, 800), (1024, 600), (1366, 768), (1920, 1080), (800, 1280))
SCALES: Final = (1.0, 1.5, 2.0)
TABLES: Final[tuple[tuple[type[Scene], dict[str, Any]], ...]] = (
    (Cover, {}),
    (Race, {}),
    (Floor, {}),
    (Hands, {}),
    (PublicChoice, {}),
    (Calling, {"style": "eyes_closed"}),
    (Console, {"style": "narrator"}),
)


EVERY: Final = whole("faces")
"""Every number of guests at every size of letters in every window: half an hour of a core."""
ROUND: Final = (
    [*product(range(4, 17), LANGUAGES)]
    if EVERY
    else [*zip((4, 7, 9, 11, 16), cycle(LANGUAGES), strict=False)]
)
"""How many sit there, and what they read."""


def evenings(seats: int, named: str = "P") -> Iterator[Evening]:
    """Every kind of page with a ring of so many faces."""
    players = tuple(SeatedPlayer(f"{named}{seat + 1}", face=FACES[seat]) for seat in range(seats))
    for kind, table in TABLES:
        for seed in range(8):
            evening = Evening(sitting(seats, players=players, **table))

            def there(scene: Scene, kind: type[Scene] = kind) -> bool:
                return isinstance(scene, kind) and getattr(scene, "purpose", "night") == "night"

            play(evening, keyed(seed), until=there)
            if there(evening.scene):
                yield evening
                break


def opened(stage: Any, screen: Screen, tables: Iterable[Evening]) -> Iterator[Evening]:
    """Each of these evenings with its page open, as whoever it is for sees it; then it is left."""
    for evening in tables:
        stage.play(evening)
        read_all(stage.app)
        stage.app.uncover()
        if isinstance(evening.scene, Cover):
            screen.come_in()
        if isinstance(evening.scene, Calling):
            stage._director.calling.begin()
        yield evening
        stage._director.leave()


def over_words(screen: Screen) -> Iterator[str]:
    """Yield what a face lies over."""
    faces = [
        (item.parentItem(), item)
        for item in screen.items()
        if item.objectName() == "badge" and item.property("drawn")
    ]
    others = parts(screen)
    for token, badge in faces:
        middle = badge.mapToScene(QPointF(badge.width() / 2, badge.height() / 2))
        radius = badge.mapRectToScene(badge.boundingRect()).width() / 2
        for part in others:
            item = part.item
            while item is not None and not item.objectName().startswith("seat"):
                item = item.parentItem()
            place = core(part)
            if item is not None or place.isEmpty():
                continue
            aside = max(place.left() - middle.x(), 0, middle.x() - place.right())
            above = max(place.top() - middle.y(), 0, middle.y() - place.bottom())
            if aside**2 + above**2 < radius**2:
                yield f"{token.objectName()} lies over {part.name} {part.text!r}"


def looks(turn: int) -> list[tuple[tuple[int, int], float]]:
    """Windows and sizes of letters, size after size: what a window leaves out here it has on the next page,
    and on this one at the next table. So every page is seen in every window with every size.
    """
    every = product(SIZES, SCALES)
    turned = ((size, SCALES[(at + turn) % len(SCALES)]) for at, size in enumerate(SIZES))
    return sorted(every if EVERY else turned, key=itemgetter(1))


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "language"), ROUND)
def test_no_face_lies_over_words(open_stage: Opened, seats: int, language: str) -> None:
    stage, screen = open_stage()
    wrong: list[str] = []
    looked = 0
    for page, evening in enumerate(opened(stage, screen, evenings(seats))):
        for size, scale in looks(seats + page):
            dressed(stage, screen, language, scale, size)
            looked += screen.has("badge")
            told = f"{type(evening.scene).__name__} {size} {scale:.0%}"
            wrong += [f"{told}: {what}" for what in over_words(screen)]
    assert looked
    assert not wrong, "\n".join(wrong)
