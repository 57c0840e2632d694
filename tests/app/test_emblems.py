"""Every card of every book has a drawn emblem of its own or of its kin."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import nightcaller
from nightcaller.rulebooks import books

SOURCE = (Path(nightcaller.__file__).parent / "qml/Nightcaller/Kit/RoleEmblem.qml").read_text("utf-8")
DRAWN, KIN = SOURCE.split("readonly property var kin")
NAMES = set(re.findall(r"^            (\w+): ", DRAWN, re.M))
RELATED = dict(re.findall(r"^            (\w+): \"(\w+)\"", KIN, re.M))


@pytest.mark.parametrize("book", books().values(), ids=books())
def test_every_role_and_office_has_an_emblem(book):
    ids = {role.rpartition(".")[2] for role in (*book.roles, *book.offices)}
    assert {name for name in ids if RELATED.get(name, name) not in NAMES} == set()
