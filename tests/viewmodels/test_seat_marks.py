"""What everybody may see of a player stands at the seat: drawn, and in words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import nightcaller
from nightcaller.engine import View
from nightcaller.resources import shipped
from nightcaller.table.shelf.sitting import SeatedPlayer
from nightcaller.viewmodels.private_seats import kind_of, table_rows

PUBLIC_MARKS = [
    mark.replace("mark-", "", 1).replace("-", ".", 1)
    for mark in re.findall(r"^(mark-\S+) =", (shipped("i18n") / "en" / "judge.ftl").read_text("utf-8"), re.M)
]
DRAWN = (Path(nightcaller.__file__).parent / "qml/Nightcaller/Kit/SeatMark.qml").read_text("utf-8")


def test_there_are_public_marks():
    assert len(PUBLIC_MARKS) >= 3


@pytest.mark.parametrize("mark", PUBLIC_MARKS)
def test_every_public_mark_is_drawn_and_told(mark: str):
    assert re.search(rf"^\s+{kind_of(mark)}: \[", DRAWN, re.M), f"SeatMark cannot draw {mark}"
    public = View(-1, 4, 1, "day", (0, 1, 2, 3), {"judge.sheriff": 2}, {2: (mark,)}, None, (), {})
    rows = table_rows(tuple(SeatedPlayer(f"P{seat + 1}") for seat in range(4)), public)
    assert rows[2].marks == ("star", kind_of(mark))
    assert rows[2].told == (f"mark-{mark.replace('.', '-')}",)
    assert (rows[0].marks, rows[0].told) == ((), ())
