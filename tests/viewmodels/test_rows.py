"""The list model changes only what changed."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

from PySide6.QtCore import QModelIndex
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from nightcaller import viewmodels
from nightcaller.viewmodels.rows import Rows, list_row


@list_row
class _Row:
    name: str
    is_dead: bool = False


def test_roles_are_the_fields_in_camel_case() -> None:
    assert {bytes(name.data()).decode() for name in Rows(_Row).roleNames().values()} == {"name", "isDead"}


def test_only_the_field_that_changed_is_announced(qtbot: QtBot) -> None:
    rows = Rows(_Row, [_Row("a"), _Row("b")])
    with qtbot.waitSignal(rows.dataChanged) as seen:
        rows.replace([_Row("a"), _Row("b", is_dead=True)])
    top, bottom, roles = seen.args
    assert (top.row(), bottom.row()) == (1, 1)
    assert [rows.roleNames()[role].toStdString() for role in roles] == ["isDead"]


def test_growing_and_shrinking_keep_the_rows_that_stay(qtmodeltester: ModelTester) -> None:
    rows = Rows(_Row)
    removed: list[tuple[int, int]] = []
    rows.rowsRemoved.connect(lambda _parent, first, last: removed.append((first, last)))
    rows.replace([_Row("a"), _Row("b"), _Row("c")])
    rows.replace([_Row("a")])
    assert removed == [(1, 2)]
    assert rows.rows == (_Row("a"),)
    qtmodeltester.check(rows)


def test_who_follows_what_is_announced_sees_what_is_there() -> None:
    """From every list of up to four rows to every other."""
    lists = [tuple(map(_Row, letters)) for size in range(5) for letters in product("ab", repeat=size)]
    for before, after in product(lists, repeat=2):
        rows, mirror = Rows(_Row, before), [one.name for one in before]

        def inserted(_parent: object, first: int, last: int, rows=rows, mirror=mirror) -> None:  # type: ignore[no-untyped-def]
            there = [
                *(one.name for one in rows.rows),
                *"???",
            ]  # nothing is there that is announced all the same
            mirror[first:first] = there[first : last + 1]

        def removed(_parent: object, first: int, last: int, mirror=mirror) -> None:  # type: ignore[no-untyped-def]
            del mirror[first : last + 1]

        def changed(top: QModelIndex, bottom: QModelIndex, _roles: object, rows=rows, mirror=mirror) -> None:  # type: ignore[no-untyped-def]
            for at in range(top.row(), bottom.row() + 1):
                mirror[at] = rows.rows[at].name

        rows.rowsInserted.connect(inserted)
        rows.rowsRemoved.connect(removed)
        rows.dataChanged.connect(changed)
        rows.replace(after)
        assert mirror == [one.name for one in rows.rows] == [one.name for one in after], (before, after)


def test_no_two_types_of_the_screens_share_a_name() -> None:
    """QML knows them by name alone: of two, one would be taken for the other, and its screen stay empty."""
    named: dict[str, list[str]] = {}
    for file in sorted(Path(viewmodels.__file__).parent.glob("*.py")):
        for name in re.findall(r"^@element\nclass (\w+)", file.read_text("utf-8"), re.MULTILINE):
            named.setdefault(name, []).append(file.name)
    assert len(named) > 40
    assert {name: files for name, files in named.items() if len(files) > 1} == {}


def test_a_row_has_no_rows() -> None:
    rows = Rows(_Row, [_Row("a"), _Row("b")])
    assert [rows.rowCount(), rows.rowCount(rows.index(0, 0))] == [2, 0]
