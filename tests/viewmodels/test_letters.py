"""Letters large enough, rows in the middle, and only what can be done: what people see at once."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtQuick import QQuickItem
from pytestqt.qtbot import QtBot

from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Bulletin, Cover, Floor, Scene
from nightcaller.viewmodels.application import Appearance
from private_window import private_window
from public_window import PublicWindow
from table.bots import fill_in, keyed, play, sitting
from table.test_special_roles import KNIGHT, asleep, speeches, table
from viewmodels.private_table import came

OpenTable = Callable[..., PublicWindow]


def drawn(item: QQuickItem) -> float:
    """The size of an item's letters on the glass: what is asked for, times every scale above it."""
    size = float(item.property("font").pixelSize())
    above: QQuickItem | None = item
    while above is not None:
        size *= above.scale()
        above = above.parentItem()
    return size


def speaking(scene: Scene) -> bool:
    return isinstance(scene, Floor) and scene.label == "judge.speech"


def test_wrapped_buttons_stand_in_the_middle(open_table: OpenTable) -> None:
    window = open_table(languages=("zh-CN", "en"), size=(800, 1280), house={"sheriff": "no"})
    window.reach(speaking)
    window.window.grabWindow()
    rows = defaultdict(list)
    for name in ("declare", "next", "skipRest"):
        place = window.rectangle(name)
        rows[round(place.center().y() / 10)].append(place)
    assert len(rows) == 2
    for row in rows.values():
        middle = (min(place.left() for place in row) + max(place.right() for place in row)) / 2
        assert middle == pytest.approx(400, abs=3)


@pytest.mark.parametrize("seats", [12, 20])
def test_numbers_can_be_read_from_across_the_room(open_table: OpenTable, seats: int) -> None:
    """A twelfth of the height for a dozen; a crowd's tokens are filled by their numbers."""
    window = open_table(seats=seats, house={"sheriff": "no"})
    window.reach(speaking)
    window.window.grabWindow()
    token = window.find("seat1")
    asked = 800 / 12 if seats <= 12 else min(800 / 12, token.width() * 0.69)
    assert float(token.property("figure")) >= asked - 1


@pytest.mark.parametrize(("scale", "least"), [(1.0, 15), (3.0, 15)])
def test_a_declaration_can_be_read(qtbot: QtBot, scale: float, least: float) -> None:
    """Its three answers leave room for the question, however large the letters are to be.

    Private text is for the hand: comfortable at 50 cm, not readable at two metres.
    """
    evening: Evening = table()
    play(evening, asleep, until=speeches)
    evening.declare(KNIGHT)
    with private_window(evening, qtbot, languages=("zh-CN",), size=(800, 1280)) as window:
        window.app.look(Appearance(reduced_motion=True, text_scale=scale))
        window.identify()
        window.wait("word0-2")
        window.window.grabWindow()
        prompt = window.find("prompt0")
        assert drawn(prompt) >= least
        low = prompt.mapToScene(QPointF(0, prompt.height())).y()
        assert low <= min(window.rectangle(f"word0-{row}").top() for row in range(3))


def test_what_happened_yesterday_is_told_as_yesterdays(open_table: OpenTable) -> None:
    """An explosion ends the day: the news of it still belongs to that day."""
    window = open_table(house={"sheriff": "no"})
    window.reach(speaking)
    window.evening.declare(0)
    visit = window.evening.visit()
    visit.decide(["explode"])
    visit.finish()
    window.reach(lambda scene: isinstance(scene, Bulletin) and scene.kind == "news")
    assert window.bulletin.property("day") == 1
    assert window.evening.public.day == 2


def test_a_pack_that_has_agreed_is_one_line(qtbot: QtBot) -> None:
    evening = Evening(sitting(12, house={"sheriff": "no"}))
    with private_window(evening, qtbot) as window:
        told = []
        play(evening, keyed(5), until=lambda scene: isinstance(scene, Cover) and scene.purpose == "night")
        scene = evening.scene
        assert isinstance(scene, Cover)
        while scene.lap == 0:
            visit = evening.visit()
            fill_in(visit, 1, keyed(5))
            window.visit.show(visit)
            told.append(came(window.visit))
            window.visit.coverUp()
            visit.finish()
            scene = evening.scene
            assert isinstance(scene, Cover)
        assert ["ui-visit-proposed"] in told
        assert max(map(len, told)) <= 2
