"""The plates with the names around a table: none lies over a neighbour's number."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations
from typing import Any, Final

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtQuick import QQuickItem

from app.test_faces_keep_clear import evenings, opened
from nightcaller.table.live.scene import Floor
from nightcaller.table.shelf.sitting import SeatedPlayer
from table.bots import keyed, play, sitting

SIZES: Final = ((1280, 800), (1024, 600), (800, 1280), (640, 800), (480, 853))
GIVEN = "雪霜云雨风雷电虹霞雾露冰泉月星"


def part(token: QQuickItem, name: str) -> QRectF:
    """Return where a part of a seat's token is, in window coordinates."""
    (item,) = (child for child in token.childItems() if child.objectName() == name)
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


@pytest.mark.parametrize("size", [(1280, 800), (1024, 600)])
@pytest.mark.parametrize("people", [10, 12, 15])
def test_no_name_lies_over_a_number(
    open_stage: Callable[..., Any], people: int, size: tuple[int, int]
) -> None:
    stage, screen = open_stage(screen="Players", language="zh-CN")
    screen.shape(*size)
    for number in range(people):
        stage.app.property("model").add("欧阳慕" + GIVEN[number])
    screen.window.grabWindow()
    tokens = [screen.find(f"seat{number + 1}") for number in range(people)]
    for one, other in permutations(tokens, 2):
        assert not part(one, "plate").intersects(part(other, "badge")), (one, other)


@pytest.mark.parametrize("size", [(1280, 800), (1024, 600)])
def test_a_name_is_a_little_smaller_rather_than_short_of_its_end(
    open_stage: Callable[..., Any], size: tuple[int, int]
) -> None:
    """Where two people are tapped who sit in each other's seats, the ring has half of the window."""
    stage, screen = open_stage()
    players = tuple(SeatedPlayer(name) for name in ("Bartholomew", "Christopher") for _seat in range(6))
    stage.begin(sitting(12, style="narrator", players=players))
    play(stage._director.evening, keyed(1), until=lambda scene: isinstance(scene, Floor))
    stage.app.open("Mishap")
    stage.app.property("model").choose(3)
    stage.app.property("model").chooseWay(0)
    screen.shape(*size)
    screen.window.grabWindow()
    assert screen.has("seat7")
    assert [text for text in screen.cut_off() if text in {"Bartholomew", "Christopher"}] == []


@pytest.mark.parametrize("people", [5, 8, 12, 15])
def test_no_name_leaves_the_ring(open_stage: Callable[..., Any], people: int) -> None:
    """Whoever sits at the edge of an upright window has as much of a name as the others."""
    stage, screen = open_stage()
    wrong = []
    for evening in opened(stage, screen, evenings(people, "Maximilian Theodor")):
        for size in SIZES:
            screen.resize(*size)
            tokens = [screen.find(f"seat{number + 1}") for number in range(people)]
            for number, token in enumerate(tokens, 1):
                ring, plate = token.parentItem(), part(token, "plate")
                edge = ring.mapRectToScene(QRectF(0, 0, ring.width(), ring.height()))
                if plate.left() < edge.left() - 1 or plate.right() > edge.right() + 1:
                    wrong.append((type(evening.scene).__name__, size, number, plate.getRect()))
    assert wrong == []
