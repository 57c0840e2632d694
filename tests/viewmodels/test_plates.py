"""The plates with the names around a table: none lies over a neighbour's number."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtQuick import QQuickItem

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
