"""What the tests of the game's public screens share."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from complaints import complaints
from nightcaller.table.live.evening import Evening
from nightcaller.table.shelf.sitting import Sitting
from public_window import PublicWindow, public_window, sitting

OpenTable = Callable[..., PublicWindow]


@pytest.fixture
def open_table(qtbot: QtBot, qtlog: Any) -> Iterator[OpenTable]:
    """Sit people down: ``table = open_table(languages=("zh-CN",), house={"sheriff": "no"})``.

    Keyword arguments are those of `public_window` and of `Sitting`. Anything that Qt or QML complains about
    fails the test.
    """
    with ExitStack() as stack:

        def sit_down(evening: Evening | None = None, **arguments: Any) -> PublicWindow:
            look = {
                key: arguments.pop(key) for key in ("languages", "size", "reduced_motion") if key in arguments
            }
            agreed: Sitting = sitting(**arguments)
            return stack.enter_context(public_window(evening or Evening(agreed), qtbot, **look))

        yield sit_down
    assert not complaints(qtlog), complaints(qtlog)
